// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { leerBorrador } from '../../envios/borrador.ts'
import { mostrar } from '../../pruebas/mostrar.tsx'
import { falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { conServidor, entrarComo } from '../../pruebas/servidor.ts'
import { elegirEncomienda, olvidarEncomienda } from './encomienda.ts'
import { FormularioCarpetaPage } from './FormularioCarpetaPage.tsx'
import { CROQUIS } from './rotulosDeCarpeta.ts'

conServidor()

const FILAS = [
  {
    idEncomiendaTipo: 10,
    encomiendatipo: 'CONFORME DE USO',
    idFormularioTipo: 1,
    FormularioTipo: 'FORMULARIO 1',
    codigoFormulario: '1',
    requiereCroquis: true,
    explicacion: '',
  },
]

beforeEach(() => {
  entrarComo('profesional')
  olvidarEncomienda()
  responde('GET /formulario/tiposInmueble', { tiposInmueble: [{ idInmuebleTipo: 1, InmuebleTipo: 'VIVIENDA' }] })
  responde('GET /formulario/tiposObra', {
    tiposObra: [
      { idObraTipo: 1, ObraTipo: 'OBRA NUEVA', timbrado: 4500 },
      { idObraTipo: 2, ObraTipo: 'AMPLIACION', timbrado: 3500, porConfirmar: true },
    ],
  })
  responde(
    'GET /formulario/buscarProfesional/{documento}',
    {
      idProfesional: 3,
      Domicilio: 'Salta 100',
      idPersona: 12,
      nombre_persona: 'Pablo',
      apellido_persona: 'Medina',
      matricula: 'ARQ-1',
    },
    { documento: '20253334445' },
  )
})

const escribirCuil = (cuil: string) => {
  fireEvent.change(screen.getByLabelText('CUIL del propietario'), { target: { value: cuil } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar propietario' }))
}

test('sin encomienda elegida lleva a /misCarpetas', async () => {
  mostrar(<FormularioCarpetaPage />, '/formulario')
  await waitFor(() => expect(screen.getByTestId('lugar').textContent).toBe('/misCarpetas'))
})

describe('con una encomienda elegida', () => {
  beforeEach(async () => {
    elegirEncomienda(FILAS, 10)
    mostrar(<FormularioCarpetaPage />, '/formulario')
    await screen.findByText('Medina, Pablo (matrícula ARQ-1)')
  })

  test('muestra sus formularios, y al continuar vacía un resumen con el foco y enlaces a los campos', async () => {
    expect(screen.getByText('Formulario 1')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    await screen.findByText('Hay un problema')
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    fireEvent.click(screen.getByRole('link', { name: 'Elija el tipo de obra' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Tipo de obra'))
    expect(screen.getByRole('link', { name: 'Debe adjuntar el croquis de manzana!' })).toBeTruthy()
  })

  test('Continuar mientras se mira el croquis espera a que esté, y no dice que falta', async () => {
    falla('POST /borradores/{clave}/archivos', 503, 'no', { clave: 'carpeta-10' })
    const croquis = new File(['%PDF-1.7'], 'croquis.pdf', { type: 'application/pdf' })
    const cabecera = await croquis.arrayBuffer()
    let mirado = (_: ArrayBuffer) => {}
    const deVerdad = croquis.slice.bind(croquis)
    croquis.slice = () => {
      croquis.slice = deVerdad
      return Object.assign(deVerdad(), {
        arrayBuffer: () => new Promise<ArrayBuffer>((listo) => (mirado = listo)),
      })
    }
    fireEvent.change(screen.getByLabelText(CROQUIS.etiqueta), { target: { files: [croquis] } })
    await screen.findByText('Revisando…')
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('Revisando… Sigue en cuanto termine')).toBeTruthy()
    expect(screen.queryByText('Hay un problema')).toBeNull()
    await act(async () => mirado(cabecera))
    await screen.findByText('Hay un problema')
    expect(screen.getAllByText(/croquis\.pdf/).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Elija el tipo de obra' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Debe adjuntar el croquis de manzana!' })).toBeNull()
  })

  test('un CUIL que no tiene 11 números no se busca', async () => {
    escribirCuil('20-1234')
    expect(await screen.findByText('El CUIL debe contener 11 dígitos')).toBeTruthy()
  })

  test('quien todavía no es propietario se agrega, y su domicilio se guarda y se cierra', async () => {
    const rosa = { cuil: '27336667777' }
    responde(
      'GET /formulario/buscarPropietario/{cuil}',
      { idPropietario: null, Domicilio: null, IdPersona: 18, nombre_persona: 'Rosa', apellido_persona: 'Ávila' },
      rosa,
    )
    responde('POST /formulario/agregarPropietario/{cuil}', { id: 55, message: 'x' }, rosa)
    responde('PUT /formulario/agregarDomicilio', { ok: true, message: 'x' })
    escribirCuil('27-33666777-7 ')
    expect(await screen.findByText('Propietario agregado')).toBeTruthy()
    expect(await screen.findByText('Domicilio no registrado , deberá cargarlo manualmente')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Domicilio del propietario'), { target: { value: ' Laprida 45 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Guardar domicilio' }))
    expect(await screen.findByText('Domicilio agregado con éxito!')).toBeTruthy()
    expect(llamadas.at(-1)?.cuerpo).toEqual({ Domicilio: 'Laprida 45', Id: 55, rol: 'propietario' })
    expect(screen.getByLabelText('Domicilio del propietario').hasAttribute('readonly')).toBe(true)
  })

  test('lo escrito queda para una recarga; antes de escribir no hay nada que guardar', async () => {
    expect(leerBorrador('carpeta-10')).toBeNull()
    fireEvent.change(screen.getByLabelText('Ancho de calle'), { target: { value: '12' } })
    await waitFor(() => expect(leerBorrador('carpeta-10')).toMatchObject({ AnchoCalle: '12', profesional: null }))
  })

  test('los árboles se cuentan: sin decimales; una medida los tiene', async () => {
    const dejar = (rotulo: RegExp, texto: string) => {
      const campo = screen.getByLabelText(rotulo)
      fireEvent.change(campo, { target: { value: texto } })
      fireEvent.blur(campo)
    }
    dejar(/^Árboles en vereda/, '2')
    expect(await screen.findByText('Se entiende: 2')).toBeTruthy()
    dejar(/^Ancho de calle/, '12')
    expect(await screen.findByText('Se entiende: 12,00 m')).toBeTruthy()
    dejar(/^Árboles en vereda/, '2,5')
    expect(await screen.findByText('Debe ser un número entero')).toBeTruthy()
  })

  test('al elegir el tipo de obra se ven los importes', () => {
    fireEvent.change(screen.getByLabelText('Tipo de obra'), { target: { value: '1' } })
    expect(screen.getByText('Timbrado').nextSibling?.textContent).toBe('$ 4.500,00')
    expect(screen.getByText('Total a abonar').nextSibling?.textContent).toBe('$ 4.500,00')
  })

  test('de uno por confirmar no hay importes: se dice que falta que la ciudad lo confirme', () => {
    fireEvent.change(screen.getByLabelText('Tipo de obra'), { target: { value: '2' } })
    expect(screen.getByText('La ciudad todavía no confirmó esta tarifa')).toBeTruthy()
    expect(screen.queryByText('Timbrado')).toBeNull()
  })
})
