import { main } from '../../red/cliente.ts'

export const consultarFormulario19 = (idCarpeta: number) =>
  main('GET /formulario/consultarFormulario19', { query: { idCarpeta } })
