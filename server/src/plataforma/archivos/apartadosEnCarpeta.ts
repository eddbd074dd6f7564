import { mkdir, open, opendir, rename, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type AlmacenEntero, ArchivoInexistente } from './almacen.ts'
import { borrarSiEsta, siEsta } from './asentar.ts'

const DIA = /^\d{4}-\d{2}-\d{2}$/
const NOMBRE = /^[0-9a-f]{32}$/

/**
 * What was put aside: `apartados/2026-11-22/` and the file's own name, so that a person too finds it and moves it back; and
 * `cuarentena/`, for what the scanner found something in.
 */
export const apartadosEnCarpeta = (
  raiz: string,
  lugar: (ruta: string) => string,
): Pick<AlmacenEntero, 'aislar' | 'apartar' | 'apartados' | 'devolver' | 'descartar' | 'examinar'> => {
  const carpeta = join(raiz, 'apartados')
  const apartado = (ruta: string, dia: string) => join(carpeta, dia, basename(lugar(ruta)))
  /** Where it was kept, or where it was put aside. */
  const abierto = async (ruta: string) => {
    const enSuLugar = await open(lugar(ruta), 'r').catch(siEsta)
    if (enSuLugar) return enSuLugar
    for await (const { name: dia } of (await opendir(carpeta).catch(siEsta)) ?? []) {
      const aparte = DIA.test(dia) ? await open(apartado(ruta, dia), 'r').catch(siEsta) : null
      if (aparte) return aparte
    }
    throw new ArchivoInexistente()
  }
  return {
    aislar: async (ruta) => {
      await mkdir(join(raiz, 'cuarentena'), { recursive: true, mode: 0o700 })
      await rename(lugar(ruta), join(raiz, 'cuarentena', basename(lugar(ruta)))).catch(siEsta)
    },
    apartar: async (ruta, el) => {
      const dia = el.toISOString().slice(0, 10)
      await mkdir(join(carpeta, dia), { recursive: true, mode: 0o700 })
      await rename(lugar(ruta), apartado(ruta, dia)).catch(siEsta)
    },
    apartados: async function* () {
      for await (const { name: dia } of (await opendir(carpeta).catch(siEsta)) ?? []) {
        if (!DIA.test(dia)) continue
        for await (const { name } of await opendir(join(carpeta, dia))) {
          if (NOMBRE.test(name)) yield { ruta: `${name.slice(0, 2)}/${name}`, dia }
        }
      }
    },
    examinar: async (ruta) => {
      const archivo = await abierto(ruta)
      const { size: tamano, mtime: recibidoEl } = await archivo.stat()
      return { contenido: archivo.createReadStream(), tamano, recibidoEl }
    },
    devolver: async ({ ruta, dia }) => {
      await mkdir(dirname(lugar(ruta)), { recursive: true, mode: 0o700 })
      await rename(apartado(ruta, dia), lugar(ruta)).catch(siEsta)
    },
    descartar: async ({ ruta, dia }) => {
      await borrarSiEsta(apartado(ruta, dia))
      await rmdir(join(carpeta, dia)).catch(() => {}) // the last one takes its folder along
    },
  }
}
