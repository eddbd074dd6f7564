import type { ItemDeLista } from '@catastro/domain/visitas/listas'

type Punto = readonly [texto: string, conFoto: boolean]

const items = (...puntos: readonly Punto[]) =>
  puntos.map(([texto, conFoto], n): ItemDeLista => ({ idItem: n + 1, texto, conFoto, estado: 1 }))

const GENERAL = items(
  ['La obra coincide con los planos presentados', false],
  ['El cartel de obra está a la vista, con su profesional', true],
  ['El cerco y las protecciones a la vía pública están puestos', true],
  ['No hay materiales en la calzada', true],
)
const VEREDAS = items(
  ['La vereda tiene el ancho y el largo declarados', true],
  ['El piso está nivelado y sin roturas', true],
  ['La rampa de la esquina es accesible', true],
  ['No quedaron materiales ni escombros', true],
)

/** Of every folder, and of sidewalks (use 12). */
export const LISTAS_DE_CONTROL = [
  { id_lista: 1, nombre: 'Obras', orden: 1, id_uso: null },
  { id_lista: 2, nombre: 'Veredas', orden: 2, id_uso: 12 },
]
export const VERSIONES_DE_LISTAS = [
  { id_lista: 1, version: 1, nombre: 'Obras', items: GENERAL },
  { id_lista: 2, version: 1, nombre: 'Veredas', items: VEREDAS },
]
