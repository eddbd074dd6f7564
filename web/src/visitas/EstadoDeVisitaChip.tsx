import type { Visita } from '@catastro/domain/visitas/campos'
import { Chip } from '../ui/pagina/Chip.tsx'
import type { Tono } from '../ui/theme.ts'

const TONOS = { CUMPLE: 'bien', 'NO CUMPLE': 'mal', 'NO SE PUDO ENTRAR': 'atencion' } as const
const RESULTADOS = { CUMPLE: 'Cumple', 'NO CUMPLE': 'No cumple', 'NO SE PUDO ENTRAR': 'No se pudo entrar' } as const
const ESTADOS: Readonly<Record<Visita['estado'], readonly [string, Tono]>> = {
  PLANEADA: ['Planeada', 'info'],
  ENVIADA: ['Fotos enviadas: falta juzgar', 'atencion'],
  CERRADA: ['Hecha', 'neutro'],
  CANCELADA: ['Cancelada', 'neutro'],
}

/** How it stands; once it is done, what it found. */
export function EstadoDeVisitaChip({
  visita: { estado, resultado },
}: {
  visita: Pick<Visita, 'estado' | 'resultado'>
}) {
  if (resultado) return <Chip tono={TONOS[resultado]}>{RESULTADOS[resultado]}</Chip>
  const [texto, tono] = ESTADOS[estado]
  return <Chip tono={tono}>{texto}</Chip>
}
