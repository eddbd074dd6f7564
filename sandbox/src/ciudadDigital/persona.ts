/** A citizen as the data files of the stand-in write it. */
export interface Persona {
  readonly idPersona: number
  readonly cuil: string
  readonly nombre: string
  readonly apellido: string
}

/** The DNI is the eight digits inside the CUIL. */
export const dniDe = ({ cuil }: Persona) => cuil.slice(2, 10)

const llano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

export const correoDe = ({ nombre, apellido }: Persona) => `${llano(nombre)}.${llano(apellido)}@example.com`

/** A number of the form that telephones have there, and that belongs to nobody. */
export const telefonoDe = ({ idPersona }: Persona) => `381 555-${String(idPersona).padStart(4, '0')}`
