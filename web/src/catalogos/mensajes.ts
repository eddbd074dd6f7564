/** Office and street modals show theirs for 3 s. */
export const AVISO_DE_MODAL_MS = 3000
