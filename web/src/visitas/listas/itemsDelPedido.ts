import type { ItemEscrito } from './ItemsDeLista.tsx'

export const comoFlag = (dato: boolean): 0 | 1 => (dato ? 1 : 0)

/** The items of a list as its calls take them: whole, and in their order. */
export const itemsDelPedido = (items: readonly Omit<ItemEscrito, 'clave'>[]) =>
  items.map(({ idItem, texto, conFoto, estado }) => ({
    idItem,
    texto,
    conFoto: comoFlag(conFoto),
    estado: comoFlag(estado === 1),
  }))
