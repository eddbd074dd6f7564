import { SIN_CONFIRMAR } from '@catastro/domain/elevadores/reglas'

/** A name of the register: whether anybody confirmed it goes with it. */
export const marcaDeConfirmado = (nombre: string | null | undefined, confirmado: boolean) =>
  nombre && !confirmado ? `${nombre} (${SIN_CONFIRMAR.toLowerCase()})` : (nombre ?? '')
