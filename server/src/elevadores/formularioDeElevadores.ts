import { ENVIADO } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores, type FormularioDeElevadores } from '@catastro/domain/elevadores/reglas'
import type { BloqueDeRespuestas } from '@catastro/domain/formularios/guardado'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import type { Db, DbRaiz, Tx } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

export interface EntornoDeFormularios {
  readonly ciudadDigital: CiudadDigital
  readonly pagos: EntornoDePagos
}

interface Definicion<G> {
  /** By its number; form 27, by its folder's. */
  readonly leer: (db: Db, numero: number) => Promise<G | undefined>
  readonly bloques: (guardado: G) => readonly BloqueDeRespuestas[]
  /** Its calls. */
  readonly atender: (rutas: Rutas, entorno: EntornoDeFormularios) => void
}

/** All that the register knows of one of its forms. */
export interface FormularioDelRegistro extends Pick<Definicion<never>, 'atender'> {
  /** What it says; nothing where there is none. */
  readonly enPalabras: (db: Db, numero: number) => Promise<readonly BloqueDeRespuestas[]>
}

export const formularioDelRegistro = <G>({ leer, bloques, atender }: Definicion<G>): FormularioDelRegistro => ({
  atender,
  async enPalabras(db, numero) {
    const guardado = await leer(db, numero)
    return guardado ? bloques(guardado) : []
  },
})

interface Pedido<R> {
  readonly db: DbRaiz
  readonly quien: Identidad
  readonly json: R
  readonly envio: { readonly clave: string | undefined }
}

/** Answers the filing of a form that makes no folder: once, whatever is sent again. `guardar` gives the number that it got. */
export const presentado =
  <R extends object, N extends object>(
    formulario: Exclude<FormularioDeElevadores, '27'>,
    guardar: (tx: Tx, quien: Identidad, respuestas: R) => Promise<N>,
  ) =>
  async ({ db, quien, json, envio }: Pedido<R>) => {
    const presentacion = {
      llamada: `/documentacion/altaFormulario${formulario}`,
      clave: envio.clave,
      datos: json,
      borrador: borradorDeElevadores(formulario),
    }
    const { respuesta } = await presentarUnaVez(db, quien, presentacion, async (tx) => {
      const numero = await guardar(tx, quien, json)
      return { ok: true, message: ENVIADO, ...numero }
    })
    return respuesta
  }
