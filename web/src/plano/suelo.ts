/** The colour of the ground where nothing else is drawn. */
export const SUELO = '#EDF1F5'
