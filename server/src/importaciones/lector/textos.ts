import { MAX_CARACTERES_CELDA } from '@catastro/domain/importaciones/reglas'
import { recorrerTodo } from './marcas.ts'
import { TOPES_XLSX } from './topes.ts'
import type { Zip } from './zip.ts'

/** The texts that cells share by number. One longer than a cell may be is cut there, and told where a cell has it. */
export async function leerTextos(libro: Zip): Promise<readonly string[]> {
  const textos: string[] = []
  const parte = await libro.abrir('xl/sharedStrings.xml', TOPES_XLSX.textos)
  if (!parte) return textos
  let actual = ''
  let [enTexto, enPronunciacion] = [false, false]
  await recorrerTodo(parte.contenido, {
    abre(nombre) {
      if (nombre === 'si') actual = ''
      if (nombre === 't') enTexto = true
      if (nombre === 'rPh') enPronunciacion = true
    },
    texto(texto) {
      if (enTexto && !enPronunciacion && actual.length <= MAX_CARACTERES_CELDA) actual += texto
    },
    cierra(nombre) {
      if (nombre === 't') enTexto = false
      if (nombre === 'rPh') enPronunciacion = false
      if (nombre === 'si') textos.push(actual.slice(0, MAX_CARACTERES_CELDA + 1))
    },
  })
  return textos
}
