import { main } from '../../red/cliente.ts'

export const consultarFormulario2 = (idCarpeta: number) =>
  main('GET /formulario/consultarFormulario2', { query: { idCarpeta } })
