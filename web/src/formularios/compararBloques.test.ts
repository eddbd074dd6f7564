import { expect, test } from 'vitest'
import { compararBloques } from './compararBloques.ts'

const bloque = (titulo: string, respuestas: Record<string, string>) => ({
  titulo,
  respuestas: Object.entries(respuestas).map(([pregunta, respuesta]) => ({ pregunta, respuesta })),
})

test('dato por dato, en el orden de ahora, y al final lo que solo estaba antes', () => {
  const antes = [bloque('Uso', { Existente: 'Vivienda', Viejo: 'x' }), bloque('Otros', { Asfalto: 'Sí' })]
  const ahora = [bloque('Otros', { Asfalto: 'Sí' }), bloque('Uso', { Existente: 'Comercio', Nuevo: 'y' })]
  expect(compararBloques(antes, ahora)).toEqual([
    { pregunta: 'Asfalto', antes: 'Sí', ahora: 'Sí', cambio: false },
    { pregunta: 'Existente', antes: 'Vivienda', ahora: 'Comercio', cambio: true },
    { pregunta: 'Nuevo', antes: '', ahora: 'y', cambio: true },
    { pregunta: 'Viejo', antes: 'x', ahora: '', cambio: true },
  ])
})
