/** What a mail is about; staff narrow their list by subject and address, and the code names the kind. */
export const MOTIVOS_DE_CORREO = [
  'ARCHIVOS',
  'BORRADOR',
  'CARPETA',
  'DATOS',
  'ELEVADORES',
  'LIBRE DEUDA',
  'MATRICULA',
  'OBRAS',
  'PLAZOS',
  'RESPALDO',
  'VISITAS',
] as const
export type MotivoDeCorreo = (typeof MOTIVOS_DE_CORREO)[number]

export const ESTADOS_DE_CORREO = ['PENDIENTE', 'ENVIADO', 'FALLIDO'] as const
export type EstadoDeCorreo = (typeof ESTADOS_DE_CORREO)[number]

/** Subject and body of a mail, in words (S-8). The text and HTML versions are made from this one. */
export interface Redaccion {
  readonly asunto: string
  readonly parrafos: readonly string[]
  /** What the mail tells of, each under its name. */
  readonly datos: readonly (readonly [nombre: string, valor: string])[]
  /** Where the person goes on: a route of the portal. */
  readonly accion: Enlace
  /** What else can be done from the mail, said small under it. */
  readonly otra?: Enlace
}

interface Enlace {
  readonly texto: string
  readonly ruta: string
}

/**
 * Minutes between one attempt and the next: short at first, for a server that restarts; a day in all, and then the mail
 * is flagged for staff.
 */
export const PAUSAS_MIN = [1, 2, 5, 10, 30, 60, 120, 240, 480, 492] as const

/** Mails that one person gets in an hour (S-8); the others wait for their turn. */
export const MAX_POR_HORA = 60
