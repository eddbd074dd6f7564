import type { Articulo } from '../campo.ts'

/*
 * What the city stores and for how long, kind by kind: the one list. The screen, the setting with its versions, the job and
 * the command come from it; what a row of each kind is, the server says (server/src/conservacion/loQueSeVa.ts).
 */

interface Clase {
  readonly etiqueta: string
  readonly articulo: Articulo
  /** In words, with what its days are counted from. */
  readonly queSeVa: string
  /** No city keeps it for less; and why. */
  readonly minimo: number
  readonly porQue: string
  /** The most, but for ever. */
  readonly maximo?: number
  /** Days that it is kept for where the city wrote nothing; 0, for ever. */
  readonly semilla: number
  /** Whoever installs the portal says for how long at least, with this setting: the city may keep it longer, never less. */
  readonly ajuste?: string
}

const CLASES = {
  borradores: {
    etiqueta: 'Borradores',
    articulo: 'los',
    queSeVa:
      'Los formularios a medias, con sus archivos, desde que nadie los toca. A su persona se le avisa 7 días antes.',
    minimo: 30,
    porQue: 'para que haya tiempo de volver',
    semilla: 60,
  },
  correos: {
    etiqueta: 'Correos',
    articulo: 'los',
    queSeVa: 'Los correos que ya salieron o no pudieron salir, con sus adjuntos y sus intentos, desde que salieron.',
    minimo: 1096,
    porQue: 'prueban que se avisó: 3 años es lo que dura un reclamo al Estado (Ley 26.944, artículo 7)',
    semilla: 0,
  },
  registros: {
    etiqueta: 'Registros del servidor',
    articulo: 'los',
    queSeVa: 'Los archivos viejos del registro (portal.log), desde que se cerraron. El que está en uso no se toca.',
    minimo: 30,
    porQue: 'para poder averiguar una falla',
    semilla: 0,
  },
  consultas: {
    etiqueta: 'Consultas de datos personales',
    articulo: 'las',
    queSeVa: 'Las anotaciones de quién leyó datos de quién, desde la lectura.',
    minimo: 183,
    porQue: 'cada persona puede pedirlas cada seis meses (Ley 25.326, artículo 14)',
    semilla: 730,
    ajuste: 'CONSULTAS_DIAS',
  },
  apartados: {
    etiqueta: 'Archivos apartados',
    articulo: 'los',
    queSeVa:
      'Los archivos que una fila soltó, desde que el barrido los apartó. Lo que nunca nombró una fila no se borra.',
    minimo: 7,
    porQue: 'para deshacer un error',
    // A row's having let it go is known for 90 days: without that, a file is nobody's and stays.
    maximo: 60,
    semilla: 7,
  },
  auditoria: {
    etiqueta: 'Auditoría',
    articulo: 'la',
    queSeVa: 'Las filas más viejas de la auditoría, desde el cambio que cuentan. La cadena dice dónde se cortó.',
    minimo: 1826,
    porQue: 'lo que dura una acción sin plazo propio, 5 años (Código Civil y Comercial, artículo 2560)',
    semilla: 0,
    ajuste: 'AUDITORIA_DIAS',
  },
  carpetas: {
    etiqueta: 'Datos personales de carpetas viejas',
    articulo: 'los',
    queSeVa:
      'De una carpeta cerrada o borrada: su propietario, su correo, el domicilio del formulario 19, lo que decían antes sus formularios, sus códigos, su legajo y lo que de eso copió la auditoría, desde que se cerró. Quedan su número, su historia, su profesional, sus pagos y sus archivos, que no se miran por dentro: también el DNI o el título que se hayan adjuntado.',
    minimo: 3653,
    porQue: 'lo que responde quien construyó, 10 años (Código Civil y Comercial, artículo 1275)',
    semilla: 0,
  },
} as const satisfies Readonly<Record<string, Clase>>

export type ClaseConservada = keyof typeof CLASES
export const NOMBRES_DE_CLASE = Object.keys(CLASES) as ClaseConservada[]
export const claseDe = (codigo: ClaseConservada): Clase => CLASES[codigo]

const MAX_DIAS = 36_500
export const maximoDe = (codigo: ClaseConservada): number => claseDe(codigo).maximo ?? MAX_DIAS
