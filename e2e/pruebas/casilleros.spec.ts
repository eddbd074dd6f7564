import { expect, type Page, test } from '@playwright/test'
import { abrirDesglose, pdf, presentar } from '../carpetas.ts'
import { entrarComo, tokenDe } from '../ingresar.ts'
import { loQueSeCorre } from '../recorridos.ts'
import { sinFaltas } from '../sinFaltas.ts'
import { pedirComo } from '../visitas.ts'

/** A requirement is left without an answer, staff observe it, and its applicant answers from home: the folder goes back. */

const FORMULARIO_1 = {
  ...{ hormigonarmado: 1, asfalto: 0, cordoncuneta: 1, tierrasincc: 0, redbajatension: 1, redgasnatural: 0 },
  ...{ conformeexistente: 1, cantidadluminarias: 2, recoleccionresiduos: 3, cantarboles: 0, usoexistente: 'VIVIENDA' },
  ...{ usoahabilitar: 'PANADERIA', conformehabilitar: 'Permitido', observaciones: '' },
}
const DNI = 'DNI del propietario, de ambos lados y legible'
const PLANO = 'Plano en PDF, firmado por el profesional y por el propietario'

/** With its plan and without the owner's DNI. */
async function sinDni(page: Page): Promise<number> {
  const idCarpeta = await presentar(page, 10, 1)
  await pedirComo(page, 'pablo', 'POST', '/documentacion/altaFormulario1', { ...FORMULARIO_1, idCarpeta })
  const headers = { authorization: await tokenDe(page, 'pablo') }
  const subir = (multipart: object) =>
    page.request.post('/api/documentacion/carpetaProfesional', { headers, multipart: { idCarpeta, ...multipart } })
  await subir({ idRequisito: 3, files: pdf('plano.pdf') })
  // One that answers no requirement files the folder, whatever is missing: as a program that knows nothing of them does.
  await subir({ files: pdf('otros.pdf') })
  return idCarpeta
}

async function observar(page: Page, idCarpeta: number) {
  await entrarComo(page, 'lucia')
  await page.goto(`/#/AdjuntarArchivos?idCarpeta=${idCarpeta}&cola=mesa&orden=antiguas`)
  const requisitos = page.getByRole('region', { name: 'Requisitos' })
  await expect(requisitos.getByText('1 de 5 respondidos')).toBeVisible()
  // Folded: the documents go first.
  await requisitos.getByRole('heading', { name: 'Requisitos' }).click()
  await expect(requisitos.getByRole('listitem', { name: DNI }).getByText('Sin responder')).toBeVisible()
  await requisitos.getByRole('listitem', { name: PLANO }).getByRole('button', { name: 'Ver plano.pdf' }).click()
  await expect(page.getByRole('heading', { name: 'plano.pdf' })).toBeFocused()
  await sinFaltas(page)
  await requisitos.getByRole('button', { name: `Observar el requisito ${DNI}` }).click()
  await expect(page.getByLabel('Sobre qué')).toHaveValue('requisito 1')
  await expect(page.getByLabel('Qué hay que corregir')).toBeFocused()
  await page.keyboard.type('Falta el dorso')
  await sinFaltas(page)
  await page.getByRole('button', { name: 'FINALIZAR' }).click()
  await expect(page.getByText('Se le avisó a Pablo Medina')).toBeVisible()
}

/** From what home says that waits for him. */
async function irAResponder(page: Page, idCarpeta: number) {
  await entrarComo(page, 'pablo')
  await page.getByRole('link', { name: `Responda la observación de la carpeta ${idCarpeta}` }).click()
  await expect(page.getByRole('heading', { name: 'Observaciones' })).toBeFocused()
  await expect(page.getByText(`Sobre el requisito «${DNI}»`)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Requisitos' }).getByRole('listitem', { name: DNI }).getByText('Falta el dorso'),
  ).toBeVisible()
  await sinFaltas(page)
}

const casillero = (page: Page) => page.getByRole('region', { name: 'Requisitos' }).getByRole('listitem', { name: DNI })
const volvio = async (page: Page, idCarpeta: number) => {
  await expect(page.getByText('Queda 1 sin responder.')).toHaveCount(0)
  await expect(casillero(page).getByRole('img', { name: 'Respondido' })).toBeVisible()
  const { carpeta } = await pedirComo<{ carpeta: { tramiteEstado: string } }>(
    page,
    'pablo',
    'GET',
    `/documentacion/carpeta/${idCarpeta}`,
  )
  expect(carpeta.tramiteEstado).toBe('PRESENTADO')
}

test('se responde con un archivo, que queda en su requisito; el que no se admite se dice al elegirlo', async ({
  page,
}) => {
  const idCarpeta = await sinDni(page)
  await observar(page, idCarpeta)
  await irAResponder(page, idCarpeta)
  await page.getByRole('button', { name: 'Responder: Falta el dorso' }).click()
  const archivos = page.getByRole('dialog').locator('input[type=file]')
  await archivos.setInputFiles([
    { name: 'dni.html', mimeType: 'text/html', buffer: pdf('').buffer },
    { name: 'dorso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ esto es un programa') },
  ])
  await expect(page.getByText('el archivo «dorso.pdf» no es de un tipo admitido')).toBeVisible()
  await expect(page.getByText('Se llamaba «dni.html», pero por dentro es un PDF.')).toBeVisible()
  await sinFaltas(page)
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByText('Respuesta enviada')).toBeVisible()
  await expect(casillero(page).getByText('dni.pdf')).toBeVisible()
  await volvio(page, idCarpeta)
})

test('con la red lenta se ve cuánto subió de lo que se adjunta', { tag: '@larga' }, async ({ page }) => {
  const idCarpeta = await presentar(page, 10, 1)
  await entrarComo(page, 'pablo')
  await abrirDesglose(page, idCarpeta)
  const red = await page.context().newCDPSession(page)
  const sinLimite = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  // 600 KB at 200 KB a second.
  await red.send('Network.emulateNetworkConditions', { ...sinLimite, uploadThroughput: 200_000 })
  const buffer = Buffer.concat([pdf('').buffer, Buffer.alloc(600_000, '% relleno\n')])
  await casillero(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'dni.pdf', mimeType: 'application/pdf', buffer })
  const barra = page.getByRole('progressbar', { name: 'Enviando los archivos' })
  const subido = async () => Number(await barra.getAttribute('aria-valuenow'))
  await expect.poll(subido, { intervals: [20] }).toBeGreaterThan(0)
  const primero = await subido()
  expect(primero).toBeLessThan(100)
  await expect.poll(subido, { intervals: [20] }).toBeGreaterThan(primero)
  await red.send('Network.emulateNetworkConditions', sinLimite)
  await expect(casillero(page).getByText('dni.pdf')).toBeVisible()
  await expect(barra).toHaveCount(0)
})

test('en un teléfono, diciendo que no corresponde', { tag: '@larga' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const idCarpeta = await sinDni(page)
  await observar(page, idCarpeta)
  await irAResponder(page, idCarpeta)
  await page
    .getByRole('region', { name: 'Observaciones' })
    .getByRole('button', { name: `No corresponde: ${DNI}` })
    .click()
  await page.getByLabel('Por qué no corresponde').fill('El propietario es una sociedad')
  await sinFaltas(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await volvio(page, idCarpeta)
  await expect(
    page.getByRole('region', { name: 'Observaciones' }).getByText('No corresponde: El propietario es una sociedad'),
  ).toBeVisible()
})

test('la ciudad deja de exigir un requisito, y vuelve a hacerlo: se dice a cuántas carpetas llega, y el aviso no mueve nada', {
  tag: '@larga',
}, async ({ page }) => {
  await entrarComo(page, 'ana')
  await page.goto('/#/requisitosDeEncomienda')
  const idCarpeta = await presentar(page, 10, 1)
  const loQueFalta = async () => {
    const headers = { authorization: await tokenDe(page, 'pablo') }
    const respuesta = await page.request.put('/api/documentacion/presentar', { headers, data: { idCarpeta } })
    return ((await respuesta.json()) as { message: string }).message
  }
  expect(await loQueFalta()).toContain(DNI)
  await page.getByRole('link', { name: DNI }).click()
  const exigir = async (obligatorio: string) => {
    await page.getByLabel('Obligatorio').selectOption({ label: obligatorio })
    await page.getByLabel('Motivo').fill('Prueba')
    await expect(
      page.getByText(/^Afecta a \d+ carpetas? en preparación, y a las que se empiecen después/),
    ).toBeVisible()
    const corrido = await loQueSeCorre(page)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado: así se pide desde ahora').first()).toBeVisible()
    await expect(page.getByLabel('Motivo')).toHaveValue('')
    // But the versions, which the new one comes before.
    expect((await corrido()).filter((que) => !que.includes('Como vino'))).toEqual([])
  }
  await exigir('No')
  await expect(page.getByRole('table', { name: 'Versiones' }).getByText('Prueba')).toHaveCount(1)
  expect(await loQueFalta()).not.toContain(DNI)
  await exigir('Sí')
  expect(await loQueFalta()).toContain(DNI)
  await sinFaltas(page)
})
