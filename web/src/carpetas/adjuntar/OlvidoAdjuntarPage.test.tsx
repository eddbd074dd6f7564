// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta, pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { OlvidoAdjuntarPage } from './OlvidoAdjuntarPage.tsx'

// A canvas is the browser's own: what it does to a photo is seen there.
vi.mock('../../ui/fotos/prepararFoto.ts', () => ({ prepararFoto: async (foto: File) => foto }))

conPantallas()

const deVereda = carpetaPresentada({
  idProfesional: null,
  idEncomiendaTipo: null,
  encomiendatipo: null,
  ObraTipo: null,
  uso: 'PLAN VEREDAS SANAS',
  idUso: 12,
})

test('la cabeza dice el estado, el inmueble, la obra o el uso y las observaciones', async () => {
  entrarComo('profesional')
  const observada = carpetaPresentada({ tramiteEstado: 'OBSERVADO', Observacion: 'Falta la firma' })
  conCarpeta(observada)
  montar(<OlvidoAdjuntarPage />, '/olvidoAdjuntarArchivos', { state: { carpeta: observada, veredas: false } })
  const titulo = await screen.findByRole('heading', { name: 'Su carpeta se encuentra como OBSERVADO' })
  expect(titulo).toBeTruthy()
  for (const texto of ['Local comercial', 'Refaccion', 'Falta la firma']) expect(screen.getByText(texto)).toBeTruthy()
  expect(screen.getByText(/queda respondida la observación/)).toBeTruthy()
})

test('una de veredas va por su llamada, con idPersona y sin profesional, y vuelve a los 3 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const persona = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  entrarComo('ciudadano')
  conCarpeta(deVereda)
  responde('POST /documentacion/carpetaPersonaVeredas', { ok: true, message: 'Archivos enviados correctamente' })
  montar(<OlvidoAdjuntarPage />, '/olvidoAdjuntarArchivos', { state: { carpeta: deVereda, veredas: true } })
  await persona.upload(await screen.findByLabelText('Adjuntar archivos'), pdf('vereda.pdf'))
  await persona.click(screen.getByRole('button', { name: 'Enviar archivos' }))
  expect(await screen.findByText('Archivos enviados correctamente')).toBeTruthy()
  expect(screen.getByText('vereda.pdf')).toBeTruthy()
  expect(nombres()).toEqual(['POST /documentacion/carpetaPersonaVeredas'])
  const cuerpo = String(llamadas[0]?.cuerpo)
  expect(cuerpo).toMatch(/name="idPersona"\s+17\s/)
  expect(cuerpo).toMatch(/name="idCarpeta"\s+1002\s/)
  expect(cuerpo).toMatch(/name="files"; filename="vereda.pdf"/)
  expect(cuerpo).not.toContain('idProfesional')
  await pasanSegundos(4)
  expect(screen.getByText('Está en /antes')).toBeTruthy()
})

test('a una carpeta cerrada no se le adjunta nada', async () => {
  entrarComo('profesional')
  const cerrada = carpetaPresentada({ tramiteEstado: 'FINALIZADO' })
  conCarpeta(cerrada)
  montar(<OlvidoAdjuntarPage />, '/olvidoAdjuntarArchivos', { state: { carpeta: cerrada } })
  expect(await screen.findByText('La carpeta está cerrada: ya no admite cambios')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enviar archivos' })).toBeNull()
})

test('de una vereda aprobada se piden aparte las fotos de la obra terminada, y se ve su formulario', async () => {
  const persona = userEvent.setup()
  entrarComo('ciudadano')
  const aprobada = { ...deVereda, tramiteEstado: 'APROBADO' }
  conCarpeta(aprobada)
  responde('POST /documentacion/carpetaPersonaVeredas', { ok: true, message: 'Archivos enviados correctamente' })
  montar(<OlvidoAdjuntarPage />, '/olvidoAdjuntarArchivos', { state: { carpeta: aprobada, veredas: true } })
  const ver = await screen.findByRole('link', { name: 'Ver formulario' })
  expect(ver.getAttribute('href')).toBe('/formulario12vista/1002')
  await persona.click(screen.getByRole('button', { name: 'Enviar fotos' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Debe adjuntar archivos')
  const foto = new File(['x'], 'terminada.jpg', { type: 'image/jpeg' })
  await persona.upload(screen.getByLabelText('Fotos de la obra terminada'), foto)
  await screen.findByAltText('Foto 1: terminada.jpg')
  await persona.click(screen.getByRole('button', { name: 'Enviar fotos' }))
  expect(await screen.findByText('Archivos enviados correctamente')).toBeTruthy()
  expect(String(llamadas[0]?.cuerpo)).toMatch(/name="files"; filename="terminada.jpg"/)
})

test('antes de aprobarse no se piden', async () => {
  entrarComo('ciudadano')
  conCarpeta(deVereda)
  montar(<OlvidoAdjuntarPage />, '/olvidoAdjuntarArchivos', { state: { carpeta: deVereda, veredas: true } })
  expect(await screen.findByRole('button', { name: 'Enviar archivos' })).toBeTruthy()
  expect(screen.queryByLabelText('Fotos de la obra terminada')).toBeNull()
})
