import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { respuestasDe27 } from '../elevadoresDePrueba.ts'
import { PDF } from '../multiparte.ts'
import { ingresar, leerJson } from './clientes.ts'
import { iniciarServidor, type Servidor } from './proceso.ts'
import { conBase, revisarAlmacen } from './revision.ts'

let carpeta: string
let servidor: Servidor
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'portal-elevadores-'))
  servidor = await iniciarServidor(carpeta)
})
afterAll(async () => {
  await servidor.detener()
  await rm(carpeta, { recursive: true, force: true })
})

async function morirYVolver(): Promise<void> {
  servidor.matar()
  await servidor.termino
  servidor = await iniciarServidor(carpeta)
}

it('muerto entre el pago y el envío, y otra vez durante el envío: una carpeta, un pago usado, nada perdido', {
  timeout: 120_000,
}, async () => {
  const { token, idDomicilio } = await ingresar(servidor.direccion)
  const pedir = async (method: string, camino: string, cuerpo?: object) =>
    leerJson<Record<string, never>>(
      await fetch(`${servidor.direccion}${camino}`, {
        method,
        headers: { authorization: token, ...(cuerpo && { 'content-type': 'application/json' }) },
        ...(cuerpo && { body: JSON.stringify(cuerpo) }),
      }),
    )
  const { rows } = await conBase(carpeta, (base) =>
    base.query<{ calle: number }>('select id_calle as calle from domicilio where id_domicilio = $1', [idDomicilio]),
  )
  const respuestas = respuestasDe27(idDomicilio, rows[0]?.calle ?? 0)
  await pedir('PUT', '/api/borradores/formulario27', { datos: respuestas, version: 0 })
  const { idPago, action, fields } = await leerPreparado(
    await pedir('POST', '/api/pagos/preparar', { producto: 'FORM27' }),
  )

  // Paid at the card page; the notice is lost, and the server dies before anybody comes back.
  await (await fetch(new URL(action, servidor.direccion), { method: 'POST', body: new URLSearchParams(fields) })).text()
  const { TransaccionComercioId } = fields
  await pedir('POST', '/sandbox/pagos/resolver', { TransaccionComercioId, estado: 'REALIZADA', avisos: 0 })
  await morirYVolver()
  expect(await pedir('GET', `/api/pagos/estado/${idPago}`)).toMatchObject({ estado: 'CONFIRMADO' })
  expect(await pedir('GET', '/api/elevadores/formulario27/enCurso')).toMatchObject({
    pago: { idPago, estado: 'CONFIRMADO' },
    respuestas: { PadronInmueble: '100001', nroelevadores: 3 },
  })

  const enviar = () => {
    const formulario = new FormData()
    for (const [campo, valor] of Object.entries({ ...respuestas, idPago })) formulario.set(campo, String(valor))
    formulario.set('comprobante', new Blob([PDF]), 'recibo.pdf')
    return fetch(`${servidor.direccion}/api/documentacion/altaFormulario27`, {
      method: 'POST',
      headers: { authorization: token },
      body: formulario,
    })
  }
  const enCamino = enviar().then(
    (respuesta) => respuesta.text(),
    () => 'sin respuesta',
  )
  await morirYVolver()
  await enCamino
  const enviados = await Promise.all([enviar(), enviar()])
  const [uno, otro] = await Promise.all(enviados.map((respuesta) => leerJson<{ idCarpeta: number }>(respuesta)))
  expect(uno?.idCarpeta).toBe(otro?.idCarpeta)
  const quedo = await conBase(carpeta, (base) =>
    base.query(
      `select f.id_carpeta, p.usado_por, p.estado,
         (select count(*)::integer from archivo a where a.id_carpeta = f.id_carpeta) as archivos,
         (select count(*)::integer from formulario27 where id_carpeta > 1009) as formularios
       from formulario27 f join pago p using (id_pago) where p.id_pago = $1`,
      [idPago],
    ),
  )
  expect(quedo.rows).toEqual([
    {
      id_carpeta: uno?.idCarpeta,
      usado_por: `carpeta ${uno?.idCarpeta} formulario 27`,
      estado: 'CONFIRMADO',
      archivos: 1,
      formularios: 1,
    },
  ])
  expect(await revisarAlmacen(carpeta)).toEqual([])
})

const leerPreparado = (cuerpo: unknown) =>
  cuerpo as { idPago: number; action: string; fields: Record<string, string> & { TransaccionComercioId: string } }
