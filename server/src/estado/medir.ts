import { statfs } from 'node:fs/promises'
import { avisoDe, estaMal, NOMBRES_DE_MEDIDA, type NombreDeMedida } from '@catastro/domain/estado/medidas'
import type { FallasAfuera } from '../plataforma/afuera/fallasAfuera.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { cuantosSinQuienDecida } from '../visitas/quienDecide.ts'

/** Seconds that a job may be late, over what lies between its rounds. */
const TOLERANCIA_S = 300

const leer = sentencia(
  'medidas_de_la_base',
  `select
     (select coalesce(extract(epoch from now() - min(creado_el)), 0)::float8 from correo_saliente
       where estado = 'PENDIENTE') as "correos!",
     (select count(*)::integer from correo_saliente
       where estado = 'FALLIDO' and destinatario <> '' and creado_el > now() - interval '7 days') as "correosFallidos!",
     (select count(*)::integer from trabajo_hecho
       where ultima_vez < now() - make_interval(secs => cada_segundos + ${TOLERANCIA_S})) as "trabajosAtrasados!",
     (select count(*)::integer from trabajo_hecho where fallas >= 3) as "trabajosQueFallan!",
     (select count(*)::integer from pago
       where estado in ('INICIADO', 'EN_PROCESO') and creado_el < now() - interval '1 day') as "pagos!",
     (select coalesce(extract(epoch from now() - min(creado_el)), 0)::float8 from importacion
       where estado in ('POR_REVISAR', 'POR_APLICAR')) as "importaciones!"`,
)

interface DondeSeMide {
  readonly db: Db
  readonly fallas: FallasAfuera
  /** What the portal writes to, each perhaps on a disk of its own. */
  readonly carpetas: readonly string[]
  /** Requests of this process that wait for a connection. */
  enEspera(): number
  /** Absent: none was given, and none is missed. */
  readonly replica?: { segundosFuera(): number } | undefined
}

/** null: it cannot be told. */
export type Medido = Readonly<Record<NombreDeMedida, number | null>>

export async function medir({ db, fallas, carpetas, enEspera, replica }: DondeSeMide): Promise<Medido> {
  // Before this asks for connections of its own.
  const conexiones = enEspera()
  const [base, sinQuienDecida, disco] = await Promise.all([leer(db), cuantosSinQuienDecida(db), elMasLleno(carpetas)])
  return {
    ...unaFila(base),
    sinQuienDecida,
    disco,
    conexiones,
    replica: replica ? replica.segundosFuera() : null,
    ciudadDigital: fallas.enLaHora('Ciudad Digital'),
    proveedor: fallas.enLaHora('Proveedor de pagos'),
  }
}

async function elMasLleno(carpetas: readonly string[]): Promise<number | null> {
  const sabidos = (await Promise.all(carpetas.map(ocupado))).filter((uno) => uno !== null)
  return sabidos.length === 0 ? null : Math.max(...sabidos)
}

const ocupado = (carpeta: string) =>
  statfs(carpeta).then(
    ({ blocks, bavail }) => (blocks === 0 ? null : 100 - (100 * bavail) / blocks),
    () => null,
  )

/** What is past its budget. */
export async function avisosDeMedidas(donde: DondeSeMide): Promise<string[]> {
  const medido = await medir(donde)
  return NOMBRES_DE_MEDIDA.flatMap((nombre) => {
    const valor = medido[nombre]
    return valor !== null && estaMal(nombre, valor) ? [avisoDe(nombre, valor)] : []
  })
}
