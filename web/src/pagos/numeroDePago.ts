import { useParams } from 'react-router'

/** The payment's number in the address; 0, which no payment has, when it is no number. */
export function useNumeroDePago(): number {
  const { idPago = '' } = useParams()
  return /^[1-9]\d{0,9}$/.test(idPago) ? Number(idPago) : 0
}
