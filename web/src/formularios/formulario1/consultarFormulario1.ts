import { main } from '../../red/cliente.ts'

export const consultarFormulario1 = (idCarpeta: number) =>
  main('GET /formulario/consultarFormulario1', { query: { idCarpeta } })
