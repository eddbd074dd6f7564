import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
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

  it('lo que el registro tiene con ceros adelante no los pierde', async () => {
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

it('de lo que cambia se ve cómo está y cómo queda, y nada más', async () => {
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
  const EL_REMEDIO = 'Ponga la columna como texto y escríbalo otra vez'
  const DIGITO =
    'el último número no corresponde a los anteriores. Si Excel lo redondeó, ponga la columna como texto y escríbalo otra vez'
  const buena = (n: number) =>
    `${7_000_000 + n};${97_000_000 + n};PRUEBA ${n};;;JUNIN;${n};;;1;2;3;01;N-${n}`.split(';')
  /** By its row in the file: which column is spoiled, with what, and what is said of it. */
  const FALLAS: readonly (readonly [fila: number, columna: string, celda: string, motivo: string])[] = [
    [2, 'CUIT', '2,01E+10', `Excel lo cambió por 2,01E+10 y se perdieron sus números. ${EL_REMEDIO}`],
    [101, 'CUIT', '20100000000', DIGITO],
    [202, 'Manzana', '1-may', `Excel lo convirtió en una fecha (1-may). ${EL_REMEDIO}`],
    [303, 'Parcela', '2026-05-01', `Excel lo convirtió en una fecha (2026-05-01). ${EL_REMEDIO}`],
    [404, 'Padrón provincial', '9,7E+07', `Excel lo cambió por 9,7E+07 y se perdieron sus números. ${EL_REMEDIO}`],
    [505, 'DNI', '123', 'debe tener 7 u 8 números'],
    [606, 'Apellido y nombre', '', 'es obligatorio'],
    [707, 'Número', '12 (bis)', "admite letras, números, '/', '-' y espacios"],
    [808, 'Dpto', '12345678901', 'debe tener como máximo 10 caracteres'],
    [909, 'Piso', '123', 'debe tener como máximo 2 caracteres'],
    [1010, 'Padrón', '70X', 'debe tener de 1 a 8 números, sin letras'],
    [1111, 'CUIT', '27-30999111-3', DIGITO],
    [1212, 'DNI', '3,0E+07', `Excel lo cambió por 3,0E+07 y se perdieron sus números. ${EL_REMEDIO}`],
    [1313, 'Sección', '2/1/2026', `Excel lo convirtió en una fecha (2/1/2026). ${EL_REMEDIO}`],
    [1414, 'Padrón provincial', '', 'debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras'],
    [1515, 'CUIT', '2030', 'debe tener 11 números'],
    [1616, 'Distrito', 'un distrito demasiado largo', 'debe tener como máximo 15 caracteres'],
    [1717, 'Dominio', 'ene-24', `Excel lo convirtió en una fecha (ene-24). ${EL_REMEDIO}`],
    [1818, 'Padrón', '', 'es obligatorio'],
    [2001, 'Calle', 'C'.repeat(61), 'debe tener como máximo 60 caracteres'],
  ]
  const columnas = TITULOS.split(';')

  it('se aplica lo bueno; lo malo vuelve con su motivo, se corrige ahí, y no queda nada', async () => {
    const enElArchivo = Array.from({ length: 2000 }, (_, n) => buena(n))
    for (const [fila, columna, celda] of FALLAS) (enElArchivo[fila - 2] as string[])[columnas.indexOf(columna)] = celda
    const id = await revisar('padrones', [TITULOS, ...enElArchivo.map((celdas) => celdas.join(';'))].join('\n'))
    expect(await cuentas(id)).toEqual({
      estado: 'REVISADA',
      parcial: false,
      leidas: 2000,
      altas: 1980,
      cambios: 0,
      iguales: 0,
      rechazadas: 20,
    })
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
      altas: 1980,
      cambios: 0,
      iguales: 0,
      rechazadas: 20,
    })

    const bajada = await portal.como('lucia', { url: `/api/importaciones/${id}/planilla` })
    const hoja = leerLibro(bajada.rawPayload)
    expect(hoja).toHaveLength(21)
    for (const [n, [fila, columna]] of FALLAS.entries()) {
      const lugar = columnas.indexOf(columna)
      ;(hoja[n + 1] as string[])[lugar] = buena(fila - 2)[lugar] ?? ''
    }
    const corregido = await revisar('padrones', await escribirLibro(hoja), 'corregido.xlsx')
    expect(await cuentas(corregido)).toMatchObject({ leidas: 20, altas: 20, iguales: 0, rechazadas: 0 })
    expect((await aplicar(corregido, '')).statusCode).toBe(200)
    await atender()

    const entero = await revisar('padrones', [TITULOS, ...enElArchivo.map((_, n) => buena(n).join(';'))].join('\n'))
    expect(await cuentas(entero)).toMatchObject({ leidas: 2000, altas: 0, cambios: 0, iguales: 2000, rechazadas: 0 })
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

  it('la que dejó de poder aplicarse vuelve con las otras, y la cuenta cierra', async () => {
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
