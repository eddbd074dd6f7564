const conDecimales = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** '1.234,5 m²' */
export const superficie = (metros: number) => `${conDecimales.format(metros)} m²`
/** '12,5 m' */
export const longitud = (metros: number) => `${conDecimales.format(metros)} m`
