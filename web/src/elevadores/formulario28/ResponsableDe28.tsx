import { useWatch } from 'react-hook-form'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { PersonaEncontrada } from '../../personas/PersonaEncontrada.tsx'
import { PersonaPorCuil } from '../../personas/PersonaPorCuil.tsx'
import { main } from '../../red/cliente.ts'
import type { Campo28 } from './campos28.ts'

/** Who answers for the elevators, by CUIL, from the citizen registry. */
export function ResponsableDe28({ form }: { form: FormularioEnPantalla<Campo28> }) {
  const { control, setValue, clearErrors } = form
  const responsable = useWatch({ control, name: 'responsable' })
  const poner = (idPersona: string, nombre: string) => {
    setValue('idPersona', idPersona)
    setValue('responsable', nombre)
  }
  const buscar = async (cuil: string) => {
    poner('', '')
    const { personaCD } = await main('GET /formulario/consultarElevadorResponsable', { query: { cuil } })
    poner(String(personaCD.idPersona), `${personaCD.apellido_persona}, ${personaCD.nombre_persona}`)
    clearErrors('cuil')
  }
  return (
    <>
      <PersonaPorCuil form={form} name="cuil" quien="responsable" buscar={buscar} alCambiar={() => poner('', '')} />
      {responsable && <PersonaEncontrada nombre={responsable} />}
    </>
  )
}
