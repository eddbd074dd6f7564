import type { Centavos } from '@catastro/domain/dinero'
import * as llamadas from '@catastro/domain/tramites/llamadas'
import { Recordadas } from '../estadisticas/memoria.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { listarTramites } from './listarTramites.ts'
import { plazosDeTramites } from './plazos.ts'

export function rutasDeTramites(rutas: Rutas, importeDeLibreDeuda: Centavos): void {
  const plazos = new Recordadas(plazosDeTramites)
  rutas.on(llamadas.listarTramites, async ({ db }) =>
    listarTramites(db, { importeDeLibreDeuda, plazos: await plazos.leer(db, {}) }),
  )
}
