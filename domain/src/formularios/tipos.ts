/** The forms that an encomienda may carry, by code; note that the type's id is not the code. */
export const TIPO_DE_FORMULARIO = { '1': 1, '1bis': 2, '2': 5, '14': 17, '19': 19 } as const
export type CodigoDeFormulario = keyof typeof TIPO_DE_FORMULARIO
export const CODIGOS_DE_FORMULARIO = Object.keys(TIPO_DE_FORMULARIO) as [CodigoDeFormulario, ...CodigoDeFormulario[]]
export const esCodigoDeFormulario = (codigo: string): codigo is CodigoDeFormulario =>
  Object.hasOwn(TIPO_DE_FORMULARIO, codigo)

/** Staff may fill these too; the others are their applicant's, or an ADMINISTRADOR's. */
const TAMBIEN_DEL_PERSONAL: Readonly<Record<CodigoDeFormulario, boolean>> = {
  '1': true,
  '1bis': true,
  '2': true,
  '14': false,
  '19': false,
}
export const loLlenaElPersonal = (codigo: CodigoDeFormulario) => TAMBIEN_DEL_PERSONAL[codigo]
