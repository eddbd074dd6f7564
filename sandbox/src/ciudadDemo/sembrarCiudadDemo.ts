import type { ClientBase } from 'pg'
import { CALLE_FUERA_DE_USO, CALLES } from './calles.ts'
import { CARPETAS_DE_PABLO } from './carpetasDePablo.ts'
import { insertarFilas, reservarNumeros } from './insertarFilas.ts'
import { INSTITUCIONES, OFICINAS, REPARTICIONES } from './municipio.ts'
import { OTRAS_CARPETAS } from './otrasCarpetas.ts'
import { PADRON_A_MANO } from './padronAMano.ts'
import { padronGenerado } from './padronGenerado.ts'
import { EMPLEADOS, INSPECTORES, PERSONAS, PROFESIONALES, PROPIETARIOS, ROLES_DE_PERSONA } from './personas.ts'
import { type Guardar, sembrarCarpetas } from './sembrarCarpetas.ts'
import { sembrarPadron } from './sembrarPadron.ts'

/** The demo city on top of the catalogue, all of it or nothing. Does nothing where it already is. */
export async function sembrarCiudadDemo(client: ClientBase, guardar: Guardar): Promise<void> {
  if (await yaEsta(client)) return
  await client.query('begin')
  try {
    await sembrarMunicipio(client)
    await sembrarPersonas(client)
    await sembrarPadron(client, [...PADRON_A_MANO, ...padronGenerado()])
    await sembrarCarpetas(client, [...CARPETAS_DE_PABLO, ...OTRAS_CARPETAS], guardar)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function yaEsta(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 where exists (select from persona where id_persona = 1) and exists (select from padron where padronm = '100001')`,
  )
  return rowCount === 1
}

async function sembrarMunicipio(client: ClientBase): Promise<void> {
  await insertarFilas(client, 'institucion', INSTITUCIONES)
  await insertarFilas(client, 'reparticion', REPARTICIONES)
  await insertarFilas(client, 'oficina', OFICINAS)
  await insertarFilas(client, 'calle', [...CALLES, CALLE_FUERA_DE_USO])
  await reservarNumeros(client, 'institucion', 'id_institucion')
  await reservarNumeros(client, 'reparticion', 'id_reparticion')
  await reservarNumeros(client, 'oficina', 'id_oficina')
  await reservarNumeros(client, 'calle', 'id_calle')
}

async function sembrarPersonas(client: ClientBase): Promise<void> {
  // Whoever signed in before, or was named first administrator, is there already.
  await insertarFilas(client, 'persona', PERSONAS, 'on conflict do nothing')
  await insertarFilas(client, 'persona_rol', ROLES_DE_PERSONA, 'on conflict do nothing')
  await insertarFilas(client, 'empleado', EMPLEADOS)
  await insertarFilas(client, 'inspector', INSPECTORES)
  await insertarFilas(client, 'profesional', PROFESIONALES)
  await insertarFilas(client, 'propietario', PROPIETARIOS)
  await reservarNumeros(client, 'inspector', 'id_inspector')
  await reservarNumeros(client, 'profesional', 'id_profesional')
  await reservarNumeros(client, 'propietario', 'id_propietario')
}
