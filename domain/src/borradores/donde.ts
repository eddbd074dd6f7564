import { enOracion } from '../catalogos/enOracion.ts'

/** Where the form of a draft goes on; null for what nobody files, as what staff write of a folder that they attend. */
export function dondeSigue(clave: string): string | null {
  const [, codigo, idCarpeta] = /^formulario(\w+)-([1-9]\d{0,8})$/.exec(clave) ?? []
  if (codigo) return `/formulario${codigo}?idCarpeta=${idCarpeta}`
  const [, idEncomiendaTipo] = /^carpeta-([1-9]\d{0,8})$/.exec(clave) ?? []
  if (idEncomiendaTipo) return `/formulario?encomienda=${idEncomiendaTipo}`
  return /^(veredas|formulario(27|28|29|30|31))$/.test(clave) ? `/${clave}` : null
}

/** What a draft is of. `encomienda`: the name of its type, of a folder that is not made yet. */
export function nombreDeBorrador(clave: string, encomienda: string | null): string {
  const [, codigo = '', idCarpeta] = /^formulario(\w+?)(?:-(\d+))?$/.exec(clave) ?? []
  if (codigo) return idCarpeta ? `Formulario ${codigo} de la carpeta ${idCarpeta}` : `Formulario ${codigo}`
  return clave === 'veredas' ? 'Vereda o fachada' : enOracion(encomienda) || 'Carpeta nueva'
}
