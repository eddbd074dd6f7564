import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import { type Direccion, direccion, direccionDe, direccionDeCarpeta } from '../acceso/direccion/direccion.ts'

export const NUEVA_CARPETA = direccion('/nuevaCarpeta', 'gestor')
/** With its encomienda type chosen already. */
export const ENCOMIENDA_ELEGIDA = 'encomienda'
export const nuevaCarpetaDe = (idEncomiendaTipo: number) =>
  `${NUEVA_CARPETA.ruta}?${ENCOMIENDA_ELEGIDA}=${idEncomiendaTipo}`
export const FORMULARIO_DE_CARPETA = direccion('/formulario', 'gestor')

export const MIS_CARPETAS = direccion('/misCarpetas', 'gestor')
export const MIS_CARPETAS_VEREDAS = direccion('/misCarpetasVeredas', 'general')
export const MESA_DE_ENTRADAS = direccion('/verCarpetas', 'personal')
export const INSPECCION = direccion('/inspeccionCarpetas', 'personal')

/** Of the inspectors' lists, one by its name. */
export const listaDeInspeccion = (lista: ListaDelPersonal) => `${INSPECCION.ruta}?lista=${lista}`

export const DESGLOSE = direccionDeCarpeta('/verDesgloseCarpetaEncomienda', 'general')
/** Where its observations are answered, in the breakdown. */
export const ID_DE_OBSERVACIONES = 'observaciones-de-carpeta'
export const OBSERVACIONES_EN_DESGLOSE = {
  enlace: (idCarpeta: number) => `${DESGLOSE.enlace(idCarpeta)}#${ID_DE_OBSERVACIONES}`,
}
/** Where it is filed, below all that is done before. */
export const ID_DE_PRESENTAR = 'presentar-la-carpeta'
export const PRESENTAR_EN_DESGLOSE = {
  enlace: (idCarpeta: number) => `${DESGLOSE.enlace(idCarpeta)}#${ID_DE_PRESENTAR}`,
}
/** The place of a requirement in the breakdown. */
export const idDeRequisito = (idRequisito: number | '') => `requisito-${idRequisito}`
export const requisitoEnDesglose = (idCarpeta: number, idRequisito: number) =>
  `${DESGLOSE.enlace(idCarpeta)}#${idDeRequisito(idRequisito)}`
export const FINALIZAR_CARGA = direccionDeCarpeta('/finalizarCargaCarpeta', 'gestor')
export const OLVIDO_ADJUNTAR = direccionDeCarpeta('/olvidoAdjuntarArchivos', 'general')
export const COMPROBANTE_DE_PAGO = direccionDeCarpeta('/adjuntarComprobanteDePago', 'general')
/** Where the provider sends the browser back to. */
export const PAGO_DE_CARPETA = direccionDeCarpeta('/pagoDeCarpeta', 'general')
/** Where staff attend a folder. */
export const ATENDER = direccionDeCarpeta('/AdjuntarArchivos', 'personal')
/** The same, with the others of a list after it. */
export const atenderEnLista = (idCarpeta: number, lista: ListaDelPersonal) =>
  `${ATENDER.enlace(idCarpeta)}&cola=${lista}`
/** Its visits: planned, done, at a distance. Where they are planned and judged. */
export const VISITAS_DE_CARPETA = direccionDeCarpeta('/visitasDeCarpeta', 'general')

const SEGUIR = '/stepper'
const seguirCarpeta = direccionDeCarpeta(SEGUIR, 'abierta')
/** 'Donde está mi carpeta?': of one folder, or to look for one. */
export const DONDE_ESTA: Direccion<[idCarpeta?: number]> = {
  ...seguirCarpeta,
  enlace: (idCarpeta) => (idCarpeta === undefined ? SEGUIR : seguirCarpeta.enlace(idCarpeta)),
}
const SIN_INGRESAR = '/seguimiento'
const seguirSinIngresar = direccionDeCarpeta(SIN_INGRESAR, 'abierta')
/** Open to whoever has a folder's code, which never stands in the address: of one folder, or to look for one. */
export const SEGUIR_SIN_INGRESAR: Direccion<[idCarpeta?: number]> = {
  ...seguirSinIngresar,
  enlace: (idCarpeta) => (idCarpeta === undefined ? SIN_INGRESAR : seguirSinIngresar.enlace(idCarpeta)),
}

/** A form of a folder, by its code, whichever capability shows it: where it is filled, and where it is read. */
export const llenarFormulario = (codigo: string) => direccionDeCarpeta(`/formulario${codigo}`, 'general')
export const verFormulario = (codigo: string) => direccionDe<number>(`/formulario${codigo}vista/:idCarpeta`, 'general')
