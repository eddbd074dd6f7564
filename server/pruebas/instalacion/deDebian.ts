import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const esta = (programa: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((carpeta) => existsSync(join(carpeta, programa)))

/** The distribution's, installed where they are missing and we may. Each package is called like its program. */
export function exigirDeDebian(...programas: readonly string[]): void {
  const faltan = programas.filter((programa) => !esta(programa))
  if (faltan.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...argumentos: string[]) =>
      spawnSync('apt-get', ['-qq', ...argumentos], { stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...faltan)
  }
  const sigueFaltando = faltan.filter((programa) => !esta(programa))
  if (sigueFaltando.length > 0) throw new Error(`Para esta prueba instale ${sigueFaltando.join(' y ')}`)
}
