import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { sinComprimir } from './woff.ts'

export type Documento = InstanceType<typeof PDFDocument>

/** The portal's colours, on paper. */
export const COLOR = { texto: '#1B2733', tenue: '#51606F', primario: '#0B4F8A', linea: '#DCE2E8', fondo: '#F5F7FA' }

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

/** The portal's typeface, as 'normal' and 'fuerte'. */
export const conLetraDelPortal = (doc: Documento): Documento =>
  doc.registerFont('normal', NORMAL()).registerFont('fuerte', FUERTE())
