import type { Readable } from 'node:stream'
import { exportarCiudad } from '@catastro/domain/exportacion/llamadas'
import yazl from 'yazl'
import { comoArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { turnoDeLectura } from '../plataforma/proceso/lecturasLargas.ts'
import { type Pieza, piezasDe } from './piezas.ts'

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

/** Made while it is sent: each piece is opened when its turn comes. */
function enZip(piezas: readonly Pieza[]): Readable {
  const zip = new yazl.ZipFile()
  const salida = zip.outputStream as Readable
  zip.on('error', (error: Error) => salida.destroy(error))
  for (const { nombre, abrir } of piezas) {
    zip.addReadStreamLazy(nombre, { compress: !nombre.startsWith('archivos/') }, (listo) => {
      abrir().then(
        (contenido) => {
          contenido.on('error', (error) => salida.destroy(error))
          listo(null, contenido)
        },
        (error: Error) => listo(error, null as never),
      )
    })
  }
  zip.end()
  return salida
}
