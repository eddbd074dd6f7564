import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type AjustesDePagos, estanCompletos, type PagosDados } from './ajustesDePagos.ts'

const Generadas = z.object({ comercio: z.string(), guid: z.string(), frase: z.string(), secreto: z.string() })

/**
 * What the settings left open is generated once per data folder, for portal and stand-in alike. Only in sandbox mode is
 * anything left open.
 */
export async function completarAjustesDePagos(
  dados: PagosDados | undefined,
  carpeta: string,
): Promise<AjustesDePagos | undefined> {
  if (!dados || estanCompletos(dados)) return dados
  const { comercio, guid, frase, secreto, ...resto } = dados
  const generadas = await leerOGenerar(join(carpeta, 'pagos.json'))
  return {
    ...resto,
    comercio: comercio ?? generadas.comercio,
    guid: guid ?? generadas.guid,
    frase: frase ?? generadas.frase,
    secreto: secreto ?? generadas.secreto,
  }
}

async function leerOGenerar(archivo: string) {
  const alAzar = () => randomBytes(24).toString('base64url')
  const nuevas = { comercio: randomUUID(), guid: randomUUID(), frase: alAzar(), secreto: alAzar() }
  await writeFile(archivo, JSON.stringify(nuevas), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return Generadas.parse(JSON.parse(await readFile(archivo, 'utf8')))
}
