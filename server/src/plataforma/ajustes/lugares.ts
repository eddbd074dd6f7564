import { type AjusteInvalido, noEsValido } from './ajusteInvalido.ts'

/** What the system says of a folder or a port that a setting names, in a sentence that names the setting. */

const DE_CARPETA: Readonly<Record<string, string>> = {
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EROFS: 'es de solo lectura',
  ENOTDIR: 'una parte del camino no es una carpeta',
  EEXIST: 'ya hay un archivo con ese nombre',
  EISDIR: 'es una carpeta',
  ENOENT: 'no existe',
  ENAMETOOLONG: 'el camino es demasiado largo',
  ENOSPC: 'no queda lugar en el disco',
}
const DE_PUERTO: Readonly<Record<string, string>> = {
  EADDRINUSE: 'ya lo usa otro programa',
  EACCES: 'este usuario no puede escuchar en él',
  EADDRNOTAVAIL: 'esa dirección no es de esta máquina',
  ENOTFOUND: 'esa dirección no es de esta máquina',
}

const codigoDe = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** `obra` writes where the setting says. */
export async function conCarpeta<T>(ajuste: string, ruta: string, obra: () => Promise<T>): Promise<T> {
  try {
    return await obra()
  } catch (error) {
    const porQue = DE_CARPETA[codigoDe(error)]
    throw porQue ? noEsValido(ajuste, `no se puede escribir en ${ruta}: ${porQue}`) : error
  }
}

interface Escucha {
  readonly puerto: number
  readonly equipo: string
}

/** `obra` listens there, and at the port of the metrics where there is one. */
export async function conPuertos<T>(portal: Escucha, metricas: Escucha | null, obra: () => Promise<T>): Promise<T> {
  try {
    return await obra()
  } catch (error) {
    const esDeMetricas = error instanceof Error && 'port' in error && error.port === metricas?.puerto
    throw sinPuerto(codigoDe(error), esDeMetricas ? ['METRICAS_PORT', metricas] : ['PORT', portal]) ?? error
  }
}

function sinPuerto(codigo: string, [ajuste, donde]: readonly [string, Escucha | null]): AjusteInvalido | undefined {
  const porQue = DE_PUERTO[codigo]
  return porQue && donde ? noEsValido(ajuste, `el puerto ${donde.puerto} de ${donde.equipo}: ${porQue}`) : undefined
}
