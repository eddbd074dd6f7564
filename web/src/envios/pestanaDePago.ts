import { formularioDelProveedor } from './irAlProveedor.ts'

/** Kept in a tab of the card page's own, so that it knows what it is when the provider sends it back. */
const MARCA = 'pestanaDePago'

/**
 * Opens the tab that the card page goes to. Only on the click itself, before anything is awaited, or the browser blocks
 * it; null when it did.
 */
export function abrirPestanaDePago(mientras: string): Window | null {
  const pestana = window.open('', '_blank')
  if (!pestana) return null
  pestana.document.title = mientras
  pestana.document.body.textContent = mientras
  pestana.sessionStorage.setItem(MARCA, '1')
  return pestana
}

/** Posts what the server prepared from that tab: there it goes to the provider, and here everything stays. */
export const pagarEn = ({ document }: Window, action: string, fields: Readonly<Record<string, string>>) =>
  formularioDelProveedor(document, action, fields).submit()

/** Whether this tab was opened only to pay, and may be closed. */
export const esPestanaDePago = () => sessionStorage.getItem(MARCA) !== null
