import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { pedidoDeObservar } from '../../pruebas/carpetasDePrueba.ts'
import { CUMPLE, dicho, manana, NO_CUMPLE, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})
beforeEach(() =>
  v.consultar(`update visita set estado = 'CANCELADA', motivo = 'otra prueba' where estado = 'PLANEADA'`),
)

it('el no cumple pasa a observaciones de un paso, con la segunda visita, una sola vez', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const observar = (datos: object = {}) => v.llamar('diego', 'POST', '/visitas/observar', { idVisita, ...datos })
  const NADA = [409, 'Solo se observa con una visita que encontró algo que no se cumple']
  expect(dicho(await observar())).toEqual(NADA)
  await v.resultado('diego', idVisita, NO_CUMPLE)
  // A wrong second day leaves everything as it was.
  expect(dicho(await observar({ segunda: { dia: '2020-01-01', hora: '10:00' } }))).toEqual([400, 'Día: ya pasó'])
  expect(await v.carpetas.observacionesDe(idCarpeta)).toEqual([])
  const respuesta = (await observar({ segunda: { dia: manana(), parte: 'MAÑANA' } })).json()
  expect(respuesta).toMatchObject({ ok: true, message: 'Carpeta observada', idVisita: expect.any(Number) })
  expect(await v.carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', previo: 'RECIBIDO MESA ENTRADAS' })
  expect(await v.carpetas.observacionesDe(idCarpeta)).toMatchObject([
    { texto: 'El cartel de obra está a la vista, con su profesional: No hay cartel' },
    { texto: 'No hay materiales en la calzada: Arena en la calzada' },
  ])
  expect(dicho(await observar())).toEqual([409, 'La carpeta ya se observó con esta visita'])
  const { visitas } = await v.deCarpeta(idCarpeta)
  expect(visitas.map(({ estado }: { estado: string }) => estado)).toEqual(['CERRADA', 'PLANEADA'])
  const { visitas: delDia } = (await v.llamar('diego', 'GET', `/visitas/jornada?dia=${manana()}`)).json()
  expect(delDia.find((x: { idCarpeta: number }) => x.idCarpeta === idCarpeta)).toMatchObject({
    idVisita: respuesta.idVisita,
    anterior: {
      resultado: 'NO CUMPLE',
      noCumple: [{ observado: 'No hay cartel' }, { observado: 'Arena en la calzada' }],
    },
    observaciones: [
      'El cartel de obra está a la vista, con su profesional: No hay cartel',
      'No hay materiales en la calzada: Arena en la calzada',
    ],
  })
})

it('con una que cumple no se observa, se escriba lo que se escriba', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.resultado('diego', idVisita, CUMPLE)
  const respuesta = await v.llamar('diego', 'POST', '/visitas/observar', { idVisita, textos: ['Falta algo'] })
  expect(dicho(respuesta)).toEqual([409, 'Solo se observa con una visita que encontró algo que no se cumple'])
  expect(await v.carpetas.observacionesDe(idCarpeta)).toEqual([])
})

it('con 19 observaciones pendientes, dos más no entran, y nada cambia', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const pedido = pedidoDeObservar(
    idCarpeta,
    Array.from({ length: 19 }, (_, n) => ({ texto: `Punto ${n}` })),
  )
  expect((await portal.como('diego', pedido)).statusCode).toBe(200)
  await v.resultado('diego', idVisita, NO_CUMPLE)
  const observar = (textos?: readonly string[]) =>
    v.llamar('diego', 'POST', '/visitas/observar', { idVisita, ...(textos && { textos }) })
  expect(dicho(await observar())).toEqual([409, 'La carpeta ya tiene 20 observaciones sin responder'])
  expect((await v.informe(idCarpeta)).observada).toBe(false)
  expect((await observar(['Todo lo que dice el informe'])).statusCode).toBe(200)
})
