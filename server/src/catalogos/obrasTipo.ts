import { NO_EXISTE_OBRA_TIPO, YA_HAY_OBRA_TIPO } from '@catastro/domain/catalogos/mensajes'
import type { agregarObrasTipo as Agregar } from '@catastro/domain/catalogos/obrasTipo'
import { aPesos } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { asc, desc, eq } from 'drizzle-orm'
import { persona } from '../personas/tablas.ts'
import type { Db, Tx } from '../plataforma/db.ts'
import { exigir, exigirFila } from '../plataforma/registros.ts'
import { obraTipo, obraTipoHistorial, obraTipoVigente } from './tablas.ts'
import { type Autoria, fijarVigencia, nombreDe } from './vigencia.ts'

export const OBRA_TIPO_REPETIDA = { obra_tipo_nombre_uq: errorDeCampo('ObraTipo', YA_HAY_OBRA_TIPO, 409) }

interface Precios {
  readonly timbrado: number
  readonly provisorio: number
  readonly definitivo: number
}

const enPesos = <P extends Precios>(precios: P) => ({
  ...precios,
  timbrado: aPesos(precios.timbrado),
  provisorio: aPesos(precios.provisorio),
  definitivo: aPesos(precios.definitivo),
})

export async function listarObrasTipo(db: Db) {
  const filas = await db.select().from(obraTipoVigente).orderBy(asc(obraTipoVigente.idObraTipo))
  return filas.map(({ obraTipo: ObraTipo, proximoCambio, ...resto }) => ({
    ...enPesos(resto),
    ObraTipo,
    proximoCambio: proximoCambio?.toISOString() ?? null,
  }))
}

type Datos = Recibido<typeof Agregar>['json']

/** As it is written: the name and prices of today. */
export async function obraTipoEnVigor(db: Db, id: number): Promise<Datos | undefined> {
  const [fila] = await db.select().from(obraTipoVigente).where(eq(obraTipoVigente.idObraTipo, id))
  return (
    fila && {
      ObraTipo: fila.obraTipo,
      timbrado: fila.timbrado,
      provisorio: fila.provisorio,
      definitivo: fila.definitivo,
    }
  )
}

export async function insertarObraTipo(tx: Tx, autor: Autoria, datos: Datos, desde: Date): Promise<void> {
  const [fila] = await tx
    .insert(obraTipo)
    .values({ obraTipo: datos.ObraTipo, usrmod: autor.escribe })
    .returning({ id: obraTipo.idObraTipo })
  if (!fila) throw new Error('El alta de un tipo de obra no devolvió su número')
  await fijarPrecios(tx, autor, fila.id, datos, desde)
}

export async function cambiarObraTipo(tx: Tx, autor: Autoria, id: number, datos: Datos, desde: Date): Promise<void> {
  const filas = await tx
    .update(obraTipo)
    .set({ obraTipo: datos.ObraTipo, usrmod: autor.escribe, modificadoEl: new Date() })
    .where(eq(obraTipo.idObraTipo, id))
    .returning({ id: obraTipo.idObraTipo })
  exigir(filas, NO_EXISTE_OBRA_TIPO)
  await fijarPrecios(tx, autor, id, datos, desde)
}

async function fijarPrecios(tx: Tx, autor: Autoria, id: number, precios: Precios, desde: Date) {
  const { timbrado, provisorio, definitivo } = precios
  await fijarVigencia(tx, {
    historial: obraTipoHistorial,
    clave: 'id_obra_tipo',
    id,
    valores: { timbrado, provisorio, definitivo },
    desde,
    autor,
  })
}

export async function historialDeObraTipo(db: Db, idObraTipo: number) {
  await exigirFila(db, obraTipo, obraTipo.idObraTipo, idObraTipo, NO_EXISTE_OBRA_TIPO)
  const filas = await db
    .select({
      timbrado: obraTipoHistorial.timbrado,
      provisorio: obraTipoHistorial.provisorio,
      definitivo: obraTipoHistorial.definitivo,
      id: obraTipoHistorial.id,
      vigenteDesde: obraTipoHistorial.vigenteDesde,
      registradoEl: obraTipoHistorial.registradoEl,
      nombre: persona.nombrePersona,
      apellido: persona.apellidoPersona,
      confirmo: nombreDe(obraTipoHistorial.confirmadoPor),
    })
    .from(obraTipoHistorial)
    .leftJoin(persona, eq(persona.idPersona, obraTipoHistorial.usrmod))
    .where(eq(obraTipoHistorial.idObraTipo, idObraTipo))
    .orderBy(desc(obraTipoHistorial.vigenteDesde), desc(obraTipoHistorial.id))
  return filas.map(({ vigenteDesde, registradoEl, nombre, apellido, ...precios }) => ({
    ...enPesos(precios),
    vigenteDesde: vigenteDesde.toISOString(),
    registradoEl: registradoEl.toISOString(),
    autor: nombre === null ? null : `${nombre} ${apellido}`,
  }))
}
