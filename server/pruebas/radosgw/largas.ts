import { spawnSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quitar } from '../alMinuto/cluster.ts'
import { RAIZ } from '../casa.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'
import { levantarRadosgw } from './radosgw.ts'

/** `npm run pruebas:largas -- radosgw`: all that is tested of files on S3, on Ceph's own, with one monitor and one OSD in memory. */

const PRUEBAS = [
  'server/src/plataforma/archivos/almacen.test.ts',
  'server/src/respaldo/mudar.test.ts',
  'server/src/respaldo/copia/copia.test.ts',
  'server/pruebas/caidas/s3.test.ts',
]

exigirDeDebian('radosgw', 'ceph-mon', 'ceph-osd', ['ceph', 'ceph-common'])
const carpeta = await mkdtemp(join(tmpdir(), 'radosgw-'))
const alTerminar: (() => unknown)[] = [() => quitar(carpeta)]
try {
  const { direccion, version } = await levantarRadosgw(carpeta, alTerminar)
  console.log(`Los archivos en S3 de ${version}: un monitor y un OSD en memoria`)
  const { status } = spawnSync('npx', ['vitest', 'run', '--testTimeout', '300000', ...PRUEBAS], {
    cwd: RAIZ,
    stdio: 'inherit',
    env: { ...process.env, S3_DE_PRUEBA: direccion },
  })
  process.exitCode = status ?? 1
} finally {
  for (const ultimo of alTerminar.reverse()) await ultimo()
}
