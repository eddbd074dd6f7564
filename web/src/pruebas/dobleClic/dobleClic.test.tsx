// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { main } from '../../red/cliente.ts'
import { type Llamada, rechazo } from '../declaradas.ts'
import { conPantallas, montar } from '../pantalla.tsx'
import { atiende, llamadas } from '../respuestas.ts'
import { entrarComo } from '../servidor.ts'
import { DE_CARPETAS } from './deCarpetas.tsx'
import { DE_CATALOGOS } from './deCatalogos.tsx'
import { DE_FORMULARIOS } from './deFormularios.tsx'
import { DE_OFICINA } from './deOficina.tsx'
import { DE_PAGOS } from './dePagos.tsx'
import { DE_PERSONAS } from './dePersonas.tsx'
import { DE_VECINOS } from './deVecinos.tsx'
import { DE_VISITAS } from './deVisitas.tsx'
import type { Escritura, Paso } from './escritura.ts'
import { respondenLasListas } from './listas.ts'

// A canvas is the browser's own.
vi.mock('../../ui/fotos/prepararFoto.ts', () => ({ prepararFoto: async (foto: File) => foto }))

conPantallas()

const GRUPOS: readonly (readonly Escritura[])[] = [
  DE_CATALOGOS,
  DE_PERSONAS,
  DE_OFICINA,
  DE_VECINOS,
  DE_CARPETAS,
  DE_FORMULARIOS,
  DE_PAGOS,
  DE_VISITAS,
]

/**
 * That every call that writes is made under the lock is a law (server/pruebas/candado.test.ts), and that the lock holds has
 * its tests (red, envios): one screen of each group is pressed here, and all of them in the long tests.
 */
const POR_APRETAR = process.env.LARGAS ? GRUPOS.flat() : GRUPOS.flatMap((grupo) => grupo.slice(0, 1))

const ESPERE = 'Espere un momento y vuelva a intentarlo'

/** Each call waits to be let go, and is then refused. */
function retener(llamada: Llamada) {
  const esperan: (() => void)[] = []
  atiende(llamada, async () => {
    await new Promise<void>((listo) => esperan.push(listo))
    return rechazo(429, ESPERE)
  })
  return () => act(async () => esperan.shift()?.())
}

async function dar(paso: Paso) {
  if (typeof paso === 'string' || paso instanceof RegExp) {
    fireEvent.click((await screen.findAllByRole('button', { name: paso })).at(-1) as HTMLElement)
    return
  }
  for (const [rotulo, valor] of Object.entries(paso)) {
    const campo = (await screen.findAllByLabelText(rotulo)).at(-1) as HTMLInputElement
    if (valor instanceof File) {
      await userEvent.upload(campo, valor)
      // Judged, it is in the list.
      await waitFor(() => expect(document.body.innerHTML).toContain(valor.name))
    } else if (campo.getAttribute('role') === 'combobox') await userEvent.type(campo, `${valor}{Enter}`)
    else if (['radio', 'checkbox'].includes(campo.type)) fireEvent.click(campo)
    else {
      // A list that is chosen from has arrived when its option is there.
      if (campo instanceof HTMLSelectElement) {
        await waitFor(() => expect([...campo.options].map(({ value }) => value)).toContain(valor))
      }
      fireEvent.change(campo, { target: { value: valor } })
    }
  }
}

/** Asked after whatever was asked before: once it is answered, that has arrived too. */
const llegoTodo = () => act(() => main('GET /borradores/{clave}', { params: { clave: 'FormularioCarpeta' } }))

/** Where messages stand over the page. */
const AVISOS = '.no-imprimir[aria-live]'

test.each(POR_APRETAR)('$en: $llamada', async (fila) => {
  const { llamada, rol = 'button', boton: name, dice = ESPERE } = fila
  entrarComo(fila.quien ?? 'administrador')
  respondenLasListas()
  fila.antes?.()
  const soltar = retener(llamada)
  montar(fila.pantalla(), fila.ruta ?? '/', fila.patron ? { path: fila.patron } : {})
  for (const paso of fila.pasos ?? []) await dar(paso)
  const boton = async () => (await screen.findAllByRole(rol, { name })).at(-1) as HTMLButtonElement
  const veces = () => llamadas.filter(({ nombre }) => nombre === llamada).length
  /** With nothing of the first shown yet. */
  const dosClics = (donde: HTMLElement) =>
    act(() => {
      donde.click()
      donde.click()
    })

  const primero = await boton()
  await waitFor(() => expect(primero.disabled).toBe(false))
  dosClics(primero)
  await waitFor(() => expect(veces()).toBe(1))
  await llegoTodo()
  dosClics(primero)
  for (const otro of screen.queryAllByRole(rol, { name })) dosClics(otro)
  await llegoTodo()
  expect(veces()).toBe(1)

  await soltar()
  // Said, and not only by the message that goes away.
  const dichos = () => screen.queryAllByText((_, e) => e?.textContent?.includes(dice) ?? false)
  await waitFor(() => expect(dichos()).not.toEqual([]))
  const queQueda = dichos().filter((uno) => !uno.closest(AVISOS) && !uno.querySelector(AVISOS))
  expect(queQueda).not.toEqual([])

  // Tried again: once, and what went wrong before is no longer said.
  const otraVez = screen.queryAllByRole(rol, { name }).at(-1) ?? screen.getByRole('button', { name: 'Reintentar' })
  dosClics(otraVez)
  await waitFor(() => expect(veces()).toBe(2))
  await llegoTodo()
  expect(veces()).toBe(2)
  expect(dichos()).toEqual([])
  await soltar()
  await waitFor(() => expect(dichos()).not.toEqual([]))
})
