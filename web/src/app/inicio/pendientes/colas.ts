import type { Cola, EnCola } from '@catastro/domain/inicio/llamadas'
import { ASIGNADAS_A_MI, ATENDER, INSPECCION, MESA_DE_ENTRADAS } from '../../../carpetas/direcciones.ts'
import { solicitudesEn } from '../../../libreDeuda/direcciones.ts'
import { PAGOS_POR_REVISAR } from '../../../pagos/direcciones.ts'

/** A queue's name, and the list that shows it; without one, it is worked through from its oldest folder on. */
export const COLA: Readonly<Record<Cola, { readonly texto: string; readonly lista?: string }>> = {
  MIAS: { texto: 'Carpetas asignadas a usted', lista: ASIGNADAS_A_MI },
  MESA: { texto: 'Carpetas por recibir', lista: MESA_DE_ENTRADAS.enlace() },
  INSPECCION: { texto: 'Carpetas por inspeccionar', lista: INSPECCION.enlace() },
  RESPONDIDAS: { texto: 'Carpetas con todo lo observado respondido' },
  VENCIDAS: { texto: 'Carpetas con el plazo de la ciudad vencido' },
  LIBRE_DEUDA: { texto: 'Pedidos de Libre Deuda por resolver', lista: solicitudesEn('SOLICITADO') },
  PAGOS: { texto: 'Pagos por revisar', lista: PAGOS_POR_REVISAR },
}

export const dondeSeAtiende = ({ cola, idCarpeta }: EnCola): string | null =>
  COLA[cola].lista ?? (idCarpeta === null ? null : ATENDER.enlace(idCarpeta))
