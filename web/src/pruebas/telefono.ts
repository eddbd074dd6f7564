import { almacen } from '../visitas/telefono/almacen.ts'
import { llaveDeBytes } from '../visitas/telefono/cifra.ts'
import { CERRADOS } from '../visitas/telefono/esquema.ts'

/** For tests of what a phone keeps. */

/** Of nobody else: each person's bytes are their number. */
const bytesDeLlave = (idPersona: number) => new Uint8Array(32).fill(idPersona)
export const llaveDePrueba = (idPersona: number) => ({
  idPersona,
  llave: btoa(String.fromCharCode(...bytesDeLlave(idPersona))),
})

/** As their session left it. */
export async function conLlave(idPersona: number, abrir = almacen): Promise<void> {
  await (await abrir()).put('llaves', await llaveDeBytes(bytesDeLlave(idPersona)), idPersona)
}

export async function telefonoVacio(): Promise<void> {
  const tx = (await almacen()).transaction([...CERRADOS, 'llaves'] as const, 'readwrite')
  await Promise.all([...[...CERRADOS, 'llaves' as const].map((tienda) => tx.objectStore(tienda).clear()), tx.done])
}

const enTexto = (valor: unknown): string => {
  if (valor instanceof ArrayBuffer) return new TextDecoder('latin1').decode(valor)
  if (valor instanceof Uint8Array) return new TextDecoder('latin1').decode(valor)
  if (valor instanceof CryptoKey) return valor.extractable ? 'LLAVE A LA VISTA' : 'llave'
  if (typeof valor === 'object' && valor !== null)
    return Object.entries(valor)
      .map(([k, v]) => `${k}=${enTexto(v)}`)
      .join()
  return String(valor)
}

/** Everything that the phone's database has, byte by byte, as whoever finds the phone sees it. */
export async function loQueSeVe(abrir = almacen): Promise<string> {
  const base = await abrir()
  const todo = await Promise.all([...base.objectStoreNames].map((tienda) => base.getAll(tienda)))
  return todo.flat().map(enTexto).join('\n')
}
