// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { DejarDeSeguirPage } from './DejarDeSeguirPage.tsx'
import { DEJAR_DE_SEGUIR } from './direcciones.ts'
import { SeguirObras } from './SeguirObras.tsx'

conPantallas()

const BAJA = 'POST /obras/baja'
const CODIGO = '0123456789ABCDEFGHJK'
function abrir(codigo = CODIGO) {
  montar(<DejarDeSeguirPage />, DEJAR_DE_SEGUIR.enlace(codigo), { path: DEJAR_DE_SEGUIR.ruta })
  return userEvent.setup()
}
const boton = () => screen.queryByRole('button', { name: 'Dejar de recibir estos avisos' })

test('abrir el enlace no cambia nada; el botón los termina, y ya no se ofrece', async () => {
  responde(BAJA, { ok: true, message: 'Ya no le avisaremos de las obras de ahí' })
  const persona = abrir()
  expect(nombres()).toEqual([])
  await persona.click(boton() as HTMLElement)
  expect(await screen.findByText('Ya no le avisaremos de las obras de ahí')).toBeTruthy()
  expect(boton()).toBeNull()
  expect(nombres()).toEqual([BAJA])
})

test('un código cortado se dice sin preguntar; uno que no es de nadie, al preguntar', async () => {
  abrir('0123')
  expect(screen.getByText('El enlace no es válido. Use el del último correo que recibió')).toBeTruthy()
  expect(boton()).toBeNull()
})

test('si el servidor falla se puede intentar de nuevo', async () => {
  falla(BAJA, 503, 'Intente más tarde')
  const persona = abrir()
  await persona.click(boton() as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('de una parcela cuya manzana se sigue se ofrece seguirla; seguida, soltarla', async () => {
  entrarComo('ciudadano')
  const deManzana = {
    idSeguida: 1,
    idManzana: 4,
    idParcela: null,
    seccion: '1',
    manzana: '9',
    parcela: '',
    desde: '2026-11-22T12:00:00.000Z',
  }
  const deParcela = { ...deManzana, idSeguida: 2, idParcela: 7, parcela: '3' }
  let seguidas: (typeof deManzana | typeof deParcela)[] = [deManzana]
  atiende('GET /obras/seguidas', () => ({ seguidas }))
  atiende('POST /obras/seguidas', () => {
    seguidas = [deParcela, deManzana]
    return { ok: true, message: 'Le avisaremos', idSeguida: 2 }
  })
  responde('DELETE /obras/seguidas/{idSeguida}', { ok: true, message: 'Ya no' }, { idSeguida: 2 })
  montar(<SeguirObras lugar={{ idParcela: 7 }} />, '/mapa')
  const persona = userEvent.setup()
  await persona.click(await screen.findByRole('button', { name: 'Avisarme de las obras en esta parcela' }))
  await persona.click(await screen.findByRole('button', { name: 'Dejar de seguir las obras de esta parcela' }))
  await waitFor(() => expect(nombres()).toEqual(['POST /obras/seguidas', 'DELETE /obras/seguidas/{idSeguida}']))
  expect(llamadas[0]?.cuerpo).toEqual({ idParcela: 7 })
})

test('lo que no se pudo queda dicho junto a su botón, hasta que se hace', async () => {
  entrarComo('ciudadano')
  responde('GET /obras/seguidas', { seguidas: [] })
  falla('POST /obras/seguidas', 409, 'Ya sigue 30 lugares: deje de seguir alguno')
  montar(<SeguirObras lugar={{ idParcela: 7 }} />, '/mapa')
  const boton = await screen.findByRole('button', { name: 'Avisarme de las obras en esta parcela' })
  await userEvent.click(boton)
  const dicho = await screen.findByRole('group', { name: 'No se hizo' })
  expect(dicho.textContent).toBe('Ya sigue 30 lugares: deje de seguir alguno')
  expect(boton.parentElement?.contains(dicho)).toBe(true)
  expect(screen.getAllByText(/Ya sigue 30 lugares/)).toHaveLength(1)
  responde('POST /obras/seguidas', { ok: true, message: 'Le avisaremos', idSeguida: 2 })
  await userEvent.click(boton)
  await waitFor(() => expect(screen.queryByText(/Ya sigue 30 lugares/)).toBeNull())
})
