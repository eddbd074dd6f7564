// @vitest-environment happy-dom
import type { Apartado } from '@catastro/domain/visitas/apartados'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { APARTADOS } from '../direcciones.ts'
import { ApartadosPage } from './ApartadosPage.tsx'

conPantallas()

const apartado = (decide: Apartado['decide']): Apartado => ({
  idEnvio: 4,
  sha256: 'a'.repeat(64),
  quien: 'Paz Héctor',
  recibidoEl: '2026-11-21T15:00:00.000Z',
  contenido: null,
  foto: null,
  clase: 'RESULTADO',
  id: 'x',
  motivo: 'VISITA CANCELADA',
  idVisita: 7,
  idCarpeta: 1002,
  dia: '2026-11-23',
  inspector: null,
  vale: null,
  decide,
})

test.each<[decide: Apartado['decide'], dice: RegExp | null, ofrece: number]>([
  ['USTED', null, 1],
  ['USTED, SIN NADIE MAS', /puede decidirlo usted, y queda en la historia con su motivo\.$/, 1],
  ['OTRA PERSONA', /^Usted envió uno de los dos: lo tiene que decidir otra persona\.$/, 0],
  ['QUIEN NO TENGA PARTE', /^Usted tiene parte en esta carpeta: tiene que decidirlo otra persona\.$/, 0],
  ['UN ADMINISTRADOR', /lo tiene que decidir un administrador\.$/, 0],
  ['NADIE', /^Hoy no lo puede decidir nadie: .* dar el rol de jefe a otra persona, en «Empleados»\.$/, 0],
])('si lo decide %s, se dice y se ofrece solo a quien puede', async (decide, dice, ofrece) => {
  entrarComo('jefe')
  responde('GET /visitas/apartados', { apartados: [apartado(decide)] })
  montar(<ApartadosPage />, APARTADOS.enlace())
  expect(await screen.findByText('Lo que llegó después')).toBeTruthy()
  expect(screen.queryAllByText(dice ?? /tiene que decidir|puede decidir/)).toHaveLength(dice ? 1 : 0)
  expect(screen.queryAllByRole('button', { name: 'Vale este' })).toHaveLength(ofrece)
})
