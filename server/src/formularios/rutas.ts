import { ErrorDePortal } from '@catastro/domain/errores'
import * as llamadas from '@catastro/domain/formularios/llamadas'
import { asc, eq } from 'drizzle-orm'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import { formularioTipo } from '../catalogos/tablas.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { altaFormulario1, formulario1De } from './formulario1.ts'
import { altaFormulario1bis, formulario1bisDe } from './formulario1bis.ts'
import { altaFormulario2, formulario2De } from './formulario2.ts'
import { altaFormulario14 } from './formulario14.ts'
import { altaFormulario19, formulario19De } from './formulario19.ts'
import { pagar1bis } from './pagar1bis.ts'
import { declarante, leyenda } from './tablas.ts'
import { formulario14De } from './verFormulario14.ts'
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
  const consultas = [
    [llamadas.consultarFormulario1, formulario1De],
    [llamadas.consultarFormulario1bis, formulario1bisDe],
    [llamadas.consultarFormulario2, formulario2De],
    [llamadas.consultarFormulario14, formulario14De],
    [llamadas.consultarFormulario19, formulario19De],
  ] as const
  for (const [llamada, deLaCarpeta] of consultas) {
    rutas.on(llamada, async ({ db, quien, query }) => {
      await carpetaAlAlcance(db, quien, query.idCarpeta)
      return deLaCarpeta(db, query.idCarpeta)
    })
  }
  rutas.on(llamadas.versionesDeFormulario, async ({ db, quien, query }) => {
    await carpetaAlAlcance(db, quien, query.idCarpeta)
    return versionesDe(db, query.idCarpeta, query.codigoFormulario)
  })
  rutas.on(llamadas.altaFormulario1, ({ db, quien, json, envio }) => altaFormulario1(db, quien, json, envio.clave))
  rutas.on(llamadas.altaFormulario1bis, ({ db, quien, json, envio }) =>
    altaFormulario1bis(db, quien, json, envio.clave),
  )
  rutas.on(llamadas.pagar1bis, ({ db, quien, json }) => pagar1bis(db, quien, json))
  rutas.on(llamadas.altaFormulario2, ({ db, quien, json, envio }) => altaFormulario2(db, quien, json, envio.clave))
  rutas.on(llamadas.altaFormulario19, ({ db, quien, json, envio }) => altaFormulario19(db, quien, json, envio.clave))
  rutas.on(llamadas.altaFormulario14, async ({ db, quien, campos, archivos, envio, token }) => {
    const { respuesta, repetida } = await altaFormulario14(db, registro, quien, {
      campos,
      archivos,
      clave: envio.clave,
      token,
    })
    if (repetida) await envio.descartar()
    return respuesta
  })
}
