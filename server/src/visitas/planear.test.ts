import { sumarDias } from '@catastro/domain/plazos/calendario'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { DIEGO, dicho, manana, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

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
const SIN_VISITA = 'La carpeta no se puede visitar: tiene que estar recibida, sin cerrar y asignada a un inspector'

it('el inspector, el JEFE y el ADMINISTRADOR la planean: queda en la historia y se avisa a quien presentó', async () => {
  for (const quien of ['diego', 'hector', 'ana'] as const) {
    const idCarpeta = await v.asignada()
    expect(dicho(await v.planear(quien, idCarpeta))).toEqual([200, 'Visita planeada'])
    expect(await v.historia(idCarpeta)).toEqual([`VISITA PLANEADA: Para el ${enPalabras(manana())} a las 10:30`])
    expect(await v.correos(idCarpeta)).toEqual([
      ['pablo.medina@example.com', `Carpeta ${idCarpeta}: visita planeada, el ${enPalabras(manana())} a las 10:30`],
    ])
    const { visitas, puede } = await v.deCarpeta(idCarpeta)
    expect(visitas).toEqual([
      expect.objectContaining({
        estado: 'PLANEADA',
        modo: 'EN EL LUGAR',
        dia: manana(),
        hora: '10:30',
        parte: null,
        idInspector: DIEGO,
        inspector: 'Soria Diego',
        domicilio: 'SAN MARTIN 450',
        padron: '100001',
        resultado: null,
        completa: false,
        informe: null,
      }),
    ])
    expect(puede).toEqual({ planear: false, pedirADistancia: false })
  }
})

it('la mesa de entradas no planea visitas de otro; quien la presentó tampoco', async () => {
  const idCarpeta = await v.asignada()
  expect(dicho(await v.planear('lucia', idCarpeta))).toEqual([403, 'La carpeta está asignada a otro inspector'])
  expect((await v.planear('pablo', idCarpeta)).statusCode).toBe(403)
  expect((await v.planear('diego', 999_999)).statusCode).toBe(404)
})

it('sin inspector, sin recibir o cerrada, no se visita', async () => {
  const idCarpeta = await v.asignada()
  await v.asignar(idCarpeta, null)
  expect(dicho(await v.planear('hector', idCarpeta))).toEqual([409, SIN_VISITA])
  await v.asignar(idCarpeta, DIEGO)
  await v.carpetas.mover('hector', idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
  expect(dicho(await v.planear('hector', idCarpeta))).toEqual([409, SIN_VISITA])
})

it('nadie planea aquello en que tiene parte', async () => {
  const idCarpeta = await v.asignada()
  await v.consultar('update carpeta set id_persona = 5 where id_carpeta = $1', [idCarpeta])
  expect(dicho(await v.planear('hector', idCarpeta))).toEqual([
    403,
    'Usted tiene parte en esta carpeta: tiene que decidirlo otra persona',
  ])
})

it('cuarenta por día y por inspector, aunque las dos últimas se pidan a la vez', async () => {
  const [una, otra] = [await v.asignada(), await v.asignada()]
  const dia = sumarDias(hoy(), 9)
  await v.consultar(
    `with c as (
       insert into carpeta (id_persona, id_uso, id_domicilio, padron, busqueda, estado, completa, monto_obra, derecho_construccion, total_a_abonar)
       select id_persona, 12, id_domicilio, padron, busqueda, 2, true, 0, 0, 0 from carpeta, generate_series(1, 39) where id_carpeta = $3
       returning id_carpeta)
     insert into visita (id_carpeta, modo, dia, hora, id_inspector, inspectores, creada_por, usrmod)
     select id_carpeta, 'EN EL LUGAR', $1, '09:00', $2, array[$2::integer], 5, 5 from c`,
    [dia, DIEGO, una],
  )
  const respuestas = await Promise.all([v.planear('diego', una, { dia }), v.planear('hector', otra, { dia })])
  expect(respuestas.map((r) => r.statusCode).sort()).toEqual([200, 409])
})

it('una en pie por carpeta, aunque se pidan dos a la vez', async () => {
  const idCarpeta = await v.asignada()
  const codigos = await Promise.all([v.planear('diego', idCarpeta), v.planear('hector', idCarpeta)])
  expect(codigos.map((r) => r.statusCode).sort()).toEqual([200, 409])
  expect(dicho(await v.planear('diego', idCarpeta))).toEqual([409, 'La carpeta ya tiene una visita pendiente'])
})

it.each([
  [{ dia: sumarDias(hoy(), -1) }, 'Día: ya pasó'],
  [{ dia: sumarDias(hoy(), 181) }, 'Día: debe estar dentro de los próximos 180 días'],
  [{ dia: '2026-02-30' }, 'Día: no es una fecha válida'],
  [{ hora: '24:00' }, 'Hora: no es una hora válida: escriba HH:MM'],
  [{ hora: '9:30' }, 'Hora: no es una hora válida: escriba HH:MM'],
  [{ hora: null }, 'Hora: elija una hora o una parte del día, y no las dos'],
  [{ parte: 'TARDE' }, 'Hora: elija una hora o una parte del día, y no las dos'],
  [{ hora: null, parte: 'NOCHE' }, 'Parte del día: debe ser MAÑANA o TARDE'],
  [{ indicaciones: 'x'.repeat(241) }, 'Indicaciones: debe tener como máximo 240 caracteres'],
])('%j → %s', async (datos, mensaje) => {
  expect(dicho(await v.planear('diego', await v.asignada(), datos))).toEqual([400, mensaje])
})

it.each([
  { dia: hoy() },
  { dia: sumarDias(hoy(), 180) },
  { hora: '00:00' },
  { hora: '23:59' },
  { hora: null, parte: 'MAÑANA' },
  { indicaciones: 'x'.repeat(240) },
])('%j entra', async (datos) => {
  expect((await v.planear('diego', await v.asignada(), datos)).statusCode).toBe(200)
})

it('con 40 ese día entra la última; con 41, no', async () => {
  const dia = sumarDias(hoy(), 90)
  const otras = await v.asignada()
  // Each of a folder of its own that nobody looks at.
  await v.consultar(
    `with c as (
       insert into carpeta (id_encomienda_tipo, id_persona, id_domicilio, estado, padron, busqueda, id_inspector)
       select id_encomienda_tipo, id_persona, id_domicilio, 2, padron, busqueda, id_inspector
       from carpeta, generate_series(1, 39) where id_carpeta = $1 returning id_carpeta)
     insert into visita (id_carpeta, modo, dia, hora, id_inspector, inspectores, creada_por)
     select id_carpeta, 'EN EL LUGAR', $2, '10:00', 1, '{1}', 6 from c`,
    [otras, dia],
  )
  expect((await v.planear('diego', otras, { dia })).statusCode).toBe(200)
  expect(dicho(await v.planear('diego', await v.asignada(), { dia }))).toEqual([
    409,
    'Día: el inspector ya tiene 40 visitas ese día',
  ])
})

it('se mueve con la versión que se vio: se anota y se avisa; la misma otra vez no cambia nada', async () => {
  const { idCarpeta, idVisita } = await v.planeada({ indicaciones: 'Portón verde' })
  const mover = (datos: object, quien: 'diego' | 'hector' | 'lucia' = 'diego') =>
    v.llamar(quien, 'PUT', '/visitas/mover', { idVisita, dia: manana(), parte: 'TARDE', version: 1, ...datos })
  expect((await mover({}, 'lucia')).statusCode).toBe(403)
  expect(dicho(await mover({}))).toEqual([200, 'Visita cambiada'])
  expect(await v.fila(idVisita)).toMatchObject({
    parte: 'TARDE',
    hora: null,
    version: 2,
    secuencia: 1,
    indicaciones: 'Portón verde',
  })
  expect(dicho(await mover({}, 'hector'))).toEqual([
    409,
    'La visita cambió mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora',
  ])
  expect((await mover({ version: 2 })).statusCode).toBe(200)
  expect(await v.fila(idVisita)).toMatchObject({ version: 2, secuencia: 1 })
  expect(await v.historia(idCarpeta)).toEqual([
    `VISITA PLANEADA: Para el ${enPalabras(manana())} a las 10:30`,
    `VISITA CAMBIADA: Ahora, el ${enPalabras(manana())} por la tarde`,
  ])
  expect((await v.correos(idCarpeta)).map(([, asunto]) => asunto)).toEqual([
    `Carpeta ${idCarpeta}: visita planeada, el ${enPalabras(manana())} a las 10:30`,
    `Carpeta ${idCarpeta}: visita cambiada, el ${enPalabras(manana())} por la tarde`,
  ])
})

it('se cancela diciendo por qué, una vez; después se puede planear otra', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const cancelar = (datos: object) => v.llamar('diego', 'PUT', '/visitas/cancelar', { idVisita, version: 1, ...datos })
  expect(dicho(await cancelar({ motivo: ' ' }))).toEqual([400, 'Escriba el motivo'])
  expect(dicho(await cancelar({ motivo: 'x'.repeat(201) }))).toEqual([
    400,
    'Motivo: debe tener como máximo 200 caracteres',
  ])
  expect(dicho(await cancelar({ motivo: 'Llueve' }))).toEqual([200, 'Visita cancelada'])
  expect(dicho(await cancelar({ motivo: 'Llueve', version: 2 }))).toEqual([
    409,
    'En el estado en que está, la visita no admite ese cambio',
  ])
  expect((await v.historia(idCarpeta))[1]).toBe('VISITA CANCELADA: Llueve')
  expect((await v.planear('diego', idCarpeta)).statusCode).toBe(200)
})

it('la visita sigue a su carpeta: al nuevo inspector, sin ninguno, y cancelada con la que se cierra o se borra', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const [otro] = await v.consultar(
    'insert into inspector (id_persona, id_oficina) values (4, 2) on conflict (id_persona) do update set estado = true returning id_inspector as id',
  )
  await v.asignar(idCarpeta, otro.id)
  expect(await v.fila(idVisita)).toMatchObject({ id_inspector: otro.id, inspectores: [DIEGO, otro.id], version: 2 })
  await v.asignar(idCarpeta, null)
  expect(await v.fila(idVisita)).toMatchObject({ id_inspector: null, estado: 'PLANEADA' })
  await v.asignar(idCarpeta, DIEGO)
  expect(await v.fila(idVisita)).toMatchObject({ id_inspector: DIEGO, inspectores: [DIEGO, otro.id] })
  await v.carpetas.mover('hector', idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
  expect(await v.fila(idVisita)).toMatchObject({ estado: 'CANCELADA', motivo: 'La carpeta se cerró' })
  const borrada = await v.planeada()
  await v.llamar('ana', 'PUT', '/documentacion/asignar', { idCarpeta: borrada.idCarpeta, idInspector: DIEGO })
  expect(
    (await portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: borrada.idCarpeta } }))
      .statusCode,
  ).toBe(200)
  expect(await v.fila(borrada.idVisita)).toMatchObject({ estado: 'CANCELADA', motivo: 'La carpeta se borró' })
})

it('la lista del día va por inspector y hora, y se ordena a mano; cada inspector ve las suyas', async () => {
  const dia = sumarDias(hoy(), 30)
  const [tarde, primera, segunda] = [
    await v.planeada({ dia, hora: null, parte: 'TARDE' }),
    await v.planeada({ dia, hora: '08:00' }),
    await v.planeada({ dia, hora: '12:59' }),
  ]
  const ids = async (quien: 'diego' | 'hector' = 'diego', mas = '') =>
    (await v.llamar(quien, 'GET', `/visitas?desde=${dia}${mas}`))
      .json()
      .visitas.map(({ idVisita }: { idVisita: number }) => idVisita)
  expect(await ids()).toEqual([primera.idVisita, segunda.idVisita, tarde.idVisita])
  const ordenar = (visitas: readonly number[], datos: object = {}) =>
    v.llamar('diego', 'PUT', '/visitas/ordenar', { dia, visitas, ...datos })
  expect(dicho(await ordenar([tarde.idVisita, segunda.idVisita]))).toEqual([200, 'Orden guardado'])
  expect(await ids('hector', `&idInspector=${DIEGO}`)).toEqual([tarde.idVisita, segunda.idVisita, primera.idVisita])
  expect(dicho(await ordenar([999_999]))).toEqual([404, 'Visitas: hay una visita que no es de ese día'])
  expect(dicho(await ordenar([tarde.idVisita, tarde.idVisita]))).toEqual([400, 'Visitas: hay una visita repetida'])
  expect(dicho(await v.llamar('lucia', 'GET', `/visitas?desde=${dia}&idInspector=1`))[0]).toBe(403)
  expect(dicho(await v.llamar('diego', 'GET', `/visitas?desde=${dia}&idInspector=99`))[0]).toBe(403)
})

it('hasta 31 días por vez', async () => {
  const lista = (hasta: string) => v.llamar('hector', 'GET', `/visitas?desde=2026-12-01&hasta=${hasta}`)
  expect((await lista('2026-12-31')).statusCode).toBe(200)
  expect(dicho(await lista('2027-01-01'))).toEqual([400, 'Hasta: son demasiados días juntos: hasta 31 por vez'])
  expect(dicho(await lista('2026-11-30'))).toEqual([400, 'Hasta: debe ser igual o posterior al primer día'])
})

it('la jornada trae el día entero con su lista de control y lo de la última vez', async () => {
  const dia = sumarDias(hoy(), 40)
  const { idVisita } = await v.planeada({ dia })
  const jornada = (await v.llamar('diego', 'GET', `/visitas/jornada?dia=${dia}`)).json()
  expect(jornada).toMatchObject({ dia, idInspector: DIEGO, inspector: 'Soria Diego' })
  expect(jornada.visitas).toEqual([
    expect.objectContaining({
      idVisita,
      lista: { idLista: 1, version: 1 },
      anterior: null,
      observaciones: [],
      carpeta: expect.objectContaining({
        estado: 'RECIBIDO MESA ENTRADAS',
        expediente: '1-A',
        solicitante: 'Medina Pablo',
        telefono: expect.stringMatching(/^381 555-000\d$/),
      }),
      // The sketch that it was filed with, and what was uploaded later.
      papeles: [
        expect.objectContaining({ nombre: expect.any(String), tipo: 'image/png' }),
        expect.objectContaining({ nombre: expect.any(String), tipo: 'application/pdf' }),
      ],
    }),
  ])
  expect(jornada.listas).toEqual([expect.objectContaining({ idLista: 1, version: 1, nombre: 'Obras' })])
  expect(jornada.listas[0].items[1]).toEqual({
    idItem: 2,
    texto: 'El cartel de obra está a la vista, con su profesional',
    conFoto: true,
  })
  expect((await v.llamar('hector', 'GET', `/visitas/jornada?dia=${dia}`)).statusCode).toBe(403)
  expect((await v.llamar('hector', 'GET', `/visitas/jornada?dia=${dia}&idInspector=1`)).json().visitas).toHaveLength(1)
  expect((await v.llamar('hector', 'GET', `/visitas/jornada?dia=${dia}&idInspector=999`)).statusCode).toBe(404)
})

it('lo que le queda por visitar hoy está primero en su inicio, en el orden del día', async () => {
  const deHoy = async (quien: 'diego' | 'lucia' | 'hector' | 'pablo') =>
    (await portal.como(quien, { url: '/api/inicio/pendientes' })).json().visitas
  expect(await deHoy('diego')).toBeUndefined()
  const [tarde, temprano, otroDia, cancelada, borrada] = [
    await v.asignada(),
    await v.asignada(),
    await v.asignada(),
    await v.asignada(),
    await v.asignada(),
  ]
  for (const idCarpeta of [tarde, temprano, otroDia, cancelada, borrada]) await v.planear('hector', idCarpeta)
  const poner = (idCarpeta: number, que: string) =>
    v.consultar(`update visita set ${que} where id_carpeta = ${idCarpeta}`)
  await poner(tarde, `dia = '${hoy()}', hora = '11:00'`)
  await poner(temprano, `dia = '${hoy()}', hora = '08:15'`)
  await poner(otroDia, `dia = '${sumarDias(hoy(), 1)}'`)
  await poner(cancelada, `dia = '${hoy()}', estado = 'CANCELADA', motivo = 'Llueve'`)
  await poner(borrada, `dia = '${hoy()}'`)
  await v.consultar(`update carpeta set borrada_el = now() where id_carpeta = ${borrada}`)
  const fila = (idCarpeta: number, hora: string) => ({
    idVisita: expect.any(Number),
    idCarpeta,
    dia: hoy(),
    hora,
    parte: null,
    domicilio: 'SAN MARTIN 450',
  })
  expect(await deHoy('diego')).toEqual([fila(temprano, '08:15'), fila(tarde, '11:00')])
  for (const quien of ['lucia', 'hector', 'pablo'] as const) expect(await deHoy(quien)).toBeUndefined()
})
