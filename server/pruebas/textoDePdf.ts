import { PDF } from '@libpdf/core'

/** What is read on the pages of a PDF, one after another. */
export async function textoDePdf(pdf: Buffer): Promise<string> {
  const documento = await PDF.load(pdf)
  return documento
    .extractText()
    .map(({ text }) => text)
    .join('\n')
}
