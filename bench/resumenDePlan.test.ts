import { expect, test } from 'vitest'
import { resumirPlan } from './resumenDePlan.ts'

test('los índices que encuentran, y no los que completan cada fila', () => {
  const plan = `Result (actual rows=1.00 loops=1)
  ->  Bitmap Heap Scan on carpeta c (actual rows=606.00 loops=1)
        ->  Bitmap Index Scan on carpeta_profesional_ix (actual rows=1606.00 loops=1)
  ->  Index Only Scan Backward using carpeta_personal_ix on carpeta c (actual rows=512.17 loops=18)
  ->  Index Scan using carpeta_pkey on carpeta c_1 (actual rows=1.00 loops=25)
  ->  Index Scan using persona_pkey on persona t (actual rows=1.00 loops=1)
  ->  Bitmap Index Scan on carpeta_formulario_id_carpeta_id_formulario_tipo_pk (actual rows=2.00 loops=1)
  ->  Index Scan using domicilio_pkey on domicilio d (never executed)
  ->  Seq Scan on uso u (actual rows=6.00 loops=1)`
  expect(resumirPlan(plan.split('\n'))).toEqual({
    indices: ['carpeta_profesional_ix: 1.606', 'carpeta_personal_ix: 9.219'],
    enteras: [],
  })
})

test('una tabla que crece, leída entera, se dice', () => {
  expect(resumirPlan(['  ->  Parallel Seq Scan on carpeta c (actual rows=66670.00 loops=3)'])).toEqual({
    indices: [],
    enteras: ['carpeta'],
  })
})
