import type { Estado } from '@catastro/domain/carpetas/movimientos'
import type { Persona } from './gente.ts'
import {
  type Carpeta,
  completa,
  esAdministradora,
  esFinal,
  esPersonal,
  esTitular,
  type Observacion,
  pendientesDe,
} from './modelo.ts'

/** The life of a folder, by hand. */

export type Pide = 'expediente' | 'observacion' | null

const TABLA: Readonly<Record<Estado, Partial<Record<Estado, Pide>>>> = {
  PRESENTADO: {
    'RECIBIDO MESA ENTRADAS': 'expediente',
    OBSERVADO: 'observacion',
    'PENDIENTE DE PAGO': null,
    RECHAZADO: 'observacion',
  },
  'RECIBIDO MESA ENTRADAS': {
    'EN INSPECCION': null,
    OBSERVADO: 'observacion',
    'PENDIENTE DE PAGO': null,
    APROBADO: null,
    RECHAZADO: 'observacion',
  },
  'EN INSPECCION': { OBSERVADO: 'observacion', 'PENDIENTE DE PAGO': null, APROBADO: null, RECHAZADO: 'observacion' },
  OBSERVADO: { RECHAZADO: 'observacion' },
  'PENDIENTE DE PAGO': { RECHAZADO: 'observacion' },
  PAGADO: { 'EN INSPECCION': null, APROBADO: null, 'PENDIENTE DE PAGO': 'observacion', RECHAZADO: 'observacion' },
  APROBADO: { FINALIZADO: null, RECHAZADO: 'observacion' },
  RECHAZADO: {},
  FINALIZADO: {},
}
export const ESTADOS_EN_ORDEN = Object.keys(TABLA) as Estado[]

const ESPERAN: readonly Estado[] = ['OBSERVADO', 'PENDIENTE DE PAGO']

/** Where this person may move the folder, and what each movement asks. */
export function permitidos(c: Carpeta, quien: Persona): Map<Estado, Pide> {
  const destinos = new Map<Estado, Pide>()
  // Nobody moves their own.
  if (!esPersonal(quien) || esTitular(quien, c)) return destinos
  if (esAdministradora(quien)) {
    for (const estado of ESTADOS_EN_ORDEN) if (estado !== c.estado) destinos.set(estado, 'observacion')
  }
  if (c.estado === 'PRESENTADO' && !completa(c)) return destinos
  for (const [estado, pide] of Object.entries(TABLA[c.estado]) as [Estado, Pide][]) {
    destinos.set(estado, estado === 'APROBADO' && c.pagoDevuelto ? 'observacion' : pide)
  }
  if (ESPERAN.includes(c.estado) && c.previo) destinos.set(c.previo, 'observacion')
  return destinos
}

/** Where a folder that begins to wait will go back to. */
export function previoTras(c: Carpeta, hacia: Estado): Estado | null {
  if (hacia === 'PAGADO') return c.previo
  if (!ESPERAN.includes(hacia)) return null
  if (esFinal(c)) return alReabrir(c, hacia)
  if (ESPERAN.includes(c.estado) || c.estado === 'PAGADO') return c.previo ?? c.estado
  return c.estado
}

/** A reopened one goes where it last was, open and not waiting; asked to pay again, it is not as if it were paid. */
function alReabrir(c: Carpeta, hacia: Estado): Estado {
  const noVuelve = [...ESPERAN, 'RECHAZADO', 'FINALIZADO', ...(hacia === 'OBSERVADO' ? [] : ['PAGADO'])]
  return c.historial.findLast((estado) => !noVuelve.includes(estado)) ?? 'PRESENTADO'
}

export function mover(c: Carpeta, hacia: Estado, previo = previoTras(c, hacia)): void {
  c.estado = hacia
  c.previo = previo
  c.historial.push(hacia)
  c.comprobante = false
  if (hacia === 'PAGADO') c.pagada = true
  if (hacia === 'PENDIENTE DE PAGO') c.pagada = false
}

/** A form with something pending may be sent again; one without stands as it was sent. */
export function ajustarFormularios(c: Carpeta): void {
  const observados = pendientesDe(c).flatMap(({ sobre }) =>
    typeof sobre === 'object' && 'formulario' in sobre ? [sobre.formulario] : [],
  )
  for (const f of c.formularios) {
    if (f.situacion !== 'SIN ENVIAR') f.situacion = observados.includes(f.codigo) ? 'OBSERVADO' : 'ENVIADO'
  }
}

const esSobre = ({ sobre }: Observacion, requisito: number) =>
  typeof sobre === 'object' && 'requisito' in sobre && sobre.requisito === requisito

/** Once a folder that was filed is approved, a requirement changes only while it is observed. */
export const cambiaElRequisito = (c: Carpeta, requisito: number): boolean =>
  !c.presentada ||
  !(c.estado === 'APROBADO' || c.previo === 'APROBADO') ||
  pendientesDe(c).some((o) => esSobre(o, requisito))

/** A file answers it: it does correspond. */
export function responderConArchivo(c: Carpeta, requisito: number): void {
  c.conArchivo.add(requisito)
  c.noCorresponden.delete(requisito)
}

/** What was observed of a requirement, answered; false for one that nobody observed. */
export function responderRequisito(c: Carpeta, requisito: number): boolean {
  const suyas = c.observaciones.filter((o) => esSobre(o, requisito) && o.situacion !== 'RETIRADA')
  for (const o of suyas) o.situacion = 'RESPONDIDA'
  return suyas.length > 0
}

/** With nothing left to answer, the folder goes back to where it was. */
export function volverSiNadaQueda(c: Carpeta): void {
  ajustarFormularios(c)
  if (c.estado !== 'OBSERVADO' || !c.previo || pendientesDe(c).length > 0) return
  const aDecidir = c.expediente ? 'RECIBIDO MESA ENTRADAS' : 'PRESENTADO'
  mover(c, c.previo === 'APROBADO' && c.pagoDevuelto ? aDecidir : c.previo, null)
}
