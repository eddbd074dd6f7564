/** The footer of a city that wrote none: the specified one. Apart, since the first screen reads it. */
export const PIE = 'Desarrollado por COPIT - 2024'
