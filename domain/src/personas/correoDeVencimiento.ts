import type { Redaccion } from '../notificaciones/correo.ts'

/** `dia`: dd/mm/yyyy. */
export const correoDeVencimiento = (dia: string, profesion: string, matricula: string): Redaccion => ({
  asunto: `Su matrícula vence el ${dia}`,
  parrafos: [
    'Según el registro del municipio, su matrícula profesional está por vencer.',
    'Cuando la renueve, avise a la mesa de entradas para que actualice la fecha. Sus carpetas siguen su trámite, pero las que presente con la matrícula vencida quedan señaladas.',
  ],
  datos: [
    ['Profesión', profesion],
    ['Matrícula', matricula],
    ['Vencimiento', dia],
  ],
  accion: { texto: 'Ir a mis carpetas', ruta: '/misCarpetas' },
})
