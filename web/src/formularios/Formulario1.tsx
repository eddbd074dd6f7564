import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { enfocarCampo } from '../ui/enfocarCampo.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import type { CampoFormulario1, ValoresFormulario1 } from './camposFormulario1.ts'
import { Formulario1Campos } from './Formulario1Campos.tsx'
import { Formulario1Revision } from './Formulario1Revision.tsx'
import { BORRADOR_GUARDADO } from './mensajes.ts'
import { usePasoDeRevision } from './pasoDeRevision.ts'
import type { EnvioDeFormulario1 } from './useEnviarFormulario1.ts'
import { guardarValores, leerValores, validarFormulario1 } from './valoresFormulario1.ts'

interface Props {
  readonly idCarpeta: number
  readonly titulo: string
  readonly envio: EnvioDeFormulario1
}

/** Fill in, check the answers, send. */
export function Formulario1({ idCarpeta, titulo, envio }: Props) {
  const form = useForm<ValoresFormulario1>({
    defaultValues: leerValores(idCarpeta),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const { errors } = validarFormulario1(values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const valores = useWatch({ control: form.control })
  useEffect(() => guardarValores(idCarpeta, valores), [idCarpeta, valores])

  const paso = usePasoDeRevision()
  const [porCambiar, setPorCambiar] = useState<CampoFormulario1 | null>(null)
  // What was checked is forgotten by a reload: it starts again at the answers.
  const revisando = paso.enRevision && form.formState.isSubmitSuccessful
  useEffect(() => {
    if (!revisando && porCambiar) enfocarCampo(porCambiar)
  }, [revisando, porCambiar])

  if (revisando) {
    return (
      <Formulario1Revision
        valores={form.getValues()}
        ocupado={envio.ocupado}
        alEnviar={() => {
          const { respuestas } = validarFormulario1(form.getValues())
          if (respuestas) void envio.enviar(respuestas)
        }}
        alCambiar={(campo) => {
          setPorCambiar(campo)
          paso.aLasRespuestas()
        }}
      />
    )
  }
  return (
    <>
      <PageTitle volverA="/verDesgloseCarpetaEncomienda" bajada={`Carpeta ${idCarpeta}. ${BORRADOR_GUARDADO}`}>
        {titulo}
      </PageTitle>
      <Formulario1Campos form={form} alContinuar={paso.aRevisar} />
    </>
  )
}
