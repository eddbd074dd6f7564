import { expect, test } from 'vitest'
import { baseVacia } from '../../../pruebas/baseDePrueba.ts'
import { TABLAS_CON_ARCHIVOS } from './barrer.ts'

test('el barrido conoce cada tabla que nombra archivos guardados', async () => {
  const db = await baseVacia()
  const { rows } = await db.$client.query<{ tabla: string }>(
    `select table_name as tabla from information_schema.columns
     where table_schema = 'public' and column_name = 'ruta' order by 1`,
  )
  expect(rows.map(({ tabla }) => tabla)).toEqual([...TABLAS_CON_ARCHIVOS].sort())
})
