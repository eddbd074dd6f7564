interface Domicilio {
  readonly calle: string
  readonly NroPuerta: string
  readonly Piso?: string | null | undefined
  readonly Departamento?: string | null | undefined
}

/** 'SAN MARTIN 1450, piso 2, dpto. B' */
export const textoDelDomicilio = ({ calle, NroPuerta, Piso, Departamento }: Domicilio) =>
  [`${calle} ${NroPuerta}`, Piso && `piso ${Piso}`, Departamento && `dpto. ${Departamento}`].filter(Boolean).join(', ')
