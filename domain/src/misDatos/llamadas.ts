import { llamada } from '../llamada.ts'

export const bajarMisDatos = llamada({
  method: 'GET',
  path: '/misDatos',
  quien: 'todos',
  limite: 'consultas',
  resumen:
    'Lo que la ciudad tiene de la persona, en un ZIP que se escribe a medida que se lee (Ley 25.326, artículo 14)',
  reply: 'archivo',
})
