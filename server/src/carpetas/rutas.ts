import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/archivos/mensajes'
import { carpetasDelPadron as llamadaDelPadron } from '@catastro/domain/carpetas/carpetasDelPadron'
import { porQueNoDaSuCodigo } from '@catastro/domain/carpetas/deberes'
import * as deTipos from '@catastro/domain/carpetas/encomiendas'
import * as delEscritorio from '@catastro/domain/carpetas/escritorio'
import * as llamadas from '@catastro/domain/carpetas/llamadas'
import {
  ARCHIVO_QUITADO,
  CARPETA_BORRADA,
  CARPETA_NO_ENCONTRADA,
  CARPETA_PRESENTADA,
  EJEMPLO_RECIBIDO,
  NO_ENCARGADA_DICHA,
  OBSERVACION_RETIRADA,
  OPERACION_EXITOSA,
  REQUISITO_GUARDADO,
  requisitoGuardadoDesde,
  TIPO_GUARDADO,
} from '@catastro/domain/carpetas/mensajes'
import * as deObservaciones from '@catastro/domain/carpetas/observaciones'
import * as dePropietario from '@catastro/domain/carpetas/propietario'
import * as deRequisitos from '@catastro/domain/carpetas/requisitos'
import * as deEncomienda from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { diaEnPalabras } from '@catastro/domain/dias'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { VACIO } from '@catastro/domain/motivo'
import type { Db } from '../plataforma/base/db.ts'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Contexto, Rutas } from '../plataforma/http/rutas.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { actualizarTramite } from './actualizarTramite.ts'
import { carpetaAlAlcance, carpetaQueLee, esTitular } from './alcance.ts'
import { altaCarpeta } from './altaCarpeta.ts'
import { archivoPorId, archivosDe } from './archivos.ts'
import { borrarCarpeta } from './borrarCarpeta.ts'
import { carpetasDelPadron } from './carpetasDelPadron.ts'
import { darCodigo } from './codigoDeSeguimiento.ts'
import { domicilioDe, estadosDeTramite, formulariosDe, solicitanteDe, tiposDeEncomienda } from './datosDeCarpeta.ts'
import { enviarArchivos } from './descargar.ts'
import { ejemploGuardado, recibirEjemplo } from './ejemploDeRequisito.ts'
import { paginaDeCarpetas, pidePagina, todasLasCarpetas } from './listarCarpetas.ts'
import { carpetasDelPersonal, carpetasDelProfesional, carpetasDeVeredas } from './listasPropias.ts'
import { lugarEnCola } from './lugarEnCola.ts'
import { marcarPagado } from './marcarPagado.ts'
import { domicilioDelPropietario, noLoEncargue } from './obrasPropias.ts'
import { observacionesDe } from './observaciones.ts'
import { observar } from './observar.ts'
import { presentarCarpeta } from './presentarCarpeta.ts'
import { quitarArchivo } from './quitarArchivo.ts'
import { decirQueNoCorresponde } from './requisitoQueNoCorresponde.ts'
import { requisitosDe } from './requisitos.ts'
import {
  carpetasEnPreparacion,
  guardarRequisitoDeEncomienda,
  requisitosDeEncomienda,
  verRequisito,
} from './requisitosDeEncomienda.ts'
import { responderObservacion } from './responderObservacion.ts'
import { retirarObservacion } from './retirarObservacion.ts'
import { verSeguimiento } from './seguimiento.ts'
import { siguienteCarpeta } from './siguienteCarpeta.ts'
import { subirArchivos } from './subirArchivos.ts'
import { guardarTipo, tiposPorVersion, versionesDeTipo } from './tiposDeEncomienda.ts'
import { tieneAbierta, tomarCarpeta } from './tomar.ts'
import { verCarpeta } from './verCarpeta.ts'
import { guardarVista, vistaDe } from './vistaDeLista.ts'

/** `maximo`: how many files a folder takes. */
export function rutasDeCarpetas(rutas: Rutas, maximo: number): void {
  rutas.on(llamadas.obtenerTiposEncomienda, async ({ db }) => ({ tiposEncomienda: await tiposDeEncomienda(db) }))
  rutas.on(llamadas.obtenerEstados, async ({ db }) => ({ estados: await estadosDeTramite(db) }))

  rutas.on(llamadas.listarCarpetas, async ({ db, quien, query, mostrar }) => {
    const deQuien = carpetasDelProfesional(quien, query.idProfesional)
    return pidePagina(query)
      ? paginaDeCarpetas(db, deQuien, query)
      : todasLasCarpetas(db, deQuien, quien.idPersona, (ids) => mostrar('carpeta', ids))
  })
  rutas.on(llamadas.listarCarpetasVeredas, async ({ db, quien, query, mostrar }) => {
    const deQuien = carpetasDeVeredas(quien, query.idPersona)
    return pidePagina(query)
      ? paginaDeCarpetas(db, deQuien, query)
      : todasLasCarpetas(db, deQuien, quien.idPersona, (ids) => mostrar('carpeta', ids))
  })
  rutas.on(llamadas.listarTodas, async ({ db, quien, query, mostrar }) => {
    const cuales = carpetasDelPersonal(quien, query)
    return pidePagina(query)
      ? { ...(await paginaDeCarpetas(db, cuales, query)), error: false }
      : todasLasCarpetas(db, cuales, quien.idPersona, (ids) => mostrar('carpeta', ids), { error: false })
  })

  rutas.on(llamadaDelPadron, ({ db, quien, params }) => carpetasDelPadron(db, quien, params.padron))

  rutas.on(llamadas.verCarpeta, async ({ db, quien, params }) => ({
    carpeta: await verCarpeta(db, quien, params.idCarpeta),
  }))
  rutas.on(llamadas.obtenerFormulariosDeCarpeta, async ({ db, quien, query }) => {
    await carpetaQueLee(db, quien, query.idCarpeta)
    return formulariosDe(db, query.idCarpeta)
  })
  rutas.on(llamadas.obtenerDatosPersona, async ({ db, quien, params }) => {
    await carpetaAlAlcance(db, quien, params.idCarpeta)
    return { persona: una(await solicitanteDe(db, params.idCarpeta)) }
  })
  rutas.on(llamadas.buscarDomicilioPorCarpeta, async ({ db, quien, params }) => {
    await carpetaQueLee(db, quien, params.idCarpeta)
    return { domicilio: una(await domicilioDe(db, params.idCarpeta)) }
  })
  rutas.on(deRequisitos.obtenerRequisitos, async ({ db, quien, query }) => {
    await carpetaQueLee(db, quien, query.idCarpeta)
    const detalle = await requisitosDe(db, query.idCarpeta)
    return { requisitos: detalle.map(({ texto }) => texto), detalle }
  })
  rutas.on(deRequisitos.noCorresponde, async ({ db, quien, json }) => {
    await decirQueNoCorresponde(db, quien, json)
    return { ok: true, message: OPERACION_EXITOSA }
  })
  rutas.on(dePropietario.domicilioDelPropietario, async ({ db, quien, params }) => ({
    domicilio: await domicilioDelPropietario(db, quien, params.idCarpeta),
  }))
  rutas.on(dePropietario.noLoEncargue, async ({ db, quien, json }) => {
    await noLoEncargue(db, quien, json)
    return { ok: true, message: NO_ENCARGADA_DICHA }
  })
  rutas.on(deEncomienda.listarRequisitosDeEncomienda, async ({ db }) => ({
    requisitos: await requisitosDeEncomienda(db),
  }))
  rutas.on(deEncomienda.verRequisitoDeEncomienda, async ({ db, params }) => verRequisito(db, params.idRequisito))
  rutas.on(deEncomienda.carpetasEnPreparacion, async ({ db }) => ({ tipos: await carpetasEnPreparacion(db) }))
  rutas.on(deEncomienda.guardarRequisito, async ({ db, quien, json }) => {
    const { enElActo, ...guardado } = await guardarRequisitoDeEncomienda(db, quien, json)
    const dia = diaEnPalabras(json.vigenteDesde ?? '')
    return { ok: true, message: enElActo ? REQUISITO_GUARDADO : requisitoGuardadoDesde(dia), ...guardado }
  })
  rutas.on(deTipos.listarTiposDeEncomienda, async ({ db }) => tiposPorVersion(db))
  rutas.on(deTipos.versionesDeTipoDeEncomienda, async ({ db, params }) => ({
    versiones: await versionesDeTipo(db, params.idEncomiendaTipo),
  }))
  rutas.on(deTipos.guardarTipoDeEncomienda, async ({ db, quien, json }) => ({
    ok: true,
    message: TIPO_GUARDADO,
    ...(await guardarTipo(db, quien, json)),
  }))
  rutas.on(deEncomienda.subirEjemplo, async ({ db, quien, archivos, envio }) => {
    const { repetido, ...ejemplo } = await recibirEjemplo(db, quien, archivos)
    if (repetido) await envio.descartar()
    return { ok: true, message: EJEMPLO_RECIBIDO, ...ejemplo }
  })
  rutas.on(deEncomienda.verEjemplo, async ({ db, params, almacen, reply }) => {
    const ejemplo = await ejemploGuardado(db, params.ejemplo)
    if (!ejemplo) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
    return enviarArchivo(almacen, ejemplo, reply)
  })
  rutas.on(llamadas.codigoDeSeguimiento, async ({ db, quien, json }) => {
    const { loInspecciona, ...carpeta } = await carpetaAlAlcance(db, quien, json.idCarpeta)
    const laTiene = await tieneAbierta(db, quien, json.idCarpeta)
    const motivo = porQueNoDaSuCodigo(quien, { esTitular: esTitular(quien, carpeta), loInspecciona, laTiene })
    if (motivo) throw new ErrorDePortal(403, motivo)
    return { codigoSeguimiento: await darCodigo(db, quien.idPersona, json.idCarpeta) }
  })
  rutas.on(llamadas.verSeguimiento, async ({ db, quien, params }) =>
    verSeguimiento(db, params.idCarpeta, await carpetaQueLee(db, quien, params.idCarpeta)),
  )

  rutas.on(llamadas.listarArchivos, async ({ db, quien, query, almacen }) => {
    await carpetaQueLee(db, quien, query.idCarpeta)
    const archivos = await archivosDe(db, query.idCarpeta)
    const situaciones = await almacen.situaciones(archivos.map(({ ruta }) => ruta))
    return {
      archivos: archivos.map((a) => ({
        idArchivo: a.idArchivo,
        nombre: a.nombreOriginal,
        clase: a.clase,
        tipo: a.tipoMime,
        tamano: a.tamano,
        sha256: a.sha256,
        fecha: a.subidoEl.toISOString(),
        situacion: situaciones.get(a.ruta),
      })),
    }
  })
  rutas.on(llamadas.obtenerArchivos, async ({ db, quien, query, almacen, reply }) => {
    await carpetaQueLee(db, quien, query.idCarpeta)
    return enviarArchivos(almacen, query.idCarpeta, await archivosDe(db, query.idCarpeta), reply)
  })
  rutas.on(llamadas.obtenerArchivo, async ({ db, quien, params, almacen, reply }) =>
    enviarArchivo(almacen, await archivoDeUna(carpetaQueLee, db, quien, params.idArchivo), reply),
  )

  rutas.on(llamadas.quitarArchivo, async ({ db, quien, params }) => {
    await quitarArchivo(db, quien, await archivoDeUna(carpetaAlAlcance, db, quien, params.idArchivo))
    return { ok: true, message: ARCHIVO_QUITADO }
  })
  rutas.on(llamadas.presentarCarpeta, async ({ db, quien, json }) => {
    await presentarCarpeta(db, quien, json)
    return { ok: true, message: CARPETA_PRESENTADA }
  })

  rutas.on(llamadas.altaCarpeta, async ({ db, quien, campos, archivos, envio }) =>
    alFin(envio, await altaCarpeta(db, quien, { campos, archivos, clave: envio.clave })),
  )
  for (const llamada of [llamadas.subirArchivosProfesional, llamadas.subirArchivosVeredas] as const) {
    rutas.on(llamada, async ({ db, quien, campos, archivos, envio }) =>
      alFin(
        envio,
        await subirArchivos(db, quien, { llamada: llamada.path, clave: envio.clave, campos, archivos, maximo }),
      ),
    )
  }
  rutas.on(llamadas.actualizarTramite, async ({ db, quien, json }) => {
    const avisado = await actualizarTramite(db, quien, json)
    return { ok: true, message: OPERACION_EXITOSA, ...avisado }
  })
  rutas.on(deObservaciones.listarObservaciones, async ({ db, quien, params }) => {
    await carpetaQueLee(db, quien, params.idCarpeta)
    return { observaciones: await observacionesDe(db, params.idCarpeta) }
  })
  rutas.on(deObservaciones.observar, async ({ db, quien, json }) => {
    const avisado = await observar(db, quien, json)
    return { ok: true, message: OPERACION_EXITOSA, ...avisado }
  })
  rutas.on(deObservaciones.responderObservacion, async ({ db, quien, campos, archivos, envio }) =>
    alFin(envio, await responderObservacion(db, quien, { campos, archivos, clave: envio.clave, maximo })),
  )
  rutas.on(deObservaciones.retirarObservacion, async ({ db, quien, json }) => {
    await retirarObservacion(db, quien, json.idObservacion, json.observaciones)
    return { ok: true, message: OBSERVACION_RETIRADA }
  })
  rutas.on(delEscritorio.lugarEnCola, ({ db, quien, query }) => lugarEnCola(db, quien, query))
  rutas.on(delEscritorio.siguienteCarpeta, async ({ db, quien, json }) => ({
    carpeta: await siguienteCarpeta(db, quien, json),
  }))
  rutas.on(delEscritorio.tomarCarpeta, async ({ db, quien, json }) => ({
    laTiene: await tomarCarpeta(db, quien, json),
  }))
  rutas.on(delEscritorio.verVistaDeLista, async ({ db, quien, params }) => ({
    vista: await vistaDe(db, quien, params.lista),
  }))
  rutas.on(delEscritorio.guardarVistaDeLista, async ({ db, quien, params, json }) => {
    await guardarVista(db, quien, params.lista, json)
    return { ok: true, message: OPERACION_EXITOSA }
  })
  rutas.on(llamadas.marcarPagado, async ({ db, quien, json }) => {
    await marcarPagado(db, quien, json.idCarpeta)
    return { ok: true, message: OPERACION_EXITOSA }
  })
  rutas.on(llamadas.borrarCarpeta, async ({ db, quien, query, json }) => {
    const idCarpeta = json?.id ?? query.id
    if (idCarpeta === undefined) throw errorDeCampo('id', VACIO)
    await borrarCarpeta(db, quien, idCarpeta)
    return { ok: true, message: CARPETA_BORRADA }
  })
}

/** The answer of a submission; of a repeated one, after giving back the files that came with it again. */
async function alFin<R>(
  envio: Contexto<typeof llamadas.altaCarpeta>['envio'],
  { respuesta, repetida }: { respuesta: R; repetida: boolean },
): Promise<R> {
  if (repetida) await envio.descartar()
  return respuesta
}

/** `alcanzar`: which folders its caller gets it from. */
async function archivoDeUna(alcanzar: typeof carpetaQueLee, db: Db, quien: Identidad, idArchivo: number) {
  const [archivo] = await archivoPorId(db, idArchivo)
  const carpeta = archivo && (await alcanzar(db, quien, archivo.idCarpeta).catch(sinDecirDeQuien))
  if (!carpeta) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
  return archivo
}

/** A file of somebody else's folder and one that is not there are refused with the same words (S-6). */
function sinDecirDeQuien(error: unknown): undefined {
  if (error instanceof ErrorDePortal && error.status === 404) return undefined
  throw error
}

function una<F>([fila]: F[]): F {
  if (!fila) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
  return fila
}
