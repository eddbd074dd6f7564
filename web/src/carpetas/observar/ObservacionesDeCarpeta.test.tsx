// @vitest-environment happy-dom
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { carpetaPresentada, conCarpeta, filaDeFormulario, pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { AdjuntarArchivosPage } from '../atender/AdjuntarArchivosPage.tsx'
import { ObservacionesDeCarpeta } from './ObservacionesDeCarpeta.tsx'

conPantallas()

const observacion = (idObservacion: number, cambios: Partial<Observacion> = {}): Observacion => ({
  idObservacion,
  texto: `Punto ${idObservacion}`,
  codigoFormulario: null,
  FormularioTipo: null,
  idArchivo: null,
  archivo: null,
  idRequisito: null,
  requisito: null,
  fecha: '2026-10-05T15:00:00.000Z',
  situacion: 'PENDIENTE',
  cierre: null,
  respuesta: null,
  marca: null,
  conFormulario: false,
  noCorresponde: false,
  archivosDeRespuesta: [],
  ...cambios,
})
const observada = carpetaPresentada({ tramiteEstado: 'OBSERVADO', tramiteEstadoPrevio: 'PRESENTADO' })
const DOS = [
  observacion(1, { situacion: 'RESPONDIDA', cierre: '2026-10-06T15:00:00.000Z', respuesta: 'Ya está' }),
  observacion(2, { codigoFormulario: '1', FormularioTipo: 'FORMULARIO 1' }),
]

const abrir = (observaciones: readonly Observacion[]) => {
  conCarpeta(observada, { observaciones })
  montar(<ObservacionesDeCarpeta carpeta={observada} />, '/desglose')
  return userEvent.setup()
}

test('primero lo que espera respuesta, con lo que cada quien puede hacer', async () => {
  entrarComo('profesional')
  abrir(DOS)
  const [primera, segunda] = await screen.findAllByRole('listitem')
  expect(primera?.textContent).toContain('Sobre el formulario 1 · 05/10/2026')
  expect(segunda?.textContent).toContain('Respuesta · 06/10/2026Ya está')
  expect(screen.getByRole('link', { name: 'Corregir el formulario 1' }).getAttribute('href')).toBe(
    '/formulario1?idCarpeta=1002',
  )
  expect(screen.getAllByRole('button', { name: /^Responder/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull()
})

test('el personal retira, y no responde por nadie', async () => {
  entrarComo('jefe')
  responde('PUT /documentacion/retirarObservacion', { ok: true, message: 'Observación retirada' })
  const quien = abrir(DOS)
  await quien.click(await screen.findByRole('button', { name: 'Retirar: Punto 2' }))
  expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull()
  const retirar = async () =>
    quien.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirar' }))
  await retirar()
  expect(screen.getByRole('link', { name: 'Escriba el motivo' })).toBeTruthy()
  await quien.type(screen.getByLabelText('Motivo'), 'Fue un error')
  await retirar()
  expect(await screen.findByText('Observación retirada')).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ idObservacion: 2, observaciones: 'Fue un error' }])
})

test('se responde con archivos o por escrito; si falla, nada de lo elegido se pierde', async () => {
  entrarComo('profesional')
  falla('POST /documentacion/responderObservacion', 503, 'Sin servicio')
  const quien = abrir([observacion(2)])
  await quien.click(await screen.findByRole('button', { name: 'Responder: Punto 2' }))
  const enviar = async () => quien.click(await screen.findByRole('button', { name: 'Enviar la respuesta' }))
  await enviar()
  expect(screen.getByRole('link', { name: 'Escriba una respuesta o adjunte un archivo' })).toBeTruthy()
  await quien.upload(screen.getByLabelText('Archivos'), pdf('nuevo.pdf'))
  await quien.type(screen.getByLabelText('Respuesta (opcional)'), 'Va el plano')
  await enviar()
  expect(await screen.findByText('Sin servicio')).toBeTruthy()
  expect(screen.getByText(/nuevo\.pdf/)).toBeTruthy()
  responde('POST /documentacion/responderObservacion', { ok: true, message: 'Respuesta enviada' })
  await enviar()
  expect(await screen.findByText('Respuesta enviada')).toBeTruthy()
  const claves = llamadas.map(({ cabeceras }) => cabeceras.get('Idempotency-Key'))
  expect(claves).toHaveLength(2)
  expect(claves[1]).toBe(claves[0])
  expect(String(llamadas[1]?.cuerpo)).toMatch(/name="idObservacion"\s+2\s[\s\S]*Va el plano[\s\S]*nuevo\.pdf/)
})

const DNI = 'DNI del propietario'
const DEL_DNI = observacion(2, { idRequisito: 1, requisito: DNI })
const conArchivos = (archivos: { idArchivo: number; nombre: string }[]) =>
  responde('GET /documentacion/requisitos', {
    requisitos: [],
    detalle: [{ idRequisito: 1, texto: DNI, obligatorio: false, ejemplo: null, archivos, noCorresponde: null }],
  })

test('lo observado de un requisito se responde también diciendo que no corresponde', async () => {
  entrarComo('profesional')
  const quien = abrir([DEL_DNI])
  conArchivos([])
  responde('PUT /documentacion/requisitoNoCorresponde', { ok: true, message: 'Operación exitosa!' })
  expect((await screen.findByRole('listitem')).textContent).toContain(`Sobre el requisito «${DNI}»`)
  await quien.click(await screen.findByRole('button', { name: `No corresponde: ${DNI}` }))
  await quien.type(await screen.findByLabelText('Por qué no corresponde'), 'Es una sociedad')
  await quien.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ idCarpeta: 1002, idRequisito: 1, motivo: 'Es una sociedad' }])
})

test('si el requisito tiene archivos, con otro o por escrito; y se ve cómo se respondió', async () => {
  entrarComo('profesional')
  const cierre = { situacion: 'RESPONDIDA', cierre: '2026-10-06T15:00:00.000Z', respuesta: 'Es baldío' } as const
  const quien = abrir([DEL_DNI, observacion(1, { idRequisito: 1, requisito: DNI, noCorresponde: true, ...cierre })])
  conArchivos([{ idArchivo: 7, nombre: 'dni.pdf' }])
  await quien.click(await screen.findByRole('button', { name: 'Responder: Punto 2' }))
  expect(screen.getByText(/^Quedan adjuntos al requisito\. /)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^No corresponde/ })).toBeNull()
  expect(screen.getByText('No corresponde: Es baldío')).toBeTruthy()
})

test('sin observaciones no hay nada que decir', async () => {
  entrarComo('profesional')
  abrir([])
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Observaciones' })).toBeNull())
})

test('los puntos escritos para OBSERVADO no van con otro estado', async () => {
  entrarComo('operador')
  const presentada = carpetaPresentada()
  conCarpeta(presentada, { formularios: [filaDeFormulario('1', 1)] })
  responde('PUT /formulario/actualizarTramite', { ok: true, message: 'Operación exitosa!' })
  montar(<AdjuntarArchivosPage Respuestas={() => null} />, '/AdjuntarArchivos', { state: { carpeta: presentada } })
  const quien = userEvent.setup()
  await quien.selectOptions(await screen.findByLabelText('Nuevo estado'), 'OBSERVADO')
  await quien.click(screen.getByRole('button', { name: 'Observar una parte de la carpeta' }))
  await quien.selectOptions(screen.getByLabelText('Sobre qué'), 'formulario 1')
  await quien.type(screen.getByLabelText('Qué hay que corregir'), 'El uso')
  await quien.selectOptions(screen.getByLabelText('Nuevo estado'), 'PENDIENTE DE PAGO')
  await quien.type(screen.getByLabelText('Concepto'), 'Tasa')
  await quien.type(screen.getByLabelText(/^Importe a pagar/), '1')
  await quien.click(screen.getByRole('button', { name: 'FINALIZAR' }))
  expect(await screen.findByText('Operación exitosa!')).toBeTruthy()
  expect(nombres()).toEqual(['PUT /formulario/actualizarTramite'])
  expect(llamadas[0]?.cuerpo).toMatchObject({ idEstado: 5, observaciones: null })
})

test('al atender: con una parte observada va punto por punto; sin ninguna, como siempre', async () => {
  entrarComo('operador')
  const presentada = carpetaPresentada()
  conCarpeta(presentada, { formularios: [filaDeFormulario('1', 1)] })
  responde('POST /documentacion/observar', { ok: true, message: 'Operación exitosa!' })
  montar(<AdjuntarArchivosPage Respuestas={() => null} />, '/AdjuntarArchivos', { state: { carpeta: presentada } })
  const quien = userEvent.setup()
  await quien.selectOptions(await screen.findByLabelText('Nuevo estado'), 'OBSERVADO')
  await quien.type(screen.getByLabelText('Observación'), 'Falta la nota')
  await quien.click(screen.getByRole('button', { name: 'Observar una parte de la carpeta' }))
  await quien.selectOptions(screen.getByLabelText('Sobre qué'), 'formulario 1')
  await quien.type(screen.getByLabelText('Qué hay que corregir'), 'El uso')
  await quien.click(screen.getByRole('button', { name: 'FINALIZAR' }))
  expect(await screen.findByText('Operación exitosa!')).toBeTruthy()
  expect(nombres()).toEqual(['POST /documentacion/observar'])
  expect(llamadas[0]?.cuerpo).toEqual({
    idCarpeta: 1002,
    observaciones: [{ texto: 'Falta la nota' }, { texto: 'El uso', codigoFormulario: '1' }],
    expediente: null,
    version: 3,
  })
})
