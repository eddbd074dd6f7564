import { predicado } from '../motivo.ts'
export const PARCELA_NO_EXISTE = 'La parcela no existe'
export const MANZANA_NO_EXISTE = 'La manzana no existe'
export const TESELA_NO_EXISTE = 'No hay mapa con ese acercamiento o en ese lugar'
export const BUSQUEDA_CORTA = predicado('debe tener al menos 3 caracteres, salvo que sea un número de padrón')
export const SIN_RESULTADOS = 'Ninguna parcela del mapa coincide con lo que busca'
