// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { conServidor, servidor } from '../pruebas/servidor.ts'
import { quienEs } from './persona.ts'

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
  quienEs.adelantar('uno')
  expect((await quienEs.pedir('uno'))?.usuario.id_persona).toBe(7)
  expect(preguntados).toEqual(['uno'])
  expect((await quienEs.pedir('uno'))?.usuario.id_persona).toBe(7)
  expect(preguntados).toEqual(['uno', 'uno'])
  quienEs.adelantar('uno')
  expect(await quienEs.pedir('malo')).toBeNull()
  expect((await quienEs.pedir('uno'))?.usuario.id_persona).toBe(7)
  expect(preguntados).toEqual(['uno', 'uno', 'uno', 'malo', 'uno'])
})
