import { setFlagsFromString } from 'node:v8'

/**
 * The heap grows by a quarter of what is alive between two collections, instead of up to four times that. Everything long
 * is streamed, so little is alive: an import of 100,000 properties stays under 300 MB instead of reaching 370, in the
 * same time (docs/mediciones/importacion.txt).
 */
setFlagsFromString('--heap-growing-percent=25')
