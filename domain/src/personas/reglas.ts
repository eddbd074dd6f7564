/** Longest address of an owner or a professional. */
export const MAX_DOMICILIO_PERSONA = 30
/** Why staff corrected one. */
export const MAX_MOTIVO_DE_DOMICILIO = 200
export const MAX_COLEGIO = 80
export const MAX_PROFESION = 60
export const MAX_UNIVERSIDAD = 80
export const MAX_MATRICULA = 20

/** How a licence stands today; `por vencer` within the days ahead that its holder is told of. */
export const VENCIMIENTOS = ['vigente', 'por vencer', 'vencida'] as const
export type Vencimiento = (typeof VENCIMIENTOS)[number]
export const DIAS_DE_AVISO = 30
