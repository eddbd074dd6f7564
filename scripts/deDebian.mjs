// Installs the distribution's packages, where we may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Who asks looks afterwards whether they are there: not every distribution has each of them. */
export function instalarDeDebian(...paquetes) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  // Two of a run may want to install at once: the second one waits.
  const apt = (...argumentos) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=600', ...argumentos], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...paquetes)
}
