import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sinRotulo } from './motivo.ts'
import {
  Correo,
  Cuil,
  comoSeBusca,
  Documento,
  Entero,
  Fecha,
  Flag,
  FlagCon,
  Id,
  IdDeQuien,
  IdInmuebleTipo,
  IdInmuebleTipoElegido,
  IdObligatorio,
  Padron,
  Pagina,
  soloDigitos,
  Texto,
  TextoLargo,
  TextoOpcional,
  tambienComo,
} from './tipos.ts'

/** What a value becomes, or the first thing wrong with it. */
const leer = (esquema: z.ZodMiniType, valor: unknown) => {
  const leido = esquema.safeParse(valor)
  return leido.success ? leido.data : { error: sinRotulo(leido.error.issues[0]?.message ?? '') }
}

describe('Id', () => {
  it.each([
    [1, 1],
    [2147483647, 2147483647],
    ['1', 1],
    ['0001001', 1001],
    ['2147483647', 2147483647],
  ])('%j es %j', (valor, leido) => expect(leer(Id, valor)).toBe(leido))

  it.each([0, -1, 2147483648, 1.5, Number.NaN, '0', '2147483648', '', ' 1', '1e3', '+1', '1.0', '١', null, true, {}])(
    '%j no',
    (valor) => expect(leer(Id, valor)).toEqual({ error: 'el número no es válido' }),
  )

  it('con un texto propio para cuando falta, y solo para entonces', () => {
    for (const valor of ['', null, undefined]) expect(leer(IdObligatorio('Falta'), valor)).toEqual({ error: 'Falta' })
    expect(leer(IdObligatorio('Falta'), 'x')).toEqual({ error: 'el número no es válido' })
    expect(leer(IdObligatorio('Falta'), '7')).toBe(7)
  })
})

describe('Entero', () => {
  it.each([
    [0, 0],
    ['0', 0],
    ['1200', 1200],
    [1200, 1200],
  ])('%j es %j', (valor, leido) => expect(leer(Entero(0, 1200), valor)).toBe(leido))

  it.each([
    [-1, 'debe ser 0 o más'],
    ['-1', 'debe ser 0 o más'],
    [1201, 'debe ser 1.200 o menos'],
    ['999999999999999', 'debe ser 1.200 o menos'],
    ['9999999999999999', 'debe ser un número entero'],
    [1.5, 'debe ser un número entero'],
    ['', 'debe ser un número entero'],
    ['1e3', 'debe ser un número entero'],
    ['1.000', 'debe ser un número entero'],
    [undefined, 'debe ser un número entero'],
  ])('%j: %s', (valor, error) => {
    expect(leer(Entero(0, 1200), valor)).toEqual({ error })
  })
})

describe('textos', () => {
  it('se recortan, y miden después de recortarse', () => {
    expect(leer(Texto(5), '  ñandú ')).toBe('ñandú')
    expect(leer(Texto(5), 'ñandús')).toEqual({ error: 'debe tener como máximo 5 caracteres' })
    expect(leer(TextoOpcional(5), '   ')).toBe('')
    expect(leer(TextoLargo(5), ' 12345 ')).toBe('12345')
    expect(leer(TextoLargo(5), '123456')).toEqual({ error: 'debe tener como máximo 5 caracteres' })
  })

  it('que faltan, o que no son textos', () => {
    for (const valor of ['', '  ', null, undefined]) expect(leer(Texto(5), valor)).toEqual({ error: 'es obligatorio' })
    for (const valor of [1, false, [], {}]) {
      for (const esquema of [Texto(5), TextoOpcional(5), TextoLargo(5)]) {
        expect(leer(esquema, valor)).toEqual({ error: 'debe ser un texto' })
      }
    }
  })

  it('sin caracteres de control; en los largos valen renglones y tabuladores', () => {
    for (const malo of ['a\u0000b', 'a\u001fb', 'a\u007fb', 'a\u009fb']) {
      expect(leer(TextoOpcional(5), malo)).toEqual({ error: 'contiene caracteres no permitidos' })
      expect(leer(TextoLargo(5), malo)).toEqual({ error: 'contiene caracteres no permitidos' })
    }
    // What turns the reading around, and what is not seen.
    const raros = ['\u202E', '\u2066', '\u200B', '\u200D', '\uFEFF', '\u00AD', '\u061C']
    const vacios = ['\u034F', '\u115F', '\u1160', '\u17B4', '\u180B', '\u2800', '\u3164', '\uFFA0', '\u{E0041}']
    for (const malo of [...raros, ...vacios].map((signo) => `a${signo}b`)) {
      expect(leer(TextoOpcional(5), malo)).toEqual({ error: 'contiene caracteres no permitidos' })
      expect(leer(TextoLargo(5), malo)).toEqual({ error: 'contiene caracteres no permitidos' })
    }
    expect(leer(TextoOpcional(5), 'ñ’–“é')).toEqual('ñ’–“é')
    expect(leer(TextoLargo(5), 'ok ❤️')).toEqual('ok ❤️')
    expect(leer(TextoOpcional(5), 'a\nb')).toEqual({ error: 'contiene caracteres no permitidos' })
    expect(leer(TextoLargo(5), 'a\n\tb')).toBe('a\n\tb')
    expect(leer(TextoLargo(5), 'a\rb')).toEqual({ error: 'contiene caracteres no permitidos' })
  })

  it('un texto propio reemplaza al de vacío y al de largo', () => {
    for (const valor of ['', 'demasiado', undefined])
      expect(leer(Texto(5, 'Ponga uno'), valor)).toEqual({ error: 'Ponga uno' })
  })
})

describe('Flag', () => {
  it.each([
    [0, 0],
    [1, 1],
    ['0', 0],
    ['1', 1],
    [false, 0],
    [true, 1],
    ['false', 0],
    ['true', 1],
  ])('%j es %j', (valor, leido) => expect(leer(Flag, valor)).toBe(leido))
  it.each([2, -1, '', '2', 'si', 'True', 'TRUE', null, undefined, []])('%j no', (valor) => {
    expect(leer(Flag, valor)).toEqual({ error: 'debe ser Sí o No' })
    expect(leer(FlagCon('Elija'), valor)).toEqual({ error: 'Elija' })
  })
})

describe('lo que escriben otros programas donde no tienen nada', () => {
  it('de quién es una lista', () => {
    for (const nada of ['null', 'undefined', undefined]) expect(leer(IdDeQuien, nada)).toBeUndefined()
    expect(leer(IdDeQuien, '7')).toBe(7)
    for (const malo of ['', '0', 'NULL', null]) {
      expect(leer(IdDeQuien, malo)).toEqual({ error: 'el número no es válido' })
    }
  })

  it('el tipo de inmueble', () => {
    for (const nada of ['', 0, '0', undefined]) {
      expect(leer(IdInmuebleTipo, nada)).toBeUndefined()
      expect(leer(IdInmuebleTipoElegido, nada)).toEqual({ error: 'hay que elegir' })
    }
    for (const esquema of [IdInmuebleTipo, IdInmuebleTipoElegido]) {
      expect(leer(esquema, '2')).toBe(2)
      expect(leer(esquema, '00')).toEqual({ error: 'el número no es válido' })
    }
    expect(leer(z.object({ idInmuebleTipo: IdInmuebleTipoElegido }), {})).toEqual({ error: 'hay que elegir' })
    expect(leer(z.object({ idInmuebleTipo: IdInmuebleTipo }), {})).toEqual({})
  })

  it('un número que viaja con otro nombre', () => {
    const esquema = tambienComo('idCarpeta', 'idFormulario', z.object({ idCarpeta: Id }))
    expect(leer(esquema, { idFormulario: '1001' })).toEqual({ idCarpeta: 1001 })
    expect(leer(esquema, { idCarpeta: null, idFormulario: 1001 })).toEqual({ idCarpeta: 1001 })
    expect(leer(esquema, { idCarpeta: 1002, idFormulario: 1001 })).toEqual({ idCarpeta: 1002 })
    expect(leer(esquema, { idCarpeta: 'x', idFormulario: 1001 })).toEqual({ error: 'el número no es válido' })
    expect(leer(esquema, {})).toEqual({ error: 'el número no es válido' })
    for (const nada of [null, undefined, 1, 'x', []]) expect(esquema.safeParse(nada).success).toBe(false)
  })
})

describe('documentos', () => {
  it('los guiones, puntos y espacios no cuentan', () => {
    expect(soloDigitos(' 27-30.999.111-2 ')).toBe('27309991112')
    expect(leer(Cuil, '27-30999111-2')).toBe('27309991112')
    expect(leer(Documento, '30.999.111')).toBe('30999111')
    expect(soloDigitos('30\u201050000007\u20130')).toBe('30500000070')
    expect(soloDigitos('30\u00A050000007\u22120')).toBe('30500000070')
  })

  it.each([
    ['30-50000007-0', '30500000070'],
    ['30.50000007.0', '30500000070'],
    ['30 50000007 0', '30500000070'],
    ['30\u201050000007\u20100', '30500000070'],
    ['30-5000', '305000'],
    ['30-', '30'],
    ['25.333.444', '25333444'],
    ['25333444', '25333444'],
    ['2026-000012', '2026-000012'],
    ['LD-2026-000012', 'LD-2026-000012'],
    ['c-100', 'c-100'],
    ['san martin 450', 'san martin 450'],
    ['...', '...'],
    ['', ''],
  ])('se busca %j como %j', (escrito, buscado) => expect(comoSeBusca(escrito)).toBe(buscado))

  it.each(['', '2730999111', '273099911122', '2730999111x', null])('CUIL %j no', (valor) => {
    expect(leer(Cuil, valor)).toEqual({ error: 'El CUIL debe contener 11 dígitos' })
  })

  it.each(['8123456', '25333444', '20253334445'])('documento %s', (valor) => expect(leer(Documento, valor)).toBe(valor))
  it.each(['', '812345', '123456789', '1234567890', '202533344450', 'ABCDEFG'])('documento %j no', (valor) => {
    expect(leer(Documento, valor)).toEqual({ error: 'debe ser un DNI de 7 u 8 dígitos o un CUIL de 11' })
  })

  it('un número no es un texto que falta: así se dice', () => {
    for (const esquema of [Cuil, Documento, Padron, Fecha, Correo]) {
      expect(leer(esquema, 27309991112)).toEqual({ error: 'debe ser un texto' })
    }
    for (const esquema of [Documento, Padron, Fecha, Correo]) {
      for (const valor of [null, undefined]) expect(leer(esquema, valor)).toEqual({ error: 'es obligatorio' })
    }
  })

  it('padrón: de 1 a 8 números', () => {
    expect(leer(Padron, '1')).toBe('1')
    expect(leer(Padron, ' 20000001 ')).toBe('20000001')
    expect(leer(Padron, '')).toEqual({ error: 'es obligatorio' })
    for (const valor of ['123456789', '12A', '-1', '1 2', '1.000']) {
      expect(leer(Padron, valor)).toEqual({ error: 'debe tener de 1 a 8 números, sin letras' })
    }
  })
})

describe('Fecha y Correo', () => {
  it.each(['2024-02-29', '1999-12-31', '2026-01-01'])('%s', (dia) => expect(leer(Fecha, dia)).toBe(dia))
  it.each(['1900-01-01', '2099-12-31'])('%s', (dia) => expect(leer(Fecha, dia)).toBe(dia))
  it.each(['1899-12-31', '2100-01-01', '1800-05-04', '9999-12-31'])('%s', (dia) =>
    expect(leer(Fecha, dia)).toEqual({ error: 'debe ser de un año entre 1900 y 2099' }),
  )
  it('sin día', () => expect(leer(Fecha, '')).toEqual({ error: 'es obligatorio' }))
  it.each(['2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '01/02/2024', '2024-02-30T00:00:00Z', 'hoy'])(
    '%j no es una fecha',
    (dia) => expect(leer(Fecha, dia)).toEqual({ error: 'no es una fecha válida' }),
  )
  it('un correo', () => {
    expect(leer(Correo, ' a.b+c@example.com.ar ')).toBe('a.b+c@example.com.ar')
    for (const malo of ['a', 'a@b', '@b.com', 'a b@c.com', 'a@b.com\nBcc: x@y.z', '"a"@b.com', 'a@b@c.com']) {
      expect(leer(Correo, malo)).toEqual({ error: 'no es una dirección de correo válida' })
    }
  })
})

it('Pagina: tamaños 5, 10 y 25, y hasta la página 1.000', () => {
  expect(leer(Pagina, { pagina: '1000', porPagina: '25', completas: '1', orden: 'antiguas' })).toEqual({
    pagina: 1000,
    porPagina: 25,
    completas: 1,
    orden: 'antiguas',
  })
  expect(leer(Pagina, {})).toEqual({})
  expect(leer(Pagina, { pagina: '1001' })).toEqual({ error: 'debe ser 1.000 o menos' })
  for (const porPagina of ['', '1e1', '50', 7]) {
    expect(leer(Pagina, { porPagina })).toEqual({ error: 'debe ser 5, 10 o 25' })
  }
})
