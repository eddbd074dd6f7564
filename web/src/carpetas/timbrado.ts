import { pesos } from '../ui/pagina/formato.ts'

/** Home says it too, without the folder's other texts. In pesos. */
export const elTimbradoEsDe = (monto: number) => `El timbrado es de ${pesos(monto)}`
