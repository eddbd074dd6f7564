export const TITULO = 'Consultar padrón'
export const BAJADA = 'Busque los inmuebles de una persona por su documento o por su nombre.'
export const PIDE_INGRESO = 'Para ver los resultados hay que ingresar con Ciudad Digital'
export const INGRESAR = 'Ingresar con Ciudad Digital'
