import { A_LA_OFICINA, delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'

export const CORREOS_DE_RESPALDO = {
  copiaQueNoSirve: {
    titulo: 'La copia de respaldo no sirve',
    aQuien: A_LA_OFICINA,
    asunto: 'La copia de respaldo de esta noche no sirve',
    parrafos: [
      'El portal hace cada noche una copia de sus datos y la restaura en un lugar aparte para comprobar que sirve. Esta vez no sirvió.',
      'Avise hoy a quien administra el servidor: si algo se pierde, se vuelve a la última que sirvió.',
    ],
    campos: { detalle: { que: 'Qué pasó', ejemplo: 'No se pudo leer' } },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

interface NoSirve {
  readonly copia: string | null
  readonly detalle: string
}

/** To the office, each night that it happens. */
export const correoDeCopiaQueNoSirve = ({ copia, detalle }: NoSirve): PorRedactar => ({
  ...delTexto(CORREOS_DE_RESPALDO, 'copiaQueNoSirve', { detalle }),
  datos: [...(copia === null ? [] : [['Copia', copia] as const]), ['Qué pasó', detalle]],
  accion: { texto: 'Ver el estado del portal', ruta: '/estado' },
})
