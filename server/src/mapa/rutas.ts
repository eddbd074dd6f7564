import type { Caja } from '@catastro/domain/mapa/geometria'
import * as llamadas from '@catastro/domain/mapa/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { esPersonal } from '../plataforma/identidad/identidad.ts'
import { buscarEnElMapa } from './buscar.ts'
import { capasDelMapa } from './capas.ts'
import { carpetasDeManzana } from './carpetas.ts'
import { manzanaDelMapa, manzanasALaVista } from './manzanas.ts'
import { parcelaDelMapa } from './parcelas.ts'
import { Teselas } from './teselas.ts'

export function rutasDeMapa(rutas: Rutas, marco: Caja | null): void {
  const teselas = new Teselas()
  rutas.on(llamadas.capasDelMapa, ({ db, quien }) => capasDelMapa(db, esPersonal(quien), marco))
  rutas.on(llamadas.teselaDelMapa, ({ db, params: { capa, ...pedida }, reply }) =>
    teselas.entregar(db, capa, pedida, reply),
  )
  rutas.on(llamadas.teselaDeCarpetas, ({ db, params, reply }) => teselas.entregar(db, 'carpetas', params, reply))
  rutas.on(llamadas.buscarEnElMapa, ({ db, query }) => buscarEnElMapa(db, query.texto))
  rutas.on(llamadas.parcelaDelMapa, ({ db, params }) => parcelaDelMapa(db, params.idParcela))
  rutas.on(llamadas.manzanasDelMapa, ({ db, quien, query }) => manzanasALaVista(db, esPersonal(quien), query))
  rutas.on(llamadas.manzanaDelMapa, ({ db, quien, params }) => manzanaDelMapa(db, esPersonal(quien), params.idManzana))
  rutas.on(llamadas.carpetasDeManzana, async ({ db, params }) => ({
    carpetas: await carpetasDeManzana(db, params.idManzana),
  }))
}
