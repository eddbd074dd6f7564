/** What the city publishes of its ground, and of what is built on it: nobody's name, document or folder. */
export const CONJUNTOS = ['manzanas', 'parcelas', 'permisos'] as const
export type Conjunto = (typeof CONJUNTOS)[number]

/**
 * Of a block with fewer parcels, somebody could tell whose a permit was: its permits are counted among those of no block.
 * Not by how many permits there are: in a block and a month there is seldom more than one, and a permit itself is public, with
 * a sign on the works.
 */
export const MIN_PARCELAS_PUBLICAS = 10

interface CampoPublicado {
  readonly campo: string
  readonly dice: string
}

const DE_MANZANA: readonly CampoPublicado[] = [
  { campo: 'seccion', dice: 'sección catastral' },
  { campo: 'manzana', dice: 'número de manzana en su sección' },
]

/** Each set's fields, as its page tells of them. */
export const CAMPOS: Readonly<Record<Conjunto, readonly CampoPublicado[]>> = {
  manzanas: DE_MANZANA,
  parcelas: [
    ...DE_MANZANA,
    { campo: 'parcela', dice: 'número de parcela en su manzana' },
    { campo: 'padron', dice: 'padrón municipal; nulo si el registro no tiene uno' },
  ],
  permisos: [
    { campo: 'mes', dice: 'mes en que se aprobó, como 2026-11' },
    {
      campo: 'seccion',
      dice: `sección catastral; vacía en las manzanas de menos de ${MIN_PARCELAS_PUBLICAS} parcelas y donde no hay mapa`,
    },
    { campo: 'manzana', dice: 'número de manzana, vacío en los mismos casos' },
    { campo: 'tipo', dice: 'tipo de trámite' },
    { campo: 'cantidad', dice: 'trámites aprobados' },
  ],
}
