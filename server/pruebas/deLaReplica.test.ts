import { LLAMADAS } from '@catastro/domain/llamadas'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DE_LA_REPLICA } from '../src/deLaReplica.ts'

/** Lists, statistics and the map are read of a replica, or it stands here why not (ADR 57). */
const DE_LA_PRINCIPAL: Readonly<Record<string, string>> = {
  'GET /consultas/mias': 'quién leyó lo de uno se anota fuera de toda transacción',
  'GET /consultas/rafagas': 'ídem: y lo mira quien sospecha, en el momento',
  'GET /archivos/sinDueno': 'se mira después de una restauración, cuando de la réplica se duda',
  'GET /misDatos/pedidosDeLaCiudad': 'son pocos, y se contesta con lo que muestra',
  'GET /importaciones/{idImportacion}/filas': 'se pide mientras otro proceso las escribe',
}

const clave = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const LECTURAS = LLAMADAS.filter(({ method }) => method === 'GET')

it('toda lista por páginas, toda estadística y todo el mapa se leen de la réplica, o dicen por qué no', () => {
  const lista = ({ query }: (typeof LECTURAS)[number]) => query instanceof z.ZodMiniObject && 'pagina' in query.shape
  const deMuchos = LECTURAS.filter(
    (llamada) => lista(llamada) || ['estadisticas', 'mapa'].includes(llamada.capacidad),
  ).map(clave)
  expect(deMuchos.length).toBeGreaterThan(20)
  const dichas = [...DE_LA_REPLICA, ...Object.keys(DE_LA_PRINCIPAL)]
  expect(deMuchos.filter((llamada) => !dichas.includes(llamada))).toEqual([])
})

it('las que se nombran existen, y ninguna está en los dos lados', () => {
  const todas = LECTURAS.map(clave)
  expect([...DE_LA_REPLICA, ...Object.keys(DE_LA_PRINCIPAL)].filter((llamada) => !todas.includes(llamada))).toEqual([])
  expect(Object.keys(DE_LA_PRINCIPAL).filter((llamada) => DE_LA_REPLICA.has(llamada))).toEqual([])
})
