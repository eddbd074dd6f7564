/** Texts of the frame around the screens. */
export const PIE = 'Desarrollado por COPIT - 2024'
