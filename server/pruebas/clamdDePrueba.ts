import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** As the industry writes it, in halves, so that no scanner takes this very file for one. */
export const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))

/** Bytes that one piece of what a command carries may have, all together: as clamd's StreamMaxLength. */
const MAXIMO = 5 * 1024 * 1024

/** A clamd over a socket of its own: it knows one thing, wherever in a file it stands. `puerto`: one that was given up before. */
export async function clamdDePrueba(puerto = 0) {
  const conexiones = new Set<Socket>()
  let revisados = 0
  const servidor = createServer((conexion) => {
    conexiones.add(conexion)
    conexion.on('close', () => conexiones.delete(conexion))
    conexion.on('error', () => {})
    let recibido = Buffer.alloc(0)
    conexion.on('data', (trozo) => {
      recibido = Buffer.concat([recibido, trozo])
      const dice = veredicto(recibido)
      if (dice === null) return
      revisados += 1
      conexion.end(`${dice}\0`)
    })
  }).listen(puerto, '127.0.0.1')
  await once(servidor, 'listening')
  const direccion = servidor.address()
  if (typeof direccion !== 'object' || !direccion) throw new Error('sin puerto')
  return {
    puerto: direccion.port,
    url: `tcp://127.0.0.1:${direccion.port}`,
    revisados: () => revisados,
    async cerrar() {
      for (const conexion of conexiones) conexion.destroy()
      servidor.close()
      await once(servidor, 'close')
    },
  }
}

/** null while there is more to come. */
function veredicto(recibido: Buffer): string | null {
  const orden = 'zINSTREAM\0'
  if (recibido.length < orden.length) return null
  if (recibido.toString('latin1', 0, orden.length) !== orden) return 'UNKNOWN COMMAND'
  const trozos: Buffer[] = []
  let lugar = orden.length
  let total = 0
  while (recibido.length >= lugar + 4) {
    const largo = recibido.readUInt32BE(lugar)
    if (largo === 0) return Buffer.concat(trozos).includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
    total += largo
    if (total > MAXIMO) return 'INSTREAM size limit exceeded. ERROR'
    if (recibido.length < lugar + 4 + largo) return null
    trozos.push(recibido.subarray(lugar + 4, lugar + 4 + largo))
    lugar += 4 + largo
  }
  return null
}
