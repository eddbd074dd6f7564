// @vitest-environment happy-dom
import type { Calle } from '@catastro/domain/catalogos/calles'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, nombres } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { CallesPage } from '../CallesPage.tsx'

conPantallas()

const DESHABILITAR = 'POST /catastroCalles/deshabilitarCalle'
const EDITAR = 'POST /catastroCalles/editarCalle'

/** The server's streets: disabling and editing change them. */
let calles: Calle[]
async function abrir() {
  const calle = (idcalle: number, nombre: string, estado: number): Calle => ({
    idcalle,
    calle: nombre,
    idcalletipo: 3,
    calletipo: 'PASAJE',
    estado,
    usrmod: null,
  })
  calles = [calle(1, 'JUNIN', 1), calle(2, 'LAPRIDA', 1), calle(3, 'VIEJA', 0)]
  const poner = (idcalle: number, cambios: Partial<Calle>) => {
    calles = calles.map((una) => (una.idcalle === idcalle ? { ...una, ...cambios } : una))
  }
  entrarComo('operador')
  atiende('GET /catastroCalles/calles', () => ({ calles }))
  atiende(DESHABILITAR, async ({ json }) => {
    poner(Number((await json()).id), { estado: 0 })
    return { ok: true, message: 'Deshabilitada con exito' }
  })
  atiende(EDITAR, async ({ json }) => {
    const { idcalle, estado = 1, calle: nombre } = await json()
    poner(Number(idcalle), { estado: Number(estado), calle: String(nombre) })
    return { ok: true, message: 'Editado exitoso' }
  })
  montar(<CallesPage />, '/calles')
  await screen.findByText('JUNIN')
  return userEvent.setup()
}
const fila = (nombre: string) => within(screen.getByText(nombre).closest('tr') as HTMLElement)
const boton = (name: string) => screen.findByRole('button', { name })

test('deshabilitada, su fila lo dice y ofrece deshacerlo: vuelve como estaba, una vez', async () => {
  const quien = await abrir()
  await quien.dblClick(await boton('Deshabilitar JUNIN'))
  expect(await fila('JUNIN').findByText('Deshabilitada con exito')).toBeTruthy()
  expect(fila('JUNIN').getByText('Deshabilitado')).toBeTruthy()
  expect(nombres()).toEqual([DESHABILITAR])

  await quien.dblClick(await boton('Deshacer: JUNIN'))
  expect(await fila('JUNIN').findByText('Habilitada otra vez')).toBeTruthy()
  expect(fila('JUNIN').getByText('Habilitado')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Deshacer: JUNIN' })).toBeNull()
  expect(llamadas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([
    [DESHABILITAR, { id: 1 }],
    [EDITAR, { idcalle: 1, calle: 'JUNIN', idcalletipo: 3, calletipo: 'PASAJE', estado: 1, usrmod: 14 }],
  ])
})

test('se deshace la última, y otra vez deshabilitada se puede deshacer otra vez', async () => {
  const quien = await abrir()
  await quien.click(await boton('Deshabilitar JUNIN'))
  await boton('Deshacer: JUNIN')
  await quien.click(await boton('Deshabilitar LAPRIDA'))
  await quien.click(await boton('Deshacer: LAPRIDA'))
  expect(await fila('LAPRIDA').findByText('Habilitada otra vez')).toBeTruthy()
  expect(fila('JUNIN').queryByText('Deshabilitada con exito')).toBeNull()
  await quien.click(await boton('Deshabilitar LAPRIDA'))
  expect(await fila('LAPRIDA').findByText('Deshabilitada con exito')).toBeTruthy()
  await quien.click(await boton('Deshacer: LAPRIDA'))
  await waitFor(() => expect(calles.map(({ estado }) => estado)).toEqual([0, 1, 0]))
})

test('si no se deshace se dice en su fila, y se puede probar otra vez', async () => {
  const quien = await abrir()
  await quien.click(await boton('Deshabilitar JUNIN'))
  falla(EDITAR, 409, 'Ya existe una calle con ese nombre y ese tipo')
  await quien.click(await boton('Deshacer: JUNIN'))
  expect(await fila('JUNIN').findByText('Ya existe una calle con ese nombre y ese tipo')).toBeTruthy()
  atiende(EDITAR, () => {
    calles = calles.map((una) => ({ ...una, estado: 1 }))
    return { ok: true, message: 'Editado exitoso' }
  })
  await quien.click(await boton('Deshacer: JUNIN'))
  expect(await fila('JUNIN').findByText('Habilitada otra vez')).toBeTruthy()
  expect(screen.queryByText('Ya existe una calle con ese nombre y ese tipo')).toBeNull()
})

test('lo que otro cambió mientras tanto no se pisa, y lo que otro habilitó no se ofrece', async () => {
  const quien = await abrir()
  await quien.click(await boton('Deshabilitar JUNIN'))
  await boton('Deshacer: JUNIN')
  calles = calles.map((una) => (una.idcalle === 1 ? { ...una, estado: 1 } : una))
  await quien.click(await boton('Deshabilitar LAPRIDA'))
  await boton('Deshacer: LAPRIDA')
  expect(fila('JUNIN').getByText('Habilitado')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Deshacer: JUNIN' })).toBeNull()
})

test.each([
  ['lo que el servidor rechaza, con sus palabras', 409, 'La calle la usa una obra', 'La calle la usa una obra'],
  ['lo que falla, con las de la lista', 500, 'Se rompió', 'Error al deshabilitar la Calle'],
])('si no se deshabilita se dice en su fila: %s', async (_, estado, message, dice) => {
  const quien = await abrir()
  falla(DESHABILITAR, estado, message)
  await quien.click(await boton('Deshabilitar LAPRIDA'))
  expect(await fila('LAPRIDA').findByText(dice)).toBeTruthy()
  expect(fila('LAPRIDA').queryByRole('button', { name: /^Deshacer/ })).toBeNull()
})
