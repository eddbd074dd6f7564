import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEDIDAS } from '@catastro/domain/estado/medidas'
import { expect, test } from 'vitest'
import { appDePrueba } from '../appDePrueba.ts'
import { RAIZ } from '../casa.ts'

const leer = (ruta: string) => readFileSync(join(RAIZ, ruta), 'utf8')

test('cada medida tiene su alerta en ops/prometheus, con su presupuesto; y ninguna alerta ni tablero pide una que no hay', async () => {
  const reglas = leer('ops/prometheus/reglas.yml')
  const expresiones = [...reglas.matchAll(/^ +expr: (.*)$/gm)].map(([, expresion = '']) => expresion)
  expect(
    Object.values(MEDIDAS)
      .map(({ metrica, presupuesto }) => `${metrica} > ${presupuesto}`)
      .filter((una) => !expresiones.includes(una)),
  ).toEqual([])
  const portal = await appDePrueba({ ajustes: { RESPALDO_CARPETA: '/dev/null/copias', RESPALDO_HORA: '03:30' } })
  const { body } = await portal.app.inject('/metricas')
  const expuestas = new Set(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, nombre = '', tipo]) =>
      tipo === 'histogram' ? [`${nombre}_count`, `${nombre}_bucket`, `${nombre}_sum`] : [nombre],
    ),
  )
  const pedidas = new Set(
    `${expresiones.join('\n')}${leer('ops/grafana/portal.json')}${leer('ops/prometheus/reglas.prueba.yml')}`.match(
      /portal_\w+/g,
    ),
  )
  expect(pedidas.size).toBeGreaterThan(15)
  expect([...pedidas].filter((una) => !expuestas.has(una))).toEqual([])
})
