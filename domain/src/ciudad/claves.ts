import { claseDeTope, NOMBRES_DE_TOPE } from '../archivos/topes.ts'
import type { Articulo } from '../campo.ts'
import { ESTADOS, type Estado } from '../carpetas/movimientos.ts'
import { QUE_SIGNIFICA } from '../carpetas/queSignifica.ts'
import { FRASE_DE_LIBRE_DEUDA, FRASE_DE_PADRON } from '../certificados/frases.ts'
import { type ClaseConservada, claseDe, maximoDe, NOMBRES_DE_CLASE } from '../conservacion/clases.ts'
import type { Tope } from '../llamada.ts'
import { LEYENDAS_DE_FACHADA, LEYENDAS_DE_VEREDA } from '../veredas/leyendas.ts'
import { TITULO_DE_LEYENDAS } from '../veredas/mensajes.ts'
import { AYUDA, GLOSARIO } from './ayuda.ts'
import type { ColorDeLaCiudad } from './contraste.ts'
import { DEPENDENCIA, PIE, PORTAL } from './deFabrica.ts'
import { DONDE_VALEN_LOS_TOPES } from './mensajes.ts'

/*
 * What a city says of itself, as data: each key with its fields, what it says before anybody writes, and where it is seen.
 * What an ordinance rules is not here: it stands in the code of its capability (docs/reglas.md).
 */

export interface CampoDeCiudad {
  readonly etiqueta: string
  readonly articulo: Articulo
  readonly tipo: 'texto' | 'parrafos' | 'color' | 'imagen' | 'dias' | 'megas'
  /** Letters; of days, days; of megabytes, those. */
  readonly max: number
  /** No fewer than these; of days, but for 0, which is for ever. */
  readonly min?: number
  /** Of a colour, which of the city's: what it has to be read with. */
  readonly color?: ColorDeLaCiudad
  /** No other such field of its key says the same. */
  readonly distinto?: true
  /** May be left empty. */
  readonly opcional?: true
  /** What it says where the city wrote nothing. */
  readonly semilla: string
  readonly ayuda?: string
}

export interface ClaveDeCiudad {
  readonly titulo: string
  readonly donde: string
  readonly campos: Readonly<Record<string, CampoDeCiudad>>
}

const NOMBRES_DE_ESTADO = Object.keys(ESTADOS) as Estado[]

/** What a state is called in its key's fields, and where what it means is: paths that a form takes. */
const campoDeEstado = (estado: Estado) => `estado${ESTADOS[estado]}`
const campoDeSignificado = (estado: Estado) => `significa${ESTADOS[estado]}`

const deEstado = (estado: Estado): readonly (readonly [string, CampoDeCiudad])[] => [
  [campoDeEstado(estado), { etiqueta: estado, articulo: '', tipo: 'texto', max: 40, distinto: true, semilla: estado }],
  [
    campoDeSignificado(estado),
    { etiqueta: `Qué significa ${estado}`, articulo: '', tipo: 'texto', max: 200, semilla: QUE_SIGNIFICA[estado] },
  ],
]

const MAX_TEXTO = 8000
/** 64 hexadecimal digits, a dot and three letters. */
const MAX_IMAGEN = 68

const PRIVACIDAD = `Qué datos guardamos. Su nombre, CUIL, correo y teléfono, que vienen de Ciudad Digital; y lo que usted escribe o adjunta en sus trámites.

Para qué. Para tramitar permisos de obra, certificados y registros de la ciudad, y para avisarle cómo van. No se usan para otra cosa ni se venden.

Quién los ve. Usted, quien interviene en su trámite y el personal de la oficina que lo atiende. Cada consulta queda anotada: véala en «Quién consultó mis datos».

Sus derechos (Ley 25.326). Puede pedir ver, corregir o suprimir sus datos, sin costo, en la oficina. La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326, atiende las denuncias y reclamos de quienes resulten afectados en sus derechos.`

const ACCESIBILIDAD = `Este portal se hizo para que lo use cualquier persona, como pide la Ley 26.653 de accesibilidad de la información en las páginas web: con teclado, con lector de pantalla, con la letra agrandada y con los colores de su sistema.

Se comprueba con las pautas WCAG 2.1, nivel AA. Los planos y documentos que adjuntan otras personas pueden no ser accesibles.

Si algo no se puede leer o usar, cuéntelo en la oficina: se corrige, y mientras tanto se hace el trámite de otra manera.`

const AYUDA_DE_SECCIONES = 'Un renglón que empieza con «# » es un título'

const deLeyendas = (cual: keyof typeof TITULO_DE_LEYENDAS, semilla: string): CampoDeCiudad => ({
  etiqueta: TITULO_DE_LEYENDAS[cual],
  articulo: 'las',
  tipo: 'parrafos',
  max: 3000,
  opcional: true,
  semilla,
  ayuda: 'Una en cada renglón',
})

/** As long as what the sheet has room for, above the longest name and address. */
const deCertificado = (etiqueta: string, semilla: string): CampoDeCiudad => ({
  etiqueta,
  articulo: 'la',
  tipo: 'texto',
  max: 300,
  semilla,
})

/** All of them may be empty: then whoever has to pay is sent to the offices' page. */
const dePagos = (etiqueta: string, articulo: Articulo, ayuda: string): CampoDeCiudad => ({
  etiqueta,
  articulo,
  tipo: 'texto',
  max: 120,
  opcional: true,
  semilla: '',
  ayuda,
})

const conservada = (clase: ClaseConservada): CampoDeCiudad => {
  const { etiqueta, articulo, minimo, porQue, semilla } = claseDe(clase)
  return {
    etiqueta,
    articulo,
    tipo: 'dias',
    max: maximoDe(clase),
    min: minimo,
    semilla: String(semilla),
    ayuda: `En días; 0, siempre. Al menos ${minimo.toLocaleString('es-AR')}: ${porQue}`,
  }
}

const deTope = (tope: Tope): CampoDeCiudad => {
  const { etiqueta, articulo, minimo, maximo, porQue, semilla } = claseDeTope(tope)
  return {
    etiqueta,
    articulo,
    tipo: 'megas',
    max: maximo,
    min: minimo,
    semilla: String(semilla),
    ayuda: `En MB. Al menos ${minimo}, ${porQue}; ${maximo} como máximo`,
  }
}

export const CLAVES = {
  identidad: {
    titulo: 'Nombre y escudo',
    donde: 'En la barra y la portada; nombre, dependencia y escudo, también en los documentos y los correos',
    campos: {
      nombre: { etiqueta: 'Nombre de la ciudad', articulo: 'el', tipo: 'texto', max: 60, semilla: 'Municipalidad' },
      portal: {
        etiqueta: 'Nombre del portal',
        articulo: 'el',
        tipo: 'texto',
        max: 30,
        semilla: PORTAL,
        ayuda: 'El de la barra, la portada y las pestañas del navegador',
      },
      dependencia: {
        etiqueta: 'Dependencia',
        articulo: 'la',
        tipo: 'texto',
        max: 60,
        semilla: DEPENDENCIA,
        ayuda: 'La oficina de la que son los documentos y los correos',
      },
      escudo: {
        etiqueta: 'Escudo',
        articulo: 'el',
        tipo: 'imagen',
        max: MAX_IMAGEN,
        opcional: true,
        semilla: '',
        ayuda: 'PNG o JPEG cuadrado',
      },
    },
  },
  colores: {
    titulo: 'Colores',
    donde:
      'El principal, en la barra, los botones, los enlaces, la portada, los documentos y los correos. El de acento, en «Pagar» y al costado de lo que espera por cada persona',
    campos: {
      primario: {
        etiqueta: 'Color principal',
        articulo: 'el',
        tipo: 'color',
        max: 7,
        color: 'primario',
        semilla: '#0B4F8A',
        ayuda: 'Como #0B4F8A',
      },
      acento: {
        etiqueta: 'Color de acento',
        articulo: 'el',
        tipo: 'color',
        max: 7,
        color: 'acento',
        semilla: '#B45309',
        ayuda: 'Como #B45309',
      },
    },
  },
  estados: {
    titulo: 'Estados: cómo se llaman y qué significan',
    donde:
      'El nombre, en listas, desglose, seguimiento, estadísticas, legajos y correos; qué significa, en «Ayuda». Los pasos de uno a otro no cambian',
    campos: Object.fromEntries(NOMBRES_DE_ESTADO.flatMap(deEstado)) as Readonly<Record<string, CampoDeCiudad>>,
  },
  pie: {
    titulo: 'Pie de página',
    donde: 'Al pie de cada pantalla y de la portada',
    campos: { pie: { etiqueta: 'Pie', articulo: 'el', tipo: 'texto', max: 120, semilla: PIE } },
  },
  portada: {
    titulo: 'Portada',
    donde: 'Lo primero que lee quien llega sin ingresar',
    campos: {
      saludo: {
        etiqueta: 'Título de la portada',
        articulo: 'el',
        tipo: 'texto',
        max: 80,
        semilla: 'Catastro y permisos de obra',
      },
      bajada: {
        etiqueta: 'Texto de la portada',
        articulo: 'el',
        tipo: 'texto',
        max: 240,
        semilla: 'Presente carpetas, páguelas y sígalas desde su casa, con su cuenta de Ciudad Digital.',
      },
      foto: {
        etiqueta: 'Foto de la portada',
        articulo: 'la',
        tipo: 'imagen',
        max: MAX_IMAGEN,
        opcional: true,
        semilla: '',
        ayuda: 'PNG o JPEG apaisado, que se recorta a 7:4',
      },
    },
  },
  oficinas: {
    titulo: 'Oficinas: dirección, teléfono y horario',
    donde: 'En la portada y en «Oficinas y horarios»',
    campos: {
      oficinas: {
        etiqueta: 'Oficinas',
        articulo: 'las',
        tipo: 'parrafos',
        max: 2000,
        opcional: true,
        semilla: '',
        ayuda: 'Una en cada renglón: nombre, dirección, teléfono y horario',
      },
    },
  },
  pagos: {
    titulo: 'Dónde y cómo se paga',
    donde: 'Donde el portal dice que algo se paga fuera de él: en la carpeta, el inicio, el comprobante y los correos',
    campos: {
      cuenta: dePagos('Cuenta', 'la', 'CBU o alias. Por ejemplo: CBU 0000003100010000000001'),
      titular: dePagos('Titular de la cuenta', 'el', 'A nombre de quién está'),
      oficina: dePagos('Oficina donde se paga', 'la', 'Nombre y dirección. Por ejemplo: Tesorería, Mitre 100'),
      horario: dePagos('Horario de esa oficina', 'el', 'Por ejemplo: lunes a viernes, de 8 a 13'),
    },
  },
  privacidad: {
    titulo: 'Aviso de privacidad',
    donde: 'Al pie de cada pantalla y de la portada, con la fecha en que se guardó',
    campos: {
      privacidad: {
        etiqueta: 'Aviso de privacidad',
        articulo: 'el',
        tipo: 'parrafos',
        max: MAX_TEXTO,
        semilla: PRIVACIDAD,
      },
    },
  },
  accesibilidad: {
    titulo: 'Declaración de accesibilidad',
    donde: 'Al pie de cada pantalla y de la portada, con la fecha en que se guardó',
    campos: {
      accesibilidad: {
        etiqueta: 'Declaración de accesibilidad',
        articulo: 'la',
        tipo: 'parrafos',
        max: MAX_TEXTO,
        semilla: ACCESIBILIDAD,
      },
    },
  },
  ayuda: {
    titulo: 'Ayuda',
    donde: 'Al pie de cada pantalla, y en la caja que busca. Lleva a la parte de la pantalla en que se está',
    campos: {
      ayuda: {
        etiqueta: 'Ayuda',
        articulo: 'la',
        tipo: 'parrafos',
        max: MAX_TEXTO,
        semilla: AYUDA,
        ayuda: AYUDA_DE_SECCIONES,
      },
    },
  },
  glosario: {
    titulo: 'Glosario',
    donde: 'En «Ayuda», y en la caja que busca',
    campos: {
      glosario: {
        etiqueta: 'Glosario',
        articulo: 'el',
        tipo: 'parrafos',
        max: MAX_TEXTO,
        semilla: GLOSARIO,
        ayuda: AYUDA_DE_SECCIONES,
      },
    },
  },
  leyendas: {
    titulo: 'Leyendas del formulario de veredas',
    donde: 'En el formulario de veredas y fachadas, según los trabajos que se marquen',
    campos: { leyendas1: deLeyendas(1, LEYENDAS_DE_VEREDA), leyendas2: deLeyendas(2, LEYENDAS_DE_FACHADA) },
  },
  certificados: {
    titulo: 'Frases de los certificados',
    donde: 'En cada certificado que se emita desde que se guarda, arriba de sus datos. Los emitidos no cambian',
    campos: {
      fraseLibreDeuda: deCertificado('Frase del certificado de Libre Deuda', FRASE_DE_LIBRE_DEUDA),
      frasePadron: deCertificado('Frase del certificado de padrón', FRASE_DE_PADRON),
    },
  },
  conservacion: {
    titulo: 'Cuánto se guarda cada cosa',
    donde:
      'En «Conservación», donde se ve qué se va y cuándo. Guardar menos vale a los 7 días; guardar más, en el acto',
    campos: Object.fromEntries(NOMBRES_DE_CLASE.map((clase) => [clase, conservada(clase)])) as Record<
      ClaseConservada,
      CampoDeCiudad
    >,
  },
  tamanos: {
    titulo: 'Tamaño de los archivos',
    donde: DONDE_VALEN_LOS_TOPES,
    campos: Object.fromEntries(NOMBRES_DE_TOPE.map((tope) => [tope, deTope(tope)])) as Record<Tope, CampoDeCiudad>,
  },
} as const satisfies Readonly<Record<string, ClaveDeCiudad>>

export type ClaveDeLaCiudad = keyof typeof CLAVES
export type ValorDe<C extends ClaveDeLaCiudad> = { readonly [K in keyof (typeof CLAVES)[C]['campos']]: string }

/** Each state as the city has it: what it is called, and what it means. */
export const estadosEscritos = (valor: Readonly<Record<string, string>>) =>
  NOMBRES_DE_ESTADO.map((estado) => ({
    estado,
    nombre: valor[campoDeEstado(estado)] ?? estado,
    significa: valor[campoDeSignificado(estado)] ?? QUE_SIGNIFICA[estado],
  }))

/** Those that are not called as they came, by the name that they are stored with. */
export const estadosRenombrados = (valor: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    estadosEscritos(valor).flatMap(({ estado, nombre }) =>
      nombre !== '' && nombre !== estado ? [[estado, nombre]] : [],
    ),
  )

/** The keys that are a page of words, which anybody reads. */
export const TEXTOS = [
  'oficinas',
  'privacidad',
  'accesibilidad',
  'ayuda',
  'glosario',
] as const satisfies readonly ClaveDeLaCiudad[]
export type TextoDeLaCiudad = (typeof TEXTOS)[number]
