// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carpetaPresentada, conCarpeta } from '../../pruebas/carpetaPresentada.ts'
import { conPantallas, montar } from '../../pruebas/pantalla.tsx'
import { responde } from '../../pruebas/respuestas.ts'
import { entrarComo } from '../../pruebas/servidor.ts'
import { HistorialDeCarpeta } from './HistorialDeCarpeta.tsx'

conPantallas()

const nota = (evento: string, texto: string) => ({ evento, fecha: '2026-11-28T13:48:00-03:00', texto })

test.each([
  { quien: 'operador', contado: 1 },
  { quien: 'profesional', contado: 0 },
  { quien: 'ciudadano', contado: 0 },
] as const)('el vencimiento que se contó de nuevo solo, a $quien; lo que hizo alguien, a todos', async (caso) => {
  entrarComo(caso.quien)
  const carpeta = carpetaPresentada()
  conCarpeta(carpeta)
  const movimiento = {
    ...{ TramiteEstado: 'PRESENTADO', evento: 'ALTA', fecha: carpeta.fechaalta, oficina: null, dias: 2 },
    ...{ observacion: null, expediente: null },
    notas: [nota('PRORROGA', 'Cinco días más'), nota('VENCIMIENTO CAMBIADO', 'Antes: sin fecha. Ahora: 20/11/2026')],
  }
  const { idCarpeta } = carpeta
  responde('GET /documentacion/seguimiento/{idCarpeta}', { seguimiento: [movimiento], siguiente: [] }, { idCarpeta })
  montar(<HistorialDeCarpeta carpeta={carpeta} conCodigo={false} />, '/x')
  expect(await screen.findByText('28/11/2026 13:48 · Prórroga: Cinco días más')).toBeTruthy()
  expect(screen.queryAllByText(/Cambio de vencimiento/)).toHaveLength(caso.contado)
})
