import * as z from 'zod/mini'
import { campo, rotulosDe } from '../campo.ts'
import { type BloqueDeRespuestas, cuenta, escrita } from '../formularios/guardado.ts'
import { llamada } from '../llamada.ts'
import { EnteroObligatorio, Hecho, IdObligatorio, Momento, TextoLargo } from '../tipos.ts'
import { LoQuePoneElServidor, NumeroDeConservador, TextoCon } from './campos.ts'
import { COMPLETE_LOS_CAMPOS } from './mensajes.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const Texto = (max: number) => TextoCon(max, COMPLETE_LOS_CAMPOS)

/** Every field is required, the observations too. */
export const RespuestasFormulario31 = z.object({
  cantidadelevadores: campo(
    'Cantidad de elevadores',
    'la',
    EnteroObligatorio(1, TOPES.elevadores, COMPLETE_LOS_CAMPOS),
  ),
  destinoinmueble: campo('Destino del inmueble', 'el', Texto(TOPES.destino)),
  nroconservador: campo('Número de conservador', 'el', NumeroDeConservador(COMPLETE_LOS_CAMPOS)),
  nroinstalador: campo('Número de instalador', 'el', Texto(TOPES.numero)),
  representantetecnico: campo('Representante técnico', 'el', Texto(TOPES.nombre)),
  matriculaRT: campo('Matrícula del representante técnico', 'la', Texto(TOPES.numero)),
  observaciones: campo(
    'Observaciones',
    'las',
    TextoLargo(TOPES.observaciones, COMPLETE_LOS_CAMPOS).check(z.minLength(1, { error: COMPLETE_LOS_CAMPOS })),
  ),
  /** The property. */
  idDomicilio: campo('Domicilio del inmueble', 'el', IdObligatorio(COMPLETE_LOS_CAMPOS)),
})

const Formulario31Enviado = z.extend(RespuestasFormulario31, LoQuePoneElServidor)

export const Formulario31Guardado = z.object({
  idFormulario31: z.int(),
  padron: z.string(),
  domicilio: z.string(),
  cantidadelevadores: z.int(),
  destinoinmueble: z.string(),
  nroconservador: z.string(),
  nroinstalador: z.string(),
  representantetecnico: z.string(),
  matriculaRT: z.string(),
  observaciones: z.string(),
  revisadoEl: z.nullable(Momento),
  autor: z.string(),
  fecha: Momento,
})

const R = rotulosDe(RespuestasFormulario31)

/** The form as a record, in the blocks that it was filled in. */
export const bloquesDe31 = (g: z.output<typeof Formulario31Guardado>): BloqueDeRespuestas[] => [
  {
    titulo: 'Inmueble',
    respuestas: [
      { pregunta: 'Padrón', respuesta: g.padron },
      escrita(R.idDomicilio, g.domicilio),
      escrita(R.destinoinmueble, g.destinoinmueble),
      cuenta(R.cantidadelevadores, g.cantidadelevadores),
    ],
  },
  {
    titulo: 'Conservador',
    respuestas: [
      escrita(R.nroconservador, g.nroconservador),
      escrita(R.nroinstalador, g.nroinstalador),
      escrita(R.representantetecnico, g.representantetecnico),
      escrita(R.matriculaRT, g.matriculaRT),
      escrita(R.observaciones, g.observaciones),
    ],
  },
]

export const altaFormulario31 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario31',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Presenta la nota del conservador sobre los elevadores de un inmueble',
  errores: [404],
  unaSolaVez: true,
  json: Formulario31Enviado,
  reply: z.extend(Hecho, { idFormulario31: z.int() }),
})
