import { estadosEscritos } from '@catastro/domain/ciudad/claves'
import type { Centavos } from '@catastro/domain/dinero'
import * as llamadas from '@catastro/domain/tramites/llamadas'
import type { CiudadVigente } from '../ciudad/ciudadVigente.ts'
import { Recordadas } from '../estadisticas/memoria.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { listarTramites } from './listarTramites.ts'
import { duracionDeEstados, plazosDeTramites } from './plazos.ts'

export function rutasDeTramites(rutas: Rutas, importeDeLibreDeuda: Centavos | null, vigente: CiudadVigente): void {
  const plazos = new Recordadas(plazosDeTramites)
  const duraciones = new Recordadas(duracionDeEstados)
  rutas.on(llamadas.listarTramites, async ({ db }) =>
    listarTramites(db, { importeDeLibreDeuda, plazos: await plazos.leer(db, {}) }),
  )
  rutas.on(llamadas.estadosDeCarpeta, async ({ db }) => {
    const duran = await duraciones.leer(db, {})
    const { valor } = (await vigente.claves(db)).estados
    return {
      estados: estadosEscritos(valor).map(({ estado, significa }) => ({
        ...{ estado, significa },
        plazo: duran.get(estado) ?? null,
      })),
    }
  })
}
