import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../appDePrueba.ts'
import { pedidoDeSubida } from '../carpetasDePrueba.ts'
import { PDF } from '../multiparte.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

/** Over a real socket: whoever sends too much, or what nobody asked to read, gets the answer and not a cut line. */
let portal: AppDePrueba
let direccion: string
beforeAll(async () => {
  portal = await appDePrueba()
  direccion = await portal.app.listen({ port: 0, host: '127.0.0.1' })
})

const MEGA = 1024 * 1024
const formulario = (...tamanos: number[]) => {
  const datos = new FormData()
  datos.set('idCarpeta', '1001')
  tamanos.forEach((bytes, n) => {
    datos.append('files', new Blob([PDF, Buffer.alloc(bytes - PDF.length)]), `plano-${n}.pdf`)
  })
  return datos
}
async function mandar(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const respuesta = await fetch(`${direccion}/api${path}`, { method: 'POST', headers, body })
  return [respuesta.status, ((await respuesta.json()) as { message: string }).message]
}
const PABLO = { authorization: CUIL.pablo }

describe('un envío grande', () => {
  it.each([
    ['un archivo de 11 MB', [11 * MEGA], 413, 'Archivos: el archivo «plano-0.pdf» supera los 10 MB'],
    ['el segundo de 40 MB', [MEGA, 40 * MEGA], 413, 'Archivos: el archivo «plano-1.pdf» supera los 10 MB'],
    ['seis de 5 MB', Array(6).fill(5 * MEGA), 400, 'No puede adjuntar mas de 5 archivos'],
  ])('%s', async (_caso, tamanos, estado, message) => {
    await sinDejarRastro(portal, async () => {
      expect(await mandar('/documentacion/carpetaProfesional', formulario(...tamanos), PABLO)).toEqual([
        estado,
        message,
      ])
    })
  })

  it('de más de lo que nadie mandaría se rechaza sin leerlo', async () => {
    const pedido = pedidoDeSubida({ idCarpeta: 1001 })
    const headers = { ...pedido.headers, 'content-length': String(6 * 11 * MEGA + 1) }
    await esperarRechazo(
      portal,
      'pablo',
      { ...pedido, headers },
      {
        status: 413,
        message: 'Archivos: lo enviado pesa demasiado; cada archivo puede pesar hasta 10 MB',
        path: 'files',
      },
    )
  })

  it('y si no dice cuánto es, se contesta donde pasa de lo que se admite, y nada queda', async () => {
    await sinDejarRastro(portal, async () => {
      const { hostname, port } = new URL(direccion)
      const headers = { ...PABLO, 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' }
      const pedido = request({ hostname, port, method: 'POST', path: '/api/documentacion/carpetaProfesional', headers })
      const fin = new Promise<IncomingMessage>((resolve) => pedido.on('response', resolve).on('error', () => {}))
      pedido.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\n')
      const trozo = Buffer.alloc(MEGA)
      let contestado = false
      fin.then(() => {
        contestado = true
      })
      for (let megas = 0; megas < 200 && !pedido.destroyed && !contestado; megas++) {
        if (!pedido.write(trozo)) await Promise.race([fin, once(pedido, 'drain').catch(() => {})])
      }
      expect((await fin).statusCode).toBe(413)
      pedido.destroy()
    })
  })

  it('sin sesión, o de quien no puede, se contesta sin leerlo', async () => {
    const sinSesion = 'Su sesión no es válida o ha terminado. Ingrese nuevamente'
    expect(await mandar('/documentacion/carpetaProfesional', formulario(9 * MEGA))).toEqual([401, sinSesion])
    const deLucia = await mandar('/documentacion/alta', formulario(9 * MEGA), { authorization: CUIL.lucia })
    expect(deLucia).toEqual([403, 'Su perfil no permite esta operación'])
    const comoTexto = await mandar('/documentacion/alta', 'x'.repeat(9 * MEGA), PABLO)
    expect(comoTexto).toEqual([415, 'El pedido debe ser multipart/form-data'])
  })
})
