// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { elegirEncomienda, sinRepetir, useEncomienda } from './encomienda.ts'

afterEach(() => sessionStorage.clear())

const fila = (idEncomiendaTipo: number, encomiendatipo: string, idFormularioTipo: number) => ({
  idEncomiendaTipo,
  encomiendatipo,
  idFormularioTipo,
  FormularioTipo: `F${idFormularioTipo}`,
  codigoFormulario: String(idFormularioTipo),
  requiereCroquis: true,
  explicacion: '',
})
const FILAS = [fila(1, 'OBRA NUEVA', 1), fila(1, 'OBRA NUEVA', 2), fila(4, 'CARTELERIA', 17), fila(1, 'OBRA NUEVA', 5)]

test('cada tipo una vez, en su orden', () => {
  expect(sinRepetir(FILAS)).toEqual([
    { idEncomiendaTipo: 1, encomiendatipo: 'OBRA NUEVA' },
    { idEncomiendaTipo: 4, encomiendatipo: 'CARTELERIA' },
  ])
})

test('elegir deja el tipo y sus formularios, también en la pestaña', () => {
  elegirEncomienda(FILAS, 1)
  expect(useEncomienda.getState().encomienda).toEqual({ idEncomiendaTipo: 1, encomiendatipo: 'OBRA NUEVA' })
  expect(useEncomienda.getState().encomiendaFormulario.map((f) => f.idFormularioTipo)).toEqual([1, 2, 5])
  expect(JSON.parse(sessionStorage.getItem('encomienda') ?? '').state.encomienda.idEncomiendaTipo).toBe(1)
})
