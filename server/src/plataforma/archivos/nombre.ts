const MAX_NOMBRE = 200
const IGUALES: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg', 'jpe'] }

/** What a file is called once it is known what it is: a `plano.html` that is a PDF is a `plano.pdf`, wherever it goes. */
export function conExtension(nombre: string, extension: string): string {
  const [, base = nombre, suya = ''] = /^(.+)\.([^.\s]{1,10})$/u.exec(nombre) ?? []
  if ((IGUALES[extension] ?? [extension]).includes(suya.toLowerCase())) return nombre
  // Without half of a character where it is cut.
  const corta = base.slice(0, MAX_NOMBRE - extension.length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${corta}.${extension}`
}
