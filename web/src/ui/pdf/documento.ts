import type { PDFDocumentProxy } from 'pdfjs-dist'
import trabajador from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Where the build left what the viewer asks for (web/pdf/construccion.ts). */
declare const CARPETA_DE_PDF: string
const de = (carpeta: string) => new URL(`${CARPETA_DE_PDF}/${carpeta}/`, document.baseURI).href

/**
 * Opens a PDF, in a worker. Its scripts do not run, nothing is made into code, and images are decoded without WebAssembly,
 * which the content policy does not let in: scans would come out blank.
 */
export async function abrirPdf(archivo: Blob): Promise<PDFDocumentProxy> {
  const [pdfjs, data] = await Promise.all([import('pdfjs-dist'), archivo.arrayBuffer()])
  pdfjs.GlobalWorkerOptions.workerSrc = trabajador
  return pdfjs.getDocument({
    data,
    cMapUrl: de('cmaps'),
    standardFontDataUrl: de('standard_fonts'),
    wasmUrl: de('wasm'),
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  }).promise
}
