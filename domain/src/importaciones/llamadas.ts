import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado, unoDe } from '../motivo.ts'
import { ADMINISTRAN, PERSONAL } from '../roles.ts'
import { Entero, Flag, Hecho, Id, Momento, Pagina, Texto, TextoOpcional } from '../tipos.ts'
import { CATALOGOS, MAX_DESCONOCIDOS, MAX_NOMBRE_DESCONOCIDO, RESPUESTAS } from './desconocidos.ts'
import {
  ACCIONES,
  CLASES,
  CODIFICACIONES,
  ESTADOS_DE_IMPORTACION,
  extensionesDeLaDicha,
  FORMATOS,
  MAX_FILAS_IMPORTACION,
  MODOS,
  SISTEMAS,
} from './reglas.ts'

/** Reference data by the file: a dry run that says what each row would do, and then all of it or the good part. */

const ClaseDeArchivo = z.enum(CLASES, { error: unoDe(CLASES) })
const Sistema = campo('Sistema de coordenadas', 'el', z.optional(z.enum(SISTEMAS, { error: unoDe(SISTEMAS) })))
const params = z.object({ idImportacion: campo('Importación', 'la', Id) })
const EnCatalogo = z.enum(CATALOGOS, { error: unoDe(CATALOGOS) })
const UnaRespuesta = z.enum(RESPUESTAS, { error: unoDe(RESPUESTAS) })
const Sugerencia = z.object({ id: z.int(), nombre: z.string() })

const Importacion = z.object({
  idImportacion: z.int(),
  clase: ClaseDeArchivo,
  estado: z.enum(ESTADOS_DE_IMPORTACION),
  nombreArchivo: z.string(),
  autor: z.string(),
  creadoEl: Momento,
  aplicadaEl: z.nullable(Momento),
  deshechaEl: z.nullable(Momento),
  /** It was applied, is no list of prices, and how each row was before is still kept. Whether something uses it is said on asking. */
  seDeshace: z.boolean(),
  /** It names what no catalogue has. */
  faltanNombres: z.boolean(),
  /** Per cent of the work under way. */
  avance: z.int(),
  altas: z.int(),
  cambios: z.int(),
  iguales: z.int(),
  rechazadas: z.int(),
  /** As many as the other four together, always. */
  leidas: z.int(),
  /** It names people whom the portal does not know: Ciudad Digital may. */
  faltanPersonas: z.boolean(),
  /** How many would become ADMINISTRADOR, and who the first of them are. */
  nuevosAdministradores: z.int(),
  administradores: z.array(z.object({ fila: z.int(), quien: z.string() })),
  /** Only the good rows were applied. */
  parcial: z.boolean(),
  /** Of its rows so many are bad that it is asked again before the good ones are applied. */
  muchasMalas: z.boolean(),
  motivo: z.nullable(z.string()),
  /** How a shapefile was understood, with some of its texts in each of the letters that they may be in; null for others. */
  lectura: z.nullable(
    z.object({
      codificacion: z.enum(CODIFICACIONES),
      sistema: z.enum(SISTEMAS),
      muestras: z.array(z.object({ codificacion: z.enum(CODIFICACIONES), textos: z.array(z.string()) })),
    }),
  ),
})
export type Importacion = z.output<typeof Importacion>

const FilaDeImportacion = z.object({
  fila: z.int(),
  accion: z.enum(ACCIONES),
  /** The cells as the file has them, by column title. */
  celdas: z.record(z.string(), z.string()),
  /** Of a row that changes something: how what it changes is today, by column title. */
  antes: z.nullable(z.record(z.string(), z.string())),
  /** Of what its catalogues have not: what was answered of it, and what is written in its place where that is another name. */
  contestado: z.array(z.object({ columna: z.string(), respuesta: UnaRespuesta, queda: z.nullable(z.string()) })),
  errores: z.array(z.object({ columna: z.string(), msg: z.string() })),
})
export type FilaDeImportacion = z.output<typeof FilaDeImportacion>

export const importar = llamada({
  method: 'POST',
  path: '/importaciones',
  servicio: 'archivos',
  quien: ADMINISTRAN,
  limite: 'envios',
  resumen: 'Recibe un archivo CSV o XLSX, o las parcelas en GeoJSON o shapefile, y lo revisa: no cambia nada',
  errores: [404],
  unaSolaVez: true,
  partes: partes({
    campos: z.object({ clase: campo('Qué se importa', '', ClaseDeArchivo), sistema: Sistema }),
    archivos: {
      archivo: {
        etiqueta: 'Archivo',
        articulo: 'el',
        max: 1,
        tope: 'planillas',
        tabla: ({ clase }) => extensionesDeLaDicha(clase),
      },
    },
  }),
  reply: z.extend(Hecho, { idImportacion: z.int() }),
})

export const importaciones = llamada({
  method: 'GET',
  path: '/importaciones',
  quien: ADMINISTRAN,
  resumen: 'Las últimas importaciones',
  reply: z.object({ importaciones: z.array(Importacion) }),
})

export const verImportacion = llamada({
  method: 'GET',
  path: '/importaciones/{idImportacion}',
  quien: ADMINISTRAN,
  resumen: 'Una importación y su avance',
  errores: [404],
  params,
  reply: z.object({ importacion: Importacion }),
})

export const filasDeImportacion = llamada({
  method: 'GET',
  path: '/importaciones/{idImportacion}/filas',
  quien: ADMINISTRAN,
  resumen: 'Qué haría cada fila del archivo, y por qué se rechaza',
  errores: [404],
  params,
  query: z.extend(z.pick(Pagina, { pagina: true, porPagina: true }), {
    accion: campo('Qué pasa con la fila', '', z.optional(z.enum(ACCIONES, { error: unoDe(ACCIONES) }))),
  }),
  reply: z.object({ filas: z.array(FilaDeImportacion), total: z.int() }),
})

const Desconocido = z.object({
  catalogo: EnCatalogo,
  /** As the file has it. */
  nombre: z.string(),
  filas: z.int(),
  /** The likest, where one is. */
  parecida: z.nullable(Sugerencia),
  /** What is alike, the likest first; a catalogue of few, whole. */
  sugerencias: z.array(Sugerencia),
  /** Only what still holds: a street that is not there any more, or not in use, answers nothing. */
  respuesta: z.nullable(
    z.object({ respuesta: UnaRespuesta, destino: z.nullable(Sugerencia), quien: z.string(), dichaEl: Momento }),
  ),
  /** How often it was answered: who answers again says what they saw. */
  version: z.int(),
  /** Its rows were looked at before what is answered now. */
  porRevisar: z.boolean(),
})
export type Desconocido = z.output<typeof Desconocido>

export const desconocidosDeImportacion = llamada({
  method: 'GET',
  path: '/importaciones/{idImportacion}/desconocidos',
  quien: ADMINISTRAN,
  resumen:
    'Los nombres que el archivo trae y no están en su catálogo, con los parecidos y lo que se contestó de cada uno',
  errores: [404],
  params,
  reply: z.object({ desconocidos: z.array(Desconocido), total: z.int() }),
})

/** Kept for every import to come. The rows are looked at again with it; without any answer, with what the catalogues have now. */
export const contestarDesconocidos = llamada({
  method: 'POST',
  path: '/importaciones/{idImportacion}/respuestas',
  quien: ADMINISTRAN,
  limite: 'envios',
  resumen: 'Dice qué es cada nombre que no está, para todas sus filas, y revisa otra vez el archivo',
  errores: [404],
  params,
  json: z.object({
    respuestas: campo(
      'Respuestas',
      'las',
      z
        .array(
          z.object({
            catalogo: campo('Catálogo', 'el', EnCatalogo),
            nombre: campo('Nombre', 'el', Texto(MAX_NOMBRE_DESCONOCIDO)),
            respuesta: campo('Respuesta', 'la', UnaRespuesta),
            idDestino: campo('Cuál es', '', z.optional(Id)),
            version: campo('Versión', 'la', Entero(0, 1_000_000)),
          }),
        )
        .check(z.maxLength(MAX_DESCONOCIDOS, { error: predicado(`son a lo sumo ${MAX_DESCONOCIDOS}`) })),
    ),
  }),
  reply: Hecho,
})

/** The next ones of a file whom the portal does not know. Whoever Ciudad Digital knows is kept, and the rows are looked at again later. */
export const buscarPersonasDeImportacion = llamada({
  method: 'POST',
  path: '/importaciones/{idImportacion}/personas',
  quien: ADMINISTRAN,
  limite: 'consultas',
  resumen: 'Busca en Ciudad Digital a las personas que el archivo nombra y el portal no conoce, de a pocas',
  errores: [404],
  params,
  json: z.object({
    /** The last row that was looked at; 0 to begin. */
    desde: campo('Fila', 'la', Entero(0, MAX_FILAS_IMPORTACION + 1)),
  }),
  reply: z.extend(Hecho, {
    preguntadas: z.int(),
    halladas: z.int(),
    /** The last row that was looked at; null: no more are left. */
    hasta: z.nullable(z.int()),
  }),
})

/** To be mended where they stand, and imported. */
export const planillaDeImportacion = llamada({
  method: 'GET',
  path: '/importaciones/{idImportacion}/planilla',
  quien: ADMINISTRAN,
  limite: 'consultas',
  resumen:
    'Las filas con errores de una importación revisada o aplicada en parte como XLSX, con sus motivos en la última columna',
  errores: [404, 409],
  params,
  query: z.object({
    /** 1: those without errors too, in the file's order. */
    todas: campo('Todas las filas', '', z.optional(Flag)),
  }),
  reply: 'archivo',
})

/** Of a shapefile: in other letters or from another system than it seemed to be. Nothing was changed yet. */
export const releerImportacion = llamada({
  method: 'POST',
  path: '/importaciones/{idImportacion}/releer',
  quien: ADMINISTRAN,
  limite: 'envios',
  resumen: 'Vuelve a leer un shapefile revisado con otras letras o desde otro sistema de coordenadas',
  errores: [404],
  params,
  json: z.object({
    codificacion: campo('Letras', 'las', z.optional(z.enum(CODIFICACIONES, { error: unoDe(CODIFICACIONES) }))),
    sistema: Sistema,
  }),
  reply: Hecho,
})

/** The whole file, which a single bad row stops; or its good rows alone, and the bad ones are given back. */
export const aplicarImportacion = llamada({
  method: 'POST',
  path: '/importaciones/{idImportacion}/aplicar',
  quien: ADMINISTRAN,
  resumen: 'Aplica una importación revisada: entera, o solo sus filas buenas',
  errores: [404],
  params,
  query: z.object({
    modo: campo('Qué se aplica', '', z.optional(z.enum(MODOS, { error: unoDe(MODOS) }))),
    /** Where more are bad than the city's setting: how many the person has seen that they are. */
    conMalas: campo('Filas con errores', 'las', z.optional(Entero(0, MAX_FILAS_IMPORTACION))),
    /** How many the person has seen that would become ADMINISTRADOR. */
    conAdministradores: campo('Administradores', 'los', z.optional(Entero(0, MAX_FILAS_IMPORTACION))),
  }),
  reply: Hecho,
})

export const descartarImportacion = llamada({
  method: 'POST',
  path: '/importaciones/{idImportacion}/descartar',
  quien: ADMINISTRAN,
  resumen: 'Descarta una importación sin aplicar',
  errores: [404],
  params,
  reply: Hecho,
})

/** As it was before it, while nothing was built on what it wrote. */
export const deshacerImportacion = llamada({
  method: 'POST',
  path: '/importaciones/{idImportacion}/deshacer',
  quien: ADMINISTRAN,
  resumen: 'Deshace una importación aplicada: todo queda como antes de ella, si nadie usó ni cambió lo que escribió',
  errores: [404],
  params,
  reply: Hecho,
})

/** Every list that staff see. */
export const LISTAS = [
  ...CLASES,
  'instituciones',
  'institucionesTipo',
  'oficinas',
  'reparticiones',
  'obrasTipo',
  'inspectores',
  'colegios',
  'profesiones',
  'universidades',
  'parcelasSinPadron',
  'padronesSinParcela',
  'carpetas',
  'elevadores',
  'conservadoras',
] as const
export type Lista = (typeof LISTAS)[number]

export const exportar = llamada({
  method: 'GET',
  path: '/exportaciones/{lista}',
  sobre: { clase: 'lista', campo: 'lista' },
  quien: PERSONAL,
  limite: 'consultas',
  resumen: 'Una lista entera como XLSX o CSV, escrita a medida que se lee',
  params: z.object({ lista: campo('Lista', 'la', z.enum(LISTAS, { error: predicado('no es una lista conocida') })) }),
  query: z.object({
    formato: campo('Formato', 'el', z.optional(z.enum(FORMATOS, { error: predicado('debe ser csv o xlsx') }))),
    /** 1: the titles alone, to be filled in. */
    plantilla: campo('Plantilla', 'la', z.optional(Flag)),
    /** Of the folders: only those in one of these states. */
    estado: campo('Estado', 'el', z.optional(TextoOpcional(200))),
    completas: campo('Completas', '', z.optional(Flag)),
  }),
  reply: 'archivo',
})
