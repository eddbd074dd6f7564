import { describe, expect, it } from 'vitest'
import type { Estado } from '../carpetas/movimientos.ts'
import type { Situacion } from './reglas.ts'
import { aniosSinConfirmar, type HechoDelReloj, type Plazo, relojes } from './relojes.ts'

/** November 2026: the 2nd is a Monday. */
const FERIADOS = ['2026-11-20', '2026-12-08', '2026-12-25', '2027-01-01']

const hecho = (dia: string, estado: Estado, evento = 'MOVIMIENTO', hasta: string | null = null): HechoDelReloj => ({
  estado,
  evento,
  ocurridoEl: new Date(`${dia}T11:00:00-03:00`),
  hasta,
})
const alta = (dia: string) => hecho(dia, 'PRESENTADO', 'ALTA')
const completa = (dia: string) => hecho(dia, 'PRESENTADO', 'COMPLETADA')

interface Caso {
  readonly plazos?: Partial<Record<Situacion, Plazo>>
  readonly feriados?: readonly string[]
  readonly conEncomienda?: boolean
}
const contar = (historia: readonly HechoDelReloj[], hoy: string, caso: Caso = {}) =>
  relojes(
    historia,
    {
      conEncomienda: caso.conEncomienda ?? true,
      plazoDe: (situacion) => caso.plazos?.[situacion],
      noLaborables: new Set(caso.feriados ?? FERIADOS),
    },
    hoy,
  )
const habiles = (dias: number): Plazo => ({ dias, habiles: true })
const corridos = (dias: number): Plazo => ({ dias, habiles: false })

describe('cuándo vence', () => {
  const recibida = (dia: string) => [alta('2026-10-30'), completa('2026-10-30'), hecho(dia, 'RECIBIDO MESA ENTRADAS')]
  const vence = (dia: string, plazo: Plazo, feriados?: readonly string[]) =>
    contar(recibida(dia), dia, { plazos: { 'RECIBIDO MESA ENTRADAS': plazo }, ...(feriados && { feriados }) }).actual
      ?.vence

  it('se cuenta desde el día siguiente', () => {
    expect(vence('2026-11-02', habiles(1))).toBe('2026-11-03')
    expect(vence('2026-11-02', corridos(1))).toBe('2026-11-03')
  })
  it('los hábiles saltean el fin de semana; los corridos, no', () => {
    expect(vence('2026-11-05', habiles(2))).toBe('2026-11-09')
    expect(vence('2026-11-05', corridos(2))).toBe('2026-11-07')
  })
  it('lo que llega un sábado empieza a contar el lunes', () => {
    expect(vence('2026-11-07', habiles(1))).toBe('2026-11-09')
  })
  it('los hábiles saltean un feriado pegado al fin de semana', () => {
    expect(vence('2026-11-19', habiles(1))).toBe('2026-11-23')
    expect(vence('2026-11-19', habiles(1), [])).toBe('2026-11-20')
  })
  it('de un año al otro', () => {
    // 29, 30, 31; the 1st is a holiday and the 2nd and 3rd a weekend; 4, 5.
    expect(vence('2026-12-28', habiles(5))).toBe('2027-01-05')
    expect(vence('2026-12-28', corridos(5))).toBe('2027-01-02')
  })
  it('sin plazo no vence', () => {
    expect(contar(recibida('2026-11-02'), '2026-11-02').actual).toMatchObject({ plazo: null, vence: null })
  })
  it('la noche del 31 es todavía el año viejo, aunque en Londres sea el nuevo', () => {
    const deNoche = [{ ...alta('2026-12-31'), ocurridoEl: new Date('2027-01-01T02:30:00Z') }]
    expect(contar(deNoche, '2026-12-31', { plazos: { INCOMPLETA: corridos(1) } }).actual).toMatchObject({
      desde: '2026-12-31',
      vence: '2027-01-01',
    })
  })
})

describe('de quién son los días', () => {
  it('pasan de uno al otro con cada estado, sobre un fin de semana, un feriado y un año que cambia', () => {
    const historia = [
      alta('2026-11-16'), //                                     Monday: applicant
      completa('2026-11-18'), //                                 Wednesday: city
      hecho('2026-11-19', 'RECIBIDO MESA ENTRADAS'), //          Thursday: city, until Tuesday over holiday and weekend
      hecho('2026-11-24', 'OBSERVADO'), //                       applicant, until Monday
      hecho('2026-11-30', 'RECIBIDO MESA ENTRADAS', 'RESPUESTA A OBSERVACION'), // city
      hecho('2026-12-22', 'PENDIENTE DE PAGO'), //               applicant, over Christmas and New Year
      hecho('2027-01-05', 'PAGADO', 'PAGO REGISTRADO'), //       city, until today
    ]
    expect(contar(historia, '2027-01-11').dias).toEqual({
      // 16→18: 2; 24→30: 6; 22/12→5/1: 14. Working: 2; 4; and 23, 24, 28–31, 4, 5.
      SOLICITANTE: { corridos: 22, habiles: 14, atraso: 0 },
      // 18→19: 1; 19→24: 5; 30/11→22/12: 22; 5→11: 6. Working: 1; 23, 24; 16 without the 8th: 15; 6, 7, 8, 11.
      CIUDAD: { corridos: 34, habiles: 22, atraso: 0 },
    })
  })

  it('una presentada e incompleta la tiene quien la presentó; al completarse empieza el plazo de la ciudad', () => {
    const plazos = { INCOMPLETA: corridos(30), PRESENTADO: habiles(3) }
    const incompleta = [alta('2026-11-02')]
    expect(contar(incompleta, '2026-11-04', { plazos }).actual).toEqual({
      situacion: 'INCOMPLETA',
      reloj: 'SOLICITANTE',
      desde: '2026-11-02',
      plazo: corridos(30),
      vence: '2026-12-02',
    })
    expect(contar([...incompleta, completa('2026-11-04')], '2026-11-04', { plazos }).actual).toMatchObject({
      situacion: 'PRESENTADO',
      reloj: 'CIUDAD',
      desde: '2026-11-04',
      vence: '2026-11-09',
    })
  })

  it('las de veredas y elevadores nacen completas', () => {
    expect(contar([alta('2026-11-02')], '2026-11-02', { conEncomienda: false }).actual?.reloj).toBe('CIUDAD')
  })

  it('asignarla o contar algo de ella no empieza otro plazo; volver al mismo estado, sí', () => {
    const plazos = { 'EN INSPECCION': habiles(5) }
    const historia = [alta('2026-11-02'), completa('2026-11-02'), hecho('2026-11-03', 'EN INSPECCION')]
    const asignada = [...historia, hecho('2026-11-05', 'EN INSPECCION', 'ASIGNACION')]
    expect(contar(asignada, '2026-11-05', { plazos }).actual?.vence).toBe('2026-11-10')
    const devuelta = [
      ...asignada,
      hecho('2026-11-09', 'OBSERVADO'),
      hecho('2026-11-12', 'EN INSPECCION', 'RESPUESTA A OBSERVACION'),
    ]
    expect(contar(devuelta, '2026-11-12', { plazos }).actual).toMatchObject({
      desde: '2026-11-12',
      vence: '2026-11-19',
    })
    const otraVez = [...historia, hecho('2026-11-12', 'EN INSPECCION')]
    expect(contar(otraVez, '2026-11-12', { plazos }).actual).toMatchObject({ desde: '2026-11-12', vence: '2026-11-19' })
  })

  it('el atraso no se borra al recibirla: se suma lo que pasó de cada plazo, de cada quien', () => {
    const plazos = { PRESENTADO: corridos(3), 'RECIBIDO MESA ENTRADAS': corridos(10), OBSERVADO: corridos(2) }
    // Due on the 5th: received that day it is not late, on the 9th it is by 4.
    const presentada = [alta('2026-11-02'), completa('2026-11-02')]
    const recibida = (dia: string) => [...presentada, hecho(dia, 'RECIBIDO MESA ENTRADAS')]
    const atrasos = (historia: readonly HechoDelReloj[], hoy: string) => {
      const { CIUDAD, SOLICITANTE } = contar(historia, hoy, { plazos }).dias
      return [CIUDAD.atraso, SOLICITANTE.atraso]
    }
    expect(atrasos(recibida('2026-11-05'), '2026-11-05')).toEqual([0, 0])
    expect(atrasos(recibida('2026-11-09'), '2026-11-09')).toEqual([4, 0])
    // Its second term ends on the 19th: one more day, and the applicant's three of the 22nd to the 27th.
    expect(atrasos(recibida('2026-11-09'), '2026-11-20')).toEqual([5, 0])
    expect(atrasos([...recibida('2026-11-09'), hecho('2026-11-22', 'OBSERVADO')], '2026-11-27')).toEqual([7, 3])
  })

  it('cerrada, no corre ningún reloj: sus días quedan como estaban', () => {
    const cerrada = [alta('2026-11-02'), completa('2026-11-03'), hecho('2026-11-06', 'RECHAZADO')]
    const { dias, actual } = contar(cerrada, '2027-11-06', { plazos: { PRESENTADO: habiles(1) } })
    expect(actual).toBeNull()
    expect([dias.SOLICITANTE.corridos, dias.CIUDAD.corridos]).toEqual([1, 3])
  })

  it('una importada no empieza ningún reloj hasta que alguien la mueve aquí', () => {
    const plazos = { 'EN INSPECCION': habiles(1), OBSERVADO: corridos(10) }
    const importada = [hecho('2020-01-02', 'EN INSPECCION', 'IMPORTACION')]
    const { dias, actual } = contar(importada, '2026-11-02', { plazos })
    expect([dias.CIUDAD.corridos, actual?.vence]).toEqual([0, null])
    const movida = [...importada, hecho('2026-11-02', 'OBSERVADO')]
    expect(contar(movida, '2026-11-02', { plazos }).actual?.vence).toBe('2026-11-12')
  })
})

describe('prórrogas', () => {
  const base = [alta('2026-10-30'), completa('2026-10-30'), hecho('2026-11-02', 'OBSERVADO')]
  const plazos = { OBSERVADO: corridos(10) }
  const prorroga = (dia: string, hasta: string) => hecho(dia, 'OBSERVADO', 'PRORROGA', hasta)

  it('corre el vencimiento de este estado; la última es la que vale', () => {
    const con = [...base, prorroga('2026-11-05', '2026-11-20')]
    expect(contar(con, '2026-11-05', { plazos }).actual?.vence).toBe('2026-11-20')
    const otra = [...con, prorroga('2026-11-06', '2026-11-30')]
    expect(contar(otra, '2026-11-06', { plazos }).actual?.vence).toBe('2026-11-30')
  })
  it('no acorta el plazo, y no pasa al estado que sigue', () => {
    const con = [...base, prorroga('2026-11-05', '2026-11-08')]
    expect(contar(con, '2026-11-05', { plazos }).actual?.vence).toBe('2026-11-12')
    const siguiente = [...base, prorroga('2026-11-05', '2027-11-20'), hecho('2026-11-09', 'PRESENTADO', 'RETIRADO')]
    expect(contar(siguiente, '2026-11-09', { plazos: { PRESENTADO: corridos(1) } }).actual?.vence).toBe('2026-11-10')
  })
})

it('los años sin confirmar son los que toca una cuenta de días hábiles', () => {
  const historia = [alta('2026-12-28')]
  const { actual } = contar(historia, '2026-12-28', { plazos: { INCOMPLETA: habiles(5) } })
  expect(aniosSinConfirmar(actual, new Set([2026]))).toEqual([2027])
  expect(aniosSinConfirmar(actual, new Set([2026, 2027]))).toEqual([])
  const enCorridos = contar(historia, '2026-12-28', { plazos: { INCOMPLETA: corridos(5) } }).actual
  expect(aniosSinConfirmar(enCorridos, new Set())).toEqual([])
})
