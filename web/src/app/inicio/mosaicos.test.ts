import { expect, test } from 'vitest'
import { mosaicosDe } from './mosaicos.ts'

const DOS = ['Consultar Padrón /consultaPadron', 'Plan Veredas Sanas y Operativo Fachadas en Riesgo /veredasHome']
const CUATRO = ['Ingresar carpeta /nuevaCarpeta', 'Consultar Trámites /misCarpetas', ...DOS]

test.each([
  [['ADMINISTRADOR'], CUATRO],
  [['PROFESIONAL'], CUATRO],
  [['JEFE', 'PROFESIONAL'], CUATRO],
  [['OPERADOR M.E.'], DOS],
  [['JEFE'], DOS],
  [[], DOS],
] as const)('los mosaicos de %s', (perfiles, mosaicos) => {
  expect(mosaicosDe(perfiles.map((Perfil) => ({ Perfil }))).map(({ titulo, ruta }) => `${titulo} ${ruta}`)).toEqual(
    mosaicos,
  )
})
