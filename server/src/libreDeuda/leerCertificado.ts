import type { SituacionDeCertificado } from '@catastro/domain/certificados/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { CERTIFICADO_EN_PREPARACION, SOLICITUD_NO_ENCONTRADA } from '@catastro/domain/libreDeuda/mensajes'
import type { BuscarCertificado } from '../certificados/buscarCertificado.ts'
import { presentarSello } from '../certificados/presentarSello.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { ArchivoConFila } from '../plataforma/http/enviarArchivo.ts'
import { atiende, type Identidad } from '../plataforma/identidad/identidad.ts'

export const nombreDelPdf = (numero: string, padron: string) => `libre-deuda-${padron}-${numero}.pdf`

const guardado = sentencia(
  'certificado_guardado',
  `select l.id_persona as "idPersona", c.numero, c.padron, c.ruta, c.tamano, c.anulado_el is not null as anulado
   from certificado c join libre_deuda l using (id_libre_deuda) where c.id_libre_deuda = $1`,
)

/** One's own; staff any. A revoked one is kept, and handed to staff alone. */
export async function certificadoAlAlcance(db: Db, quien: Identidad, id: number): Promise<ArchivoConFila> {
  const [c] = await guardado(db, id)
  const alcanza = c && (atiende(quien) || (c.idPersona === quien.idPersona && !c.anulado))
  if (!alcanza) throw new ErrorDePortal(404, SOLICITUD_NO_ENCONTRADA)
  if (c.ruta === null || c.tamano === null) throw new ErrorDePortal(409, CERTIFICADO_EN_PREPARACION)
  return {
    ruta: c.ruta,
    tamano: c.tamano,
    tipoMime: 'application/pdf',
    nombreOriginal: nombreDelPdf(c.numero, c.padron),
  }
}

const porCodigo = sentencia(
  'verificar_certificado',
  `select numero, padron, emitido_el as emitido, vence::text as vence, anulado_el as anulado,
     sellado_por as "selladoPor", sellado_el as "selladoEl",
     case when anulado_el is not null then 'ANULADO'
       when vence < (now() at time zone zona_de_la_ciudad())::date then 'VENCIDO' else 'VIGENTE' end as situacion
   from certificado where codigo = $1`,
  con<{ situacion: SituacionDeCertificado }>(),
)

/** Whose it is is not said: a debt is nobody else's business. */
export const verificarLibreDeuda: BuscarCertificado = async (db, codigo) => {
  const [fila] = await porCodigo(db, codigo)
  if (!fila) return undefined
  const { selladoPor, selladoEl, ...c } = fila
  return {
    ...c,
    clase: 'LIBRE_DEUDA',
    titular: null,
    emitido: c.emitido.toISOString(),
    anulado: c.anulado?.toISOString() ?? null,
    sello: presentarSello(selladoPor, selladoEl),
  }
}
