import { expect, it } from 'vitest'
import { exigirNoNulas, modelo, sinMarcas } from './sentencias.ts'

const CONTAR = `insert into uso_por_minuto (id_persona, clase, minuto, cuenta) values ($1, $2?, now(), $12?::integer)
  returning cuenta as "cuenta!"`

it('lo que se envía no lleva marcas', () => {
  expect(sinMarcas(CONTAR)).toBe(
    `insert into uso_por_minuto (id_persona, clase, minuto, cuenta) values ($1, $2, now(), $12::integer)
  returning cuenta as "cuenta"`,
  )
})

it('una columna que se dijo nunca nula, y lo es, no pasa; las demás pueden serlo', () => {
  const declarada = modelo('contar_uso', CONTAR)
  exigirNoNulas([{ cuenta: 0, clase: null }], declarada)
  expect(() => exigirNoNulas([{ cuenta: 1 }, { cuenta: null }], declarada)).toThrow('contar_uso: "cuenta" es nula')
})

it('un nombre es de una sola sentencia', () => {
  modelo('leer_clave', 'select 1')
  expect(() => modelo('leer_clave', 'select 2')).toThrow('Hay dos sentencias que se llaman leer_clave')
})
