import type { Readable } from 'node:stream'
import { type Centavos, mostrarImporte } from '@catastro/domain/dinero'
import { hojaDeCertificado, verificacionDe } from '../certificados/hoja.ts'
import type { Membrete } from '../plataforma/membrete/membrete.ts'

interface DatosDelCertificado {
  readonly numero: string
  readonly codigo: string
  /** dd/mm/yyyy, both. */
  readonly emitido: string
  readonly vence: string
  readonly padron: string
  readonly titular: string
  readonly domicilio: string
  readonly importe: Centavos
  readonly transaccion: string
  readonly emitidoPor: string
}

/** The certificate of Libre Deuda as a document. */
export const certificadoPdf = (datos: DatosDelCertificado, membrete: Membrete): Readable =>
  hojaDeCertificado({
    ...datos,
    membrete,
    titulo: 'Certificado de Libre Deuda',
    texto: membrete.frases.fraseLibreDeuda,
    datos: [
      ['Padrón', datos.padron],
      ['Titular', datos.titular],
      ['Domicilio', datos.domicilio || 'Sin domicilio registrado'],
      ['Importe abonado', `${mostrarImporte(datos.importe)} (pago ${datos.transaccion})`],
      ['Fecha de emisión', datos.emitido],
      ['Válido hasta', `${datos.vence} inclusive`],
      ['Emitido por', datos.emitidoPor],
    ],
    alPie: 'Pasada la fecha de validez, o si la verificación dice que fue anulado, este certificado no tiene valor.',
    verificacion: verificacionDe(membrete.urlPortal, datos.codigo),
  })
