/** What the portal knows of itself as a merchant. docs/operacion.md explains each. */
export interface AjustesDePagos {
  /** Where browsers post the payment form, and where the server asks. */
  readonly boton: string
  readonly api: string
  /** The merchant's public number: the only one of these that browsers see. */
  readonly comercio: string
  /** These two log in to the provider's REST API. */
  readonly guid: string
  readonly frase: string
  /** Encrypts what is sent encrypted. */
  readonly secreto: string
  readonly esquema: 'v1' | 'v2'
  readonly monto: 'decimales' | 'centavos'
  readonly hash: boolean
  readonly fraseEnFormulario: boolean
  readonly numeracion: 'corta' | 'uuid'
}

/** As the settings gave them: in sandbox mode the stand-in's bridge fills in what is missing. */
export type PagosDados = Omit<AjustesDePagos, 'comercio' | 'guid' | 'frase' | 'secreto'> & {
  readonly [C in 'comercio' | 'guid' | 'frase' | 'secreto']: string | undefined
}

export const estanCompletos = (dados: PagosDados): dados is AjustesDePagos =>
  [dados.comercio, dados.guid, dados.frase, dados.secreto].every((dado) => dado !== undefined)
