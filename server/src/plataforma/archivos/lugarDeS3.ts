/** Who to ask, and as whom; AWS and the machine's own role where nothing is said. */
export interface AjustesDeS3 {
  readonly url: string | undefined
  readonly region: string
  readonly credencial: { readonly clave: string; readonly secreto: string } | undefined
}

/** `s3://balde/prefijo` */
const LUGAR = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/

export const esDeS3 = (lugar: string) => lugar.startsWith('s3://')

/** The prefix ends in a stroke, or is empty. null: what is written is no place of S3. */
export function leerLugarDeS3(lugar: string): { balde: string; prefijo: string } | null {
  const [, balde, camino = ''] = LUGAR.exec(lugar) ?? []
  return balde === undefined ? null : { balde, prefijo: camino === '' ? '' : `${camino.slice(1)}/` }
}
