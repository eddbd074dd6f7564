import { ErrorDePortal } from '@catastro/domain/errores'
import * as llamadas from '@catastro/domain/formularios/llamadas'
import { asc, eq } from 'drizzle-orm'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import { formularioTipo } from '../catalogos/tablas.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { FORMULARIOS } from './formularios.ts'
import { declarante, leyenda } from './tablas.ts'
import { versionesDe } from './versiones.ts'

const SIN_LEYENDAS = 'El tipo de formulario no tiene leyendas'

export function rutasDeFormularios(rutas: Rutas, registro: CiudadDigital): void {
  rutas.on(llamadas.tiposFormulario, async ({ db }) => ({
    tiposFormulario: await db
      .select({
        idFormularioTipo: formularioTipo.idFormularioTipo,
        FormularioTipo: formularioTipo.formularioTipo,
        codigoFormulario: formularioTipo.codigo,
      })
      .from(formularioTipo)
      .orderBy(asc(formularioTipo.idFormularioTipo)),
  }))
  rutas.on(llamadas.obtenerLeyendas, async ({ db, params }) => {
    const leyendas = await db
      .select({ grupo: leyenda.grupo, texto: leyenda.texto })
      .from(leyenda)
      .where(eq(leyenda.idFormularioTipo, params.idFormularioTipo))
      .orderBy(asc(leyenda.grupo), asc(leyenda.orden))
    if (leyendas.length === 0) throw new ErrorDePortal(404, SIN_LEYENDAS)
    const delGrupo = (grupo: number) => leyendas.filter((l) => l.grupo === grupo).map((l) => l.texto)
    return { leyendas1: delGrupo(1), leyendas2: delGrupo(2) }
  })
  rutas.on(llamadas.obtenerDeclarante, async ({ db }) => ({
    declarante: await db.select().from(declarante).orderBy(asc(declarante.idDeclarante)),
  }))
  for (const { atender } of Object.values(FORMULARIOS)) atender(rutas, registro)
  rutas.on(llamadas.versionesDeFormulario, async ({ db, quien, query }) => {
    await carpetaAlAlcance(db, quien, query.idCarpeta)
    return versionesDe(db, query.idCarpeta, query.codigoFormulario)
  })
}
