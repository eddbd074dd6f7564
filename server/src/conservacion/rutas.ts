import * as llamadas from '@catastro/domain/conservacion/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { type Conservacion, simular } from './conservar.ts'

export function rutasDeConservacion(rutas: Rutas, conservacion: Conservacion): void {
  rutas.on(llamadas.conservacion, async ({ query }) => ({ clases: await simular(conservacion, query) }))
}
