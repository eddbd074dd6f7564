import { recorrerTodo } from './marcas.ts'
import { TOPES_XLSX } from './topes.ts'
import type { Zip } from './zip.ts'

/** The date formats that every spreadsheet program has by number (ECMA-376, 18.8.30). */
const FECHAS_DE_FABRICA = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

/** Letters of days, months and years outside quoted text, colours and conditions. */
const esDeFecha = (formato: string) => /[dmyh]/i.test(formato.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** By style number: whether a number with it is shown as a date. */
export async function leerEstilos(libro: Zip): Promise<readonly boolean[]> {
  const deFecha: boolean[] = []
  const parte = await libro.abrir('xl/styles.xml', TOPES_XLSX.resto)
  if (!parte) return deFecha
  const propios = new Map<string, boolean>()
  let enLosDeCelda = false
  await recorrerTodo(parte.contenido, {
    abre(nombre, { numFmtId = '0', formatCode = '' }) {
      if (nombre === 'numFmt') propios.set(numFmtId, esDeFecha(formatCode))
      if (nombre === 'cellXfs') enLosDeCelda = true
      if (nombre === 'xf' && enLosDeCelda) {
        deFecha.push(propios.get(numFmtId) ?? FECHAS_DE_FABRICA.has(Number(numFmtId)))
      }
    },
    cierra(nombre) {
      if (nombre === 'cellXfs') enLosDeCelda = false
    },
  })
  return deFecha
}
