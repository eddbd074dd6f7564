import type { ClaseDeCertificado } from './reglas.ts'

export const TITULO_VERIFICAR = 'Verificar un certificado'
export const CODIGO_DESCONOCIDO = 'El código no corresponde a ningún certificado emitido por este municipio'
export const NOMBRE_DE_CERTIFICADO: Readonly<Record<ClaseDeCertificado, string>> = {
  LIBRE_DEUDA: 'Libre Deuda',
  PADRON: 'Certificado de padrón',
}
