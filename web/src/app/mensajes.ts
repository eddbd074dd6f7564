/** Texts of the frame around the screens (specification, sections 2 and 8). */
export const PIE = 'Desarrollado por COPIT - 2024'
