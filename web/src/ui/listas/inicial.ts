/** How every paged list starts. Apart from it: what goes ahead of React asks for it too. */
export const LISTA_INICIAL = { pagina: 1, porPagina: 5, buscar: '', estado: '' } as const
