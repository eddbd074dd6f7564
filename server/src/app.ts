import type { Logger } from 'pino'
import { identificar } from './acceso/identificar.ts'
import { rutasDeAcceso } from './acceso/rutas.ts'
import { rutasDeBorradores } from './borradores/rutas.ts'
import { trabajosDeBorradores } from './borradores/trabajos.ts'
import { rutasDeCarpetas } from './carpetas/rutas.ts'
import { rutasDeCatalogos } from './catalogos/rutas.ts'
import { rutasDeReferencia } from './catalogos/rutasDeReferencia.ts'
import { concepto14 } from './formularios/pagar14.ts'
import { concepto1bis } from './formularios/pagarFormulario.ts'
import { rutasDeFormularios } from './formularios/rutas.ts'
import { trabajosDeImportacion } from './importaciones/pendientes.ts'
import { rutasDeImportaciones } from './importaciones/rutas.ts'
import { trabajosDeLegajos } from './legajos/hacerLegajos.ts'
import { rutasDeLegajos } from './legajos/rutas.ts'
import { pedirLibreDeuda } from './libreDeuda/pedirLibreDeuda.ts'
import { rutasDeLibreDeuda } from './libreDeuda/rutas.ts'
import { trabajosDeLibreDeuda } from './libreDeuda/trabajos.ts'
import { trabajosDeMatriculas } from './matriculas/avisarVencimientos.ts'
import type { Membrete } from './notificaciones/formato.ts'
import { rutasDeNotificaciones } from './notificaciones/rutas.ts'
import { trabajosDeCorreo } from './notificaciones/trabajos.ts'
import { rutasDePadron } from './padron/rutas.ts'
import { type Conceptos, todaviaNo } from './pagos/conceptos.ts'
import type { EntornoDePagos } from './pagos/entorno.ts'
import { conceptoLibreDeuda } from './pagos/libreDeuda.ts'
import { rutasDePagos } from './pagos/rutas.ts'
import { trabajosDePagos } from './pagos/trabajos.ts'
import { rutasDePersonas } from './personas/rutas.ts'
import type { Ajustes } from './plataforma/ajustes.ts'
import type { AlmacenEntero } from './plataforma/archivos/almacen.ts'
import { trabajosDeLimpieza } from './plataforma/archivos/limpieza.ts'
import { type CiudadDigital, comprobarTokens } from './plataforma/ciudadDigital.ts'
import type { Cartero } from './plataforma/correo/cartero.ts'
import type { DbRaiz } from './plataforma/db.ts'
import { instalarDocumentacion } from './plataforma/http/documentacion.ts'
import { instalarMetricas } from './plataforma/http/metricas.ts'
import { admitirDesde } from './plataforma/http/otroOrigen.ts'
import { servirPortal } from './plataforma/http/portal.ts'
import { Rutas } from './plataforma/http/rutas.ts'
import { instalarSalud } from './plataforma/http/salud.ts'
import { crearServidor, type OpcionesDeServidor } from './plataforma/http/servidor.ts'
import type { ProveedorDePagos } from './plataforma/proveedorDePagos/proveedor.ts'
import type { Trabajo } from './plataforma/trabajos.ts'

export interface Piezas {
  readonly ajustes: Ajustes
  readonly db: DbRaiz
  readonly almacen: AlmacenEntero
  readonly ciudadDigital: CiudadDigital
  /** The card provider. Undefined where the city has none. */
  readonly proveedor: ProveedorDePagos | undefined
  /** Absent: mails wait in the outbox. */
  readonly cartero?: Cartero | undefined
  readonly destinoDeRegistro?: OpcionesDeServidor['destinoDeRegistro'] & { readonly falla?: Error | undefined }
  /** The built portal. Absent in tests of the API. */
  readonly carpetaDelPortal?: string
}

/** The whole server, not yet listening. The only place where the capabilities are wired together. */
export async function crearApp({ ajustes, db, almacen, ciudadDigital, ...piezas }: Piezas) {
  const app = await crearServidor({
    nivelDeRegistro: ajustes.nivelDeRegistro,
    ...(piezas.destinoDeRegistro && { destinoDeRegistro: piezas.destinoDeRegistro }),
    limiteDeLlamadas: ajustes.limites.llamadas,
    conexiones: origenesDe(ajustes.ciudadDigitalPublica, ajustes.archivosPublica),
    formularios: origenesDe(ajustes.pagos?.boton),
    imagenes: origenesDe(ajustes.ciudad.logo),
  })
  await instalarDocumentacion(app)
  instalarMetricas(app, db)
  if (ajustes.archivosPublica) admitirDesde(app, new URL(ajustes.urlPublica).origin)
  instalarSalud(app, { db, almacen, registro: piezas.destinoDeRegistro })

  const comprobar = comprobarTokens(ciudadDigital)
  const rutas = new Rutas(app, {
    db,
    almacen,
    limites: ajustes.limites,
    identificar: async (token) => {
      const comprobacion = await comprobar(token)
      return comprobacion && identificar(db, comprobacion, ajustes.cuilAdministrador)
    },
  })
  rutasDeAcceso(rutas)
  rutasDePersonas(rutas, ciudadDigital)
  rutasDePadron(rutas)
  rutasDeCatalogos(rutas)
  rutasDeBorradores(rutas)
  rutasDeReferencia(rutas, ciudadDigital)
  rutasDeCarpetas(rutas)
  rutasDeFormularios(rutas, ciudadDigital)
  rutasDeLegajos(rutas)
  rutasDeNotificaciones(rutas, membreteDe(ajustes))
  const pagos = entornoDePagos({ ajustes, db, ...piezas })
  rutasDePagos(rutas, pagos)
  rutasDeLibreDeuda(rutas, { pagos, vigenciaDias: ajustes.vigenciaDeLibreDeuda })
  rutasDeImportaciones(rutas)
  rutas.comprobarTodas()

  await servirPortal(app, ajustes, piezas.carpetaDelPortal)
  return app
}

/** Those of these addresses; one of our own (a path) needs no mention. */
const origenesDe = (...direcciones: readonly (string | null | undefined)[]) =>
  direcciones.flatMap((direccion) => (direccion && URL.canParse(direccion) ? new URL(direccion).origin : []))

/** Whose mails they are, and where their links lead. */
const membreteDe = ({ ciudad, urlPublica }: Ajustes): Membrete => ({ ciudad: ciudad.nombre, urlPortal: urlPublica })

/** What can be paid online: each capability hands in its row. */
const conceptosDe = (ajustes: Ajustes): Conceptos => ({
  FORM1BIS: concepto1bis,
  FORM14: concepto14,
  LIBRE_DEUDA: conceptoLibreDeuda(ajustes.importeDeLibreDeuda, pedirLibreDeuda(ajustes.correo.oficina)),
  VEREDAS: todaviaNo,
  FORM27: todaviaNo,
})

const entornoDePagos = ({ ajustes, db, proveedor }: Pick<Piezas, 'ajustes' | 'db' | 'proveedor'>): EntornoDePagos => ({
  db,
  proveedor,
  conceptos: conceptosDe(ajustes),
  urlPublica: ajustes.urlPublica,
})

/** What the capabilities do by themselves. Tests take a job from here by its name and do it at once. */
export function crearTrabajos(
  piezas: Pick<Piezas, 'ajustes' | 'db' | 'almacen' | 'proveedor' | 'cartero'> & { readonly registro: Logger },
): readonly Trabajo[] {
  const { ajustes, db, almacen, cartero, registro } = piezas
  const membrete = membreteDe(ajustes)
  return [
    ...trabajosDeLimpieza({ db, almacen, registro, maximo: ajustes.barridoMaximo }),
    ...trabajosDeBorradores(db),
    ...trabajosDePagos(entornoDePagos(piezas)),
    ...trabajosDeLegajos({ db, almacen, ciudad: ajustes.ciudad.nombre, urlPublica: ajustes.urlPublica }),
    ...trabajosDeLibreDeuda({ db, almacen, membrete }),
    ...(cartero ? trabajosDeCorreo({ db, almacen, cartero, membrete }) : []),
    ...trabajosDeMatriculas(db),
    ...trabajosDeImportacion(db, almacen),
  ]
}
