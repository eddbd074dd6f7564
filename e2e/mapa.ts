import type { Page } from '@playwright/test'
import { rutaDeChromium } from '../scripts/chromium.mjs'

/** The map is drawn by WebGL 2, here without a graphics card. */
export const CON_WEBGL = {
  executablePath: rutaDeChromium() ?? '',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}

export const lienzo = (page: Page) => page.getByRole('region', { name: /^Mapa de la ciudad/ })

/** What is drawn in the middle of the map. */
export async function colorDelMedio(page: Page): Promise<number[]> {
  const foto = (await lienzo(page).screenshot()).toString('base64')
  return page.evaluate(async (base64) => {
    const imagen = new Image()
    imagen.src = `data:image/png;base64,${base64}`
    await imagen.decode()
    const papel = document.createElement('canvas').getContext('2d')
    if (!papel) return []
    // Beside the label, which stands in the very middle.
    papel.drawImage(imagen, -imagen.width / 2, -imagen.height / 2 + 40)
    return [...papel.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, foto)
}
