import { describe, expect, it, test } from 'vitest'
import { relojDe, SITUACIONES } from '../plazos/reglas.ts'
import { type Espera, enUnaFrase, terminoDe, terminoPorCorreo } from './termino.ts'

const HOY = '2026-11-30'
const dicho = (vence: string, suya?: Espera) => enUnaFrase(terminoDe(vence, HOY, suya))

describe('a quien tiene que responder', () => {
  test.each([
    ['2026-11-30', 'Vence hoy; si no responde, la carpeta no sigue su trámite'],
    ['2026-12-01', 'Vence en 1 día, el 01/12/2026; si no responde, la carpeta no sigue su trámite'],
    ['2026-12-02', 'Vence en 2 días, el 02/12/2026; si no responde, la carpeta no sigue su trámite'],
    ['2026-12-10', 'Vence en 10 días, el 10/12/2026; si no responde, la carpeta no sigue su trámite'],
    ['2026-12-11', 'Vence el 11/12/2026; si no responde, la carpeta no sigue su trámite'],
    ['2026-11-29', 'Vencida hace 1 día; si no responde, la carpeta no sigue su trámite'],
    ['2026-11-28', 'Vencida hace 2 días; si no responde, la carpeta no sigue su trámite'],
  ])('%s: %s', (vence, texto) => {
    expect(dicho(vence, 'OBSERVADO')).toBe(texto)
  })

  it('cada espera dice lo que pasa si no', () => {
    expect(dicho('2026-11-30', 'INCOMPLETA')).toBe(
      'Vence hoy; si no la presenta, la carpeta no pasa a Mesa de entradas',
    )
    expect(dicho('2026-11-30', 'PENDIENTE DE PAGO')).toBe('Vence hoy; si no se paga, la carpeta no sigue su trámite')
  })
})

it('al personal se le dice solo cuándo, y alarma desde el día siguiente', () => {
  expect(terminoDe('2026-11-30', HOY)).toEqual({ cuando: 'Vence hoy', siNo: '', alarma: false })
  expect(terminoDe('2026-11-29', HOY)).toEqual({ cuando: 'Vencida hace 1 día', siNo: '', alarma: true })
})

it('el de la ciudad no alarma a quien presentó la carpeta', () => {
  expect(terminoDe('2026-11-30', HOY, 'PRESENTADO')).toEqual({
    cuando: 'La ciudad tiene hasta el 30/11/2026',
    siNo: '',
    alarma: false,
  })
  expect(terminoDe('2026-11-29', HOY, 'EN INSPECCION')).toEqual({
    cuando: 'La ciudad se atrasó 1 día',
    siNo: '',
    alarma: false,
  })
})

it('lo que pasa si no se dice justo donde los días son de quien la presentó', () => {
  for (const situacion of SITUACIONES) {
    expect([situacion, terminoDe(HOY, HOY, situacion).siNo !== '']).toEqual([
      situacion,
      relojDe(situacion) === 'SOLICITANTE',
    ])
  }
})

it('un correo lo dice con su fecha', () => {
  expect(terminoPorCorreo('2026-12-04', 'OBSERVADO')).toEqual([
    'Vence',
    '04/12/2026. Si no responde, la carpeta no sigue su trámite',
  ])
})
