import * as z from 'zod/mini'
import { predicado, SIN_ELEGIR, VACIO } from '../motivo.ts'
import { EnteroObligatorio, FlagCon, TextoLargo, TextoOpcional } from '../tipos.ts'
import { DeUnFormulario, enSuCarpeta, MAX_OBSERVACION_FORMULARIO, MAX_USO } from './guardado.ts'
import { COMPLETE_LAS_OPCIONES } from './mensajes.ts'
import { alta, CUENTA, consulta, palabra, pregunta, preguntas, SI_NO } from './preguntas.ts'

export const CONFORME_HABILITAR = ['No permitido', 'Permitido', 'Condicionado'] as const
const MAX_CANTIDAD = 99_999

const SiNo = FlagCon(COMPLETE_LAS_OPCIONES)
const Cantidad = (min: number) => EnteroObligatorio(min, MAX_CANTIDAD, VACIO)
const Conforme = z.enum(CONFORME_HABILITAR, {
  error: ({ input }) => (input === '' ? SIN_ELEGIR : predicado('debe ser No permitido, Permitido o Condicionado')),
})
const Observaciones = z._default(TextoLargo(MAX_OBSERVACION_FORMULARIO), '')

export const PREGUNTAS = preguntas({
  'Servicios e infraestructura': {
    hormigonarmado: pregunta('Hormigón armado', 'el', SiNo, SI_NO),
    asfalto: pregunta('Asfalto', 'el', SiNo, SI_NO),
    cordoncuneta: pregunta('Cordón cuneta', 'el', SiNo, SI_NO),
    tierrasincc: pregunta('Tierra sin cordón cuneta', 'la', SiNo, SI_NO),
    redbajatension: pregunta('Red de baja tensión', 'la', SiNo, SI_NO),
    redgasnatural: pregunta('Red de gas natural', 'la', SiNo, SI_NO),
    conformeexistente: pregunta('Conforme existente', 'el', SiNo, SI_NO),
  },
  Cantidades: {
    cantidadluminarias: pregunta('Cantidad de luminarias', 'la', Cantidad(1), CUENTA),
    recoleccionresiduos: pregunta('Recolección de residuos', 'la', Cantidad(0), CUENTA, 'veces por semana'),
    cantarboles: pregunta('Cantidad de árboles', 'la', Cantidad(0), CUENTA),
  },
  Uso: {
    usoexistente: pregunta('Uso existente', 'el', TextoOpcional(MAX_USO)),
    usoahabilitar: pregunta('Uso a habilitar', 'el', TextoOpcional(MAX_USO)),
    conformehabilitar: pregunta('Conforme a habilitar', 'el', Conforme, palabra(CONFORME_HABILITAR)),
    observaciones: pregunta('Observaciones', 'las', Observaciones),
  },
})

export const consultarFormulario1 = consulta('/formulario/consultarFormulario1', {
  resumen: 'El formulario 1 de una carpeta',
  guardado: PREGUNTAS.guardado,
})

export const altaFormulario1 = alta('/documentacion/altaFormulario1', {
  resumen: 'Envía el formulario 1 de una carpeta',
  json: enSuCarpeta(z.extend(PREGUNTAS.respuestas, DeUnFormulario)),
})
