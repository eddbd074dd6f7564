import { sumarDias } from '@catastro/domain/plazos/calendario'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})
beforeEach(async () => {
  await portal.db.$client.query('update carpeta set vence = null; delete from correo_saliente; delete from plazo')
})

const ejecutar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)
const vence = (idCarpeta: number, dias: number) =>
  ejecutar('update carpeta set vence = $2 where id_carpeta = $1', [idCarpeta, sumarDias(hoy(), dias)])
const enPalabras = (dias: number) => sumarDias(hoy(), dias).split('-').reverse().join('/')
const plazo = (situacion: string, alVencer: string) =>
  ejecutar('insert into plazo (situacion, dias, habiles, al_vencer) values ($1, 5, false, $2)', [situacion, alVencer])
const correos = async () =>
  (await ejecutar(`select id_persona, redaccion from correo_saliente where motivo = 'PLAZOS' order by id_correo`)).rows
const recibida = async () => {
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '1-A' })
  return idCarpeta
}
const HECTOR = 5
const DIEGO = 6
const PABLO = 2

it('a la mañana el JEFE sabe qué está vencido y de quién es; una vez por día, y si hay algo', async () => {
  const [deDiego, deNadie, dePablo, deHoy] = [
    await recibida(),
    await recibida(),
    await carpetas.presentada(),
    await recibida(),
  ]
  await vence(deHoy, 0)
  await portal.trabajar('avisar-atrasos')
  expect(await correos()).toEqual([])
  await ejecutar(`insert into inspector (id_persona, id_oficina) values ($1, 2) on conflict (id_persona) do nothing`, [
    DIEGO,
  ])
  await ejecutar(
    'update carpeta set id_inspector = (select id_inspector from inspector where id_persona = $2) where id_carpeta = $1',
    [deDiego, DIEGO],
  )
  await vence(deDiego, -1)
  await vence(deNadie, -9)
  await vence(dePablo, -4)
  await Promise.all([portal.trabajar('avisar-atrasos'), portal.trabajar('avisar-atrasos')])
  await portal.trabajar('avisar-atrasos')
  const enviados = await correos()
  expect(enviados.map(({ id_persona }) => id_persona)).toEqual([HECTOR])
  expect(enviados[0].redaccion).toMatchObject({
    asunto: 'Carpetas vencidas: 2 carpetas de la ciudad',
    datos: [
      [`Carpeta ${deNadie}`, `RECIBIDO MESA ENTRADAS, venció el ${enPalabras(-9)}: sin asignar`],
      [`Carpeta ${dePablo}`, `PRESENTADO, venció el ${enPalabras(-4)}: espera a quien la presentó`],
      [`Carpeta ${deDiego}`, `RECIBIDO MESA ENTRADAS, venció el ${enPalabras(-1)}: Soria Diego`],
    ],
  })
})

it('al vencer pasa lo que dice su estado: nada, un recordatorio o una advertencia, una vez', async () => {
  await plazo('INCOMPLETA', 'ADVERTENCIA')
  await plazo('PRESENTADO', 'NADA')
  await plazo('RECIBIDO MESA ENTRADAS', 'RECORDATORIO')
  const [incompleta, presentada, inspeccionada, sinInspector] = [
    await carpetas.presentada(),
    await carpetas.completa(),
    await recibida(),
    await recibida(),
  ]
  await ejecutar(
    `update carpeta set id_inspector = (select id_inspector from inspector where id_persona = $3)
     where id_carpeta in ($1, $2)`,
    // Of the one whose state says nothing there is somebody to tell, too.
    [inspeccionada, presentada, DIEGO],
  )
  await ejecutar('update carpeta set vence = null')
  for (const idCarpeta of [incompleta, presentada, inspeccionada, sinInspector]) await vence(idCarpeta, -1)
  await Promise.all([portal.trabajar('avisar-vencidas'), portal.trabajar('avisar-vencidas')])
  await portal.trabajar('avisar-vencidas')
  const enviados = await correos()
  expect(
    enviados.map(({ id_persona, redaccion }) => [id_persona, redaccion.parrafos, redaccion.accion.ruta]).sort(),
  ).toEqual(
    [
      [
        PABLO,
        [
          `El ${enPalabras(-1)} venció el plazo para completar sus formularios y su documentación.`,
          'Si no lo hace, la carpeta no sigue su trámite y puede caducar.',
        ],
        `/misCarpetas?buscar=${incompleta}`,
      ],
      [
        DIEGO,
        [`El ${enPalabras(-1)} venció el plazo para inspeccionarla.`, 'Le pedimos que lo haga cuanto antes.'],
        `/inspeccionCarpetas?buscar=${inspeccionada}`,
      ],
    ].sort(),
  )
  // A later due date that goes by is told of again.
  await vence(incompleta, -2)
  await portal.trabajar('avisar-vencidas')
  expect(await correos()).toHaveLength(3)
})

it('el de un pago que venció dice cuánto se debe, por qué y dónde se paga; sin importe pedido, nada de eso', async () => {
  const pagos = { cuenta: 'CBU 123', titular: '', oficina: '', horario: '' }
  await ejecutar(
    `insert into configuracion (clave, version, valor, motivo, autor, escrito_el) values ('pagos', 1, $1, 'Alta', 1, now())`,
    [JSON.stringify(pagos)],
  )
  await plazo('PENDIENTE DE PAGO', 'RECORDATORIO')
  const [conImporte, sinImporte] = [await carpetas.esperandoPago(), await carpetas.esperandoPago()]
  await ejecutar(
    `insert into cobro (id_carpeta, monto, concepto, pedido_por, pedido_el)
     select id_carpeta, 1250050, 'Tasa de inspección', 4, estado_desde from carpeta where id_carpeta = $1`,
    [conImporte],
  )
  for (const idCarpeta of [conImporte, sinImporte]) await vence(idCarpeta, -1)
  await portal.trabajar('avisar-vencidas')
  const datos = new Map((await correos()).map(({ redaccion }) => [Number(redaccion.datos[0][1]), redaccion.datos]))
  expect(datos.get(conImporte).slice(1, 5)).toEqual([
    ['Venció', `${enPalabras(-1)}. Si no se paga, la carpeta no sigue su trámite`],
    ['Importe', '$ 12.500,50'],
    ['Concepto', 'Tasa de inspección'],
    ['Cómo se paga', 'Con tarjeta, en el portal; o por transferencia a CBU 123, adjuntando después el comprobante'],
  ])
  expect(datos.get(sinImporte).map(([nombre]: [string]) => nombre)).not.toContain('Importe')
})

it('se avisa del día siguiente al vencimiento y hasta una semana después', async () => {
  await plazo('INCOMPLETA', 'RECORDATORIO')
  for (const dias of [0, -1, -7, -8]) await vence(await carpetas.presentada(), dias)
  await ejecutar('update carpeta set vence = null where vence = current_date + 5')
  await portal.trabajar('avisar-vencidas')
  const siNo = 'Si no la presenta, la carpeta no pasa a Mesa de entradas'
  expect((await correos()).map(({ redaccion }) => redaccion.datos[1][1]).sort()).toEqual(
    [`${enPalabras(-1)}. ${siNo}`, `${enPalabras(-7)}. ${siNo}`].sort(),
  )
})

larga('5.000 importadas no empiezan ningún reloj ni mandan un correo', async () => {
  for (const [situacion, alVencer] of [
    ['EN INSPECCION', 'ADVERTENCIA'],
    ['OBSERVADO', 'ADVERTENCIA'],
  ] as const)
    await plazo(situacion, alVencer)
  await ejecutar(
    `with n as (
       insert into carpeta (id_encomienda_tipo, id_profesional, id_persona, id_domicilio, estado, completa, fecha_alta, padron, busqueda)
       select 10, 1, 2, 1, 3 + (g % 2) * 6, true, timestamptz '2020-03-02 12:00Z', '100001', 'IMPORTADA'
       from generate_series(1, 5000) g returning id_carpeta, estado
     )
     insert into tramite_historial (id_carpeta, estado_nuevo, evento, id_persona, ocurrido_el)
     select id_carpeta, estado, 'IMPORTACION', 1, timestamptz '2020-03-02 12:00Z' from n`,
  )
  await ejecutar('insert into recalculo (pedido_por) values (1)')
  for (const trabajo of ['recalcular-vencimientos', 'avisar-vencidas', 'avisar-atrasos']) await portal.trabajar(trabajo)
  const { rows } = await ejecutar(
    `select count(*)::int as importadas, count(vence)::int as vencen from carpeta where busqueda = 'IMPORTADA'`,
  )
  expect(rows[0]).toEqual({ importadas: 5000, vencen: 0 })
  const suyos = await ejecutar(
    `select count(*)::int as n from correo_saliente, jsonb_array_elements(redaccion -> 'datos') d
     join carpeta c on d ->> 1 = c.id_carpeta::text where c.busqueda = 'IMPORTADA'`,
  )
  expect(suyos.rows[0].n).toBe(0)
  const [una] = (await ejecutar("select id_carpeta from carpeta where busqueda = 'IMPORTADA' and estado = 3 limit 1"))
    .rows
  const relojes = await portal.como('lucia', { url: `/api/documentacion/relojes/${una.id_carpeta}` })
  expect(relojes.json()).toMatchObject({ ciudad: { corridos: 0, habiles: 0, atraso: 0 }, actual: { vence: null } })
})
