import { expect, type Locator, type Page } from '@playwright/test'
import { presentar } from './carpetas.ts'
import { tokenDe } from './ingresar.ts'
import { pedirComo } from './visitas.ts'

/** Folders for the desk, made by the API, and the pages of their files. */

export const A4 = [0, 0, 595, 842] as const
const FORMULARIO_1 = {
  ...{ hormigonarmado: 1, asfalto: 0, cordoncuneta: 1, tierrasincc: 0, redbajatension: 1, redgasnatural: 0 },
  ...{ conformeexistente: 1, cantidadluminarias: 2, recoleccionresiduos: 3, cantarboles: 0, usoexistente: 'VIVIENDA' },
  ...{ usoahabilitar: 'PANADERIA', conformehabilitar: 'Permitido', observaciones: '' },
}

export async function completa(page: Page, archivos: readonly (readonly [string, Buffer])[]): Promise<number> {
  const idCarpeta = await presentar(page, 10, 1)
  await pedirComo(page, 'pablo', 'POST', '/documentacion/altaFormulario1', { ...FORMULARIO_1, idCarpeta })
  for (const [name, buffer] of archivos) {
    const files = { name, mimeType: 'application/pdf', buffer }
    const headers = { authorization: await tokenDe(page, 'pablo') }
    const subida = await page.request.post('/api/documentacion/carpetaProfesional', {
      headers,
      multipart: { idCarpeta, files },
    })
    expect(subida.status()).toBe(200)
  }
  return idCarpeta
}

export const hoja = (en: Page | Locator, numero: number) => en.locator(`[data-pagina="${numero}"]`)
export const dibujada = (en: Page | Locator, numero: number) =>
  expect(hoja(en, numero).locator('canvas[data-dibujada]').first()).toBeVisible()
