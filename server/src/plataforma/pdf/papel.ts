import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { sinComprimir } from './woff.ts'

/** `tinta`: the city's colour, in which titles and links are written. */
export type Documento = InstanceType<typeof PDFDocument> & { readonly tinta: string }

/** The portal's colours, on paper. */
export const COLOR = { texto: '#1B2733', tenue: '#51606F', linea: '#DCE2E8', fondo: '#F5F7FA' }

const { resolve } = createRequire(import.meta.url)
const fuente = (peso: number) => {
  let leida: Buffer | undefined
  return () => {
    leida ??= sinComprimir(readFileSync(resolve(`@fontsource/encode-sans/files/encode-sans-latin-${peso}-normal.woff`)))
    return leida
  }
}
const NORMAL = fuente(400)
const FUERTE = fuente(600)

/** With the portal's typeface, as 'normal' and 'fuerte', and the city's colour. */
export const comoPapel = (doc: InstanceType<typeof PDFDocument>, tinta: string): Documento =>
  Object.assign(doc.registerFont('normal', NORMAL()).registerFont('fuerte', FUERTE()), { tinta })
