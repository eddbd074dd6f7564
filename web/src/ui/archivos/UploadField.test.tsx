// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { UploadField } from './UploadField.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const archivo = (nombre: string, bytes?: number) => {
  const hecho = new File(['%PDF-1.7'], nombre, { type: 'application/pdf', lastModified: 1 })
  if (bytes !== undefined) Object.defineProperty(hecho, 'size', { value: bytes })
  return hecho
}

interface Como {
  readonly max?: number
  readonly maxBytes?: number | undefined
  /** Chosen before it was opened. */
  readonly yaHay?: readonly File[]
  readonly disabled?: boolean
  readonly acepta?: readonly string[]
}
function Formulario(como: Como) {
  const [archivos, setArchivos] = useState<readonly File[]>(como.yaHay ?? [])
  const { yaHay: _, ...props } = { maxBytes: 10_485_760, ...como }
  return <UploadField id="planos" label="Planos" archivos={archivos} alCambiar={setArchivos} {...props} />
}
const abrir = (como: Como = {}) => {
  const { rerender } = render(<Formulario {...como} />)
  return { cambiar: (otro: Como) => rerender(<Formulario {...otro} />) }
}
const campo = () => screen.getByLabelText<HTMLInputElement>('Planos')
const caja = () => campo().parentElement as HTMLElement
const elegidos = () => screen.queryAllByRole('listitem').map((fila) => fila.textContent)
const soltar = (...files: File[]) => fireEvent.drop(caja(), { dataTransfer: { files } })

test('las fotos se piden también por su tipo, para que el teléfono ofrezca la cámara', () => {
  abrir()
  expect(campo().accept).toBe('.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.dwg,.dxf,.zip,image/jpeg,image/png')
})

test('en un teléfono la foto se saca ahí mismo, donde valen las fotos', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  abrir()
  expect(screen.getByText('Sacar una foto')).toBeTruthy()
  expect(campo().hasAttribute('capture')).toBe(false)
  cleanup()
  abrir({ acepta: ['xlsx'] })
  expect(screen.queryByText('Sacar una foto')).toBeNull()
})

test('dice antes cuánto, cuántos y de qué tipo', () => {
  abrir({ maxBytes: 2 * 1024 * 1024, max: 3 })
  expect(screen.getByText(/^Hasta 3 archivos de 2 MB como máximo cada uno: PDF, /)).toBeTruthy()
  cleanup()
  abrir({ max: 1 })
  expect(screen.getByText(/^Un archivo de 10 MB como máximo: PDF, /)).toBeTruthy()
})

test('el límite que dice es el que cumple', async () => {
  abrir({ maxBytes: 2048 })
  soltar(archivo('justo.pdf', 2048))
  soltar(archivo('grande.pdf', 2049))
  expect(await screen.findByText('grande.pdf: supera los 2 KB permitidos')).toBeTruthy()
  expect(elegidos()).toEqual(['justo.pdf (2 KB)Quitar'])
})

test('sin saber el límite no dice ninguno, y decide el servidor', async () => {
  abrir({ maxBytes: undefined })
  expect(screen.getByText(/^Hasta 5 archivos: PDF, /)).toBeTruthy()
  soltar(archivo('enorme.pdf', 90_000_000))
  await waitFor(() => expect(elegidos()).toEqual(['enorme.pdf (85,8 MB)Quitar']))
})

test('lo elegido cuando se admitía más se dice al lado del campo, y se puede quitar', async () => {
  const { cambiar } = abrir({ yaHay: [archivo('croquis.pdf', 10_485_760)] })
  expect(screen.queryByText(/supera/)).toBeNull()
  cambiar({ maxBytes: 6_291_456 })
  expect(screen.getByText('croquis.pdf: supera los 6 MB permitidos')).toBeTruthy()
  expect(elegidos()).toEqual(['croquis.pdf (10 MB)Quitar'])
  await userEvent.click(screen.getByRole('button', { name: 'Quitar croquis.pdf' }))
  expect(screen.queryByText(/supera/)).toBeNull()
})

test('el que se quitó se puede elegir otra vez', async () => {
  const quien = userEvent.setup()
  abrir()
  await quien.upload(campo(), archivo('plano.pdf'))
  await waitFor(() => expect(elegidos()).toEqual(['plano.pdf (1 KB)Quitar']))
  // What the browser would compare the next choice with.
  expect(campo().value).toBe('')
  await quien.click(screen.getByRole('button', { name: 'Quitar plano.pdf' }))
  expect(elegidos()).toEqual([])
  await quien.upload(campo(), archivo('plano.pdf'))
  await waitFor(() => expect(elegidos()).toEqual(['plano.pdf (1 KB)Quitar']))
})

test('se quita el que se dice, y con él su aviso', async () => {
  abrir()
  soltar(archivo('a.pdf'), archivo('b.pdf'), archivo('c.pdf'))
  soltar(archivo('vacio.pdf', 0))
  expect(await screen.findByText('vacio.pdf: el archivo está vacío')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar b.pdf' }))
  expect(elegidos()).toEqual(['a.pdf (1 KB)Quitar', 'c.pdf (1 KB)Quitar'])
  expect(screen.queryByText('vacio.pdf: el archivo está vacío')).toBeNull()
})

test('mientras se envía no se agrega nada, tampoco soltándolo', async () => {
  const { cambiar } = abrir()
  soltar(archivo('a.pdf'))
  await screen.findByRole('button', { name: 'Quitar a.pdf' })
  cambiar({ disabled: true })
  soltar(archivo('b.pdf'))
  expect(elegidos()).toEqual(['a.pdf (1 KB)Quitar'])
  const quitar = screen.getByRole<HTMLButtonElement>('button', { name: 'Quitar a.pdf' })
  expect([campo().disabled, quitar.disabled]).toEqual([true, true])
})

test('quien llega desde el resumen de errores queda en el botón', () => {
  abrir({ max: 1 })
  campo().focus()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir archivo: Planos' }))
})

test('lo que no se admite se dice con su nombre, y lo demás queda; lo elegido después se suma', async () => {
  abrir()
  soltar(archivo('a.pdf'), new File(['MZ esto es un programa'], 'plano.pdf'), archivo('b.pdf'))
  soltar(archivo('c.pdf'))
  await waitFor(() => expect(elegidos()).toHaveLength(3))
  expect(elegidos()).toEqual(['a.pdf (1 KB)Quitar', 'b.pdf (1 KB)Quitar', 'c.pdf (1 KB)Quitar'])
  cleanup()
  abrir()
  soltar(archivo('a.pdf'), new File(['MZ esto es un programa'], 'plano.pdf'), archivo('nada.pdf', 0))
  expect(
    await screen.findByText(
      'Planos: el archivo «plano.pdf» no es de un tipo admitido. Puede adjuntar PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP. nada.pdf: el archivo está vacío',
    ),
  ).toBeTruthy()
  expect(elegidos()).toEqual(['a.pdf (1 KB)Quitar'])
})

test('el que por dentro es otra cosa queda con su extensión, y se dice cómo se llamaba', async () => {
  abrir()
  soltar(archivo('plano.html'))
  await waitFor(() =>
    expect(elegidos()).toEqual(['plano.pdf (1 KB)Se llamaba «plano.html», pero por dentro es un PDF.Quitar']),
  )
})

/** A file that is looked at for as long as the test wants. */
function lento(nombre: string, contenido: string) {
  const fichero = new File([contenido], nombre, { lastModified: 1 })
  const deVerdad = fichero.slice.bind(fichero)
  let listo = () => {}
  fichero.slice = () => {
    fichero.slice = deVerdad
    const esperado = new Promise<void>((resolver) => {
      listo = resolver
    })
    return Object.assign(deVerdad(), {
      arrayBuffer: () => esperado.then(() => new TextEncoder().encode(contenido).buffer as ArrayBuffer),
    })
  }
  return { fichero, terminar: () => act(async () => listo()) }
}

function ConEnvio({ alEnviar }: { readonly alEnviar: (nombres: string) => void }) {
  const [archivos, setArchivos] = useState<readonly File[]>([])
  return (
    <form
      onSubmit={(evento) => {
        evento.preventDefault()
        alEnviar(archivos.map(({ name }) => name).join())
      }}
    >
      <UploadField id="planos" label="Planos" archivos={archivos} alCambiar={setArchivos} maxBytes={1000} />
      <button type="submit">Enviar</button>
    </form>
  )
}

test.each([
  ['que se admite, envía lo que tiene', '%PDF-1.7', ['uno.pdf']],
  ['que no se admite, no envía nada y dice por qué', 'MZ esto es un programa', []],
])('enviar mientras se mira un archivo %s', async (_, contenido, enviados) => {
  const dichos: string[] = []
  render(<ConEnvio alEnviar={(nombres) => dichos.push(nombres)} />)
  const { fichero, terminar } = lento('uno.pdf', contenido)
  fireEvent.change(campo(), { target: { files: [fichero] } })
  await screen.findByText('Revisando…')
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('Revisando… Sigue en cuanto termine')).toBeTruthy()
  expect(dichos).toEqual([])
  await terminar()
  await waitFor(() => expect(screen.queryByText(/^Revisando…/)).toBeNull())
  await waitFor(() => expect(dichos).toEqual(enviados))
  if (enviados.length === 0) {
    expect(screen.getByText(/no es de un tipo admitido/)).toBeTruthy()
    // And then it is sent as ever.
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(dichos).toEqual([''])
  }
})
