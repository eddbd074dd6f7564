import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { revisar, ver, filas, leer, atender, consultar } = importacionesDePrueba(() => portal)

interface Respuesta {
  readonly catalogo?: string
  readonly nombre: string
  readonly respuesta: string
  readonly idDestino?: number
  readonly version?: number
}
const contestarComo = async (quien: 'lucia' | 'ana', id: number, ...respuestas: Respuesta[]) => {
  const respuesta = await portal.como(quien, {
    method: 'POST',
    url: `/api/importaciones/${id}/respuestas`,
    payload: { respuestas: respuestas.map((r) => ({ catalogo: 'calle', version: 0, ...r })) },
  })
  return [respuesta.statusCode, respuesta.json().message]
}
const contestar = (id: number, ...respuestas: Respuesta[]) => contestarComo('lucia', id, ...respuestas)
const GUARDADAS = [200, 'Respuestas guardadas. Se está revisando otra vez']
const OTRA_PERSONA = [
  409,
  'Otra persona contestó mientras tanto alguno de esos nombres. No se guardó nada: mire qué dijo y conteste otra vez',
]
/** And looked at again. */
async function contestada(id: number, ...respuestas: Respuesta[]) {
  expect(await contestar(id, ...respuestas)).toEqual(GUARDADAS)
  await atender()
}
const desconocidos = async (id: number) => (await leer(`/importaciones/${id}/desconocidos`)).desconocidos
const cuentas = async (id: number) => {
  const { estado, leidas, altas, cambios, iguales, rechazadas } = await ver(id)
  return { estado, leidas, altas, cambios, iguales, rechazadas }
}
const errores = async (id: number) =>
  (await filas(id, 'accion=RECHAZADA&porPagina=25')).map((f: { errores: { columna: string; msg: string }[] }) =>
    f.errores.map(({ columna, msg }) => `${columna}: ${msg}`).join('; '),
  )
const aplicar = async (id: number, consulta = '') =>
  (await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/aplicar${consulta}` })).statusCode
async function aplicada(id: number, consulta = '') {
  expect(await aplicar(id, consulta)).toBe(200)
  await atender()
  expect((await ver(id)).estado).toBe('APLICADA')
}
const deshacer = async (id: number) => {
  const respuesta = await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/deshacer` })
  await atender()
  return respuesta.json().message
}
const idDeCalle = async (calle: string) =>
  (await consultar(`select id_calle from calle where calle = '${calle}'`))[0]?.id_calle as number
const agregarCalle = async (calle: string, idcalletipo = 1) => {
  const payload = { calle, idcalletipo }
  const respuesta = await portal.como('ana', { method: 'POST', url: '/api/catastroCalles/crearCalle', payload })
  expect(respuesta.statusCode).toBe(200)
}
const deshabilitar = async (id: number) => {
  const pedido = { method: 'POST', url: '/api/catastroCalles/deshabilitarCalle', payload: { id } } as const
  expect((await portal.como('ana', pedido)).statusCode).toBe(200)
}

const TITULOS = 'Padrón;Padrón provincial;Apellido y nombre;Calle;Número'
const padrones = (...filasDe: (readonly [numero: number, calle: string])[]) =>
  `${[TITULOS, ...filasDe.map(([n, calle]) => `${n};${n};N ${n};${calle};1`)].join('\n')}\n`
const domicilios = (serie: string) =>
  consultar(
    `select p.padronm as padron, d.calle_texto as dice, c.calle from padron p join domicilio d using (id_domicilio)
     left join calle c using (id_calle) where p.padronm like '${serie}%' order by 1`,
  )

describe('una calle que no está', () => {
  const archivo = padrones(
    [8800001, 'SAN MARTN'],
    [8800002, 'san martn'],
    [8800003, 'SAN MARTN '],
    [8800004, 'CAMINO A LOS POCITOS'],
    [8800005, 'JUNIN'],
  )
  let antes: Awaited<ReturnType<typeof fotoDe>>
  let id: number

  it('no se pierde en silencio: sus filas no entran, y se pregunta una vez por todas ellas', async () => {
    antes = await fotoDe(portal.db)
    id = await revisar('padrones', archivo)
    expect(await cuentas(id)).toMatchObject({ leidas: 5, altas: 1, cambios: 0, iguales: 0, rechazadas: 4 })
    expect((await ver(id)).faltanNombres).toBe(true)
    expect(await errores(id)).toEqual(Array(4).fill('Calle: no está en Calles'))
    const [martin, camino] = await desconocidos(id)
    expect(martin).toMatchObject({ catalogo: 'calle', filas: 3, respuesta: null, version: 0, porRevisar: false })
    expect(martin.nombre).toMatch(/^san martn$/i)
    expect(martin.parecida).toEqual({
      id: await idDeCalle('SAN MARTIN'),
      nombre: expect.stringMatching(/^SAN MARTIN \(/),
    })
    expect(martin.sugerencias[0]).toEqual(martin.parecida)
    expect(camino).toMatchObject({ nombre: 'CAMINO A LOS POCITOS', filas: 1, respuesta: null })
  })

  it('contestada, se revisa otra vez; y hasta que se aplica no cambia nada', async () => {
    const idDestino = await idDeCalle('SAN MARTIN')
    expect(
      await contestar(
        id,
        { nombre: 'SAN MARTN', respuesta: 'ES', idDestino },
        { nombre: 'CAMINO A LOS POCITOS', respuesta: 'AGREGAR' },
      ),
    ).toEqual(GUARDADAS)
    expect((await ver(id)).estado).toBe('POR_REVISAR')
    await atender()
    expect(await cuentas(id)).toMatchObject({ estado: 'REVISADA', leidas: 5, altas: 5, rechazadas: 0 })
    expect(await desconocidos(id)).toMatchObject([
      {
        respuesta: { respuesta: 'ES', destino: { id: idDestino }, quien: 'Lucía Juárez' },
        version: 1,
        porRevisar: false,
      },
      { respuesta: { respuesta: 'AGREGAR', destino: null }, version: 1, porRevisar: false },
    ])
    expect((await filas(id)).map((f: { contestado: object }) => f.contestado)).toEqual([
      ...Array(3).fill([{ columna: 'Calle', respuesta: 'ES', queda: 'SAN MARTIN' }]),
      [{ columna: 'Calle', respuesta: 'AGREGAR', queda: null }],
      [],
    ])
    expect(await fotoDe(portal.db)).toEqual(antes)
  })

  it('aplicada, cada domicilio tiene su calle; y el archivo mandado otra vez no pregunta ni cambia nada', async () => {
    await aplicada(id)
    expect(await cuentas(id)).toMatchObject({ leidas: 5, altas: 5, rechazadas: 0 })
    const calles = ['SAN MARTIN', 'SAN MARTIN', 'SAN MARTIN', 'CAMINO A LOS POCITOS', 'JUNIN']
    expect(await domicilios('88')).toEqual(
      calles.map((calle, n) => ({ padron: String(8800001 + n), dice: calle, calle })),
    )
    expect(
      await consultar(`select t.calle_tipo, c.usrmod from calle c join calle_tipo t using (id_calle_tipo)
        where calle = 'CAMINO A LOS POCITOS'`),
    ).toEqual([{ calle_tipo: 'CALLE', usrmod: expect.any(Number) }])
    const otra = await revisar('padrones', archivo)
    expect(await cuentas(otra)).toMatchObject({ leidas: 5, iguales: 5, rechazadas: 0 })
    expect((await desconocidos(otra)).map((d: { respuesta: object | null }) => d.respuesta)).not.toContain(null)
  })

  it('deshecha, tampoco queda la calle que agregó; lo contestado queda para la próxima', async () => {
    expect(await deshacer(id)).toBe('Se está deshaciendo la importación')
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect(await fotoDe(portal.db)).toEqual(antes)
    const otra = await revisar('padrones', archivo)
    expect(await cuentas(otra)).toMatchObject({ leidas: 5, altas: 5, rechazadas: 0 })
  })
})

larga('la que agregó una importación y usa otra no se quita: se dice qué la usa', async () => {
  const una = await revisar('padrones', padrones([8805001, 'LOS COLIBRIES'], [8805002, 'JUNIN']))
  await contestada(una, { nombre: 'LOS COLIBRIES', respuesta: 'AGREGAR' })
  const otra = await revisar('padrones', padrones([8805003, 'LOS COLIBRIES']))
  await aplicada(una)
  await aplicada(otra)
  expect(await domicilios('8805')).toMatchObject([
    { calle: 'LOS COLIBRIES' },
    { calle: 'JUNIN' },
    { calle: 'LOS COLIBRIES' },
  ])
  expect(await consultar(`select count(*)::int as n from calle where calle = 'LOS COLIBRIES'`)).toEqual([{ n: 1 }])
  expect(await deshacer(una)).toBe('No se puede deshacer: lo que se importó ya lo usan 1 domicilio')
})

larga('dejada afuera, sus filas vuelven con ese motivo; en palabras, entran; y se puede cambiar de idea', async () => {
  const id = await revisar('padrones', padrones([8810001, 'LOTE 4 BIS'], [8810002, 'JUNIN']))
  await contestada(id, { nombre: 'lote 4 bis', respuesta: 'AFUERA' })
  expect(await cuentas(id)).toMatchObject({ leidas: 2, altas: 1, rechazadas: 1 })
  expect(await errores(id)).toEqual(['Calle: no está, y se contestó que sus filas queden afuera'])
  await contestada(id, { nombre: 'LOTE 4 BIS', respuesta: 'SIN', version: 1 })
  expect(await cuentas(id)).toMatchObject({ leidas: 2, altas: 2, rechazadas: 0 })
  await aplicada(id)
  expect(await domicilios('881')).toEqual([
    { padron: '8810001', dice: 'LOTE 4 BIS', calle: null },
    { padron: '8810002', dice: 'JUNIN', calle: 'JUNIN' },
  ])
  const otra = await revisar('padrones', padrones([8810001, 'LOTE 4 BIS']))
  expect(await cuentas(otra)).toMatchObject({ iguales: 1, rechazadas: 0 })

  // What stood in words gets its street, although the file says what it said.
  await contestada(otra, { nombre: 'LOTE 4 BIS', respuesta: 'AGREGAR', version: 2 })
  expect(await cuentas(otra)).toMatchObject({ cambios: 1, iguales: 0 })
  expect((await filas(otra))[0].antes).toEqual({ Calle: 'LOTE 4 BIS (en palabras)' })
  await aplicada(otra)
  expect((await domicilios('881'))[0]).toMatchObject({ dice: 'LOTE 4 BIS', calle: 'LOTE 4 BIS' })
})

it('agregada la calle en su pantalla, se revisa otra vez sin contestar nada', async () => {
  const id = await revisar('padrones', padrones([8815001, 'LOS ZORZALES']))
  await agregarCalle('LOS ZORZALES', 3)
  expect(await contestar(id)).toEqual([200, 'Se está revisando otra vez'])
  await atender()
  expect(await cuentas(id)).toMatchObject({ altas: 1, rechazadas: 0 })
  expect(await desconocidos(id)).toEqual([])
})

describe('lo que nadie esperaba que pasara entre contestar y aplicar', () => {
  it('dos personas contestan a la vez el mismo nombre, desde dos archivos: vale la primera, y la otra la ve', async () => {
    const archivo = (n: number) => padrones([n, 'AYACUCHOO'])
    const ids = [await revisar('padrones', archivo(8820001)), await revisar('padrones', archivo(8820002))] as const
    const dichas = await Promise.all([
      contestarComo('lucia', ids[0], { nombre: 'AYACUCHOO', respuesta: 'SIN' }),
      contestarComo('ana', ids[1], { nombre: 'AYACUCHOO', respuesta: 'AFUERA' }),
    ])
    expect([...dichas].sort(([a], [b]) => Number(a) - Number(b))).toEqual([GUARDADAS, OTRA_PERSONA])
    const [gana, pierde] = dichas[0]?.[0] === 200 ? (['SIN', ids[1]] as const) : (['AFUERA', ids[0]] as const)
    expect(await consultar(`select respuesta, version from equivalencia where clave = 'ayacuchoo'`)).toEqual([
      { respuesta: gana, version: 1 },
    ])
    // Whoever came second finds their import as it was, with what the other said.
    expect((await ver(pierde)).estado).toBe('REVISADA')
    expect(await desconocidos(pierde)).toMatchObject([{ respuesta: { respuesta: gana }, version: 1, porRevisar: true }])
    await atender()
  })

  it('una respuesta que ya no está, como tras una restauración, no se reemplaza', async () => {
    const id = await revisar('padrones', padrones([8822001, 'LOS COIHUES']))
    expect(await contestar(id, { nombre: 'LOS COIHUES', respuesta: 'SIN', version: 5 })).toEqual(OTRA_PERSONA)
    expect(await consultar(`select 1 from equivalencia where clave = 'los coihues'`)).toEqual([])
    await contestada(id, { nombre: 'LOS COIHUES', respuesta: 'AFUERA' })
  })

  it('dos veces a la vez sobre el mismo archivo: la segunda lo encuentra revisándose', async () => {
    const id = await revisar('padrones', padrones([8821001, 'LOS HORNEROS']))
    const dichas = await Promise.all(
      (['lucia', 'ana'] as const).map((quien) =>
        contestarComo(quien, id, { nombre: 'LOS HORNEROS', respuesta: 'SIN' }),
      ),
    )
    expect(dichas.map(([estado]) => estado).sort()).toEqual([200, 409])
    await atender()
    expect(await cuentas(id)).toMatchObject({ estado: 'REVISADA', altas: 1 })
  })

  larga(
    'la calle se deshabilita: entero, no se importa nada; solo lo bueno, su fila vuelve con el motivo',
    async () => {
      await agregarCalle('LOS BENTEVEOS')
      const idDestino = await idDeCalle('LOS BENTEVEOS')
      const archivo = padrones([8830001, 'BENTEVEO'], [8830002, 'JUNIN'])
      const entero = await revisar('padrones', archivo)
      await contestada(entero, { nombre: 'BENTEVEO', respuesta: 'ES', idDestino })
      const conMala = `${archivo}8830003;;SIN PROVINCIAL;JUNIN;1\n`
      const bueno = await revisar('padrones', conMala)
      expect(await cuentas(bueno)).toMatchObject({ leidas: 3, altas: 2, rechazadas: 1 })
      await deshabilitar(idDestino)

      const antes = await fotoDe(portal.db)
      expect(await aplicar(entero)).toBe(200)
      await atender()
      expect(await ver(entero)).toMatchObject({
        estado: 'FALLIDA',
        motivo: 'Los datos cambiaron desde la revisión. No se importó nada: suba el archivo otra vez para revisarlo',
      })
      expect(await fotoDe(portal.db)).toEqual(antes)

      // One of three is bad: more than a tenth, so it is said how many were seen.
      await aplicada(bueno, '?modo=BUENAS&conMalas=1')
      expect(await cuentas(bueno)).toMatchObject({ leidas: 3, altas: 1, cambios: 0, iguales: 0, rechazadas: 2 })
      expect(await errores(bueno)).toEqual([
        'Calle: se contestó que es otra, que ya no está o está deshabilitada',
        'Padrón provincial: debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras',
      ])
      const otra = await revisar('padrones', archivo)
      expect(await desconocidos(otra)).toMatchObject([{ nombre: 'BENTEVEO', respuesta: null, version: 1 }])
      await contestada(otra, { nombre: 'BENTEVEO', respuesta: 'SIN', version: 1 })
      expect(await cuentas(otra)).toMatchObject({ altas: 1, iguales: 1, rechazadas: 0 })
    },
  )

  larga('desde otro archivo se contesta otra cosa: lo revisado no se aplica como lo que nadie vio', async () => {
    const junin = await idDeCalle('JUNIN')
    const uno = await revisar('padrones', padrones([8840001, 'JUNINN'], [8840002, 'SALTA']))
    await contestada(uno, { nombre: 'JUNINN', respuesta: 'ES', idDestino: junin })
    const parte = await revisar('padrones', padrones([8840003, 'JUNINN'], [8840004, 'SALTA'], [8840005, '']))
    const otro = await revisar('padrones', padrones([8840006, 'JUNINN']))
    await contestada(otro, { nombre: 'JUNINN', respuesta: 'ES', idDestino: await idDeCalle('SALTA'), version: 1 })
    expect(await desconocidos(uno)).toMatchObject([{ porRevisar: true }])
    expect(await aplicar(uno)).toBe(200)
    await atender()
    expect((await ver(uno)).estado).toBe('FALLIDA')
    expect(await domicilios('88400')).toEqual([])

    await consultar(`update importaciones.fila set accion = 'RECHAZADA' where id_importacion = ${parte} and fila = 4;
      update importacion set altas = 2, rechazadas = 1 where id_importacion = ${parte}`)
    await aplicada(parte, '?modo=BUENAS&conMalas=1')
    expect(await errores(parte)).toContain('Calle: después de revisar esta fila se contestó otra cosa')
    expect(await domicilios('8840')).toEqual([{ padron: '8840004', dice: 'SALTA', calle: 'SALTA' }])
    expect(await cuentas(parte)).toMatchObject({ leidas: 3, altas: 1, rechazadas: 2 })
  })

  larga('la calle se va con la importación que la agregó: se pregunta otra vez', async () => {
    const calles = await revisar('calles', 'Calle;Tipo\nLOS TEROS;CALLE\n')
    await aplicada(calles)
    const archivo = padrones([8850001, 'LOS TERROS'])
    const id = await revisar('padrones', archivo)
    await contestada(id, { nombre: 'LOS TERROS', respuesta: 'ES', idDestino: await idDeCalle('LOS TEROS') })
    expect(await deshacer(calles)).toBe('Se está deshaciendo la importación')
    expect((await ver(calles)).estado).toBe('DESHECHA')
    expect(await desconocidos(id)).toMatchObject([{ respuesta: null, version: 1, porRevisar: true }])
    expect(await contestar(id)).toEqual([200, 'Se está revisando otra vez'])
    await atender()
    expect(await cuentas(id)).toMatchObject({ altas: 0, rechazadas: 1 })
  })

  larga('dos calles pasan a llamarse así: ya no se agrega una tercera', async () => {
    const id = await revisar('padrones', padrones([8860001, 'LOS CHURRINCHES']))
    await contestada(id, { nombre: 'LOS CHURRINCHES', respuesta: 'AGREGAR' })
    for (const tipo of [1, 2]) await agregarCalle('LOS CHURRINCHES', tipo)
    expect(await contestar(id)).toEqual([200, 'Se está revisando otra vez'])
    await atender()
    expect(await errores(id)).toEqual(['Calle: en Calles hay más de una que se llama así'])
  })
})

it('una calle que se llama como otra, de otro tipo, se pregunta: cuál de las dos es', async () => {
  for (const tipo of [1, 2]) await agregarCalle('PARAGUAY', tipo)
  const id = await revisar('padrones', padrones([8870001, 'Paraguay']))
  expect(await errores(id)).toEqual(['Calle: en Calles hay más de una que se llama así'])
  const [{ sugerencias }] = await desconocidos(id)
  expect(sugerencias.slice(0, 2).map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'PARAGUAY (CALLE)',
    'PARAGUAY (AVENIDA)',
  ])
  expect(await contestar(id, { nombre: 'PARAGUAY', respuesta: 'AGREGAR' })).toEqual([
    400,
    'Respuesta: no se admite para ese nombre',
  ])
  await contestada(id, { nombre: 'PARAGUAY', respuesta: 'ES', idDestino: sugerencias[1].id })
  await aplicada(id)
  expect(
    await consultar(`select d.id_calle from padron join domicilio d using (id_domicilio) where padronm = '8870001'`),
  ).toEqual([{ id_calle: sugerencias[1].id }])
})

it('lo que se contesta se comprueba: que falte, que se admita, que exista', async () => {
  const id = await revisar('calles', 'Calle;Tipo\nUNA;SENDERO\nOTRA;CALE\nOTRA;CALLE\n')
  const dicho = (resto: object) =>
    contestar(id, { catalogo: 'tipoDeCalle', nombre: 'SENDERO', respuesta: 'AFUERA', ...resto })
  expect(await dicho({ catalogo: 'calle' })).toEqual([400, 'Nombre: no es un nombre que le falte a esta importación'])
  for (const respuesta of ['AGREGAR', 'SIN']) {
    expect(await dicho({ respuesta })).toEqual([400, 'Respuesta: no se admite para ese nombre'])
  }
  const CUAL = [400, 'Cuál es: tiene que ser uno que exista y no esté deshabilitado']
  expect(await dicho({ respuesta: 'ES' })).toEqual(CUAL)
  expect(await dicho({ respuesta: 'ES', idDestino: 99999 })).toEqual(CUAL)
  expect((await ver(id)).estado).toBe('REVISADA')
  expect(await errores(id)).toEqual(Array(2).fill('Tipo: no es un tipo de calle conocido'))

  const tipo = async (nombre: string) =>
    (await consultar(`select id_calle_tipo as id from calle_tipo where calle_tipo = '${nombre}'`))[0]?.id as number
  expect(await dicho({ respuesta: 'ES', idDestino: await tipo('PASAJE') })).toEqual(GUARDADAS)
  await atender()
  expect(await cuentas(id)).toMatchObject({ leidas: 3, altas: 2, rechazadas: 1 })
  expect((await desconocidos(id))[0]).toMatchObject({
    nombre: 'CALE',
    parecida: { nombre: 'CALLE' },
    sugerencias: [{ nombre: 'CALLE' }, ...Array(5).fill({})],
  })
  // Said to be the same type, two rows are the same street.
  await contestada(id, { catalogo: 'tipoDeCalle', nombre: 'CALE', respuesta: 'ES', idDestino: await tipo('CALLE') })
  expect(await errores(id)).toEqual(['Fila: repite la fila 3'])
})

larga('una profesión y una universidad que no están; deshecha, tampoco queda la universidad', async () => {
  const antes = await fotoDe(portal.db)
  const id = await revisar(
    'profesionales',
    'CUIL;Profesión;Universidad;Matrícula;Vencimiento\n27309991112;AGRIMENSORA;UNIVERSIDAD DEL NORTE GRANDE;AG-9;2099-12-31\n',
  )
  expect(await errores(id)).toEqual(['Profesión: no existe; Universidad: no existe'])
  const nombres: { catalogo: string; parecida: { id: number; nombre: string } | null }[] = await desconocidos(id)
  const profesion = nombres.find(({ catalogo }) => catalogo === 'profesion')?.parecida
  expect(profesion?.nombre).toBe('AGRIMENSOR')
  await contestada(
    id,
    { catalogo: 'profesion', nombre: 'AGRIMENSORA', respuesta: 'ES', idDestino: profesion?.id ?? 0 },
    { catalogo: 'universidad', nombre: 'UNIVERSIDAD DEL NORTE GRANDE', respuesta: 'AGREGAR' },
  )
  expect(await cuentas(id)).toMatchObject({ leidas: 1, altas: 1, rechazadas: 0 })
  await aplicada(id)
  expect(
    await consultar(
      `select f.profesion, u.universidad from profesional join profesion f using (id_profesion) join universidad u using (id_universidad)
       where matricula = 'AG-9'`,
    ),
  ).toEqual([{ profesion: 'AGRIMENSOR', universidad: 'UNIVERSIDAD DEL NORTE GRANDE' }])
  expect(await deshacer(id)).toBe('Se está deshaciendo la importación')
  expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
  expect(await fotoDe(portal.db)).toEqual(antes)
})
