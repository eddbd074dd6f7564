/** A PDF of one page with lines of text, in the font that every reader has. */
export function documentoPdf(lineas: readonly string[]): Uint8Array {
  const texto = lineas.map((linea) => `(${escapar(linea)}) Tj T*`).join('\n')
  const contenido = `BT /F1 14 Tf 20 TL 72 760 Td\n${texto}\nET`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${contenido.length} >>\nstream\n${contenido}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let pdf = '%PDF-1.4\n'
  const lugares = objetos.map((objeto, i) => {
    const lugar = pdf.length
    pdf += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return lugar
  })
  const indice = lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')
  const final = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(`${pdf}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${indice}${final}`, 'latin1')
}

const escapar = (linea: string) => linea.replace(/[\\()]/g, '\\$&')
