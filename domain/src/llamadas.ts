import * as acceso from './acceso/llamadas.ts'
import * as antivirus from './antivirus/llamadas.ts'
import * as borradores from './borradores/llamadas.ts'
import * as busqueda from './busqueda/llamadas.ts'
import * as delPadron from './carpetas/carpetasDelPadron.ts'
import * as encomiendas from './carpetas/encomiendas.ts'
import * as escritorio from './carpetas/escritorio.ts'
import * as carpetas from './carpetas/llamadas.ts'
import * as observaciones from './carpetas/observaciones.ts'
import * as propietario from './carpetas/propietario.ts'
import * as requisitos from './carpetas/requisitos.ts'
import * as requisitosDeEncomienda from './carpetas/requisitosDeEncomienda.ts'
import * as calles from './catalogos/calles.ts'
import * as cambios from './catalogos/cambios.ts'
import * as cambiosDePrecio from './catalogos/cambiosDePrecio.ts'
import * as empleados from './catalogos/empleados.ts'
import * as inspectores from './catalogos/inspectores.ts'
import * as instituciones from './catalogos/instituciones.ts'
import * as deFormularios from './catalogos/llamadas.ts'
import * as obrasTipo from './catalogos/obrasTipo.ts'
import * as oficinas from './catalogos/oficinas.ts'
import * as tarifas from './catalogos/tarifas.ts'
import * as certificados from './certificados/llamadas.ts'
import * as ciudad from './ciudad/llamadas.ts'
import * as conservacion from './conservacion/llamadas.ts'
import * as consultas from './consultas/llamadas.ts'
import * as datosAbiertos from './datosAbiertos/llamadas.ts'
import * as formulario27 from './elevadores/formulario27.ts'
import * as formulario28 from './elevadores/formulario28.ts'
import * as formulario29 from './elevadores/formulario29.ts'
import * as formulario30 from './elevadores/formulario30.ts'
import * as formulario31 from './elevadores/formulario31.ts'
import * as delRegistro from './elevadores/llamadas.ts'
import * as estadisticas from './estadisticas/llamadas.ts'
import * as estado from './estado/llamadas.ts'
import * as exportacion from './exportacion/llamadas.ts'
import { type CodigoDeFormulario, FORMULARIOS } from './formularios/formularios.ts'
import * as deTodos from './formularios/llamadas.ts'
import * as importaciones from './importaciones/llamadas.ts'
import * as inicio from './inicio/llamadas.ts'
import * as legajos from './legajos/llamadas.ts'
import * as libreDeuda from './libreDeuda/llamadas.ts'
import type { DeclaracionDeLlamada } from './llamada.ts'
import * as mapa from './mapa/llamadas.ts'
import * as misDatos from './misDatos/llamadas.ts'
import * as notificaciones from './notificaciones/llamadas.ts'
import * as obras from './obras/llamadas.ts'
import * as padron from './padron/llamadas.ts'
import * as pagos from './pagos/llamadas.ts'
import * as colegios from './personas/colegios.ts'
import * as domicilioDePropietario from './personas/domicilioDePropietario.ts'
import * as personasDeCarpetas from './personas/llamadas.ts'
import * as profesionales from './personas/profesionales.ts'
import * as plazos from './plazos/llamadas.ts'
import * as puestaEnMarcha from './puestaEnMarcha/llamadas.ts'
import * as respaldo from './respaldo/llamadas.ts'
import * as seguimiento from './seguimiento/llamadas.ts'
import * as tramites from './tramites/llamadas.ts'
import * as veredas from './veredas/llamadas.ts'
import * as deAgenda from './visitas/agenda.ts'
import * as deApartados from './visitas/apartados.ts'
import * as aDistancia from './visitas/distancia.ts'
import * as deListas from './visitas/listas.ts'
import * as deVisitas from './visitas/llamadas.ts'
import * as deLlave from './visitas/llave.ts'
import * as deResultado from './visitas/resultado.ts'

const catalogos = {
  ...deFormularios,
  ...instituciones,
  ...oficinas,
  ...calles,
  ...obrasTipo,
  ...tarifas,
  ...cambiosDePrecio,
  ...inspectores,
  ...empleados,
  ...cambios,
}
const elevadores = {
  ...delRegistro,
  ...formulario27,
  ...formulario28,
  ...formulario29,
  ...formulario30,
  ...formulario31,
}
const visitas = { ...deVisitas, ...deListas, ...deResultado, ...deApartados, ...deAgenda, ...aDistancia, ...deLlave }
const personas = { ...personasDeCarpetas, ...domicilioDePropietario, ...colegios, ...profesionales }

const CAPACIDADES = {
  acceso,
  antivirus,
  borradores,
  busqueda,
  carpetas: {
    ...carpetas,
    ...delPadron,
    ...encomiendas,
    ...escritorio,
    ...observaciones,
    ...propietario,
    ...requisitos,
    ...requisitosDeEncomienda,
  },
  catalogos,
  certificados,
  ciudad,
  conservacion,
  consultas,
  datosAbiertos,
  estadisticas,
  elevadores,
  exportacion,
  formularios: deTodos,
  inicio,
  legajos,
  importaciones,
  libreDeuda,
  mapa,
  misDatos,
  notificaciones,
  obras,
  padron,
  pagos,
  personas,
  plazos,
  puestaEnMarcha,
  respaldo,
  estado,
  seguimiento,
  tramites,
  veredas,
  visitas,
}

type DeModulo<M> = M extends unknown ? Extract<M[keyof M], DeclaracionDeLlamada> : never
type DeFormulario<C extends CodigoDeFormulario> = DeModulo<Awaited<ReturnType<(typeof FORMULARIOS)[C]['traer']>>>
type PorCapacidad = { [C in keyof typeof CAPACIDADES]: DeModulo<(typeof CAPACIDADES)[C]> }

/** Every declared call, as a type: what the web's client is typed by, without a byte of schema in the bundle. */
export type TodaLlamada = PorCapacidad[keyof PorCapacidad] | DeFormulario<CodigoDeFormulario>

const esLlamada = (valor: unknown): valor is DeclaracionDeLlamada =>
  typeof valor === 'object' && valor !== null && 'method' in valor && 'path' in valor && 'quien' in valor

/** A call with its capability and the name that it is declared under. */
export type Llamada = DeclaracionDeLlamada & { readonly capacidad: string; readonly nombre: string }

const deLosFormularios = await Promise.all(Object.values(FORMULARIOS).map(({ traer }) => traer()))

/** Every declared call. The server checks at start that each one of its own has a handler. */
export const LLAMADAS: readonly Llamada[] = [
  ...Object.entries(CAPACIDADES),
  ...deLosFormularios.map((modulo) => ['formularios', modulo] as const),
].flatMap(([capacidad, modulo]) =>
  Object.entries<unknown>(modulo).flatMap(([nombre, valor]) =>
    esLlamada(valor) ? [{ ...valor, capacidad, nombre }] : [],
  ),
)
