export const ERROR_DE_RED = 'Error de red'
