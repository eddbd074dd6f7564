// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { atiende, falla } from '../pruebas/respuestas.ts'
import { conServidor } from '../pruebas/servidor.ts'
import { useAvisos } from '../ui/avisos/avisos.ts'
import { useArchivosDelBorrador } from './useArchivosDelBorrador.ts'
import type { Borrador } from './useBorrador.ts'

conServidor()

const DEL_BORRADOR = { clave: 'carpeta-10' }
const NINGUNO: readonly File[] = []
let guardados: { idArchivo: number; campo: string; nombre: string; tipo: string; tamano: number }[]
let siguiente: number

const archivo = (nombre: string) => new File(['x'], nombre, { type: 'image/png' })
const enFila = (nombre: string, campo = 'croquis') => ({
  idArchivo: siguiente++,
  campo,
  nombre,
  tipo: 'image/png',
  tamano: 1,
})

beforeEach(() => {
  siguiente = 1
  guardados = []
  atiende('GET /borradores/{clave}/archivos', () => ({ archivos: guardados }), DEL_BORRADOR)
  atiende('GET /borradores/{clave}/archivos/{idArchivo}', () => HttpResponse.arrayBuffer(new Uint8Array([1]).buffer))
  atiende(
    'POST /borradores/{clave}/archivos',
    async ({ request }) => {
      guardados.push(enFila(/filename="([^"]+)"/.exec(await request.text())?.[1] ?? ''))
      return { ok: true, message: 'x', archivos: guardados }
    },
    DEL_BORRADOR,
  )
  atiende('DELETE /borradores/{clave}/archivos/{idArchivo}', ({ params }) => {
    guardados = guardados.filter(({ idArchivo }) => String(idArchivo) !== params.idArchivo)
    return { ok: true, message: 'x' }
  })
})

/** A field with these files chosen, in a form whose draft has been read. */
function abrir(elegidos: readonly File[] = NINGUNO) {
  const alTraer = vi.fn()
  const borrador: Borrador = {
    estado: { situacion: 'guardado', motivo: '', ajeno: null },
    quedarseConLoDeAqui: () => {},
    usarLoAjeno: () => {},
    asegurar: async () => {},
  }
  const { rerender, result } = renderHook(
    (actuales: readonly File[]) =>
      useArchivosDelBorrador({ clave: 'carpeta-10', borrador, campo: 'croquis', elegidos: actuales, alTraer }),
    { initialProps: elegidos },
  )
  return { alTraer, elegir: rerender, hook: result }
}
const nombres = () => guardados.map(({ nombre }) => nombre)

test('lo elegido sube, lo que se cambia se reemplaza y lo que se quita se borra', async () => {
  const { elegir } = abrir()
  const [uno, otro] = [[archivo('uno.png')], [archivo('otro.png')]]
  elegir(uno)
  await waitFor(() => expect(nombres()).toEqual(['uno.png']))
  elegir(otro)
  await waitFor(() => expect(nombres()).toEqual(['otro.png']))
  elegir(NINGUNO)
  await waitFor(() => expect(nombres()).toEqual([]))
})

test('trae los del campo, y no los vuelve a subir', async () => {
  guardados = [enFila('foto.png', 'fotos'), enFila('croquis.png')]
  const { alTraer, elegir } = abrir()
  await waitFor(() => expect(alTraer).toHaveBeenCalledTimes(1))
  const traidos: readonly File[] = alTraer.mock.calls[0]?.[0]
  expect(traidos.map(({ name }) => name)).toEqual(['croquis.png'])
  elegir(traidos)
  elegir(NINGUNO)
  await waitFor(() => expect(nombres()).toEqual(['foto.png']))
})

test('los guardados no reemplazan a lo que se eligió mientras llegaban', async () => {
  guardados = [enFila('viejo.png')]
  const { alTraer, elegir } = abrir()
  elegir([archivo('recien.png')])
  await waitFor(() => expect(nombres()).toEqual(['recien.png']))
  expect(alTraer).not.toHaveBeenCalled()
})

test('lo que no se pudo guardar se dice', async () => {
  falla('POST /borradores/{clave}/archivos', 503, 'no')
  const { elegir } = abrir()
  elegir([archivo('uno.png')])
  await waitFor(() =>
    expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toEqual([
      '«uno.png» no quedó guardado en el borrador: si cierra esta página tendrá que elegirlo de nuevo',
    ]),
  )
})

test('asegurar espera a que el borrador tenga lo elegido, y nada más', async () => {
  guardados = [enFila('vieja.png')]
  const { alTraer, elegir, hook } = abrir()
  expect(hook.current.trayendo).toBe(true)
  await waitFor(() => expect(hook.current.trayendo).toBe(false))
  const [vieja]: readonly File[] = alTraer.mock.calls[0]?.[0] ?? []
  elegir(vieja ? [vieja, archivo('nueva.png')] : [])
  await hook.current.asegurar()
  expect(nombres()).toEqual(['vieja.png', 'nueva.png'])
  elegir(NINGUNO)
  await hook.current.asegurar()
  expect(nombres()).toEqual([])
})

test('asegurar falla si algo no llegó, o si lo que se quitó sigue ahí', async () => {
  guardados = [enFila('vieja.png')]
  const { elegir, hook } = abrir()
  await waitFor(() => expect(hook.current.trayendo).toBe(false))
  falla('DELETE /borradores/{clave}/archivos/{idArchivo}', 503, 'no')
  elegir(NINGUNO)
  await expect(hook.current.asegurar()).rejects.toThrow('«vieja.png» no se pudo guardar en el borrador')
  // Gone from another device: as good as taken away.
  falla('DELETE /borradores/{clave}/archivos/{idArchivo}', 404, 'no existe')
  await hook.current.asegurar()
  falla('POST /borradores/{clave}/archivos', 503, 'no')
  elegir([archivo('nueva.png')])
  await expect(hook.current.asegurar()).rejects.toThrow('«nueva.png» no se pudo guardar en el borrador')
})

test('lo que el antivirus retiene sigue en el borrador, y se dice', async () => {
  guardados = [enFila('uno.png'), enFila('otro.png')]
  falla('GET /borradores/{clave}/archivos/{idArchivo}', 409, 'Se está revisando', { clave: 'carpeta-10', idArchivo: 1 })
  const { alTraer } = abrir()
  await waitFor(() => expect(alTraer.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['otro.png']))
  expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toContain('«uno.png»: Se está revisando')
  expect(nombres()).toEqual(['uno.png', 'otro.png'])
})
