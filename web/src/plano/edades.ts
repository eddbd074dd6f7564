/** How long a folder has waited, in the colours that the map and the list share. */
export const EDADES = [
  { desde: 0, texto: 'Menos de 15 días', color: '#0B4F8A' },
  { desde: 15, texto: 'De 15 a 29 días', color: '#B45309' },
  { desde: 30, texto: '30 días o más', color: '#9B1C1C' },
] as const

export const colorDeEdad = (dias: number) => EDADES.findLast(({ desde }) => dias >= desde)?.color ?? EDADES[0].color
