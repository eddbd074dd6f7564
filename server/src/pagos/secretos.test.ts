import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { baseVacia } from '../../pruebas/baseDePrueba.ts'
import { COMERCIO, pasarelaDePrueba } from '../../pruebas/pasarelaDePrueba.ts'
import { plusPagos } from '../plataforma/proveedorDePagos/plusPagos.ts'

it('ni las claves del proveedor ni los datos del pagador salen en respuestas, errores o registros', async () => {
  let registro = ''
  const destinoDeRegistro = new Writable({
    write(trozo, _codificacion, listo) {
      registro += String(trozo)
      listo()
    },
  })
  const sustituto = await pasarelaDePrueba((await baseVacia()).$client)
  const portal = await appDePrueba({
    proveedor: plusPagos(sustituto.ajustes),
    destinoDeRegistro,
    ajustes: {
      NIVEL_DE_REGISTRO: 'debug',
      PAGOS_COMERCIO: COMERCIO.comercio,
      PAGOS_GUID: COMERCIO.guid,
      PAGOS_FRASE: COMERCIO.frase,
      PAGOS_SECRETO: COMERCIO.secreto,
    },
  })
  const respuestas: string[] = []
  const pedir = async (quien: 'clara' | 'lucia', method: 'GET' | 'POST', camino: string, payload?: object) => {
    const respuesta = await portal.como(quien, { method, url: `/api${camino}`, ...(payload && { payload }) })
    respuestas.push(JSON.stringify(respuesta.headers), respuesta.body)
    return respuesta
  }
  try {
    const { idPago, fields } = (
      await pedir('clara', 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron: '100001' })
    ).json()
    await sustituto.enviarFormulario(fields)
    await pedir('clara', 'POST', '/pagos/notificacion', {
      TransaccionComercioId: 'T0000001',
      InformacionPagador: { Nombre: 'PAGADOR-SECRETO' },
    })
    await pedir('clara', 'GET', `/pagos/estado/${idPago}`)
    await sustituto.mandar('fallar', { modo: 'error' })
    expect((await pedir('lucia', 'POST', '/pagos/conciliar', { idPago })).statusCode).toBe(503)
    await expect(portal.trabajar('comparar-pagos')).rejects.toThrow(/^El proveedor de pagos no respondió: lista 500$/)
    await sustituto.cerrar()
    expect((await pedir('lucia', 'POST', '/pagos/conciliar', { idPago })).statusCode).toBe(503)
    for (const camino of ['/pagos/mios', `/pagos/ver/${idPago}`, '/openapi.json']) await pedir('clara', 'GET', camino)
    for (const camino of ['/pagos/listar', `/pagos/eventos/${idPago}`]) await pedir('lucia', 'GET', camino)
    respuestas.push((await portal.app.inject({ url: '/config.json' })).body)
  } finally {
    await sustituto.cerrar()
  }
  expect(registro).toContain('/api/pagos/conciliar')
  expect(respuestas.join('')).toContain('T0000001')
  const todo = registro + respuestas.join('\n')
  const prohibidos = [COMERCIO.guid, COMERCIO.frase, COMERCIO.secreto, 'PAGADOR-SECRETO', 'Bearer ']
  expect(prohibidos.filter((prohibido) => todo.includes(prohibido))).toEqual([])
})
