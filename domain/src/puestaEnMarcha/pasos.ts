/** What a city needs before it opens, in the order in which each thing can be done: 'Puesta en marcha' and docs/puesta-en-marcha.md follow it. */

interface Paso {
  readonly titulo: string
  /** What it is for, and how it is done. */
  readonly como: string
  /** Settings that do it, where no screen does. */
  readonly ajustes?: readonly string[]
  /** What its button does. */
  readonly prueba?: string
  /** A city may do without it. */
  readonly prescindible?: true
}

export const PASOS = {
  reparticion: {
    titulo: 'Reparticiones',
    como: 'La primera, la que atiende las carpetas. Las oficinas son de una repartición.',
  },
  institucion: {
    titulo: 'Instituciones',
    como: 'Por lo menos la municipalidad: cada oficina está en una.',
  },
  oficina: {
    titulo: 'Oficinas',
    como: 'Dónde trabaja cada empleado y cada inspector.',
  },
  empleados: {
    titulo: 'Empleados y sus roles',
    como: 'Por su CUIL, que tiene que estar registrado en Ciudad Digital. Sin un OPERADOR MESA DE ENTRADAS nadie recibe lo que se presenta.',
  },
  calles: {
    titulo: 'Calles',
    como: 'De a una, o con una planilla en Importaciones. Los domicilios las nombran.',
  },
  padron: {
    titulo: 'Padrón de inmuebles',
    como: 'Con una planilla en Importaciones; las parcelas del mapa, con un shapefile, en el mismo lugar.',
  },
  tarifas: {
    titulo: 'Tarifas y precios',
    como: 'Los que trae el portal son de muestra: escriba los de su ordenanza al lado de cada uno, en Confirmar los precios.',
    ajustes: ['LIBRE_DEUDA_IMPORTE'],
  },
  plazos: {
    titulo: 'Feriados y plazos',
    como: 'Confirme los feriados de este año y cargue el plazo de cada estado. Sin plazos no vence nada.',
    prescindible: true,
  },
  proveedor: {
    titulo: 'Proveedor de pagos',
    como: 'Con los seis datos del comercio se paga en línea; sin ellos, en la oficina.',
    ajustes: ['PAGOS_URL', 'PAGOS_API_URL', 'PAGOS_COMERCIO', 'PAGOS_GUID', 'PAGOS_FRASE', 'PAGOS_SECRETO'],
    prueba: 'Preguntar al proveedor',
    prescindible: true,
  },
  correo: {
    titulo: 'Correo',
    como: 'Por dónde salen los avisos, quién los firma y qué oficina recibe los pedidos de Libre Deuda.',
    ajustes: ['SMTP_URL', 'CORREO_REMITENTE', 'CORREO_OFICINA'],
    prueba: 'Mandarme un correo',
  },
  ciudadDigital: {
    titulo: 'Ciudad Digital',
    como: 'Que responda lo que el portal espera de ella, al servidor y a los navegadores.',
    ajustes: ['CIUDAD_DIGITAL_URL', 'CIUDAD_DIGITAL_PUBLICA_URL', 'LOGIN_URL', 'PERFIL_URL'],
    prueba: 'Preguntar a Ciudad Digital',
  },
  copia: {
    titulo: 'Copias de respaldo',
    como: 'Una cada noche, que el portal mismo restaura aparte para saber que sirve.',
    ajustes: ['RESPALDO_CARPETA', 'RESPALDO_HORA', 'RESPALDO_CIFRAR'],
    prueba: 'Leer la última copia',
  },
  antivirus: {
    titulo: 'Antivirus',
    como: 'Con él se revisa todo lo que la gente sube antes de que alguien lo abra.',
    ajustes: ['ANTIVIRUS_URL'],
    prueba: 'Preguntar al antivirus',
    prescindible: true,
  },
  sello: {
    titulo: 'Sello de los documentos',
    como: 'La firma digital de la ciudad en los certificados y en el PDF de cada carpeta.',
    ajustes: ['SELLO_CERTIFICADO', 'SELLO_CLAVE', 'SELLO_TIEMPO_URL'],
    prescindible: true,
  },
} as const satisfies Readonly<Record<string, Paso>>

export type NombreDePaso = keyof typeof PASOS
export const NOMBRES_DE_PASO = Object.keys(PASOS) as NombreDePaso[]

export type PasoConPrueba = {
  [P in NombreDePaso]: (typeof PASOS)[P] extends { prueba: string } ? P : never
}[NombreDePaso]
export type PasoPrescindible = {
  [P in NombreDePaso]: (typeof PASOS)[P] extends { prescindible: true } ? P : never
}[NombreDePaso]

export const CON_PRUEBA = NOMBRES_DE_PASO.filter((paso): paso is PasoConPrueba => 'prueba' in PASOS[paso])
export const PRESCINDIBLES = NOMBRES_DE_PASO.filter((paso): paso is PasoPrescindible => 'prescindible' in PASOS[paso])

/** FALTA: it is to be done. SIN_USAR: the city said that it does without it. */
export const SITUACIONES_DE_PASO = ['HECHO', 'FALTA', 'SIN_USAR'] as const
export type SituacionDePaso = (typeof SITUACIONES_DE_PASO)[number]

export const MAX_MOTIVO_SIN_USAR = 200
