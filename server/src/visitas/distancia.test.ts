import { sumarDias } from '@catastro/domain/plazos/calendario'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { multiparte } from '../../pruebas/multiparte.ts'
import { dicho, fotoNumero, manana, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

/** Two sidewalk folders of Clara's, in Diego's hands; list 2 has four items, each with its photo. */
const [UNA, OTRA] = [1007, 1008]
const ITEMS = [1, 2, 3, 4]

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})
beforeEach(async () => {
  await v.consultar(`update visita set estado = 'CANCELADA', motivo = 'otra prueba' where estado <> 'CANCELADA'`)
  await v.consultar(
    `update carpeta set estado = 2, completa = true, id_inspector = 1, id_uso = 12, id_persona = 7, borrada_el = null
     where id_carpeta = any($1)`,
    [[UNA, OTRA]],
  )
})

const pedir = (datos: object = {}, quien: Demo = 'diego') =>
  v.llamar(quien, 'POST', '/visitas/distancia/pedir', { idCarpeta: UNA, dia: manana(), ...datos })
const pedida = async (datos: object = {}) => (await pedir(datos)).json().idVisita as number
const codigoDe = (idVisita: number, idItem = 1, quien: Demo = 'clara') =>
  v.llamar(quien, 'POST', '/visitas/distancia/codigo', { idVisita, idItem })
const unCodigo = async (idVisita: number, idItem = 1) => (await codigoDe(idVisita, idItem)).json().codigo as string
const subir = (idVisita: number, codigo: string, { idItem = 1, bytes = fotoNumero(1), quien = 'clara' as Demo } = {}) =>
  portal.como(quien, {
    method: 'POST',
    url: '/api/visitas/distancia/foto',
    ...multiparte({ idVisita, idItem, codigo }, [
      { campo: 'foto', nombre: 'foto.jpg', contenido: bytes, tipo: 'image/jpeg' },
    ]),
  })
const fotografiar = async (idVisita: number, items = ITEMS) => {
  for (const idItem of items)
    await subir(idVisita, await unCodigo(idVisita, idItem), { idItem, bytes: fotoNumero(idItem) })
}
const ver = async (idVisita: number, quien: Demo = 'clara') =>
  (await v.llamar(quien, 'GET', `/visitas/distancia/${idVisita}`)).json()
const enviar = async (idVisita: number, datos: object = {}, quien: Demo = 'clara') =>
  v.llamar(quien, 'POST', '/visitas/distancia/enviar', {
    idVisita,
    version: (await v.fila(idVisita)).version,
    ...datos,
  })
const juzgar = async (idVisita: number, juicios: readonly object[], datos: object = {}, quien: Demo = 'diego') =>
  v.llamar(quien, 'POST', '/visitas/distancia/juzgar', {
    idVisita,
    version: (await v.fila(idVisita)).version,
    juicios,
    ...datos,
  })
const todos = (juicio: string) => ITEMS.map((idItem) => ({ idItem, juicio, comentario: '' }))
const enviada = async () => {
  const idVisita = await pedida()
  await fotografiar(idVisita)
  await enviar(idVisita)
  return idVisita
}
const CODIGO_MALO = [409, 'El código de la foto venció o ya se usó: sáquela de nuevo desde el portal']
const NO_LO_ADMITE = [409, 'En el estado en que está, la visita no admite ese cambio']

it('se pide, se muestra punto por punto, se envía y se aprueba sin que nadie vaya', async () => {
  const idVisita = await pedida({ indicaciones: 'De día' })
  expect(await ver(idVisita)).toMatchObject({
    visita: { modo: 'A DISTANCIA', estado: 'PLANEADA', dia: manana(), indicaciones: 'De día' },
    items: [
      { idItem: 1, texto: 'La vereda tiene el ancho y el largo declarados', situacion: 'PENDIENTE', fotos: [] },
      { idItem: 2 },
      { idItem: 3 },
      { idItem: 4 },
    ],
    puede: { fotografiar: true, enviar: false, juzgar: false },
  })
  await fotografiar(idVisita)
  expect((await ver(idVisita)).puede).toEqual({ fotografiar: true, enviar: true, juzgar: false })
  expect(dicho(await enviar(idVisita, { notas: [{ idItem: 2, nota: 'Recién secada' }] }))).toEqual([
    200,
    'Enviado al inspector',
  ])
  expect((await ver(idVisita, 'diego')).puede).toEqual({ fotografiar: false, enviar: false, juzgar: true })
  expect((await v.llamar('diego', 'GET', `/visitas/jornada?dia=${hoy()}`)).json().visitas).toMatchObject([
    { idVisita, modo: 'A DISTANCIA', estado: 'ENVIADA' },
  ])
  expect(dicho(await juzgar(idVisita, todos('CUMPLE')))).toEqual([200, 'Visita juzgada'])
  const visita = (await v.deCarpeta(UNA, 'clara')).visitas.at(-1)
  expect(visita).toMatchObject({ estado: 'CERRADA', resultado: 'CUMPLE', completa: true })
  expect(visita.informe).toMatchObject({ firmante: 'Soria Diego', enTelefonoEl: null })
  expect(visita.informe.fotos).toHaveLength(4)
  expect((await v.carpetas.fila(UNA)).estado).toBe('RECIBIDO MESA ENTRADAS')
  expect((await v.correos(UNA)).map(([destinatario, asunto]) => `${destinatario} ${asunto}`).slice(-3)).toEqual([
    `clara.nieva@example.com Carpeta ${UNA}: muestre su obra con el teléfono`,
    `diego.soria@example.com Carpeta ${UNA}: llegaron las fotos de la visita a distancia`,
    `clara.nieva@example.com Carpeta ${UNA}: resultado de la visita`,
  ])
})

it('se pide de nuevo solo lo que no se ve: vuelve a quien presentó, y lo ya juzgado queda', async () => {
  const idVisita = await enviada()
  const juicios = [...todos('CUMPLE').slice(1), { idItem: 1, juicio: 'REPETIR', comentario: 'Se ve oscura' }]
  expect(dicho(await juzgar(idVisita, juicios))).toEqual([200, 'Se pidió de nuevo a quien presentó la carpeta'])
  const vista = await ver(idVisita)
  expect(vista.items).toMatchObject([
    { situacion: 'PENDIENTE', pedido: 'Se ve oscura', fotos: [{ actual: false }] },
    { situacion: 'CUMPLE' },
    { situacion: 'CUMPLE' },
    { situacion: 'CUMPLE' },
  ])
  expect(vista.puede).toEqual({ fotografiar: true, enviar: false, juzgar: false })
  expect(dicho(await enviar(idVisita))).toEqual([409, 'Falta la foto de algún punto'])
  expect((await codigoDe(idVisita, 2)).statusCode).toBe(404)
  await fotografiar(idVisita, [1])
  await enviar(idVisita)
  expect(dicho(await juzgar(idVisita, [{ idItem: 1, juicio: 'NO CUMPLE', comentario: 'Está rota' }]))[0]).toBe(200)
  const visita = (await v.deCarpeta(UNA)).visitas?.at(-1) ?? (await v.deCarpeta(UNA, 'clara')).visitas.at(-1)
  expect(visita).toMatchObject({ estado: 'CERRADA', resultado: 'NO CUMPLE' })
  const observada = await v.llamar('diego', 'POST', '/visitas/observar', { idVisita })
  expect(observada.statusCode).toBe(200)
  expect((await v.carpetas.observacionesDe(UNA)).at(-1)).toMatchObject({
    texto: 'La vereda tiene el ancho y el largo declarados: Está rota',
  })
})

it('el código es de un punto de una visita, vale una vez, y el nuevo anula al anterior', async () => {
  const idVisita = await pedida()
  const primero = await unCodigo(idVisita)
  const codigo = await unCodigo(idVisita)
  expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(dicho(await subir(idVisita, primero))).toEqual(CODIGO_MALO)
  expect(dicho(await subir(idVisita, codigo, { idItem: 2 }))).toEqual(CODIGO_MALO)
  const otra = await pedida({ idCarpeta: OTRA })
  expect(dicho(await subir(otra, codigo))).toEqual(CODIGO_MALO)
  const respuesta = (await subir(idVisita, codigo)).json()
  expect(respuesta).toEqual({ ok: true, message: 'Foto recibida', idArchivo: expect.any(Number) })
  // Its reply was lost: the same photo is the same file; another one needs another code.
  expect((await subir(idVisita, codigo)).json()).toEqual(respuesta)
  expect(dicho(await subir(idVisita, codigo, { bytes: fotoNumero(2) }))).toEqual(CODIGO_MALO)
  expect((await ver(idVisita)).items[0].fotos).toHaveLength(1)
  expect(dicho(await subir(idVisita, 'I'.repeat(7)))).toEqual([400, 'Código: debe tener 8 letras y números'])
})

it('la misma foto a la vez es una sola', async () => {
  const idVisita = await pedida()
  const codigo = await unCodigo(idVisita)
  const respuestas = await Promise.all([subir(idVisita, codigo), subir(idVisita, codigo)])
  expect(new Set(respuestas.map((r) => r.json().idArchivo)).size).toBe(1)
})

it('un código vale 15 minutos', async () => {
  const idVisita = await pedida()
  const { codigo, vence } = (await codigoDe(idVisita)).json()
  const minutos = (Date.parse(vence) - Date.now()) / 60_000
  expect(minutos).toBeGreaterThan(14)
  expect(minutos).toBeLessThanOrEqual(15.1)
  const mover = (segundos: number) =>
    v.consultar(`update visita_codigo set vence = clock_timestamp() + $2 * interval '1 second' where id_visita = $1`, [
      idVisita,
      segundos,
    ])
  await mover(-1)
  expect(dicho(await subir(idVisita, codigo))).toEqual(CODIGO_MALO)
  await mover(60)
  expect((await subir(idVisita, codigo)).statusCode).toBe(200)
})

it('hasta 4 fotos de un punto cada vez que se pide', async () => {
  const idVisita = await pedida()
  for (const n of [1, 2, 3, 4]) await subir(idVisita, await unCodigo(idVisita), { bytes: fotoNumero(n) })
  expect(dicho(await codigoDe(idVisita))).toEqual([409, 'Ya hay 4 fotos de este punto'])
})

it('solo quien la presentó saca y envía; nadie ajeno la ve; solo el inspector juzga', async () => {
  const idVisita = await pedida()
  const SOLO = [403, 'Solo quien presentó la carpeta puede enviar sus fotos']
  expect(dicho(await codigoDe(idVisita, 1, 'diego'))).toEqual(SOLO)
  expect((await codigoDe(idVisita, 1, 'pablo')).statusCode).toBe(404)
  expect((await v.llamar('pablo', 'GET', `/visitas/distancia/${idVisita}`)).statusCode).toBe(404)
  expect((await v.llamar('clara', 'GET', '/visitas/distancia/999999')).statusCode).toBe(404)
  await fotografiar(idVisita)
  expect(dicho(await enviar(idVisita, {}, 'diego'))).toEqual(SOLO)
  await enviar(idVisita)
  expect((await juzgar(idVisita, todos('CUMPLE'), {}, 'lucia')).statusCode).toBe(403)
  expect((await juzgar(idVisita, todos('CUMPLE'), {}, 'clara')).statusCode).toBe(403)
})

it.each([
  [todos('CUMPLE').slice(1), 'Juicios: falta juzgar algún punto'],
  [[...todos('CUMPLE'), { idItem: 9, juicio: 'CUMPLE' }], 'Juicios: hay un punto que no espera su juicio'],
  [[...todos('CUMPLE').slice(1), { idItem: 2, juicio: 'CUMPLE' }], 'Juicios: hay un punto que no espera su juicio'],
  [todos('REPETIR'), 'Comentario: diga qué falta o qué no se cumple'],
  [todos('REGULAR'), 'Juicio: debe ser CUMPLE, NO CUMPLE o REPETIR'],
])('juicios %j → 400', async (juicios, mensaje) => {
  const idVisita = await enviada()
  expect(dicho(await juzgar(idVisita, juicios))).toEqual([400, mensaje])
  expect(await v.fila(idVisita)).toMatchObject({ estado: 'ENVIADA' })
})

it('el plazo que pasó no deja enviar; el inspector lo corre o va', async () => {
  const idVisita = await pedida()
  await fotografiar(idVisita)
  const poner = (dia: string) => v.consultar('update visita set dia = $2 where id_visita = $1', [idVisita, dia])
  await poner(sumarDias(hoy(), -1))
  const PASO = [409, 'El plazo para enviar las fotos terminó: el inspector va a decidir cómo sigue']
  expect(dicho(await enviar(idVisita))).toEqual(PASO)
  expect(dicho(await codigoDe(idVisita))).toEqual(PASO)
  const { version } = await v.fila(idVisita)
  expect((await v.llamar('diego', 'PUT', '/visitas/mover', { idVisita, dia: hoy(), version })).statusCode).toBe(200)
  expect((await enviar(idVisita)).statusCode).toBe(200)
})

it('lo enviado no se cambia, y lo cancelado tampoco', async () => {
  const idVisita = await enviada()
  expect(dicho(await codigoDe(idVisita))).toEqual(NO_LO_ADMITE)
  expect(dicho(await enviar(idVisita))).toEqual(NO_LO_ADMITE)
  const { version } = await v.fila(idVisita)
  await v.llamar('diego', 'PUT', '/visitas/cancelar', { idVisita, motivo: 'Ya no hace falta', version })
  expect(dicho(await juzgar(idVisita, todos('CUMPLE')))).toEqual(NO_LO_ADMITE)
})

it('la carpeta que se cierra mientras se saca la foto: la foto no entra', async () => {
  const idVisita = await pedida()
  const codigo = await unCodigo(idVisita)
  await v.carpetas.mover('hector', UNA, { idEstado: 8, observaciones: 'No corresponde' })
  expect(dicho(await subir(idVisita, codigo))).toEqual(NO_LO_ADMITE)
  expect((await ver(idVisita)).puede).toEqual({ fotografiar: false, enviar: false, juzgar: false })
})

it('si no alcanza, el inspector va: pasa a ser una visita en el lugar, con sus fotos', async () => {
  const idVisita = await enviada()
  const { version } = await v.fila(idVisita)
  const ir = (datos: object) =>
    v.llamar('diego', 'PUT', '/visitas/distancia/ir', { idVisita, dia: manana(), version, ...datos })
  expect((await ir({})).statusCode).toBe(400)
  expect(dicho(await ir({ hora: '09:00' }))).toEqual([200, 'La visita pasó a hacerse en el lugar'])
  expect(dicho(await ir({ hora: '09:00', version: version + 1 }))).toEqual(NO_LO_ADMITE)
  expect((await v.llamar('diego', 'GET', `/visitas/jornada?dia=${manana()}`)).json().visitas).toMatchObject([
    { idVisita, modo: 'EN EL LUGAR', estado: 'PLANEADA', hora: '09:00' },
  ])
  const contenido = {
    resultado: 'CUMPLE',
    lista: { idLista: 2, version: 1 },
    respuestas: ITEMS.map((idItem) => ({ idItem, respuesta: 'CUMPLE', observado: '' })),
    notas: '',
    fotos: [],
    firmadaEl: new Date().toISOString(),
  }
  expect((await v.resultado('diego', idVisita, contenido)).json().situacion).toBe('RECIBIDA')
  expect((await v.deCarpeta(UNA, 'clara')).visitas.at(-1).informe.fotos).toHaveLength(4)
})

it('se pide de veredas y de segundas visitas, con puntos que se muestren con foto', async () => {
  const primera = await v.asignada()
  expect(dicho(await pedir({ idCarpeta: primera }))).toEqual([
    409,
    'Solo las veredas y las segundas visitas se pueden hacer a distancia',
  ])
  const { idVisita } = (await v.planear('diego', primera)).json()
  await v.resultado('diego', idVisita)
  expect((await v.deCarpeta(primera, 'diego')).puede).toEqual({ planear: true, pedirADistancia: true })
  const segunda = (await pedir({ idCarpeta: primera })).json()
  // Of list 1, those that are seen in a photo.
  expect((await ver(segunda.idVisita, 'pablo')).items.map(({ idItem }: { idItem: number }) => idItem)).toEqual([
    2, 3, 4,
  ])
})

it('de los puntos que se eligen; ninguno ajeno ni repetido', async () => {
  expect(dicho(await pedir({ items: [1, 9] }))).toEqual([404, 'Punto: no es de la lista de la visita'])
  expect(dicho(await pedir({ items: [1, 1] }))).toEqual([400, 'Puntos: hay un punto repetido'])
  expect(dicho(await pedir({ dia: sumarDias(hoy(), -1) }))).toEqual([400, 'Día: ya pasó'])
  expect(dicho(await pedir({}, 'lucia'))).toEqual([403, 'La carpeta está asignada a otro inspector'])
  const idVisita = await pedida({ items: [3] })
  expect((await ver(idVisita)).items).toHaveLength(1)
})
