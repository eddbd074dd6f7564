import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { Cola } from '@catastro/domain/inicio/llamadas'
import { INSPECCION, listaDeInspeccion, MESA_DE_ENTRADAS } from '../../../carpetas/direcciones.ts'
import { solicitudesEn } from '../../../libreDeuda/direcciones.ts'
import { PAGOS_POR_REVISAR } from '../../../pagos/direcciones.ts'

interface DeCola {
  readonly texto: string
  /** The list that shows it. */
  readonly a: string
  /** Of folders: what that list is called, to attend them one after another. */
  readonly lista?: ListaDelPersonal
}

export const COLA: Readonly<Record<Cola, DeCola>> = {
  MIAS: { texto: 'Carpetas asignadas a usted', a: listaDeInspeccion('mias'), lista: 'mias' },
  MESA: { texto: 'Carpetas por recibir', a: MESA_DE_ENTRADAS.enlace(), lista: 'mesa' },
  INSPECCION: { texto: 'Carpetas por inspeccionar', a: INSPECCION.enlace(), lista: 'recibidas' },
  RESPONDIDAS: {
    texto: 'Carpetas con todo lo observado respondido',
    a: listaDeInspeccion('respondidas'),
    lista: 'respondidas',
  },
  VENCIDAS: {
    texto: 'Carpetas con el plazo de la ciudad vencido',
    a: listaDeInspeccion('vencidas'),
    lista: 'vencidas',
  },
  LIBRE_DEUDA: { texto: 'Pedidos de Libre Deuda por resolver', a: solicitudesEn('SOLICITADO') },
  PAGOS: { texto: 'Pagos por revisar', a: PAGOS_POR_REVISAR },
}
