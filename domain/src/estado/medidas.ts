import { cuantos } from '../plurales.ts'

/** What the portal knows of how it goes: each is a line of 'Estado del portal', a metric, and, past its budget, a notice. */

interface Medida {
  readonly titulo: string
  /** Of its metric: `portal_…`. */
  readonly metrica: string
  /** Past this somebody should look. */
  readonly presupuesto: number
  /** The value in words, and what to do where it is past. */
  decir(valor: number): string
  readonly hacer: string
  /** Where it cannot be told, if that is no failure. */
  readonly sinValor?: string
}

const hace = (segundos: number): string => {
  const minutos = Math.floor(segundos / 60)
  if (minutos < 60) return cuantos(minutos, 'minuto', 'minutos')
  const horas = Math.floor(minutos / 60)
  return horas < 48 ? cuantos(horas, 'hora', 'horas') : cuantos(Math.floor(horas / 24), 'día', 'días')
}
const esperan = (segundos: number) =>
  segundos === 0 ? 'No espera nada' : `Lo más viejo espera desde hace ${hace(segundos)}`
const hay = (uno: string, varios: string) => (n: number) => (n === 0 ? 'Ninguno' : cuantos(n, uno, varios))
const fallaron = (n: number) =>
  n === 0
    ? 'Sin fallas de este proceso en la última hora'
    : `No le respondió a este proceso ${cuantos(n, 'vez', 'veces')} en la última hora`

export const MEDIDAS = {
  correos: {
    titulo: 'Correos que esperan',
    metrica: 'portal_correos_espera_segundos',
    presupuesto: 3600,
    decir: esperan,
    hacer: 'Vea en «Correos enviados» por qué no salen. Si nunca salió ninguno, falta SMTP_URL',
  },
  correosFallidos: {
    titulo: 'Correos que no salieron',
    metrica: 'portal_correos_fallidos_semana',
    presupuesto: 20,
    decir: hay('correo no salió en la última semana', 'correos no salieron en la última semana'),
    hacer:
      'Vea en «Correos enviados» la causa de cada uno y envíelos de nuevo. Alguno suelto suele ser una dirección mal escrita',
  },
  trabajosAtrasados: {
    titulo: 'Trabajos que no corren',
    metrica: 'portal_trabajos_atrasados',
    presupuesto: 0,
    decir: hay('trabajo no corre', 'trabajos no corren'),
    hacer: 'Algún proceso tiene que tener PROCESOS=trabajos. Reinícielo si está; el registro dice qué hacía',
  },
  trabajosQueFallan: {
    titulo: 'Trabajos que fallan',
    metrica: 'portal_trabajos_con_fallas',
    presupuesto: 0,
    decir: hay('trabajo falló las últimas tres veces', 'trabajos fallaron las últimas tres veces'),
    hacer: 'Abajo dice cuál y por qué',
  },
  pagos: {
    titulo: 'Pagos sin resolver',
    metrica: 'portal_pagos_sin_resolver',
    presupuesto: 0,
    decir: hay('pago espera desde hace más de un día', 'pagos esperan desde hace más de un día'),
    hacer: 'Véalos en «Pagos»: ahí se puede preguntar otra vez al proveedor',
  },
  ciudadDigital: {
    titulo: 'Ciudad Digital',
    metrica: 'portal_ciudad_digital_fallas_hora',
    presupuesto: 20,
    decir: fallaron,
    hacer: 'Sin ella nadie entra. El registro dice la causa: nombre, certificado, tiempo, respuesta',
  },
  proveedor: {
    titulo: 'Proveedor de pagos',
    metrica: 'portal_proveedor_fallas_hora',
    presupuesto: 20,
    decir: fallaron,
    hacer: 'Los pagos se confirman cuando vuelva. El registro dice la causa',
  },
  disco: {
    titulo: 'Disco ocupado',
    metrica: 'portal_disco_ocupado_porciento',
    presupuesto: 90,
    decir: (porciento: number) => `${Math.round(porciento)} %`,
    hacer:
      'Es el más lleno de los que usa el portal: el de DATA_DIR, el de los archivos y el de las copias. Agrándelo o libere lugar: sin él no se guarda nada',
  },
  conexiones: {
    titulo: 'Pedidos que esperan una conexión a la base',
    metrica: 'portal_conexiones_en_espera',
    presupuesto: 5,
    decir: hay('pedido espera una conexión en este proceso', 'pedidos esperan una conexión en este proceso'),
    hacer:
      'Mire qué ocupa la base. Si es la gente que hay, agregue otro proceso o suba CONEXIONES, hasta lo que la base admite',
  },
  importaciones: {
    titulo: 'Importaciones que esperan',
    metrica: 'portal_importaciones_espera_segundos',
    presupuesto: 6 * 3600,
    decir: esperan,
    hacer: 'Véalas en «Importaciones»; si no avanza ninguna, reinicie el proceso de los trabajos',
  },
  replica: {
    titulo: 'Réplica de lectura',
    metrica: 'portal_replica_fuera_segundos',
    presupuesto: 300,
    decir: (segundos: number) =>
      segundos === 0 ? 'Se lee' : `No se lee desde hace ${hace(segundos)}: responde la base principal`,
    sinValor: 'No hay: todo se lee de la base principal',
    hacer: 'El registro dice por qué: no responde, está atrasada, o dejó de seguir a la principal',
  },
  sinQuienDecida: {
    titulo: 'Envíos de inspección que nadie puede decidir',
    metrica: 'portal_envios_sin_quien_decida',
    presupuesto: 0,
    decir: hay('envío espera', 'envíos esperan'),
    hacer:
      'Los jefes y administradores que hay enviaron uno de los dos o tienen parte en la carpeta: dé el rol de jefe a otra persona en «Empleados»',
  },
} as const satisfies Readonly<Record<string, Medida>>

export type NombreDeMedida = keyof typeof MEDIDAS
export const NOMBRES_DE_MEDIDA = Object.keys(MEDIDAS) as NombreDeMedida[]

export const estaMal = (nombre: NombreDeMedida, valor: number): boolean => valor > MEDIDAS[nombre].presupuesto

/** As it stands on the screen. */
export function decirMedida(nombre: NombreDeMedida, valor: number | null): string {
  const medida: Medida = MEDIDAS[nombre]
  return valor === null ? (medida.sinValor ?? 'No se sabe') : medida.decir(valor)
}

/** As a notice says it. */
export function avisoDe(nombre: NombreDeMedida, valor: number): string {
  const { titulo, decir, hacer } = MEDIDAS[nombre]
  return `${titulo}: ${decir(valor)}. ${hacer}`
}
