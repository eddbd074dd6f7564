import { main } from '../../red/cliente.ts'

export const consultarFormulario14 = (idCarpeta: number) =>
  main('GET /formulario/consultarFormulario14/', { query: { idCarpeta } })
