/* What a city that wrote nothing says where the first screen reads it: apart from the rest (`claves.ts`), which nobody at home looks at. */

/** The footer: the specified one. */
export const PIE = 'Desarrollado por COPIT - 2024'
/** What the portal is called: in its bar, its tabs and its front page. */
export const PORTAL = 'Catastro'
/** Whose documents and mails they are. */
export const DEPENDENCIA = 'Dirección de Catastro'
