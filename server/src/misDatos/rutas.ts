import { bajarMisDatos } from '@catastro/domain/misDatos/llamadas'
import { ARCHIVO_DE_MIS_DATOS } from '@catastro/domain/misDatos/mensajes'
import { enZip } from '../exportacion/enZip.ts'
import { comoArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { turnoDeLectura } from '../plataforma/proceso/lecturasLargas.ts'
import { piezasDe } from './piezas.ts'

export function rutasDeMisDatos(rutas: Rutas, diasDeObra: number): void {
  rutas.on(bajarMisDatos, async ({ db, almacen, quien, reply, mostrar }) => {
    const soltarTurno = await turnoDeLectura(quien.idPersona)
    try {
      const zip = enZip(await piezasDe({ db, almacen, quien, diasDeObra, mostrar }))
      zip.on('close', () => soltarTurno?.())
      comoArchivo(reply, 'application/zip', ARCHIVO_DE_MIS_DATOS)
      return zip
    } catch (error) {
      soltarTurno?.()
      throw error
    }
  })
}
