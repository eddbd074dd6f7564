import { expect, it } from 'vitest'
import { redactar } from '../notificaciones/textos.ts'
import * as correos from './correos.ts'
import { ESTADOS, type Estado } from './movimientos.ts'

/** As they come. */
const correoDeMovimiento = (m: correos.MovimientoAvisado) => redactar(correos.correoDeMovimiento(m))
const correoAlPropietario = (m: correos.MovimientoAvisado) => redactar(correos.correoAlPropietario(m))

const base = { idCarpeta: 1001, conEncomienda: true } as const

it('la que se empieza está en preparación, y otra cosa es presentarla', () => {
  const presentada = correoDeMovimiento({ ...base, hacia: 'PRESENTADO', evento: 'COMPLETADA' })
  expect([presentada.asunto, presentada.parrafos[0]]).toEqual([
    'Carpeta 1001: presentada',
    'Recibimos la presentación de su carpeta.',
  ])
  const deVereda = correoDeMovimiento({ ...base, conEncomienda: false, hacia: 'PRESENTADO', evento: 'ALTA' })
  expect(deVereda.asunto).toBe('Carpeta 1001: presentada')
  expect(correoDeMovimiento({ ...base, hacia: 'PRESENTADO', evento: 'ALTA' })).toEqual({
    asunto: 'Carpeta 1001: creada',
    parrafos: [
      'Su carpeta quedó creada, en preparación.',
      'Complete sus formularios, adjunte la documentación y preséntela: hasta entonces no pasa a la mesa de entradas.',
    ],
    datos: [
      ['Carpeta', '1001'],
      ['Estado', 'PRESENTADO'],
    ],
    accion: { texto: 'Ver mis carpetas', ruta: '/misCarpetas?buscar=1001' },
  })
})

it('la que lleva timbrado lo dice al empezarla, con dónde se paga; presentada, ya no', () => {
  const nueva = { ...base, hacia: 'PRESENTADO', timbrado: 250_000 } as const
  expect(correoDeMovimiento({ ...nueva, evento: 'ALTA', vence: '2026-12-04' }).datos.slice(2)).toEqual([
    ['Timbrado', '$ 2.500,00'],
    [
      'Cómo se paga',
      'El timbrado se paga fuera del portal: pregunte en la mesa de entradas («Oficinas y horarios») y adjunte el comprobante.',
    ],
    ['Vence', '04/12/2026. Si no la presenta, la carpeta no pasa a Mesa de entradas'],
  ])
  const conCuenta = { ...nueva, evento: 'ALTA', dondeSePaga: 'por transferencia a CBU 123' } as const
  expect(correoDeMovimiento(conCuenta).datos.at(-1)).toEqual([
    'Cómo se paga',
    'El timbrado se paga fuera del portal, por transferencia a CBU 123. Después adjunte el comprobante.',
  ])
  expect(correoDeMovimiento({ ...nueva, evento: 'COMPLETADA', vence: '2026-12-04' }).datos).toHaveLength(2)
  expect(correoDeMovimiento({ ...nueva, evento: 'ALTA', timbrado: 0 }).datos).toHaveLength(2)
})

it('una observación lleva lo observado, y la recepción su expediente', () => {
  const observada = correoDeMovimiento({
    ...base,
    hacia: 'OBSERVADO',
    evento: 'MOVIMIENTO',
    observacion: 'Falta la firma.',
  })
  expect(observada.asunto).toBe('Carpeta 1001: observada')
  expect(observada.datos).toContainEqual(['Observación', 'Falta la firma.'])
  const recibida = correoDeMovimiento({
    ...base,
    hacia: 'RECIBIDO MESA ENTRADAS',
    evento: 'MOVIMIENTO',
    expediente: '4521-M',
  })
  expect(recibida.datos).toContainEqual(['Expediente', '4521-M'])
})

it('la de una observación dice de qué obra es y hasta cuándo, y su botón abre donde se responde', () => {
  const obra = {
    domicilio: 'LAPRIDA 1234, padrón 100001',
    propietario: 'Nieva Clara',
    // The evening of the 24th, here.
    desde: new Date('2026-11-25T01:00:00Z'),
  }
  const observada = { ...base, hacia: 'OBSERVADO', evento: 'MOVIMIENTO', observacion: 'Falta la firma.', obra } as const
  const correo = correoDeMovimiento({ ...observada, vence: '2026-12-04' })
  expect(correo.datos).toEqual([
    ['Carpeta', '1001'],
    ['Estado', 'OBSERVADO'],
    ['Observación', 'Falta la firma.'],
    ['Domicilio de obra', 'LAPRIDA 1234, padrón 100001'],
    ['Propietario', 'Nieva Clara'],
    ['Observada el', '24/11/2026'],
    ['Vence', '04/12/2026. Si no responde, la carpeta no sigue su trámite'],
  ])
  const responder = {
    texto: 'Responder la observación',
    ruta: '/verDesgloseCarpetaEncomienda?idCarpeta=1001#observaciones-de-carpeta',
  }
  expect(correo.accion).toEqual(responder)
  const deVereda = correoDeMovimiento({ ...observada, conEncomienda: false, vence: null })
  expect(deVereda.accion).toEqual(responder)
  expect(deVereda.datos.map(([nombre]) => nombre)).not.toContain('Vence')
  // Moved on or deleted, there is nothing to answer any more.
  const recibida = correoDeMovimiento({ ...observada, hacia: 'PRESENTADO' })
  expect([recibida.datos.length, recibida.accion.ruta]).toEqual([3, '/misCarpetas?buscar=1001'])
  const borrada = correoDeMovimiento({ ...observada, evento: 'BORRADO' })
  expect(borrada.accion).toEqual({ texto: 'Ver mis carpetas', ruta: '/misCarpetas' })
})

it('un comprobante rechazado no se cuenta como un pago nuevo, ni una borrada como presentada', () => {
  const rechazado = correoDeMovimiento({ ...base, hacia: 'PENDIENTE DE PAGO', evento: 'COMPROBANTE RECHAZADO' })
  expect(rechazado.asunto).toBe('Carpeta 1001: comprobante no aceptado')
  const borrada = correoDeMovimiento({ ...base, hacia: 'PRESENTADO', evento: 'BORRADO', conEncomienda: false })
  expect(borrada.asunto).toBe('Carpeta 1001: borrada')
  expect(borrada.datos).toEqual([['Carpeta', '1001']])
  expect(borrada.accion.ruta).toBe('/misCarpetasVeredas')
})

it('todos los estados tienen qué pasó y qué sigue, en oraciones', () => {
  for (const hacia of Object.keys(ESTADOS) as Estado[]) {
    const { parrafos } = correoDeMovimiento({ ...base, hacia, evento: 'FORZADO' })
    expect(parrafos).toHaveLength(2)
    for (const parrafo of parrafos) expect(parrafo).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
  }
})

it('un pago pedido dice cuánto, por qué, cómo y hasta cuándo, y qué pasa si no', () => {
  const cobro = { monto: 1_250_050, concepto: 'Tasa de inspección', oficina: null }
  const pedido = { ...base, hacia: 'PENDIENTE DE PAGO', evento: 'MOVIMIENTO', vence: '2026-12-04' } as const
  expect(correoDeMovimiento({ ...pedido, cobro }).datos).toEqual([
    ['Carpeta', '1001'],
    ['Estado', 'PENDIENTE DE PAGO'],
    ['Importe', '$ 12.500,50'],
    ['Concepto', 'Tasa de inspección'],
    [
      'Cómo se paga',
      'Con tarjeta, en el portal; o en la mesa de entradas, adjuntando después el comprobante. La dirección y el horario están en «Oficinas y horarios»',
    ],
    ['Vence', '04/12/2026. Si no se paga, la carpeta no sigue su trámite'],
  ])
  expect(correoDeMovimiento({ ...pedido, cobro, dondeSePaga: 'en Tesorería, Mitre 100' }).datos[4]).toEqual([
    'Cómo se paga',
    'Con tarjeta, en el portal; o en Tesorería, Mitre 100, adjuntando después el comprobante',
  ])
  expect(correoDeMovimiento({ ...pedido, cobro: null }).datos).toHaveLength(3)
  expect(correoDeMovimiento({ ...pedido, cobro: null }).accion.texto).toBe('Pagar o adjuntar el comprobante')
  const sigue = (m: Partial<correos.MovimientoAvisado>) => correoDeMovimiento({ ...pedido, ...m }).parrafos[1]
  const conTarjeta = 'Pague $ 12.500,50 con tarjeta desde el portal, o de otro modo y adjunte el comprobante.'
  expect([sigue({ cobro }), sigue({ cobro, evento: 'REAPERTURA' }), sigue({ cobro: null })]).toEqual([
    conTarjeta,
    conTarjeta,
    'Pague lo que corresponde y adjunte el comprobante desde el portal.',
  ])
  expect(correoDeMovimiento({ ...pedido, cobro }).accion).toEqual({
    texto: 'Pagar $ 12.500,50 o adjuntar el comprobante',
    ruta: '/adjuntarComprobanteDePago?idCarpeta=1001',
  })
})

it('a quien es dueño y no la presentó se le dice cómo va, y nada de lo que se le escribe a quien la presentó', () => {
  const obra = { domicilio: 'LAPRIDA 1234, padrón 100001', propietario: 'Nieva Clara', desde: new Date() }
  const observada = {
    ...base,
    hacia: 'OBSERVADO',
    evento: 'MOVIMIENTO',
    observacion: 'Falta la firma de Medina.',
    codigo: 'ABCD-EFGH-JKLM',
    expediente: '4521-M',
    vence: '2026-12-04',
    obra,
  } as const
  expect(correoAlPropietario(observada)).toEqual({
    asunto: 'Obra en su inmueble, carpeta 1001: observada',
    parrafos: [
      'La cargó otra persona, que lo nombró propietario. En el portal lee cómo va, sus papeles y lo que se paga: no tiene que hacer nada.',
      'Si no lo encargó, dígalo ahí: el personal lo lee.',
    ],
    datos: [
      ['Carpeta', '1001'],
      ['Estado', 'OBSERVADO'],
      ['Domicilio de obra', 'LAPRIDA 1234, padrón 100001'],
    ],
    accion: { texto: 'Ver la carpeta', ruta: '/verDesgloseCarpetaEncomienda?idCarpeta=1001' },
  })
  const cobro = { monto: 1_250_050, concepto: 'Tasa de inspección', oficina: null }
  expect(correoAlPropietario({ ...observada, hacia: 'PENDIENTE DE PAGO', cobro }).datos.slice(3)).toEqual([
    ['Importe que se pidió', '$ 12.500,50'],
    ['Concepto', 'Tasa de inspección'],
  ])
  // Nobody reads it any more, so that nothing can be said there.
  const borrada = correoAlPropietario({ ...observada, evento: 'BORRADO' })
  expect([borrada.parrafos.length, borrada.datos.length, borrada.accion.ruta]).toEqual([1, 2, '/catastro'])
})
