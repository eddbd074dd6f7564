import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'
import { fotoDePrueba, veredasDePrueba } from '../../pruebas/veredasDePrueba.ts'

let v: ReturnType<typeof veredasDePrueba>
beforeAll(async () => {
  const proveedor = proveedorDePrueba()
  v = veredasDePrueba(await appDePrueba({ proveedor }), proveedor)
})
beforeEach(async () => {
  await v.deNuevo()
  await v.borrador()
  await v.adjuntar([fotoDePrueba(1)])
})

const SIN_CERCO = { dep_mat_dias: '0', cerca_metros: '' }
const LOS_DIEZ = {
  ...{ vereda: 1, fachada: 1, medianera: 1, sobretecho: 1, cubierta: 1 },
  ...{ impermeabilizacion: 1, pintura: 1, carpinteria: 1, revoque: 1, otros: 1 },
}

/*
 * Worked out by hand, in pesos, with $ 250 a day of deposit, $ 350 a metre of fence, $ 800 a work, and 0,6 % of the works'
 * amount or $ 1.200 if that is more. In front, what the draft says of the sidewalk of $ 300.000, 3 days, 4,5 m, one work.
 */
const CUENTAS: readonly (readonly [cambios: Readonly<Record<string, unknown>>, total: string])[] = [
  [{}, '4925.00'], // 750 + 1.575 + 1.800 + 800
  [{ vereda: 0, pintura: 1 }, '4925.00'],
  [{ pintura: 1 }, '5725.00'], // two works: + 800
  [{ ancho: '0,01', largo: '0,01' }, '4925.00'], // its measures are not charged
  [{ ancho: '99,99', largo: '99,99' }, '4925.00'],
  [{ ...LOS_DIEZ, MontodeObra: '1.000.000', dep_mat_dias: '10', cerca_metros: '10' }, '20000.00'], // 2.500 + 3.500 + 6.000 + 8.000
  [{ ...SIN_CERCO, MontodeObra: '1.000.000' }, '6800.00'],
  [{ ...SIN_CERCO, MontodeObra: '1' }, '2000.00'], // the least
  [{ ...SIN_CERCO, MontodeObra: '0,01' }, '2000.00'],
  [{ ...SIN_CERCO, MontodeObra: '199.999,16' }, '2000.00'], // 1.199,99
  [{ ...SIN_CERCO, MontodeObra: '200.000' }, '2000.00'], // 1.200,00
  [{ ...SIN_CERCO, MontodeObra: '200.000,83' }, '2000.00'], // 1.200,00498
  [{ ...SIN_CERCO, MontodeObra: '200.000,84' }, '2000.01'], // 1.200,00504
  [{ ...SIN_CERCO, MontodeObra: '200.001' }, '2000.01'], // 1.200,006
  [{ ...SIN_CERCO, MontodeObra: '200.002,50' }, '2000.02'], // 1.200,015: the half goes up
  [{ ...SIN_CERCO, MontodeObra: '208.333,75' }, '2050.00'], // 1.250,0025
  [{ ...SIN_CERCO, MontodeObra: '9999999999' }, '60000799.99'], // 59.999.999,994
  [{ ...SIN_CERCO, MontodeObra: '$ 300.000' }, '2600.00'],
  [{ ...SIN_CERCO, MontodeObra: 300_000 }, '2600.00'],
  [{ ...SIN_CERCO, MontodeObra: '300.000,5' }, '2600.00'], // 1.800,003
  [{ dep_mat_dias: '0', cerca_metros: '1' }, '2950.00'],
  [{ dep_mat_dias: '99', cerca_metros: '' }, '27350.00'], // 24.750
  [{ dep_mat_dias: '01', cerca_metros: '' }, '2850.00'],
  [{ dep_mat_dias: '0', cerca_metros: '0' }, '2600.00'],
  [{ dep_mat_dias: '0', cerca_metros: '0,01' }, '2603.50'],
  [{ dep_mat_dias: '0', cerca_metros: '0,15' }, '2652.50'],
  [{ dep_mat_dias: '0', cerca_metros: '9.99' }, '6096.50'], // 3.496,50
  [{ dep_mat_dias: '0', cerca_metros: '99,9' }, '37565.00'], // 34.965
]

const unCentavoMas = (total: string) => (Number(total) + 0.01).toFixed(2)
const unCentavoMenos = (total: string) => (Number(total) - 0.01).toFixed(2)

describe('lo que cobra la llamada por una vereda', () => {
  it.each(CUENTAS)('%j: $ %s, ni un centavo más ni uno menos', async (cambios, total) => {
    await v.borrador(cambios)
    for (const otro of [unCentavoMas(total), unCentavoMenos(total)]) {
      const respuesta = await v.realizarPago(otro)
      expect([respuesta.statusCode, respuesta.json().errors?.[0]?.path]).toEqual([400, 'monto'])
    }
    const respuesta = await v.realizarPago(total)
    expect([respuesta.statusCode, respuesta.json().monto]).toEqual([200, Number(total)])
    const { monto } = await v.pago(respuesta.json().idPago)
    expect(monto).toBe(Number(total.replace('.', '')))
  })

  it.each([
    [{ dep_mat_dias: '100' }, 'dep_mat_dias', 'Días de depósito de materiales: debe ser un número entero de 0 a 99'],
    [{ dep_mat_dias: '-1' }, 'dep_mat_dias', 'Días de depósito de materiales: debe ser un número entero de 0 a 99'],
    [{ dep_mat_dias: '1,5' }, 'dep_mat_dias', 'Días de depósito de materiales: debe ser un número entero de 0 a 99'],
    [{ cerca_metros: '99,99' }, 'cerca_metros', 'Metros de cerca: debe tener como máximo 4 caracteres'],
    [{ ancho: '100,01' }, 'ancho', 'Ancho: debe tener como máximo 5 caracteres'],
    [{ largo: '100,01' }, 'largo', 'Largo: debe tener como máximo 5 caracteres'],
    [{ ancho: '0' }, 'ancho', 'Debe ingresar el ancho'],
    [{ largo: '0,00' }, 'largo', 'Debe ingresar el largo'],
    [{ MontodeObra: '0' }, 'MontodeObra', 'Debe ingresar un monto de obra'],
    [{ MontodeObra: '10000000000' }, 'MontodeObra', 'Monto de obra: debe tener como máximo 10 caracteres'],
  ])('%j no se cobra', async (cambios, path, msg) => {
    await v.borrador(cambios)
    const respuesta = await v.realizarPago()
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, [{ path, msg }]])
  })

  it.each(['-5', '1,234', 'abc', '1e5'])('un monto de obra de %j no se cobra', async (MontodeObra) => {
    await v.borrador({ MontodeObra })
    const respuesta = await v.realizarPago()
    expect([respuesta.statusCode, respuesta.json().errors?.[0]?.path]).toEqual([400, 'MontodeObra'])
  })
})
