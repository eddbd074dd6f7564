import { beforeAll, expect, it } from 'vitest'
import { type Mundo, mundoDeAcceso } from '../acceso/mundo.ts'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { pedidoDeFormulario1 } from '../carpetasDePrueba.ts'
import { RENGLONES } from './programasViejos.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
let mundo: Mundo
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
})

/** Answered by Ciudad Digital, and not by the portal. */
const DE_CIUDAD_DIGITAL = [1, 2, 6]

it('están los 97 renglones', () => {
  const todos = Array.from({ length: 97 }, (_, n) => n + 1)
  expect([...new Set([...RENGLONES.map(([n]) => n), ...DE_CIUDAD_DIGITAL])].sort((a, b) => a - b)).toEqual(todos)
})

it.each(RENGLONES.map((renglon) => ({ nombre: renglon.slice(0, 3).join(' '), renglon })))(
  '$nombre',
  async ({ renglon }) => {
    const [, quien, llamada, preparar] = renglon
    const [method = '', path = ''] = llamada.split(' ')
    const { url = path, ...resto } = (await preparar?.(mundo)) ?? {}
    const respuesta = await portal.como(quien, { method: method as 'GET', url: `/api${url}`, ...resto })
    expect([respuesta.statusCode, respuesta.statusCode === 200 ? '' : respuesta.body]).toEqual([200, ''])
  },
)

it('dos números de carpeta que no son el mismo se rechazan, y ninguno también', async () => {
  await sinDejarRastro(portal, async () => {
    await esperarRechazo(portal, 'pablo', pedidoDeFormulario1(1001, { idFormulario: 1002 }), {
      message: 'Formulario: no corresponde a la carpeta',
      path: 'idFormulario',
    })
    for (const nada of [{ idCarpeta: undefined }, { idCarpeta: null, idFormulario: null }]) {
      await esperarRechazo(portal, 'pablo', pedidoDeFormulario1(1001, nada), {
        message: 'Número de carpeta: el número no es válido',
        path: 'idCarpeta',
      })
    }
  })
})

it('lo que solo se parece a nada no es nada', async () => {
  for (const valor of ['NULL', 'nulo', ' null', 'Undefined']) {
    const url = `/api/documentacion/listar?idProfesional=${encodeURIComponent(valor)}`
    await esperarRechazo(
      portal,
      'pablo',
      { url },
      { message: 'Profesional: el número no es válido', path: 'idProfesional' },
    )
  }
})
