import * as llamadas from '@catastro/domain/catalogos/llamadas'
import { aPesos } from '@catastro/domain/dinero'
import { asc, eq, sql } from 'drizzle-orm'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { calle, inmuebleTipo, obraTipo, tarifa } from './tablas.ts'

/** People's texts sort as people do: Álvarez before Zárate. */
const enOrden = (columna: typeof calle.calle) => sql`${columna} collate "es-x-icu"`

export function rutasDeCatalogos(rutas: Rutas): void {
  rutas.on(llamadas.callesDeFormularios, async ({ db }) => ({
    calles: await db
      .select({ idcalle: calle.idCalle, calle: calle.calle })
      .from(calle)
      .where(eq(calle.estado, true))
      .orderBy(enOrden(calle.calle)),
  }))
  rutas.on(llamadas.tarifasDeFormularios, async ({ db }) => {
    const tarifas = await db
      .select({ idTarifa: tarifa.idTarifa, valor: tarifa.valor })
      .from(tarifa)
      .orderBy(asc(tarifa.idTarifa))
    return { tarifas: tarifas.map(({ idTarifa, valor }) => ({ idTarifa, valor: aPesos(valor) })) }
  })
  rutas.on(llamadas.tiposInmueble, async ({ db }) => ({
    tiposInmueble: await db
      .select({ idInmuebleTipo: inmuebleTipo.idInmuebleTipo, InmuebleTipo: inmuebleTipo.inmuebleTipo })
      .from(inmuebleTipo)
      .orderBy(asc(inmuebleTipo.idInmuebleTipo)),
  }))
  rutas.on(llamadas.tiposObra, async ({ db }) => {
    const tipos = await db
      .select({ idObraTipo: obraTipo.idObraTipo, ObraTipo: obraTipo.obraTipo, timbrado: obraTipo.timbrado })
      .from(obraTipo)
      .orderBy(asc(obraTipo.idObraTipo))
    return { tiposObra: tipos.map((tipo) => ({ ...tipo, timbrado: aPesos(tipo.timbrado) })) }
  })
}
