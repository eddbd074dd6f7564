import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'

interface DeLaPantalla {
  /** The provider has sent the browser back; anybody can type that. */
  readonly vuelve: boolean
  /** The payment that this browser went away with. */
  readonly deAqui: number | null
}

/** What the sidewalk's screen shows: the form, the wait for the provider's word, or the filing of what was paid. */
export function queHacer(
  vereda: Pick<VeredaEnCurso, 'idPago' | 'situacion'> | null,
  { vuelve, deAqui }: DeLaPantalla,
): 'LLENAR' | 'VERIFICAR' | 'PRESENTAR' {
  switch (vereda?.situacion) {
    case 'POR_COMPLETAR':
      return 'PRESENTAR'
    // Confirmed, the server files it by itself; whoever was sent away from here is still told.
    case 'PRESENTADA':
      return vuelve && deAqui === vereda.idPago ? 'PRESENTAR' : 'LLENAR'
    case 'PAGANDO':
      return vuelve ? 'VERIFICAR' : 'LLENAR'
    default:
      return 'LLENAR'
  }
}
