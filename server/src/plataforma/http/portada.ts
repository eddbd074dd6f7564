import type { Ajustes } from '../ajustes/ajustes.ts'

const SIGNOS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const enHtml = (texto: string) => texto.replace(/[&<>"']/g, (signo) => SIGNOS[signo] ?? '')

interface DeLaPortada {
  readonly ciudad: Ajustes['ciudad']
  readonly datosAbiertos: boolean
  readonly estadisticasPublicas: boolean
}

/** The front page as it was built, with the city in it, and without what this city does not offer. */
export function conLaCiudad(construida: string, { ciudad, ...ofrece }: DeLaPortada): string {
  const textos: Readonly<Record<string, string>> = {
    nombre: ciudad.nombre,
    logo: ciudad.logo ?? './logo.svg',
    imagen: ciudad.imagen ?? './portada.svg',
  }
  return construida
    .replace(/<li data-si="(\w+)">[\s\S]*?<\/li>/g, (renglon, que: keyof typeof ofrece) => (ofrece[que] ? renglon : ''))
    .replace(/\{\{(\w+)\}\}/g, (_lugar, cual: string) => enHtml(textos[cual] ?? ''))
}
