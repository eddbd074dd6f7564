import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { CALLE_DESCONOCIDA, COMO_SE_ESTROPEA, PERDIO_SUS_CEROS } from '../../pruebas/importaciones/fallas.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { escribirLibro, leerLibro } from '../../pruebas/libroDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { revisar, leer, ver, filas, atender, consultar } = importacionesDePrueba(() => portal)

const aplicar = (id: number, consulta: string) =>
  portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/aplicar${consulta}` })
const cuentas = async (id: number) => {
  const { estado, parcial, leidas, altas, cambios, iguales, rechazadas } = await ver(id)
  return { estado, parcial, leidas, altas, cambios, iguales, rechazadas }
}

const TITULOS =
  'Padrón;Padrón provincial;Apellido y nombre;DNI;CUIT;Calle;Número;Piso;Dpto;Sección;Manzana;Parcela;Distrito;Dominio'

describe('como viene escrito un padrón de verdad (A-201)', () => {
  const NOMBRE = `SUCESION DE ${'GOMEZ '.repeat(22)}JUAN B`
  it('entra, queda como se escribió y se halla sin sus guiones ni espacios', async () => {
    expect(NOMBRE).toHaveLength(150)
    const id = await revisar(
      'padrones',
      [
        TITULOS,
        `8100001;24-05 0001;${NOMBRE};;;JUNIN;S/N;PB;10B;1;2;3;01;N-1`,
        '8100002;24-05 0002;DOS;;;JUNIN;12500;;;1;2;4;01;N-2',
        '8100003;24050001;REPITE EL PRIMERO;;;JUNIN;5;;;1;2;5;01;N-3',
      ].join('\n'),
    )
    expect(await filas(id, 'accion=RECHAZADA')).toMatchObject([
      { fila: 4, errores: [{ columna: 'Fila', msg: 'repite la fila 2' }] },
    ])
    expect((await aplicar(id, '?modo=BUENAS&conMalas=1')).statusCode).toBe(200)
    await atender()
    expect(
      await consultar(
        `select padronm, padronp, apeynom, nro_puerta, departamento from padron join domicilio using (id_domicilio)
         where padronm like '81%' order by padronm`,
      ),
    ).toEqual([
      { padronm: '8100001', padronp: '24-05 0001', apeynom: NOMBRE, nro_puerta: 'S/N', departamento: '10B' },
      { padronm: '8100002', padronp: '24-05 0002', apeynom: 'DOS', nro_puerta: '12500', departamento: '' },
    ])
    const otro = await revisar('padrones', `${TITULOS}\n8100009;2405-0002;OTRO;;;;;;;;;;;\n`)
    expect((await filas(otro))[0].errores).toEqual([{ columna: 'Padrón provincial', msg: 'ya es del padrón 8100002' }])
    const { padrones } = await leer('/buscar?texto=2405%200001')
    expect(padrones.map(({ padronm }: { padronm: string }) => padronm)).toEqual(['8100001'])
    // The map looks for doors by their number: those that have none are not in its way.
    expect(await leer('/mapa/buscar?texto=junin%2012500')).toEqual({ parcelas: [], hayMas: false })
  })

  larga('lo que el registro tiene con ceros adelante no los pierde', async () => {
    const con = `${TITULOS}\n8400001;0840001;UNO;08123456;;JUNIN;0120;;;02;0003;04;01;N-1\n`
    expect((await aplicar(await revisar('padrones', con), '')).statusCode).toBe(200)
    await atender()
    const sin = await revisar('padrones', con.replaceAll(/;0+/g, ';'))
    const dicho = (columna: string, guardado: string) => ({
      columna,
      msg: `perdió los ceros de adelante: en el registro es ${guardado}. Ponga la columna como texto y escríbalo otra vez`,
    })
    expect((await filas(sin))[0].errores).toEqual([
      dicho('Padrón provincial', '0840001'),
      dicho('Número', '0120'),
      dicho('Sección', '02'),
      dicho('Manzana', '0003'),
      dicho('Parcela', '04'),
      dicho('Distrito', '01'),
    ])
    expect(await cuentas(await revisar('padrones', con))).toMatchObject({ iguales: 1, rechazadas: 0 })
  })

  it('un nombre, una puerta o un número más largos que eso se rechazan con su motivo', async () => {
    const id = await revisar('padrones', `${TITULOS}\n8200001;1;${'N'.repeat(151)};;;JUNIN;12345678901;;12345678901\n`)
    expect((await filas(id))[0].errores).toEqual([
      { columna: 'Apellido y nombre', msg: 'debe tener como máximo 150 caracteres' },
      { columna: 'Número', msg: 'debe tener como máximo 10 caracteres' },
      { columna: 'Dpto', msg: 'debe tener como máximo 10 caracteres' },
    ])
  })
})

larga('de lo que cambia se ve cómo está y cómo queda, y nada más', async () => {
  const dice = (resto: string) => `${TITULOS}\n8500001;8500001;${resto}\n`
  await aplicar(await revisar('padrones', dice('UNO;;;JUNIN;120;;;1;2;3;01;N-1')), '')
  await atender()
  const otroDuenio = await revisar('padrones', dice('DOS;30999111;;;;;;;;;;'))
  expect((await filas(otroDuenio))[0]).toMatchObject({
    accion: 'CAMBIO',
    antes: { 'Apellido y nombre': 'UNO', DNI: '' },
  })
  const otraPuerta = await revisar('padrones', dice('UNO;;;JUNIN;122;;10B;1;2;3;01;N-1'))
  expect((await filas(otraPuerta))[0].antes).toEqual({ Número: '120', Dpto: '' })
  const igual = await revisar('padrones', dice('UNO;;;JUNIN;120;;;1;2;3;01;N-1'))
  expect((await filas(igual))[0]).toMatchObject({ accion: 'IGUAL', antes: null })
  const calle = await revisar('calles', 'Calle;Tipo;Estado\nsalta;calle;Deshabilitado\n')
  expect((await filas(calle))[0]).toMatchObject({ accion: 'CAMBIO', antes: { Calle: 'SALTA', Estado: 'Habilitado' } })
})

describe('un padrón de 2.000 filas con 1 % de fallas (A-202)', () => {
  const FILAS_SIN_SU_CALLE = new Map([
    [150, CALLE_DESCONOCIDA.escrita[0]],
    [250, CALLE_DESCONOCIDA.escrita[1]],
  ])
  const buena = (n: number) =>
    `${7_000_000 + n};${97_000_000 + n};PRUEBA ${n};;;${FILAS_SIN_SU_CALLE.get(n + 2) ?? 'JUNIN'};${n};;;1;2;3;01;N-${n}`.split(
      ';',
    )
  /** The rows 42 to 61 of the file are in the register already. */
  const YA_ESTABAN = Array.from({ length: 20 }, (_, n) => buena(n + 40))
  const EN_LA_FILA = [
    2, 101, 202, 303, 404, 505, 606, 707, 808, 909, 1010, 1111, 1212, 1313, 1414, 1515, 1616, 1717, 1818, 2001,
  ]
  const [primera, ...lasOtras] = COMO_SE_ESTROPEA.map((falla, n) => [EN_LA_FILA[n] ?? 0, ...falla] as const)
  if (!primera) throw new Error('No hay fallas')
  const FALLAS = [primera, [50, ...PERDIO_SUS_CEROS] as const, ...lasOtras]
  const columnas = TITULOS.split(';')

  it('se aplica lo bueno; lo malo vuelve con su motivo, se corrige ahí, y no queda nada; deshecho, la base es la de antes', async () => {
    await aplicar(await revisar('padrones', [TITULOS, ...YA_ESTABAN.map((una) => una.join(';'))].join('\n')), '')
    await atender()
    const antes = await fotoDe(portal.db)
    const enElArchivo = Array.from({ length: 2000 }, (_, n) => buena(n))
    for (const [fila, columna, celda] of FALLAS) (enElArchivo[fila - 2] as string[])[columnas.indexOf(columna)] = celda
    const id = await revisar('padrones', [TITULOS, ...enElArchivo.map((celdas) => celdas.join(';'))].join('\n'))
    const revisada = { estado: 'REVISADA', parcial: false, leidas: 2000, cambios: 0, iguales: 19 }
    expect(await cuentas(id)).toEqual({ ...revisada, altas: 1958, rechazadas: 23 })
    const rechazadas: { fila: number; errores: object[] }[] = await filas(id, 'accion=RECHAZADA&porPagina=25')
    expect(
      rechazadas.filter(({ fila }) => FILAS_SIN_SU_CALLE.has(fila)).map(({ fila, errores }) => [fila, errores]),
    ).toEqual([
      [150, [{ columna: 'Calle', msg: 'no está en Calles' }]],
      [250, [{ columna: 'Calle', msg: 'no está en Calles' }]],
    ])
    const { desconocidos } = await leer(`/importaciones/${id}/desconocidos`)
    expect(desconocidos).toMatchObject([
      { catalogo: 'calle', filas: 2, parecida: { nombre: expect.stringMatching(/^SAN MARTIN \(/) } },
    ])
    const [{ nombre, parecida }] = desconocidos
    const contestada = await portal.como('ana', {
      method: 'POST',
      url: `/api/importaciones/${id}/respuestas`,
      payload: {
        respuestas: [{ catalogo: 'calle', nombre, version: 0, respuesta: 'ES', idDestino: parecida.id }],
      },
    })
    expect(contestada.statusCode).toBe(200)
    await atender()
    expect(await cuentas(id)).toEqual({ ...revisada, altas: 1960, rechazadas: 21 })
    expect(
      (await filas(id, 'accion=RECHAZADA&porPagina=25')).map(({ fila, errores }: never) => [fila, errores]),
    ).toEqual(FALLAS.map(([fila, columna, , msg]) => [fila, [{ columna, msg }]]))
    expect((await aplicar(id, '')).statusCode).toBe(409)
    expect((await aplicar(id, '?modo=BUENAS')).statusCode).toBe(200)
    await atender()
    expect(await cuentas(id)).toEqual({
      estado: 'APLICADA',
      parcial: true,
      leidas: 2000,
      altas: 1960,
      cambios: 0,
      iguales: 19,
      rechazadas: 21,
    })
    expect(
      await consultar(
        `select p.padronm, d.calle_texto, c.calle from padron p join domicilio d using (id_domicilio) left join calle c using (id_calle)
         where padronm in ('7000148', '7000248') order by 1`,
      ),
    ).toEqual([
      { padronm: '7000148', calle_texto: 'SAN MARTIN', calle: 'SAN MARTIN' },
      { padronm: '7000248', calle_texto: 'SAN MARTIN', calle: 'SAN MARTIN' },
    ])

    const bajada = await portal.como('lucia', { url: `/api/importaciones/${id}/planilla` })
    const hoja = leerLibro(bajada.rawPayload)
    expect(hoja).toHaveLength(22)
    for (const [n, [fila, columna]] of FALLAS.entries()) {
      const lugar = columnas.indexOf(columna)
      ;(hoja[n + 1] as string[])[lugar] = buena(fila - 2)[lugar] ?? ''
    }
    const corregido = await revisar('padrones', await escribirLibro(hoja), 'corregido.xlsx')
    expect(await cuentas(corregido)).toMatchObject({ leidas: 21, altas: 20, iguales: 1, rechazadas: 0 })
    expect((await aplicar(corregido, '')).statusCode).toBe(200)
    await atender()

    const entero = await revisar('padrones', [TITULOS, ...enElArchivo.map((_, n) => buena(n).join(';'))].join('\n'))
    expect(await cuentas(entero)).toMatchObject({ leidas: 2000, altas: 0, cambios: 0, iguales: 2000, rechazadas: 0 })

    for (const una of [corregido, id]) {
      const deshecha = await portal.como('ana', { method: 'POST', url: `/api/importaciones/${una}/deshacer` })
      expect(deshecha.statusCode).toBe(200)
      await atender()
      expect(await ver(una)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    }
    expect(await fotoDe(portal.db)).toEqual(antes)
  })
})

describe('las buenas solas', () => {
  const dosMalas = (nombre: string) => `Calle;Tipo\n${nombre} UNO;CALLE\n${nombre} DOS;SENDERO\n${nombre} TRES;\n`

  it('con más del 10 % de malas se pregunta otra vez, por su cantidad', async () => {
    const id = await revisar('calles', dosMalas('SAUCE'))
    expect((await ver(id)).muchasMalas).toBe(true)
    const sinCantidad = await aplicar(id, '?modo=BUENAS')
    expect([sinCantidad.statusCode, sinCantidad.json().message]).toEqual([
      409,
      '2 de las 3 filas tienen errores: es más del 10 %. Si igual quiere aplicar las buenas, confirme esa cantidad',
    ])
    const conOtra = await aplicar(id, '?modo=BUENAS&conMalas=1')
    expect([conOtra.statusCode, conOtra.json().message]).toEqual([
      409,
      'Filas con errores: no es la cantidad de filas con errores que tiene la importación',
    ])
    expect((await aplicar(id, '?modo=BUENAS&conMalas=2')).statusCode).toBe(200)
    await atender()
    expect(await consultar(`select calle from calle where calle like 'SAUCE%'`)).toEqual([{ calle: 'SAUCE UNO' }])
  })

  it('con el 10 % justo no', async () => {
    const nueve = Array.from({ length: 9 }, (_, n) => `LAUREL ${n};CALLE`).join('\n')
    const id = await revisar('calles', `Calle;Tipo\n${nueve}\nLAUREL MALO;\n`)
    expect((await ver(id)).muchasMalas).toBe(false)
    expect((await aplicar(id, '?modo=BUENAS')).statusCode).toBe(200)
    await atender()
    expect(await cuentas(id)).toMatchObject({ estado: 'APLICADA', leidas: 10, altas: 9, rechazadas: 1 })
  })

  larga('la que dejó de poder aplicarse vuelve con las otras, y la cuenta cierra', async () => {
    const id = await revisar(
      'padrones',
      `${TITULOS}\n8300001;8300001;UNO;;;;;;;;;;;\n8300002;8300002;DOS;;;;;;;;;;;\n8300003;;TRES;;;;;;;;;;;\n`,
    )
    await consultar(`insert into padron (padronm, padronp, apeynom) values ('8300009', '830-0002', 'SE ADELANTO')`)
    expect((await aplicar(id, '?modo=BUENAS&conMalas=1')).statusCode).toBe(200)
    await atender()
    expect(await cuentas(id)).toEqual({
      estado: 'APLICADA',
      parcial: true,
      leidas: 3,
      altas: 1,
      cambios: 0,
      iguales: 0,
      rechazadas: 2,
    })
    expect(
      (await filas(id)).map(({ fila, errores: [error] }: { fila: number; errores: unknown[] }) => [fila, error]),
    ).toEqual([
      [3, { columna: 'Padrón provincial', msg: 'ya es del padrón 8300009' }],
      [
        4,
        {
          columna: 'Padrón provincial',
          msg: 'debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras',
        },
      ],
    ])
  })

  it('la base no guarda una cuenta que no cierra', async () => {
    await expect(consultar('update importacion set leidas = leidas + 1 where leidas is not null')).rejects.toThrow(
      'importacion_cuenta_ck',
    )
  })
})
