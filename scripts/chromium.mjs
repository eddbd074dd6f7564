// Finds a Chromium for the browser tests, and installs the distribution's where there is none and we may.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { instalarDeDebian } from './deDebian.mjs'

/** The first has no window of its own to draw: the journeys take a third less of the processor. */
const CONOCIDOS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser's path: CHROMIUM if given, else the first known one. */
export const rutaDeChromium = () => process.env.CHROMIUM ?? CONOCIDOS.find((ruta) => existsSync(ruta))

export function instalarChromium() {
  if (rutaDeChromium()) return
  console.log('Instalando Chromium para las pruebas…')
  for (const paquete of ['chromium-headless-shell', 'chromium']) if (!rutaDeChromium()) instalarDeDebian(paquete)
  if (rutaDeChromium()) return
  console.error('Falta Chromium o Chrome para las pruebas de navegador: instálelo, o indique su ruta en CHROMIUM.')
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) instalarChromium()
