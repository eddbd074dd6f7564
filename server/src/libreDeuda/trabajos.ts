import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { hacerCertificados, type ImprentaDeCertificados } from './hacerCertificados.ts'

export const trabajosDeLibreDeuda = (imprenta: ImprentaDeCertificados): readonly Trabajo[] => [
  { nombre: 'hacer-certificados', cuando: { cadaSegundos: 3 }, obra: (fin) => hacerCertificados(imprenta, fin) },
]
