// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContenidoPrincipal } from '../../app/ContenidoPrincipal.tsx'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo, ROLES, usuario } from '../../pruebas/servidor.ts'
import { conLlave, llaveDePrueba, telefonoVacio } from '../../pruebas/telefono.ts'
import { jornadaDePrueba, listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import { useSesion } from '../../red/sesion.ts'
import { useEstadoDelEnvio } from '../envio/enviar.ts'
import { sha256 } from '../telefono/huella.ts'
import { firmarVisita, guardarVisita, visitaNueva } from '../telefono/visitasGuardadas.ts'
import { MiJornadaPage } from './MiJornadaPage.tsx'
import { VisitaPage } from './VisitaPage.tsx'

conPantallas()

beforeEach(() => {
  entrarComo('operador')
  responde('GET /visitas/llave', llaveDePrueba(14))
  responde('GET /visitas/jornada', jornadaDePrueba())
  responde('GET /catastroInicio/authStatus', { usuarioSinContraseña: usuario(14), roles: [...ROLES.operador] })
})
afterEach(async () => {
  await telefonoVacio()
  useEstadoDelEnvio.setState({ enviando: false, problema: null })
})

const abrirDia = () => montar(<MiJornadaPage />, '/jornada?dia=2026-11-23')
const abrirVisita = (idVisita = 7) =>
  montar(<VisitaPage />, `/jornada/visita/${idVisita}?dia=2026-11-23`, { path: '/jornada/visita/:idVisita' })
const recibe = () =>
  atiende('POST /visitas/resultado', async ({ json }) => {
    const { id, contenido } = await json()
    return {
      ok: true,
      message: 'Recibida',
      situacion: 'RECIBIDA' as const,
      motivo: null,
      recibo: {
        clase: 'RESULTADO' as const,
        id,
        sha256: await sha256(contenido),
        recibidoEl: '2026-11-23T13:00:00.000Z',
      },
    }
  })
const responder = async (punto: string, respuesta: string) =>
  userEvent.click(within(await screen.findByRole('group', { name: punto })).getByRole('radio', { name: respuesta }))

test('las visitas del día se ordenan con el teclado, y se guardan en ese orden', async () => {
  const visitas = [7, 8, 9].map((idVisita) => visitaDePrueba({ idVisita, idCarpeta: 1000 + idVisita }))
  const cancelada = visitaDePrueba({ idVisita: 10, idCarpeta: 1010, estado: 'CANCELADA' })
  responde('GET /visitas/jornada', jornadaDePrueba({ visitas: [...visitas, cancelada] }))
  responde('PUT /visitas/ordenar', { ok: true, message: 'Visitas en orden' })
  abrirDia()
  await userEvent.click(await screen.findByRole('button', { name: 'Ordenar las visitas' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Ordenar las visitas' }))
  expect(modal.getAllByRole('listitem')).toHaveLength(3)
  const subir = modal.getByRole('button', { name: 'Subir la visita de la carpeta 1009' })
  subir.focus()
  // Twice up, and once more against the end: it stays, and so does the keyboard.
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  expect(modal.getByRole('status').textContent).toBe('Carpeta 1009: lugar 1 de 3')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir la visita de la carpeta 1009')
  await userEvent.click(modal.getByRole('button', { name: 'Bajar la visita de la carpeta 1007' }))
  await userEvent.click(modal.getByRole('button', { name: 'Guardar el orden' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const pedido = llamadas.find(({ nombre }) => nombre === 'PUT /visitas/ordenar')
  expect(pedido?.cuerpo).toEqual({ dia: '2026-11-23', visitas: [9, 8, 7] })
})

test('el día dice cuándo, dónde, qué y qué se vio la última vez', async () => {
  const anterior = {
    resultado: 'NO CUMPLE' as const,
    fecha: '2026-10-01T12:00:00.000Z',
    notas: null,
    noCumple: [{ texto: 'Cartel de obra', observado: 'No estaba' }],
  }
  responde('GET /visitas/jornada', jornadaDePrueba({ visitas: [visitaDePrueba({ anterior })] }))
  abrirDia()
  const visita = await screen.findByRole('listitem', { name: 'Carpeta 1002, JUNIN 715' })
  expect(within(visita).getByText('09:30')).toBeTruthy()
  expect(within(visita).getByText('La última vez (01/10/2026): no cumple')).toBeTruthy()
  expect(within(visita).getByText('Cartel de obra: No estaba')).toBeTruthy()
  expect(
    within(visita)
      .getByRole('link', { name: /Cómo llegar/ })
      .getAttribute('href'),
  ).toBe('geo:0,0?q=JUNIN%20715')
  expect(screen.getByRole('heading', { name: 'lunes 23/11/2026' })).toBeTruthy()
  expect(screen.getByText('Todo lo firmado está enviado.')).toBeTruthy()
})

test.each([
  ['PLANEADA', 'Abrir la visita', '/jornada/visita/7?dia=2026-11-23'],
  ['CERRADA', 'Ver lo enviado', '/visitasDeCarpeta?idCarpeta=1002'],
  ['CANCELADA', 'Ver la visita', '/visitasDeCarpeta?idCarpeta=1002'],
] as const)('de una visita %s de la que el teléfono no se acuerda, el botón es «%s»', async (estado, boton, lleva) => {
  responde('GET /visitas/jornada', jornadaDePrueba({ visitas: [visitaDePrueba({ estado })] }))
  abrirDia()
  const visita = within(await screen.findByRole('listitem', { name: 'Carpeta 1002, JUNIN 715' }))
  const [primero] = visita.getAllByRole('link')
  expect([primero?.textContent, primero?.getAttribute('href')]).toEqual([boton, lleva])
})

test('la que quedó a medias en el teléfono se abre, aunque el portal ya la tenga cerrada', async () => {
  await conLlave(14)
  await guardarVisita(visitaNueva(14, visitaDePrueba(), listaDePrueba))
  responde('GET /visitas/jornada', jornadaDePrueba({ visitas: [visitaDePrueba({ estado: 'CERRADA' })] }))
  abrirDia()
  expect(await screen.findByText('Empezada en este teléfono')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir la visita de la carpeta 1002' })).toBeTruthy()
})

test('lo que el portal niega se dice con sus palabras', async () => {
  falla('GET /visitas/jornada', 403, 'Usted no es inspector')
  abrirDia()
  expect(await screen.findByText('Usted no es inspector')).toBeTruthy()
})

test('lo que falta se dice antes de firmar, y no se firma', async () => {
  abrirVisita()
  await responder('Cartel de obra', 'No cumple')
  await responder('Resultado', 'No cumple')
  await userEvent.click(screen.getByRole('button', { name: 'Firmar y cerrar' }))
  expect(await screen.findByRole('link', { name: 'Falta responder: Línea municipal' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Qué se observó: es obligatorio/ })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('se llena, se firma y el portal la tiene: sale lo firmado, una vez', async () => {
  recibe()
  abrirVisita()
  await responder('Cartel de obra', 'Cumple')
  await responder('Línea municipal', 'No corresponde')
  await userEvent.type(screen.getByLabelText('Notas'), 'Todo bien')
  await responder('Resultado', 'Cumple')
  await userEvent.click(screen.getByRole('button', { name: 'Firmar y cerrar' }))
  const dialogo = await screen.findByRole('dialog', { name: 'Firmar la visita' })
  expect(within(dialogo).getByText(/La firma Medina Pablo/)).toBeTruthy()
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Firmar' }))
  expect(await screen.findByRole('heading', { name: 'Visita enviada' })).toBeTruthy()
  expect(llamadas.map(({ nombre }) => nombre)).toEqual(['POST /visitas/resultado'])
  const [{ idVisita, contenido } = { idVisita: 0, contenido: '' }] = llamadas.map(
    ({ cuerpo }) => cuerpo as { idVisita: number; contenido: string },
  )
  expect(idVisita).toBe(7)
  expect(JSON.parse(contenido)).toMatchObject({
    resultado: 'CUMPLE',
    lista: { idLista: 3, version: 2 },
    respuestas: [
      { idItem: 31, respuesta: 'CUMPLE', observado: '' },
      { idItem: 32, respuesta: 'NO CORRESPONDE', observado: '' },
    ],
    notas: 'Todo bien',
    fotos: [],
  })
})

test('lo escrito se encuentra al volver a abrirla, aunque la lista haya cambiado', async () => {
  const { unmount } = abrirVisita()
  await userEvent.type(await screen.findByLabelText('Notas'), 'A medias')
  await responder('Cartel de obra', 'Cumple')
  unmount()
  const otra = { idLista: 3, version: 3, nombre: 'Obras', items: [{ idItem: 40, texto: 'Otra cosa', conFoto: false }] }
  responde(
    'GET /visitas/jornada',
    jornadaDePrueba({ visitas: [visitaDePrueba({ lista: { idLista: 3, version: 3 } })], listas: [otra] }),
  )
  abrirVisita()
  expect(await screen.findByDisplayValue('A medias')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Línea municipal' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Otra cosa' })).toBeNull()
})

test('la que se movió o se dio a otro sigue a mano en el teléfono', async () => {
  const { unmount } = abrirVisita()
  await userEvent.type(await screen.findByLabelText('Notas'), 'A medias')
  unmount()
  responde('GET /visitas/jornada', jornadaDePrueba({ visitas: [] }))
  abrirDia()
  expect(await screen.findByRole('link', { name: 'Carpeta 1002, JUNIN 715' })).toBeTruthy()
  expect(screen.getByText(/sin firmar/)).toBeTruthy()
})

test('una visita que no está en el día lo dice', async () => {
  abrirVisita(8)
  expect(await screen.findByText(/^Esa visita no está en el día/)).toBeTruthy()
})

test('quien ya no es del personal tiene a mano lo que firmó, en cualquier pantalla, y lo envía', async () => {
  await conLlave(14)
  const visita = await guardarVisita(visitaNueva(14, visitaDePrueba(), listaDePrueba))
  await firmarVisita(visita, { contenido: '{}', sha256: await sha256('{}'), idsDeFotos: [] })
  falla('POST /visitas/resultado', 503, 'Espere un momento')
  useSesion.setState({ roles: ROLES.ciudadano })
  montar(<ContenidoPrincipal>Mis trámites</ContenidoPrincipal>, '/catastro')
  expect(await screen.findByText(/^Usted firmó visitas en este teléfono/)).toBeTruthy()
  await screen.findByText(/^El portal no pudo recibirlo ahora/)
  recibe()
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar 1 ahora' }))
  await waitFor(() => expect(screen.queryByText(/^Usted firmó visitas/)).toBeNull())
  expect(screen.getByText('Mis trámites')).toBeTruthy()
})

test('lo que firmó otra persona en este teléfono se dice, sin nada de lo que tiene', async () => {
  await conLlave(99)
  const visita = await guardarVisita(visitaNueva(99, visitaDePrueba({ idVisita: 8 }), listaDePrueba))
  await firmarVisita(visita, { contenido: '{}', sha256: await sha256('{}'), idsDeFotos: [] })
  responde('GET /visitas/jornada', jornadaDePrueba({ visitas: [] }))
  abrirDia()
  expect(await screen.findByText(/^Hay 1 resultado firmado por otra persona sin enviar en este teléfono/)).toBeTruthy()
  expect(screen.getByText('Todo lo firmado está enviado.')).toBeTruthy()
  expect(screen.queryByText(/JUNIN/)).toBeNull()
})
