import type { Redaccion } from '../notificaciones/correo.ts'
import { segun } from '../plurales.ts'
import { DIAS_DE_AVISO } from './reglas.ts'

/** To who left forms half filled: of the days that they are kept, a week is left to send them. */
export function correoDeBorradores(cuantos: number, dias: number): Redaccion {
  const formularios = segun(cuantos, 'un formulario', `${cuantos} formularios`)
  return {
    asunto: `Tiene ${formularios} sin enviar que se ${segun(cuantos, 'va', 'van')} a borrar`,
    parrafos: [
      `Hace más de ${dias - DIAS_DE_AVISO} días que no vuelve a ${formularios} que empezó. A los ${dias} días se borran.`,
      'Para conservar lo escrito, ábralos y siga donde los dejó. Si ya no los necesita, no tiene que hacer nada.',
    ],
    datos: [],
    accion: { texto: 'Ir al portal', ruta: '/catastro' },
  }
}
