import { readFileSync } from 'node:fs'
import { AjusteInvalido } from './ajusteInvalido.ts'

/** Settings that nobody else should read: each may be in a file, which `NAME_FILE` names, and then it is in no environment. */
export const SECRETOS = [
  'DATABASE_URL',
  'DATABASE_URL_MIGRACIONES',
  'DATABASE_URL_LECTURA',
  'S3_SECRETO',
  'SMTP_URL',
  'PAGOS_GUID',
  'PAGOS_FRASE',
  'PAGOS_SECRETO',
  'SELLO_CLAVE',
] as const

type Dados = Readonly<Record<string, string>>

export function conSecretosDeArchivos(dados: Dados): Dados {
  const leidos: Record<string, string> = {}
  for (const secreto of SECRETOS) {
    const nombre = `${secreto}_FILE`
    const archivo = dados[nombre]
    if (archivo === undefined) continue
    if (dados[secreto] !== undefined)
      throw new AjusteInvalido(`${secreto} y ${nombre} no van juntos: quite uno de los dos`)
    leidos[secreto] = leer(nombre, archivo)
  }
  return { ...dados, ...leidos }
}

/** Without the end of line that an editor leaves. */
function leer(nombre: string, archivo: string): string {
  const no = (que: string) => new AjusteInvalido(`El ajuste ${nombre} no es válido: el archivo ${archivo} ${que}`)
  try {
    const valor = readFileSync(archivo, 'utf8').replace(/\r?\n$/, '')
    if (valor !== '') return valor
  } catch {
    throw no('no se puede leer')
  }
  throw no('está vacío')
}
