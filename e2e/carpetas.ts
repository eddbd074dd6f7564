import { expect, type Page } from '@playwright/test'
import { tokenDe } from './ingresar.ts'

const PLANO = Buffer.from('%PDF-1.4\n% plano\n%%EOF\n')
export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PLANO })
const CROQUIS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** On /nuevaCarpeta: found by typing its name. */
export async function elegirEncomienda(page: Page, nombre: string): Promise<void> {
  const campo = page.getByRole('combobox', { name: 'Tipo de encomienda' })
  await campo.fill(nombre)
  await campo.press('Enter')
  await expect(campo).toHaveValue(nombre)
}

/** A folder of Pablo's, filed by the API, for journeys about what comes after. Owner 1 is Clara Nieva, at padron 100001. */
export async function presentar(page: Page, idEncomiendaTipo: number, idFormularioTipo: number): Promise<number> {
  const respuesta = await page.request.post('/api/documentacion/alta', {
    headers: { authorization: await tokenDe(page, 'pablo') },
    multipart: {
      idEncomiendaTipo,
      idFormularioTipo,
      idPropietario: 1,
      idProfesional: 1,
      idDomicilio: 1,
      idInmuebleTipo: 1,
      idObraTipo: 1,
      AnchoCalle: '12',
      AnchoVereda: '2',
      DistEjeCalle: '8',
      ArbolesVereda: '1',
      CoquisManzana: { name: 'croquis.png', mimeType: 'image/png', buffer: CROQUIS },
    },
  })
  return ((await respuesta.json()) as { idCarpeta: number }).idCarpeta
}

export async function abrirDesglose(page: Page, idCarpeta: number) {
  await page.goto(`/#/verDesgloseCarpetaEncomienda?idCarpeta=${idCarpeta}`)
  await page.reload() // it may have been there already, with what was true before
  await expect(page.getByRole('heading', { name: `Carpeta ${idCarpeta}` })).toBeVisible()
}
