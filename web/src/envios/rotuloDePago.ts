import { pesos } from '../ui/pagina/formato.ts'

/** What a button that leads to the card page says: how much goes by it, whatever else it says. */
export const rotuloDePago = (monto: number, texto = 'Pagar') => `${texto} ${pesos(monto)}`

export const seguirPagando = (monto: number) => rotuloDePago(monto, 'Seguir con el pago de')
export const abrirElPago = (monto: number) => rotuloDePago(monto, 'Abrir la página de pago de')
