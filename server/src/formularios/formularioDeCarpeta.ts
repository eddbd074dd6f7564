import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { BloqueDeRespuestas } from '@catastro/domain/formularios/guardado'
import { carpetaQueLee } from '../carpetas/alcance.ts'
import type { Db, Tx } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

/** Who sent a form, and when. */
interface Envio {
  readonly autor: string
  readonly fecha: string
}

interface Definicion<G extends Envio> {
  readonly codigo: CodigoDeFormulario
  /** An array with the record first, or empty while nobody has filled it. */
  readonly leer: (db: Db, idCarpeta: number) => Promise<readonly G[]>
  readonly borrar: (tx: Tx, idCarpeta: number) => Promise<unknown>
  /** Its answers in words. */
  readonly bloques: (guardado: G) => readonly BloqueDeRespuestas[]
  /** Its calls. */
  readonly atender: (rutas: Rutas, registro: CiudadDigital) => void
}

/** All that the server knows of one form of a folder. */
export interface FormularioDeCarpeta {
  readonly codigo: CodigoDeFormulario
  readonly atender: (rutas: Rutas, registro: CiudadDigital) => void
  /** As it was sent, for whoever keeps it aside. */
  readonly leer: (db: Db, idCarpeta: number) => Promise<readonly object[]>
  readonly borrar: (tx: Tx, idCarpeta: number) => Promise<unknown>
  /** What it says; null while nobody has sent it. */
  readonly enPalabras: (
    db: Db,
    idCarpeta: number,
  ) => Promise<(Envio & { readonly bloques: readonly BloqueDeRespuestas[] }) | null>
}

interface DeUnaCarpeta {
  readonly db: Db
  readonly quien: Identidad
  readonly query: { readonly idCarpeta: number }
}

/** Answers what is kept of a folder, to whoever may see it. */
export const alAlcance =
  <R>(leer: (db: Db, idCarpeta: number) => Promise<R>) =>
  async ({ db, quien, query: { idCarpeta } }: DeUnaCarpeta): Promise<R> => {
    await carpetaQueLee(db, quien, idCarpeta)
    return leer(db, idCarpeta)
  }

export function formularioDeCarpeta<G extends Envio>(definicion: Definicion<G>): FormularioDeCarpeta {
  const { leer, bloques } = definicion
  return {
    ...definicion,
    async enPalabras(db, idCarpeta) {
      const [guardado] = await leer(db, idCarpeta)
      return guardado ? { autor: guardado.autor, fecha: guardado.fecha, bloques: bloques(guardado) } : null
    },
  }
}
