import { ALTO_DE_LA_BARRA } from '../../ui/theme.ts'
import { idDeParte } from './ParteDeCarpeta.tsx'

/** What is being read: the part that holds the focus, or else the one under the top of the screen. */
export function parteVisible(): string | undefined {
  const conFoco = document.activeElement?.closest<HTMLElement>('[data-parte]')
  if (conFoco) return conFoco.dataset.parte
  const partes = [...document.querySelectorAll<HTMLElement>('section[data-parte]')]
  const desde = ALTO_DE_LA_BARRA + window.innerHeight / 4
  const leida = partes.findLast((parte) => parte.getBoundingClientRect().top <= desde) ?? partes[0]
  return leida?.dataset.parte
}

export function verParte(parte: string) {
  const titulo = document.getElementById(idDeParte(parte))
  // A form's answers are folded, and they are what is gone to.
  titulo?.closest('[data-parte]')?.querySelector('details')?.setAttribute('open', '')
  titulo?.scrollIntoView({ block: 'start' })
  titulo?.focus({ preventScroll: true })
}
