import { aPesos } from '@catastro/domain/dinero'
import type { consultarFormulario14 } from '@catastro/domain/formularios/formulario14'
import { TIPO_DE_FORMULARIO } from '@catastro/domain/formularios/tipos'
import type { Respuesta } from '@catastro/domain/llamada'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { carpetaFormulario } from '../carpetas/tablas.ts'
import { institucion } from '../catalogos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import type { Db } from '../plataforma/db.ts'
import { formulario14 } from './tablas.ts'

const instalador = alias(persona, 'instalador')
const aFlag = (valor: boolean): 0 | 1 => (valor ? 1 : 0)

/** An array with the record first, or empty while nobody has filled it. */
export async function formulario14De(
  db: Db,
  idCarpeta: number,
): Promise<Respuesta<typeof consultarFormulario14, never>> {
  const filas = await db
    .select({
      f: formulario14,
      idPago: carpetaFormulario.idPago,
      Institucion: institucion.institucion,
      cuitInstalador: instalador.documentoPersona,
      nombre: persona.nombrePersona,
      apellido: persona.apellidoPersona,
    })
    .from(formulario14)
    .innerJoin(persona, eq(persona.idPersona, formulario14.idPersona))
    .innerJoin(instalador, eq(instalador.idPersona, formulario14.idRepresentante))
    .innerJoin(
      carpetaFormulario,
      and(
        eq(carpetaFormulario.idCarpeta, formulario14.idCarpeta),
        eq(carpetaFormulario.idFormularioTipo, TIPO_DE_FORMULARIO['14']),
      ),
    )
    .leftJoin(institucion, eq(institucion.idInstitucion, formulario14.idInstitucion))
    .where(eq(formulario14.idCarpeta, idCarpeta))
  return filas.map(({ f, idPago, Institucion, cuitInstalador, nombre, apellido }) => ({
    idFormulario: f.idCarpeta,
    idCarpeta: f.idCarpeta,
    instalacion: aFlag(f.instalacion),
    retiro: aFlag(f.retiro),
    ocupaVereda: aFlag(f.ocupaVereda),
    aceptoord2073: aFlag(f.aceptoord2073),
    empresaPublicidad: aFlag(f.empresaPublicidad),
    desde: f.desde,
    hasta: f.hasta,
    monto: aPesos(f.monto),
    perimetro: f.perimetro,
    altura: f.altura,
    superficie: f.superficie,
    idInstitucion: f.idInstitucion,
    Institucion,
    nroInscripcion: f.nroInscripcion,
    representante: f.idRepresentante,
    cuitInstalador,
    idArchivoComprobante: f.idArchivoComprobante,
    idPago,
    idPersona: f.idPersona,
    autor: `${apellido} ${nombre}`,
    fecha: f.fecha.toISOString(),
  }))
}
