// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rechazo } from '../../pruebas/declaradas.ts'
import { atiende, falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { conServidor, entrarComo, ROLES, usuario } from '../../pruebas/servidor.ts'
import { conLlave, telefonoVacio } from '../../pruebas/telefono.ts'
import { listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import { almacen } from '../telefono/almacen.ts'
import { agregarFoto } from '../telefono/fotosGuardadas.ts'
import { sha256 } from '../telefono/huella.ts'
import { pendientesDe, rechazoDe } from '../telefono/pendientes.ts'
import { enviadasDe, firmarVisita, guardarVisita, visitaNueva } from '../telefono/visitasGuardadas.ts'
import { enviarLoQueEspera, useEstadoDelEnvio } from './enviar.ts'

conServidor()

/** The `operador` of tests. */
const YO = 14
beforeEach(async () => {
  entrarComo('operador')
  await conLlave(YO)
  await conLlave(99)
})
afterEach(async () => {
  await telefonoVacio()
  useEstadoDelEnvio.setState({ enviando: false, problema: null })
})

async function firmada(idPersona = YO, idVisita = 7) {
  const visita = await guardarVisita(visitaNueva(idPersona, visitaDePrueba({ idVisita }), listaDePrueba))
  const contenido = JSON.stringify({ visita: idVisita })
  return firmarVisita(visita, { contenido, sha256: await sha256(contenido), idsDeFotos: [] })
}
const soy = (id: number) =>
  responde('GET /catastroInicio/authStatus', { usuarioSinContraseña: usuario(id), roles: [...ROLES.operador] })
const recibo = (id: string, huella: string) => ({
  ok: true,
  message: 'Recibida',
  situacion: 'RECIBIDA' as const,
  motivo: null,
  recibo: { clase: 'RESULTADO' as const, id, sha256: huella, recibidoEl: '2026-11-23T12:00:00.000Z' },
})
const recibeResultados = () =>
  atiende('POST /visitas/resultado', async ({ json }) => {
    const { id, contenido } = await json()
    return recibo(id, await sha256(contenido))
  })
const esperan = async (idPersona = YO) => (await pendientesDe(idPersona)).length
const hechas = () => llamadas.map(({ nombre }) => nombre)
const problema = () => useEstadoDelEnvio.getState().problema

test('los resultados, cada uno una vez; no queda nada', async () => {
  soy(YO)
  recibeResultados()
  await firmada(YO, 9)
  await firmada(YO, 7)
  await enviarLoQueEspera()
  expect(llamadas.map(({ cuerpo }) => (cuerpo as { idVisita: number }).idVisita).sort()).toEqual([7, 9])
  expect(await esperan()).toBe(0)
  expect(problema()).toBeNull()
})

test('sin nada que enviar no se le pregunta nada a nadie', async () => {
  await enviarLoQueEspera()
  expect(hechas()).toEqual([])
})

test('pedido dos veces a la vez, cada cosa va una vez', async () => {
  soy(YO)
  recibeResultados()
  await firmada()
  await Promise.all([enviarLoQueEspera(), enviarLoQueEspera(), enviarLoQueEspera()])
  expect(hechas()).toEqual(['POST /visitas/resultado'])
})

test('lo que otra pestaña firma mientras se envía va en el mismo envío, aunque ella no lo pida', async () => {
  soy(YO)
  let firmoLaOtra = false
  atiende('POST /visitas/resultado', async ({ json }) => {
    if (!firmoLaOtra) await firmada(YO, 9)
    firmoLaOtra = true
    const { id, contenido } = await json()
    return recibo(id, await sha256(contenido))
  })
  await firmada(YO, 7)
  await enviarLoQueEspera()
  expect(llamadas.map(({ cuerpo }) => (cuerpo as { idVisita: number }).idVisita)).toEqual([7, 9])
  expect(await esperan()).toBe(0)
})

test('la página de ingreso de un Wi-Fi, que contesta 200, no es un recibo', async () => {
  soy(YO)
  await firmada()
  atiende('POST /visitas/resultado', () => HttpResponse.html('<html><form action="/login"></form></html>'))
  await enviarLoQueEspera()
  expect(await esperan()).toBe(1)
  expect(problema()?.texto).toMatch(/^Contestó otra página y no el portal/)
})

test('tampoco lo es la que contesta por la sesión: nada sale', async () => {
  await firmada()
  atiende('GET /catastroInicio/authStatus', () => HttpResponse.html('<html>Wi-Fi</html>'))
  await enviarLoQueEspera()
  expect(hechas()).toEqual([])
  expect(problema()?.clase).toBe('PORTAL')
})

test.each([
  ['de otro envío', (id: string, huella: string) => recibo(`${id}0`, huella)],
  ['de otros bytes', (id: string) => recibo(id, '0'.repeat(64))],
  ['sin recibo', () => ({ ok: true, message: 'Recibida' })],
])('un recibo %s no cuenta', async (_, contesta) => {
  soy(YO)
  const { idResultado, firmada: firma } = await firmada()
  atiende('POST /visitas/resultado', () => contesta(idResultado, firma?.sha256 ?? '') as never)
  await enviarLoQueEspera()
  expect(await esperan()).toBe(1)
})

test('lo que el portal aparta para el jefe terminó, y dice por qué', async () => {
  soy(YO)
  const { idResultado, firmada: firma } = await firmada()
  responde('POST /visitas/resultado', {
    ...recibo(idResultado, firma?.sha256 ?? ''),
    situacion: 'APARTADA',
    motivo: 'La visita se había cancelado',
  })
  await enviarLoQueEspera()
  expect(await esperan()).toBe(0)
  const [enviada] = await enviadasDe(YO)
  expect(enviada?.recibo).toMatchObject({ situacion: 'APARTADA', motivo: 'La visita se había cancelado' })
  expect(enviada?.apartes).toEqual(['La visita se había cancelado'])
})

test('se perdió la respuesta después de guardar: se manda lo mismo, con el mismo número', async () => {
  soy(YO)
  await firmada()
  atiende('POST /visitas/resultado', () => HttpResponse.error() as HttpResponse<string>)
  await enviarLoQueEspera()
  expect([await esperan(), problema()?.clase]).toEqual([1, 'SENAL'])
  recibeResultados()
  await enviarLoQueEspera()
  expect(await esperan()).toBe(0)
  expect(llamadas[1]?.cuerpo).toEqual(llamadas[0]?.cuerpo)
})

test('la sesión terminó: espera, pide ingresar y no se va de la pantalla', async () => {
  await firmada()
  falla('GET /catastroInicio/authStatus', 401, 'Ingrese de nuevo')
  await enviarLoQueEspera()
  expect([await esperan(), problema()?.clase]).toEqual([1, 'SESION'])
  expect(localStorage.getItem('token')).toBe('token-de-prueba')
})

test('en el teléfono entró otro inspector: ni ve ni envía lo del primero', async () => {
  await firmada(99)
  soy(YO)
  await enviarLoQueEspera()
  expect(hechas()).toEqual([])
  expect(await esperan()).toBe(0)
  expect(await esperan(99)).toBe(1)
})

test('la otra pestaña cambió de persona sin que esta lo sepa: no se envía nada con su sesión', async () => {
  await firmada()
  soy(99)
  await enviarLoQueEspera()
  expect(hechas()).toEqual([])
  expect(problema()?.texto).toMatch(/^En este teléfono entró otra persona/)
})

test('lo que el portal no admite queda guardado y dicho, y lo demás sigue', async () => {
  soy(YO)
  await firmada(YO, 7)
  await firmada(YO, 8)
  atiende('POST /visitas/resultado', async ({ json }) => {
    const { id, idVisita, contenido } = await json()
    if (idVisita === 8) return recibo(id, await sha256(contenido))
    return rechazo(404, 'La visita no existe')
  })
  await enviarLoQueEspera()
  expect((await pendientesDe(YO)).map(rechazoDe)).toEqual(['La visita no existe'])
  await enviarLoQueEspera()
  expect(hechas()).toHaveLength(2)
})

test('una foto que se dañó en el teléfono se dice y no se envía; lo demás sigue', async () => {
  soy(YO)
  recibeResultados()
  await firmada(YO, 7)
  const visita = visitaNueva(YO, visitaDePrueba({ idVisita: 8 }), listaDePrueba)
  const foto = await agregarFoto(await guardarVisita(visita), new File(['abc'], 'foto.jpg'), null)
  await firmarVisita(visita, { contenido: '{}', sha256: await sha256('{}'), idsDeFotos: [foto.id] })
  const bytes = await (await almacen()).get('bytes', foto.id)
  if (bytes) await (await almacen()).put('bytes', { ...bytes, datos: bytes.datos.slice(1) })
  await enviarLoQueEspera()
  expect(hechas()).toEqual(['POST /visitas/resultado', 'POST /visitas/resultado'])
  expect((await pendientesDe(YO)).map(rechazoDe)).toEqual(['se dañó en el teléfono, y así no se puede enviar'])
})

test.each([500, 503, 429, 408])('con %i se detiene y se intenta de nuevo', async (status) => {
  soy(YO)
  await firmada(YO, 7)
  await firmada(YO, 8)
  falla('POST /visitas/resultado', status, 'Espere un momento')
  await enviarLoQueEspera()
  expect(hechas()).toHaveLength(1)
  expect((await pendientesDe(YO)).map(rechazoDe)).toEqual([null, null])
})

test('la página de error de un proxy no es una negativa del portal', async () => {
  soy(YO)
  await firmada()
  atiende('POST /visitas/resultado', () => HttpResponse.html('<html>Forbidden</html>', { status: 403 }))
  await enviarLoQueEspera()
  expect((await pendientesDe(YO)).map(rechazoDe)).toEqual([null])
})
