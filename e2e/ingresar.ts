import type { Page } from '@playwright/test'

/** The demo people, by first name. Their password is `demo`. */
export const CUIL = {
  ana: '27201112228',
  pablo: '20253334445',
  bruno: '20314445555',
  lucia: '27285556665',
  hector: '20227778882',
  diego: '20272223336',
  clara: '27309991112',
  rosa: '27336667777',
} as const
export type Demo = keyof typeof CUIL

/** As a person does it: the portal sends to Ciudad Digital, which sends back signed in. */
export async function ingresar(page: Page, quien: Demo): Promise<void> {
  await page.goto('/')
  await page.getByLabel('CUIL').fill(CUIL[quien])
  await page.getByLabel('Contraseña').fill('demo')
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await page.getByRole('heading', { name: 'Seleccione una opción' }).waitFor()
}

/** A token, as programs get it. */
export async function tokenDe(page: Page, quien: Demo): Promise<string> {
  const respuesta = await page.request.post('/sandbox/ciudad-digital/usuarios/login', {
    data: { documento_persona: CUIL[quien], contraseña: 'demo' },
  })
  return ((await respuesta.json()) as { token: string }).token
}

/** Signed in at once, for journeys that are about something else. */
export async function entrarComo(page: Page, quien: Demo): Promise<void> {
  await page.goto(`/?auth=${await tokenDe(page, quien)}#/catastro`)
  const inicio = page.getByRole('heading', { name: 'Seleccione una opción' })
  const comoOtra = page.getByRole('button', { name: /^Entrar como / })
  await inicio.or(comoOtra).waitFor()
  if (await comoOtra.isVisible()) await comoOtra.click()
  await inicio.waitFor()
}
