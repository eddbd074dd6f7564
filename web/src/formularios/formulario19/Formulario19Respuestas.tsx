import { DOMICILIO_FORMULARIO_19, type Formulario19Guardado } from '@catastro/domain/formularios/formulario19'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import type * as z from 'zod/mini'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { FormRowCorta } from '../../ui/FormRow.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { ROTULOS_19 } from './camposFormulario19.ts'

interface Leida {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly opcional?: boolean
}
const Leida = (campo: Leida) => <TextInput {...campo} onChange={() => {}} readOnly />

/** The form as it was filled: the same layout, read-only. */
export const Formulario19Respuestas = ({ guardado: g }: { guardado: z.output<typeof Formulario19Guardado> }) => (
  <Bloque id="domicilio-de-envio" titulo={DOMICILIO_DE_ENVIO}>
    <Leida id="mismo" label={MISMO_DOMICILIO} value={g.mismoDomicilio ? 'Sí' : 'No'} />
    <Leida id="idCalle" label={ROTULOS_19.idCalle.etiqueta} value={g.calle} />
    <FormRowCorta>
      {DOMICILIO_FORMULARIO_19.map((campo) => (
        <Leida
          key={campo}
          id={campo}
          label={ROTULOS_19[campo].etiqueta}
          value={g[campo]}
          opcional={campo === 'Piso' || campo === 'Dpto'}
        />
      ))}
    </FormRowCorta>
    <Leida id="idDeclarante" label={ROTULOS_19.idDeclarante.etiqueta} value={g.declarante} />
  </Bloque>
)
