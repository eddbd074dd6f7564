const enteros = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })

/** '1 archivo', '1.200 archivos': the only place that knows when what is counted is one. */
export const cuantos = (n: number, uno: string, varios: string) =>
  `${enteros.format(n)} ${segun(Math.round(n), uno, varios)}`

/** What goes with a count, where the number is said elsewhere or not at all. */
export const segun = <T>(n: number, uno: T, varios: T): T => (n === 1 ? uno : varios)

/** 'Vence hoy' after other words: 'vence hoy'. */
export const enMedio = (texto: string) => texto.charAt(0).toLowerCase() + texto.slice(1)

export const enDias = (n: number) => cuantos(n, 'día', 'días')

/** '2 carpetas', '2 carpetas y 1 vereda', '2 carpetas, 1 vereda y 3 visitas'. */
export const enumerar = (cosas: readonly string[]) => cosas.join(', ').replace(/, ([^,]*)$/, ' y $1')
