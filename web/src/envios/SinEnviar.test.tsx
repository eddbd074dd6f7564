// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, falla, nombres } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { guardarBorrador, leerBorrador } from './borrador.ts'
import { SinEnviar } from './SinEnviar.tsx'

conPantallas()

const AMPLIACION = {
  clave: 'carpeta-10',
  nombre: 'AMPLIACION',
  ruta: '/formulario?encomienda=10',
  modificadoEl: '2026-11-24T14:25:00-03:00',
  pagandose: false,
}
const VEREDA = {
  clave: 'veredas',
  nombre: 'Vereda o fachada',
  ruta: '/veredas',
  modificadoEl: '2026-11-23T23:59:00-03:00',
  pagandose: true,
}

function abrir(borradores: (typeof AMPLIACION)[]) {
  vi.setSystemTime(new Date('2026-11-24T23:30:00-03:00'))
  entrarComo('profesional')
  const quedan = [...borradores]
  atiende('GET /inicio/borradores', () => ({ borradores: quedan }))
  montar(<SinEnviar />, '/nuevaCarpeta')
  return quedan
}
const renglones = async () =>
  within(await screen.findByRole('region', { name: 'Sin enviar' }))
    .getAllByRole('listitem')
    .map((renglon) => renglon.textContent)

test('dice qué se empezó y cuándo se guardó, y lleva a seguirlo; lo que se está pagando no se borra', async () => {
  abrir([AMPLIACION, VEREDA])
  expect(await renglones()).toEqual([
    'Continuar: AMPLIACIONGuardado hoy 14:25Borrar',
    'Continuar: Vereda o fachadaGuardado el 23/11/2026 23:59, con un pago en curso',
  ])
  expect(screen.getByRole('link', { name: 'Continuar: AMPLIACION' }).getAttribute('href')).toBe(
    '/formulario?encomienda=10',
  )
})

test('se borra preguntando, del servidor y de este equipo', async () => {
  const quedan = abrir([AMPLIACION])
  guardarBorrador('carpeta-10', { AnchoCalle: '12' }, { version: 1, pendiente: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar: AMPLIACION' }))
  const dialogo = await screen.findByRole('dialog', { name: 'Borrar: AMPLIACION' })
  expect(dialogo.textContent).toContain('guardados hoy 14:25. No se puede deshacer.')
  expect(nombres().length > 0).toBe(false)
  quedan.length = 0
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Borrar' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sin enviar' })).toBeNull())
  expect(leerBorrador('carpeta-10')).toBeNull()
})

test('lo que no se pudo borrar sigue ahí, con el porqué', async () => {
  abrir([AMPLIACION])
  falla('DELETE /borradores/{clave}', 503, 'El servicio no responde', { clave: 'carpeta-10' })
  guardarBorrador('carpeta-10', { AnchoCalle: '12' }, { version: 1, pendiente: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar: AMPLIACION' }))
  const dialogo = await screen.findByRole('dialog')
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Borrar' }))
  expect(await within(dialogo).findByText('El servicio no responde')).toBeTruthy()
  expect(leerBorrador('carpeta-10')).toEqual({ AnchoCalle: '12' })
})

test('sin nada empezado no hay nada', async () => {
  let pedidos = 0
  entrarComo('profesional')
  atiende('GET /inicio/borradores', () => {
    pedidos++
    return { borradores: [] }
  })
  montar(<SinEnviar />, '/nuevaCarpeta')
  await waitFor(() => expect(pedidos).toBe(1))
  expect(screen.queryByText('Sin enviar')).toBeNull()
})
