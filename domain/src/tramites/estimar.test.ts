import { describe, expect, it } from 'vitest'
import { estimarCarpeta, medidasEscritas } from './estimar.ts'

const tarifas1bis = { demolicion: 500_00, cerca: 350_00, m2ObraNueva: 10_000_00, rebajeDeCordon: 900_00 }
const tarifa14 = 350_00
const SIN_FORMULARIOS = { tarifas1bis: null, tarifa14: null, timbrado: null }
const NADA = {
  supaconstruir: '',
  importerefaccion: '',
  supdemolicion: '',
  metrosrebajecordon: '',
  metroscerca: '',
  perimetro: '',
}
const importes = (escritas: Partial<typeof NADA>, encomienda: Partial<Parameters<typeof estimarCarpeta>[1]>) =>
  estimarCarpeta(medidasEscritas({ ...NADA, ...escritas }), { ...SIN_FORMULARIOS, ...encomienda }).map(
    ({ concepto, importe }) => [concepto, importe],
  )

describe('la estimación de una carpeta', () => {
  it('cada línea con las cuentas del formulario 1 bis, y el total', () => {
    expect(
      importes(
        {
          supaconstruir: '100,5',
          importerefaccion: '1.000.000',
          supdemolicion: '10',
          metrosrebajecordon: '2,5',
          metroscerca: '8',
        },
        { tarifas1bis, timbrado: 2_500_00 },
      ),
    ).toEqual([
      ['Timbrado', 2_500_00],
      ['Obra nueva', 60_300_00],
      ['Refacción', 60_000_00],
      ['Demolición', 5_000_00],
      ['Rebaje de cordón', 2_250_00],
      ['Cerca', 2_800_00],
      ['Total estimado', 132_850_00],
    ])
  })
  it('el formulario 14, por metro de perímetro; sin él no cuenta', () => {
    expect(importes({ perimetro: '12,25' }, { tarifa14 })).toEqual([
      ['Cartel o cerca', 4_287_50],
      ['Total estimado', 4_287_50],
    ])
    expect(importes({ perimetro: '12,25', supaconstruir: '50' }, {})).toEqual([['Total estimado', 0]])
  })
  it('lo que no se entiende todavía no suma', () => {
    expect(importes({ supaconstruir: 'cien', perimetro: '1,234' }, { tarifas1bis, tarifa14 })).toEqual([
      ['Total estimado', 0],
    ])
  })
})
