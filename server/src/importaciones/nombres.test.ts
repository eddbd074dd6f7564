import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { revisar, ver, filas, leer, aplicar, atender, consultar } = importacionesDePrueba(() => portal)

const contestar = async (id: number, ...respuestas: object[]) => {
  const respuesta = await portal.como('lucia', {
    method: 'POST',
    url: `/api/importaciones/${id}/respuestas`,
    payload: { respuestas },
  })
  return [respuesta.statusCode, respuesta.json().message]
}
const GUARDADAS = [200, 'Respuestas guardadas. Se está revisando otra vez']
const desconocidos = async (id: number) => (await leer(`/importaciones/${id}/desconocidos`)).desconocidos
const idDeCalle = async (calle: string) =>
  (await consultar(`select id_calle from calle where calle = '${calle}'`))[0]?.id_calle as number

const TITULOS = 'Padrón;Padrón provincial;Apellido y nombre;Calle;Número'
const padrones = (...filasDe: (readonly [numero: number, calle: string])[]) =>
  `${[TITULOS, ...filasDe.map(([n, calle]) => `${n};${n};N ${n};${calle};1`)].join('\n')}\n`

describe('una calle que no está', () => {
  const archivo = padrones(
    [8800001, 'SAN MARTN'],
    [8800002, 'san martn'],
    [8800003, 'SAN MARTN '],
    [8800004, 'CAMINO DEL PERU VIEJO'],
    [8800005, 'JUNIN'],
  )
  let antes: Awaited<ReturnType<typeof fotoDe>>
  let id: number

  it('no se pierde en silencio: sus filas no entran, y se pregunta una vez por todas ellas', async () => {
    antes = await fotoDe(portal.db)
    id = await revisar('padrones', archivo)
    expect(await ver(id)).toMatchObject({ leidas: 5, altas: 1, rechazadas: 4 })
    expect((await filas(id, 'accion=RECHAZADA'))[0].errores).toEqual([{ columna: 'Calle', msg: 'no está en Calles' }])
    expect(await desconocidos(id)).toEqual([
      {
        catalogo: 'calle',
        nombre: expect.stringMatching(/^san martn$/i),
        filas: 3,
        sugerencias: expect.any(Array),
        respuesta: null,
      },
      expect.objectContaining({ nombre: 'CAMINO DEL PERU VIEJO', filas: 1, respuesta: null }),
    ])
    const [primera] = (await desconocidos(id))[0].sugerencias
    expect(primera).toEqual({ id: await idDeCalle('SAN MARTIN'), nombre: expect.stringMatching(/^SAN MARTIN \(/) })
  })

  it('contestada, se revisa otra vez; y hasta que se aplica no cambia nada', async () => {
    expect(
      await contestar(
        id,
        { catalogo: 'calle', nombre: 'SAN MARTN', respuesta: 'ES', idDestino: await idDeCalle('SAN MARTIN') },
        { catalogo: 'calle', nombre: 'CAMINO DEL PERU VIEJO', respuesta: 'AGREGAR' },
      ),
    ).toEqual(GUARDADAS)
    expect((await ver(id)).estado).toBe('POR_REVISAR')
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', leidas: 5, altas: 5, rechazadas: 0 })
    expect((await desconocidos(id)).map((d: { respuesta: object }) => d.respuesta)).toEqual([
      { respuesta: 'ES', idDestino: await idDeCalle('SAN MARTIN') },
      { respuesta: 'AGREGAR', idDestino: null },
    ])
    expect(await fotoDe(portal.db)).toEqual(antes)
  })

  it('aplicada, cada domicilio tiene su calle; y el mismo archivo otra vez no pregunta ni cambia nada', async () => {
    expect((await aplicar(id)).statusCode).toBe(200)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'APLICADA', altas: 5 })
    expect(
      await consultar(
        `select d.padron, d.calle_texto, c.calle from domicilio d left join calle c using (id_calle) where d.padron like '88%' order by 1`,
      ),
    ).toEqual(
      ['SAN MARTIN', 'SAN MARTIN', 'SAN MARTIN', 'CAMINO DEL PERU VIEJO', 'JUNIN'].map((calle, n) => ({
        padron: String(8800001 + n),
        calle_texto: calle,
        calle,
      })),
    )
    const otra = await revisar('padrones', archivo)
    expect(await ver(otra)).toMatchObject({ iguales: 5, rechazadas: 0 })
    expect((await desconocidos(otra)).filter((d: { respuesta: object | null }) => d.respuesta === null)).toEqual([])
  })

  it('deshecha, tampoco queda la calle que agregó', async () => {
    const respuesta = await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/deshacer` })
    expect(respuesta.statusCode).toBe(200)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect(await fotoDe(portal.db)).toEqual(antes)
  })

  it('dejada afuera, sus filas vuelven con ese motivo; y se puede cambiar de idea', async () => {
    const con = await revisar('padrones', padrones([8810001, 'LOTE 4 BIS'], [8810002, 'JUNIN']))
    await contestar(con, { catalogo: 'calle', nombre: 'lote 4 bis', respuesta: 'AFUERA' })
    await atender()
    expect(await ver(con)).toMatchObject({ altas: 1, rechazadas: 1 })
    expect((await filas(con, 'accion=RECHAZADA'))[0].errores).toEqual([
      { columna: 'Calle', msg: 'no está, y se contestó que sus filas queden afuera' },
    ])
    await contestar(con, { catalogo: 'calle', nombre: 'LOTE 4 BIS', respuesta: 'AGREGAR' })
    await atender()
    expect(await ver(con)).toMatchObject({ altas: 2, rechazadas: 0 })
  })
})

it('lo que se contesta se comprueba: que falte, que se pueda agregar así, que exista', async () => {
  const id = await revisar('calles', 'Calle;Tipo\nUNA;SENDERO\nOTRA;CALE\n')
  const dicho = (resto: object) => contestar(id, { catalogo: 'tipoDeCalle', nombre: 'SENDERO', ...resto })
  expect(await contestar(id, { catalogo: 'calle', nombre: 'SENDERO', respuesta: 'AFUERA' })).toEqual([
    400,
    'Nombre: no es un nombre que le falte a esta importación',
  ])
  expect(await dicho({ respuesta: 'AGREGAR' })).toEqual([
    400,
    'Respuesta: no se puede agregar desde acá: agréguelo en su pantalla y revise otra vez',
  ])
  expect(await dicho({ respuesta: 'ES' })).toEqual([400, 'Cuál es: tiene que ser uno que exista'])
  expect(await dicho({ respuesta: 'ES', idDestino: 99999 })).toEqual([400, 'Cuál es: tiene que ser uno que exista'])
  expect(await contestar(id)).toEqual([400, 'Respuestas: no pueden faltar'])
  expect((await ver(id)).estado).toBe('REVISADA')

  const [tipo] = await consultar(`select id_calle_tipo as id from calle_tipo where calle_tipo = 'PASAJE'`)
  expect(await dicho({ respuesta: 'ES', idDestino: tipo.id })).toEqual(GUARDADAS)
  await atender()
  expect(await ver(id)).toMatchObject({ altas: 1, rechazadas: 1 })
  expect((await desconocidos(id))[0]).toMatchObject({ nombre: 'CALE', sugerencias: [{ nombre: 'CALLE' }, ...Array(5).fill({})] })
  // Of two tabs, the second finds it being looked at again.
  const dos = await Promise.all([1, 2].map(() => contestar(id, { catalogo: 'tipoDeCalle', nombre: 'CALE', respuesta: 'AFUERA' })))
  expect(dos.map(([estado]) => estado).sort()).toEqual([200, 409])
  await atender()
})

it('una profesión y una universidad que no están', async () => {
  const id = await revisar(
    'profesionales',
    'CUIL;Profesión;Universidad;Matrícula;Vencimiento\n27309991112;AGRIMENSORA;UNIVERSIDAD DEL NORTE GRANDE;AG-9;2099-12-31\n',
  )
  expect(await ver(id)).toMatchObject({ rechazadas: 1 })
  const [profesion, universidad] = (await desconocidos(id)).sort((a: { catalogo: string }, b: { catalogo: string }) =>
    a.catalogo < b.catalogo ? -1 : 1,
  )
  expect(profesion.sugerencias[0].nombre).toBe('AGRIMENSOR')
  await contestar(
    id,
    { catalogo: 'profesion', nombre: profesion.nombre, respuesta: 'ES', idDestino: profesion.sugerencias[0].id },
    { catalogo: 'universidad', nombre: universidad.nombre, respuesta: 'AGREGAR' },
  )
  await atender()
  expect(await ver(id)).toMatchObject({ altas: 1, rechazadas: 0 })
  expect((await aplicar(id)).statusCode).toBe(200)
  await atender()
  expect(
    await consultar(
      `select f.profesion, u.universidad from profesional join profesion f using (id_profesion) join universidad u using (id_universidad)
       where matricula = 'AG-9'`,
    ),
  ).toEqual([{ profesion: 'AGRIMENSOR', universidad: 'UNIVERSIDAD DEL NORTE GRANDE' }])
})
