/** Codes that people copy by hand: 32 signs without I, L, O and U, so that none is taken for another. */
export const SIGNOS_DE_CODIGO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code as people copy it: groups, small letters, the letter O for zero. */
export const leerCodigo = (texto: string) =>
  texto
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
export const codigoBienEscrito = (codigo: string, largo: number) =>
  new RegExp(`^[${SIGNOS_DE_CODIGO}]{${largo}}$`).test(codigo)
/** 'ABCDE-FGHJK-MNPQR-STVWX' */
export const mostrarCodigo = (codigo: string) => codigo.match(/.{1,5}/g)?.join('-') ?? ''

/** As a mail says it. */
export const datoDelCodigo = (codigo: string): [string, string] => ['Código de seguimiento', mostrarCodigo(codigo)]
