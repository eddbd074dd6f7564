// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mostrar } from '../../pruebas/mostrar.tsx'
import { conPantallas } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { InicioConPendientes } from './InicioConPendientes.tsx'

conPantallas()

const NADA = { colas: [], esperan: [], cuantasEsperan: 0 }
const visita = (idVisita: number, hora: string | null, domicilio: string) => ({
  idVisita,
  idCarpeta: 1000 + idVisita,
  dia: '2026-11-23',
  hora,
  parte: hora ? null : ('TARDE' as const),
  domicilio,
})
function inicio(pendientes: object) {
  entrarComo('operador')
  responde('GET /catastroInicio/perfiles', { personaCatastro: { result: [], idProfesional: null } })
  responde('GET /inicio/pendientes', { ...NADA, ...pendientes })
  mostrar(<InicioConPendientes />)
  return screen.findByRole('link', { name: /^Consultar Padrón/ })
}

it('las visitas de hoy están antes que los mosaicos, cada una a un toque', async () => {
  const mosaico = await inicio({ visitas: [visita(7, '09:30', 'JUNIN 715'), visita(3, null, 'SALTA 20')] })
  const deHoy = await screen.findByRole('region', { name: 'Visitas de hoy' })
  expect(
    within(deHoy)
      .getAllByRole('link')
      .map((enlace) => `${enlace.textContent} → ${enlace.getAttribute('href')}`),
  ).toEqual([
    '09:30JUNIN 715Carpeta 1007 → /jornada/visita/7?dia=2026-11-23',
    'a la tardeSALTA 20Carpeta 1003 → /jornada/visita/3?dia=2026-11-23',
    'Mi jornada → /jornada',
  ])
  expect(deHoy.compareDocumentPosition(mosaico)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('sin visitas no se dice nada de ellas', async () => {
  await inicio({})
  expect(screen.queryByText('Visitas de hoy')).toBeNull()
})

it.each([
  ['en un teléfono, antes que los mosaicos', true, Node.DOCUMENT_POSITION_FOLLOWING],
  ['en una pantalla ancha, después', false, Node.DOCUMENT_POSITION_PRECEDING],
])('lo que espera por quien mira está una vez: %s', async (_, angosta, lugar) => {
  vi.stubGlobal('matchMedia', (consulta: string) => ({
    matches: angosta && consulta === '(max-width:599px)',
    addEventListener() {},
    removeEventListener() {},
  }))
  const espera = { idCarpeta: 1010, tramiteEstado: 'OBSERVADO', desde: '2026-11-10T12:00:00Z', observaciones: 1 }
  const esperan = [{ ...espera, faltantes: [], cobro: null, vence: null }]
  const mosaico = await inicio({ esperan, cuantasEsperan: 1 })
  const regiones = await screen.findAllByRole('region', { name: 'Espera por usted' })
  expect(regiones.map((region) => region.compareDocumentPosition(mosaico))).toEqual([lugar])
  vi.unstubAllGlobals()
})
