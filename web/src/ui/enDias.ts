export const enDias = (dias: number) => (dias === 1 ? '1 día' : `${dias} días`)
