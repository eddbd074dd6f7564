import type { Readable } from 'node:stream'
import { ES_INFORMATIVO } from '@catastro/domain/padron/mensajes'
import { hojaDeCertificado, verificacionDe } from '../certificados/hoja.ts'
import type { Membrete } from '../plataforma/membrete/membrete.ts'

interface DatosDelCertificado {
  readonly numero: string
  readonly codigo: string
  /** dd/mm/yyyy */
  readonly emitido: string
  readonly padron: string
  readonly padronProvincial: string
  readonly titular: string
  readonly domicilio: string
  readonly solicitante: string
}

/** The certificate of a property as a document. */
export const certificadoPdf = (datos: DatosDelCertificado, membrete: Membrete): Readable =>
  hojaDeCertificado({
    ...datos,
    membrete,
    titulo: 'Certificado de padrón',
    texto: membrete.frases.frasePadron,
    datos: [
      ['Padrón municipal', datos.padron],
      ['Padrón provincial', datos.padronProvincial],
      ['Titular', datos.titular],
      ['Domicilio', datos.domicilio || 'Sin domicilio registrado'],
      ['Fecha de emisión', datos.emitido],
      ['Solicitado por', datos.solicitante],
    ],
    alPie: ES_INFORMATIVO,
    verificacion: verificacionDe(membrete.urlPortal, datos.codigo),
  })
