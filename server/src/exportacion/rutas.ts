import { exportarCiudad } from '@catastro/domain/exportacion/llamadas'
import { comoArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { turnoDeLectura } from '../plataforma/proceso/lecturasLargas.ts'
import { enZip } from './enZip.ts'
import { piezasDe } from './piezas.ts'

export function rutasDeExportacion(rutas: Rutas): void {
  rutas.on(exportarCiudad, async ({ db, almacen, quien, params: { que }, reply, mostrar }) => {
    const soltarTurno = await turnoDeLectura(quien.idPersona)
    const client = await db.$client.connect()
    let suelto = false
    /** `cortado`: in the middle of a reading; that connection serves nobody else. */
    const soltar = (cortado: boolean) => {
      if (suelto) return
      suelto = true
      client.release(cortado)
      soltarTurno?.()
    }
    try {
      const piezas = await piezasDe({ client, mostrar, ...(que === 'todo' && { almacen }) }, () => soltar(false))
      const zip = enZip(piezas)
      zip.on('close', () => soltar(true))
      comoArchivo(reply, 'application/zip', 'ciudad.zip')
      return zip
    } catch (error) {
      soltar(true)
      throw error
    }
  })
}
