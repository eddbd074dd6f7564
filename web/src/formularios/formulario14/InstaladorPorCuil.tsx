import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { PersonaPorCuil } from '../../personas/PersonaPorCuil.tsx'
import { ciudadDigital } from '../../red/cliente.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import type { CampoFormulario14 } from './camposFormulario14.ts'

/** The installer, by CUIL, from the citizen registry. */
export function InstaladorPorCuil({ form }: { form: FormularioEnPantalla<CampoFormulario14> }) {
  const { control, setValue } = form
  const poner = (representante: string, nombre: string, apellido: string) => {
    setValue('representante', representante)
    setValue('nombre', nombre)
    setValue('apellido', apellido)
  }
  const buscar = async (cuil: string) => {
    const { ciudadano } = await ciudadDigital('GET /usuarios/dni/{cuil}', { params: { cuil } })
    const [hallado] = ciudadano
    if (!hallado) throw new ErrorConTexto(CUIL_NO_REGISTRADO)
    poner(String(hallado.id_persona), hallado.nombre_persona, hallado.apellido_persona)
  }
  return (
    <>
      <PersonaPorCuil form={form} name="cuil" quien="instalador" buscar={buscar} alCambiar={() => poner('', '', '')} />
      <FormRow>
        <FormText control={control} name="nombre" label="Nombre" readOnly />
        <FormText control={control} name="apellido" label="Apellido" readOnly />
      </FormRow>
    </>
  )
}
