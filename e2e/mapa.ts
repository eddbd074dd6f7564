import type { Page } from '@playwright/test'
import { rutaDeChromium } from '../scripts/chromium.mjs'

/** The map is drawn by WebGL 2, here without a graphics card. */
export const CON_WEBGL = {
  executablePath: rutaDeChromium() ?? '',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}

export const lienzo = (page: Page) => page.getByRole('region', { name: /^Mapa de la ciudad/ })

/** What is drawn in the middle of the map, beside the label that stands in the very middle. */
export const colorDelMedio = (page: Page) => colorEn(page, (ancho, alto) => [ancho / 2, alto / 2 - 40])
/** What is drawn where the city does not reach. */
export const colorDeAfuera = (page: Page) => colorEn(page, () => [30, 30])

async function colorEn(page: Page, donde: (ancho: number, alto: number) => [x: number, y: number]): Promise<number[]> {
  const { width = 0, height = 0 } = (await lienzo(page).boundingBox()) ?? {}
  const [x, y] = donde(width, height)
  const base64 = (await lienzo(page).screenshot()).toString('base64')
  return page.evaluate(
    async ({ base64, x, y }) => {
      const imagen = new Image()
      imagen.src = `data:image/png;base64,${base64}`
      await imagen.decode()
      const papel = document.createElement('canvas').getContext('2d')
      if (!papel) return []
      papel.drawImage(imagen, -x, -y)
      return [...papel.getImageData(0, 0, 1, 1).data].slice(0, 3)
    },
    { base64, x, y },
  )
}
