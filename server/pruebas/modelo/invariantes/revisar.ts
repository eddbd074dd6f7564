import type { Foto } from '../foto.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import type { Caso } from './caso.ts'
import { comoElModelo } from './comoElModelo.ts'
import { completaEsCompleta } from './completaEsCompleta.ts'
import { dineroConSuCosa } from './dineroConSuCosa.ts'
import { loFinalNoCambia } from './loFinalNoCambia.ts'
import { nadieLeeLoAjeno } from './nadieLeeLoAjeno.ts'
import { nadieTrabado } from './nadieTrabado.ts'
import { seDebeLoQueFalta } from './seDebeLoQueFalta.ts'

/** A sentence about what does not hold, or nothing. */
type Invariante = (caso: Caso) => string | undefined | Promise<string | undefined>

const INVARIANTES: readonly Invariante[] = [
  comoElModelo,
  seDebeLoQueFalta,
  completaEsCompleta,
  loFinalNoCambia,
  dineroConSuCosa,
  nadieLeeLoAjeno,
  nadieTrabado,
]

export async function revisar(mesa: Mesa, antes: ReadonlyMap<number, Foto>, jugada: Jugada): Promise<void> {
  for (const carpeta of mesa.modelo.carpetas) {
    const ahora = mesa.fotos.get(carpeta.id)
    if (!ahora) throw new Error(`La carpeta ${carpeta.id} no tiene foto`)
    for (const invariante of INVARIANTES) {
      const falta = await invariante({ mesa, carpeta, antes: antes.get(carpeta.id), ahora, jugada })
      if (falta) throw new Error(`${invariante.name}: carpeta ${carpeta.id}: ${falta}`)
    }
  }
}
