import { loSabido } from '../plataforma/archivos/restauraciones.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { selladoDetenido } from './avisos.ts'

/**
 * The audit's chain: each row is written without waiting for any other, and sealed afterwards, in order, once no transaction
 * that began before it is still running (ADR 20). The SQL is the tables' owner's; the server only asks for it.
 */

const CUANTAS = 10_000

const sellarUnas = sentencia('sellar_auditoria', `select cadena.sellar(${CUANTAS}) as "cuantas!"`)
const leerPunta = sentencia('punta_de_la_cadena', `select orden, encode(cadena, 'hex') as "huella!" from cadena.punta`)
/** Until nothing is left that could be sealed. */
async function sellar(db: DbRaiz, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await sellarUnas(db))[0]?.cuantas === CUANTAS) {}
}

/** As the log and the verifier write it: 118400:9f86d0… */
export async function puntaDeLaCadena(db: Db): Promise<string> {
  const [punta] = await leerPunta(db)
  return `${punta?.orden}:${punta?.huella}`
}

interface Entorno {
  readonly db: DbRaiz
  readonly registro: Record<'info' | 'error', (datos: object, texto: string) => void>
}

export const trabajosDeCadena = ({ db, registro }: Entorno): readonly Trabajo[] => [
  { nombre: 'sellar-auditoria', cuando: { cadaSegundos: 1 }, obra: (fin) => sellar(db, fin) },
  {
    // The log leaves the machine: a chain made anew cannot agree with a line that is elsewhere, and where database and files
    // are lost together it is all that says which numbers were given.
    nombre: 'publicar-cadena',
    cuando: '*/5 * * * *',
    obra: async () => {
      const { numeros } = await loSabido(db)
      registro.info(
        { cadena: await puntaDeLaCadena(db), numeros },
        'punta de la cadena de auditoría, y últimos números',
      )
      const detenido = await selladoDetenido(db)
      if (detenido) registro.error({ transaccion: detenido.transaccion }, detenido.aviso)
    },
  },
]
