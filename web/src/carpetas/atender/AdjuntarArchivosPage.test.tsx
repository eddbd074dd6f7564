// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { carpetaPresentada, conCarpeta, filaDeFormulario, pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar, pasanSegundos } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, nombres, responde } from '../../pruebas/respuestas.ts'
import { entrarComo, ROLES } from '../../pruebas/servidor.ts'
import { useSesion } from '../../red/sesion.ts'
import { useAvisos } from '../../ui/avisos/avisos.ts'
import type { RespuestasDe } from '../leer/LectorDeCarpeta.tsx'
import { AdjuntarArchivosPage } from './AdjuntarArchivosPage.tsx'

conPantallas()

const SUBIR = 'POST /documentacion/carpetaProfesional'
const MOVER = 'PUT /formulario/actualizarTramite'

async function abrir(carpeta = carpetaPresentada(), Respuestas: RespuestasDe = () => null) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const persona = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  montar(<AdjuntarArchivosPage Respuestas={Respuestas} />, '/AdjuntarArchivos', { state: { carpeta } })
  await screen.findByLabelText('Nuevo estado')
  return persona
}
const elegirArchivo = (persona: ReturnType<typeof userEvent.setup>) =>
  persona.upload(screen.getByLabelText('Adjuntar archivos'), pdf())
/** What is asked to be paid, which the screen wants said. */
async function pedirElPago(persona: ReturnType<typeof userEvent.setup>) {
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'PENDIENTE DE PAGO')
  await persona.type(screen.getByLabelText('Concepto'), 'Tasa')
  await persona.type(screen.getByLabelText(/^Importe a pagar/), '12500,50')
}
const finalizar = (persona: ReturnType<typeof userEvent.setup>) =>
  persona.click(screen.getByRole('button', { name: 'FINALIZAR' }))

function todoSaleBien() {
  entrarComo('operador')
  conCarpeta(carpetaPresentada())
  responde('POST /documentacion/carpetaProfesional', { ok: true, message: 'Archivos enviados correctamente' })
  responde('PUT /formulario/actualizarTramite', { ok: true, message: 'Operación exitosa!' })
}

test('FINALIZAR: primero los archivos, después el estado; y vuelve a los 3 s', async () => {
  todoSaleBien()
  const persona = await abrir()
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'RECIBIDO MESA ENTRADAS')
  await persona.type(screen.getByLabelText('Número de expediente'), '118300-X')
  await persona.type(screen.getByLabelText('Observación'), 'Todo en orden')
  await elegirArchivo(persona)
  await finalizar(persona)
  expect(await screen.findByText('Operación exitosa!')).toBeTruthy()
  expect(screen.getByText('Archivos enviados correctamente')).toBeTruthy()
  expect(nombres()).toEqual([SUBIR, MOVER])
  expect(llamadas[1]?.cuerpo).toEqual({
    idTramite: 1002,
    idEstado: 2,
    observaciones: 'Todo en orden',
    formulario: 1002,
    expediente: '118300-X',
    version: 3,
  })
  await pasanSegundos(1)
  expect(screen.queryByText('Está en /antes')).toBeNull()
  await pasanSegundos(3)
  expect(screen.getByText('Está en /antes')).toBeTruthy()
})

test('si la subida falla el estado no cambia, y nada de lo escrito se pierde', async () => {
  todoSaleBien()
  falla('POST /documentacion/carpetaProfesional', 415, 'El tipo de archivo no se acepta')
  const persona = await abrir()
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'OBSERVADO')
  await persona.type(screen.getByLabelText('Observación'), 'Falta la firma')
  await elegirArchivo(persona)
  await finalizar(persona)
  expect(await screen.findByText('El tipo de archivo no se acepta')).toBeTruthy()
  expect(nombres()).toEqual([SUBIR])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Observación').value).toBe('Falta la firma')
  expect(screen.getByText(/plano\.pdf/)).toBeTruthy()
})

test('el escritorio de una carpeta con su pago devuelto lo dice antes que nada', async () => {
  todoSaleBien()
  const carpeta = carpetaPresentada({ pagoDevuelto: true })
  conCarpeta(carpeta)
  await abrir(carpeta)
  const aviso = await screen.findByText(
    'El pago de esta carpeta se devolvió. Para aprobarla hay que escribir por qué, en la observación.',
  )
  const panel = screen.getByRole('region', { name: 'La carpeta' })
  expect(panel.firstElementChild?.contains(aviso)).toBe(true)
})

test.each([
  ['OPERADOR MESA DE ENTRADAS', 1],
  ['INSPECTOR', 0],
])('el domicilio del propietario se lee en el escritorio; quien es solo %s lo corrige (%i)', async (rol, botones) => {
  entrarComo('operador')
  useSesion.setState({ roles: [{ ...ROLES.operador[0], rol }] })
  conCarpeta(carpetaPresentada())
  const domicilio = { idPropietario: 1, Domicilio: 'LAPRIDA 45', motivo: 'Lo pidió por nota' }
  responde('GET /documentacion/domicilioDelPropietario/{idCarpeta}', { domicilio }, { idCarpeta: 1002 })
  const state = { carpeta: carpetaPresentada() }
  montar(<AdjuntarArchivosPage Respuestas={() => null} />, '/AdjuntarArchivos', { state })
  expect(await screen.findByText('LAPRIDA 45')).toBeTruthy()
  expect(screen.getByText('Lo corrigió el municipio: Lo pidió por nota')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Corregir el domicilio del propietario' })).toHaveLength(botones)
})

test('el escritorio de la que su propietario no encargó lo dice antes que nada, con sus palabras', async () => {
  todoSaleBien()
  const noEncargada = { motivo: 'No conozco a quien la presentó', dichoEl: '2026-11-27T10:00:00-03:00' }
  const carpeta = carpetaPresentada({ noEncargada })
  conCarpeta(carpeta)
  await abrir(carpeta)
  expect(screen.getByRole('region', { name: 'La carpeta' }).firstElementChild?.textContent).toMatch(
    /^Su propietario dice que no la encargó, el 27\/11\/2026.*: No conozco a quien la presentó$/,
  )
})

test('solo el estado, o solo los archivos', async () => {
  todoSaleBien()
  const persona = await abrir()
  await pedirElPago(persona)
  await finalizar(persona)
  expect(await screen.findByText('Operación exitosa!')).toBeTruthy()
  expect(nombres()).toEqual([MOVER])
  expect(llamadas[0]?.cuerpo).toMatchObject({ monto: '12500,50', concepto: 'Tasa' })
})

test.each([
  ['RECIBIDO MESA ENTRADAS', null, 'Número de expediente'],
  ['RECIBIDO MESA ENTRADAS', '4521-M', 'Nuevo estado'],
  ['OBSERVADO', null, 'Observación'],
  ['PENDIENTE DE PAGO', null, 'Concepto'],
])('al pie de lo que se lee se pasa a %s, y con el expediente %o sigue en «%s»', async (estado, expediente, campo) => {
  todoSaleBien()
  const carpeta = carpetaPresentada({ expediente })
  conCarpeta(carpeta)
  const persona = await abrir(carpeta)
  const solapa = screen.getByRole('tab', { name: 'Decidir' })
  expect(solapa.getAttribute('aria-selected')).toBe('false')
  const alPie = screen.getByLabelText<HTMLSelectElement>('Pasar a')
  await persona.selectOptions(alPie, estado)
  expect(screen.getByLabelText<HTMLSelectElement>('Nuevo estado').value).toBe(estado)
  expect(solapa.getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(campo)))
  // It keeps nothing: the same may be chosen again.
  expect(alPie.value).toBe('')
})

test('sin decir qué se paga ni cuánto no se pide un pago; dicho, se lee antes de finalizar y después en la ficha', async () => {
  todoSaleBien()
  const persona = await abrir()
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'PENDIENTE DE PAGO')
  await finalizar(persona)
  const faltas = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(faltas).toEqual(expect.arrayContaining(['Concepto: diga qué se paga', 'Importe a pagar: escríbalo']))
  expect(nombres()).toEqual([])
  await persona.type(screen.getByLabelText('Concepto'), 'Tasa')
  // At '12500,' it is no amount again, and the focus stays where it is typed.
  await persona.type(screen.getByLabelText(/^Importe a pagar/), '12500,50')
  expect(screen.getByText(/Pasa a PENDIENTE DE PAGO y pide \$ 12\.500,50 \(Tasa\)/)).toBeTruthy()
})

test.each([
  ['Se pidió $ 12.500,50 (Tasa)', { monto: 12500.5, concepto: 'Tasa', oficina: null }],
  ['Se pidió un pago sin decir el importe', null],
])('de la que espera un pago el escritorio dice: %s', async (dice, cobro) => {
  todoSaleBien()
  const porPagar = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO' })
  conCarpeta(porPagar, { cobro })
  await abrir(porPagar)
  expect(within(screen.getByRole('region', { name: 'La carpeta' })).getByText(dice)).toBeTruthy()
})

test('sin nada elegido: dice qué falta, y no sale ninguna llamada', async () => {
  todoSaleBien()
  const persona = await abrir()
  expect(screen.getByText('Todavía no: Debe adjuntar archivos o elegir un nuevo estado')).toBeTruthy()
  await finalizar(persona)
  expect((await screen.findAllByText('Debe adjuntar archivos o elegir un nuevo estado')).length).toBeGreaterThan(0)
  expect(nombres()).toEqual([])
})

test('mientras no se sabe a qué estados pasa, no se dice que solo falte un archivo', async () => {
  todoSaleBien()
  atiende('GET /formulario/obtenerEstados', () => new Promise(() => {}))
  montar(<AdjuntarArchivosPage Respuestas={() => null} />, '/AdjuntarArchivos', {
    state: { carpeta: carpetaPresentada() },
  })
  const boton = await screen.findByRole('button', { name: 'FINALIZAR' })
  expect(screen.queryByText(/^Todavía no/)).toBeNull()
  fireEvent.click(boton)
  expect((await screen.findAllByText('Debe adjuntar archivos o elegir un nuevo estado')).length).toBeGreaterThan(0)
})

test('otra persona la movió: la frase del servidor, y la carpeta al día con lo escrito', async () => {
  const OTRO = 'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
  todoSaleBien()
  falla('PUT /formulario/actualizarTramite', 409, OTRO)
  const persona = await abrir()
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'RECHAZADO')
  await persona.type(screen.getByLabelText('Observación'), 'No corresponde')
  await finalizar(persona)
  expect(await screen.findByText(OTRO)).toBeTruthy()
  expect(useAvisos.getState().avisos.map(({ texto }) => texto)).toEqual([OTRO])
  conCarpeta(carpetaPresentada({ tramiteEstado: 'EN INSPECCION', version: 4 }))
  responde('PUT /formulario/actualizarTramite', { ok: true, message: 'Operación exitosa!' })
  await persona.click(screen.getByRole('button', { name: 'Actualizar la carpeta' }))
  await waitFor(() => expect(screen.queryByText(OTRO)).toBeNull())
  expect(useAvisos.getState().avisos).toEqual([])
  expect(await within(screen.getByLabelText('La carpeta')).findByText('EN INSPECCION')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Observación').value).toBe('No corresponde')
  await finalizar(persona)
  await screen.findByText('Operación exitosa!')
  expect(llamadas.at(-1)?.cuerpo).toMatchObject({ idEstado: 8, version: 4, observaciones: 'No corresponde' })
})

test('los archivos que llegaron no se mandan otra vez cuando el estado falló', async () => {
  todoSaleBien()
  responde('PUT /formulario/actualizarTramite', { ok: false, message: 'Sin servicio' })
  const persona = await abrir()
  await pedirElPago(persona)
  await elegirArchivo(persona)
  await finalizar(persona)
  expect(await screen.findByText('Sin servicio')).toBeTruthy()
  await finalizar(persona)
  await waitFor(() => expect(nombres()).toEqual([SUBIR, MOVER, MOVER]))
})

test('los cambios forzados se ofrecen aparte, y solo a quien administra', async () => {
  todoSaleBien()
  entrarComo('administrador')
  await abrir()
  const estados = within(screen.getByLabelText('Nuevo estado'))
  const grupo = estados.getByRole('group', { name: 'Forzar (queda registrado)' })
  expect(within(grupo).getByRole('option', { name: 'FINALIZADO (pide observación)' })).toBeTruthy()
  expect(within(grupo).queryByRole('option', { name: /OBSERVADO/ })).toBeNull()
})

test.each([
  ['un comprobante de antes de pedir el pago', '2026-10-01T10:00:00.000Z', true],
  ['el comprobante de este pago', '2026-10-05T10:00:00.000Z', false],
])('Marcar como pagado con %s', async (_, fecha, deshabilitado) => {
  const porPagar = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO', tramiteEstadoPrevio: 'PRESENTADO' })
  todoSaleBien()
  conCarpeta(porPagar, { archivos: [{ clase: 'COMPROBANTE', fecha }], desde: '2026-10-02T10:00:00.000Z' })
  responde('PUT /formulario/actualizarTramite-Pagado', { ok: true, message: 'Operación exitosa!' })
  const persona = await abrir(porPagar)
  await screen.findByText('archivo-0.pdf')
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Marcar como pagado' })
  await waitFor(() => expect(boton.disabled).toBe(deshabilitado))
  if (deshabilitado) return
  await persona.click(boton)
  await waitFor(() => expect(nombres()).toEqual(['PUT /formulario/actualizarTramite-Pagado']))
  expect(llamadas[0]?.cuerpo).toEqual({ idCarpeta: 1002 })
})

test('sin estado del enrutador lee datosCarpeta', async () => {
  todoSaleBien()
  localStorage.setItem('datosCarpeta', JSON.stringify(carpetaPresentada()))
  montar(<AdjuntarArchivosPage Respuestas={() => null} />, '/AdjuntarArchivos')
  expect(await screen.findByText('Local comercial')).toBeTruthy()
})

describe('de una lista', () => {
  const EN_LA_MESA = '/AdjuntarArchivos?idCarpeta=1002&cola=mesa&orden=antiguas&buscar=Laprida'
  const abrirDeLaMesa = async () => {
    const persona = userEvent.setup()
    montar(<AdjuntarArchivosPage Respuestas={() => null} />, EN_LA_MESA)
    await screen.findByLabelText('Nuevo estado')
    return persona
  }

  test('dice qué lugar tiene en su lista', async () => {
    todoSaleBien()
    responde('GET /documentacion/lugarEnCola', { lugar: 3, total: 14 })
    await abrirDeLaMesa()
    expect((await screen.findByRole('navigation', { name: 'La lista' })).textContent).toContain('· 3 de 14')
  })

  test('después de FINALIZAR queda qué se hizo y a quién se avisó; y sigue la misma lista', async () => {
    todoSaleBien()
    const avisado = { nombre: 'Pablo Medina', correo: 'pablo@prueba.ar' }
    responde('PUT /formulario/actualizarTramite', { ok: true, message: 'Operación exitosa!', avisado })
    responde('POST /documentacion/siguiente', { carpeta: carpetaPresentada({ idCarpeta: 1003 }) })
    conCarpeta(carpetaPresentada({ idCarpeta: 1003 }))
    const persona = await abrirDeLaMesa()
    await pedirElPago(persona)
    await finalizar(persona)
    expect(await screen.findByText('Se le avisó a Pablo Medina (pablo@prueba.ar).')).toBeTruthy()
    expect(screen.getByText('PENDIENTE DE PAGO', { selector: 'strong' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'FINALIZAR' })).toBeNull()
    await persona.click(screen.getByRole('button', { name: 'Siguiente carpeta' }))
    expect(await screen.findByRole('heading', { name: 'Carpeta 1003' })).toBeTruthy()
    expect(llamadas.find(({ nombre }) => nombre === 'POST /documentacion/siguiente')?.cuerpo).toEqual({
      estado: 'PRESENTADO',
      orden: 'antiguas',
      buscar: 'Laprida',
      desde: 1002,
      vencia: null,
      hacia: 'siguiente',
    })
  })

  test('al final de la lista lo dice; y con Alt, nada se hace por tocar una letra sola', async () => {
    todoSaleBien()
    responde('POST /documentacion/siguiente', { carpeta: null })
    const persona = await abrirDeLaMesa()
    await persona.keyboard('s')
    await persona.keyboard('{Control>}{Alt>}s{/Alt}{/Control}')
    expect(nombres()).toEqual([])
    await persona.keyboard('{Alt>}s{/Alt}')
    expect(await screen.findByText('No quedan más carpetas en esta lista.')).toBeTruthy()
    await persona.keyboard('{Alt>}a{/Alt}')
    expect(await screen.findByText('Es la primera de esta lista.')).toBeTruthy()
    await persona.keyboard('{Alt>}f{/Alt}')
    expect((await screen.findAllByText('Debe adjuntar archivos o elegir un nuevo estado')).length).toBeGreaterThan(0)
  })

  test('otra persona la tiene abierta: se dice quién', async () => {
    todoSaleBien()
    responde('POST /documentacion/tomar', { laTiene: 'Ana Romano' })
    await abrirDeLaMesa()
    expect(await screen.findByText(/^Ana Romano también la tiene abierta\. Si la mueve antes que usted/)).toBeTruthy()
  })
})

test('observar lo que se lee: elige OBSERVADO, escribe el punto y queda como borrador en el servidor', async () => {
  entrarComo('operador')
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario('1', 1)] })
  responde('PUT /borradores/{clave}', { version: 1, modificadoEl: '2026-11-21T12:00:00.000Z' })
  const persona = await abrir()
  await persona.click(await screen.findByRole('button', { name: 'Observar Formulario 1' }))
  expect(screen.getByLabelText<HTMLSelectElement>('Nuevo estado').value).toBe('OBSERVADO')
  expect(screen.getByLabelText<HTMLSelectElement>('Sobre qué').value).toBe('formulario 1')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Qué hay que corregir')))
  await persona.keyboard('El uso')
  await waitFor(() =>
    expect(llamadas.at(-1)).toMatchObject({
      nombre: 'PUT /borradores/{clave}',
      cuerpo: { datos: { estado: 'OBSERVADO', puntos: [{ id: 1, sobre: 'formulario 1', texto: 'El uso' }] } },
    }),
  )
})

test('lo que se escribe no vuelve a dibujar lo que se lee', async () => {
  entrarComo('operador')
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario('1', 1)] })
  responde('PUT /borradores/{clave}', { version: 1, modificadoEl: '2026-11-21T12:00:00.000Z' })
  // All of it is in sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly mirar: (entradas: readonly { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.mirar([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  let dibujos = 0
  const persona = await abrir(carpetaPresentada(), () => {
    dibujos += 1
    return <p>Las respuestas</p>
  })
  await screen.findByText('Las respuestas')
  await persona.click(await screen.findByRole('button', { name: 'Observar Formulario 1' }))
  const antes = dibujos
  await persona.type(screen.getByLabelText('Qué hay que corregir'), 'El uso')
  await persona.type(screen.getByLabelText('Observación'), 'Falta')
  await persona.type(screen.getByLabelText('Número de expediente'), '118')
  expect(dibujos).toBe(antes)
})

test('con otro estado lo escrito sobre partes no se envía, y se dice; sin elegir ninguno, se observa', async () => {
  entrarComo('operador')
  conCarpeta(carpetaPresentada(), { formularios: [filaDeFormulario('1', 1)] })
  responde('PUT /borradores/{clave}', { version: 1, modificadoEl: '2026-11-21T12:00:00.000Z' })
  const persona = await abrir()
  await persona.click(await screen.findByRole('button', { name: 'Observar Formulario 1' }))
  await persona.type(screen.getByLabelText('Qué hay que corregir'), 'El uso')
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'RECHAZADO')
  expect(screen.getByText(/^Lo que escribió sobre partes de la carpeta no se envía con este estado/)).toBeTruthy()
  expect(screen.queryByLabelText('Qué hay que corregir')).toBeNull()
  await persona.selectOptions(screen.getByLabelText('Nuevo estado'), 'Dejar el estado como está')
  expect(screen.getByLabelText<HTMLSelectElement>('Nuevo estado').value).toBe('OBSERVADO')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Qué hay que corregir').value).toBe('El uso')
  expect(screen.queryByText(/no se envía con este estado/)).toBeNull()
})
