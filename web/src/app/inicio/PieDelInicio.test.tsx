// @vitest-environment happy-dom
import type { EnCola, QueEspera } from '@catastro/domain/inicio/llamadas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mostrar } from '../../pruebas/mostrar.tsx'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { falla, responde } from '../../pruebas/respuestas.ts'
import { entrarComo, type Tipo } from '../../pruebas/servidor.ts'
import { PieDelInicio } from './PieDelInicio.tsx'

conPantallas()

const HOY = new Date('2026-11-22T12:00:00-03:00')
const DIEZ_DE_NOVIEMBRE = '2026-11-10T23:30:00-03:00'

const espera = (cambios: Partial<QueEspera>): QueEspera => ({
  idCarpeta: 1010,
  tramiteEstado: 'PRESENTADO',
  desde: DIEZ_DE_NOVIEMBRE,
  observaciones: 0,
  faltantes: [],
  cobro: null,
  vence: null,
  ...cambios,
})

async function inicioDe(tipo: Tipo, colas: EnCola[], esperan: QueEspera[], cuantasEsperan = esperan.length) {
  vi.setSystemTime(HOY)
  entrarComo(tipo)
  responde('GET /inicio/pendientes', { colas, esperan, cuantasEsperan })
  mostrar(<PieDelInicio />)
  await screen.findByRole('button', { name: 'Libre Deuda' })
}
const formulario = (que: 'completar' | 'pagar', codigoFormulario: string) => ({
  que,
  ...(que === 'pagar' && { monto: 597_900.5 }),
  formulario: { codigoFormulario, FormularioTipo: `FORMULARIO ${codigoFormulario}` },
})
const requisito = (idRequisito: number, texto: string, monto?: number) => ({
  que: 'requisito',
  requisito: { idRequisito, texto },
  ...(monto && { monto }),
})
const enlaces = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((enlace) => `${enlace.textContent} → ${enlace.getAttribute('href')}`)

it.each([
  [
    'profesional',
    { tramiteEstado: 'OBSERVADO', observaciones: 3 },
    [
      'Responda 3 observaciones de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010#observaciones-de-carpeta',
    ],
  ],
  [
    'ciudadano',
    { tramiteEstado: 'OBSERVADO', observaciones: 1 },
    [
      'Responda la observación de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010#observaciones-de-carpeta',
    ],
  ],
  [
    'profesional',
    { tramiteEstado: 'PENDIENTE DE PAGO' },
    ['Pague y adjunte el comprobante de la carpeta 1010 → /adjuntarComprobanteDePago?idCarpeta=1010'],
  ],
  [
    'profesional',
    {
      faltantes: [formulario('completar', '1bis'), formulario('pagar', '14'), { que: 'documento' }, { que: 'croquis' }],
    },
    [
      'Complete el formulario 1bis de la carpeta 1010 → /formulario1bis?idCarpeta=1010',
      'Pague $ 597.900,50 del formulario 14 de la carpeta 1010 → /formulario14vista/1010',
      'Adjunte la documentación de la carpeta 1010 → /finalizarCargaCarpeta?idCarpeta=1010',
    ],
  ],
  [
    'ciudadano',
    {
      faltantes: [
        formulario('completar', '1'),
        formulario('completar', '2'),
        requisito(3, 'Plano en PDF'),
        { que: 'documento' },
      ],
    },
    [
      'Complete 2 formularios de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010',
      'Responda el requisito «Plano en PDF» de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010#requisito-3',
      'Adjunte la documentación de la carpeta 1010 → /olvidoAdjuntarArchivos?idCarpeta=1010',
    ],
  ],
  [
    'profesional',
    { faltantes: [requisito(1, 'DNI'), requisito(3, 'Plano en PDF'), { que: 'croquis' }] },
    [
      'Responda 2 requisitos de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010',
      'Adjunte el croquis de la carpeta 1010 → /finalizarCargaCarpeta?idCarpeta=1010',
    ],
  ],
  [
    'profesional',
    { faltantes: [requisito(1, 'DNI'), requisito(5, 'Comprobante de pago del timbrado', 2500)] },
    ['Responda 2 requisitos de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010'],
  ],
  [
    'profesional',
    { faltantes: [requisito(5, 'Comprobante de pago del timbrado', 2500)] },
    [
      'Responda el requisito «Comprobante de pago del timbrado» de la carpeta 1010 → /verDesgloseCarpetaEncomienda?idCarpeta=1010#requisito-5',
    ],
  ],
] as const)('a un %s le dice qué hacer y lo lleva al lugar: %o', async (tipo, cambios, esperados) => {
  await inicioDe(tipo, [], [espera(cambios as Partial<QueEspera>)])
  expect(enlaces('Espera por usted')).toEqual(esperados)
  screen.getByText('Desde hace 12 días')
})

it('dice cuántas más hay, y lleva a ellas', async () => {
  await inicioDe('profesional', [], [espera({ tramiteEstado: 'PENDIENTE DE PAGO' })], 8)
  expect(enlaces('Espera por usted').at(-1)).toBe('Y 7 carpetas más → /misCarpetas')
})

it('al personal, sus colas con la más vieja; las vacías, en un renglón', async () => {
  const cola = (nombre: EnCola['cola'], cuantas: number, idCarpeta: number | null): EnCola => ({
    cola: nombre,
    cuantas,
    desde: cuantas > 0 ? DIEZ_DE_NOVIEMBRE : null,
    idCarpeta,
  })
  await inicioDe(
    'operador',
    [
      cola('SIN_ASIGNAR', 3, 1009),
      { ...cola('MESA', 1000, 1010), masDe: true },
      cola('INSPECCION', 0, null),
      cola('RESPONDIDAS', 2, 1011),
      { ...cola('VENCIDAS', 1, 1012), desde: '2026-11-11T03:00:00.000Z' },
      cola('LIBRE_DEUDA', 4, null),
      cola('PAGOS', 0, null),
    ],
    [],
  )
  expect(enlaces('Trabajo del día')).toEqual([
    'Carpetas sin asignar → /asignacionCarpetas?lista=sinAsignar',
    'carpeta 1009 → /asignacionCarpetas?lista=sinAsignar&asignar=1009',
    'Carpetas por recibir → /verCarpetas',
    'carpeta 1010 → /AdjuntarArchivos?idCarpeta=1010&cola=mesa',
    'Carpetas con todo lo observado respondido → /inspeccionCarpetas?lista=respondidas',
    'carpeta 1011 → /AdjuntarArchivos?idCarpeta=1011&cola=respondidas',
    'Carpetas con el plazo de la ciudad vencido → /inspeccionCarpetas?lista=vencidas',
    'carpeta 1012 → /AdjuntarArchivos?idCarpeta=1012&cola=vencidas',
    'Pedidos de Libre Deuda por resolver → /solicitudesLibreDeuda?estado=SOLICITADO',
  ])
  screen.getByText('más de 1.000')
  expect(screen.getByRole('link', { name: 'carpeta 1010' }).parentElement?.textContent).toBe(
    'La más vieja: carpeta 1010, hace 12 días',
  )
  expect(screen.getByRole('link', { name: 'carpeta 1012' }).parentElement?.textContent).toBe(
    'La más atrasada: carpeta 1012, vencida hace 12 días',
  )
  screen.getByText('No hay carpetas por inspeccionar ni pagos por revisar.')
})

it('sin nada que espere, quien presenta lo lee; un vecino, no', async () => {
  await inicioDe('profesional', [], [])
  screen.getByText('Ninguna de sus carpetas espera por usted.')
})

it('si no se pudo saber, lo dice, y lo demás sigue ahí', async () => {
  entrarComo('ciudadano')
  falla('GET /inicio/pendientes', 503, 'El servicio no responde')
  mostrar(<PieDelInicio />)
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo saber qué lo espera.')
  screen.getByRole('button', { name: 'Libre Deuda' })
  screen.getByRole('link', { name: 'Mis pagos' })
})

it.each([
  ['OBSERVADO', '2026-11-24', 'Vence en 2 días, el 24/11/2026; si no responde, la carpeta no sigue su trámite'],
  ['PENDIENTE DE PAGO', '2026-11-22', 'Vence hoy; si no se paga, la carpeta no sigue su trámite'],
  ['PRESENTADO', '2026-11-21', 'Vencida hace 1 día; si no la presenta, la carpeta no pasa a Mesa de entradas'],
])('hasta cuándo, y qué pasa si no: %s, %s', async (tramiteEstado, vence, texto) => {
  await inicioDe('profesional', [], [espera({ tramiteEstado, vence })])
  expect(screen.getByText(texto)).toBeTruthy()
})

it('lo que se paga lleva cómo se paga; también una inscripción, que no es de ninguna carpeta', async () => {
  entrarComo('ciudadano')
  const cobro = { monto: 12500.5, concepto: 'Tasa', oficina: null }
  const comoSePaga = 'Con tarjeta, en el portal; o en Tesorería'
  const inscripcion = {
    texto: 'Pague $ 5.200,00 de la inscripción de ASCENSORES SRL',
    comoSePaga: 'Se paga en Tesorería.',
    ruta: '/elevadores/registro/29/2',
  }
  responde('GET /inicio/pendientes', {
    colas: [],
    esperan: [espera({ tramiteEstado: 'PENDIENTE DE PAGO', cobro, comoSePaga })],
    cuantasEsperan: 1,
    porPagar: [inscripcion],
  })
  mostrar(<PieDelInicio />)
  await screen.findByRole('button', { name: 'Libre Deuda' })
  expect(enlaces('Espera por usted')).toEqual([
    'Pague $ 12.500,50 de la carpeta 1010: Tasa → /adjuntarComprobanteDePago?idCarpeta=1010',
    'Pague $ 5.200,00 de la inscripción de ASCENSORES SRL → /elevadores/registro/29/2',
  ])
  expect(screen.getByText(comoSePaga).closest('li')?.textContent).toContain('Pague $ 12.500,50')
  expect(screen.getByText('Se paga en Tesorería.').closest('li')?.textContent).toContain('Pague $ 5.200,00')
})

it('a su propietario le dice cómo está la obra que otro presentó, o que todavía la prepara', async () => {
  const obra = {
    ...{ idCarpeta: 1010, que: 'OBRA NUEVA', domicilio: 'LAPRIDA 1234', padron: '100002' },
    ...{ fechaalta: DIEZ_DE_NOVIEMBRE, noEncargada: null, tramiteEstado: 'PRESENTADO' },
  }
  const obras = [
    { ...obra, carpetaCompleta: true },
    { ...obra, idCarpeta: 1011, carpetaCompleta: false },
  ]
  entrarComo('ciudadano')
  responde('GET /inicio/pendientes', { colas: [], esperan: [], cuantasEsperan: 0, obras })
  mostrar(<PieDelInicio />)
  const titulo = await screen.findByRole('heading', { name: 'Obras en sus inmuebles' })
  const renglones = [...(titulo.parentElement?.querySelectorAll('li small') ?? [])].map((uno) => uno.textContent)
  expect(renglones).toEqual(['PRESENTADO, ingresada el 10/11/2026', 'En preparación, empezada el 10/11/2026'])
})

it('al personal le dice primero qué carpetas no encargó su propietario', async () => {
  entrarComo('operador')
  const noEncargada = { idCarpeta: 1007, domicilio: 'LAPRIDA 1234', dichoEl: DIEZ_DE_NOVIEMBRE }
  responde('GET /inicio/pendientes', {
    colas: [{ cola: 'MESA', cuantas: 1, desde: DIEZ_DE_NOVIEMBRE, idCarpeta: 1010 }],
    esperan: [],
    cuantasEsperan: 0,
    noEncargadas: [noEncargada],
  })
  mostrar(<PieDelInicio />)
  const titulo = await screen.findByRole('heading', { name: 'Su propietario dice que no la encargó' })
  expect(enlaces('Su propietario dice que no la encargó')).toEqual([
    'Carpeta 1007: LAPRIDA 1234 → /AdjuntarArchivos?idCarpeta=1007',
  ])
  screen.getByText('Lo dijo el 10/11/2026')
  const trabajo = screen.getByRole('heading', { name: 'Trabajo del día' })
  expect(titulo.compareDocumentPosition(trabajo) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it.each([
  ['/catastro?libreDeuda=1', 1],
  ['/catastro', 0],
])('quien llega por %s encuentra %i diálogo del Libre Deuda abierto', async (direccion, cuantos) => {
  entrarComo('ciudadano')
  responde('GET /inicio/pendientes', { colas: [], esperan: [], cuantasEsperan: 0 })
  responde('GET /tramites', { tramites: [], tarifas: [], tiposDeObra: [] })
  montar(<PieDelInicio />, direccion)
  await screen.findByText('Mis pagos')
  await waitFor(() => expect(screen.queryAllByRole('dialog', { name: 'Libre Deuda' })).toHaveLength(cuantos))
})

it('dice lo que hay que mirar, cuando hay algo', async () => {
  const aviso = 'El certificado con que se sellan los documentos vence el 01/01/2027'
  entrarComo('administrador')
  responde('GET /inicio/pendientes', { colas: [], esperan: [], cuantasEsperan: 0, avisos: [aviso] })
  mostrar(<PieDelInicio />)
  expect((await screen.findByText(aviso)).getAttribute('role')).toBe('status')
})

it('lo pagado de una vereda que espera algo se ve antes que las carpetas, con lo que le falta', async () => {
  entrarComo('ciudadano')
  const vereda = {
    idPago: 7,
    monto: 1234.5,
    domicilio: 'SAN MARTIN 450',
    falta: ['Falta una foto'],
    espera: DIEZ_DE_NOVIEMBRE,
  }
  responde('GET /inicio/pendientes', { colas: [], esperan: [], cuantasEsperan: 0, veredas: [vereda] })
  mostrar(<PieDelInicio />)
  await screen.findByRole('button', { name: 'Libre Deuda' })
  expect(enlaces('Espera por usted')).toEqual([
    'Ya pagó $ 1.234,50 por la vereda de SAN MARTIN 450, y no está presentada. Falta una foto → /veredas?pagoRealizado=true&idPago=7',
  ])
  screen.getByText('Lo esperamos hasta el 10/11/2026; si no lo completa, lo pagado queda para devolver')
})
