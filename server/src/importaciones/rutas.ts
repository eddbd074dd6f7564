import * as llamadas from '@catastro/domain/importaciones/llamadas'
import {
  IMPORTACION_DESCARTADA,
  IMPORTACION_ORDENADA,
  IMPORTACION_POR_DESHACER,
  RESPUESTAS_GUARDADAS,
  SE_RELEE,
  SE_REVISA_OTRA_VEZ,
  seBuscaron,
} from '@catastro/domain/importaciones/mensajes'
import { sonMuchas } from '@catastro/domain/importaciones/reglas'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { exportarLista } from './exportar.ts'
import { contestar, desconocidosDe } from './nombres.ts'
import * as pedidos from './pedidos.ts'
import { buscarPersonas } from './personas.ts'
import { planillaDeErrores } from './planillaDeErrores.ts'

export function rutasDeImportaciones(rutas: Rutas, registro: CiudadDigital, reglas: pedidos.ReglasDeImportacion): void {
  rutas.on(llamadas.importar, async ({ db, quien, campos, archivos, envio }) => {
    const { respuesta, repetida } = await pedidos.recibirImportacion(db, quien, {
      clase: campos.clase,
      sistema: campos.sistema,
      clave: envio.clave,
      archivos,
    })
    if (repetida) await envio.descartar()
    return respuesta
  })
  const conSuAviso = <I extends { readonly rechazadas: number; readonly leidas: number }>(i: I) => ({
    ...i,
    muchasMalas: sonMuchas(i.rechazadas, i.leidas, reglas.malasSinPreguntar),
  })
  rutas.on(llamadas.importaciones, async ({ db }) => ({
    importaciones: (await pedidos.ultimasImportaciones(db)).map(conSuAviso),
  }))
  rutas.on(llamadas.verImportacion, async ({ db, params }) => ({
    importacion: conSuAviso(await pedidos.verImportacion(db, params.idImportacion)),
  }))
  rutas.on(llamadas.filasDeImportacion, ({ db, params, query }) =>
    pedidos.filasDeImportacion(db, params.idImportacion, query),
  )
  rutas.on(llamadas.planillaDeImportacion, ({ db, quien, params, query, reply }) =>
    planillaDeErrores(db, { params, query }, reply, quien.idPersona),
  )
  rutas.on(llamadas.desconocidosDeImportacion, ({ db, params }) => desconocidosDe(db, params.idImportacion))
  rutas.on(llamadas.contestarDesconocidos, async ({ db, quien, params, json }) => {
    await contestar(db, quien, params.idImportacion, json.respuestas)
    return { ok: true, message: json.respuestas.length > 0 ? RESPUESTAS_GUARDADAS : SE_REVISA_OTRA_VEZ }
  })
  rutas.on(llamadas.buscarPersonasDeImportacion, async ({ db, quien, params, json, token }) => {
    const pedido = { id: params.idImportacion, desde: json.desde, token }
    const hecho = await buscarPersonas(db, registro, quien, pedido)
    return { ok: true, message: seBuscaron(hecho.halladas, hecho.preguntadas), ...hecho }
  })
  rutas.on(llamadas.aplicarImportacion, async ({ db, quien, params, query }) => {
    await pedidos.ordenarAplicacion(db, quien, params.idImportacion, query, reglas)
    return { ok: true, message: IMPORTACION_ORDENADA }
  })
  rutas.on(llamadas.releerImportacion, async ({ db, quien, params, json }) => {
    await pedidos.releerImportacion(db, quien, params.idImportacion, json)
    return { ok: true, message: SE_RELEE }
  })
  rutas.on(llamadas.descartarImportacion, async ({ db, almacen, quien, params }) => {
    await pedidos.descartarImportacion(db, almacen, quien, params.idImportacion)
    return { ok: true, message: IMPORTACION_DESCARTADA }
  })
  rutas.on(llamadas.deshacerImportacion, async ({ db, quien, params }) => {
    await pedidos.ordenarQueSeDeshaga(db, quien, params.idImportacion)
    return { ok: true, message: IMPORTACION_POR_DESHACER }
  })
  rutas.on(llamadas.exportar, ({ db, quien, params, query, reply, mostrar }) =>
    exportarLista(db, { params, query }, { quien, reply, mostrar }),
  )
}
