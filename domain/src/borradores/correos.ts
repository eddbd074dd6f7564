import { delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'
import { segun } from '../plurales.ts'
import { DIAS_DE_AVISO } from './reglas.ts'

export const CORREOS_DE_BORRADORES = {
  borradoresPorBorrar: {
    titulo: 'Formularios sin enviar que se van a borrar',
    aQuien: 'A quien los dejó a medias',
    asunto: 'Tiene {formularios} sin enviar que se {van} a borrar',
    parrafos: [
      'Hace más de {sinVolver} días que no vuelve a {formularios} que empezó. A los {dias} días se borran.',
      'Para conservar lo escrito, ábralos y siga donde los dejó. Si ya no los necesita, no tiene que hacer nada.',
    ],
    campos: {
      formularios: { que: '«un formulario», o cuántos', ejemplo: '2 formularios', obligatorio: true },
      van: { que: '«va» o «van», según cuántos', ejemplo: 'van' },
      sinVolver: { que: 'Los días que hace', ejemplo: '53' },
      dias: { que: 'A los cuántos días se borran', ejemplo: '60' },
    },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

/** To who left forms half filled: of the days that they are kept, a week is left to send them. */
export const correoDeBorradores = (cuantos: number, dias: number): PorRedactar => ({
  ...delTexto(CORREOS_DE_BORRADORES, 'borradoresPorBorrar', {
    formularios: segun(cuantos, 'un formulario', `${cuantos} formularios`),
    van: segun(cuantos, 'va', 'van'),
    sinVolver: String(dias - DIAS_DE_AVISO),
    dias: String(dias),
  }),
  datos: [],
  accion: { texto: 'Ir al portal', ruta: '/catastro' },
})
