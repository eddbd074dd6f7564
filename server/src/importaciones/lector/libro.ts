import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { recorrerTodo } from './marcas.ts'
import { TOPES_XLSX } from './topes.ts'
import type { Zip } from './zip.ts'

/** Where the first sheet is, and from which day its dates count. */
export interface Indice {
  readonly hoja: string
  readonly desde1904: boolean
}

const INDICE = 'xl/workbook.xml'

export async function leerIndice(libro: Zip): Promise<Indice> {
  let id: string | undefined
  let desde1904 = false
  await recorrerTodo(await exigir(libro, INDICE), {
    abre(nombre, a) {
      if (nombre === 'workbookPr') desde1904 = a.date1904 === '1' || a.date1904 === 'true'
      if (nombre === 'sheet') id ??= Object.entries(a).find(([atributo]) => /^(\w+:)?id$/.test(atributo))?.[1]
    },
  })
  let destino: string | undefined
  await recorrerTodo(await exigir(libro, 'xl/_rels/workbook.xml.rels'), {
    abre(nombre, a) {
      if (nombre === 'Relationship' && a.Id === id) destino = a.Target
    },
  })
  if (destino === undefined) throw new Error('la planilla no tiene hojas')
  return { hoja: posix.resolve('/xl', destino).slice(1), desde1904 }
}

async function exigir(libro: Zip, ruta: string): Promise<Readable> {
  const parte = await libro.abrir(ruta, TOPES_XLSX.resto)
  if (!parte) throw new Error(`la planilla no tiene ${ruta}`)
  return parte.contenido
}
