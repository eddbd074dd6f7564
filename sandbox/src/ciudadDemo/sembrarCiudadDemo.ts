import type { ClientBase } from 'pg'
import { CALLE_FUERA_DE_USO, CALLES } from './calles.ts'
import { CARPETAS_DE_PABLO } from './carpetasDePablo.ts'
import { insertarFilas, reservarNumeros } from './insertarFilas.ts'
import { LISTAS_DE_CONTROL, VERSIONES_DE_LISTAS } from './listasDeControl.ts'
import { INSTITUCIONES, OFICINAS, REPARTICIONES } from './municipio.ts'
import { OTRAS_CARPETAS } from './otrasCarpetas.ts'
import { PADRON_A_MANO } from './padronAMano.ts'
import { padronGenerado } from './padronGenerado.ts'
import { ANA, EMPLEADOS, INSPECTORES, PERSONAS, PROFESIONALES, PROPIETARIOS, ROLES_DE_PERSONA } from './personas.ts'
import { planoDe } from './planoDe.ts'
import { ANIOS_CONFIRMADOS, FERIADOS, PLAZOS } from './plazos.ts'
import { type Guardar, sembrarCarpetas } from './sembrarCarpetas.ts'
import { sembrarMapa } from './sembrarMapa.ts'
import { sembrarPadron } from './sembrarPadron.ts'

/** The demo city on top of the catalogue, with its mark, all of it or nothing. Does nothing where it already is. */
export async function sembrarCiudadDemo(client: ClientBase, guardar: Guardar): Promise<void> {
  if (await yaEsta(client)) return
  await client.query('begin')
  try {
    await sembrarMunicipio(client)
    // A real city says which of them it insists on; this one, on all.
    await client.query('update encomienda_requisito_version set obligatorio = true')
    await sembrarPersonas(client)
    const plano = planoDe(PADRON_A_MANO)
    const fichas = [...PADRON_A_MANO, ...padronGenerado(plano.libres)]
    await sembrarPadron(client, fichas)
    await sembrarMapa(client, plano.parcelas, fichas)
    await sembrarCarpetas(client, [...CARPETAS_DE_PABLO, ...OTRAS_CARPETAS], guardar)
    await sembrarPlazos(client)
    await sembrarListasDeControl(client)
    await client.query('insert into demostracion default values')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function yaEsta(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from demostracion')
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

/** Terms and calendar; when each folder falls due is counted by the portal itself, once it runs. */
async function sembrarPlazos(client: ClientBase): Promise<void> {
  await insertarFilas(client, 'plazo', PLAZOS)
  await insertarFilas(client, 'no_laborable', FERIADOS)
  await insertarFilas(client, 'anio_confirmado', ANIOS_CONFIRMADOS)
  await insertarFilas(client, 'recalculo', [{ pedido_por: ANA }])
}

async function sembrarListasDeControl(client: ClientBase): Promise<void> {
  await insertarFilas(client, 'lista_de_control', LISTAS_DE_CONTROL)
  await insertarFilas(client, 'lista_de_control_version', VERSIONES_DE_LISTAS)
  await reservarNumeros(client, 'lista_de_control', 'id_lista')
}

async function sembrarPersonas(client: ClientBase): Promise<void> {
  await insertarFilas(client, 'persona', PERSONAS)
  await insertarFilas(client, 'persona_rol', ROLES_DE_PERSONA)
  await insertarFilas(client, 'empleado', EMPLEADOS)
  await insertarFilas(client, 'inspector', INSPECTORES)
  await insertarFilas(client, 'profesional', PROFESIONALES)
  await insertarFilas(client, 'propietario', PROPIETARIOS)
  await reservarNumeros(client, 'inspector', 'id_inspector')
  await reservarNumeros(client, 'profesional', 'id_profesional')
  await reservarNumeros(client, 'propietario', 'id_propietario')
}
