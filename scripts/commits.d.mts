export const DESDE: string
export function defectoDe(asunto: string): string | undefined
export function asuntosDesde(desde: string, carpeta: string): { commit: string; asunto: string }[]
