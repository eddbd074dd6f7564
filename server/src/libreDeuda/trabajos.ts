import type { Trabajo } from '../plataforma/trabajos.ts'
import { hacerCertificados, type Imprenta } from './hacerCertificados.ts'

export const trabajosDeLibreDeuda = (imprenta: Imprenta): readonly Trabajo[] => [
  { nombre: 'hacer-certificados', cuando: { cadaSegundos: 3 }, obra: (fin) => hacerCertificados(imprenta, fin) },
]
