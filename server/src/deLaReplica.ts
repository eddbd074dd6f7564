import type { TodaLlamada } from '@catastro/domain/llamadas'

type Lectura<L> = L extends { readonly method: 'GET'; readonly path: infer P extends string } ? `GET ${P}` : never
type LlamadaQueLee = Lectura<TodaLlamada>

/**
 * Which calls may be answered by the replica, where the city has one (ADR 57, A-264): lists, statistics and the map, which show what many
 * wrote and cost most. One thing by its number, and whatever somebody decides by at once, is read of the main database.
 */
export const DE_LA_REPLICA: ReadonlySet<string> = new Set<LlamadaQueLee>([
  'GET /buscar',
  'GET /datosAbiertos',
  'GET /datosAbiertos/{conjunto}',
  'GET /documentacion/delPadron/{padron}',
  'GET /documentacion/listar',
  'GET /documentacion/listarCarpetasVeredas',
  'GET /documentacion/listarTodas',
  'GET /documentacion/lugarEnCola',
  'GET /elevadores/empresas',
  'GET /elevadores/inmuebles',
  'GET /elevadores/mios',
  'GET /estadisticas',
  'GET /estadisticas/publicas',
  'GET /estadisticas/{grafico}/planilla',
  'GET /libreDeuda/misCertificados',
  'GET /libreDeuda/solicitudes',
  'GET /mapa/buscar',
  'GET /mapa/capas',
  'GET /mapa/carpetas/{version}/{z}/{x}/{y}',
  'GET /mapa/manzanas',
  'GET /mapa/manzanas/{idManzana}',
  'GET /mapa/manzanas/{idManzana}/carpetas',
  'GET /mapa/parcelas/{idParcela}',
  'GET /mapa/teselas/{capa}/{version}/{z}/{x}/{y}',
  'GET /notificaciones/correos',
  'GET /padron/obtenerPadron/{cuilOrDni}',
  'GET /padron/obtenerPadronNombre/{name}',
  'GET /pagos/avisosSinPago',
  'GET /pagos/listar',
  'GET /pagos/mios',
  'GET /profesionales/listado',
])
