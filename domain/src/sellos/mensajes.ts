/** What an ADMINISTRADOR is told of the seal of documents. */
export const selloPorVencer = (dia: string) =>
  `El certificado con que se sellan los documentos vence el ${dia}: renuévelo y cambie SELLO_CERTIFICADO`
export const SELLO_VENCIDO =
  'El certificado con que se sellan los documentos venció: salen sin sello hasta que cambie SELLO_CERTIFICADO'
export const SELLO_SIN_EMPEZAR =
  'El certificado con que se sellan los documentos todavía no vale: salen sin sello hasta entonces'
export const SELLOS_ATRASADOS = 'Hay documentos que esperan su sello desde hace más de una hora'
