import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  pedidoDeFormulario1,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
} from '../../pruebas/carpetasDePrueba.ts'
import { carpetaConHistoria } from '../../pruebas/historiaDePrueba.ts'
import { contado, recontar } from '../../pruebas/recuento.ts'

/* What the triggers count, against a plain recount of the rows, after every kind of movement. */

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const consultar = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows
const logra = async (...[quien, pedido]: Parameters<AppDePrueba['como']>) =>
  expect((await portal.como(quien, pedido)).json()).toMatchObject({ ok: true })
const cuadra = async () => expect(await contado(portal.db)).toEqual(await recontar(portal.db))
const pendientes = async (idCarpeta: number) =>
  (await carpetas.observacionesDe(idCarpeta))
    .filter(({ situacion }) => situacion === 'PENDIENTE')
    .map(({ idObservacion }) => idObservacion)

/** One folder through every way that the portal has of moving one; after each step the counts are asked. */
const PASOS: readonly (readonly [que: string, paso: (id: number) => Promise<unknown>])[] = [
  ['se completa', (id) => completar(id)],
  ['recibida', (id) => carpetas.mover('lucia', id, { idEstado: 2, expediente: '118400-A' })],
  ['a inspección', (id) => carpetas.mover('lucia', id, { idEstado: 3 })],
  ['observada', (id) => logra('lucia', pedidoDeObservar(id, [{ texto: 'Falta', codigoFormulario: '1' }]))],
  ['observada otra vez', (id) => logra('hector', pedidoDeObservar(id, [{ texto: 'Falta otra cosa' }]))],
  ['respondida con el formulario', (id) => logra('pablo', pedidoDeFormulario1(id))],
  [
    'respondida del todo',
    async (id) => logra('pablo', pedidoDeRespuesta({ idObservacion: await una(id), respuesta: 'Está' })),
  ],
  ['observada por la lista', (id) => carpetas.mover('lucia', id, { idEstado: 4, observaciones: 'Falta el plano' })],
  ['retirada la observación', async (id) => logra('lucia', pedidoDeRetiro(await una(id)))],
  ['a pagar', (id) => carpetas.mover('lucia', id, { idEstado: 5 })],
  ['pagada', (id) => pagar(id)],
  ['comprobante rechazado', (id) => carpetas.mover('lucia', id, { idEstado: 5, observaciones: 'No se lee' })],
  ['sacada del pago', (id) => carpetas.mover('lucia', id, { idEstado: 3, observaciones: 'No correspondía' })],
  ['aprobada', (id) => carpetas.mover('hector', id, { idEstado: 7 })],
  ['finalizada', (id) => carpetas.mover('hector', id, { idEstado: 9 })],
  ['reabierta', (id) => carpetas.mover('ana', id, { idEstado: 7, observaciones: 'Fue un error' })],
  ['rechazada', (id) => carpetas.mover('ana', id, { idEstado: 8, observaciones: 'No corresponde' })],
  ['de un cierre al otro', (id) => carpetas.mover('ana', id, { idEstado: 9, observaciones: 'Se revisó' })],
  ['forzada al principio', (id) => carpetas.mover('ana', id, { idEstado: 1, observaciones: 'Se rehace' })],
  ['borrada', (id) => logra('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id } })],
]
const una = async (idCarpeta: number) => (await pendientes(idCarpeta))[0] ?? 0
async function completar(idCarpeta: number) {
  await logra('pablo', pedidoDeFormulario1(idCarpeta))
  await carpetas.subir('pablo', idCarpeta)
}
async function pagar(idCarpeta: number) {
  await carpetas.subir('pablo', idCarpeta, [documento('comprobante.pdf')])
  await logra('pablo', { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta } })
}

it('la ciudad de demostración, tal como se sembró', async () => {
  await cuadra()
  expect(Object.keys(await contado(portal.db)).length).toBeGreaterThan(30)
})

describe('una carpeta, movimiento por movimiento', () => {
  let idCarpeta: number
  beforeAll(async () => {
    idCarpeta = await carpetas.presentada()
  })
  it('presentada', cuadra)
  it.each(PASOS)('%s', async (_que, paso) => {
    await paso(idCarpeta)
    await cuadra()
  })
})

it('borrada por quien la presentó, sin completar, no deja rastro', async () => {
  const antes = await contado(portal.db)
  const idCarpeta = await carpetas.presentada()
  expect(await contado(portal.db)).not.toEqual(antes)
  await logra('pablo', { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } })
  expect(await contado(portal.db)).toEqual(antes)
})

it('una que se mueve sin completar, y una fila con fecha anterior a la última', async () => {
  const idCarpeta = await carpetas.presentada()
  const anotar = (de: number, a: number, hace: string) =>
    consultar(
      `insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona, ocurrido_el)
       values ($1, $2, $3, 'MOVIMIENTO', 4, now() - $4::interval)`,
      [idCarpeta, de, a, hace],
    )
  for (const [de, a, hace] of [
    [1, 2, '0 days'],
    [2, 1, '-40 days'],
    [1, 3, '20 days'],
    [3, 3, '-50 days'],
  ] as const) {
    await anotar(de, a, hace)
    await cuadra()
  }
})

it('lo que se rechaza no cuenta', async () => {
  const idCarpeta = await carpetas.completa()
  const antes = await contado(portal.db)
  const { statusCode } = await portal.como('lucia', {
    method: 'PUT',
    url: '/api/formulario/actualizarTramite',
    payload: { idTramite: idCarpeta, idEstado: 9 },
  })
  expect(statusCode).toBe(409)
  expect(await contado(portal.db)).toEqual(antes)
})

describe('un pago', () => {
  const poner = (estado: string) =>
    consultar(
      `update pago set estado = $1::text, confirmado_el = case when $1::text in ('CONFIRMADO', 'DEVUELTO') then '2026-03-31 23:30-03'::timestamptz end
       where transaccion = 'T9000001'`,
      [estado],
    )
  it.each([
    ['CONFIRMADO', 2550_00],
    ['DEVUELTO', undefined],
  ])('%s', async (estado, importe) => {
    await consultar(
      `insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, busqueda)
       values ('LIBRE_DEUDA', 7, 255000, 'T9000001', 'Libre Deuda', '{}', 'x', '') on conflict do nothing`,
    )
    await poner(estado)
    await cuadra()
    expect((await contado(portal.db))['IMPORTE 2026-03-01 LIBRE_DEUDA']).toBe(importe)
  })
})

it('la oficina que la tiene es la del último empleado que la movió, y queda aunque él cambie de oficina', async () => {
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '5' })
  await carpetas.mover('ana', idCarpeta, { idEstado: 4, observaciones: 'Falta el plano' })
  await logra('pablo', pedidoDeRespuesta({ idObservacion: await una(idCarpeta), respuesta: 'Está en la hoja 2' }))
  await consultar('update empleado set id_oficina = 2 where id_persona = 1')
  const oficinas = await consultar(
    'select en_oficina from tramite_historial where id_carpeta = $1 and estado_anterior is distinct from estado_nuevo order by id',
    [idCarpeta],
  )
  expect(oficinas.map(({ en_oficina }) => en_oficina)).toEqual([null, 1, 3, 3])
  await carpetas.mover('lucia', idCarpeta, { idEstado: 3 })
  await consultar('update empleado set id_oficina = 3 where id_persona = 1')
  await cuadra()
})

describe('juntar', () => {
  it('no cambia ninguna cuenta, y no deja cambios sueltos ni cuentas en cero', async () => {
    const antes = await contado(portal.db)
    await portal.trabajar('juntar-estadisticas')
    expect(await contado(portal.db)).toEqual(antes)
    expect(await consultar('select 1 from estadisticas.cambio')).toEqual([])
    expect(await consultar('select 1 from estadisticas.cuenta where cuantas <= 0')).toEqual([])
    await carpetas.completa()
    await portal.trabajar('juntar-estadisticas')
    expect(await consultar('select 1 from estadisticas.cuenta where cuantas <= 0')).toEqual([])
    await cuadra()
  })

  it('lo que también se tiene por año es lo de sus meses, sin ceros', async () => {
    const anual = 'select * from estadisticas.cuenta_anual'
    const enMeses = 'select * from estadisticas.por_anos'
    expect((await consultar(anual)).length).toBeGreaterThan(5)
    expect(await consultar(`(${anual} except ${enMeses}) union all (${enMeses} except ${anual})`)).toEqual([])
  })

  it('mientras otro junta, no se espera ni se cuenta dos veces', async () => {
    await carpetas.presentada()
    const otro = await portal.db.$client.connect()
    try {
      await otro.query('begin; select pg_advisory_xact_lock(7301015)')
      await portal.trabajar('juntar-estadisticas')
      expect((await consultar('select 1 from estadisticas.cambio')).length).toBeGreaterThan(0)
    } finally {
      await otro.query('rollback')
      otro.release()
    }
    await portal.trabajar('juntar-estadisticas')
    await cuadra()
  })

  it('dos que mueven no se esperan por una cuenta, aunque se esté juntando', async () => {
    const [una, otra] = [await carpetas.completa(), await carpetas.completa()]
    const client = await portal.db.$client.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona) values ($1, 1, 2, 'MOVIMIENTO', 4)`,
        [una],
      )
      await carpetas.mover('lucia', otra, { idEstado: 2, expediente: '7' })
      await portal.trabajar('juntar-estadisticas')
    } finally {
      await client.query('rollback')
      client.release()
    }
    await cuadra()
  })
})

describe('una base que ya tenía carpetas', () => {
  const migracion = () => {
    const carpeta = fileURLToPath(new URL('../../migraciones', import.meta.url))
    const textos = readdirSync(carpeta)
      .filter((nombre) => nombre.endsWith('.sql'))
      .flatMap((nombre) => readFileSync(`${carpeta}/${nombre}`, 'utf8').split('--> statement-breakpoint'))
    return textos.filter((texto) => /^UPDATE tramite_historial h SET en_oficina/m.test(texto)).join()
  }

  it('recibe de la migración sus oficinas y sus cuentas', async () => {
    await carpetaConHistoria(portal.db, [
      ['2026-01-30 09:00', 'PRESENTADO', 'pablo'],
      ['2026-02-02 09:00', 'RECIBIDO MESA ENTRADAS', 'lucia'],
      ['2026-02-09 09:00', 'OBSERVADO', 'hector'],
      ['2026-03-02 09:00', 'RECIBIDO MESA ENTRADAS', 'pablo'],
      ['2026-03-05 09:00', 'FINALIZADO', 'diego'],
    ])
    await cuadra()
    const antes = await contado(portal.db)
    const oficinas = () => consultar('select id, en_oficina from tramite_historial order by id')
    const escritas = await oficinas()
    await consultar('alter table tramite_historial disable trigger solo_agregar')
    await consultar('update tramite_historial set en_oficina = null')
    await consultar(migracion())
    await consultar('alter table tramite_historial enable trigger solo_agregar')
    await consultar('truncate estadisticas.cuenta, estadisticas.cambio')
    await consultar('select estadisticas.contar_todo()')
    expect(await oficinas()).toEqual(escritas)
    expect(await contado(portal.db)).toEqual(antes)
    expect(await consultar('select 1 from estadisticas.cambio')).toEqual([])
  })
})
