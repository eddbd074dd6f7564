/** A new step of the same screen starts like a new screen: at its top, with the focus there. */
export function irAlPrincipio() {
  window.scrollTo(0, 0)
  document.getElementById('contenido')?.focus({ preventScroll: true })
}
