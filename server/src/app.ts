import { DIAS_DE_AVISO } from '@catastro/domain/borradores/reglas'
import { enDias } from '@catastro/domain/dias'
import type { Logger } from 'pino'
import { identificar } from './acceso/identificar.ts'
import { rutasDeAcceso } from './acceso/rutas.ts'
import { trabajosDeAntivirus } from './antivirus/revisar.ts'
import { rutasDeAntivirus } from './antivirus/rutas.ts'
import { rutasDeBorradores } from './borradores/rutas.ts'
import { trabajosDeBorradores } from './borradores/trabajos.ts'
import { rutasDeBusqueda } from './busqueda/rutas.ts'
import { segundosSinSellar, selladoDetenido } from './cadena/avisos.ts'
import { trabajosDeCadena } from './cadena/sellar.ts'
import { conceptoCarpeta } from './carpetas/concepto.ts'
import { propietarioAlAlcance } from './carpetas/propietarioAlAlcance.ts'
import { rutasDeCarpetas } from './carpetas/rutas.ts'
import { rutasDeCatalogos } from './catalogos/rutas.ts'
import { rutasDeReferencia } from './catalogos/rutasDeReferencia.ts'
import { rutasDeCertificados } from './certificados/rutas.ts'
import { CiudadVigente } from './ciudad/ciudadVigente.ts'
import { recordarEscudo } from './ciudad/escudo.ts'
import { rutasDeCiudad } from './ciudad/rutas.ts'
import { tamanosVigentes } from './ciudad/tamanos.ts'
import { apartadosDe } from './conservacion/apartados.ts'
import { type Conservacion, diasDe } from './conservacion/conservar.ts'
import { rutasDeConservacion } from './conservacion/rutas.ts'
import { trabajosDeConservacion } from './conservacion/trabajos.ts'
import { Apuntes } from './consultas/apuntes.ts'
import { rutasDeConsultas } from './consultas/rutas.ts'
import { rutasDeDatosAbiertos } from './datosAbiertos/rutas.ts'
import { DE_LA_REPLICA } from './deLaReplica.ts'
import { concepto27 } from './elevadores/concepto.ts'
import { rutasDeElevadores } from './elevadores/rutas.ts'
import { trabajosDeElevadores } from './elevadores/trabajos.ts'
import { trabajosDeEstadisticas } from './estadisticas/juntar.ts'
import { rutasDeEstadisticas } from './estadisticas/rutas.ts'
import { avisosDeMedidas, medir } from './estado/medir.ts'
import { rutasDeEstado } from './estado/rutas.ts'
import { rutasDeExportacion } from './exportacion/rutas.ts'
import { concepto1bis } from './formularios/concepto1bis.ts'
import { concepto14 } from './formularios/concepto14.ts'
import { rutasDeFormularios } from './formularios/rutas.ts'
import { atenderPendientes, trabajosDeImportacion } from './importaciones/pendientes.ts'
import { rutasDeImportaciones } from './importaciones/rutas.ts'
import { rutasDeInicio } from './inicio/rutas.ts'
import { cambiarLegajo, trabajosDeLegajos } from './legajos/hacerLegajos.ts'
import { rutasDeLegajos } from './legajos/rutas.ts'
import { conceptoLibreDeuda } from './libreDeuda/concepto.ts'
import { cambiarCertificado as cambiarLibreDeuda } from './libreDeuda/hacerCertificados.ts'
import { verificarLibreDeuda } from './libreDeuda/leerCertificado.ts'
import { pedirLibreDeuda } from './libreDeuda/pedirLibreDeuda.ts'
import { rutasDeLibreDeuda } from './libreDeuda/rutas.ts'
import { trabajosDeLibreDeuda } from './libreDeuda/trabajos.ts'
import { rutasDeMapa } from './mapa/rutas.ts'
import { trabajosDeMatriculas } from './matriculas/avisarVencimientos.ts'
import { trabajosDeMisDatos } from './misDatos/contacto.ts'
import { avisosDePedidos } from './misDatos/pedidos.ts'
import { rutasDeMisDatos } from './misDatos/rutas.ts'
import { rutasDeNotificaciones } from './notificaciones/rutas.ts'
import { trabajosDeCorreo } from './notificaciones/trabajos.ts'
import { trabajosDeObras } from './obras/avisar.ts'
import { rutasDeObras } from './obras/rutas.ts'
import { cambiarCertificado as cambiarCertificadoDePadron } from './padron/certificar.ts'
import { verificarPadron } from './padron/leerCertificado.ts'
import { rutasDePadron } from './padron/rutas.ts'
import type { Conceptos } from './pagos/conceptos.ts'
import type { EntornoDePagos } from './pagos/entorno.ts'
import { rutasDePagos } from './pagos/rutas.ts'
import { trabajosDePagos } from './pagos/trabajos.ts'
import { rutasDePersonas } from './personas/rutas.ts'
import { FallasAfuera } from './plataforma/afuera/fallasAfuera.ts'
import type { Ajustes } from './plataforma/ajustes/ajustes.ts'
import type { Almacen, AlmacenEntero } from './plataforma/archivos/almacen.ts'
import { trabajosDeLimpieza } from './plataforma/archivos/limpieza.ts'
import { esDeS3 } from './plataforma/archivos/lugarDeS3.ts'
import { avisosDeDanados, trabajosDeRelectura } from './plataforma/archivos/releer.ts'
import { avisosDeRestauracion } from './plataforma/archivos/restauraciones.ts'
import { vigilar } from './plataforma/archivos/vigilado.ts'
import { causa } from './plataforma/base/causa.ts'
import type { DbRaiz } from './plataforma/base/db.ts'
import type { Replica } from './plataforma/base/replica.ts'
import type { CiudadDigital } from './plataforma/ciudadDigital/ciudadDigital.ts'
import { comprobarTokens } from './plataforma/ciudadDigital/comprobarTokens.ts'
import type { Cartero } from './plataforma/correo/cartero.ts'
import { instalarDocumentacion } from './plataforma/http/documentacion.ts'
import { instalarMetricas } from './plataforma/http/metricas.ts'
import { admitirDesde } from './plataforma/http/otroOrigen.ts'
import { servirPortal } from './plataforma/http/portal.ts'
import { porteroDeTokens } from './plataforma/http/porteroDeTokens.ts'
import { Rutas } from './plataforma/http/rutas.ts'
import { instalarSalud } from './plataforma/http/salud.ts'
import { crearServidor, type OpcionesDeServidor } from './plataforma/http/servidor.ts'
import type { PedirMembrete } from './plataforma/membrete/membrete.ts'
import { LECTOR_DE_TABLAS, ORDENES_DE_RESPALDO } from './plataforma/proceso/programas.ts'
import type { Trabajo } from './plataforma/proceso/trabajos.ts'
import type { AjustesDePagos } from './plataforma/proveedorDePagos/ajustesDePagos.ts'
import type { ProveedorDePagos } from './plataforma/proveedorDePagos/proveedor.ts'
import type { Sellador } from './plataforma/sello/sellador.ts'
import { sinInsistir } from './plataforma/sello/sinInsistir.ts'
import { rutasDePlazos } from './plazos/rutas.ts'
import { puestaEnMarcha } from './puestaEnMarcha/pasos.ts'
import { rutasDePuestaEnMarcha } from './puestaEnMarcha/rutas.ts'
import { avisosDeCopiasProbadas, segundosDeLaProbada, trabajosDeRespaldo } from './respaldo/copiasProbadas.ts'
import { avisosDeRespaldo, segundosDeLaCopia } from './respaldo/edad.ts'
import { comprobarEnOtroProceso } from './respaldo/enOtroProceso.ts'
import { rutasDeRespaldo } from './respaldo/rutas.ts'
import { soltarSiNoInspecciona } from './seguimiento/asignaciones.ts'
import { rutasDeSeguimiento } from './seguimiento/rutas.ts'
import { trabajosDeSeguimiento } from './seguimiento/trabajos.ts'
import { avisosDelSello, esperaDelSello } from './sellos/avisos.ts'
import { trabajosDeSellos } from './sellos/sellarPendientes.ts'
import { rutasDeTramites } from './tramites/rutas.ts'
import { conceptoVeredas } from './veredas/concepto.ts'
import { rutasDeVeredas } from './veredas/rutas.ts'
import { trabajosDeVeredas } from './veredas/trabajos.ts'
import { trabajosDeVisitas } from './visitas/avisarVisperas.ts'
import { rutasDeVisitas } from './visitas/rutas.ts'

export interface Piezas {
  readonly ajustes: Ajustes
  /** With the portal's clock, which goes wherever it goes (`db.ahora`). */
  readonly db: DbRaiz
  /** A replica of it, for what may be a moment old. Absent: everything is read of `db`. */
  readonly replica?: Replica | undefined
  readonly almacen: AlmacenEntero
  readonly ciudadDigital: CiudadDigital
  /** What of the outside fails. Absent in tests that look at nothing of it. */
  readonly fallas?: FallasAfuera
  /** The card provider. Undefined where the city has none. */
  readonly proveedor: ProveedorDePagos | undefined
  /** The merchant's data, by which the provider is asked whether it is as it has to be. Absent where the city has none. */
  readonly pagos?: AjustesDePagos | undefined
  /** Absent: mails wait in the outbox. */
  readonly cartero?: Cartero | undefined
  /** Absent: documents go out without a seal. */
  readonly sellador?: Sellador | undefined
  /** Does what waits to be imported, elsewhere. Absent: in this process, as most tests do. */
  readonly importar?: (fin: AbortSignal) => Promise<void>
  readonly destinoDeRegistro?: OpcionesDeServidor['destinoDeRegistro'] & { readonly falla?: Error | undefined }
  /** Faster than the portal's own, for tests. */
  readonly ritmo?: OpcionesDeServidor['ritmo']
  /** The built portal. Absent in tests of the API. */
  readonly carpetaDelPortal?: string
}

/** The whole server, not yet listening. The only place where the capabilities are wired together. */
export async function crearApp({ ajustes, db, ciudadDigital, ...piezas }: Piezas) {
  const conAntivirus = ajustes.antivirus !== null
  const { sellador } = piezas
  const { carpeta: lugar } = ajustes.respaldo
  const copias = lugar === undefined ? undefined : { lugar, s3: ajustes.s3 }
  const { fallas = new FallasAfuera() } = piezas
  const { replica } = piezas
  const carpetas = [ajustes.carpetaDeDatos, ajustes.lugarDeArchivos, ...(lugar === undefined ? [] : [lugar])]
  const aMedir = {
    db,
    fallas,
    carpetas: carpetas.filter((una) => !esDeS3(una)),
    enEspera: () => db.$client.waitingCount,
    replica,
  }
  const avisosDelPortal = async () => {
    const detenido = await selladoDetenido(db)
    return [
      ...(await avisosDeRestauracion(db)),
      ...(await avisosDeDanados(db)),
      ...(await avisosDeRespaldo(copias, ajustes.produccion)),
      ...(await avisosDeCopiasProbadas(db, ajustes.respaldo.hora)),
      ...(detenido ? [detenido.aviso] : []),
      ...(await avisosDelSello(db, sellador)),
      ...(await avisosDeMedidas(aMedir)),
    ]
  }
  const almacen = vigilar(db, piezas.almacen, conAntivirus)
  const app = await crearServidor({
    nivelDeRegistro: ajustes.nivelDeRegistro,
    ...(piezas.destinoDeRegistro && { destinoDeRegistro: piezas.destinoDeRegistro }),
    limiteDeLlamadas: ajustes.limites.llamadas,
    db,
    soloHttps: ajustes.soloHttps,
    ritmo: piezas.ritmo,
    proxies: ajustes.proxies,
    conexiones: origenesDe(ajustes.ciudadDigitalPublica, ajustes.archivosPublica, ajustes.mapaBase?.url),
    formularios: origenesDe(ajustes.pagos?.boton),
    imagenes: origenesDe(ajustes.ciudad.logo, ajustes.ciudad.imagen, ajustes.mapaBase?.url),
  })
  fallas.alFallar = (sistema, causa, detalle) => app.log.warn({ sistema, causa, detalle }, 'no respondió')
  await instalarDocumentacion(app)
  instalarMetricas(app, {
    db,
    conAntivirus,
    segundosSinSellar: () => segundosSinSellar(db),
    segundosDeLaCopia: copias && (() => segundosDeLaCopia(copias)),
    segundosDeLaProbada: ajustes.respaldo.hora === undefined ? undefined : () => segundosDeLaProbada(db),
    medidas: () => medir(aMedir),
    fallas,
    leidas: replica && (() => replica.leidas()),
    sello: sellador && { vence: sellador.certificado.vence, espera: () => esperaDelSello(db) },
    escucha: ajustes.metricas,
    desdeAdentro: ajustes.desdeAdentro,
  })
  if (ajustes.archivosPublica) admitirDesde(app, new URL(ajustes.urlPublica).origin)
  instalarSalud(app, {
    db,
    almacen,
    conAntivirus,
    registro: piezas.destinoDeRegistro,
    avisos: avisosDelPortal,
    desdeAdentro: ajustes.desdeAdentro,
  })

  const apuntes = new Apuntes(db, app.log)
  app.addHook('onClose', () => apuntes.cerrar())
  const comprobar = comprobarTokens(ciudadDigital, {
    toleranciaMs: ajustes.toleranciaDeCiudadDigitalMs,
    ahora: () => db.ahora().getTime(),
  })
  const portero = porteroDeTokens(db, ajustes.limites.tokens)
  const rutas = new Rutas(app, {
    db,
    ...(replica && {
      baseDe: async ({ method, path }, idPersona) =>
        DE_LA_REPLICA.has(`${method} ${path}`) ? replica.para(idPersona) : db,
    }),
    almacen,
    limites: ajustes.limites,
    bytesPorDia: ajustes.bytesPorDia,
    topes: () => tamanosVigentes(db),
    subidas: ajustes.subidas,
    apuntar: (lectura) => apuntes.agregar(lectura),
    identificar: async (token, { direccion, admiteRecordada }) => {
      const comprobacion = await comprobar(token, { portero: portero(direccion), admiteRecordada })
      return comprobacion && identificar(db, comprobacion, ajustes.cuilAdministrador)
    },
  })
  const vigente = new CiudadVigente(ajustes)
  const membrete = membreteDe(vigente, ajustes, almacen)
  rutasDeAcceso(rutas)
  rutasDeCiudad(rutas, vigente)
  rutasDeConservacion(rutas, conservacionDe({ ajustes, db, almacen }, vigente))
  rutasDeAntivirus(rutas, conAntivirus)
  rutasDeConsultas(rutas, ajustes.limites)
  rutasDePersonas(rutas, ciudadDigital, propietarioAlAlcance)
  rutasDePadron(rutas, { membrete, sellador: sellador && sinInsistir(sellador) })
  rutasDeCatalogos(rutas)
  rutasDeBorradores(rutas)
  rutasDeReferencia(rutas, ciudadDigital, soltarSiNoInspecciona, ajustes.preciosConDosPersonas)
  rutasDeCarpetas(rutas, ajustes.archivosPorCarpeta)
  rutasDeFormularios(rutas, ciudadDigital, vigente)
  rutasDeLegajos(rutas)
  rutasDeNotificaciones(rutas, membrete)
  const pagos = entornoDePagos({ ajustes, db, membrete, ...piezas }, app.log)
  rutasDePagos(rutas, pagos)
  rutasDeLibreDeuda(rutas, { pagos, vigenciaDias: ajustes.vigenciaDeLibreDeuda })
  rutasDeCertificados(rutas, { LIBRE_DEUDA: verificarLibreDeuda, PADRON: verificarPadron })
  rutasDeElevadores(rutas, { ciudadDigital, pagos, membrete })
  rutasDeVeredas(rutas, pagos, ajustes.diasDeObra)
  rutasDeImportaciones(rutas, ciudadDigital, ajustes)
  rutasDePlazos(rutas)
  rutasDeSeguimiento(rutas)
  rutasDeVisitas(rutas, ajustes.urlPublica)
  rutasDeBusqueda(rutas)
  rutasDeMapa(rutas, ajustes.marcoDeLaCiudad)
  rutasDeObras(rutas)
  rutasDeDatosAbiertos(rutas, ajustes.licenciaDeDatos)
  rutasDeRespaldo(rutas)
  rutasDeExportacion(rutas)
  rutasDeMisDatos(rutas, ajustes.diasDeObra)
  rutasDeEstado(rutas, { avisos: avisosDelPortal, medidas: () => medir(aMedir) })
  const puesto = {
    proveedor: piezas.pagos !== undefined,
    libreDeuda: ajustes.importeDeLibreDeuda !== null,
    correo: piezas.cartero !== undefined,
    antivirus: conAntivirus,
    copias,
    horaDeCopia: ajustes.respaldo.hora,
    sello: sellador?.certificado,
  }
  rutasDePuestaEnMarcha(rutas, puesto, { ajustes, copias, pagos: piezas.pagos, cartero: piezas.cartero })
  rutasDeInicio(rutas, {
    avisos: async () => [...(await avisosDelPortal()), ...(await avisosDePedidos(db))],
    // The demonstration's city is no city that opens.
    faltanPasos: async () => (ajustes.sandbox ? 0 : (await puestaEnMarcha({ ...puesto, db }, db.ahora())).faltan),
  })
  rutasDeEstadisticas(rutas, { publicas: ajustes.estadisticasPublicas })
  rutasDeTramites(rutas, ajustes.importeDeLibreDeuda, vigente)
  rutas.comprobarTodas()

  // With the database down the page still comes, with what was last known.
  const ciudad = () => vigente.ciudad(db).catch(() => vigente.ultima())
  await servirPortal(app, { ajustes, ciudad, carpeta: piezas.carpetaDelPortal })
  return app
}

/** Those of these addresses; one of our own (a path) needs no mention. */
const origenesDe = (...direcciones: readonly (string | null | undefined)[]) =>
  direcciones.flatMap((direccion) => (direccion && URL.canParse(direccion) ? new URL(direccion).origin : []))

const membreteDe = (vigente: CiudadVigente, { urlPublica }: Ajustes, almacen: Almacen): PedirMembrete => {
  const escudoDe = recordarEscudo(almacen)
  return async (db) => {
    const { escudo, ...suyo } = await vigente.membrete(db)
    return { ...suyo, escudo: await escudoDe(db, escudo), urlPortal: urlPublica }
  }
}

const conservacionDe = (
  { ajustes, db, almacen }: Pick<Piezas, 'ajustes' | 'db' | 'almacen'>,
  vigente: CiudadVigente,
): Conservacion => ({ db, registro: ajustes.registro, apartados: apartadosDe(almacen, db), vigente })

type Cobranza = Pick<Piezas, 'ajustes' | 'db' | 'proveedor' | 'almacen'> & { readonly membrete: PedirMembrete }

/** What can be paid online: each capability hands in its row. */
const conceptosDe = ({ ajustes, almacen, membrete }: Cobranza): Conceptos => ({
  FORM1BIS: concepto1bis,
  FORM14: concepto14,
  LIBRE_DEUDA: conceptoLibreDeuda(ajustes.importeDeLibreDeuda, pedirLibreDeuda(ajustes.correo.oficina)),
  VEREDAS: conceptoVeredas,
  FORM27: concepto27,
  CARPETA: conceptoCarpeta({ almacen, membrete }),
})

const entornoDePagos = (
  { ajustes, db, proveedor, almacen, membrete }: Cobranza,
  registro: Pick<Logger, 'error'>,
): EntornoDePagos => ({
  db,
  proveedor,
  conceptos: conceptosDe({ ajustes, db, proveedor, almacen, membrete }),
  urlPublica: ajustes.urlPublica,
  anotarFalla: (error, idPago) =>
    registro.error({ err: causa(error), idPago }, 'lo que compró un pago no se pudo hacer'),
})

/** Where the sealed document goes: each capability that makes one hands in its row. */
const SELLADOS = { LIBRE_DEUDA: cambiarLibreDeuda, PADRON: cambiarCertificadoDePadron, LEGAJO: cambiarLegajo }

/** What the capabilities do by themselves. Tests take a job from here by its name and do it at once. */
export function crearTrabajos(
  piezas: Pick<Piezas, 'ajustes' | 'db' | 'almacen' | 'proveedor' | 'cartero' | 'sellador' | 'importar'> & {
    readonly registro: Logger
  },
): readonly Trabajo[] {
  const { ajustes, db, cartero, registro } = piezas
  const { antivirus } = ajustes
  const almacen = vigilar(db, piezas.almacen, antivirus !== null)
  const { sellador } = piezas
  const imprenta = { db, almacen, sellador: sellador && sinInsistir(sellador) }
  const { oficina } = ajustes.correo
  const { hora } = ajustes.respaldo
  const vigente = new CiudadVigente(ajustes)
  const membrete = membreteDe(vigente, ajustes, almacen)
  const archivos = { almacen, lector: LECTOR_DE_TABLAS, marco: ajustes.marcoDeLaCiudad }
  return [
    ...trabajosDeLimpieza({
      db,
      almacen,
      registro,
      maximo: ajustes.barridoMaximo,
      diasApartado: () => diasDe('apartados', db, db.ahora(), vigente),
    }),
    ...trabajosDeConservacion(conservacionDe({ ajustes, db, almacen }, vigente)),
    ...(antivirus ? trabajosDeAntivirus({ db, almacen: piezas.almacen, antivirus, oficina, registro }) : []),
    ...trabajosDeRelectura({ db, almacen, registro }),
    ...trabajosDeCadena({ db, registro }),
    ...(hora ? trabajosDeRespaldo({ db, hora, oficina, comprobar: comprobarEnOtroProceso(ORDENES_DE_RESPALDO) }) : []),
    // By the days that will hold when the notice is over: a shortening that waits is told of in time.
    ...trabajosDeBorradores(db, () => diasDe('borradores', db, enDias(db.ahora(), DIAS_DE_AVISO), vigente)),
    ...trabajosDePagos(entornoDePagos({ ...piezas, membrete }, registro)),
    ...trabajosDeLegajos({ ...imprenta, membrete }),
    ...trabajosDeLibreDeuda({ ...imprenta, membrete }),
    ...(sellador ? trabajosDeSellos({ db, almacen, sellador, cambiar: SELLADOS, registro }) : []),
    ...(cartero ? trabajosDeCorreo({ db, almacen, cartero, membrete }) : []),
    ...trabajosDeMatriculas(db),
    ...trabajosDeMisDatos(db),
    ...trabajosDeElevadores(db),
    ...trabajosDeVeredas(db, ajustes.diasDeObra),
    ...trabajosDeImportacion(db, almacen, piezas.importar ?? ((fin) => atenderPendientes(db, archivos, fin))),
    ...trabajosDeSeguimiento(db),
    ...trabajosDeObras(db),
    ...trabajosDeVisitas(db),
    ...trabajosDeEstadisticas(db),
  ]
}
