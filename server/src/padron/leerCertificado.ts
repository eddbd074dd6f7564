import { ErrorDePortal } from '@catastro/domain/errores'
import { CERTIFICADO_NO_ENCONTRADO } from '@catastro/domain/padron/mensajes'
import { iniciales } from '@catastro/domain/padron/reglas'
import type { BuscarCertificado } from '../certificados/buscarCertificado.ts'
import { presentarSello } from '../certificados/presentarSello.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { ArchivoConFila } from '../plataforma/http/enviarArchivo.ts'
import { atiende, type Identidad } from '../plataforma/identidad/identidad.ts'

const guardado = sentencia(
  'certificado_de_padron_guardado',
  `select id_persona as "idPersona", numero, padron, ruta, tamano from certificado_de_padron where id_certificado = $1`,
)

/** One's own; staff any. */
export async function certificadoAlAlcance(db: Db, quien: Identidad, id: number): Promise<ArchivoConFila> {
  const [c] = await guardado(db, id)
  if (!c || !(c.idPersona === quien.idPersona || atiende(quien))) {
    throw new ErrorDePortal(404, CERTIFICADO_NO_ENCONTRADO)
  }
  const { ruta, tamano, padron, numero } = c
  return { ruta, tamano, tipoMime: 'application/pdf', nombreOriginal: `padron-${padron}-${numero}.pdf` }
}

const porCodigo = sentencia(
  'verificar_certificado_de_padron',
  `select numero, padron, titular, emitido_el as emitido, sellado_por as "selladoPor", sellado_el as "selladoEl"
   from certificado_de_padron where codigo = $1`,
)

/** Of its holder, only the initials: whoever has the sheet in hand can compare them. */
export const verificarPadron: BuscarCertificado = async (db, codigo) => {
  const [c] = await porCodigo(db, codigo)
  if (!c) return undefined
  const { numero, padron, titular, emitido, selladoPor, selladoEl } = c
  return {
    clase: 'PADRON',
    situacion: 'VIGENTE',
    numero,
    padron,
    titular: iniciales(titular),
    emitido: emitido.toISOString(),
    vence: null,
    anulado: null,
    sello: presentarSello(selladoPor, selladoEl),
  }
}
