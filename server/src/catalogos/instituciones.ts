import type {
  crearInstitucion as Crear,
  crearInstitucionTipo as CrearTipo,
  editarInstitucion as Editar,
  editarInstitucionTipo as EditarTipo,
} from '@catastro/domain/catalogos/instituciones'
import {
  INSTITUCION_DESHABILITADA,
  NO_EXISTE_INSTITUCION,
  NO_EXISTE_TIPO_DE_INSTITUCION,
  SOLO_EMPRESAS_DE_FORMULARIOS,
  TIPO_DESHABILITADO,
  TIPO_IMPRESCINDIBLE,
  YA_HAY_INSTITUCION,
  YA_HAY_TIPO_DE_INSTITUCION,
} from '@catastro/domain/catalogos/mensajes'
import { laAgregaCualquiera } from '@catastro/domain/catalogos/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { eq } from 'drizzle-orm'
import { type Db, type DbRaiz, enTransaccion } from '../plataforma/db.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { type Identidad, mantieneReferencias } from '../plataforma/identidad.ts'
import { alCrear, alEditar, deshabilitar, enElCable, enOrden, exigir, firmaDe } from '../plataforma/registros.ts'
import { institucion, institucionTipo } from './tablas.ts'

const REPETIDA = { institucion_nombre_uq: errorDeCampo('Institucion', YA_HAY_INSTITUCION, 409) }
const TIPO_REPETIDO = { institucion_tipo_nombre_uq: errorDeCampo('InstitucionTipo', YA_HAY_TIPO_DE_INSTITUCION, 409) }

export const listarInstituciones = (db: Db) =>
  db
    .select({
      idInstitucion: institucion.idInstitucion,
      Institucion: institucion.institucion,
      idInstitucionTipo: institucion.idInstitucionTipo,
      InstitucionTipo: institucionTipo.institucionTipo,
      estado: enElCable(institucion.estado),
      usrmod: institucion.usrmod,
    })
    .from(institucion)
    .innerJoin(institucionTipo, eq(institucionTipo.idInstitucionTipo, institucion.idInstitucionTipo))
    .orderBy(enOrden(institucion.institucion))

export const listarTipos = (db: Db) =>
  db
    .select({
      idInstitucionTipo: institucionTipo.idInstitucionTipo,
      InstitucionTipo: institucionTipo.institucionTipo,
      estado: enElCable(institucionTipo.estado),
      usrmod: institucionTipo.usrmod,
    })
    .from(institucionTipo)
    .orderBy(enOrden(institucionTipo.institucionTipo))

/** Who does not maintain the reference data may only add an enabled company that the forms ask for. */
export async function crearInstitucion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Crear>['json']) {
  const deFormulario = laAgregaCualquiera(datos.idInstitucionTipo) && alCrear(datos.estado)
  if (!mantieneReferencias(quien) && !deFormulario) throw new ErrorDePortal(403, SOLO_EMPRESAS_DE_FORMULARIOS)
  const [fila] = await siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      await exigirTipoHabilitado(tx, datos.idInstitucionTipo)
      return tx
        .insert(institucion)
        .values({
          institucion: datos.Institucion,
          idInstitucionTipo: datos.idInstitucionTipo,
          estado: alCrear(datos.estado),
          usrmod: quien.idPersona,
        })
        .returning({ idInstitucion: institucion.idInstitucion })
    }),
  )
  if (!fila) throw new Error('El alta de una institución no devolvió su número')
  return fila.idInstitucion
}

export function editarInstitucion(db: DbRaiz, quien: Identidad, datos: Recibido<typeof Editar>['json']) {
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const esta = eq(institucion.idInstitucion, datos.idInstitucion)
      const { tipo } = exigir(
        await tx.select({ tipo: institucion.idInstitucionTipo }).from(institucion).where(esta).for('update'),
        NO_EXISTE_INSTITUCION,
      )
      if (tipo !== datos.idInstitucionTipo) await exigirTipoHabilitado(tx, datos.idInstitucionTipo)
      await tx
        .update(institucion)
        .set({
          institucion: datos.Institucion,
          idInstitucionTipo: datos.idInstitucionTipo,
          ...alEditar(datos.estado),
          ...firmaDe(quien),
        })
        .where(esta)
    }),
  )
}

export const deshabilitarInstitucion = (db: DbRaiz, quien: Identidad, id: number) =>
  deshabilitar(db, quien, {
    tabla: institucion,
    clave: institucion.idInstitucion,
    id,
    noExiste: NO_EXISTE_INSTITUCION,
  })

export async function crearTipo(db: DbRaiz, quien: Identidad, datos: Recibido<typeof CrearTipo>['json']) {
  const [fila] = await siNoSeRepite(TIPO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, (tx) =>
      tx
        .insert(institucionTipo)
        .values({
          institucionTipo: datos.InstitucionTipo,
          estado: alCrear(datos.estado),
          usrmod: quien.idPersona,
        })
        .returning({ idInstitucionTipo: institucionTipo.idInstitucionTipo }),
    ),
  )
  if (!fila) throw new Error('El alta de un tipo de institución no devolvió su número')
  return fila.idInstitucionTipo
}

export function editarTipo(db: DbRaiz, quien: Identidad, datos: Recibido<typeof EditarTipo>['json']) {
  if (datos.estado === 0) exigirPrescindible(datos.idInstitucionTipo)
  return siNoSeRepite(TIPO_REPETIDO, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const filas = await tx
        .update(institucionTipo)
        .set({ institucionTipo: datos.InstitucionTipo, ...alEditar(datos.estado), ...firmaDe(quien) })
        .where(eq(institucionTipo.idInstitucionTipo, datos.idInstitucionTipo))
        .returning({ id: institucionTipo.idInstitucionTipo })
      exigir(filas, NO_EXISTE_TIPO_DE_INSTITUCION)
    }),
  )
}

export async function deshabilitarTipo(db: DbRaiz, quien: Identidad, id: number): Promise<void> {
  exigirPrescindible(id)
  await deshabilitar(db, quien, {
    tabla: institucionTipo,
    clave: institucionTipo.idInstitucionTipo,
    id,
    noExiste: NO_EXISTE_TIPO_DE_INSTITUCION,
  })
}

/** Form 14 chooses among the institutions of type 1, forms 29 and 30 among those of type 2. */
function exigirPrescindible(idInstitucionTipo: number): void {
  if (laAgregaCualquiera(idInstitucionTipo)) throw new ErrorDePortal(409, TIPO_IMPRESCINDIBLE)
}

async function exigirTipoHabilitado(db: Db, id: number): Promise<void> {
  const { estado } = exigir(
    await db
      .select({ estado: institucionTipo.estado })
      .from(institucionTipo)
      .where(eq(institucionTipo.idInstitucionTipo, id)),
    NO_EXISTE_TIPO_DE_INSTITUCION,
  )
  if (!estado) throw errorDeCampo('idInstitucionTipo', TIPO_DESHABILITADO)
}

export async function exigirInstitucionHabilitada(db: Db, id: number): Promise<void> {
  const { estado } = exigir(
    await db.select({ estado: institucion.estado }).from(institucion).where(eq(institucion.idInstitucion, id)),
    NO_EXISTE_INSTITUCION,
  )
  if (!estado) throw errorDeCampo('idInstitucion', INSTITUCION_DESHABILITADA)
}
