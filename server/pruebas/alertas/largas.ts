import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { RAIZ } from '../casa.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'

/** `npm run pruebas:largas`: ops/comprobar.sh, with Debian's promtool. */

exigirDeDebian(['promtool', 'prometheus'])
const { status } = spawnSync(join(RAIZ, 'ops/comprobar.sh'), { stdio: 'inherit' })
process.exitCode = status ?? 1
