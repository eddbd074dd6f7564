import { COLUMNAS_DE_MAS } from '@catastro/domain/importaciones/mensajes'
import { MAX_CARACTERES_CELDA, MAX_COLUMNAS } from '@catastro/domain/importaciones/reglas'
import { type Claves, columnaDe, textoDeCelda } from './celdas.ts'
import { leerEstilos } from './estilos.ts'
import type { FilaDeTabla } from './fila.ts'
import { leerIndice } from './libro.ts'
import { recorrer } from './marcas.ts'
import { leerTextos } from './textos.ts'
import { TablaRechazada, TOPES_XLSX } from './topes.ts'
import { abrirZip } from './zip.ts'

/** `archivo`: its descriptor. The rows of the first sheet, as they come; of the whole file only its shared texts are kept. */
export async function* leerXlsx(archivo: number): AsyncGenerator<FilaDeTabla> {
  const libro = await abrirZip(archivo)
  try {
    const { hoja, desde1904 } = await leerIndice(libro)
    const claves = { textos: await leerTextos(libro), deFecha: await leerEstilos(libro), desde1904 }
    const parte = await libro.abrir(hoja, TOPES_XLSX.hoja)
    if (!parte) throw new Error(`la planilla no tiene ${hoja}`)
    const { filas, alRecorrer } = filasDeHoja(claves)
    for await (const leidos of recorrer(parte.contenido, alRecorrer)) {
      for (const fila of filas.splice(0)) yield { ...fila, avance: leidos / parte.bytes }
    }
  } finally {
    libro.cerrar()
  }
}

/** Gathers rows while the sheet is walked. */
function filasDeHoja(claves: Claves) {
  const filas: Omit<FilaDeTabla, 'avance'>[] = []
  let numero = 0
  let celdas: string[] = []
  let columna = -1
  let celda = { tipo: 'n', estilo: 0, valor: '' }
  let enValor = false
  return {
    filas,
    alRecorrer: {
      abre(nombre: string, a: Readonly<Record<string, string>>) {
        if (nombre === 'row') {
          numero = Number(a.r ?? numero + 1)
          celdas = []
          columna = -1
        }
        if (nombre === 'c') {
          columna = columnaDe(a.r) ?? columna + 1
          celda = { tipo: a.t ?? 'n', estilo: Number(a.s ?? 0), valor: '' }
        }
        if (nombre === 'v' || nombre === 't') enValor = true
      },
      texto(texto: string) {
        if (enValor && celda.valor.length <= MAX_CARACTERES_CELDA) celda.valor += texto
      },
      cierra(nombre: string) {
        if (nombre === 'v' || nombre === 't') enValor = false
        if (nombre === 'c' && celda.valor !== '') ponerCelda()
        if (nombre === 'row') filas.push({ numero, celdas: Array.from(celdas, (texto) => texto ?? '') })
      },
    },
  }

  function ponerCelda() {
    if (columna >= MAX_COLUMNAS) throw new TablaRechazada(COLUMNAS_DE_MAS)
    celdas[columna] = textoDeCelda(celda, claves)
  }
}
