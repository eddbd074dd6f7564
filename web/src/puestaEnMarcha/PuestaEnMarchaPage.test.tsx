// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { llamadas, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { PUESTA_EN_MARCHA } from './direcciones.ts'
import { PuestaEnMarchaPage } from './PuestaEnMarchaPage.tsx'
import type { Paso } from './paso.ts'

conPantallas()

const paso = (nombre: Paso['paso'], resto: Partial<Paso> = {}): Paso => ({
  paso: nombre,
  situacion: 'FALTA',
  detalle: 'No hay ninguna',
  prueba: null,
  sinUsar: null,
  ...resto,
})
const abrir = (pasos: Paso[], faltan: number) => {
  entrarComo('administrador')
  responde('GET /puestaEnMarcha', { pasos, faltan })
  montar(<PuestaEnMarchaPage />, PUESTA_EN_MARCHA.enlace())
}
const elDe = async (titulo: string) => within(await screen.findByRole('listitem', { name: titulo }))

test('cada paso dice cómo está, con su enlace; los ajustes, solo mientras faltan', async () => {
  abrir(
    [
      paso('oficina', { situacion: 'HECHO', detalle: 'Hay 3 oficinas' }),
      paso('correo', { detalle: 'Falta el ajuste SMTP_URL' }),
      paso('sello', { situacion: 'HECHO', detalle: 'Los documentos salen sellados' }),
    ],
    1,
  )
  expect(await screen.findByText('Para que la ciudad abra falta 1 paso de 3.')).toBeTruthy()
  const oficina = await elDe('1. Oficinas')
  expect(oficina.getByText('Hecho')).toBeTruthy()
  expect(oficina.getByText('Hay 3 oficinas.')).toBeTruthy()
  expect(oficina.getByRole('link', { name: 'Oficinas' }).getAttribute('href')).toBe('/oficinas')
  const correo = await elDe('2. Correo')
  expect(correo.getByText('Falta')).toBeTruthy()
  expect(correo.getByText('Ajustes: SMTP_URL, CORREO_REMITENTE, CORREO_OFICINA.')).toBeTruthy()
  expect(correo.queryByRole('button', { name: 'La ciudad no lo usa' })).toBeNull()
  expect((await elDe('3. Sello de los documentos')).queryByText(/^Ajustes/)).toBeNull()
})

test('se prueba con su botón, y lo que dio queda a la vista', async () => {
  abrir([paso('antivirus', { detalle: 'Está puesto, y no se probó' })], 1)
  responde('POST /puestaEnMarcha/probar', { bien: true, renglones: ['Revisó un archivo de prueba y lo dio por bueno'] })
  const boton = await screen.findByRole('button', { name: 'Preguntar al antivirus' })
  responde('GET /puestaEnMarcha', {
    pasos: [
      paso('antivirus', {
        situacion: 'HECHO',
        prueba: {
          bien: true,
          renglones: ['Revisó un archivo de prueba', 'y lo dio por bueno'],
          probadaEl: '2026-11-25T13:00:00.000Z',
        },
      }),
    ],
    faltan: 0,
  })
  await userEvent.click(boton)
  expect(await screen.findByText('No falta nada: la ciudad puede abrir.')).toBeTruthy()
  expect(screen.getByText(/Revisó un archivo de prueba\s+y lo dio por bueno/)).toBeTruthy()
  expect(llamadas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([
    ['POST /puestaEnMarcha/probar', { paso: 'antivirus' }],
  ])
})

test('lo que la ciudad no usa se dice con su motivo, y sin él no se envía', async () => {
  abrir([paso('sello')], 1)
  responde('PUT /puestaEnMarcha/sinUsar', { ok: true, message: 'Queda dicho que la ciudad no lo usa' })
  await userEvent.click(await screen.findByRole('button', { name: 'La ciudad no lo usa' }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirmo que no se usa' }))
  expect(screen.getByText('Escriba el motivo')).toBeTruthy()
  expect(llamadas).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'No hay certificado')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmo que no se usa' }))
  expect(await screen.findByText('Queda dicho que la ciudad no lo usa')).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ paso: 'sello', motivo: 'No hay certificado' }])
})

test('y se vuelve atrás', async () => {
  const sinUsar = { motivo: 'No hay', dichoEl: '2026-11-25T13:00:00.000Z', dichoPor: 'Sosa, Ana' }
  abrir([paso('proveedor', { situacion: 'SIN_USAR', sinUsar })], 0)
  responde('PUT /puestaEnMarcha/sinUsar', { ok: true, message: 'El paso vuelve a contarse' })
  expect(await screen.findByText('Sosa, Ana, el 25/11/2026 10:00: No hay')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sí se usa' }))
  expect(await screen.findByText('El paso vuelve a contarse')).toBeTruthy()
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([{ paso: 'proveedor', motivo: null }])
})
