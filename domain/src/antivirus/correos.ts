import type { Redaccion } from '../notificaciones/correo.ts'

interface Apartado {
  readonly nombre: string
  readonly hallazgo: string
}

/** To who sent it. */
export const correoDeArchivoApartado = ({ nombre, hallazgo }: Apartado): Redaccion => ({
  asunto: `El antivirus apartó un archivo que usted envió: ${nombre}`,
  parrafos: [
    'Encontramos algo peligroso en un archivo que envió al portal. Nadie lo puede abrir, y no cuenta como presentado.',
    'Revise su equipo con un antivirus y envíe otra copia del documento. Lo demás que presentó sigue como estaba.',
  ],
  datos: [
    ['Archivo', nombre],
    ['Se encontró', hallazgo],
  ],
  accion: { texto: 'Ir al portal', ruta: '/catastro' },
})

/** To the office. */
export const correoDeApartadoALaOficina = ({
  nombre,
  hallazgo,
  persona,
}: Apartado & { readonly persona: string }): Redaccion => ({
  asunto: `El antivirus apartó un archivo: ${nombre}`,
  parrafos: ['El archivo quedó aparte y nadie lo puede abrir. A quien lo envió se le pidió otra copia.'],
  datos: [
    ['Archivo', nombre],
    ['Se encontró', hallazgo],
    ['Lo envió', persona],
  ],
  accion: { texto: 'Ver los archivos apartados', ruta: '/archivosApartados' },
})
