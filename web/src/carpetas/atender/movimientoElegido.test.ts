import type { MovimientoPosible } from '@catastro/domain/carpetas/movimientos'
import { expect, test } from 'vitest'
import { type Atencion, movimientosDe, queHara, revisarAtencion } from './movimientoElegido.ts'

const presentada = { tramiteEstado: 'PRESENTADO', tramiteEstadoPrevio: null, carpetaCompleta: true, idUso: null }
const nombres = (movimientos: readonly MovimientoPosible[]) => movimientos.map((m) => m.estado)

test.each([['OPERADOR M.E.'], ['JEFE']] as const)('%s ve solo lo que sigue de PRESENTADO', (perfil) => {
  const movimientos = movimientosDe(presentada, [perfil])
  expect(movimientos.map(({ estado, pide }) => [estado, pide])).toEqual([
    ['RECIBIDO MESA ENTRADAS', 'expediente'],
    ['OBSERVADO', 'observacion'],
    ['PENDIENTE DE PAGO', null],
    ['RECHAZADO', 'observacion'],
  ])
})

test.each([
  ['EN INSPECCION', 'observacion', null],
  ['PAGADO', 'observacion', null],
])('con el pago devuelto, aprobar desde %s pide decir por qué', (tramiteEstado, conDevuelto, sin) => {
  const aprobar = (pagoDevuelto: boolean) =>
    movimientosDe({ ...presentada, tramiteEstado, pagoDevuelto }, ['JEFE']).find((m) => m.estado === 'APROBADO')?.pide
  expect([aprobar(true), aprobar(false)]).toEqual([conDevuelto, sin])
})

test('quien administra ve además los forzados, aparte', () => {
  const movimientos = movimientosDe(presentada, ['ADMINISTRADOR'])
  expect(nombres(movimientos.filter((m) => m.forzado))).toEqual(['EN INSPECCION', 'PAGADO', 'APROBADO', 'FINALIZADO'])
  expect(nombres(movimientos.filter((m) => !m.forzado))).toHaveLength(4)
})

test('una carpeta observada puede volver a donde estaba', () => {
  const observada = { ...presentada, tramiteEstado: 'OBSERVADO', tramiteEstadoPrevio: 'EN INSPECCION' }
  expect(nombres(movimientosDe(observada, ['JEFE']))).toEqual(['EN INSPECCION', 'RECHAZADO'])
})

test('una incompleta no se mueve, y un estado desconocido tampoco', () => {
  expect(movimientosDe({ ...presentada, carpetaCompleta: false }, ['JEFE'])).toEqual([])
  expect(movimientosDe({ ...presentada, tramiteEstado: 'EN OTRA OFICINA' }, ['ADMINISTRADOR'])).toEqual([])
})

const archivo = new File(['x'], 'plano.pdf')
const movimiento = (pide: MovimientoPosible['pide']): MovimientoPosible => ({
  estado: 'PENDIENTE DE PAGO',
  pide,
  evento: 'MOVIMIENTO',
  forzado: false,
})
const textos = (distinto: Partial<Atencion>, guardado: string | null = null) =>
  revisarAtencion(
    {
      observaciones: '',
      expediente: '',
      monto: '1',
      concepto: 'Tasa',
      archivos: [],
      movimiento: undefined,
      ...distinto,
    },
    guardado,
  ).map(({ campo, texto }) => `${campo}: ${texto}`)

test('sin nada elegido dice qué falta; un archivo, solo donde ninguna otra cosa vale', () => {
  expect(textos({})).toEqual(['idEstado: Debe adjuntar archivos o elegir un nuevo estado'])
  expect(textos({ sinEstados: true })).toEqual(['files: Debe adjuntar archivos'])
  expect(textos({ archivos: [archivo] })).toEqual([])
  expect(textos({ movimiento: movimiento(null) })).toEqual([])
})

test('cada movimiento exige lo suyo; un expediente que ya está vale', () => {
  expect(textos({ movimiento: movimiento('observacion'), observaciones: '  ' })).toEqual([
    'observaciones: Observación: es obligatoria para este cambio de estado',
  ])
  expect(textos({ movimiento: movimiento('expediente') })).toEqual([
    'expediente: Número de expediente: es obligatorio para recibir la carpeta',
  ])
  expect(textos({ movimiento: movimiento('expediente') }, '118204-C')).toEqual([])
})

test('lo que se pide pagar dice cuánto y por qué', () => {
  const pide = (monto: string, concepto: string) => textos({ movimiento: movimiento(null), monto, concepto })
  expect(pide('', ' ')).toEqual(['concepto: Concepto: diga qué se paga', 'monto: Importe a pagar: escríbalo'])
  expect(pide('0', 'Tasa')).toEqual([
    'monto: Importe a pagar: escriba cuánto, mayor que cero y con dos decimales como máximo',
  ])
  expect(pide('0,01', 'Tasa')).toEqual([])
  // Another state asks for none of it.
  expect(textos({ movimiento: { ...movimiento(null), estado: 'RECHAZADO' }, monto: '', concepto: '' })).toEqual([])
})

test('240 letras de observación y 20 de expediente sí; una más, no', () => {
  const m = movimiento(null)
  expect(textos({ movimiento: m, observaciones: 'a'.repeat(240), expediente: '1'.repeat(20) })).toEqual([])
  expect(textos({ movimiento: m, observaciones: 'a'.repeat(241), expediente: '1'.repeat(21) })).toEqual([
    'observaciones: Observación: debe tener como máximo 240 caracteres',
    'expediente: Número de expediente: debe tener como máximo 20 caracteres',
  ])
})

test('a una carpeta observada se le agrega lo escrito, sin cambiarle el estado', () => {
  expect(textos({ yaObservada: true, observaciones: 'Falta la nota' })).toEqual([])
  expect(textos({ yaObservada: true, puntos: [{ id: 1, sobre: 'carpeta', texto: 'Falta' }] })).toEqual([])
  expect(textos({ yaObservada: true, puntos: [{ id: 1, sobre: 'carpeta', texto: '' }] })).toEqual([
    'punto-1: Escriba qué hay que corregir',
  ])
})

test('hacer lo que dice el mensaje alcanza: no lleva a otro', () => {
  expect(textos({})).toEqual(['idEstado: Debe adjuntar archivos o elegir un nuevo estado'])
  expect(textos({ archivos: [archivo] })).toEqual([])
  expect(textos({ movimiento: movimiento(null) })).toEqual([])
  expect(textos({ observaciones: 'Falta el plano' })).toEqual([
    'idEstado: Elija un nuevo estado: la observación y el expediente se guardan con él',
  ])
  expect(textos({ observaciones: 'Falta el plano', movimiento: movimiento(null) })).toEqual([])
})

test('lo escrito sin elegir estado no se pierde en silencio', () => {
  const aviso = 'idEstado: Elija un nuevo estado: la observación y el expediente se guardan con él'
  expect(textos({ archivos: [archivo], observaciones: 'Falta el plano' })).toEqual([aviso])
  expect(textos({ archivos: [archivo], expediente: '5' }, '118204-C')).toEqual([aviso])
  expect(textos({ archivos: [archivo], expediente: '118204-C' }, '118204-C')).toEqual([])
})

test('sobre FINALIZAR se dice lo que hará y a quién se le avisa', () => {
  const dice = (distinto: Partial<Atencion>) =>
    queHara({ observaciones: '', expediente: '', archivos: [], movimiento: undefined, ...distinto })
  const a = (estado: MovimientoPosible['estado']): MovimientoPosible => ({ ...movimiento(null), estado })
  const punto = { id: 1, sobre: 'archivo 4', texto: 'Falta la firma' }
  expect(dice({})).toBe('')
  expect(dice({ observaciones: 'Algo' })).toBe('')
  expect(dice({ archivos: [archivo] })).toBe('Adjunta 1 archivo: el estado no cambia.')
  expect(dice({ movimiento: a('RECIBIDO MESA ENTRADAS') })).toBe(
    'Pasa a RECIBIDO MESA ENTRADAS; se le avisa a quien la presentó.',
  )
  const pide = { movimiento: a('PENDIENTE DE PAGO'), monto: '12500,5', concepto: 'Tasa de inspección' }
  expect(dice(pide)).toBe(
    'Pasa a PENDIENTE DE PAGO y pide $ 12.500,50 (Tasa de inspección); se le avisa a quien la presentó.',
  )
  expect(dice({ ...pide, monto: '' })).toBe('Pasa a PENDIENTE DE PAGO; se le avisa a quien la presentó.')
  expect(dice({ movimiento: a('OBSERVADO'), puntos: [punto] })).toBe(
    'Pasa a OBSERVADO con 1 punto; se le avisa a quien la presentó.',
  )
  expect(dice({ movimiento: a('OBSERVADO'), puntos: [punto], observaciones: 'Y la nota', archivos: [archivo] })).toBe(
    'Adjunta 1 archivo; pasa a OBSERVADO con 2 puntos; se le avisa a quien la presentó.',
  )
  expect(dice({ yaObservada: true, puntos: [punto, punto] })).toBe(
    'Sigue en OBSERVADO con 2 puntos más; se le avisa a quien la presentó.',
  )
})
