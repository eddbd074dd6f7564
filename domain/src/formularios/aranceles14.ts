import { type Centavos, type Metros, precioPor } from '../dinero.ts'

/** The fence tariff, which is also form 14's. */
export const TARIFA_14 = 65

/** Form 14: the perimeter in metres at tariff 65, whether or not it takes up the sidewalk. */
export const montoFormulario14 = (perimetro: Metros, tarifa: Centavos): Centavos => precioPor(tarifa, perimetro)
