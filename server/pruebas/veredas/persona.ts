import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import type { ProveedorAparte } from '../pagos/proveedorAparte.ts'
import { fotoDePrueba, sumaDe, TOTAL_VEREDA, VEREDA } from '../veredasDePrueba.ts'
import { DESTINOS, type NombreDeDestino } from './destinos.ts'

/** What the run knows of one sidewalk. */
export interface Hecho {
  readonly idPago: number
  readonly destino: NombreDeDestino
  /** Of both photos, where it must end as a folder. */
  readonly fotos: readonly string[]
}

interface Mundo {
  /** Changes with every death. */
  readonly portal: { readonly servidor: { readonly direccion: string } }
  readonly proveedor: ProveedorAparte
  readonly token: string
  readonly idCalle: number
  /** At the start of each request. */
  alPedir(): void
}

interface Respuesta {
  readonly status: number
  readonly cuerpo: Record<string, unknown>
}

/** Asked again for as long as the portal is away: whoever fills a form presses the button again. */
async function pedir(mundo: Mundo, camino: string, init: () => RequestInit): Promise<Respuesta> {
  for (;;) {
    mundo.alPedir()
    const { headers, ...resto } = init()
    const respuesta = await fetch(`${mundo.portal.servidor.direccion}/api${camino}`, {
      ...resto,
      headers: { authorization: mundo.token, ...headers },
    }).catch(() => undefined)
    const cuerpo = respuesta && ((await respuesta.json().catch(() => undefined)) as Record<string, unknown> | undefined)
    if (respuesta && cuerpo && respuesta.status < 500) return { status: respuesta.status, cuerpo }
    await esperar(100)
  }
}

const enJson = (method: string, cuerpo: unknown) => () => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(cuerpo),
})

function enPartes(campos: Readonly<Record<string, unknown>>, fotos: readonly number[], campo: string, clave: string) {
  return () => {
    const body = new FormData()
    for (const [nombre, valor] of Object.entries(campos)) body.append(nombre, String(valor))
    for (const numero of fotos) {
      const { nombre, contenido } = fotoDePrueba(numero)
      body.append(campo, new Blob([Uint8Array.from(contenido)]), nombre)
    }
    return { method: 'POST', headers: { 'idempotency-key': clave }, body }
  }
}

/** The draft with its photos, whatever was in it. Two writings that cross are settled by writing again. */
async function preparar(mundo: Mundo, datos: object, fotos: readonly number[]): Promise<void> {
  await pedir(mundo, '/borradores/veredas', () => ({ method: 'DELETE' }))
  for (;;) {
    const { cuerpo } = await pedir(mundo, '/borradores/veredas', () => ({}))
    const guardado = await pedir(mundo, '/borradores/veredas', enJson('PUT', { datos, version: cuerpo.version }))
    if (guardado.status === 200) break
  }
  const subida = enPartes({ campo: 'FotoVeredaArchivo' }, fotos, 'files', randomUUID())
  exigir(await pedir(mundo, '/borradores/veredas/archivos', subida), 200)
}

function exigir(respuesta: Respuesta, ...esperados: readonly number[]): Record<string, unknown> {
  if (esperados.includes(respuesta.status)) return respuesta.cuerpo
  throw new Error(`${respuesta.status} ${JSON.stringify(respuesta.cuerpo)}`)
}

/** One person fills one sidewalk, pays it, and comes back or not. `numero` makes its photos unlike any others. */
export async function unaVereda(mundo: Mundo, numero: number, destino: NombreDeDestino): Promise<Hecho> {
  const plan = DESTINOS[destino]
  const datos = { ...VEREDA, idCalle: mundo.idCalle }
  const [primera, segunda] = [2 * numero, 2 * numero + 1]
  await preparar(mundo, datos, plan.fotos === 2 ? [primera, segunda] : [primera])
  const pago = enJson('POST', { monto: TOTAL_VEREDA / 100 })
  const { idPago, fields } = exigir(await pedir(mundo, '/formulario/realizarPagoF22', pago), 200)
  const enLaTarjeta = fields as Record<string, string>
  if (plan.tarjeta) {
    await (await mundo.proveedor.enviarFormulario(enLaTarjeta)).body?.cancel()
    const { TransaccionComercioId } = enLaTarjeta
    await mundo.proveedor.mandar('resolver', { TransaccionComercioId, estado: plan.tarjeta, avisos: numero % 3 })
  }
  const volver = (fotos: readonly number[]) =>
    pedir(mundo, '/documentacion/altaFormularioVeredas', () =>
      enPartes({ ...datos, idPago }, fotos, 'FotoVeredaArchivo', randomUUID())(),
    )
  const seEspera = plan.fin === 'CARPETA' ? 200 : 409
  if (plan.vuelve === 'una') await hastaQue(() => volver([primera, segunda]), seEspera)
  if (plan.vuelve === 'con otra foto') await hastaQue(() => volver([segunda]), seEspera)
  if (plan.vuelve === 'dos') {
    const dos = await Promise.all([1, 2].map(() => hastaQue(() => volver([primera, segunda]), seEspera)))
    if (dos[0]?.idCarpeta !== dos[1]?.idCarpeta) throw new Error(`El pago ${idPago} se presentó en dos carpetas`)
  }
  if (plan.vuelve === 'no') await hastaQueSeSepa(mundo, Number(idPago))
  return { idPago: Number(idPago), destino, fotos: [primera, segunda].map((n) => sumaDe(fotoDePrueba(n))) }
}

/** A paid one may have to wait until the portal has asked the provider; what must be refused never changes its answer. */
async function hastaQue(pedirAlta: () => Promise<Respuesta>, status: number) {
  for (;;) {
    const respuesta = await pedirAlta()
    if (respuesta.status === status) return respuesta.cuerpo
    if (respuesta.status !== 409) exigir(respuesta, status)
    await esperar(200)
  }
}

/** The next one of the same person begins once this one is known to be paid. */
async function hastaQueSeSepa(mundo: Mundo, idPago: number): Promise<void> {
  for (;;) {
    const { cuerpo } = await pedir(mundo, `/pagos/estado/${idPago}`, () => ({}))
    if (cuerpo.estado === 'CONFIRMADO') return
    await esperar(200)
  }
}
