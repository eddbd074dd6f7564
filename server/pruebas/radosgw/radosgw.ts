import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hastaQue } from '../cortes/cortes.ts'

/** Debian's Ceph on this machine, as small as it goes: one monitor, one OSD whose disk is memory, and the gateway that speaks S3. */

const MONITOR = 18_789
const S3 = 18_700
const [CLAVE, SECRETO] = ['portal', 'secreto-de-prueba']

export async function levantarRadosgw(carpeta: string, alTerminar: (() => unknown)[]) {
  const conf = join(carpeta, 'ceph.conf')
  const fsid = randomUUID()
  const lugar = (nombre: string) => join(carpeta, nombre)
  for (const nombre of ['mon', 'osd', 'rgw', 'sockets']) await mkdir(lugar(nombre))
  await writeFile(
    conf,
    `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${MONITOR}
auth cluster required = none
auth service required = none
auth client required = none
run dir = ${carpeta}
log file = ${carpeta}/$name.log
admin socket = ${carpeta}/sockets/$name.asok
ms bind port min = 18800
ms bind port max = 18899
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
mon allow pool size one = true
mon max pg per osd = 500
[mon.a]
mon data = ${carpeta}/mon
[osd.0]
osd data = ${carpeta}/osd
[client.rgw]
rgw data = ${carpeta}/rgw
rgw frontends = beast endpoint=127.0.0.1:${S3}
rgw enable usage log = false
rgw enable ops log = false
`,
  )
  const correr = (programa: string, ...argumentos: string[]) =>
    execFileSync(programa, argumentos, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 })
  const quedar = (programa: string, ...argumentos: string[]) => {
    const proceso = spawn(programa, ['-c', conf, '-f', ...argumentos], { stdio: 'ignore', detached: true })
    const fin = once(proceso, 'exit')
    alTerminar.push(async () => {
      if (proceso.exitCode === null && proceso.signalCode === null) proceso.kill('SIGKILL')
      await fin
    })
  }
  correr('monmaptool', '--create', '--addv', 'a', `[v1:127.0.0.1:${MONITOR}]`, '--fsid', fsid, lugar('monmap'))
  correr('ceph-mon', '-c', conf, '--mkfs', '-i', 'a', '--monmap', lugar('monmap'))
  quedar('ceph-mon', '-i', 'a')
  const ceph = (...argumentos: string[]) => correr('ceph', '-c', conf, '--connect-timeout', '20', ...argumentos)
  const osd = randomUUID()
  ceph('osd', 'new', osd, '0')
  correr('ceph-osd', '-c', conf, '-i', '0', '--mkfs', '--osd-uuid', osd)
  quedar('ceph-osd', '-i', '0')
  await hastaQue('el OSD', async () => JSON.parse(ceph('osd', 'stat', '-f', 'json')).num_up_osds === 1)
  const [clave, secreto] = [
    ['--access-key', CLAVE],
    ['--secret', SECRETO],
  ]
  correr(
    'radosgw-admin',
    ...['-c', conf, '-n', 'client.rgw', 'user', 'create', '--uid', 'portal', '--display-name', 'portal'],
    ...clave,
    ...secreto,
  )
  quedar('radosgw', '-n', 'client.rgw')
  const direccion = `http://127.0.0.1:${S3}`
  await hastaQue('radosgw', async () => {
    const respuesta = await fetch(direccion).catch(() => undefined)
    await respuesta?.body?.cancel()
    return respuesta !== undefined
  })
  const version = /ceph version (\S+)/.exec(correr('ceph', '--version'))?.[0] ?? 'Ceph'
  return { direccion: `http://${CLAVE}:${SECRETO}@127.0.0.1:${S3}`, version }
}
