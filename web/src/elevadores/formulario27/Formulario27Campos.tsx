import { PREGUNTAS } from '@catastro/domain/elevadores/formulario27'
import { PADRON_DESCONOCIDO } from '@catastro/domain/elevadores/mensajes'
import type { UseFormReturn } from 'react-hook-form'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { DomicilioDelFormulario } from '../../padron/domicilio/DomicilioDelFormulario.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormText } from '../../ui/campos/formulario.tsx'
import { Importe } from '../Importe.tsx'
import { IMPORTE_FIJO } from '../mensajes.ts'
import { type Campo27, DOMICILIO_27, INMUEBLE_27 } from './campos27.ts'

interface Props {
  readonly form: UseFormReturn<Valores<Campo27>>
  /** In pesos. */
  readonly importe: number
  /** It is paid, or being paid: nothing in it may be changed. */
  readonly cerrado?: boolean
}

const R = PREGUNTAS.rotulos
const AYUDA = 'Hasta 6 números. Si el padrón está registrado, su domicilio se completa solo.'

/** What form 27 asks, in its blocks. */
export function Formulario27Campos({ form, importe, cerrado = false }: Props) {
  const { control } = form
  const domicilio = {
    form,
    rotulos: R,
    esquema: PREGUNTAS.respuestas.shape.Padron,
    ayuda: AYUDA,
    noRegistrado: PADRON_DESCONOCIDO,
    cerrado,
  }
  return (
    <>
      <Bloque id="domicilio-del-responsable" titulo="Domicilio del responsable">
        <DomicilioDelFormulario {...domicilio} campos={DOMICILIO_27} boton="Buscar padrón del responsable" />
      </Bloque>
      <Bloque id="domicilio-del-inmueble" titulo="Domicilio del inmueble">
        <DomicilioDelFormulario {...domicilio} campos={INMUEBLE_27} boton="Buscar padrón del inmueble" />
      </Bloque>
      <Bloque id="elevadores" titulo="Elevadores">
        <FormRow sx={{ alignItems: 'start' }}>
          <FormNumber
            control={control}
            name="nroelevadores"
            label={R.nroelevadores.etiqueta}
            entero
            disabled={cerrado}
          />
          <FormText
            control={control}
            name="expedienteobra"
            label={R.expedienteobra.etiqueta}
            inputMode="numeric"
            disabled={cerrado}
          />
        </FormRow>
        <Importe importe={importe} ayuda={IMPORTE_FIJO} />
      </Bloque>
    </>
  )
}
