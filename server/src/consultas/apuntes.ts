import type { ClaseDeLectura } from '@catastro/domain/llamada'
import { causa } from '../plataforma/base/causa.ts'
import { type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import type { Lectura } from '../plataforma/http/rutas.ts'
import { comoQue } from '../plataforma/identidad/identidad.ts'
import { sujetosDe } from './sujetos.ts'

/**
 * Who read whose data, noted after the answer and many at a time: nobody waits for it. What waits to be noted is written
 * once a second, and when the server ends; a process that is killed loses at most that second.
 */

const CADA_MS = 1_000
/** So many at a time: a list that was written out whole brings thousands, each of hundreds of people. */
const TANDA = 200
/** Beyond it, with the database away, the oldest are given up, and the log says how many. */
const TOPE = 20_000

const insertar = sentencia(
  'anotar_lecturas',
  `insert into consulta_personal (id_persona, tipo, clase, criterio_hash, sujeto_hash, rol, ocurrido_el, sujetos)
   select x.persona, x.tipo, x.clase, x.criterio, x.sujeto, x.rol, x.cuando::timestamptz, string_to_array(x.sujetos, ',')
   from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
     x(persona, tipo, clase, criterio, sujeto, rol, cuando, sujetos)`,
)

interface Apunte extends Lectura {
  readonly cuando: Date
}

export class Apuntes {
  readonly #db: DbRaiz
  readonly #registro: { error(datos: object, texto: string): void }
  readonly #reloj: NodeJS.Timeout
  #esperan: Apunte[] = []
  #escribiendo: Promise<void> = Promise.resolve()

  constructor(db: DbRaiz, registro: { error(datos: object, texto: string): void }) {
    this.#db = db
    this.#registro = registro
    this.#reloj = setInterval(() => this.escribir(), CADA_MS).unref()
  }

  agregar(lectura: Lectura): void {
    this.#esperan.push({ ...lectura, cuando: new Date() })
  }

  /** Comes back when all that was noted so far is written. */
  escribir(): Promise<void> {
    this.#escribiendo = this.#escribiendo.then(() => this.#escribirLosQueEsperan())
    return this.#escribiendo
  }

  async cerrar(): Promise<void> {
    clearInterval(this.#reloj)
    await this.escribir()
  }

  async #escribirLosQueEsperan(): Promise<void> {
    while (this.#esperan.length > 0) {
      const tanda = this.#esperan.splice(0, TANDA)
      try {
        const filas = await this.#filas(tanda)
        if (filas.length > 0) await insertar(this.#db, ...enColumnas(filas))
      } catch (error) {
        const esperan = [...tanda, ...this.#esperan]
        const sobran = Math.max(0, esperan.length - TOPE)
        this.#esperan = esperan.slice(sobran)
        this.#registro.error({ err: causa(error), perdidas: sobran }, 'no se pudo anotar quién leyó qué')
        return
      }
    }
  }

  async #filas(tanda: readonly Apunte[]): Promise<Fila[]> {
    const clases = [...new Set(tanda.map(({ clase }) => clase))]
    const sujetos = new Map<ClaseDeLectura, Awaited<ReturnType<typeof sujetosDe>>>()
    for (const clase of clases) {
      const nombrados = tanda.filter((apunte) => apunte.clase === clase).flatMap(loNombrado)
      sujetos.set(clase, await sujetosDe(this.#db, clase, nombrados))
    }
    return tanda.flatMap((apunte): Fila[] => {
      const deQuienes = [...new Set(loNombrado(apunte).flatMap((de) => sujetos.get(apunte.clase)?.get(de) ?? []))]
      const propio = apunte.quien.usuario.documento_persona
      const ajenos = deQuienes.filter((documento) => documento !== propio && documento !== propio.slice(2, 10))
      // One's own is nobody's business, and a list that shows nobody, neither.
      if (ajenos.length === 0 && (deQuienes.length > 0 || apunte.enLista)) return []
      const criterio = this.#db.resumir(`${apunte.clase}:${apunte.de.join()}`)
      const huellas = ajenos.map((documento) => huellaDePersona(this.#db, documento))
      if (apunte.enLista) return [{ apunte, criterio, sujeto: null, sujetos: huellas.join() }]
      return (huellas.length > 0 ? huellas : [null]).map((sujeto) => ({ apunte, criterio, sujeto, sujetos: null }))
    })
  }
}

/** Whose data it was, as it is noted and looked for. */
export const huellaDePersona = (db: DbRaiz, documento: string) => db.resumir(`persona:${documento}`)

/** People write a CUIL with hyphens too. */
const loNombrado = ({ clase, de }: Lectura) => (clase === 'documento' ? de.map((uno) => uno.replace(/\D/g, '')) : de)

interface Fila {
  readonly apunte: Apunte
  readonly criterio: string
  readonly sujeto: string | null
  /** Of a list: all of them, with commas between. */
  readonly sujetos: string | null
}

const enColumnas = (filas: readonly Fila[]) =>
  [
    filas.map(({ apunte }) => apunte.quien.idPersona),
    filas.map(({ apunte }) => apunte.llamada),
    filas.map(({ apunte }) => (apunte.rechazada ? 'RECHAZO' : 'LECTURA')),
    filas.map(({ criterio }) => criterio),
    filas.map(({ sujeto }) => sujeto as string), // null where it is nobody in particular
    filas.map(({ apunte }) => comoQue(apunte.quien) as string),
    filas.map(({ apunte }) => apunte.cuando.toISOString()),
    filas.map(({ sujetos }) => sujetos as string), // null but of a list
  ] as const
