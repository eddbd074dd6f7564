import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import type { Perfil, RolDePersona } from '@catastro/domain/roles'
import { expect, test } from 'vitest'
import { accionDelDesglose } from './accionDelDesglose.ts'

const rol = (perfil: Perfil): RolDePersona => ({ idPersona: 7, idRol: 1, rol: perfil, perfil })
const NADA = { faltantes: [], observaciones: 0 }

test.each([
  ['PRESENTADO', false, 'PROFESIONAL', null],
  ['PRESENTADO', true, 'PROFESIONAL', 'Adjuntar archivos → /olvidoAdjuntarArchivos?idCarpeta=1010'],
  ['OBSERVADO', true, 'PROFESIONAL', 'Responder con archivos → /olvidoAdjuntarArchivos?idCarpeta=1010'],
  [
    'PENDIENTE DE PAGO',
    true,
    'PROFESIONAL',
    'Adjuntar comprobante de pago → /adjuntarComprobanteDePago?idCarpeta=1010',
  ],
  ['PAGADO', true, 'PROFESIONAL', 'Adjuntar archivos → /olvidoAdjuntarArchivos?idCarpeta=1010'],
  ['FINALIZADO', true, 'PROFESIONAL', null],
  ['OBSERVADO', true, 'JEFE', 'Atender la carpeta → /AdjuntarArchivos?idCarpeta=1010'],
  ['FINALIZADO', true, 'ADMINISTRADOR', 'Atender la carpeta → /AdjuntarArchivos?idCarpeta=1010'],
] as const)('%s, completa %s: a %s se le ofrece %s', (tramiteEstado, carpetaCompleta, perfil, esperada) => {
  const carpeta = { idCarpeta: 1010, tramiteEstado, carpetaCompleta, cobro: null }
  const accion = accionDelDesglose(carpeta, [rol(perfil)], NADA)
  expect(accion && `${accion.texto} → ${accion.a}`).toBe(esperada)
})

test('lo que se puede pagar con tarjeta no urge con el comprobante: urge pagarlo', () => {
  const urge = (cobro: { monto: number; concepto: string; oficina: null } | null) =>
    accionDelDesglose(
      { idCarpeta: 1010, tramiteEstado: 'PENDIENTE DE PAGO', carpetaCompleta: true, cobro },
      [rol('PROFESIONAL')],
      NADA,
    )?.urgente
  expect([urge(null), urge({ monto: 12500.5, concepto: 'Tasa', oficina: null })]).toEqual([true, false])
})

test.each([
  [1, 'Responder la observación'],
  [3, 'Responder las 3 observaciones'],
])('con %i sin responder, se va a responderlas una por una', (observaciones, texto) => {
  const observada = { idCarpeta: 1010, tramiteEstado: 'OBSERVADO', carpetaCompleta: true, cobro: null }
  expect(accionDelDesglose(observada, [rol('PROFESIONAL')], { faltantes: [], observaciones })).toEqual({
    texto,
    a: '/verDesgloseCarpetaEncomienda?idCarpeta=1010#observaciones-de-carpeta',
    urgente: true,
  })
})

const UNO_BIS = { codigoFormulario: '1bis', FormularioTipo: 'FORMULARIO 1 BIS - LIQUIDACION DE DERECHOS' }
test.each<[Faltante, string]>([
  [{ que: 'completar', formulario: UNO_BIS }, 'Completar el formulario 1bis → /formulario1bis?idCarpeta=1010'],
  [
    { que: 'pagar', formulario: UNO_BIS, monto: 1200 },
    'Pagar el formulario 1bis: $ 1.200,00 → /formulario1bisvista/1010',
  ],
  [
    { que: 'requisito', requisito: { idRequisito: 7, texto: 'DNI' } },
    'Responder el requisito → /verDesgloseCarpetaEncomienda?idCarpeta=1010#requisito-7',
  ],
  [{ que: 'documento' }, 'Adjuntar la documentación → /finalizarCargaCarpeta?idCarpeta=1010'],
  [{ que: 'croquis' }, 'Adjuntar el croquis → /finalizarCargaCarpeta?idCarpeta=1010'],
])('de una incompleta, lo primero que falta: %o', (falta, esperada) => {
  const incompleta = { idCarpeta: 1010, tramiteEstado: 'PRESENTADO', carpetaCompleta: false, cobro: null }
  const faltantes: Faltante[] = [falta, { que: 'croquis' }]
  const accion = accionDelDesglose(incompleta, [rol('PROFESIONAL')], { faltantes, observaciones: 0 })
  expect(accion && `${accion.texto} → ${accion.a}`).toBe(esperada)
})
