import { beforeEach, expect, it } from 'vitest'
import { baseVacia } from '../../pruebas/baseDePrueba.ts'
import { exigirBaseDe } from './demostracion.ts'

let db: Awaited<ReturnType<typeof baseVacia>>
beforeEach(async () => {
  db = await baseVacia()
})
const personaNueva = () =>
  db.$client.query(`insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona)
    values (1, '20111111112', 'Elsa', 'Luna')`)

it('una base nueva sirve para las dos cosas', async () => {
  await expect(exigirBaseDe(db, true)).resolves.toBeUndefined()
  await expect(exigirBaseDe(db, false)).resolves.toBeUndefined()
})

it('la de la demostración no se atiende de verdad, y como demostración sigue', async () => {
  await personaNueva()
  await db.$client.query('insert into demostracion default values')
  await expect(exigirBaseDe(db, true)).resolves.toBeUndefined()
  await expect(exigirBaseDe(db, false)).rejects.toThrow(
    'La base de datos es la de la ciudad de demostración, con sus personas y sus permisos. No se inicia',
  )
})

it('en la de una ciudad no se siembra la demostración', async () => {
  await personaNueva()
  await expect(exigirBaseDe(db, false)).resolves.toBeUndefined()
  await expect(exigirBaseDe(db, true)).rejects.toThrow(
    'La base de datos ya tiene personas y no es la de la ciudad de demostración. No se inicia ni se siembra nada',
  )
})
