import * as z from 'zod/mini'
import { SITUACIONES_DE_ARCHIVO } from '../antivirus/reglas.ts'
import { MAX_ARCHIVOS } from '../archivos/reglas.ts'
import { campo } from '../campo.ts'
import { IMPORTE_INVALIDO } from '../dinero.ts'
import { Importe } from '../importe.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { DomicilioDePadron } from '../padron/llamadas.ts'
import { GESTORES, PERSONAL } from '../roles.ts'
import {
  Flag,
  Hecho,
  Id,
  IdCarpeta,
  IdDeQuien,
  IdInmuebleTipoElegido,
  Momento,
  Pagina,
  Texto,
  TextoLargo,
  TextoOpcional,
  Total,
} from '../tipos.ts'
import { PENDIENTES_DE_LA_CIUDAD } from './listasDelPersonal.ts'
import { ESTADOS, type Estado } from './movimientos.ts'
import { NoEncargada } from './propietario.ts'
import { CLASES_DE_ARCHIVO, MAX_CONCEPTO, MAX_EXPEDIENTE, MAX_MEDIDA, MAX_OBSERVACION } from './reglas.ts'

const IdCarpetaQuery = z.object({ idCarpeta: IdCarpeta })

const DelFormulario = z.object({ codigoFormulario: z.string(), FormularioTipo: z.string() })

/** One thing that an incomplete folder waits for: the database's `lo_que_falta` says which, in the order in which they are done. */
export const Faltante = z.union([
  z.object({ que: z.literal('completar'), formulario: DelFormulario }),
  /** `monto`, in pesos: what is left to pay. */
  z.object({ que: z.literal('pagar'), formulario: DelFormulario, monto: z.number() }),
  z.object({
    que: z.literal('requisito'),
    requisito: z.object({ idRequisito: z.int(), texto: z.string() }),
    /** In pesos, of the one that is answered by paying: the stamp duty. */
    monto: z.optional(z.number()),
  }),
  z.object({ que: z.enum(['documento', 'croquis', 'presentar']) }),
])
export type Faltante = z.output<typeof Faltante>

const FilaDeFormulario = z.object({
  codigoFormulario: z.string(),
  FormularioTipo: z.string(),
  idCarpeta: z.int(),
  grabado: z.union([z.literal(0), z.literal(1)]),
  idPago: z.nullable(z.int()),
  /** What is still to be paid of it, in pesos. */
  debe: z.number(),
  /** It was sent, staff observed it, and it may be sent again. */
  observado: z.union([z.literal(0), z.literal(1)]),
})
export type FilaDeFormulario = z.output<typeof FilaDeFormulario>

/** What is to be paid of a folder, in pesos: the amount, what for, and the office that asks for it. */
export const Cobro = z.object({ monto: z.number(), concepto: z.string(), oficina: z.nullable(z.string()) })
export type Cobro = z.output<typeof Cobro>

/** A folder as the lists show it. `idFormulario` and `idTramite` are wire names of the folder's own number. */
export const CarpetaListItem = z.object({
  idCarpeta: z.int(),
  idFormulario: z.int(),
  idTramite: z.int(),
  idProfesional: z.nullable(z.int()),
  idPersona: z.int(),
  idEncomiendaTipo: z.nullable(z.int()),
  encomiendatipo: z.nullable(z.string()),
  InmuebleTipo: z.nullable(z.string()),
  ObraTipo: z.nullable(z.string()),
  uso: z.nullable(z.string()),
  /** 12: of the sidewalk form; 13: of form 27. Null where the folder has an encomienda. */
  idUso: z.nullable(z.int()),
  fechaalta: Momento,
  tramiteEstado: z.string(),
  /** Where an observed or unpaid folder came from, and can go back to. */
  tramiteEstadoPrevio: z.nullable(z.string()),
  carpetaCompleta: z.boolean(),
  /** Its papers were handed in: none of them is taken back any more. */
  presentada: z.boolean(),
  Observacion: z.nullable(z.string()),
  expediente: z.nullable(z.string()),
  /** Of one that came from another system: what it was called there. */
  numeroAnterior: z.optional(z.string()),
  Padron: z.nullable(z.string()),
  calle: z.nullable(z.string()),
  NroPuerta: z.nullable(z.string()),
  /** Surname and name of the owner, or of the person who filed. */
  titular: z.string(),
  /** Sent back with a change of state, so that two clerks do not overwrite each other (S-15). */
  version: z.int(),
  /** Whether its applicant may still delete it. */
  borrable: z.boolean(),
  /** The professional's licence has expired: a flag for staff. */
  matriculaVencida: z.boolean(),
  /** What was paid for it was given back: a flag for staff, and nobody approves it without a reason. */
  pagoDevuelto: z.boolean(),
  /** Its owner says that they did not order it: a flag for staff, first of all. */
  noEncargada: z.optional(NoEncargada),
  /** Requirements that are answered with why they do not correspond: staff read those first. */
  noCorresponden: z.optional(z.int()),
  /** In a page, of a folder whose requirements are answered one by one: how many are, and of how many. */
  requisitos: z.optional(z.object({ respondidos: z.int(), total: z.int() })),
  /** In a page, of a folder that waits for a payment whose amount staff said: in pesos. */
  seLePide: z.optional(z.number()),
  /** Who inspects it, once it was assigned. */
  idInspector: z.nullable(z.int()),
  /** The same, as a person. */
  loInspecciona: z.nullable(z.int()),
  /** The persons who have a part in it: as staff they decide nothing about it. */
  tienenParte: z.array(z.int()),
  /** The day until which whoever has it may take. */
  vence: z.nullable(z.string()),
})
export type CarpetaListItem = z.output<typeof CarpetaListItem>

/** A folder by itself, with what it lacks; nothing once it is complete. */
const CarpetaVista = z.extend(CarpetaListItem, {
  faltantes: z.array(Faltante),
  /** Whoever reads it is the owner of its works, and did not file it. */
  comoPropietario: z.optional(z.literal(true)),
  /** While it waits for payment, where staff said what it is. */
  cobro: z.nullable(Cobro),
  /** In pesos. */
  timbrado: z.number(),
})
export type CarpetaVista = z.output<typeof CarpetaVista>

const esEstado = (texto: string): texto is Estado => Object.hasOwn(ESTADOS, texto)

/** One state by its name, or several separated by commas. */
const Estados = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(200)),
    z.transform((texto) => texto.split(',').map((nombre) => nombre.trim().toUpperCase())),
  ),
  z.array(z.string()).check(z.refine((nombres) => nombres.every(esEstado), { error: predicado('no existe') })),
)

export const FiltroDeCarpetas = z.extend(Pagina, {
  estado: campo('Estado', 'el', z.optional(z.union([z.literal(''), Estados]))),
  /** By due date, what is overdue comes first. */
  orden: campo(
    'Orden',
    'el',
    z.optional(
      z.enum(['recientes', 'antiguas', 'vencimiento'], {
        error: predicado('debe ser recientes, antiguas o vencimiento'),
      }),
    ),
  ),
})
export type FiltroDeCarpetas = z.output<typeof FiltroDeCarpetas>

/** What only the staff's lists can be narrowed to. */
export const FiltroDelPersonal = z.object({
  /** One's own, or those that may be given to an inspector and nobody has. */
  asignadas: campo(
    'Asignadas',
    '',
    z.optional(z.enum(['mias', 'nadie'], { error: predicado('debe ser mias o nadie') })),
  ),
  pendiente: campo(
    'Pendiente',
    '',
    z.optional(z.enum(PENDIENTES_DE_LA_CIUDAD, { error: predicado('debe ser respondidas o vencidas') })),
  ),
})

const ListaDeCarpetas = z.extend(Total, { carpetas: z.array(CarpetaListItem) })

export const obtenerTiposEncomienda = llamada({
  method: 'GET',
  path: '/formulario/obtenerTiposEncomienda',
  quien: GESTORES,
  resumen: 'Tipos de encomienda, una fila por tipo y formulario',
  reply: z.object({
    tiposEncomienda: z.array(
      z.object({
        idEncomiendaTipo: z.int(),
        encomiendatipo: z.string(),
        idFormularioTipo: z.int(),
        FormularioTipo: z.string(),
        codigoFormulario: z.string(),
        /** Its folders carry a block sketch. */
        requiereCroquis: z.boolean(),
        /** When to choose it, in a line. */
        explicacion: z.string(),
      }),
    ),
  }),
})

/** Without idProfesional: one's own. An ADMINISTRADOR without a professional record gets the folders they created. */
export const listarCarpetas = llamada({
  method: 'GET',
  path: '/documentacion/listar',
  muestra: { clase: 'carpeta', lista: 'carpetas', campo: 'idCarpeta' },
  quien: GESTORES,
  resumen: 'Las carpetas de un profesional',
  query: z.extend(FiltroDeCarpetas, { idProfesional: campo('Profesional', 'el', IdDeQuien) }),
  reply: ListaDeCarpetas,
})

/** Sidewalk folders, and the person's own elevator folders. */
export const listarCarpetasVeredas = llamada({
  method: 'GET',
  path: '/documentacion/listarCarpetasVeredas',
  muestra: { clase: 'carpeta', lista: 'carpetas', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Las carpetas de veredas de una persona',
  query: z.extend(FiltroDeCarpetas, { idPersona: campo('Persona', 'la', IdDeQuien) }),
  reply: ListaDeCarpetas,
})

export const listarTodas = llamada({
  method: 'GET',
  path: '/documentacion/listarTodas',
  muestra: { clase: 'carpeta', lista: 'carpetas', campo: 'idCarpeta' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Todas las carpetas',
  query: z.extend(FiltroDeCarpetas, FiltroDelPersonal.shape),
  conError: true,
  reply: z.extend(ListaDeCarpetas, { error: z.boolean() }),
})

/** One folder, fresh: screens that act on it start from here and not from what a list said minutes ago. */
export const verCarpeta = llamada({
  method: 'GET',
  path: '/documentacion/carpeta/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'Una carpeta',
  errores: [404],
  params: IdCarpetaQuery,
  reply: z.object({ carpeta: CarpetaVista }),
})

export const obtenerArchivos = llamada({
  method: 'GET',
  path: '/documentacion/obtenerArchivos/',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Los archivos de una carpeta: uno con su tipo, o varios en un ZIP',
  errores: [404, 409],
  query: IdCarpetaQuery,
  reply: 'archivo',
})

export const listarArchivos = llamada({
  method: 'GET',
  path: '/documentacion/archivos',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Qué archivos tiene una carpeta',
  errores: [404],
  query: IdCarpetaQuery,
  reply: z.object({
    archivos: z.array(
      z.object({
        idArchivo: z.int(),
        nombre: z.string(),
        clase: z.enum(CLASES_DE_ARCHIVO),
        tipo: z.string(),
        tamano: z.int(),
        sha256: z.string(),
        fecha: Momento,
        /** Why it cannot be opened, where it cannot. */
        situacion: z.optional(z.enum(SITUACIONES_DE_ARCHIVO)),
      }),
    ),
  }),
})

export const obtenerArchivo = llamada({
  method: 'GET',
  path: '/documentacion/archivo/{idArchivo}',
  sobre: { clase: 'archivo', campo: 'idArchivo' },
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Un archivo',
  errores: [404, 409],
  params: z.object({ idArchivo: campo('Número de archivo', 'el', Id) }),
  reply: 'archivo',
})

/** Logical. The number comes in the body or, since some proxies drop a DELETE's body, in the query. */
export const borrarCarpeta = llamada({
  method: 'DELETE',
  path: '/documentacion',
  quien: 'todos',
  resumen: 'Borrado lógico de una carpeta',
  errores: [404],
  query: z.object({ id: z.optional(IdCarpeta) }),
  json: z.optional(z.object({ id: z.optional(IdCarpeta) })),
  reply: Hecho,
})

const CamposDeSubida = z.object({
  idCarpeta: IdCarpeta,
  fecha: campo('Fecha', 'la', z.optional(z.string())),
  idProfesional: campo('Profesional', 'el', z.optional(z.string())),
  /** Which requirement of the encomienda they answer. */
  idRequisito: campo('Requisito', 'el', z.optional(Id)),
  /** They wait until the folder is filed, as those that answer a requirement do; without it, they file it. */
  sinPresentar: campo('Sin presentar', '', z.optional(Flag)),
  /** One that waits, in whose place they come. */
  reemplaza: campo('Archivo que reemplaza', 'el', z.optional(Id)),
})
const ARCHIVOS_DE_SUBIDA = {
  files: { etiqueta: 'Archivos', articulo: 'los', max: MAX_ARCHIVOS, tope: 'papeles' },
} as const

export const subirArchivosProfesional = llamada({
  method: 'POST',
  path: '/documentacion/carpetaProfesional',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Adjunta de 1 a 5 archivos a una carpeta',
  errores: [404],
  unaSolaVez: true,
  partes: partes({ campos: CamposDeSubida, archivos: ARCHIVOS_DE_SUBIDA }),
  reply: Hecho,
})

export const subirArchivosVeredas = llamada({
  method: 'POST',
  path: '/documentacion/carpetaPersonaVeredas',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Adjunta de 1 a 5 archivos a una carpeta de veredas',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: z.extend(CamposDeSubida, { idPersona: campo('Persona', 'la', z.optional(z.string())) }),
    archivos: ARCHIVOS_DE_SUBIDA,
  }),
  reply: Hecho,
})

/** Of a folder that was not filed yet: its papers are still its applicant's. */
export const quitarArchivo = llamada({
  method: 'DELETE',
  path: '/documentacion/archivo/{idArchivo}',
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Quita un archivo de una carpeta que todavía no se presentó',
  errores: [404],
  params: z.object({ idArchivo: campo('Número de archivo', 'el', Id) }),
  reply: Hecho,
})

/** Its applicant hands it in, once nothing that is obligatory is missing: until then it waits for them. */
export const presentarCarpeta = llamada({
  method: 'PUT',
  path: '/documentacion/presentar',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Presenta una carpeta a la que no le falta nada obligatorio',
  errores: [404],
  json: z.object({ idCarpeta: IdCarpeta, version: campo('Versión', 'la', z.optional(Id)) }),
  reply: Hecho,
})

export const marcarPagado = llamada({
  method: 'PUT',
  path: '/formulario/actualizarTramite-Pagado',
  quien: 'todos',
  resumen: 'Registra que la carpeta presentó su comprobante de pago',
  errores: [404],
  json: z.object({ idCarpeta: IdCarpeta }),
  reply: Hecho,
})

export const obtenerEstados = llamada({
  method: 'GET',
  path: '/formulario/obtenerEstados',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los estados de un trámite',
  reply: z.object({ estados: z.array(z.object({ idTramiteEstado: z.int(), TramiteEstado: z.string() })) }),
})

/** What was done, and whom a mail told of it: nobody, where the applicant has no address. */
export const HechoYAvisado = z.extend(Hecho, {
  avisado: z.optional(z.object({ nombre: z.string(), correo: z.nullable(z.string()) })),
})

export const actualizarTramite = llamada({
  method: 'PUT',
  path: '/formulario/actualizarTramite',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Cambia el estado de una carpeta',
  errores: [404],
  json: z.object({
    idTramite: IdCarpeta,
    idEstado: campo('Nuevo estado', 'el', Id),
    observaciones: campo('Observación', 'la', z.optional(z.nullable(TextoLargo(MAX_OBSERVACION)))),
    formulario: campo('Formulario', 'el', z.optional(z.nullable(Id))),
    expediente: campo('Número de expediente', 'el', z.optional(z.nullable(TextoOpcional(MAX_EXPEDIENTE)))),
    version: campo('Versión', 'la', z.optional(Id)),
    /** What is asked to be paid, moved to PENDIENTE DE PAGO: both, or neither. */
    monto: campo(
      'Importe a pagar',
      'el',
      z.optional(z.nullable(z.union([z.literal(''), Importe], { error: IMPORTE_INVALIDO }))),
      '$',
    ),
    concepto: campo('Concepto', 'el', z.optional(z.nullable(TextoOpcional(MAX_CONCEPTO)))),
  }),
  reply: HechoYAvisado,
})

const ESCRIBA_LOS_ARBOLES = 'Escriba cuántos árboles hay en la vereda'
const esNumero = z.regex(/^\d+([.,]\d+)?$/, { error: predicado('debe ser un número, con coma o punto decimal') })
const Medida = Texto(MAX_MEDIDA).check(esNumero)
/** Trees are counted: whole, though an older program may send their decimals, of noughts. */
const sonEnteros = z.regex(/^\d+([.,]0{1,2})?$/, { error: predicado('debe ser un número entero, sin puntos ni comas') })
const Arboles = TextoOpcional(MAX_MEDIDA).check(z.minLength(1, { error: ESCRIBA_LOS_ARBOLES }), sonEnteros)

/** The folder form. Fees are sent for the record of old clients and never read: the server computes them. */
export const altaCarpeta = llamada({
  method: 'POST',
  path: '/documentacion/alta',
  servicio: 'archivos',
  quien: GESTORES,
  limite: 'envios',
  resumen: 'Presenta una carpeta',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: z.object({
      idEncomiendaTipo: campo('Tipo de encomienda', 'el', Id),
      idFormularioTipo: campo('Tipo de formulario', 'el', Id),
      idPropietario: campo('Propietario', 'el', Id),
      idProfesional: campo('Profesional', 'el', Id),
      idDomicilio: campo('Domicilio de obra', 'el', Id),
      idInmuebleTipo: IdInmuebleTipoElegido,
      idObraTipo: campo('Tipo de obra', 'el', Id),
      AnchoCalle: campo('Ancho de calle', 'el', Medida, 'm'),
      AnchoVereda: campo('Ancho de vereda', 'el', Medida, 'm'),
      DistEjeCalle: campo('Distancia al eje de calle', 'la', Medida, 'm'),
      ArbolesVereda: campo('Árboles en vereda', 'los', Arboles),
      MontodeObra: campo(
        'Monto de obra',
        'el',
        z.optional(z.union([z.literal(''), Importe], { error: IMPORTE_INVALIDO })),
        '$',
      ),
      Timbrado: campo('Timbrado', 'el', z.optional(z.string()), '$'),
      DerechoConstruccion: campo('Derecho de construcción', 'el', z.optional(z.string()), '$'),
      TotalaAbonar: campo('Total a abonar', 'el', z.optional(z.string()), '$'),
      idPersona: campo('Persona', 'la', z.optional(z.string())),
    }),
    archivos: { CoquisManzana: { etiqueta: 'Croquis de manzana', articulo: 'el', max: 1, tope: 'croquis' } },
  }),
  reply: z.extend(Hecho, {
    idCarpeta: z.int(),
    idFormulario: z.int(),
    idTramite: z.int(),
    codigoSeguimiento: z.string(),
  }),
})

export const obtenerFormulariosDeCarpeta = llamada({
  method: 'GET',
  path: '/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta',
  quien: 'todos',
  resumen: 'Los formularios de una carpeta',
  errores: [404],
  query: IdCarpetaQuery,
  reply: z.array(FilaDeFormulario),
})

export const obtenerDatosPersona = llamada({
  method: 'GET',
  path: '/formulario/obtenerDatosPersona/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El solicitante de una carpeta',
  errores: [404],
  params: IdCarpetaQuery,
  reply: z.object({
    persona: z.object({
      apellido_persona: z.string(),
      nombre_persona: z.string(),
      documento_persona: z.string(),
      email_persona: z.string(),
    }),
  }),
})

export const buscarDomicilioPorCarpeta = llamada({
  method: 'GET',
  path: '/formulario/buscarDomicilioPorCarpeta/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'El domicilio de obra de una carpeta',
  errores: [404],
  params: IdCarpetaQuery,
  reply: z.object({
    domicilio: z.omit(DomicilioDePadron, { idDomicilio: true }),
  }),
})

/** The folder's history, oldest first, with the calendar days spent in each state and what may come next. */
export const verSeguimiento = llamada({
  method: 'GET',
  path: '/documentacion/seguimiento/{idCarpeta}',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  resumen: 'La historia de una carpeta',
  errores: [404],
  params: IdCarpetaQuery,
  reply: z.object({
    seguimiento: z.array(
      z.object({
        TramiteEstado: z.string(),
        evento: z.string(),
        fecha: Momento,
        oficina: z.nullable(z.string()),
        dias: z.int(),
        observacion: z.nullable(z.string()),
        expediente: z.nullable(z.string()),
        /** What happened meanwhile and moved it nowhere. */
        notas: z.array(z.object({ evento: z.string(), fecha: Momento, texto: z.nullable(z.string()) })),
      }),
    ),
    siguiente: z.array(z.string()),
  }),
})

/** A code of the folder's own, with which anybody follows it without signing in. Every one given goes on serving. */
export const codigoDeSeguimiento = llamada({
  method: 'POST',
  path: '/documentacion/codigoSeguimiento',
  sobre: { clase: 'carpeta', campo: 'idCarpeta' },
  quien: 'todos',
  limite: 'envios',
  resumen: 'Un código para seguir una carpeta sin ingresar',
  errores: [404],
  json: IdCarpetaQuery,
  reply: z.object({ codigoSeguimiento: z.string() }),
})
