import type { EnCola, QueEspera } from '@catastro/domain/inicio/llamadas'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  pedidoDeFormulario1,
  pedidoDeRespuesta,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'

/** What home says that waits. The demo city has its own, so each case looks at what it changes. */

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

interface Pendientes {
  readonly colas: EnCola[]
  readonly esperan: QueEspera[]
  readonly cuantasEsperan: number
}
const pendientes = async (quien: Demo): Promise<Pendientes> =>
  (await portal.como(quien, { url: '/api/inicio/pendientes' })).json()
async function cuantas(quien: Demo) {
  const { colas } = await pendientes(quien)
  return Object.fromEntries(colas.map(({ cola, cuantas }) => [cola, cuantas]))
}
const consultar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)

it('cada uno ve sus colas, y nadie más que el personal tiene', async () => {
  const TODAS = ['MESA', 'INSPECCION', 'RESPONDIDAS', 'VENCIDAS', 'LIBRE_DEUDA', 'PAGOS']
  const colasDe = async (quien: Demo) => (await pendientes(quien)).colas.map(({ cola }) => cola)
  expect(await colasDe('lucia')).toEqual(TODAS)
  expect(await colasDe('hector')).toEqual(['SIN_ASIGNAR', ...TODAS])
  expect(await colasDe('ana')).toEqual(['SIN_ASIGNAR', ...TODAS])
  expect(await colasDe('diego')).toEqual(['MIAS', 'RESPONDIDAS', 'VENCIDAS'])
  expect(await colasDe('pablo')).toEqual([])
  expect(await colasDe('clara')).toEqual([])
})

it('una carpeta pasa de cola en cola con sus movimientos', async () => {
  const antes = await cuantas('lucia')
  const mas = (cambios: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(antes).map(([cola, n]) => [cola, n + (cambios[cola] ?? 0)]))

  const { idCarpeta, ids } = await carpetas.observada({ texto: 'Falta la firma' }, { texto: 'Falta el sello' })
  expect(await cuantas('lucia')).toEqual(mas({}))
  const responder = (idObservacion: number | undefined) =>
    portal.como('pablo', pedidoDeRespuesta({ idObservacion: idObservacion ?? 0, respuesta: 'Va de nuevo' }))
  await responder(ids[0])
  expect(await cuantas('lucia')).toEqual(mas({}))
  await responder(ids[1])
  expect(await cuantas('lucia')).toEqual(mas({ MESA: 1, RESPONDIDAS: 1 }))
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '16-A' })
  expect(await cuantas('lucia')).toEqual(mas({ INSPECCION: 1 }))
  await consultar("update carpeta set vence = '2020-01-31' where id_carpeta = $1", [idCarpeta])
  expect(await cuantas('lucia')).toEqual(mas({ INSPECCION: 1, VENCIDAS: 1 }))
  const vencidas = (await pendientes('lucia')).colas.find(({ cola }) => cola === 'VENCIDAS')
  expect(vencidas).toMatchObject({ idCarpeta, desde: '2020-02-01T03:00:00.000Z' })

  // What nobody received may still be overdue to its applicant: that is not the city's work.
  await carpetas.mover('lucia', idCarpeta, { idEstado: 5 })
  await consultar("update carpeta set vence = '2020-01-31' where id_carpeta = $1", [idCarpeta])
  expect(await cuantas('lucia')).toEqual(mas({}))
})

it('lo que vence hoy no está vencido', async () => {
  const idCarpeta = await carpetas.completa()
  const conVencimiento = async (dia: string) => {
    await consultar(
      `update carpeta set vence = (now() at time zone 'America/Argentina/Tucuman')::date + $2::integer
       where id_carpeta = $1`,
      [idCarpeta, dia],
    )
    return (await cuantas('lucia')).VENCIDAS ?? 0
  }
  const sinElla = await conVencimiento('0')
  expect(await conVencimiento('-1')).toBe(sinElla + 1)
})

it('quien solo inspecciona ve las suyas', async () => {
  const antes = await cuantas('diego')
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '17-A' })
  expect(await cuantas('diego')).toEqual(antes)
  await consultar(
    'update carpeta set id_inspector = (select id_inspector from inspector where id_persona = 6) where id_carpeta = $1',
    [idCarpeta],
  )
  await consultar("update carpeta set vence = '2020-01-31', respondida = true where id_carpeta = $1", [idCarpeta])
  expect(await cuantas('diego')).toEqual({
    MIAS: (antes.MIAS ?? 0) + 1,
    RESPONDIDAS: (antes.RESPONDIDAS ?? 0) + 1,
    VENCIDAS: (antes.VENCIDAS ?? 0) + 1,
  })
})

it('a quien presentó le dice qué espera cada carpeta, hasta que no espera nada', async () => {
  // Before all that the demo city has, so that it is among those shown.
  const primera = (idCarpeta: number) =>
    consultar("update carpeta set estado_desde = '2001-01-01', vence = '2001-01-01' where id_carpeta = $1", [idCarpeta])
  const suya = async (idCarpeta: number) => {
    await primera(idCarpeta)
    const { esperan, cuantasEsperan } = await pendientes('pablo')
    const esta = esperan.find((espera) => espera.idCarpeta === idCarpeta)
    return esta && { ...esta, cuantasEsperan }
  }
  await consultar('update encomienda_requisito_version set obligatorio = id_requisito = 1')
  const dni = {
    que: 'requisito',
    requisito: { idRequisito: 1, texto: 'DNI del propietario, de ambos lados y legible' },
  }
  const nada = { observaciones: 0, faltantes: [] }
  const formulario1 = { codigoFormulario: '1', FormularioTipo: 'FORMULARIO 1 - FACTIBILIDAD Y CONFORME DE USO' }
  const { cuantasEsperan: habia } = await pendientes('pablo')

  const idCarpeta = await carpetas.presentada()
  const esta = { idCarpeta, desde: '2001-01-01T00:00:00.000Z', cuantasEsperan: habia + 1 }
  const incompleta = {
    ...nada,
    ...esta,
    tramiteEstado: 'PRESENTADO',
    cobro: null,
    vence: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  }
  expect(await suya(idCarpeta)).toEqual({
    ...incompleta,
    faltantes: [{ que: 'completar', formulario: formulario1 }, dni],
  })
  await portal.como('pablo', pedidoDeFormulario1(idCarpeta))
  expect(await suya(idCarpeta)).toEqual({ ...incompleta, faltantes: [dni] })
  await portal.como('pablo', pedidoDeSubida({ idCarpeta, idRequisito: 1 }, [documento()]))
  expect(await suya(idCarpeta)).toEqual({ ...incompleta, faltantes: [{ que: 'presentar' }] })
  await portal.como('pablo', pedidoDeSubida({ idCarpeta }, [documento()]))
  expect(await suya(idCarpeta)).toBeUndefined()
  expect((await pendientes('pablo')).cuantasEsperan).toBe(habia)

  const observada = await carpetas.observada({ texto: 'a' }, { texto: 'b' }, { texto: 'c' })
  expect(await suya(observada.idCarpeta)).toMatchObject({ tramiteEstado: 'OBSERVADO', observaciones: 3 })
  const porPagar = await carpetas.esperandoPago()
  expect(await suya(porPagar)).toMatchObject({ ...nada, tramiteEstado: 'PENDIENTE DE PAGO' })

  expect((await suya(porPagar))?.comoSePaga).toBeUndefined()
  await consultar(
    `insert into cobro (id_carpeta, monto, concepto, pedido_por, pedido_el)
     select id_carpeta, 1250050, 'Tasa', 4, estado_desde from carpeta where id_carpeta = $1`,
    [porPagar],
  )
  expect(await suya(porPagar)).toMatchObject({
    cobro: { monto: 12500.5, concepto: 'Tasa' },
    comoSePaga: expect.stringMatching(/^Con tarjeta, en el portal; o en .+ «Oficinas y horarios»$/),
  })
  await consultar(
    `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
     values ('pagos', 1, '{"cuenta":"CBU 123"}', 'Alta', 1, now())`,
  )
  expect((await suya(porPagar))?.comoSePaga).toBe(
    'Con tarjeta, en el portal; o por transferencia a CBU 123, adjuntando después el comprobante',
  )
  await consultar('update encomienda_requisito_version set obligatorio = id_requisito = 5')
  const conTimbrado = await carpetas.presentada()
  expect((await suya(conTimbrado))?.comoSePaga).toBe(
    'El timbrado es de $ 2.500,00. El timbrado se paga fuera del portal, por transferencia a CBU 123. Después adjunte el comprobante.',
  )

  // Nobody else's, and not once it is deleted.
  expect((await pendientes('bruno')).esperan.map((espera) => espera.idCarpeta)).not.toContain(porPagar)
  await consultar('update carpeta set borrada_el = now() where id_carpeta = $1', [porPagar])
  expect(await suya(porPagar)).toBeUndefined()
})

it('primero lo vencido, después lo que vence antes, y al final lo que no tiene plazo', async () => {
  const [sinPlazo, deManana, vencida] = [
    await carpetas.presentada(),
    await carpetas.presentada(),
    await carpetas.presentada(),
  ]
  for (const [idCarpeta, vence] of [
    [sinPlazo, null],
    [deManana, '1999-12-02'],
    [vencida, '1999-12-01'],
  ])
    await consultar('update carpeta set vence = $2, estado_desde = now() where id_carpeta = $1', [idCarpeta, vence])
  await consultar('update carpeta set vence = null where id_carpeta <> all ($1)', [[deManana, vencida]])
  const { esperan } = await pendientes('pablo')
  expect(esperan.slice(0, 2).map(({ idCarpeta }) => idCarpeta)).toEqual([vencida, deManana])
  expect(esperan[2]?.vence).toBeNull()
})

it('muestra cinco y cuenta todas; la que es suya dos veces, una', async () => {
  const { cuantasEsperan: habia } = await pendientes('pablo')
  for (let vez = 0; vez < 6; vez += 1) await carpetas.presentada()
  const { esperan, cuantasEsperan } = await pendientes('pablo')
  expect([esperan.length, cuantasEsperan]).toEqual([5, habia + 6])
})
