import * as z from 'zod/mini'
import type { Articulo } from '../campo.ts'
import { CUENTA, dato, nombrada, pregunta, preguntas } from '../formularios/preguntas.ts'
import { llamada } from '../llamada.ts'
import { EnteroObligatorio, Hecho, IdObligatorio, TextoLargo } from '../tipos.ts'
import { LoQuePoneElServidor, NumeroDeConservador, soloLoRespondido, TextoCon } from './campos.ts'
import { COMPLETE_LOS_CAMPOS } from './mensajes.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

const texto = (etiqueta: string, articulo: Articulo, max: number) =>
  pregunta(etiqueta, articulo, TextoCon(max, COMPLETE_LOS_CAMPOS))

/** Every field is required, the observations too. */
export const PREGUNTAS = preguntas(
  {
    Inmueble: {
      padron: dato('Padrón'),
      /** The property. */
      idDomicilio: pregunta('Domicilio del inmueble', 'el', IdObligatorio(COMPLETE_LOS_CAMPOS), nombrada('domicilio')),
      destinoinmueble: texto('Destino del inmueble', 'el', TOPES.destino),
      cantidadelevadores: pregunta(
        'Cantidad de elevadores',
        'la',
        EnteroObligatorio(1, TOPES.elevadores, COMPLETE_LOS_CAMPOS),
        CUENTA,
      ),
    },
    Conservador: {
      nroconservador: pregunta('Número de conservador', 'el', NumeroDeConservador(COMPLETE_LOS_CAMPOS)),
      nroinstalador: texto('Número de instalador', 'el', TOPES.numero),
      representantetecnico: texto('Representante técnico', 'el', TOPES.nombre),
      matriculaRT: texto('Matrícula del representante técnico', 'la', TOPES.numero),
      observaciones: pregunta(
        'Observaciones',
        'las',
        TextoLargo(TOPES.observaciones, COMPLETE_LOS_CAMPOS).check(z.minLength(1, { error: COMPLETE_LOS_CAMPOS })),
      ),
    },
  },
  [
    'cantidadelevadores',
    'destinoinmueble',
    'nroconservador',
    'nroinstalador',
    'representantetecnico',
    'matriculaRT',
    'observaciones',
    'idDomicilio',
  ],
)

export const altaFormulario31 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario31',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Presenta la nota del conservador sobre los elevadores de un inmueble',
  errores: [404],
  unaSolaVez: true,
  json: soloLoRespondido(z.extend(PREGUNTAS.respuestas, LoQuePoneElServidor)),
  reply: z.extend(Hecho, { idFormulario31: z.int() }),
})
