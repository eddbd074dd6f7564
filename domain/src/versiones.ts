import * as z from 'zod/mini'
import { campo } from './campo.ts'
import { Entero, Momento, Texto } from './tipos.ts'

/*
 * What a city changes by versions: each change is one more, over the one that was looked at, and none is changed or deleted.
 * Going back to one is saving it again.
 */

/** What is known of a version, whatever it says. */
export const Version = z.object({
  /** 0: as it came. */
  version: z.int(),
  /** Null: nobody's, as it came. */
  autor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  escritoEl: z.nullable(Momento),
})
export type Version = z.output<typeof Version>

export const MAX_MOTIVO = 200
/** Why it is changed. */
export const Motivo = campo('Motivo', 'el', Texto(MAX_MOTIVO))
/** The one that was looked at; of what is new, 0. */
export const VersionMirada = campo('Versión', 'la', Entero(0, 1_000_000))

export const SIN_CAMBIOS = 'No cambió nada de lo que está guardado'
export const VERSION_CAMBIADA = (autor: string, version: number, que: readonly string[]) =>
  `Mientras usted editaba, ${autor} guardó la versión ${version}: ${que.join('; ')}. Revise lo suyo y guarde otra vez`
/** The database was restored to before it, while the screen stood open. */
export const VERSION_PERDIDA =
  'La versión que usted miraba ya no está. Abra la pantalla otra vez y revise lo que vale ahora'

const MAX_CITADO = 200
const citado = (dice: string | number | boolean | undefined) => {
  const texto = typeof dice === 'boolean' ? (dice ? 'sí' : 'no') : String(dice ?? '')
  return texto.length > MAX_CITADO ? `«${texto.slice(0, MAX_CITADO)}…»` : `«${texto}»`
}

/** 'Obligatorio: «no» → «sí»', where it is another. */
export function cambio<T extends string | number | boolean | undefined>(
  etiqueta: string,
  antes: T,
  despues: T,
): string[] {
  return antes === despues ? [] : [`${etiqueta}: ${citado(antes)} → ${citado(despues)}`]
}
