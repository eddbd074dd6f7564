import type { Faltante } from '@catastro/domain/carpetas/llamadas'
import { expect, test } from 'vitest'
import { leToca } from './parteQueToca.ts'

const FORMULARIO: Faltante = {
  que: 'pagar',
  formulario: { codigoFormulario: '1bis', FormularioTipo: '1 BIS' },
  monto: 1200,
}
const REQUISITO: Faltante = { que: 'requisito', requisito: { idRequisito: 3, texto: 'DNI' } }
const observada = (codigoFormulario: string | null, idRequisito: number | null, situacion = 'PENDIENTE' as const) => ({
  situacion,
  codigoFormulario,
  idRequisito,
})
const tocan = (faltantes: Faltante[], hash = '', observadas: Parameters<typeof leToca>[1]['observadas'] = []) =>
  (['formularios', 'requisitos'] as const).filter((parte) => leToca(parte, { faltantes, observadas, hash }))

test.each<[Faltante[], string, string[]]>([
  [[FORMULARIO, REQUISITO, { que: 'presentar' }], '', ['formularios']],
  [[REQUISITO, { que: 'presentar' }], '', ['requisitos']],
  [[{ que: 'presentar' }], '', []],
  [[], '', []],
  [[FORMULARIO, REQUISITO], '#requisito-3', ['formularios', 'requisitos']],
  [[], '#presentar-la-carpeta', []],
])('%o, llegando a «%s»: %o', (faltantes, hash, partes) => {
  expect(tocan(faltantes, hash)).toEqual(partes)
})

test('lo observado se abre donde se corrige, hasta que se responde', () => {
  expect(tocan([], '', [observada('1bis', null)])).toEqual(['formularios'])
  expect(tocan([], '', [observada(null, 3), observada(null, null)])).toEqual(['requisitos'])
  expect(tocan([], '', [{ ...observada('1bis', 3), situacion: 'RESPONDIDA' }])).toEqual([])
})
