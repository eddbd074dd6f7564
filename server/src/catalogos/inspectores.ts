import type {
  actualizarInspector as Actualizar,
  agregarInspector as Agregar,
} from '@catastro/domain/catalogos/inspectores'
import {
  NO_ES_EMPLEADO,
  NO_EXISTE_EMPLEADO,
  NO_EXISTE_INSPECTOR,
  YA_ES_INSPECTOR,
} from '@catastro/domain/catalogos/mensajes'
import { ES_SU_PUESTO } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { eq } from 'drizzle-orm'
import { personaPorCuil } from '../personas/personaPorCuil.ts'
import { persona } from '../personas/tablas.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import { type Db, type DbRaiz, enTransaccion, type Tx } from '../plataforma/db.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad.ts'
import { alEditar, enElCable, enOrden, exigir, exigirFila, firmaDe } from '../plataforma/registros.ts'
import { exigirOficinaHabilitada } from './oficinas.ts'
import { empleado, inspector, oficina } from './tablas.ts'

const REPETIDO = { inspector_idPersona_unique: new ErrorDePortal(409, YA_ES_INSPECTOR) }

export const listarInspectores = (db: Db) =>
  db
    .select({
      idInspector: inspector.idInspector,
      nombre_persona: persona.nombrePersona,
      apellido_persona: persona.apellidoPersona,
      Oficina: oficina.oficina,
      idOficina: inspector.idOficina,
      estado: enElCable(inspector.estado),
      usrmod: inspector.usrmod,
    })
    .from(inspector)
    .innerJoin(persona, eq(persona.idPersona, inspector.idPersona))
    .innerJoin(oficina, eq(oficina.idOficina, inspector.idOficina))
    .orderBy(enOrden(persona.apellidoPersona), enOrden(persona.nombrePersona))

/** Who may become an inspector: an employee who is none yet. Every refusal is a 400 with its reason. */
export async function verificarEmpleado(
  db: Db,
  registro: CiudadDigital,
  cuil: string,
  token: string,
  quien: Identidad,
) {
  const encontrada = await personaPorCuil(db, registro, cuil, token)
  if (!encontrada) throw new ErrorDePortal(400, CUIL_NO_REGISTRADO)
  const { idPersona } = encontrada
  if (idPersona === quien.idPersona) throw new ErrorDePortal(400, ES_SU_PUESTO)
  const [empleada] = await db.select().from(empleado).where(eq(empleado.idPersona, idPersona))
  if (!empleada) throw new ErrorDePortal(400, NO_ES_EMPLEADO)
  const [yaEsta] = await db.select().from(inspector).where(eq(inspector.idPersona, idPersona))
  if (yaEsta) throw new ErrorDePortal(400, YA_ES_INSPECTOR)
  return encontrada
}

export function agregarInspector(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Agregar>['json']) {
  return siNoSeRepite(REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      exigirAjeno(quien, [datos.idPersona], ES_SU_PUESTO)
      await exigirOficinaHabilitada(tx, datos.Oficina, 'Oficina')
      await exigirFila(tx, empleado, empleado.idPersona, datos.idPersona, NO_EXISTE_EMPLEADO)
      await tx
        .insert(inspector)
        .values({ idPersona: datos.idPersona, idOficina: datos.Oficina, usrmod: quien.idPersona })
    }),
  )
}

/** What follows, in the same transaction, when an employee or inspector changed: others know what they had in hand. */
export type AlCambiarEmpleado = (tx: Tx, quien: Identidad, idPersona: number) => Promise<void>

interface Cambio {
  readonly datos: Recibido<typeof Actualizar>['json']
  readonly alCambiar: AlCambiarEmpleado
}

export function actualizarInspector(db: DbRaiz, quien: Identidad, { datos, alCambiar }: Cambio) {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const este = eq(inspector.idInspector, datos.idInspector)
    const { actual, idPersona } = exigir(
      await tx
        .select({ actual: inspector.idOficina, idPersona: inspector.idPersona })
        .from(inspector)
        .where(este)
        .for('update'),
      NO_EXISTE_INSPECTOR,
    )
    exigirAjeno(quien, [idPersona], ES_SU_PUESTO)
    // Where the office was disabled meanwhile, the inspector may still be changed without moving.
    if (actual !== datos.idOficina) await exigirOficinaHabilitada(tx, datos.idOficina, 'idOficina')
    await tx
      .update(inspector)
      .set({ idOficina: datos.idOficina, ...alEditar(datos.estado), ...firmaDe(quien) })
      .where(este)
    await alCambiar(tx, quien, idPersona)
  })
}
