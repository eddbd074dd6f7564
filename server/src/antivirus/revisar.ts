import { correoDeApartadoALaOficina, correoDeArchivoApartado } from '@catastro/domain/antivirus/correos'
import { correoAOficina, correoAPersona } from '../notificaciones/encolar.ts'
import { type DireccionDeAntivirus, revisarBytes, SinAntivirus, SinVeredicto } from '../plataforma/antivirus/clamd.ts'
import { type AlmacenEntero, ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import { siNoSeCopia } from '../plataforma/archivos/copiaEnCurso.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

export interface Revision {
  readonly db: DbRaiz
  /** As it is, and not as others see it. */
  readonly almacen: AlmacenEntero
  readonly antivirus: DireccionDeAntivirus
  /** Whom of the city it is told to. */
  readonly oficina: string | null
  readonly registro: Record<'info' | 'error', (datos: object, texto: string) => void>
}

const tomar = sentencia(
  'tomar_archivo_por_revisar',
  `select r.ruta, r.id_persona as "idPersona", r.nombre,
     (select p.apellido_persona || ', ' || p.nombre_persona from persona p where p.id_persona = r.id_persona) as persona
   from revision_de_archivo r where r.estado in ('PENDIENTE', 'AUSENTE') and r.proxima_el <= now()
   order by r.proxima_el limit 1 for update of r skip locked`,
)
const anotar = sentencia(
  'anotar_revision',
  `update revision_de_archivo set estado = case when $2?::text is null then 'LIMPIO' else 'INFECTADO' end, hallazgo = $2,
     revisada_el = now()
   where ruta = $1`,
)
const postergar = sentencia(
  'postergar_revision',
  `update revision_de_archivo set estado = $2, proxima_el = now() + $3::integer * interval '1 minute' where ruta = $1`,
)
const porApartar = sentencia(
  'archivos_por_apartar',
  `select ruta from revision_de_archivo where estado = 'INFECTADO' and apartado_el is null limit 100`,
)
const anotarApartado = sentencia(
  'anotar_apartado',
  'update revision_de_archivo set apartado_el = now() where ruta = $1',
)

/** Until it is asked again, or the bytes are back from a copy. */
const MINUTOS_SIN_VEREDICTO = 2
const MINUTOS_SIN_BYTES = 24 * 60

/** Looks at what waits, the oldest first, until there is no more, or the scanner does not answer. */
export function trabajosDeAntivirus(revision: Revision): readonly Trabajo[] {
  let caido = false
  const { registro } = revision
  return [
    {
      nombre: 'revisar-archivos',
      cuando: { cadaSegundos: 2 },
      async obra(fin) {
        try {
          while (!fin.aborted && (await revisarUno(revision))) {}
          await apartar(revision)
          if (caido) registro.info({}, 'el antivirus responde otra vez')
          caido = false
        } catch (error) {
          if (!(error instanceof SinAntivirus)) throw error
          // Once, and not at every round: readiness and the metrics tell since when.
          if (!caido) registro.error({ err: error }, 'el antivirus no responde: lo que se suba espera')
          caido = true
        }
      },
    },
  ]
}

/** The row is held while the scanner reads: another process takes the next one, and a crash leaves it waiting. */
const revisarUno = (revision: Revision): Promise<boolean> =>
  enTransaccion(revision.db, null, async (tx) => {
    const [archivo] = await tomar(tx)
    if (!archivo) return false
    const { ruta } = archivo
    try {
      const contenido = await revision.almacen.leer(ruta)
      const { hallazgo } = await revisarBytes(revision.antivirus, contenido)
      await anotar(tx, ruta, hallazgo)
      if (hallazgo !== null) await avisar(tx, revision, archivo, hallazgo)
    } catch (error) {
      if (error instanceof ArchivoInexistente) await postergar(tx, ruta, 'AUSENTE', MINUTOS_SIN_BYTES)
      else if (error instanceof SinVeredicto) {
        revision.registro.error({ err: error, ruta }, 'el antivirus no puede revisar un archivo')
        await postergar(tx, ruta, 'PENDIENTE', MINUTOS_SIN_VEREDICTO)
      } else throw error
    }
    return true
  })

type PorRevisar = Fila<'tomar_archivo_por_revisar'>

async function avisar(tx: Tx, { oficina, registro }: Revision, archivo: PorRevisar, hallazgo: string): Promise<void> {
  const { idPersona, nombre } = archivo
  registro.error({ ruta: archivo.ruta, hallazgo, ...(idPersona && { persona: idPersona }) }, 'archivo apartado')
  const apartado = { nombre: nombre ?? 'un archivo sin nombre', hallazgo }
  if (idPersona !== null) {
    await correoAPersona(tx, idPersona, { motivo: 'ARCHIVOS', redaccion: correoDeArchivoApartado(apartado) })
  }
  if (oficina === null) return
  const persona = archivo.persona ?? 'no se sabe'
  const redaccion = correoDeApartadoALaOficina({ ...apartado, persona })
  await correoAOficina(tx, oficina, { motivo: 'ARCHIVOS', redaccion })
}

/** What was found is held back from then on; its bytes leave the store afterwards, and again after a crash. */
async function apartar({ db, almacen }: Revision): Promise<void> {
  for (const { ruta } of await porApartar(db)) {
    // Waits for a backup: its row keeps it from being opened meanwhile.
    await siNoSeCopia(db, async (tx) => {
      await almacen.aislar(ruta)
      await anotarApartado(tx, ruta)
    })
  }
}
