import type { Guardia } from './guardias.ts'

/** Where a screen is: its path, who enters, and how links to it are written. A path is spelled nowhere else. */
export interface Direccion<De extends readonly unknown[] = readonly []> {
  readonly ruta: string
  readonly guardia: Guardia
  readonly enlace: (...de: De) => string
}

export const direccion = (ruta: string, guardia: Guardia): Direccion => ({ ruta, guardia, enlace: () => ruta })

/** Of one thing, which the path names last: '/misPagos/:idPago'. */
export const direccionDe = <V extends string | number>(ruta: string, guardia: Guardia): Direccion<[de: V]> => ({
  ruta,
  guardia,
  enlace: (de) => ruta.replace(/:\w+$/, encodeURIComponent(de)),
})

/** How an address names a folder. */
export const ID_CARPETA = 'idCarpeta'

/** Of one folder, whose number travels in the address: two tabs, a reload or a link in a mail each keep their own. */
export const direccionDeCarpeta = (ruta: string, guardia: Guardia): Direccion<[idCarpeta: number]> => ({
  ruta,
  guardia,
  enlace: (idCarpeta) => `${ruta}?${ID_CARPETA}=${idCarpeta}`,
})

/** A number as an address carries it; null for anything that is none. */
export const numeroDeLaDireccion = (texto: string | null | undefined) =>
  texto && /^[1-9]\d{0,9}$/.test(texto) ? Number(texto) : null
