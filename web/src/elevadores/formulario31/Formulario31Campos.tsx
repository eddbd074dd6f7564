import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import { Padron } from '@catastro/domain/tipos'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { DomicilioDelFormulario } from '../../padron/domicilio/DomicilioDelFormulario.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { type Campo31, FALTANTES_31, INMUEBLE_31, ROTULOS_31 as R } from './campos31.ts'

interface Props {
  readonly form: FormularioEnPantalla<Campo31>
  readonly alContinuar: () => void
}

export function Formulario31Campos({ form, alContinuar }: Props) {
  const { control } = form
  const texto = (
    name: 'destinoinmueble' | 'nroconservador' | 'nroinstalador' | 'representantetecnico' | 'matriculaRT',
    maxLength: number,
  ) => ({
    control,
    name,
    label: R[name].etiqueta,
    maxLength,
  })
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} resumen={FALTANTES_31.resumen}>
      <Bloque id="inmueble" titulo="Inmueble">
        <DomicilioDelFormulario
          form={form}
          campos={INMUEBLE_31}
          rotulos={R}
          esquema={Padron}
          ayuda="Hasta 8 números. Si está registrado, su domicilio se completa solo."
          boton="Buscar padrón del inmueble"
          noRegistrado={PADRON_NO_REGISTRADO}
        />
        <FormRow sx={{ alignItems: 'start' }}>
          <FormText {...texto('destinoinmueble', TOPES.destino)} />
          <FormNumber control={control} name="cantidadelevadores" label={R.cantidadelevadores.etiqueta} entero />
        </FormRow>
      </Bloque>
      <Bloque id="conservador" titulo="Conservador">
        <FormRow>
          <FormText {...texto('nroconservador', TOPES.numero)} />
          <FormText {...texto('nroinstalador', TOPES.numero)} />
        </FormRow>
        <FormRow>
          <FormText {...texto('representantetecnico', TOPES.nombre)} />
          <FormText {...texto('matriculaRT', TOPES.numero)} />
        </FormRow>
        <FormTextoContado
          control={control}
          name="observaciones"
          label={R.observaciones.etiqueta}
          max={TOPES.observaciones}
          rows={3}
        />
      </Bloque>
    </CamposDelFormulario>
  )
}
