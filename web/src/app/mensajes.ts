/** Texts of the frame around the screens (specification, sections 2 and 8). */
export const PIE = 'Desarrollado por COPIT - 2024'
export const EN_DESARROLLO = 'Página en desarrollo...'
