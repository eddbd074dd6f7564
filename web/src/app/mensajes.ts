/** Texts of the frame around the screens. */
export const PIE = 'Desarrollado por COPIT - 2024'
export const EN_DESARROLLO = 'Página en desarrollo...'
