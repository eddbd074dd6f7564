import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CONSERVADORA, type ElevadoresDePrueba, elevadoresDePrueba } from '../../pruebas/elevadoresDePrueba.ts'

/* Forms 27 and 29 cost what tariff 116 is worth, flat: worked out by hand from the tariff's own history. */

let e: ElevadoresDePrueba
beforeAll(async () => {
  e = await elevadoresDePrueba()
})
afterEach(async () => {
  await e.consulta(`delete from tarifa_historial where usrmod = -116`)
  await e.limpiar()
})

/** In centavos; the factor and the unit price are what the value was made of, and are not multiplied again. */
const vale = (valor: number, desde = "now() - interval '1 minute'") =>
  e.consulta(
    `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde, usrmod)
     values (116, 777777, 30000, $1, ${desde}, -116)`,
    [valor],
  )
const importeEscrito = async (formulario: '27' | '29', numero: number, quien: 'clara' | 'pablo') => {
  const { registro } = (await e.pedir(quien, 'GET', `/elevadores/registro/${formulario}/${numero}`)).json()
  return registro.bloques
    .flatMap(({ respuestas }: { respuestas: { pregunta: string; respuesta: string }[] }) => respuestas)
    .find(({ pregunta }: { pregunta: string }) => pregunta === 'Importe').respuesta
}

describe('el formulario 27', () => {
  it.each([
    [520_000, 1, '$ 5.200,00'],
    [520_000, 2, '$ 5.200,00'],
    [520_000, 999, '$ 5.200,00'],
    [1, 3, '$ 0,01'],
    [99, 10, '$ 0,99'],
    [100_000, 7, '$ 1.000,00'],
    [123_456, 12, '$ 1.234,56'],
    [100_000_005, 999, '$ 1.000.000,05'],
  ])('con la tarifa en %i centavos, %i elevadores pagan %3$s', async (valor, nroelevadores, escrito) => {
    await vale(valor)
    const { idCarpeta } = (await e.presentar27({ nroelevadores })).json()
    expect(await e.consulta('select importe, tarifa from formulario27 where id_carpeta = $1', [idCarpeta])).toEqual([
      { importe: valor, tarifa: valor },
    ])
    expect(await importeEscrito('27', idCarpeta, 'clara')).toBe(escrito)
  })
})

describe('el formulario 29', () => {
  it.each([
    [520_000, {}, '$ 5.200,00'],
    [1, {}, '$ 0,01'],
    [5_199_99, { importe: 1, tarifa: 1, idTarifa: 64 }, '$ 5.199,99'],
    [123_456_789, { cantidadelevadores: 999, nroelevadores: 999 }, '$ 1.234.567,89'],
  ])('con la tarifa en %i centavos y %j se debe %3$s', async (valor, deMas, escrito) => {
    await vale(valor)
    const { idFormulario29 } = (await e.presentar('29', { ...CONSERVADORA, ...deMas })).json()
    expect(await importeEscrito('29', idFormulario29, 'pablo')).toBe(escrito)
    await e.pagar29(idFormulario29)
    expect(await e.consulta('select monto from pago_en_mesa where numero = $1', [idFormulario29])).toEqual([
      { monto: valor },
    ])
  })

  it('un valor que todavía no rige no se cobra; el que rige al presentar es el de siempre', async () => {
    await vale(999_00, "now() + interval '1 hour'")
    const { idFormulario29 } = (await e.presentar('29', CONSERVADORA)).json()
    await vale(888_00)
    expect(await importeEscrito('29', idFormulario29, 'pablo')).toBe('$ 5.200,00')
  })

  it('sin un valor vigente no se presenta nada: no se supone ninguno', async () => {
    await e.consulta(
      `update tarifa_historial set vigente_desde = vigente_desde + interval '100 years' where id_tarifa = 116`,
    )
    const SIN_VALOR = [409, 'La tarifa 116 no tiene un valor vigente: avise al municipio']
    expect(await e.rechazo(e.presentar('29', CONSERVADORA))).toEqual(SIN_VALOR)
    const antes = await e.carpetas27()
    expect(await e.rechazo(e.presentar27())).toEqual(SIN_VALOR)
    expect(await e.carpetas27()).toEqual(antes)
    await e.consulta(
      `update tarifa_historial set vigente_desde = vigente_desde - interval '100 years' where id_tarifa = 116`,
    )
  })
})
