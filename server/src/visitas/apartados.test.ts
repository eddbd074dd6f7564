import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { CUMPLE, DIEGO, dicho, fotoNumero, NO_CUMPLE, suma, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})

const apartadosDe = async (idVisita: number, quien: Demo = 'hector') =>
  (await v.llamar(quien, 'GET', '/visitas/apartados'))
    .json()
    .apartados.filter((a: { idVisita: number }) => a.idVisita === idVisita)
const resolver = (idEnvio: number, vale: 'ESTE' | 'EL OTRO', quien: Demo = 'hector') =>
  v.llamar(quien, 'PUT', '/visitas/apartado', { idEnvio, vale, motivo: 'Se habló con él' })
const visita = async (idCarpeta: number) => (await v.deCarpeta(idCarpeta)).visitas.at(-1)

it('están ante el JEFE los dos contenidos, entero cada uno, y vale el que elige', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const id = randomUUID()
  await v.resultado('diego', idVisita, CUMPLE, id)
  await v.resultado('diego', idVisita, NO_CUMPLE, id)
  const [apartado] = await apartadosDe(idVisita)
  expect(apartado).toMatchObject({
    clase: 'RESULTADO',
    id,
    motivo: 'OTRO CONTENIDO',
    idCarpeta,
    quien: 'Soria Diego',
    inspector: 'Soria Diego',
    contenido: JSON.stringify(NO_CUMPLE),
    foto: null,
    vale: { contenido: JSON.stringify(CUMPLE) },
  })
  expect((await v.llamar('diego', 'GET', '/visitas/apartados')).statusCode).toBe(403)
  expect((await resolver(apartado.idEnvio, 'ESTE', 'diego')).statusCode).toBe(403)
  expect(dicho(await resolver(apartado.idEnvio, 'ESTE'))).toEqual([200, 'Quedó decidido'])
  expect((await visita(idCarpeta)).informe.resultado).toBe('NO CUMPLE')
  expect(await apartadosDe(idVisita)).toEqual([])
  expect(dicho(await resolver(apartado.idEnvio, 'EL OTRO'))).toEqual([404, 'El envío no existe o ya se decidió'])
  // The phone that sent what is now discarded is told so, with the receipt that it had.
  expect((await v.resultado('diego', idVisita, CUMPLE, id)).json()).toMatchObject({
    situacion: 'APARTADA',
    recibo: { sha256: suma(JSON.stringify(CUMPLE)) },
  })
  expect((await v.resultado('diego', idVisita, NO_CUMPLE, id)).json().situacion).toBe('YA RECIBIDA')
})

it('si vale el otro, queda como estaba', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.resultado('diego', idVisita, CUMPLE)
  await v.resultado('diego', idVisita, NO_CUMPLE)
  const [apartado] = await apartadosDe(idVisita)
  expect(apartado.vale.contenido).toBe(JSON.stringify(CUMPLE))
  expect((await resolver(apartado.idEnvio, 'EL OTRO', 'ana')).statusCode).toBe(200)
  expect((await visita(idCarpeta)).informe.resultado).toBe('CUMPLE')
  expect(await apartadosDe(idVisita)).toEqual([])
})

it('el de una visita cancelada la cierra con sus fotos; dos que deciden a la vez, uno solo', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.llamar('hector', 'PUT', '/visitas/cancelar', { idVisita, version: 1, motivo: 'Llueve' })
  const fotos = [randomUUID(), randomUUID()] as const
  await v.foto('diego', idVisita, { id: fotos[0] })
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos })
  const [foto, apartado] = await apartadosDe(idVisita)
  expect(foto).toMatchObject({ clase: 'FOTO', vale: null, foto: { tipo: 'image/jpeg', tamano: fotoNumero(1).length } })
  const bajada = await portal.como('hector', { url: `/api/visitas/apartado/${foto.idEnvio}` })
  expect(suma(bajada.rawPayload)).toBe(suma(fotoNumero(1)))
  const codigos = await Promise.all([resolver(apartado.idEnvio, 'ESTE'), resolver(apartado.idEnvio, 'ESTE', 'ana')])
  expect(codigos.map((r) => r.statusCode).sort()).toEqual([200, 404])
  expect(await visita(idCarpeta)).toMatchObject({ estado: 'CERRADA', motivo: null, completa: false })
  expect((await visita(idCarpeta)).informe.fotos).toHaveLength(1)
  expect((await v.foto('diego', idVisita, { id: fotos[1], bytes: fotoNumero(2) })).json().situacion).toBe('RECIBIDA')
  expect(await visita(idCarpeta)).toMatchObject({ completa: true })
})

it('de una foto con otros bytes vale la que se elige; la otra sigue entre los archivos', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const id = randomUUID()
  await v.foto('diego', idVisita, { id })
  await v.foto('diego', idVisita, { id, bytes: fotoNumero(2) })
  const [apartado] = await apartadosDe(idVisita)
  const primera = await portal.como('ana', { url: `/api/visitas/apartado/${apartado.vale.idEnvio}` })
  expect(suma(primera.rawPayload)).toBe(suma(fotoNumero(1)))
  await resolver(apartado.idEnvio, 'ESTE')
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos: [id], huellas: [suma(fotoNumero(2))] })
  const { informe, completa } = await visita(idCarpeta)
  expect([informe.fotos.length, completa]).toEqual([1, true])
  const bajada = await portal.como('pablo', { url: `/api/documentacion/archivo/${informe.fotos[0].idArchivo}` })
  expect(suma(bajada.rawPayload)).toBe(suma(fotoNumero(2)))
})

it('nadie decide lo de una carpeta en que tiene parte', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.asignar(idCarpeta, null)
  await v.resultado('diego', idVisita)
  await v.asignar(idCarpeta, DIEGO)
  const [apartado] = await apartadosDe(idVisita)
  await v.consultar('update carpeta set id_persona = 5 where id_carpeta = $1', [idCarpeta])
  expect((await resolver(apartado.idEnvio, 'ESTE')).statusCode).toBe(403)
  expect((await resolver(apartado.idEnvio, 'ESTE', 'ana')).statusCode).toBe(200)
})

it('lo que un inspector firmó no lo reemplaza nadie solo: ni quien envió lo nuevo, ni quien envió lo que vale; y con su motivo', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.resultado('diego', idVisita, NO_CUMPLE)
  await v.resultado('hector', idVisita, CUMPLE)
  const [apartado] = await apartadosDe(idVisita)
  expect(apartado.decide).toBe('OTRA PERSONA')
  const LO_DECIDE_OTRO = [403, 'Usted envió uno de los dos: lo tiene que decidir otra persona']
  expect(dicho(await resolver(apartado.idEnvio, 'ESTE'))).toEqual(LO_DECIDE_OTRO)
  expect(dicho(await resolver(apartado.idEnvio, 'EL OTRO'))).toEqual(LO_DECIDE_OTRO)
  for (const motivo of [undefined, '', '  ']) {
    const pedido = { idEnvio: apartado.idEnvio, vale: 'ESTE', motivo }
    expect((await v.llamar('ana', 'PUT', '/visitas/apartado', pedido)).statusCode).toBe(400)
  }
  expect((await visita(idCarpeta)).informe.resultado).toBe('NO CUMPLE')
  expect((await resolver(apartado.idEnvio, 'ESTE', 'ana')).statusCode).toBe(200)
  expect((await visita(idCarpeta)).informe.resultado).toBe('CUMPLE')
  expect((await v.historia(idCarpeta)).slice(-3)).toEqual([
    'VISITA HECHA: NO CUMPLE. Firmada por Soria Diego',
    'VISITA HECHA: CUMPLE. Firmada por Paz Héctor',
    'VISITA HECHA: Se decidió que vale este resultado. Motivo: Se habló con él',
  ])
  expect(
    await v.consultar(
      `select contenido::json ->> 'resultado' as resultado, situacion from visita_envio where id_visita = $1 order by id_envio`,
      [idVisita],
    ),
  ).toEqual([
    { resultado: 'NO CUMPLE', situacion: 'DESCARTADO' },
    { resultado: 'CUMPLE', situacion: 'VALE' },
  ])
})

it('ni quien envió lo que vale decide que siga valiendo', async () => {
  const { idVisita } = await v.planeada()
  await v.resultado('hector', idVisita, CUMPLE)
  await v.resultado('diego', idVisita, NO_CUMPLE)
  const [apartado] = await apartadosDe(idVisita)
  expect((await resolver(apartado.idEnvio, 'EL OTRO')).statusCode).toBe(403)
  expect((await resolver(apartado.idEnvio, 'EL OTRO', 'ana')).statusCode).toBe(200)
})

it('si un jefe y una administradora enviaron los dos, y no hay nadie más, lo decide ella con su motivo, y se dice', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.resultado('hector', idVisita, CUMPLE)
  await v.resultado('ana', idVisita, NO_CUMPLE)
  const [apartado] = await apartadosDe(idVisita)
  expect(apartado.decide).toBe('UN ADMINISTRADOR')
  expect((await apartadosDe(idVisita, 'ana'))[0].decide).toBe('USTED, SIN NADIE MAS')
  expect(dicho(await resolver(apartado.idEnvio, 'ESTE'))).toEqual([
    403,
    'Usted envió uno de los dos, y no hay otro jefe ni administrador que lo decida: lo tiene que decidir un administrador',
  ])
  // Another head is there: it is theirs; unless it is about a folder of their own.
  await v.consultar(
    'insert into persona_rol (id_persona, id_rol) values (3, (select id_rol from persona_rol where id_persona = 5))',
  )
  expect(dicho(await resolver(apartado.idEnvio, 'ESTE', 'ana'))).toEqual([
    403,
    'Usted envió uno de los dos: lo tiene que decidir otra persona',
  ])
  await v.consultar('update carpeta set id_persona = 3 where id_carpeta = $1', [idCarpeta])
  expect((await resolver(apartado.idEnvio, 'ESTE', 'bruno')).statusCode).toBe(403)
  expect((await resolver(apartado.idEnvio, 'ESTE', 'ana')).statusCode).toBe(200)
  await v.consultar(
    'delete from persona_rol where id_persona = 3 and id_rol = (select id_rol from persona_rol where id_persona = 5)',
  )
  expect((await visita(idCarpeta)).informe.resultado).toBe('NO CUMPLE')
  expect((await v.historia(idCarpeta)).at(-1)).toBe(
    'VISITA HECHA: Se decidió que vale este resultado, por quien había enviado uno: no hay otro jefe ni administrador. Motivo: Se habló con él',
  )
})

it('si el jefe envió uno y la única administradora tiene parte, no lo decide nadie: se dice, y a quién hay que nombrar', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.resultado('diego', idVisita, NO_CUMPLE)
  await v.resultado('hector', idVisita, CUMPLE)
  const [apartado] = await apartadosDe(idVisita)
  expect((await apartadosDe(idVisita, 'ana'))[0].decide).toBe('USTED')
  const avisos = async () => (await portal.app.inject('/salud/listo')).json().avisos
  expect(await avisos()).toBeUndefined()
  await v.consultar('update carpeta set id_persona = 1 where id_carpeta = $1', [idCarpeta])
  for (const quien of ['hector', 'ana'] as const) expect((await apartadosDe(idVisita, quien))[0].decide).toBe('NADIE')
  expect(dicho(await resolver(apartado.idEnvio, 'ESTE'))).toEqual([
    403,
    'Hoy no lo puede decidir nadie: cada jefe envió uno de los dos o tiene parte en la carpeta, y cada administrador tiene parte. Un administrador tiene que dar el rol de jefe a otra persona, en «Empleados»',
  ])
  expect((await resolver(apartado.idEnvio, 'ESTE', 'ana')).statusCode).toBe(403)
  expect(await avisos()).toEqual([
    'Envíos de inspección que nadie puede decidir: 1 envío espera. Los jefes y administradores que hay enviaron uno de los dos o tienen parte en la carpeta: dé el rol de jefe a otra persona en «Empleados»',
  ])
  // Another head is named, who decides.
  const OTRO_JEFE = 'id_persona = 3 and id_rol = (select id_rol from persona_rol where id_persona = 5)'
  await v.consultar(
    'insert into persona_rol (id_persona, id_rol) values (3, (select id_rol from persona_rol where id_persona = 5))',
  )
  expect((await apartadosDe(idVisita, 'hector'))[0].decide).toBe('OTRA PERSONA')
  expect((await apartadosDe(idVisita, 'ana'))[0].decide).toBe('QUIEN NO TENGA PARTE')
  expect(await avisos()).toBeUndefined()
  expect((await resolver(apartado.idEnvio, 'ESTE', 'bruno')).statusCode).toBe(200)
  await v.consultar(`delete from persona_rol where ${OTRO_JEFE}`)
})

it('lo que firmó quien mandaba y nunca inspeccionó también llega, aparte', async () => {
  const { idVisita } = await v.planeada()
  const roles = await v.consultar('delete from persona_rol where id_persona = 5 returning *')
  expect((await v.resultado('hector', idVisita)).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'Quien lo envió ya no es del personal',
  })
  expect((await v.foto('hector', idVisita)).json().situacion).toBe('APARTADA')
  expect((await v.resultado('hector', 999_999)).statusCode).toBe(403)
  expect((await v.resultado('clara', idVisita)).statusCode).toBe(403)
  // At the front desk since: what they signed as a head is not theirs to close either.
  await v.consultar(
    'insert into persona_rol (id_persona, id_rol) values (5, (select id_rol from persona_rol where id_persona = 4))',
  )
  expect((await v.resultado('hector', idVisita, NO_CUMPLE)).json().situacion).toBe('APARTADA')
  expect((await v.resultado('lucia', idVisita)).statusCode).toBe(404)
  await v.consultar('delete from persona_rol where id_persona = 5')
  for (const { id_persona, id_rol } of roles) {
    await v.consultar('insert into persona_rol (id_persona, id_rol) values ($1, $2)', [id_persona, id_rol])
  }
  expect(await apartadosDe(idVisita)).toHaveLength(3)
})

it('de una visita firmada vale solo la foto que se firmó, llegue antes o después', async () => {
  const { idVisita } = await v.planeada()
  const [antes, despues] = [randomUUID(), randomUUID()]
  expect((await v.foto('diego', idVisita, { id: antes, bytes: fotoNumero(8) })).json().situacion).toBe('RECIBIDA')
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos: [antes, despues] })
  expect((await v.foto('diego', idVisita, { id: despues, bytes: fotoNumero(9) })).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'No es la foto que se firmó con el resultado',
  })
  const apartadas = await apartadosDe(idVisita)
  expect(apartadas.map(({ motivo }: { motivo: string }) => motivo)).toEqual(['OTRA FOTO', 'OTRA FOTO'])
  expect(dicho(await resolver(apartadas[1].idEnvio, 'ESTE'))).toEqual([
    409,
    'No es la foto que se firmó con el resultado: su huella es otra',
  ])
})

it('al valer un resultado valen con él solo las fotos que firmó, cada una con su número', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  await v.llamar('hector', 'PUT', '/visitas/cancelar', { idVisita, version: 1, motivo: 'Llueve' })
  const fotos = [randomUUID(), randomUUID(), randomUUID()] as const
  // The first two were signed the other way round.
  await v.foto('diego', idVisita, { id: fotos[0], bytes: fotoNumero(2) })
  await v.foto('diego', idVisita, { id: fotos[1], bytes: fotoNumero(1) })
  await v.foto('diego', idVisita, { id: fotos[2], bytes: fotoNumero(3) })
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos })
  expect((await resolver((await apartadosDe(idVisita)).at(-1).idEnvio, 'ESTE')).statusCode).toBe(200)
  expect((await apartadosDe(idVisita)).map(({ id }: { id: string }) => id)).toEqual([fotos[0], fotos[1]])
  expect(await visita(idCarpeta)).toMatchObject({ estado: 'CERRADA', completa: false })
})

it('de quien ya no es del personal se recibe lo que firmó, aparte, y nada más', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const roles = await v.consultar(
    'delete from persona_rol x using inspector i where i.id_inspector = 1 and x.id_persona = i.id_persona returning x.*',
  )
  expect((await v.resultado('diego', idVisita)).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'Quien lo envió ya no es del personal',
  })
  expect((await v.foto('diego', idVisita)).json().situacion).toBe('APARTADA')
  expect((await v.resultado('diego', 999_999)).statusCode).toBe(403)
  expect((await v.llamar('diego', 'GET', '/visitas?desde=2026-12-01')).statusCode).toBe(403)
  for (const { id_persona, id_rol } of roles) {
    await v.consultar('insert into persona_rol (id_persona, id_rol) values ($1, $2)', [id_persona, id_rol])
  }
  const [apartado] = await apartadosDe(idVisita)
  expect((await resolver(apartado.idEnvio, 'ESTE')).statusCode).toBe(200)
  expect((await visita(idCarpeta)).estado).toBe('CERRADA')
})
