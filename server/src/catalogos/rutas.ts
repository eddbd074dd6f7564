import * as llamadas from '@catastro/domain/catalogos/llamadas'
import { aPesos } from '@catastro/domain/dinero'
import { sentencia } from '../plataforma/base/db.ts'
import { enOrden } from '../plataforma/base/tablasDeReferencia.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'

const calles = sentencia(
  'calles_de_formularios',
  `select id_calle as idcalle, calle from calle where estado order by ${enOrden('calle')}`,
)
/** Those in force, in centavos. */
export const tarifasDeFormularios = sentencia(
  'tarifas_de_formularios',
  'select id_tarifa as "idTarifa!", valor as "valor!", por_confirmar as "porConfirmar!" from tarifa_vigente order by id_tarifa',
)
const tiposInmueble = sentencia(
  'tipos_de_inmueble',
  'select id_inmueble_tipo as "idInmuebleTipo", inmueble_tipo as "InmuebleTipo" from inmueble_tipo order by id_inmueble_tipo',
)
export const tiposDeObra = sentencia(
  'tipos_de_obra',
  `select id_obra_tipo as "idObraTipo!", obra_tipo as "ObraTipo!", timbrado as "timbrado!", por_confirmar as "porConfirmar!"
   from obra_tipo_vigente
   order by id_obra_tipo`,
)

/** Said only of those that the city has yet to confirm. */
const siFalta = <P extends { readonly porConfirmar: boolean }>({ porConfirmar, ...precio }: P) => ({
  ...precio,
  ...(porConfirmar && { porConfirmar }),
})

export function rutasDeCatalogos(rutas: Rutas): void {
  rutas.on(llamadas.callesDeFormularios, async ({ db }) => ({ calles: await calles(db) }))
  rutas.on(llamadas.tarifasDeFormularios, async ({ db }) => ({
    tarifas: (await tarifasDeFormularios(db)).map((tarifa) => ({ ...siFalta(tarifa), valor: aPesos(tarifa.valor) })),
  }))
  rutas.on(llamadas.tiposInmueble, async ({ db }) => ({ tiposInmueble: await tiposInmueble(db) }))
  rutas.on(llamadas.tiposObra, async ({ db }) => ({
    tiposObra: (await tiposDeObra(db)).map((tipo) => ({ ...siFalta(tipo), timbrado: aPesos(tipo.timbrado) })),
  }))
}
