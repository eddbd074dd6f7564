import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import {
  aparte,
  CUENTA,
  dato,
  IMPORTE,
  NUMERO,
  nombradaSiHay,
  PAGO_EN_LINEA,
  pregunta,
  preguntas,
} from '../formularios/preguntas.ts'
import { llamada, partes } from '../llamada.ts'
import { VACIO } from '../motivo.ts'
import { ESTADOS_DE_PAGO } from '../pagos/estados.ts'
import { EnteroObligatorio, Hecho, Id, IdObligatorio, Momento } from '../tipos.ts'
import { Corto, Departamento, LoQuePoneElServidor, oVacio, PadronDe6, PuertaCon, soloLoRespondido } from './campos.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const OBLIGATORIO = VACIO
const ElegirDomicilio = IdObligatorio('Busque el domicilio por su padrón, o cárguelo a mano')

/** What is checked before paying: everything but the receipt, because paying locks it. */
export const PREGUNTAS = preguntas({
  Responsable: { autor: dato('Responsable') },
  'Domicilio del responsable': {
    Padron: pregunta('Padrón', 'el', PadronDe6(OBLIGATORIO)),
    idDomicilio: aparte('Domicilio', 'el', ElegirDomicilio),
    /** Empty where the register's address names no street of the catalogue. */
    idCalle: pregunta('Calle', 'la', oVacio(Id), nombradaSiHay('calle')),
    nropuerta: pregunta('Número de puerta', 'el', PuertaCon(OBLIGATORIO)),
    Piso: pregunta('Piso', 'el', Corto),
    Departamento: pregunta('Departamento', 'el', Departamento),
  },
  /** Recorded as whole as the other, whatever is asked of it. */
  'Domicilio del inmueble': {
    PadronInmueble: aparte('Padrón del inmueble', 'el', PadronDe6(OBLIGATORIO)),
    idDomicilioInmueble: aparte('Domicilio del inmueble', 'el', ElegirDomicilio),
    idCalleInmueble: aparte('Calle del inmueble', 'la', oVacio(Id)),
    nropuertaInmueble: aparte('Número de puerta del inmueble', 'el', PuertaCon(OBLIGATORIO)),
    suPadron: dato('Padrón'),
    suCalle: dato('Calle'),
    suPuerta: dato('Número de puerta'),
    suPiso: dato('Piso'),
    suDepartamento: dato('Departamento'),
  },
  Elevadores: {
    nroelevadores: pregunta(
      'Cantidad de elevadores',
      'la',
      EnteroObligatorio(1, TOPES.elevadores, OBLIGATORIO),
      CUENTA,
    ),
    expedienteobra: pregunta('Expediente de obra', 'el', EnteroObligatorio(1, TOPES.expediente, OBLIGATORIO), NUMERO),
    importe: dato('Importe', IMPORTE, '$'),
    idPago: dato('Pago en línea', PAGO_EN_LINEA),
  },
})
export type RespuestasFormulario27 = z.output<typeof PREGUNTAS.respuestas>

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
    /** `idPago` (addition): which payment it goes with; without it, the one that the person has under way. */
    campos: soloLoRespondido(
      z.extend(PREGUNTAS.respuestas, {
        ...LoQuePoneElServidor,
        idPago: campo('Número de pago', 'el', oVacio(Id)),
      }),
    ),
    archivos: {
      comprobante: {
        etiqueta: 'Comprobante de pago',
        articulo: 'el',
        max: TOPES.comprobantes,
        tope: 'comprobantes',
      },
    },
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
