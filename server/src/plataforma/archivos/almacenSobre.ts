import { randomBytes } from 'node:crypto'
import { type AlmacenEntero, ArchivoInexistente, RutaInvalida } from './almacen.ts'
import { marcaDeAlmacen } from './marcaDeAlmacen.ts'
import type { Objetos } from './objetos.ts'

const RUTA = /^[0-9a-f]{2}\/[0-9a-f]{32}$/
const DE_ARCHIVOS = /^[0-9a-f]{2}$/
const DIA = /^\d{4}-\d{2}-\d{2}$/
const NOMBRE = /^[0-9a-f]{32}$/

/** Keys come from the database, and still none leads out of the store. */
function valida(ruta: string): string {
  if (!esRuta(ruta)) throw new RutaInvalida()
  return ruta
}
/** Whether a store could have given it. */
export const esRuta = (ruta: string): boolean => RUTA.test(ruta)
const nombreDe = (ruta: string) => valida(ruta).slice(3)
const apartado = (ruta: string, dia: string) => `apartados/${dia}/${nombreDe(ruta)}`

/**
 * What every store promises, over a folder or S3: `ab/` and 32 hexadecimal digits, drawn at random; `apartados/2026-11-22/` and
 * the file's own name for what was put aside, so that a person too finds it and moves it back; and `cuarentena/`, for what the
 * scanner found something in.
 */
export const almacenSobre = (objetos: Objetos, maximo: number): AlmacenEntero => {
  const dias = async () => (await objetos.carpetas('apartados/')).filter((dia) => DIA.test(dia)).sort()
  return {
    guardar: async (contenido, propio = maximo) => {
      const clave = randomBytes(16).toString('hex')
      const ruta = `${clave.slice(0, 2)}/${clave}`
      return { ruta, ...(await objetos.poner(ruta, contenido, { nuevo: true, maximo: propio })) }
    },
    leer: async (ruta) => (await objetos.abrir(valida(ruta))).contenido,
    borrar: async (ruta) => objetos.borrar(valida(ruta)),

    listar: async function* () {
      for (const carpeta of await objetos.carpetas('')) {
        if (!DE_ARCHIVOS.test(carpeta)) continue
        for await (const ruta of objetos.claves(`${carpeta}/`)) if (RUTA.test(ruta)) yield ruta
      }
    },
    /** Where it was kept, or where it was put aside. */
    examinar: async (ruta) => {
      for (const clave of [valida(ruta), ...(await dias()).map((dia) => apartado(ruta, dia))]) {
        const archivo = await objetos.abrir(clave).catch(siEsta)
        if (archivo) return archivo
      }
      throw new ArchivoInexistente()
    },
    ...marcaDeAlmacen(objetos),

    aislar: async (ruta) => objetos.mover(valida(ruta), `cuarentena/${nombreDe(ruta)}`),
    apartar: async (ruta, el) => objetos.mover(valida(ruta), apartado(ruta, el.toISOString().slice(0, 10))),
    apartados: async function* () {
      for (const dia of await dias()) {
        for await (const clave of objetos.claves(`apartados/${dia}/`)) {
          const nombre = clave.slice(clave.lastIndexOf('/') + 1)
          if (NOMBRE.test(nombre)) yield { ruta: `${nombre.slice(0, 2)}/${nombre}`, dia }
        }
      }
    },
    devolver: async ({ ruta, dia }) => objetos.mover(apartado(ruta, dia), valida(ruta)),
    descartar: async ({ ruta, dia }) => objetos.borrar(apartado(ruta, dia)),
  }
}

const siEsta = (error: unknown) => {
  if (error instanceof ArchivoInexistente) return undefined
  throw error
}
