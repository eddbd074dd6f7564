import { A_LA_OFICINA, delTexto, type PorRedactar, type TextoDeCorreo } from '../notificaciones/textos.ts'

const ARCHIVO = { que: 'El nombre del archivo', ejemplo: 'plano.pdf', obligatorio: true } as const
const HALLAZGO = { que: 'Lo que encontró el antivirus', ejemplo: 'Eicar-Test-Signature' }

export const CORREOS_DE_ANTIVIRUS = {
  archivoApartado: {
    titulo: 'El antivirus apartó un archivo',
    aQuien: 'A quien lo envió',
    asunto: 'El antivirus apartó un archivo que usted envió: {archivo}',
    parrafos: [
      'Encontramos algo peligroso en un archivo que envió al portal. Nadie lo puede abrir, y no cuenta como presentado.',
      'Revise su equipo con un antivirus y envíe otra copia del documento. Lo demás que presentó sigue como estaba.',
    ],
    campos: { archivo: ARCHIVO, hallazgo: HALLAZGO },
  },
  archivoApartadoALaOficina: {
    titulo: 'El antivirus apartó un archivo, a la oficina',
    aQuien: A_LA_OFICINA,
    asunto: 'El antivirus apartó un archivo: {archivo}',
    parrafos: ['El archivo quedó aparte y nadie lo puede abrir. A quien lo envió se le pidió otra copia.'],
    campos: { archivo: ARCHIVO, hallazgo: HALLAZGO, persona: { que: 'Quién lo envió', ejemplo: 'Ana Romano' } },
  },
} as const satisfies Readonly<Record<string, TextoDeCorreo>>

interface Apartado {
  readonly nombre: string
  readonly hallazgo: string
}

/** To who sent it. */
export const correoDeArchivoApartado = ({ nombre, hallazgo }: Apartado): PorRedactar => ({
  ...delTexto(CORREOS_DE_ANTIVIRUS, 'archivoApartado', { archivo: nombre, hallazgo }),
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
}: Apartado & { readonly persona: string }): PorRedactar => ({
  ...delTexto(CORREOS_DE_ANTIVIRUS, 'archivoApartadoALaOficina', { archivo: nombre, hallazgo, persona }),
  datos: [
    ['Archivo', nombre],
    ['Se encontró', hallazgo],
    ['Lo envió', persona],
  ],
  accion: { texto: 'Ver los archivos apartados', ruta: '/archivosApartados' },
})
