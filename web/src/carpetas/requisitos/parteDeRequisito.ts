/** As what is observed calls it. */
export const parteDeRequisito = (idRequisito: number) => `requisito ${idRequisito}`
