import { main } from '../../red/cliente.ts'

export const consultarFormulario1bis = (idCarpeta: number) =>
  main('GET /formulario/consultarFormulario1bis/', { query: { idCarpeta } })
