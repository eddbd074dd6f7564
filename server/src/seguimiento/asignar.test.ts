import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
let diego: number
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
  diego = await inspectorDe('diego')
})
// What one test gives him, the next one does not find in his hands.
beforeEach(async () => {
  await portal.db.$client.query('update carpeta set id_inspector = null')
  await portal.db.$client.query('update inspector set estado = true')
})

const idDe = async (quien: Demo) => {
  const { rows } = await portal.db.$client.query<{ id: number }>(
    'select id_persona as id from persona where documento_persona = $1',
    [CUIL[quien]],
  )
  return unaFila(rows).id
}
async function inspectorDe(quien: Demo): Promise<number> {
  const { rows } = await portal.db.$client.query<{ id: number }>(
    `insert into inspector (id_persona, id_oficina) values ($1, 2)
     on conflict (id_persona) do update set id_oficina = 2 returning id_inspector as id`,
    [await idDe(quien)],
  )
  return unaFila(rows).id
}
async function recibida(): Promise<number> {
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '1-A' })
  return idCarpeta
}
async function asignar(idCarpeta: number, idInspector: number | null, quien: Demo = 'hector', resto: object = {}) {
  const respuesta = await portal.como(quien, {
    method: 'PUT',
    url: '/api/documentacion/asignar',
    payload: { idCarpeta, idInspector, ...resto },
  })
  return [respuesta.statusCode, respuesta.json().message]
}
const deQuienEs = async (idCarpeta: number) =>
  (await portal.como('lucia', { url: `/api/documentacion/carpeta/${idCarpeta}` })).json().carpeta
const notas = async (idCarpeta: number) =>
  (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` }))
    .json()
    .seguimiento.flatMap(({ notas: n }: { notas: { evento: string; texto: string }[] }) =>
      n.filter(({ evento }) => evento.includes('ASIGN')).map(({ evento, texto }) => `${evento}: ${texto}`),
    )
const carga = async () =>
  (await portal.como('lucia', { url: '/api/documentacion/cargaDeInspectores' })).json().inspectores
const mias = async (quien: Demo, filtro = '') =>
  (await portal.como(quien, { url: `/api/documentacion/listarTodas?asignadas=mias&porPagina=25${filtro}` }))
    .json()
    .carpetas.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta)

it('el JEFE y el ADMINISTRADOR asignan, y el inspector la encuentra entre las suyas', async () => {
  const [una, otra] = [await recibida(), await recibida()]
  expect(await asignar(una, diego, 'hector')).toEqual([200, 'Carpeta asignada'])
  expect(await asignar(otra, diego, 'ana')).toEqual([200, 'Carpeta asignada'])
  expect((await deQuienEs(una)).idInspector).toBe(diego)
  expect(await mias('diego')).toEqual([otra, una])
  expect(await mias('diego', '&estado=APROBADO')).toEqual([])
  expect(await mias('lucia')).toEqual([])
  expect(await carga()).toEqual([
    { idInspector: diego, inspector: 'Soria Diego', Oficina: 'INSPECCION DE OBRAS', carga: 2 },
  ])
})

it('cada asignación queda en la historia, y no corta los días del estado', async () => {
  const idCarpeta = await recibida()
  await asignar(idCarpeta, diego)
  expect(await asignar(idCarpeta, null)).toEqual([200, 'La carpeta quedó sin inspector'])
  await asignar(idCarpeta, diego)
  expect(await notas(idCarpeta)).toEqual(['ASIGNACION: Soria Diego', 'SIN ASIGNAR: null', 'ASIGNACION: Soria Diego'])
  const { seguimiento } = (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json()
  expect(seguimiento.map((p: { TramiteEstado: string }) => p.TramiteEstado)).toEqual([
    'PRESENTADO',
    'RECIBIDO MESA ENTRADAS',
  ])
})

it('el mismo inspector otra vez no cambia nada', async () => {
  const idCarpeta = await recibida()
  await asignar(idCarpeta, diego)
  const { version } = await deQuienEs(idCarpeta)
  expect(await asignar(idCarpeta, diego)).toEqual([200, 'Carpeta asignada'])
  expect((await deQuienEs(idCarpeta)).version).toBe(version)
  expect(await notas(idCarpeta)).toHaveLength(1)
})

it('la mesa de entradas lee la página y no asigna; nadie más', async () => {
  const idCarpeta = await recibida()
  for (const quien of ['lucia', 'diego', 'pablo', 'clara'] as const) {
    expect((await asignar(idCarpeta, diego, quien))[0]).toBe(403)
  }
  expect((await deQuienEs(idCarpeta)).idInspector).toBeNull()
})

it('con la versión que se vio: si otro la cambió, 409', async () => {
  const idCarpeta = await recibida()
  const { version } = await deQuienEs(idCarpeta)
  const OTRO = 'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
  expect(await asignar(idCarpeta, diego, 'hector', { version })).toEqual([200, 'Carpeta asignada'])
  expect(await asignar(idCarpeta, null, 'ana', { version })).toEqual([409, OTRO])
  expect((await deQuienEs(idCarpeta)).idInspector).toBe(diego)
})

it('de dos a la vez con la misma versión gana una', async () => {
  const idCarpeta = await recibida()
  const { version } = await deQuienEs(idCarpeta)
  const otro = await inspectorDe('lucia')
  const codigos = await Promise.all([
    asignar(idCarpeta, diego, 'hector', { version }),
    asignar(idCarpeta, otro, 'ana', { version }),
  ])
  expect(codigos.map(([codigo]) => codigo).sort()).toEqual([200, 409])
  await portal.db.$client.query('update carpeta set id_inspector = null')
  await portal.db.$client.query('delete from inspector where id_inspector = $1', [otro])
})

it.each([
  ['PRESENTADO', 1, 409],
  ['RECIBIDO MESA ENTRADAS', 2, 200],
  ['EN INSPECCION', 3, 200],
  ['OBSERVADO', 4, 200],
  ['PENDIENTE DE PAGO', 5, 200],
  ['PAGADO', 6, 200],
  ['APROBADO', 7, 200],
  ['RECHAZADO', 8, 409],
  ['FINALIZADO', 9, 409],
])('en %s: %i → %i', async (_, idEstado, codigo) => {
  const idCarpeta = await carpetas.completa()
  await portal.db.$client.query('update carpeta set estado = $2 where id_carpeta = $1', [idCarpeta, idEstado])
  expect((await asignar(idCarpeta, diego))[0]).toBe(codigo)
})

it('reabierta, conserva a su inspector si todavía inspecciona; si no, vuelve para asignarse, y queda en la historia', async () => {
  const idCarpeta = await recibida()
  await asignar(idCarpeta, diego)
  const cerrar = () => carpetas.mover('ana', idCarpeta, { idEstado: 9, observaciones: 'Orden judicial' })
  const reabrir = () => carpetas.mover('ana', idCarpeta, { idEstado: 3, observaciones: 'Fue un error' })
  await cerrar()
  await reabrir()
  expect((await deQuienEs(idCarpeta)).idInspector).toBe(diego)
  await cerrar()
  await portal.db.$client.query('update inspector set estado = false where id_inspector = $1', [diego])
  await reabrir()
  expect((await deQuienEs(idCarpeta)).idInspector).toBeNull()
  expect((await notas(idCarpeta)).at(-1)).toBe('SIN ASIGNAR: El inspector dejó de inspeccionar')
})

it('incompleta no se asigna; la que no está, tampoco; ni a quien no existe', async () => {
  const idCarpeta = await carpetas.presentada()
  await portal.db.$client.query('update carpeta set estado = 2 where id_carpeta = $1', [idCarpeta])
  const NO = 'La carpeta no se puede asignar: tiene que estar completa, recibida y sin cerrar'
  expect(await asignar(idCarpeta, diego)).toEqual([409, NO])
  expect((await asignar(999_999, diego))[0]).toBe(404)
  expect((await asignar(await recibida(), 999_999))[0]).toBe(404)
})

it('a quien está deshabilitado, o ya no es del personal, no se le asigna', async () => {
  const idCarpeta = await recibida()
  const NO = 'El inspector está deshabilitado o ya no tiene un rol del personal'
  await portal.db.$client.query('update inspector set estado = false where id_inspector = $1', [diego])
  expect(await asignar(idCarpeta, diego)).toEqual([409, NO])
  expect(await carga()).toEqual([])
  const sinRol = await inspectorDe('clara')
  expect(await asignar(idCarpeta, sinRol)).toEqual([409, NO])
  await portal.db.$client.query('delete from inspector where id_inspector = $1', [sinRol])
})

it('nadie inspecciona ni asigna aquello en que tiene parte', async () => {
  const idCarpeta = await recibida()
  const parte = (columna: string, id: number) =>
    portal.db.$client.query(`update carpeta set ${columna} = $2 where id_carpeta = $1`, [idCarpeta, id])
  await parte('id_persona', await idDe('diego'))
  expect(await asignar(idCarpeta, diego)).toEqual([
    403,
    'El inspector tiene parte en la carpeta: tiene que inspeccionarla otro',
  ])
  await parte('id_persona', await idDe('hector'))
  expect(await asignar(idCarpeta, diego)).toEqual([
    403,
    'Usted tiene parte en esta carpeta: tiene que decidirlo otra persona',
  ])
  expect((await asignar(idCarpeta, diego, 'ana'))[0]).toBe(200)
})

it('las de quien se deshabilita vuelven para asignarse, con su línea; las cerradas dicen quién las inspeccionó', async () => {
  const [abierta, cerrada] = [await recibida(), await recibida()]
  await asignar(abierta, diego)
  await asignar(cerrada, diego)
  await carpetas.mover('hector', cerrada, { idEstado: 8, observaciones: 'No corresponde' })
  const deshabilitar = (estado: 0 | 1) =>
    portal.como('ana', {
      method: 'POST',
      url: '/api/inspectores/actualizarInspector',
      payload: { idInspector: diego, idOficina: 2, estado },
    })
  expect((await deshabilitar(1)).statusCode).toBe(200)
  expect((await deQuienEs(abierta)).idInspector).toBe(diego)
  expect((await deshabilitar(0)).statusCode).toBe(200)
  expect((await deQuienEs(abierta)).idInspector).toBeNull()
  expect((await deQuienEs(cerrada)).idInspector).toBe(diego)
  expect(await notas(abierta)).toEqual(['ASIGNACION: Soria Diego', 'SIN ASIGNAR: El inspector dejó de inspeccionar'])
})

it('también las de quien deja de ser del personal', async () => {
  const idCarpeta = await recibida()
  await asignar(idCarpeta, diego)
  const conRoles = (idRol: number) =>
    portal.como('ana', {
      method: 'PATCH',
      url: '/api/catastroEmpleados/modificar',
      payload: { values: { cuil: CUIL.diego, reparticion: 2, oficina: 2 }, selectedRoles: [{ idRol }] },
    })
  expect((await conRoles(4)).statusCode).toBe(200)
  expect((await deQuienEs(idCarpeta)).idInspector).toBe(diego)
  expect((await conRoles(2)).statusCode).toBe(200)
  expect((await deQuienEs(idCarpeta)).idInspector).toBeNull()
  await conRoles(5)
})

it('se propone a quien ya tiene una de la misma manzana; si no, a quien tiene menos; nunca a quien es parte', async () => {
  const proponer = async (idCarpeta: number) =>
    (await portal.como('hector', { url: `/api/documentacion/proponerInspector?idCarpeta=${idCarpeta}` })).json()
  const lucia = await inspectorDe('lucia')
  const enManzana = async (manzana: string) => {
    const idCarpeta = await recibida()
    await portal.db.$client.query(
      `with d as (
         insert into domicilio (id_calle, calle_texto, nro_puerta, padron, origen, seccion, manzana, distrito)
         values (1, 'SALTA', '1', '1', 'PADRON', 'A', $2, '') returning id_domicilio
       ) update carpeta set id_domicilio = (select id_domicilio from d) where id_carpeta = $1`,
      [idCarpeta, manzana],
    )
    return idCarpeta
  }
  const [una, vecina, lejana, sinManzana] = [
    await enManzana('12'),
    await enManzana('12'),
    await enManzana('13'),
    await enManzana(''),
  ]
  await asignar(una, diego)
  expect(await proponer(vecina)).toEqual({ idInspector: diego, porManzana: true, deLaManzana: [] })
  expect(await proponer(lejana)).toEqual({ idInspector: lucia, porManzana: false, deLaManzana: [] })
  await asignar(sinManzana, lucia)
  await asignar(await recibida(), lucia)
  expect(await proponer(await enManzana(''))).toEqual({ idInspector: diego, porManzana: false, deLaManzana: [] })
  await portal.db.$client.query('update carpeta set id_persona = $2 where id_carpeta = $1', [
    vecina,
    await idDe('diego'),
  ])
  expect(await proponer(vecina)).toEqual({ idInspector: lucia, porManzana: false, deLaManzana: [] })
})
