import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { LARGO_DE_CODIGO } from '../certificados/reglas.ts'
import { llamada } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Codigo, Fecha, Flag, Hecho, Id, Momento, Padron, Pagina, Texto, Total } from '../tipos.ts'
import { CLASES_DE_TECNICO } from './formulario30.ts'
import {
  CLASES_DE_VENCIMIENTO,
  FORMULARIOS_DE_ELEVADORES,
  SE_CONFIRMAN,
  SE_QUITAN,
  SITUACIONES_DE_VENCIMIENTO,
  TOPES_DE_ELEVADORES as TOPES,
} from './reglas.ts'

/* The register that forms 27 to 31 make: properties with elevators, the companies that maintain them, and their staff. */

const Dia = z.string()

const Vencimiento = z.object({
  hasta: z.nullable(Dia),
  situacion: z.enum(SITUACIONES_DE_VENCIMIENTO),
})
export type Vencimiento = z.output<typeof Vencimiento>

/** Null in what may be unbounded: who still is has no `hasta`. */
const Desde = { desde: Dia, hasta: z.nullable(Dia) } as const

const Domicilio = { padron: z.string(), domicilio: z.string() } as const

/** A form 27, with the form 28 that registered its responsible. `cuil` is for staff and for that person. */
const Responsable = z.object({
  idFormulario27: z.int(),
  idCarpeta: z.int(),
  estado: z.string(),
  /** Staff approved its folder. */
  confirmado: z.boolean(),
  nroelevadores: z.int(),
  expedienteobra: z.int(),
  responsable: z.string(),
  cuil: z.nullable(z.string()),
  ...Desde,
  registro: z.nullable(
    z.object({
      idFormulario28: z.int(),
      circunscripcion: z.string(),
      seccion: z.string(),
      manzana: z.string(),
      parcela: z.string(),
      fecha: Momento,
    }),
  ),
  /** Forms 28 that somebody else sent and that wait, for staff. */
  porConfirmar: z.array(z.object({ idFormulario28: z.int(), autor: z.string() })),
})
export type Responsable = z.output<typeof Responsable>

const EmpresaDelRegistro = z.object({
  idInstitucion: z.int(),
  Institucion: z.string(),
  razonsocial: z.string(),
  nroconservador: z.string(),
  nroinstalador: z.string(),
  telefono: z.string(),
  /** Its form 29 is paid. */
  confirmada: z.boolean(),
})

/** A form 31: which company maintains the property, since when and until when. */
const Mantenimiento = z.object({
  idFormulario31: z.int(),
  ...Domicilio,
  empresa: z.nullable(EmpresaDelRegistro),
  nroconservador: z.string(),
  cantidadelevadores: z.int(),
  destinoinmueble: z.string(),
  representantetecnico: z.string(),
  matriculaRT: z.string(),
  revisadoEl: z.nullable(Momento),
  /** Who sent it: for staff, and for who did. */
  autor: z.nullable(z.string()),
  ...Desde,
  seguro: Vencimiento,
  contrato: Vencimiento,
  /** The caller filed it, or has a part in its property or its company: staff among them decide nothing about it. */
  propio: z.boolean(),
})
export type Mantenimiento = z.output<typeof Mantenimiento>

/** A technician of a form 30. `cuil` is for staff. */
const TecnicoDelRegistro = z.object({
  idFormulario30: z.int(),
  clase: z.enum(CLASES_DE_TECNICO),
  nombre: z.string(),
  cuit: z.nullable(z.string()),
  profesion: z.string(),
  matricula: z.string(),
  /** Staff confirmed that form 30. */
  confirmado: z.boolean(),
  /** Who sent it: for staff, and for who did. */
  autor: z.nullable(z.string()),
  ...Desde,
  vencimiento: Vencimiento,
  propio: z.boolean(),
})
export type TecnicoDelRegistro = z.output<typeof TecnicoDelRegistro>

const InmuebleListItem = z.object({
  ...Domicilio,
  nroelevadores: z.nullable(z.int()),
  responsable: z.nullable(z.string()),
  confirmado: z.boolean(),
  empresa: z.nullable(z.string()),
  /** Staff reviewed the note that says so. */
  empresaConfirmada: z.boolean(),
  nroconservador: z.nullable(z.string()),
  /** There is a note (form 31) that nobody has reviewed. */
  porRevisar: z.boolean(),
  /** The nearest end of its insurance, its contract or a licence of its company's staff. */
  vencimiento: Vencimiento,
})
export type InmuebleListItem = z.output<typeof InmuebleListItem>

const VENCIMIENTOS_QUE_SE_FILTRAN = ['POR_VENCER', 'VENCIDO'] as const
const FiltroDeRegistro = z.extend(z.pick(Pagina, { pagina: true, porPagina: true, buscar: true }), {
  vencimiento: campo(
    'Vencimiento',
    'el',
    z.optional(z.union([z.literal(''), z.enum(VENCIMIENTOS_QUE_SE_FILTRAN)], { error: predicado('no existe') })),
  ),
})

const FiltroDeInmuebles = z.extend(FiltroDeRegistro, {
  /** 1: confirmed by staff; 0: not yet. */
  confirmado: campo('Confirmado', '', z.optional(z.union([z.literal(''), Flag]))),
  porRevisar: campo('Por revisar', '', z.optional(Flag)),
})
export type FiltroDeInmuebles = z.output<typeof FiltroDeInmuebles>

/** By padron, street, responsible, company or number of conservator. */
export const listarInmuebles = llamada({
  method: 'GET',
  path: '/elevadores/inmuebles',
  muestra: { clase: 'inmuebleConElevadores', lista: 'inmuebles', campo: 'padron' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Los inmuebles con elevadores',
  query: FiltroDeInmuebles,
  reply: z.extend(Total, { inmuebles: z.array(InmuebleListItem) }),
})

const DelPadron = z.object({ padron: Padron })

/**
 * For staff, the owner in the land register, and whoever filed a confirmed form 27 of the property: 404 for anybody else, whose
 * note was reviewed among them. Who is now comes first, and the newest after; what nobody confirmed, after what is.
 */
export const verInmueble = llamada({
  method: 'GET',
  path: '/elevadores/inmuebles/{padron}',
  sobre: { clase: 'inmuebleConElevadores', campo: 'padron' },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Los elevadores de un inmueble: responsables, conservadoras y su personal',
  errores: [404],
  params: DelPadron,
  reply: z.object({
    inmueble: z.object({
      ...Domicilio,
      /** From the newest form 27, or else from the newest note. */
      nroelevadores: z.nullable(z.int()),
      responsables: z.array(Responsable),
      mantenimientos: z.array(Mantenimiento),
      personal: z.array(TecnicoDelRegistro),
      /** Its card can be printed: there is a form 27 of it. */
      conTarjeta: z.boolean(),
    }),
  }),
})

export const tarjetaDeInmueble = llamada({
  method: 'GET',
  path: '/elevadores/inmuebles/{padron}/tarjeta',
  sobre: { clase: 'inmuebleConElevadores', campo: 'padron' },
  quien: 'todos',
  limite: 'envios',
  resumen: 'La tarjeta con QR para colgar en la cabina, en PDF',
  errores: [404],
  params: DelPadron,
  reply: 'archivo',
})

const EmpresaListItem = z.extend(EmpresaDelRegistro, {
  /** The last form 29: what staff mark as paid. */
  idFormulario29: z.int(),
  importe: z.number(),
  pagadoEl: z.nullable(Momento),
  fecha: Momento,
  /** What staff confirmed; and apart, what waits. */
  inmuebles: z.int(),
  elevadores: z.int(),
  tecnicos: z.int(),
  elevadoresSinConfirmar: z.int(),
  tecnicosSinConfirmar: z.int(),
  vencimiento: Vencimiento,
  propia: z.boolean(),
})
export type EmpresaListItem = z.output<typeof EmpresaListItem>

const FiltroDeEmpresas = z.extend(FiltroDeRegistro, {
  pagada: campo('Pagada', '', z.optional(z.union([z.literal(''), Flag]))),
  sinConfirmar: campo('Sin confirmar', '', z.optional(Flag)),
})
export type FiltroDeEmpresas = z.output<typeof FiltroDeEmpresas>

/** By institution, company name, CUIT or number of conservator. */
export const listarEmpresas = llamada({
  method: 'GET',
  path: '/elevadores/empresas',
  muestra: { clase: 'empresaDeElevadores', lista: 'empresas', campo: 'idInstitucion' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Las empresas conservadoras inscriptas',
  query: FiltroDeEmpresas,
  reply: z.extend(Total, { empresas: z.array(EmpresaListItem) }),
})

const Inscripcion = z.object({
  idFormulario29: z.int(),
  razonsocial: z.string(),
  nroconservador: z.string(),
  importe: z.number(),
  pagadoEl: z.nullable(Momento),
  autor: z.string(),
  ...Desde,
  propio: z.boolean(),
})
export type Inscripcion = z.output<typeof Inscripcion>

/** For staff, and whoever filed a paid form 29 of it: 404 for anybody else. Newest first. */
export const verEmpresa = llamada({
  method: 'GET',
  path: '/elevadores/empresas/{idInstitucion}',
  sobre: { clase: 'empresaDeElevadores', campo: 'idInstitucion' },
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Una empresa conservadora: sus inscripciones, su personal y los inmuebles que conserva',
  errores: [404],
  params: z.object({ idInstitucion: campo('Institución', 'la', Id) }),
  reply: z.object({
    empresa: z.extend(EmpresaDelRegistro, {
      cuit: z.string(),
      domicilio: z.string(),
      inscripciones: z.array(Inscripcion),
      personal: z.array(TecnicoDelRegistro),
      mantenimientos: z.array(Mantenimiento),
    }),
  }),
})

/** A note is reviewed once, and never one's own. */
export const revisarFormulario31 = llamada({
  method: 'PUT',
  path: '/elevadores/revisado',
  quien: PERSONAL,
  resumen: 'Da por revisada la nota de un conservador',
  errores: [404],
  json: z.object({ idFormulario31: campo('Formulario 31', 'el', Id) }),
  reply: Hecho,
})

/** Staff, of what is not their own; of a form 28, also who answers for the elevators and who holds the property. */
export const confirmarRegistro = llamada({
  method: 'PUT',
  path: '/elevadores/confirmar',
  quien: 'todos',
  resumen: 'Confirma al responsable (28) o al personal de una empresa (30) que alguien registró',
  errores: [404],
  json: z.object({
    formulario: campo('Formulario', 'el', z.enum(SE_CONFIRMAN, { error: predicado('no existe') })),
    numero: campo('Registro', 'el', Id),
  }),
  reply: Hecho,
})

/** The same people; what is confirmed, only staff. */
export const quitarRegistro = llamada({
  method: 'PUT',
  path: '/elevadores/quitar',
  quien: 'todos',
  resumen: 'Quita del registro un formulario 28, 30 o 31, con el motivo',
  errores: [404],
  json: z.object({
    formulario: campo('Formulario', 'el', z.enum(SE_QUITAN, { error: predicado('no existe') })),
    numero: campo('Registro', 'el', Id),
    motivo: campo('Motivo', 'el', Texto(TOPES.motivo)),
  }),
  reply: Hecho,
})

/** `id`: of the form 31, or of the form 30 for a technician's licence. */
export const guardarVencimiento = llamada({
  method: 'PUT',
  path: '/elevadores/vencimiento',
  quien: PERSONAL,
  resumen: 'Anota cuándo vence un seguro, un contrato o la matrícula de un técnico',
  errores: [404],
  json: z.object({
    clase: campo('Vencimiento', 'el', z.enum(CLASES_DE_VENCIMIENTO, { error: predicado('no existe') })),
    id: campo('Registro', 'el', Id),
    hasta: campo('Fecha de vencimiento', 'la', z.nullable(Fecha)),
  }),
  reply: Hecho,
})

/** What the caller filed, whatever it is of. `numero`: the folder of a form 27, its own number of the others. */
const RegistroPropio = z.object({
  formulario: z.enum(FORMULARIOS_DE_ELEVADORES),
  numero: z.int(),
  idCarpeta: z.nullable(z.int()),
  /** 'Padrón 100001', 'ASCENSORES TUCUMAN SRL'. */
  detalle: z.string(),
  /** The folder's state, 'Pagado', 'Sin pagar', 'Revisada', 'En trámite', 'Registrado', 'Confirmado', 'Sin confirmar', 'Quitado'. */
  situacion: z.string(),
  /** In pesos, of a form 29 that is not paid. */
  porPagar: z.optional(z.number()),
  /** Why it was taken out of the register. */
  motivo: z.nullable(z.string()),
  /** The pages of the register that the caller may open from here. */
  padron: z.nullable(z.string()),
  idInstitucion: z.nullable(z.int()),
  fecha: Momento,
})
export type RegistroPropio = z.output<typeof RegistroPropio>

export const misRegistros = llamada({
  method: 'GET',
  path: '/elevadores/mios',
  quien: 'todos',
  resumen: 'Los formularios de elevadores que presentó la persona',
  query: z.extend(z.pick(Pagina, { pagina: true, porPagina: true }), {
    formulario: campo(
      'Formulario',
      'el',
      z.optional(z.union([z.literal(''), z.enum(FORMULARIOS_DE_ELEVADORES)], { error: predicado('no existe') })),
    ),
  }),
  reply: z.extend(Total, { registros: z.array(RegistroPropio) }),
})

const DeRegistro = z.object({
  formulario: campo('Formulario', 'el', z.enum(FORMULARIOS_DE_ELEVADORES, { error: predicado('no existe') })),
  /** The folder of a form 27, its own number of the others. */
  numero: campo('Registro', 'el', Id),
})

const Bloque = z.object({
  titulo: z.string(),
  respuestas: z.array(
    z.object({
      pregunta: z.string(),
      respuesta: z.string(),
      importe: z.optional(z.boolean()),
      total: z.optional(z.boolean()),
    }),
  ),
})

/** For who filed it, and staff; a form 28, also for who answers for the elevators and who holds the property. */
export const verRegistro = llamada({
  method: 'GET',
  path: '/elevadores/registro/{formulario}/{numero}',
  sobre: { clase: 'registroDeElevadores', campo: ['formulario', 'numero'] },
  quien: 'todos',
  resumen: 'Un formulario de elevadores como se presentó',
  errores: [404],
  params: DeRegistro,
  reply: z.object({
    registro: z.extend(RegistroPropio, {
      titulo: z.string(),
      autor: z.string(),
      /** The caller may confirm it, or take it away. */
      confirma: z.boolean(),
      quita: z.boolean(),
      bloques: z.array(Bloque),
    }),
  }),
})

export const descargarRegistro = llamada({
  method: 'GET',
  path: '/elevadores/registro/{formulario}/{numero}/pdf',
  sobre: { clase: 'registroDeElevadores', campo: ['formulario', 'numero'] },
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Un formulario de elevadores, en PDF',
  errores: [404],
  params: DeRegistro,
  reply: 'archivo',
})

/**
 * What anybody reads who scans the card: only what staff confirmed, and nobody's name. Null is what is still 'en
 * trámite'.
 */
export const verTarjeta = llamada({
  method: 'GET',
  path: '/elevadores/tarjeta/{codigo}',
  quien: 'publico',
  limite: 'consultas',
  resumen: 'Lo que el municipio confirmó de los elevadores de un inmueble, por el código de su tarjeta',
  errores: [404],
  params: z.object({
    codigo: campo('Código', 'el', Codigo(LARGO_DE_CODIGO)),
  }),
  reply: z.object({
    tarjeta: z.object({
      ...Domicilio,
      inscripcion: z.nullable(z.object({ nroelevadores: z.int(), desde: Dia })),
      conservadora: z.nullable(
        z.object({
          Institucion: z.string(),
          nroconservador: z.string(),
          desde: Dia,
          seguro: Vencimiento,
          contrato: Vencimiento,
        }),
      ),
    }),
  }),
})
