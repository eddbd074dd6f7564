/** An address of the land register. */
export interface Domicilio {
  readonly calle: string
  readonly puerta: string
  readonly piso?: string
  readonly departamento?: string
  readonly seccion: string
  readonly manzana: string
  readonly parcela: string
  readonly distrito: string
  readonly dominio: string
}

/** A property of the land register with whom it belongs to. */
export interface FichaCatastral {
  readonly padron: string
  readonly titular: string
  readonly dni: string | null
  readonly cuit: string | null
  readonly domicilios: readonly Domicilio[]
}
