// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { conServidor, servidor } from '../pruebas/servidor.ts'
import { adelantar, main, pedir as pedirCrudo } from './cliente.ts'
import { adelantarQuienEs, quienEs } from './persona.ts'

conServidor()

/** Answers by token, and counts what it was asked. */
function contando() {
  const preguntados: (string | null)[] = []
  servidor.use(
    http.get('*/catastroInicio/authStatus', ({ request }) => {
      const token = request.headers.get('authorization')
      preguntados.push(token)
      if (token === 'malo') return HttpResponse.json({ ok: false, msg: 'no' }, { status: 401 })
      return HttpResponse.json({ ok: true, usuarioSinContraseña: { id_persona: 7 }, roles: [] })
    }),
  )
  return preguntados
}

test('lo que se preguntó antes sirve una vez, y solo a su token', async () => {
  const preguntados = contando()
  adelantarQuienEs('uno')
  expect((await quienEs('uno'))?.usuario.id_persona).toBe(7)
  expect(preguntados).toEqual(['uno'])
  expect((await quienEs('uno'))?.usuario.id_persona).toBe(7)
  expect(preguntados).toEqual(['uno', 'uno'])
  adelantarQuienEs('uno')
  expect(await quienEs('malo')).toBeNull()
  expect((await quienEs('uno'))?.usuario.id_persona).toBe(7)
  expect(preguntados).toEqual(['uno', 'uno', 'uno', 'malo'])
})

test('lo que una pantalla pregunta antes de llegar le sirve una vez, y después de enviar algo, ya no', async () => {
  let preguntadas = 0
  servidor.use(
    http.get('*/inicio/pendientes', ({ request }) => {
      preguntadas += 1
      return HttpResponse.json({ de: request.headers.get('authorization') })
    }),
    http.post('*/catastroInicio/calle', () => HttpResponse.json({ ok: true, message: 'Agregada' })),
  )
  localStorage.setItem('token', 'uno')
  const pedir = () => main('GET /inicio/pendientes')
  adelantar('uno')('GET /inicio/pendientes')
  expect(await pedir()).toEqual({ de: 'uno' })
  expect(preguntadas).toBe(1)
  await pedir()
  expect(preguntadas).toBe(2)
  adelantar('otro')('GET /inicio/pendientes')
  expect(await pedir()).toEqual({ de: 'uno' })
  await vi.waitFor(() => expect(preguntadas).toBe(4))
  adelantar('uno')('GET /inicio/pendientes')
  await pedirCrudo('main', 'POST /catastroInicio/calle', { json: {} })
  await pedir()
  await vi.waitFor(() => expect(preguntadas).toBe(6))
})

test('medio minuto después tampoco: lo que se supo entonces no es lo de ahora', async () => {
  let preguntadas = 0
  servidor.use(
    http.get('*/inicio/pendientes', () => {
      preguntadas += 1
      return HttpResponse.json({})
    }),
  )
  localStorage.setItem('token', 'uno')
  const desde = 1000
  for (const [pasan, van] of [
    [29_999, 1],
    [30_000, 3],
  ] as const) {
    const ahora = vi.spyOn(performance, 'now').mockReturnValue(desde)
    adelantar('uno')('GET /inicio/pendientes')
    ahora.mockReturnValue(desde + pasan)
    await main('GET /inicio/pendientes')
    ahora.mockRestore()
    // The one that came too late to serve may still be on its way.
    await vi.waitFor(() => expect(preguntadas).toBe(van))
  }
})
