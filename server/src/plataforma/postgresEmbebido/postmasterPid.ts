import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** What a running PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  readonly pid: number
  readonly sockets: string
}

export const leerPostmaster = async (datos: string): Promise<Postmaster | null> => {
  const lineas = (await readFile(join(datos, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lineas[0])
  const sockets = lineas[4]?.trim()
  return Number.isInteger(pid) && pid > 0 && sockets ? { pid, sockets } : null
}

export const estaVivo = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Ended, but still in the table of processes: an orphan in a container whose first process collects nobody. */
const esZombi = async (pid: number) => {
  const estado = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return estado
    .slice(estado.lastIndexOf(')') + 1)
    .trimStart()
    .startsWith('Z')
}

export const haTerminado = async (pid: number) => !estaVivo(pid) || (await esZombi(pid))

/**
 * After a container is killed, the number in postmaster.pid may belong to another program of ours, and PostgreSQL
 * would wait for it for ever. Where the system tells programs by number and this one is no `postgres`, the file goes.
 */
export const quitarPidAjeno = async (datos: string, { pid }: Postmaster): Promise<boolean> => {
  const orden = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const programa = basename(orden.split('\0')[0] ?? '')
  const ajeno = !['', 'postgres', 'setpriv'].includes(programa)
  if (ajeno) await rm(join(datos, 'postmaster.pid'), { force: true })
  return ajeno
}
