import { expect, type Request, test } from '@playwright/test'
import { entrarComo } from '../ingresar.ts'

const PRESUPUESTO = 140 * 1024

test('el JavaScript de /catastro con sesión, tal como se envía, no pasa de 140 KB', async ({ page }) => {
  const enviados = new Map<string, number>()
  const codificaciones = new Set<string>()
  page.on('response', (respuesta) => {
    if (!new URL(respuesta.url()).pathname.endsWith('.js')) return
    enviados.set(respuesta.url(), Number(respuesta.headers()['content-length']))
    codificaciones.add(respuesta.headers()['content-encoding'] ?? 'ninguna')
  })
  await entrarComo(page, 'pablo')
  await page.waitForLoadState('networkidle')
  const bytes = [...enviados.values()].reduce((suma, largo) => suma + largo, 0)
  console.log(`JavaScript enviado para /catastro: ${(bytes / 1024).toFixed(1)} KB en ${enviados.size} archivos`)
  expect(enviados.size).toBeGreaterThan(0)
  expect([...codificaciones]).toEqual(['br'])
  expect(bytes).toBeLessThanOrEqual(PRESUPUESTO)
})

test('lo que se pregunta antes de que llegue la pantalla es lo que ella pregunta: cada cosa una vez', async ({
  page,
}) => {
  await entrarComo(page, 'pablo')
  for (const [ruta, primera] of [
    ['/catastro', '/inicio/pendientes'],
    ['/misCarpetas', '/documentacion/listar?pagina=1&porPagina=5&orden=recientes'],
    ['/misCarpetas?pagina=2', '/documentacion/listar?pagina=2&porPagina=5&orden=recientes'],
    ['/verDesgloseCarpetaEncomienda?idCarpeta=1001', '/documentacion/carpeta/1001'],
  ] as const) {
    const pedidas: string[] = []
    const anotar = (pedido: Request) => {
      const { pathname, search } = new URL(pedido.url())
      if (pathname.startsWith('/api/')) pedidas.push(pathname.slice(4) + search)
    }
    await page.goto('about:blank')
    page.on('request', anotar)
    await page.goto(`/#${ruta}`)
    await page.waitForLoadState('networkidle')
    page.off('request', anotar)
    expect(pedidas, ruta).toContain(primera)
    expect(
      pedidas.filter((una, n) => pedidas.indexOf(una) !== n),
      `${ruta}, dos veces`,
    ).toEqual([])
  }
})
