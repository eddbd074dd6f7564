import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { predicado, unoDe } from '../motivo.ts'
import { PERSONAL } from '../roles.ts'
import { Entero, FILAS_AL_ALCANCE, Id, Texto } from '../tipos.ts'
import { CAPAS_PUBLICAS } from './reglas.ts'

const Caja = z.readonly(z.tuple([z.number(), z.number(), z.number(), z.number()]))
const Grados = (maximo: number) =>
  z.union(
    [
      z.number().check(z.minimum(-maximo), z.maximum(maximo)),
      z.pipe(
        z.string().check(
          z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
          z.refine((texto) => Math.abs(Number(texto)) <= maximo),
        ),
        z.transform(Number),
      ),
    ],
    { error: predicado(`debe ser un número de grados entre -${maximo} y ${maximo}`) },
  )

/** The first words of each layer's address: raised by whoever changes it, so that a tile is fetched once per change. */
export const capasDelMapa = llamada({
  method: 'GET',
  path: '/mapa/capas',
  quien: 'todos',
  resumen: 'La versión de cada capa del mapa y dónde está la ciudad',
  reply: z.object({
    calles: z.int(),
    manzanas: z.int(),
    parcelas: z.int(),
    /** Null for who may not see folders. */
    carpetas: z.nullable(z.int()),
    /** West, south, east, north of all that is drawn; null while there is nothing. */
    marco: z.nullable(Caja),
  }),
})

const tesela = {
  version: campo('Versión', 'la', Entero(0, 2 ** 40)),
  z: campo('Acercamiento', 'el', Entero(0, 24)),
  x: campo('Columna', 'la', Entero(0, 2 ** 24)),
  y: campo('Fila', 'la', Entero(0, 2 ** 24)),
}

export const teselaDelMapa = llamada({
  method: 'GET',
  path: '/mapa/teselas/{capa}/{version}/{z}/{x}/{y}',
  quien: 'todos',
  resumen: 'Un cuadro del mapa (Mapbox Vector Tile) de una capa que todos ven',
  errores: [404],
  params: z.object({
    capa: campo('Capa', 'la', z.enum(CAPAS_PUBLICAS, { error: unoDe(CAPAS_PUBLICAS) })),
    ...tesela,
  }),
  reply: 'archivo',
})

export const teselaDeCarpetas = llamada({
  method: 'GET',
  path: '/mapa/carpetas/{version}/{z}/{x}/{y}',
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Un cuadro del mapa con las carpetas en trámite',
  errores: [404],
  params: z.object(tesela),
  reply: 'archivo',
})

/** A parcel, without whose it is. */
const Parcela = z.object({
  idParcela: z.int(),
  idManzana: z.int(),
  padron: z.nullable(z.string()),
  seccion: z.string(),
  manzana: z.string(),
  parcela: z.string(),
  /** 'SAN MARTIN 450'; empty where the register has no address. */
  domicilio: z.string(),
  centro: z.tuple([z.number(), z.number()]),
})
export type ParcelaDelMapa = z.output<typeof Parcela>

export const buscarEnElMapa = llamada({
  method: 'GET',
  path: '/mapa/buscar',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Las parcelas de un padrón, o las que están en una calle y altura',
  query: z.object({ texto: campo('Padrón o domicilio', 'el', Texto(60)) }),
  reply: z.object({ parcelas: z.array(Parcela), hayMas: z.boolean() }),
})

export const parcelaDelMapa = llamada({
  method: 'GET',
  path: '/mapa/parcelas/{idParcela}',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Una parcela del mapa',
  errores: [404],
  params: z.object({ idParcela: campo('Parcela', 'la', Id) }),
  reply: z.object({ parcela: Parcela, caja: Caja }),
})

const Manzana = z.object({
  idManzana: z.int(),
  seccion: z.string(),
  manzana: z.string(),
  parcelas: z.int(),
  /** Those under way; null for who may not see them. */
  carpetas: z.nullable(z.int()),
})
export type ManzanaDelMapa = z.output<typeof Manzana>

export const manzanasDelMapa = llamada({
  method: 'GET',
  path: '/mapa/manzanas',
  quien: 'todos',
  resumen: 'Las manzanas que están a la vista, de a páginas',
  query: z.object({
    oeste: campo('Oeste', 'el', Grados(180)),
    sur: campo('Sur', 'el', Grados(90)),
    este: campo('Este', 'el', Grados(180)),
    norte: campo('Norte', 'el', Grados(90)),
    pagina: campo('Página', 'la', z.optional(Entero(1, FILAS_AL_ALCANCE))),
  }),
  reply: z.object({ manzanas: z.array(Manzana), total: z.int(), totalEsMinimo: z.boolean() }),
})

export const manzanaDelMapa = llamada({
  method: 'GET',
  path: '/mapa/manzanas/{idManzana}',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Una manzana con sus parcelas',
  errores: [404],
  params: z.object({ idManzana: campo('Manzana', 'la', Id) }),
  reply: z.object({ manzana: Manzana, caja: Caja, parcelas: z.array(Parcela) }),
})

const CarpetaEnElMapa = z.object({
  idCarpeta: z.int(),
  idParcela: z.int(),
  estado: z.string(),
  tramite: z.string(),
  domicilio: z.string(),
  padron: z.string(),
  /** Days since it was filed. */
  dias: z.int(),
  completa: z.boolean(),
})
export type CarpetaEnElMapa = z.output<typeof CarpetaEnElMapa>

export const carpetasDeManzana = llamada({
  method: 'GET',
  path: '/mapa/manzanas/{idManzana}/carpetas',
  muestra: { clase: 'carpeta', lista: 'carpetas', campo: 'idCarpeta' },
  quien: PERSONAL,
  inspecciona: true,
  resumen: 'Las carpetas en trámite de una manzana, la más vieja primero',
  params: z.object({ idManzana: campo('Manzana', 'la', Id) }),
  reply: z.object({ carpetas: z.array(CarpetaEnElMapa) }),
})
