import { beforeAll, describe, expect, it } from 'vitest'
import { type LibreDeudaDePrueba, libreDeudaDePrueba } from '../../pruebas/libreDeudaDePrueba.ts'

let d: LibreDeudaDePrueba
beforeAll(async () => {
  d = await libreDeudaDePrueba()
})

describe('las listas', () => {
  beforeAll(async () => {
    await d.solicitada('100002')
    await d.emitir(await d.solicitada('100001'))
  })
  const total = async (busqueda: string) =>
    (await d.pedir('lucia', 'GET', `/libreDeuda/solicitudes?${busqueda}`)).json().total

  it.each([
    ['', 2],
    ['estado=SOLICITADO', 1],
    ['estado=EMITIDO', 1],
    ['buscar=100002', 1],
    ['buscar=nieva', 2],
    ['buscar=27309991112', 2],
    ['buscar=27-30999111-2', 2],
    ['buscar=27%2030999111%202', 2],
    ['buscar=LD-', 1],
    ['buscar=2', 1],
    ['buscar=Ledesma', 0],
  ])('%s: %i', async (busqueda, cuantas) => {
    expect(await total(busqueda)).toBe(cuantas)
  })

  it('el personal ve quién pide y de quién es; la persona, solo lo suyo', async () => {
    const { solicitudes } = (await d.pedir('lucia', 'GET', '/libreDeuda/solicitudes?estado=SOLICITADO')).json()
    expect(solicitudes).toMatchObject([
      {
        padron: '100002',
        solicitante: 'Nieva Clara',
        cuil: '27309991112',
        titular: 'NIEVA CLARA',
        domicilio: 'LAPRIDA 120',
      },
    ])
    expect(await d.mios('clara')).toHaveLength(2)
    expect(await d.mios('pablo')).toEqual([])
  })
})

describe('un pedido mal escrito no llega a ninguna parte', () => {
  it.each([
    [{ emailData: { message: '12A' }, user: {} }, 'Padrón: debe tener de 1 a 8 números, sin letras'],
    [{ emailData: { message: '' }, user: {} }, 'Escriba el padrón'],
    [{ emailData: { message: '123456789' }, user: {} }, 'Padrón: debe tener de 1 a 8 números, sin letras'],
    [{ emailData: {}, user: {} }, 'Escriba el padrón'],
    [{ user: {} }, 'Consulta: el valor no es válido'],
    [{ emailData: { message: '100001' } }, 'Persona: el valor no es válido'],
  ] as const)('%j: 400', async (payload, message) => {
    const respuesta = await d.pedir('clara', 'POST', '/usuarios/obtenerLibreDeuda', payload)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, message])
  })
})
