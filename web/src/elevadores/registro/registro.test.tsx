// @vitest-environment happy-dom
import type {
  InmuebleListItem,
  Mantenimiento,
  TecnicoDelRegistro,
  Vencimiento,
} from '@catastro/domain/elevadores/llamadas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { pdf } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { ElevadoresPage } from './ElevadoresPage.tsx'
import { InmueblePage } from './InmueblePage.tsx'
import { MisElevadoresPage } from './MisElevadoresPage.tsx'
import { RegistroPage } from './RegistroPage.tsx'

/** The register that forms 27 to 31 make: what staff find and do in it, and what everybody else does not. */

conPantallas()

const SIN_FECHA: Vencimiento = { hasta: null, situacion: 'SIN_FECHA' }
const INMUEBLE: InmuebleListItem = {
  padron: '100001',
  domicilio: 'SAN MARTIN 450',
  nroelevadores: 3,
  responsable: 'Nieva Clara',
  confirmado: false,
  empresa: 'ASCENSORES SRL',
  empresaConfirmada: false,
  nroconservador: 'C-1',
  porRevisar: true,
  vencimiento: { hasta: '2026-12-10', situacion: 'POR_VENCER' },
}
const NOTA: Mantenimiento = {
  idFormulario31: 8,
  padron: '100001',
  domicilio: 'SAN MARTIN 450',
  empresa: {
    idInstitucion: 4,
    Institucion: 'ASCENSORES SRL',
    razonsocial: 'Ascensores SRL',
    nroconservador: 'C-1',
    nroinstalador: 'I-1',
    telefono: '381',
    confirmada: true,
  },
  nroconservador: 'C-1',
  cantidadelevadores: 3,
  destinoinmueble: 'Vivienda',
  representantetecnico: 'Ana Gómez',
  matriculaRT: 'M-55',
  revisadoEl: null,
  autor: 'Medina Pablo',
  desde: '2026-11-22',
  hasta: null,
  seguro: { hasta: '2026-10-01', situacion: 'VENCIDO' },
  contrato: SIN_FECHA,
  propio: false,
}
const TECNICA: TecnicoDelRegistro = {
  idFormulario30: 6,
  clase: 'RT',
  nombre: 'Ana Gómez',
  cuit: null,
  profesion: 'Ingeniera',
  matricula: 'M-55',
  confirmado: true,
  autor: 'Medina Pablo',
  desde: '2026-01-02',
  hasta: '2026-03-04',
  vencimiento: { hasta: '2027-05-06', situacion: 'VIGENTE' },
  propio: false,
}
const conInmueble = (nota: Partial<Mantenimiento> = {}, tecnica: Partial<TecnicoDelRegistro> = {}) =>
  responde(
    'GET /elevadores/inmuebles/{padron}',
    {
      inmueble: {
        padron: '100001',
        domicilio: 'SAN MARTIN 450',
        nroelevadores: 3,
        responsables: [
          {
            idFormulario27: 5,
            idCarpeta: 1010,
            estado: 'PRESENTADO',
            confirmado: false,
            nroelevadores: 3,
            expedienteobra: 12345,
            responsable: 'Nieva Clara',
            cuil: '27309991112',
            desde: '2026-11-22',
            hasta: null,
            registro: null,
            porConfirmar: [{ idFormulario28: 9, autor: 'Ledesma Bruno' }],
          },
        ],
        mantenimientos: [{ ...NOTA, ...nota }],
        personal: [{ ...TECNICA, ...tecnica }],
        conTarjeta: true,
      },
    },
    { padron: '100001' },
  )
const abrirInmueble = async () => {
  montar(<InmueblePage />, '/elevadores/inmuebles/100001', { path: '/elevadores/inmuebles/:padron' })
  await screen.findByRole('heading', { name: 'Mantenimiento' })
}

const pedidos: string[] = []
beforeEach(() => {
  pedidos.length = 0
  atiende('GET /elevadores/inmuebles', ({ request }) => {
    pedidos.push(new URL(request.url).search)
    return { inmuebles: [INMUEBLE], total: 1 }
  })
})

test('la lista de inmuebles dice quién responde, quién conserva y qué vence; se busca y se filtra', async () => {
  entrarComo('operador')
  montar(<ElevadoresPage />, '/elevadores')
  await screen.findByText('Nieva Clara')
  const [, fila] = screen.getAllByRole('row')
  expect(
    within(fila as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '100001',
    'SAN MARTIN 450',
    '3',
    'Nieva Clara',
    'ASCENSORES SRL (sin confirmar)',
    'En trámiteNota por revisar',
    'Vence el 10/12/2026',
  ])
  expect(screen.getByRole('link', { name: '100001' }).getAttribute('href')).toBe('/elevadores/inmuebles/100001')
  fireEvent.change(screen.getByLabelText('Mostrar'), { target: { value: 'POR_VENCER' } })
  await waitFor(() => expect(pedidos.at(-1)).toBe('?pagina=1&porPagina=5&vencimiento=POR_VENCER'))
  fireEvent.change(screen.getByLabelText('Mostrar'), { target: { value: 'SIN_CONFIRMAR' } })
  await waitFor(() => expect(pedidos.at(-1)).toBe('?pagina=1&porPagina=5&confirmado=0'))
  fireEvent.change(screen.getByLabelText('Padrón, calle, responsable o empresa'), { target: { value: 'nieva' } })
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  await waitFor(() => expect(pedidos.at(-1)).toBe('?pagina=1&porPagina=5&buscar=nieva&confirmado=0'))
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeTruthy()
})

test('el pago de un 29 se registra con su comprobante, y no sin él', async () => {
  entrarComo('operador')
  responde('GET /elevadores/empresas', {
    empresas: [
      {
        ...(NOTA.empresa as NonNullable<Mantenimiento['empresa']>),
        idFormulario29: 2,
        importe: 5200,
        pagadoEl: null,
        fecha: '2026-11-22T15:00:00.000Z',
        inmuebles: 1,
        elevadores: 3,
        tecnicos: 1,
        elevadoresSinConfirmar: 7,
        tecnicosSinConfirmar: 1,
        vencimiento: SIN_FECHA,
        propia: false,
      },
    ],
    total: 1,
  })
  responde('PUT /elevadores/pagado', { ok: true, message: 'El pago quedó registrado' })
  montar(<ElevadoresPage />, '/elevadores?lista=empresas')
  expect((await screen.findByText('3 elevadores en 1 inmueble')).textContent).toContain('1 técnico')
  expect(screen.getByText('Sin confirmar: 7 elevadores y 1 técnico')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Registrar el pago de ASCENSORES SRL' }))
  const dialogo = within(await screen.findByRole('dialog'))
  expect(dialogo.getByText('$ 5.200,00')).toBeTruthy()
  fireEvent.click(dialogo.getByRole('button', { name: 'Registrar el pago' }))
  expect(await dialogo.findByText('Debe adjuntar el comprobante de pago!')).toBeTruthy()
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, pdf('caja.pdf'))
  fireEvent.click(dialogo.getByRole('button', { name: 'Registrar el pago' }))
  expect(await screen.findByText('El pago quedó registrado')).toBeTruthy()
  const cuerpo = String(llamadas[0]?.cuerpo)
  expect(cuerpo).toContain('name="idFormulario29"\r\n\r\n2')
  expect(cuerpo).toContain('name="comprobante"; filename="caja.pdf"')
})

test('el personal anota vencimientos y da por revisada la nota', async () => {
  entrarComo('operador')
  conInmueble()
  responde('PUT /elevadores/vencimiento', { ok: true, message: 'El vencimiento quedó guardado' })
  responde('PUT /elevadores/revisado', { ok: true, message: 'La nota quedó revisada' })
  await abrirInmueble()
  expect(screen.getByText('Venció el 01/10/2026')).toBeTruthy()
  expect(screen.getAllByText('Desde el 22/11/2026')).toHaveLength(2)
  expect(screen.getByText('Del 02/01/2026 al 04/03/2026')).toBeTruthy()
  expect(screen.getByText('Vence el 06/05/2027')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tarjeta para la cabina' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Anotar el vencimiento: Seguro Padrón 100001' }))
  fireEvent.change(await screen.findByLabelText('Vence el'), { target: { value: '2027-01-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('El vencimiento quedó guardado')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Anotar el vencimiento: Matrícula del representante técnico/ }))
  fireEvent.change(await screen.findByLabelText('Vence el'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(llamadas).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Dar por revisada la nota del padrón 100001' }))
  await waitFor(() => expect(llamadas).toHaveLength(3))
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([
    { clase: 'SEGURO', id: 8, hasta: '2027-01-31' },
    { clase: 'MATRICULA_RT', id: 6, hasta: null },
    { idFormulario31: 8 },
  ])
})

test('lo que nadie confirmó va marcado, con quién lo presentó; el personal lo confirma, o lo quita con motivo', async () => {
  entrarComo('operador')
  conInmueble({}, { confirmado: false, hasta: null })
  responde('PUT /elevadores/confirmar', { ok: true, message: 'El registro quedó confirmado' })
  responde('PUT /elevadores/quitar', { ok: true, message: 'Quedó quitado del registro' })
  await abrirInmueble()
  expect(screen.getByText('ASCENSORES SRL (sin confirmar)')).toBeTruthy()
  expect(screen.getByText('Nieva Clara (sin confirmar)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'El que presentó Ledesma Bruno' }).getAttribute('href')).toBe(
    '/elevadores/registro/28/9',
  )
  const fila = within(screen.getByRole('row', { name: /^Ana Gómez/ }))
  expect(fila.getByText('Sin confirmar')).toBeTruthy()
  expect(fila.getByText('Presentado por Medina Pablo')).toBeTruthy()
  fireEvent.click(fila.getByRole('button', { name: 'Confirmar Ana Gómez' }))
  expect(await screen.findByText('El registro quedó confirmado')).toBeTruthy()
  fireEvent.click(fila.getByRole('button', { name: 'Quitar Ana Gómez' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar del registro' }))
  expect(await screen.findByText('Escriba el motivo')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'No trabaja ahí' } })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar del registro' }))
  expect(await screen.findByText('Quedó quitado del registro')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar la nota del padrón 100001' }))
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: 'No la mandó la empresa' } })
  fireEvent.click(screen.getByRole('button', { name: 'Quitar del registro' }))
  await waitFor(() => expect(llamadas).toHaveLength(3))
  expect(llamadas.map(({ cuerpo }) => cuerpo)).toEqual([
    { formulario: '30', numero: 6 },
    { formulario: '30', numero: 6, motivo: 'No trabaja ahí' },
    { formulario: '31', numero: 8, motivo: 'No la mandó la empresa' },
  ])
})

test('lo confirmado no se confirma de nuevo, y lo propio no se confirma ni se quita', async () => {
  entrarComo('operador')
  conInmueble({ propio: true }, { confirmado: true })
  await abrirInmueble()
  expect(screen.queryByRole('button', { name: 'Confirmar Ana Gómez' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Quitar Ana Gómez' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Quitar la nota del padrón 100001' })).toBeNull()
})

test.each([
  [true, true],
  [false, false],
])(
  'quien responde por los elevadores decide desde la hoja del 28 que mandó otra persona: %s',
  async (confirma, quita) => {
    entrarComo('ciudadano')
    const registro = {
      formulario: '28' as const,
      numero: 9,
      idCarpeta: 1010,
      detalle: 'Padrón 100001',
      situacion: 'Sin confirmar',
      motivo: null,
      padron: null,
      idInstitucion: null,
      fecha: '2026-11-22T15:00:00.000Z',
      titulo: 'Registro del responsable',
      autor: 'Ledesma Bruno',
      confirma,
      quita,
      bloques: [],
    }
    responde('GET /elevadores/registro/{formulario}/{numero}', { registro }, { formulario: '28', numero: 9 })
    responde('PUT /elevadores/confirmar', { ok: true, message: 'El registro quedó confirmado' })
    montar(<RegistroPage />, '/elevadores/registro/28/9', { path: '/elevadores/registro/:formulario/:numero' })
    expect(await screen.findByText('Ledesma Bruno')).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /^(Confirmar|Quitar)/ })).toHaveLength(confirma ? 2 : 0)
    if (!confirma) return
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar el formulario 28 número 9' }))
    expect(await screen.findByText('El registro quedó confirmado')).toBeTruthy()
    expect(llamadas[0]?.cuerpo).toEqual({ formulario: '28', numero: 9 })
  },
)

test('lo propio no se ofrece ni al personal (A-163)', async () => {
  entrarComo('operador')
  conInmueble({ propio: true })
  await abrirInmueble()
  expect(screen.queryByRole('button', { name: /^Anotar el vencimiento: Seguro/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Dar por revisada/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Anotar el vencimiento: Matrícula/ })).toBeTruthy()
})

test('quien responde por el inmueble lee, y no decide nada', async () => {
  entrarComo('ciudadano')
  conInmueble()
  await abrirInmueble()
  expect(screen.getByText('Carpeta 1010', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Carpeta 1010' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Anotar|revisada/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Tarjeta para la cabina' })).toBeTruthy()
})

test('un inmueble ajeno dice que no está a su alcance', async () => {
  entrarComo('ciudadano')
  falla('GET /elevadores/inmuebles/{padron}', 404, 'El inmueble no existe o no está a su alcance', { padron: '100001' })
  montar(<InmueblePage />, '/elevadores/inmuebles/100001', { path: '/elevadores/inmuebles/:padron' })
  expect(await screen.findByText('El inmueble no existe o no está a su alcance')).toBeTruthy()
})

test.each([
  ['OBSERVADO', 'Adjuntar archivos de la carpeta 1010', '/olvidoAdjuntarArchivos', 'Falta responder lo observado'],
  [
    'PENDIENTE DE PAGO',
    'Adjuntar comprobante de pago de la carpeta 1010',
    '/adjuntarComprobanteDePago',
    'Carpeta completa',
  ],
])(
  'Mis elevadores: una carpeta en %s se responde desde la lista, como en Mis carpetas',
  async (situacion, boton, lleva, dice) => {
    entrarComo('ciudadano')
    const registro = {
      numero: 1010,
      idCarpeta: 1010,
      detalle: 'Padrón 100001',
      motivo: null,
      padron: null,
      idInstitucion: null,
      fecha: '2026-11-22T15:00:00.000Z',
    }
    responde('GET /elevadores/mios', { registros: [{ formulario: '27', situacion, ...registro }], total: 1 })
    montar(<MisElevadoresPage />, '/misElevadores')
    const herramienta = await screen.findByRole('button', { name: boton })
    expect(screen.getByText(dice)).toBeTruthy()
    fireEvent.click(herramienta)
    expect(await screen.findByText(`Está en ${lleva}`)).toBeTruthy()
  },
)

test('Mis elevadores: cada formulario con su situación, y adónde lleva', async () => {
  entrarComo('ciudadano')
  const buscados: string[] = []
  atiende('GET /elevadores/mios', ({ request }) => {
    buscados.push(new URL(request.url).search)
    return {
      registros: [
        {
          formulario: '27',
          numero: 1010,
          idCarpeta: 1010,
          detalle: 'Padrón 100001',
          situacion: 'APROBADO',
          motivo: null,
          padron: '100001',
          idInstitucion: null,
          fecha: '2026-11-22T15:00:00.000Z',
        },
        {
          formulario: '29',
          numero: 2,
          idCarpeta: null,
          detalle: 'ASCENSORES SRL',
          situacion: 'Sin pagar',
          porPagar: 5200,
          motivo: null,
          padron: null,
          idInstitucion: null,
          fecha: '2026-11-22T15:00:00.000Z',
        },
      ],
      total: 2,
    }
  })
  montar(<MisElevadoresPage />, '/misElevadores')
  expect(await screen.findByText('Carpeta 1010')).toBeTruthy()
  expect(screen.getByText('Sin pagar')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Elevadores del inmueble/ })).toHaveLength(1)
  expect(screen.queryByLabelText('Orden')).toBeNull()
  // Only a form 27 has a folder.
  expect(screen.getAllByRole('button', { name: /^Adjuntar/ })).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Formulario'), { target: { value: '29' } })
  await waitFor(() => expect(buscados.at(-1)).toBe('?pagina=1&porPagina=5&formulario=29'))
  fireEvent.click(screen.getByRole('button', { name: 'Ver formulario 29 número 2' }))
  expect(await screen.findByText('Está en /elevadores/registro/29/2')).toBeTruthy()
})

test('la hoja de un formulario se lee, se imprime y se baja; la del 27 es la de su carpeta', async () => {
  entrarComo('ciudadano')
  responde(
    'GET /elevadores/registro/{formulario}/{numero}',
    {
      registro: {
        formulario: '29',
        numero: 2,
        idCarpeta: null,
        detalle: 'ASCENSORES SRL',
        situacion: 'Sin pagar',
        motivo: null,
        confirma: false,
        quita: false,
        padron: null,
        idInstitucion: null,
        fecha: '2026-11-22T15:00:00.000Z',
        titulo: 'Inscripcion de la empresa conservadora',
        autor: 'Medina Pablo',
        bloques: [{ titulo: 'Empresa conservadora', respuestas: [{ pregunta: 'CUIT', respuesta: '30-50000007-0' }] }],
      },
    },
    { formulario: '29', numero: 2 },
  )
  const path = '/elevadores/registro/:formulario/:numero'
  const { unmount } = montar(<RegistroPage />, '/elevadores/registro/29/2', { path })
  expect(await screen.findByText('30-50000007-0')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inscripcion de la empresa conservadora')
  expect(screen.getByText('Medina Pablo')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'PDF' })).toBeTruthy()
  unmount()
  montar(<RegistroPage />, '/elevadores/registro/27/1010', { path })
  expect(await screen.findByText('Está en /formulario27vista/1010')).toBeTruthy()
})

test('una inscripción sin pagar dice cuánto, dónde y qué pasa mientras tanto; en la lista y en su hoja', async () => {
  entrarComo('ciudadano')
  const registro = {
    formulario: '29',
    numero: 2,
    idCarpeta: null,
    detalle: 'ASCENSORES SRL',
    situacion: 'Sin pagar',
    porPagar: 5200,
    motivo: null,
    padron: null,
    idInstitucion: null,
    fecha: '2026-11-22T15:00:00.000Z',
  } as const
  const pagada = { ...registro, numero: 3, situacion: 'Pagado', porPagar: undefined }
  responde('GET /elevadores/mios', { registros: [registro, pagada], total: 2 })
  const dice = () => {
    const como = screen.getByText(/Se paga en la mesa de entradas\. Hasta que el personal registre el pago/)
    expect(como.textContent).toContain('$ 5.200,00')
    expect(screen.getByRole('link', { name: 'Oficinas y horarios' }).getAttribute('href')).toBe('/textos/oficinas')
  }
  const { unmount } = montar(<MisElevadoresPage />, '/misElevadores')
  await screen.findByText('Sin pagar')
  dice()
  unmount()
  responde(
    'GET /elevadores/registro/{formulario}/{numero}',
    {
      registro: {
        ...registro,
        titulo: 'Inscripción',
        autor: 'Nieva Clara',
        confirma: false,
        quita: false,
        bloques: [],
      },
    },
    { formulario: '29', numero: 2 },
  )
  montar(<RegistroPage />, '/elevadores/registro/29/2', { path: '/elevadores/registro/:formulario/:numero' })
  await screen.findByText('A pagar')
  dice()
})
