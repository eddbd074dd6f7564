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

const apartadosDe = async (idVisita: number) =>
  (await v.llamar('hector', 'GET', '/visitas/apartados'))
    .json()
    .apartados.filter((a: { idVisita: number }) => a.idVisita === idVisita)
const resolver = (idEnvio: number, vale: 'ESTE' | 'EL OTRO', quien: Demo = 'hector') =>
  v.llamar(quien, 'PUT', '/visitas/apartado', { idEnvio, vale })
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
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos: [id] })
  await v.foto('diego', idVisita, { id })
  await v.foto('diego', idVisita, { id, bytes: fotoNumero(2) })
  const [apartado] = await apartadosDe(idVisita)
  const primera = await portal.como('ana', { url: `/api/visitas/apartado/${apartado.vale.idEnvio}` })
  expect(suma(primera.rawPayload)).toBe(suma(fotoNumero(1)))
  await resolver(apartado.idEnvio, 'ESTE')
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
