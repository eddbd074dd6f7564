import { expect, type Page, test } from '@playwright/test'
import { elegirEncomienda } from '../carpetas.ts'
import { ENTERA } from '../entera.ts'
import { type Demo, entrarComo, tokenDe } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'

/**
 * Every route of the full route table, as somebody who may open it, at 390 px: no console error, nothing sideways, and no axe
 * violation. Wide too in the long tests (`LARGAS=si`).
 */

/** A folder whose form 1 is filled. */
const CARPETA = 1002
/** Typed by hand from the specification, so that a route lost from the portal is missed here. */
const RUTAS: readonly (readonly [quien: Demo, rutas: readonly string[]])[] = [
  [
    'pablo',
    [
      '/catastro',
      '/home',
      '/nuevaCarpeta',
      '/formulario',
      '/misCarpetas',
      '/finalizarCargaCarpeta',
      '/verDesgloseCarpetaEncomienda',
      '/olvidoAdjuntarArchivos',
      '/adjuntarComprobanteDePago',
      '/pagoDeCarpeta',
      '/consultaPadron',
      '/consultaPadronGeneral',
      '/padron/100004',
      '/stepper',
      '/pagoError',
      '/pagoErrorForm1',
      '/LibreDeudaPagoExitoso',
      '/LibreDeudaPagoRechazado',
      '/form1bisPagoExitoso',
      '/formulario1bis',
      '/formulario1c',
      '/formulario1cbis',
      '/formulario2',
      '/formulario7',
      '/formulario12',
      '/formulario14',
      '/formulario19',
      '/formulario40',
      '/formulario44',
      `/formulario1vista/${CARPETA}`,
      `/formulario1bisvista/${CARPETA}`,
      `/formulario2vista/${CARPETA}`,
      `/formulario12vista/${CARPETA}`,
      `/formulario14vista/${CARPETA}`,
      `/formulario19vista/${CARPETA}`,
    ],
  ],
  ['bruno', ['/formulario1']],
  [
    'clara',
    [
      '/catastro',
      '/veredasHome',
      '/veredas',
      '/veredasPropietarios',
      '/veredasSimulador',
      '/misCarpetasVeredas',
      '/formulario12vista/1007',
      '/misCertificados',
      '/mapa',
      '/obrasQueSigo',
      '/datosAbiertos',
      '/dejarDeSeguirObras/corto',
      '/verificar',
      '/misPagos',
      '/estadisticasPublicas',
      '/formulario27',
      '/formulario28',
      '/formulario29',
      '/formulario30',
      '/formulario31',
      '/formulario27vista/1008',
      '/misElevadores',
      '/quienConsulto',
      '/elevadores/inmuebles/100002',
      '/elevadores/tarjeta/corto',
    ],
  ],
  [
    'lucia',
    [
      '/verCarpetas',
      '/inspeccionCarpetas',
      '/AdjuntarArchivos',
      '/padron/100001',
      '/solicitudesLibreDeuda',
      '/correos',
      '/pagos',
      '/colegios',
      '/instituciones',
      '/obrasTipo',
      '/tarifas',
      '/inspectores',
      '/agregarInspector',
      '/oficinas',
      '/requisitosDeEncomienda',
      '/calles',
      '/importaciones?clase=padrones',
      '/elevadores',
      '/elevadores?lista=empresas',
      '/elevadores/inmuebles/100002',
    ],
  ],
  ['hector', ['/asignacionCarpetas', '/visitas', '/visitasPorDecidir', '/estadisticas', '/estadisticasInforme']],
  [
    'ana',
    [
      '/empleados',
      '/pedidosDeDatos',
      '/rafagas',
      '/listasDeControl',
      '/puestaEnMarcha',
      '/conservacion',
      '/precios',
      '/tiposDeEncomienda',
      '/tiposDeEncomienda/nuevo',
      '/tiposDeEncomienda/1',
      '/requisitosDeEncomienda/nuevo',
      '/requisitosDeEncomienda/1',
      '/ciudad',
      '/ciudad/identidad',
      '/ciudad/tamanos',
      '/ciudad/correos',
      '/ciudad/correo.carpetaRecibida',
      '/exportacion',
      '/estado',
      '/tramites',
      '/tramites/encomienda-1',
      '/textos/privacidad',
      '/ayuda',
      '/una/ruta/que/no/existe',
    ],
  ],
]

const EN_390 = ['390', { width: 390, height: 844 }] as const
const TAMANOS = ENTERA ? [['ancho', { width: 1280, height: 800 }] as const, EN_390] : [EN_390]

/** Which folder each screen is opened for: one that shows the most of it. */
const CARPETA_DE: Readonly<Record<string, number>> = {
  '/adjuntarComprobanteDePago': 1004,
  '/olvidoAdjuntarArchivos': 1005,
  '/AdjuntarArchivos': 1004,
  '/formulario1': 1009,
}
const INCOMPLETA = 1001

/** As the lists hand it on, so that the screens that need a folder show it and not their redirect. */
async function elegirCarpeta(page: Page, token: string, ruta: string) {
  const respuesta = await page.request.get(`/api/documentacion/carpeta/${CARPETA_DE[ruta] ?? INCOMPLETA}`, {
    headers: { authorization: token },
  })
  const { carpeta } = (await respuesta.json()) as { carpeta: object }
  await page.evaluate((texto) => {
    localStorage.setItem('datosEncomienda', texto)
    localStorage.setItem('datosCarpeta', texto)
  }, JSON.stringify(carpeta))
}

/** The folder form asks what kind of folder it is before it shows. */
async function empezarCarpeta(page: Page) {
  await page.goto('/#/nuevaCarpeta')
  await elegirEncomienda(page, 'Obra nueva')
  await page.getByRole('button', { name: 'Siguiente' }).click()
}

/**
 * After a change of the hash alone, the screen before it may still be the one in sight. In the long tests each route is the
 * first one of its document; here, where reading the portal again would be most of the walk, it comes after one that asks for nothing.
 */
async function dejarLaAnterior(page: Page) {
  if (ENTERA) {
    await page.goto('about:blank')
    return
  }
  await page.goto('/#/verificar')
  await expect(page.getByRole('heading', { name: 'Verificar un certificado' })).toBeVisible()
}

for (const [quien, rutas] of RUTAS) {
  test(`las rutas de ${quien}`, async ({ page }) => {
    test.setTimeout(480_000)
    const errores: string[] = []
    page.on('pageerror', (error) => errores.push(error.message))
    page.on('console', (mensaje) => {
      if (mensaje.type() === 'error') errores.push(mensaje.text())
    })
    await entrarComo(page, quien)
    const token = ['pablo', 'bruno', 'lucia'].includes(quien) ? await tokenDe(page, quien) : undefined
    for (const [i, ruta] of rutas.entries()) {
      await test.step(ruta, async () => {
        // Every other one is opened on the phone and turned wide: each size is also the first that some screen sees.
        const tamanos = i % 2 === 0 ? TAMANOS : TAMANOS.toReversed()
        const [[, alAbrir] = EN_390] = tamanos
        await page.setViewportSize(alAbrir)
        if (token) await elegirCarpeta(page, token, ruta)
        if (ruta === '/formulario') await empezarCarpeta(page)
        else await dejarLaAnterior(page)
        await page.goto(`/#${ruta}`)
        for (const [nombre, tamano] of tamanos) {
          await page.setViewportSize(tamano)
          await expect(page.locator('main h1')).toBeVisible()
          await expect(page.getByRole('progressbar')).toHaveCount(0)
          await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
          await sinFaltas(page, `${quien}${ruta.replace(/\W+/g, '-')}-${nombre}`)
          expect(errores, ruta).toEqual([])
        }
      })
    }
  })
}
