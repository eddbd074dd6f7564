// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { API, conServidor, servidor } from '../pruebas/servidor.ts'
import { useAvisos } from '../ui/avisos.ts'
import { useArchivosDelBorrador } from './useArchivosDelBorrador.ts'
import type { Borrador } from './useBorrador.ts'

conServidor()

const URL = `${API}/borradores/carpeta-10/archivos`
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
  servidor.use(
    http.get(URL, () => HttpResponse.json({ archivos: guardados })),
    http.get(`${URL}/:id`, () => HttpResponse.arrayBuffer(new Uint8Array([1]).buffer)),
    http.post(URL, async ({ request }) => {
      const nombre = /filename="([^"]+)"/.exec(await request.text())?.[1] ?? ''
      guardados.push(enFila(nombre))
      return HttpResponse.json({ ok: true, message: 'x', archivos: guardados })
    }),
    http.delete(`${URL}/:id`, ({ params }) => {
      guardados = guardados.filter(({ idArchivo }) => String(idArchivo) !== params.id)
      return HttpResponse.json({ ok: true, message: 'x' })
    }),
  )
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
  const { rerender } = renderHook(
    (actuales: readonly File[]) =>
      useArchivosDelBorrador({ clave: 'carpeta-10', borrador, campo: 'croquis', elegidos: actuales, alTraer }),
    { initialProps: elegidos },
  )
  return { alTraer, elegir: rerender }
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

test('lo que no se pudo guardar se dice', async () => {
  servidor.use(http.post(URL, () => HttpResponse.json({ ok: false, message: 'no' }, { status: 503 })))
  const { elegir } = abrir()
  elegir([archivo('uno.png')])
  await waitFor(() =>
    expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toEqual([
      '«uno.png» no quedó guardado en el borrador: si cierra esta página tendrá que elegirlo de nuevo',
    ]),
  )
})
