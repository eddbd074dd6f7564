// Apart from the other texts: home says it too, and goes without the rest.
export const TITULO_MIS_CARPETAS_VEREDAS = 'Mis carpetas de veredas'
