import { fileURLToPath } from 'node:url'

const junto = (nombre: string) => fileURLToPath(new URL(nombre, import.meta.url))

/**
 * Certificates of an authority that nobody trusts but these tests, made with openssl and good until 2076 (`vencido`, until
 * 2021). `curva`: an elliptic curve, enciphered as Windows does.
 */
export const ARCHIVOS_DE_SELLO = {
  ciudad: { archivo: junto('ciudad.p12'), clave: 'clave ñandú' },
  curva: { archivo: junto('curva.p12'), clave: 'secreta' },
  vencido: { archivo: junto('vencido.p12'), clave: 'secreta' },
  tiempo: { archivo: junto('tiempo.p12'), clave: 'secreta' },
} as const
export const AUTORIDAD = junto('autoridad.crt')
