import { estadoDelPortal } from '@catastro/domain/estado/llamadas'
import { NOMBRES_DE_MEDIDA } from '@catastro/domain/estado/medidas'
import { archivosDanados } from '../plataforma/archivos/releer.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { VERSION } from '../plataforma/proceso/raiz.ts'
import { ultimaComprobada } from '../respaldo/copiasProbadas.ts'
import type { Medido } from './medir.ts'

const leerVersiones = sentencia(
  'versiones_servidas',
  'select version, desde, ultima_vez as "ultimaVez" from version_servida order by ultima_vez desc limit 20',
)
const leerTrabajos = sentencia(
  'trabajos_que_fallan',
  'select nombre, ultima_vez as "ultimaVez", fallas, error from trabajo_hecho where fallas > 0 order by fallas desc, nombre',
)

interface LoQueSeSabe {
  avisos(): Promise<readonly string[]>
  medidas(): Promise<Medido>
}

/** All that /salud/listo and the metrics know, for who administers and reads no metrics. */
export function rutasDeEstado(rutas: Rutas, { avisos, medidas }: LoQueSeSabe): void {
  rutas.on(estadoDelPortal, async ({ db }) => {
    const [dichos, medido, copia, danados] = [
      await avisos(),
      await medidas(),
      await ultimaComprobada(db),
      await archivosDanados(db),
    ]
    return {
      version: VERSION,
      versiones: await versiones(db),
      avisos: [...dichos],
      medidas: NOMBRES_DE_MEDIDA.map((medida) => ({ medida, valor: medido[medida] })),
      trabajos: (await leerTrabajos(db)).map((fila) => ({ ...fila, ultimaVez: fila.ultimaVez.toISOString() })),
      copia: copia ? presentada(copia) : null,
      danados,
    }
  })
}

const versiones = async (db: Db) =>
  (await leerVersiones(db)).map(({ version, desde, ultimaVez }) => ({
    version,
    desde: desde.toISOString(),
    ultimaVez: ultimaVez.toISOString(),
  }))

const presentada = ({
  sirve,
  copia,
  segundos,
  bytes,
  detalle,
  el,
}: NonNullable<Awaited<ReturnType<typeof ultimaComprobada>>>) => ({
  sirve,
  copia,
  segundos,
  bytes: bytes === null ? null : Number(bytes),
  detalle,
  terminada: (el ?? new Date(0)).toISOString(),
})
