// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { conPantallas, montar, pasanSegundos } from '../pruebas/pantalla.tsx'
import { llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo, type Tipo } from '../pruebas/servidor.ts'
import { OficinasPage } from './OficinasPage.tsx'

conPantallas()

const oficina = (idOficina: number, Oficina: string, estado: 0 | 1) => ({
  idOficina,
  Oficina,
  idReparticion: 1,
  Reparticion: 'CATASTRO',
  idInstitucion: 1,
  Institucion: 'MUNICIPALIDAD',
  estado,
  usrmod: null,
})

async function abrir(quien: Tipo) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  entrarComo(quien)
  responde('GET /catastroReparticiones/oficinas', {
    oficinas: [oficina(1, 'ARCHIVO', 1), oficina(2, 'OFICINA VIEJA', 0)],
  })
  responde('GET /catastroReparticiones/reparticiones', {
    reparticiones: [{ idReparticion: 1, Reparticion: 'CATASTRO' }],
  })
  responde('GET /instituciones/getInstituciones', {
    instituciones: [
      {
        idInstitucion: 1,
        Institucion: 'MUNICIPALIDAD',
        idInstitucionTipo: 3,
        InstitucionTipo: 'X',
        estado: 1,
        usrmod: null,
      },
      { idInstitucion: 2, Institucion: 'CERRADA', idInstitucionTipo: 3, InstitucionTipo: 'X', estado: 0, usrmod: null },
    ],
  })
  responde('POST /catastroReparticiones/crearOficina', { ok: true, message: 'Oficina creada con éxito' })
  const persona = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  montar(<OficinasPage />, '/oficinas')
  await screen.findByText('ARCHIVO')
  return persona
}

test('el mensaje se ve enseguida 3 s; a los 2 s se cierra el modal y se lee la lista otra vez', async () => {
  const persona = await abrir('operador')
  await persona.click(screen.getByRole('button', { name: 'Nuevo: oficina' }))
  const modal = within(screen.getByRole('dialog'))
  await persona.type(modal.getByLabelText('Nombre'), 'DIGESTO')
  expect(modal.queryByRole('option', { name: 'CERRADA' })).toBeNull()
  await persona.selectOptions(await modal.findByLabelText('Institución'), '1')
  await persona.selectOptions(modal.getByLabelText('Repartición'), '1')
  await persona.click(modal.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Oficina creada con éxito')).toBeTruthy()
  expect(llamadas[0]?.cuerpo).toEqual({
    Oficina: 'DIGESTO',
    idInstitucion: '1',
    idReparticion: '1',
    estado: 1,
    usrmod: 14,
  })
  responde('GET /catastroReparticiones/oficinas', { oficinas: [oficina(3, 'DIGESTO', 1)] })
  await pasanSegundos(1)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await pasanSegundos(1)
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  expect(await screen.findByText('DIGESTO')).toBeTruthy()
  await pasanSegundos(2)
  expect(screen.queryByText('Oficina creada con éxito')).toBeNull()
})

test('lo que falta se dice arriba y junto al campo, y no se manda nada', async () => {
  const persona = await abrir('administrador')
  await persona.click(screen.getByRole('button', { name: 'Nuevo: oficina' }))
  await persona.click(screen.getByRole('button', { name: 'Guardar' }))
  for (const texto of [
    'Ingrese un nombre de máximo 30 caracteres',
    'No seleccionaste una Institución',
    'No seleccionaste una Reparticion',
  ]) {
    expect(screen.getAllByText(texto)).toHaveLength(2)
  }
  expect(nombres()).toEqual([])
})

test('una oficina ya deshabilitada no se deshabilita otra vez', async () => {
  await abrir('operador')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ya está deshabilitada OFICINA VIEJA' }).disabled).toBe(
    true,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deshabilitar ARCHIVO' }).disabled).toBe(false)
})

test('el jefe lee, sabe por qué no hay botones, y no ve los cambios', async () => {
  await abrir('jefe')
  expect(screen.getByText(/Su perfil permite consultar estos datos/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Nuevo|Editar|Deshabilitar|Ver cambios)/ })).toBeNull()
})
