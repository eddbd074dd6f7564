import * as llamadas from '@catastro/domain/catalogos/llamadas'
import { aPesos } from '@catastro/domain/dinero'
import { asc, eq } from 'drizzle-orm'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { enOrden } from '../plataforma/registros.ts'
import { calle, inmuebleTipo, obraTipoVigente, tarifaVigente } from './tablas.ts'

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
      .select({ idTarifa: tarifaVigente.idTarifa, valor: tarifaVigente.valor })
      .from(tarifaVigente)
      .orderBy(asc(tarifaVigente.idTarifa))
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
      .select({
        idObraTipo: obraTipoVigente.idObraTipo,
        ObraTipo: obraTipoVigente.obraTipo,
        timbrado: obraTipoVigente.timbrado,
      })
      .from(obraTipoVigente)
      .orderBy(asc(obraTipoVigente.idObraTipo))
    return { tiposObra: tipos.map((tipo) => ({ ...tipo, timbrado: aPesos(tipo.timbrado) })) }
  })
}
