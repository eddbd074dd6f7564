import { expect, type Locator, type Page } from '@playwright/test'
import { presentar } from './carpetas.ts'
import { ENTERA } from './entera.ts'
import { tokenDe } from './ingresar.ts'
import { pedirComo } from './visitas.ts'

/** Folders for the desk, made by the API, and the pages of their files. */

export const A4 = [0, 0, 595, 842] as const
export const TAMANOS = [
  ['a 1280', { width: 1280, height: 800 }],
  ['a 390', { width: 390, height: 844 }],
] as const
/** For what is the same walk at each: on a phone, and at both in the long tests. */
export const EN_EL_TELEFONO = ENTERA ? TAMANOS : TAMANOS.slice(1)
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

export async function idDeArchivo(page: Page, idCarpeta: number, nombre: string): Promise<number> {
  const { archivos } = await pedirComo<{ archivos: { idArchivo: number; nombre: string }[] }>(
    page,
    'lucia',
    'GET',
    `/documentacion/archivos?idCarpeta=${idCarpeta}`,
  )
  return archivos.find((archivo) => archivo.nombre === nombre)?.idArchivo ?? 0
}

interface Observada {
  readonly idObservacion: number
  readonly idArchivo: number | null
  readonly texto: string
  readonly situacion: string
  readonly marca: { pagina: number; x: number; y: number; caja: number[]; giro: number } | null
}
export const observacionesDe = async (page: Page, idCarpeta: number) =>
  (await pedirComo<{ observaciones: Observada[] }>(page, 'pablo', 'GET', `/documentacion/observaciones/${idCarpeta}`))
    .observaciones

export const estadoDe = async (page: Page, idCarpeta: number) =>
  (await pedirComo<{ carpeta: { tramiteEstado: string } }>(page, 'pablo', 'GET', `/documentacion/carpeta/${idCarpeta}`))
    .carpeta.tramiteEstado

/** Counts the clicks that the page gets from a mouse or a finger, whoever makes them: what the keyboard does is none. */
export async function contarClics(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const cuenta = { clics: 0 }
    Object.assign(window, { cuenta })
    const sumar = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) cuenta.clics += 1
    }
    addEventListener('click', sumar, { capture: true })
  })
  return () =>
    page.evaluate(() => {
      const { cuenta } = window as unknown as { cuenta: { clics: number } }
      const { clics } = cuenta
      cuenta.clics = 0
      return clics
    })
}

export const hoja = (en: Page | Locator, numero: number) => en.locator(`[data-pagina="${numero}"]`)
export const dibujada = (en: Page | Locator, numero: number) =>
  expect(hoja(en, numero).locator('canvas[data-dibujada]').first()).toBeVisible()
