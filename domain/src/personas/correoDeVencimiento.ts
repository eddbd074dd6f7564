import { delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'

export const CORREOS_DE_PERSONAS = {
  matriculaPorVencer: {
    titulo: 'Matrícula profesional por vencer',
    aQuien: 'Al profesional',
    asunto: 'Su matrícula vence el {fecha}',
    parrafos: [
      'Según el registro del municipio, su matrícula profesional está por vencer.',
      'Cuando la renueve, avise a la mesa de entradas para que actualice la fecha. Sus carpetas siguen su trámite, pero las que presente con la matrícula vencida quedan señaladas.',
    ],
    campos: {
      fecha: { que: 'El día en que vence', ejemplo: '15/12/2026', obligatorio: true },
      profesion: { que: 'Su profesión', ejemplo: 'ARQUITECTO' },
      matricula: { que: 'Su número de matrícula', ejemplo: '4521' },
    },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

/** `dia`: dd/mm/yyyy. */
export const correoDeVencimiento = (dia: string, profesion: string, matricula: string): PorRedactar => ({
  ...delTexto(CORREOS_DE_PERSONAS, 'matriculaPorVencer', { fecha: dia, profesion, matricula }),
  datos: [
    ['Profesión', profesion],
    ['Matrícula', matricula],
    ['Vencimiento', dia],
  ],
  accion: { texto: 'Ir a mis carpetas', ruta: '/misCarpetas' },
})
