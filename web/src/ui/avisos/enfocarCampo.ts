const CONTROLES = 'input, select, textarea, button'

/** Takes the person to a field by its id. A group of options takes the focus in its first one. */
export function enfocarCampo(id: string) {
  const elemento = document.getElementById(id)
  const control = elemento?.matches(CONTROLES)
    ? elemento
    : (elemento?.querySelector<HTMLElement>(CONTROLES) ?? elemento)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
