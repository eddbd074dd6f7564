const SIGNOS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const enHtml = (texto: string) => texto.replace(/[&<>"']/g, (signo) => SIGNOS[signo] ?? '')

/** The city as its pages show it. */
export interface CiudadDeLaPortada {
  readonly nombre: string
  readonly portal: string
  readonly dependencia: string
  readonly logo: string | null
  readonly imagen: string | null
  readonly color: string
  readonly acento: string
  readonly pie: string
  readonly saludo: string
  readonly bajada: string
  readonly oficinas: string
  /** By the name that it is stored with: those that the city calls otherwise. */
  readonly estados?: Readonly<Record<string, string>>
  /** What is paid out of the portal is paid there; empty while the city has not written it. */
  readonly dondeSePaga?: string
}

export interface DeLaPortada {
  readonly ciudad: CiudadDeLaPortada
  readonly datosAbiertos: boolean
  readonly estadisticasPublicas: boolean
}

/** The colours that pages are built with, wherever they stand in them. */
const DE_LA_CONSTRUCCION = /#(0b4f8a|b45309)/gi
/** At once: one that the city chose is not taken for one of the build's. */
export const conColores = (html: string, { color, acento }: Pick<CiudadDeLaPortada, 'color' | 'acento'>) =>
  html.replace(DE_LA_CONSTRUCCION, (_cual, tono: string) => (tono.toLowerCase() === '0b4f8a' ? color : acento))

/** The front page as it was built, with the city in it, and without what this city does not offer. */
export function conLaCiudad(construida: string, { ciudad, datosAbiertos, estadisticasPublicas }: DeLaPortada): string {
  const ofrece: Readonly<Record<string, boolean>> = {
    datosAbiertos,
    estadisticasPublicas,
    oficinas: ciudad.oficinas !== '',
  }
  const { estados: _, ...dice } = ciudad
  const textos: Readonly<Record<string, string>> = {
    ...dice,
    logo: ciudad.logo ?? './logo.svg',
    imagen: ciudad.imagen ?? './portada.svg',
  }
  return conColores(construida, ciudad)
    .replace(/<(li|section) data-si="(\w+)"[\s\S]*?<\/\1>/g, (parte, _que, si: string) => (ofrece[si] ? parte : ''))
    .replace(/\{\{(\w+)\}\}/g, (_lugar, cual: string) => enHtml(textos[cual] ?? ''))
}
