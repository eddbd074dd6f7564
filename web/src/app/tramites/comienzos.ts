import { nuevaCarpetaDe } from '../../carpetas/direcciones.ts'
import {
  FORMULARIO_27,
  FORMULARIO_28,
  FORMULARIO_29,
  FORMULARIO_30,
  FORMULARIO_31,
} from '../../elevadores/direcciones.ts'
import { PEDIR_LIBRE_DEUDA } from '../../libreDeuda/direcciones.ts'
import { VEREDAS } from '../../veredas/direcciones.ts'

export const GRUPOS = ['Carpetas de obra', 'Veredas y fachadas', 'Elevadores y ascensores', 'Certificados'] as const

interface Comienzo {
  readonly grupo: (typeof GRUPOS)[number]
  /** Where it is begun. */
  readonly a: string
}

const FIJOS: Readonly<Record<string, Comienzo>> = {
  veredas: { grupo: 'Veredas y fachadas', a: VEREDAS.enlace() },
  formulario27: { grupo: 'Elevadores y ascensores', a: FORMULARIO_27.enlace() },
  formulario28: { grupo: 'Elevadores y ascensores', a: FORMULARIO_28.enlace() },
  formulario29: { grupo: 'Elevadores y ascensores', a: FORMULARIO_29.enlace() },
  formulario30: { grupo: 'Elevadores y ascensores', a: FORMULARIO_30.enlace() },
  formulario31: { grupo: 'Elevadores y ascensores', a: FORMULARIO_31.enlace() },
  libreDeuda: { grupo: 'Certificados', a: PEDIR_LIBRE_DEUDA },
}

const encomiendaDe = (tramite: string) => /^encomienda-(\d+)$/.exec(tramite)?.[1]

/** Where a procedure is begun; none of one that this portal does not know yet. */
export function comienzoDe(tramite: string): Comienzo | undefined {
  const encomienda = encomiendaDe(tramite)
  return encomienda ? { grupo: 'Carpetas de obra', a: nuevaCarpetaDe(Number(encomienda)) } : FIJOS[tramite]
}
