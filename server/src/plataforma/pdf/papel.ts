import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

export type Documento = InstanceType<typeof PDFDocument>

/** The portal's colours, on paper. */
export const COLOR = { texto: '#1B2733', tenue: '#51606F', primario: '#0B4F8A', linea: '#DCE2E8', fondo: '#F5F7FA' }

const { resolve } = createRequire(import.meta.url)
const fuente = (peso: number) => resolve(`@fontsource/encode-sans/files/encode-sans-latin-${peso}-normal.woff`)

/** The portal's typeface, as 'normal' and 'fuerte'. */
export const conLetraDelPortal = (doc: Documento): Documento =>
  doc.registerFont('normal', fuente(400)).registerFont('fuerte', fuente(600))
