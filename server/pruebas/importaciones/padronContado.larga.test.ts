import { expect, it } from 'vitest'
import { importarEnPadron } from './padronContado.ts'

const FILAS = Number(process.env.FILAS ?? 100_000)

it('tantos padrones cuestan lo mismo donde no había ninguno y donde había uno solo', {
  timeout: 1_800_000,
}, async () => {
  const vacio = await importarEnPadron({ filas: FILAS, conUno: false })
  const conUno = await importarEnPadron({ filas: FILAS, conUno: true })
  const enSegundos = ({ segundos }: { segundos: number }) => `${segundos.toFixed(1)} s`
  console.log(
    `${FILAS} padrones aplicados: en un padrón vacío ${enSegundos(vacio)}; donde había uno solo, contado, ${enSegundos(conUno)} ` +
      `(${(conUno.segundos / vacio.segundos).toFixed(2)} veces). Filas leídas por leer tablas enteras: ${vacio.leidas} y ${conUno.leidas}`,
  )
  // While they are small, reading them whole is the cheapest. From some thirty thousand on nothing reads them so, however many come.
  for (const { leidas } of [vacio, conUno]) expect(leidas).toBeLessThan(15_000_000)
})
