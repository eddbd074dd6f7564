import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { DIEGO, dicho, manana, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})
beforeEach(() =>
  v.consultar(`update visita set estado = 'CANCELADA', motivo = 'otra prueba' where estado <> 'CANCELADA'`),
)

const enPalabras = (dia: string) => dia.split('-').reverse().join('/')
/** Pablo's, received, and nobody's. */
async function libre(): Promise<number> {
  const idCarpeta = await v.asignada()
  await v.asignar(idCarpeta, null)
  return idCarpeta
}
const dar = (quien: Demo, carpetas: readonly number[], resto: object = {}) =>
  v.llamar(quien, 'POST', '/visitas/asignar', {
    carpetas: carpetas.map((idCarpeta) => ({ idCarpeta })),
    idInspector: DIEGO,
    dia: manana(),
    parte: 'MAÑANA',
    ...resto,
  })
const comoEsta = async (idCarpeta: number) => {
  const [carpeta] = await v.consultar('select id_inspector, version from carpeta where id_carpeta = $1', [idCarpeta])
  return carpeta
}
const sinAsignar = async (filtro = '') =>
  (await v.llamar('hector', 'GET', `/documentacion/listarTodas?asignadas=nadie&completas=1&porPagina=25${filtro}`))
    .json()
    .carpetas.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta)

it('una carpeta se da y su visita se planea de una vez: historia, aviso y el día del inspector', async () => {
  const idCarpeta = await libre()
  expect(
    dicho(await dar('hector', [idCarpeta], { hora: '09:30', parte: null, indicaciones: 'Por el portón' })),
  ).toEqual([200, 'Carpeta asignada y visita planeada'])
  expect((await comoEsta(idCarpeta)).id_inspector).toBe(DIEGO)
  expect(await v.historia(idCarpeta)).toEqual([`VISITA PLANEADA: Para el ${enPalabras(manana())} a las 09:30`])
  expect(await v.correos(idCarpeta)).toHaveLength(1)
  const { visitas } = (await v.llamar('hector', 'GET', `/visitas?desde=${manana()}&idInspector=${DIEGO}`)).json()
  expect(visitas).toEqual([
    expect.objectContaining({ idCarpeta, hora: '09:30', indicaciones: 'Por el portón', estado: 'PLANEADA' }),
  ])
})

it('varias a la vez van a una parte del día, y sin día solo se asignan', async () => {
  const [una, otra] = [await libre(), await libre()]
  expect(dicho(await dar('ana', [otra, una]))).toEqual([200, 'Carpetas asignadas y visitas planeadas'])
  expect((await v.deCarpeta(otra)).visitas).toEqual([expect.objectContaining({ parte: 'MAÑANA', hora: null })])
  const [tercera, cuarta] = [await libre(), await libre()]
  expect(dicho(await dar('ana', [tercera, cuarta], { dia: null, parte: null }))).toEqual([200, 'Carpetas asignadas'])
  expect((await comoEsta(cuarta)).id_inspector).toBe(DIEGO)
  expect((await v.deCarpeta(cuarta)).visitas).toEqual([])
})

it('si una no se puede, ninguna cambia, y se dice cuál fue', async () => {
  const [una, vieja] = [await libre(), await libre()]
  const { version } = await comoEsta(vieja)
  const carpetas = [{ idCarpeta: una }, { idCarpeta: vieja, version: version - 1 }]
  expect(dicho(await dar('hector', [], { carpetas }))).toEqual([
    409,
    `Carpeta ${vieja}: Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora`,
  ])
  expect((await comoEsta(una)).id_inspector).toBeNull()
  const { idCarpeta: conVisita } = await v.planeada()
  expect(dicho(await dar('hector', [una, conVisita]))).toEqual([
    409,
    `Carpeta ${conVisita}: La carpeta ya tiene una visita pendiente`,
  ])
  expect((await comoEsta(una)).id_inspector).toBeNull()
  expect(await v.historia(una)).toEqual([])
})

it('la que se borró mientras se elegía, o un inspector que ya no está, no dejan nada a medias', async () => {
  const [una, borrada] = [await libre(), await libre()]
  await v.consultar('update carpeta set borrada_el = now() where id_carpeta = $1', [borrada])
  expect((await dar('hector', [una, borrada])).statusCode).toBe(404)
  expect((await dar('hector', [una], { idInspector: 999_999 })).statusCode).toBe(404)
  expect((await comoEsta(una)).id_inspector).toBeNull()
  expect(await v.historia(una)).toEqual([])
})

it('lo que está mal se dice en su campo, y no cambia nada', async () => {
  const [una, otra] = [await libre(), await libre()]
  const mal = async (carpetas: readonly number[], resto: object) => {
    const respuesta = await dar('hector', carpetas, resto)
    return [
      respuesta.statusCode,
      respuesta.json().errors?.map(({ path, msg }: { path: string; msg: string }) => `${path}: ${msg}`),
    ]
  }
  expect(await mal([una, otra], { hora: '09:30', parte: null })).toEqual([
    400,
    ['hora: Hora: para varias carpetas elija una parte del día'],
  ])
  expect(await mal([una, una], {})).toEqual([400, ['carpetas: Carpetas: hay una carpeta repetida']])
  expect(await mal([], {})).toEqual([400, ['carpetas: Carpetas: debe haber al menos una']])
  expect(await mal([una], { dia: '2020-01-01' })).toEqual([400, ['dia: Día: ya pasó']])
  expect(await mal([una], { parte: null })).toEqual([
    400,
    ['hora: Hora: elija una hora o una parte del día, y no las dos'],
  ])
  expect((await comoEsta(una)).id_inspector).toBeNull()
})

it('asignan el jefe y el administrador, y nadie más', async () => {
  const idCarpeta = await libre()
  for (const quien of ['lucia', 'diego', 'pablo', 'clara'] as const) {
    expect((await dar(quien, [idCarpeta])).statusCode).toBe(403)
  }
  expect((await comoEsta(idCarpeta)).id_inspector).toBeNull()
})

it('dos jefes que dan las mismas a la vez, en distinto orden: una vale y la otra dice que ya tiene visita', async () => {
  const [una, otra] = [await libre(), await libre()]
  const respuestas = await Promise.all([dar('hector', [una, otra]), dar('ana', [otra, una])])
  expect(respuestas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect((await v.deCarpeta(una)).visitas).toHaveLength(1)
  expect((await v.deCarpeta(otra)).visitas).toHaveLength(1)
})

it('la lista «sin asignar» lleva las que nadie tiene, y las deja al asignarlas', async () => {
  const [una, otra] = [await libre(), await libre()]
  const antes = await sinAsignar('&orden=recientes')
  expect(antes.slice(0, 2)).toEqual([otra, una])
  await dar('hector', [otra])
  const despues = await sinAsignar('&orden=recientes')
  expect(despues).toContain(una)
  expect(despues).not.toContain(otra)
  expect(await sinAsignar('&estado=APROBADO')).toEqual([])
  // Nobody has it, and nobody may be given it.
  const presentada = await v.carpetas.completa()
  expect(await sinAsignar()).not.toContain(presentada)
})

it('al asignar una se proponen las demás de su manzana que nadie tiene', async () => {
  const [una, otra, dada] = [await libre(), await libre(), await v.asignada()]
  await v.consultar(
    `update domicilio set manzana = '77', seccion = '3', distrito = '1'
    where id_domicilio in (select id_domicilio from carpeta where id_carpeta = any($1))`,
    [[una, otra, dada]],
  )
  const { deLaManzana } = (await v.llamar('hector', 'GET', `/documentacion/proponerInspector?idCarpeta=${una}`)).json()
  const suya = deLaManzana.find(({ idCarpeta }: { idCarpeta: number }) => idCarpeta === otra)
  expect(suya).toEqual({ idCarpeta: otra, version: (await comoEsta(otra)).version, domicilio: 'SAN MARTIN 450' })
  expect(deLaManzana.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta)).not.toContain(dada)
  expect(deLaManzana.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta)).not.toContain(una)
})
