import { createHash, randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Demo, entrarComo } from '../ingresar.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { comoArchivo, jpeg } from '../veredas.ts'
import { carpetaDeDiego, hoy, pedirComo, visitaDeDiego } from '../visitas.ts'

/** What the city and the applicant do with visits: plan, decide between two, observe, look at photos from afar. */

async function telefonoDe(browser: Browser, quien: Demo): Promise<Page> {
  const contexto = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await contexto.newPage()
  await entrarComo(page, quien)
  return page
}

interface DelDia {
  readonly visitas: { readonly idVisita: number; readonly lista: { idLista: number; version: number } | null }[]
  readonly listas: { readonly idLista: number; readonly items: { readonly idItem: number; readonly texto: string }[] }[]
}
/** As a phone sends it: the first item is not met. */
async function noCumple(page: Page, idVisita: number, id: string, observado: string) {
  const { visitas, listas } = await pedirComo<DelDia>(page, 'diego', 'GET', `/visitas/jornada?dia=${hoy()}`)
  const lista = visitas.find((visita) => visita.idVisita === idVisita)?.lista ?? null
  const items = listas.find(({ idLista }) => idLista === lista?.idLista)?.items ?? []
  const contenido = JSON.stringify({
    resultado: 'NO CUMPLE',
    lista,
    respuestas: items.map(({ idItem }, lugar) =>
      lugar === 0 ? { idItem, respuesta: 'NO CUMPLE', observado } : { idItem, respuesta: 'CUMPLE', observado: '' },
    ),
    notas: 'Volver',
    fotos: [],
    firmadaEl: new Date().toISOString(),
  })
  const recibida = await pedirComo<{ situacion: string; recibo: { sha256: string } }>(
    page,
    'diego',
    'POST',
    '/visitas/resultado',
    { id, idVisita, contenido },
  )
  expect(recibida.recibo.sha256).toBe(createHash('sha256').update(contenido).digest('hex'))
  return recibida.situacion
}

test('el inspector planea una visita desde las suyas, el jefe la ve en el día de cada uno y la cancela', {
  tag: '@larga',
}, async ({ browser }) => {
  const page = await telefonoDe(browser, 'diego')
  const idCarpeta = await carpetaDeDiego(page)
  await page.goto(`/#/inspeccionCarpetas?lista=mias&buscar=${idCarpeta}`)
  await page.getByRole('link', { name: `Visitas de la carpeta ${idCarpeta}` }).click()
  await page.getByRole('button', { name: 'Planear una visita' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Día').fill('2020-01-01')
  await dialogo.getByRole('button', { name: 'Planear' }).click()
  await expect(dialogo.locator('#dia-error')).toBeVisible()
  await dialogo.getByLabel('Día').fill(hoy())
  await dialogo.getByLabel('Momento').selectOption('A la mañana')
  await dialogo.getByLabel('Indicaciones').fill('Entrar por el pasaje')
  await sinFaltas(page, 'visitas-planear')
  await dialogo.getByRole('button', { name: 'Planear' }).click()
  await expect(page.getByText('Visita planeada').first()).toBeVisible()
  await sinFaltas(page, 'visitas-de-la-carpeta')

  const jefe = await (await browser.newContext()).newPage()
  await entrarComo(jefe, 'hector')
  await jefe.goto('/#/visitas')
  await expect(jefe.getByRole('heading', { name: /^Soria Diego, / })).toBeVisible()
  await sinFaltas(jefe, 'visitas-de-la-ciudad')
  await jefe.getByRole('link', { name: `Abrir la visita de la carpeta ${idCarpeta}` }).click()
  await jefe.getByRole('button', { name: 'Cancelar la visita' }).click()
  await jefe.getByRole('dialog').getByLabel('Por qué se cancela').fill('Llueve')
  await jefe.getByRole('dialog').getByRole('button', { name: 'Cancelar la visita' }).click()
  await expect(jefe.getByText('Se canceló: Llueve')).toBeVisible()
  await jefe.goto(`/#/verDesgloseCarpetaEncomienda?idCarpeta=${idCarpeta}`)
  await expect(jefe.getByRole('heading', { name: 'Visitas' })).toBeVisible()
  await expect(jefe.getByText('Llueve').first()).toBeVisible()
  await Promise.all([page.context().close(), jefe.context().close()])
})

test('otro contenido con el mismo número va ante el jefe, que ve los dos y elige', { tag: '@larga' }, async ({
  page,
}) => {
  const { idCarpeta, idVisita } = await visitaDeDiego(page, '15:00')
  const id = randomUUID()
  expect(await noCumple(page, idVisita, id, 'Sin cartel')).toBe('RECIBIDA')
  expect(await noCumple(page, idVisita, id, 'El cartel está caído')).toBe('APARTADA')
  await entrarComo(page, 'hector')
  await page.goto('/#/visitasPorDecidir')
  const ficha = page.getByRole('listitem', { name: `Resultado de la carpeta ${idCarpeta}` })
  await expect(ficha.getByRole('region', { name: 'Lo que llegó después' })).toContainText('El cartel está caído')
  await expect(ficha.getByRole('region', { name: 'Lo que vale hoy' })).toContainText('Sin cartel')
  await sinFaltas(page, 'visitas-por-decidir')
  await ficha.getByRole('button', { name: 'Vale este' }).click()
  await ficha.getByLabel('Motivo').fill('Lo corrigió en el lugar')
  await ficha.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Quedó decidido')).toBeVisible()
  await expect(ficha).toBeHidden()
  await page.goto(`/#/visitasDeCarpeta?idCarpeta=${idCarpeta}`)
  await expect(page.getByText('El cartel está caído')).toBeVisible()
})

test('las listas de control: el administrador agrega un punto, y queda la versión anterior', { tag: '@larga' }, async ({
  page,
}) => {
  await entrarComo(page, 'ana')
  await page.goto('/#/listasDeControl')
  await expect(page.getByRole('row', { name: /Obras/ })).toBeVisible()
  await sinFaltas(page, 'visitas-listas')
  await page.getByRole('button', { name: 'Editar Obras' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Agregar un punto' }).click()
  await dialogo
    .getByLabel(/^Qué se mira/)
    .last()
    .fill('Matafuegos a la vista')
  await sinFaltas(page, 'visitas-lista')
  await dialogo.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialogo).toBeHidden()
  await page.getByRole('button', { name: 'Ver versiones anteriores Obras' }).click()
  await expect(page.getByRole('heading', { name: /^Versión 2/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Versión 1/ })).toBeVisible()
  await sinFaltas(page, 'visitas-versiones')
})

test('lo que no se cumple se observa en un paso, y la segunda se hace a distancia: foto por foto, pedida de nuevo y juzgada', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const diego = await telefonoDe(browser, 'diego')
  const { idCarpeta, idVisita } = await visitaDeDiego(diego, '16:00')
  await noCumple(diego, idVisita, randomUUID(), 'Sin cartel')
  await diego.goto(`/#/visitasDeCarpeta?idCarpeta=${idCarpeta}`)
  await diego.getByRole('button', { name: 'Observar la carpeta' }).click()
  await expect(diego.getByLabel('Observación 1')).toHaveValue(/Sin cartel$/)
  await sinFaltas(diego, 'visitas-observar')
  await diego.getByRole('dialog').getByRole('button', { name: 'Observar', exact: true }).click()
  await expect(diego.getByText('Carpeta observada').first()).toBeVisible()
  await diego.getByRole('button', { name: 'Pedirla a distancia' }).click()
  await diego.getByLabel('Hasta qué día puede enviar sus fotos').fill(hoy())
  await diego.getByRole('dialog').getByRole('button', { name: 'Pedir' }).click()
  await expect(diego.getByText('Visita a distancia pedida').first()).toBeVisible()

  const pablo = await telefonoDe(browser, 'pablo')
  await pablo.goto(`/#/visitasDeCarpeta?idCarpeta=${idCarpeta}`)
  await pablo.getByRole('link', { name: 'Mostrar con fotos' }).click()
  await expect(pablo.getByRole('button', { name: 'Enviar al inspector' })).toBeDisabled()
  await sinFaltas(pablo, 'visitas-fotografiar')
  await sacarLasQueFaltan(pablo, 'primera')
  await pablo.getByLabel('Aclaración').first().fill('Lo pusimos ayer')
  await sinFaltas(pablo, 'visitas-fotografiado')
  await pablo.getByRole('button', { name: 'Enviar al inspector' }).click()
  await expect(pablo.getByText(/^Las fotos están enviadas/)).toBeVisible()

  await diego.goto(`/#/visitasDeCarpeta?idCarpeta=${idCarpeta}`)
  await diego.reload()
  await diego.getByRole('link', { name: 'Ver lo enviado' }).click()
  await expect(diego.getByText('Quien presentó dijo: Lo pusimos ayer')).toBeVisible()
  await juzgar(diego, (lugar) => (lugar === 0 ? 'Pedir otra foto' : 'Cumple'))
  await diego.getByLabel('Qué tiene que mostrar').fill('De más cerca')
  await sinFaltas(diego, 'visitas-juzgar')
  await diego.getByRole('button', { name: 'Pedir de nuevo' }).click()
  await expect(diego.getByText('Se pidió de nuevo a quien presentó la carpeta').first()).toBeVisible()

  await pablo.reload()
  await expect(pablo.getByText('El inspector pide: De más cerca')).toBeVisible()
  await sacarLasQueFaltan(pablo, 'segunda')
  await pablo.getByRole('button', { name: 'Enviar al inspector' }).click()
  await expect(pablo.getByText(/^Las fotos están enviadas/)).toBeVisible()

  await diego.reload()
  await juzgar(diego, () => 'Cumple')
  await diego.getByRole('button', { name: 'Cerrar la visita' }).click()
  await expect(diego.getByText('Visita juzgada').first()).toBeVisible()
  await diego.goto(`/#/visitasDeCarpeta?idCarpeta=${idCarpeta}`)
  await expect(diego.getByRole('listitem').filter({ hasText: /^A distancia/ })).toContainText('Cumple')
  await sinFaltas(diego, 'visitas-historia')
  await Promise.all([pablo.context().close(), diego.context().close()])
})

async function sacarLasQueFaltan(page: Page, vez: string) {
  const botones = page.getByRole('button', { name: /^Sacar una foto de / }).filter({ hasText: 'Sacar la foto' })
  await expect(botones.first()).toBeEnabled()
  for (let n = await botones.count(); n > 0; n--) {
    const foto = comoArchivo(`${vez}-${n}.jpg`, await jpeg(page, `${vez} ${n}`, 1600, 1200))
    const abierta = page.waitForEvent('filechooser')
    await botones.first().click()
    await (await abierta).setFiles(foto)
    await expect(botones).toHaveCount(n - 1)
    await expect(page.getByRole('button', { name: /Enviando la foto/ })).toBeHidden()
  }
}

async function juzgar(page: Page, juicioDe: (lugar: number) => string) {
  const puntos = page
    .getByRole('list', { name: 'Puntos' })
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  await expect(puntos.first()).toBeVisible()
  for (const [lugar, punto] of (await puntos.all()).entries()) {
    await punto.getByRole('radio', { name: juicioDe(lugar), exact: true }).check()
  }
}
