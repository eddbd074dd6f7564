import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const recolectar: () => void = runInNewContext('gc')

/**
 * While it works, the heap grows by a quarter of what is alive between two collections, instead of up to four times that:
 * what is read, checked and dropped row by row does not pile up. An import of 100,000 properties stays some 80 MB lower in
 * the same time (docs/mediciones/importacion.txt). For all the rest the process keeps V8's own measure, since collecting
 * this often takes a tenth of the lists' throughput. One at a time in a process.
 */
export async function conMemoriaAcotada<T>(obra: () => Promise<T>): Promise<T> {
  setFlagsFromString('--heap-growing-percent=25')
  // V8 sets the next limit when it collects: without this one, the old limit would hold until it is reached.
  recolectar()
  try {
    return await obra()
  } finally {
    setFlagsFromString('--heap-growing-percent=0')
  }
}
