import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { type BloqueDeRespuestas, cuenta, escrita, linea } from '../formularios/guardado.ts'
import { llamada, partes } from '../llamada.ts'
import { VACIO } from '../motivo.ts'
import { ESTADOS_DE_PAGO } from '../pagos/estados.ts'
import { EnteroObligatorio, Hecho, Id, IdObligatorio, Momento } from '../tipos.ts'
import { Corto, LoQuePoneElServidor, oVacio, PadronDe6, PuertaCon } from './campos.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const OBLIGATORIO = VACIO
const ElegirDomicilio = IdObligatorio('Busque el domicilio por su padrón, o cárguelo a mano')

/** What is checked before paying: everything but the receipt, because paying locks it. */
export const RespuestasFormulario27 = z.object({
  Padron: campo('Padrón', 'el', PadronDe6(OBLIGATORIO)),
  idDomicilio: campo('Domicilio', 'el', ElegirDomicilio),
  /** Empty where the register's address names no street of the catalogue. */
  idCalle: campo('Calle', 'la', oVacio(Id)),
  nropuerta: campo('Número de puerta', 'el', PuertaCon(OBLIGATORIO)),
  Piso: campo('Piso', 'el', Corto),
  Departamento: campo('Departamento', 'el', Corto),
  PadronInmueble: campo('Padrón del inmueble', 'el', PadronDe6(OBLIGATORIO)),
  idDomicilioInmueble: campo('Domicilio del inmueble', 'el', ElegirDomicilio),
  idCalleInmueble: campo('Calle del inmueble', 'la', oVacio(Id)),
  nropuertaInmueble: campo('Número de puerta del inmueble', 'el', PuertaCon(OBLIGATORIO)),
  nroelevadores: campo('Cantidad de elevadores', 'la', EnteroObligatorio(1, TOPES.elevadores, OBLIGATORIO)),
  expedienteobra: campo('Expediente de obra', 'el', EnteroObligatorio(1, TOPES.expediente, OBLIGATORIO)),
})
export type RespuestasFormulario27 = z.output<typeof RespuestasFormulario27>

/** `idPago` (addition): which payment it goes with; without it, the one that the person has under way. */
const Formulario27Enviado = z.extend(RespuestasFormulario27, {
  ...LoQuePoneElServidor,
  idPago: campo('Número de pago', 'el', oVacio(Id)),
})

const DomicilioEscrito = z.object({
  padron: z.string(),
  calle: z.string(),
  puerta: z.string(),
  piso: z.string(),
  departamento: z.string(),
})

export const Formulario27Guardado = z.object({
  idFormulario27: z.int(),
  idCarpeta: z.int(),
  domicilio: DomicilioEscrito,
  inmueble: DomicilioEscrito,
  nroelevadores: z.int(),
  expedienteobra: z.int(),
  /** In pesos. */
  importe: z.number(),
  idPago: z.nullable(z.int()),
  pagoConfirmado: z.boolean(),
  autor: z.string(),
  fecha: Momento,
})

const R = rotulosDe(Formulario27Enviado)
const IMPORTE = { etiqueta: 'Importe', unidad: '$' } as const

const bloqueDeDomicilio = (titulo: string, d: z.output<typeof DomicilioEscrito>): BloqueDeRespuestas => ({
  titulo,
  respuestas: [
    escrita(R.Padron, d.padron),
    escrita(R.idCalle, d.calle),
    escrita(R.nropuerta, d.puerta),
    escrita(R.Piso, d.piso),
    escrita(R.Departamento, d.departamento),
  ],
})

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe27 = (g: z.output<typeof Formulario27Guardado>): BloqueDeRespuestas[] => [
  { titulo: 'Responsable', respuestas: [{ pregunta: 'Responsable', respuesta: g.autor }] },
  bloqueDeDomicilio('Domicilio del responsable', g.domicilio),
  bloqueDeDomicilio('Domicilio del inmueble', g.inmueble),
  {
    titulo: 'Elevadores',
    respuestas: [
      cuenta(R.nroelevadores, g.nroelevadores),
      escrita(R.expedienteobra, String(g.expedienteobra)),
      linea(IMPORTE, g.importe),
      {
        pregunta: 'Pago en línea',
        respuesta: g.pagoConfirmado ? `Confirmado (pago ${g.idPago})` : 'Sin confirmar',
      },
    ],
  },
]

export const altaFormulario27 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario27',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Presenta el formulario 27 con su comprobante de pago: hace su carpeta',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: Formulario27Enviado,
    archivos: { comprobante: { etiqueta: 'Comprobante de pago', articulo: 'el', max: TOPES.comprobantes } },
  }),
  reply: z.extend(Hecho, { idCarpeta: z.int() }),
})

/** Null when there is none. Of whoever asks nothing is known but these three. */
export const consultarFormulario27 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario27',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'El formulario 27 vigente de un inmueble, por el número de su domicilio',
  query: z.object({ id: campo('Domicilio del inmueble', 'el', Id) }),
  reply: z.object({
    form27: z.nullable(z.object({ idFormulario27: z.int(), nroelevadores: z.int(), idPersonaCD: z.int() })),
  }),
})

/**
 * Where the person's form 27 stands. `pago`: the one under way, open or confirmed and not filed yet; while there is one the
 * fields are locked, and `respuestas` are those that were paid. `ultima`: the last form 27 that the person filed.
 */
export const formulario27EnCurso = llamada({
  method: 'GET',
  path: '/elevadores/formulario27/enCurso',
  quien: 'todos',
  resumen: 'El formulario 27 que la persona tiene en curso: su pago, lo que pagó y lo último que presentó',
  reply: z.object({
    pago: z.nullable(z.object({ idPago: z.int(), estado: z.enum(ESTADOS_DE_PAGO), monto: z.number() })),
    /** Under the wire names of altaFormulario27; null when they may still be changed. */
    respuestas: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    ultima: z.nullable(
      z.object({
        idCarpeta: z.int(),
        padron: z.string(),
        fecha: Momento,
        pago: z.nullable(z.object({ idPago: z.int(), estado: z.enum(ESTADOS_DE_PAGO) })),
      }),
    ),
  }),
})

/**
 * A payment that was begun and never reached the provider (a blocked window, a closed tab) lets go of the fields: 409 once
 * the provider knows it.
 */
export const soltarFormulario27 = llamada({
  method: 'POST',
  path: '/elevadores/formulario27/soltar',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Cancela el pago del formulario 27 que no se llegó a empezar, para poder cambiar los datos',
  errores: [404],
  reply: Hecho,
})
