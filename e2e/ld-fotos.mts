import { chromium } from '@playwright/test'
const BASE = 'http://127.0.0.1:8082'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const CUIL: Record<string,string> = { clara: '27309991112', lucia: '27285556665', pablo: '20253334445' }
const token = async (q: string) => (await (await fetch(`${BASE}/sandbox/ciudad-digital/usuarios/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ documento_persona: CUIL[q], contraseña: 'demo' }) })).json()).token
const api = async (q: string, m: string, p: string, d?: object) => (await (await fetch(`${BASE}/api${p}`, { method: m, headers: { authorization: await token(q), ...(d && { 'content-type': 'application/json' }) }, ...(d && { body: JSON.stringify(d) }) })).json())
const pagar = async (padron: string) => {
  const p = await api('clara', 'POST', '/pagos/preparar', { producto: 'LIBRE_DEUDA', padron })
  if (p.fields) {
    await fetch(p.action, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(p.fields) })
    await fetch(`${BASE}/sandbox/pagos/resolver`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ TransaccionComercioId: p.fields.TransaccionComercioId, estado: 'REALIZADA', avisos: 1 }) })
    for (let i = 0; i < 10; i++) { const e = await api('clara', 'GET', `/pagos/estado/${p.idPago}`); if (e.estado === 'CONFIRMADO') break; await new Promise(r => setTimeout(r, 1000)) }
  }
  return p.idPago
}
for (const p of ['100001', '100002', '100003', '100004']) await pagar(p)
const { solicitudes } = await api('lucia', 'GET', '/libreDeuda/solicitudes?porPagina=10&estado=SOLICITADO')
const por = (p: string) => solicitudes.find((s: any) => s.padron === p)?.idLibreDeuda
if (por('100001')) await api('lucia', 'POST', '/libreDeuda/emitir', { idLibreDeuda: por('100001') })
if (por('100002')) await api('lucia', 'POST', '/libreDeuda/rechazar', { idLibreDeuda: por('100002'), motivo: 'El padrón registra una deuda del período 2024. Regularícela en la oficina de rentas.' })
await new Promise(r => setTimeout(r, 8000))
const mias = (await api('clara', 'GET', '/libreDeuda/misCertificados?porPagina=10')).solicitudes
const codigo = mias.find((s: any) => s.codigo)?.codigo
const TAM: [string, number, number][] = [['ancho', 1280, 800], ['390', 390, 844]]
for (const [n, width, height] of TAM) {
  const foto = async (page: any, nombre: string) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/ldf/${nombre}-${n}.png`, fullPage: true, animations: 'disabled' }) }
  for (const [quien, rutas] of [['clara', ['/catastro', '/misCertificados']], ['lucia', ['/catastro', '/solicitudesLibreDeuda', '/correos']]] as const) {
    const ctx = await b.newContext({ viewport: { width, height }, locale: 'es-AR', timezoneId: 'America/Argentina/Tucuman' })
    const page = await ctx.newPage()
    await page.goto(`${BASE}/?auth=${await token(quien)}#/catastro`)
    await page.getByRole('heading', { name: 'Seleccione una opción' }).waitFor()
    for (const r of rutas) { await page.goto(`${BASE}/#${r}`); await page.waitForLoadState('networkidle'); await foto(page, quien + r.replace(/\W/g, '-')) }
    if (quien === 'clara') {
      await page.goto(`${BASE}/#/catastro`)
      await page.getByRole('button', { name: 'Libre Deuda' }).click(); await page.getByRole('dialog').waitFor(); await foto(page, 'dialogo-vacio')
      await page.getByPlaceholder('Ingrese su número de Padrón').fill('100004'); await foto(page, 'dialogo-lleno')
      await page.getByPlaceholder('Ingrese su número de Padrón').fill('999'); await page.getByRole('button', { name: 'Pagar con tarjeta' }).click(); await foto(page, 'dialogo-error')
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await page.evaluate(() => localStorage.setItem('emailData', JSON.stringify({ message: '100004', recipient: '', subject: 'Libre Deuda' })))
      await page.goto(`${BASE}/#/LibreDeudaPagoExitoso`); await page.getByText('Consulta enviada').first().waitFor(); await foto(page, 'exito')
      await page.getByRole('button', { name: 'Cuenta' }).click(); await foto(page, 'cuenta-clara')
    } else {
      await page.getByRole('button', { name: /Ver correo/ }).first().click(); await page.getByRole('dialog').waitFor(); await foto(page, 'correo-modal')
      await page.goto(`${BASE}/#/solicitudesLibreDeuda`)
      await page.getByRole('button', { name: /Resolver/ }).first().click(); await page.getByRole('dialog').waitFor(); await foto(page, 'resolver')
      await page.getByRole('button', { name: 'Rechazar' }).click(); await page.getByRole('button', { name: 'Rechazar solicitud' }).click(); await foto(page, 'rechazar')
      await page.goto(`${BASE}/#/catastro`); await page.reload(); await page.getByRole('button', { name: 'Cuenta' }).click(); await foto(page, 'cuenta-lucia')
    }
    await ctx.close()
  }
  const ctx = await b.newContext({ viewport: { width, height } }); const page = await ctx.newPage()
  await page.goto(`${BASE}/#/verificar/${codigo}`); await page.waitForLoadState('networkidle'); await foto(page, 'verificar-ok')
  await page.goto(`${BASE}/#/verificar`); await page.waitForLoadState('networkidle'); await foto(page, 'verificar')
  await page.goto(`${BASE}/#/verificar/00000000000000000000`); await page.waitForLoadState('networkidle'); await foto(page, 'verificar-no')
  await page.goto(`${BASE}/sandbox/correo`); await foto(page, 'casilla')
  await page.locator('.lista a').first().click(); await page.waitForLoadState('networkidle'); await foto(page, 'casilla-correo')
  await ctx.close()
}
await b.close()
