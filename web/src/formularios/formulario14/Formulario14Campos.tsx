import { mostrarImporte } from '@catastro/domain/dinero'
import { PREGUNTAS, PREGUNTAS_FORMULARIO_14, TOPES_FORMULARIO_14 } from '@catastro/domain/formularios/formulario14'
import { CAMPO_VACIO } from '@catastro/domain/formularios/mensajes'
import { useWatch } from 'react-hook-form'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormSiNo, FormText } from '../../ui/campos/formulario.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { ELIJA_SI_O_NO } from '../mensajes.ts'
import { type CampoFormulario14, MEDIDAS_FORMULARIO_14, montoDe } from './camposFormulario14.ts'
import { EmpresaDePublicidad } from './EmpresaDePublicidad.tsx'
import { InstaladorPorCuil } from './InstaladorPorCuil.tsx'

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario14>
  readonly empresas: Empresas
  /** In centavos a metre. */
  readonly tarifa: number
  readonly alContinuar: () => void
}

const R = PREGUNTAS.rotulos
const SIN_NOMBRE: readonly string[] = [CAMPO_VACIO, ELIJA_SI_O_NO]

/** Beside its field a text need not name it; in the summary it must. */
const conSusNombres = (errores: readonly ErrorDelResumen[]) =>
  errores.map(({ campo, texto }) => {
    const etiqueta = campo in R ? R[campo as keyof typeof R].etiqueta : ''
    return { campo, texto: SIN_NOMBRE.includes(texto) ? `${etiqueta}: ${texto}` : texto }
  })

export function Formulario14Campos({ form, empresas, tarifa, alContinuar }: Props) {
  const { control } = form
  const perimetro = useWatch({ control, name: 'perimetro' })
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} continuar="Continuar al pago" resumen={conSusNombres}>
      <Bloque id="instalacion-y-retiro" titulo="Qué se hace">
        <FormRow sx={{ alignItems: 'start', rowGap: 2.5 }}>
          {PREGUNTAS_FORMULARIO_14.map((campo) => (
            <FormSiNo key={campo} control={control} name={campo} label={R[campo].etiqueta} />
          ))}
        </FormRow>
        <FormRow>
          <FormText control={control} name="desde" label={R.desde.etiqueta} type="date" />
          <FormText control={control} name="hasta" label={R.hasta.etiqueta} type="date" />
        </FormRow>
      </Bloque>
      <Bloque id="medidas" titulo="Medidas y monto">
        <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {MEDIDAS_FORMULARIO_14.map((campo) => (
            <FormNumber
              key={campo}
              control={control}
              name={campo}
              label={R[campo].etiqueta}
              unidad={R[campo].unidad}
              maxLength={TOPES_FORMULARIO_14[campo]}
            />
          ))}
        </FormRow>
        <TextInput
          id="monto"
          label={R.monto.etiqueta}
          help={`${mostrarImporte(tarifa)} por metro de perímetro, con la tarifa de hoy.`}
          value={mostrarImporte(montoDe(perimetro, tarifa))}
          onChange={() => {}}
          readOnly
        />
      </Bloque>
      <Bloque id="instalador" titulo="Instalador">
        <InstaladorPorCuil form={form} />
        <EmpresaDePublicidad form={form} empresas={empresas} />
      </Bloque>
    </CamposDelFormulario>
  )
}
