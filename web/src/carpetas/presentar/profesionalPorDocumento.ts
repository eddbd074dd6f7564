import { main } from '../../red/cliente.ts'
import type { PersonaElegida } from './valoresDeCarpeta.ts'

export async function profesionalPorDocumento(documento: string): Promise<PersonaElegida> {
  const hallado = await main('GET /formulario/buscarProfesional/{documento}', { params: { documento } })
  return {
    id: hallado.idProfesional,
    nombre: `${hallado.apellido_persona}, ${hallado.nombre_persona} (matrícula ${hallado.matricula})`,
    Domicilio: hallado.Domicilio,
  }
}
