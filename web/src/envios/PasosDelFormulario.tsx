import { type ReactNode, useEffect, useState } from 'react'
import { enfocarCampo } from '../ui/enfocarCampo.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { EstadoDelBorrador } from './EstadoDelBorrador.tsx'
import { BORRADOR_GUARDADO } from './mensajes.ts'
import { usePasoDeRevision } from './pasoDeRevision.ts'
import { type RespuestaARevisar, RevisionDeFormulario } from './RevisionDeFormulario.tsx'
import type { FormularioEnPantalla } from './useFormulario.ts'
import type { Valores } from './valoresDeFormulario.ts'

interface Props<Campo extends string> {
  readonly idCarpeta: number
  readonly titulo: string
  readonly form: FormularioEnPantalla<Campo>
  /** The answers as the check shows them. */
  readonly respuestas: (valores: Valores<Campo>) => readonly RespuestaARevisar[]
  readonly ocupado: boolean
  /** The button that sends, where it does more than that. */
  readonly enviar?: string
  readonly alEnviar: () => void
  readonly children: (alContinuar: () => void) => ReactNode
}

/** Fill in, check the answers, send. */
export function PasosDelFormulario<Campo extends string>(props: Props<Campo>) {
  const { idCarpeta, titulo, form, respuestas, ocupado, enviar, alEnviar, children } = props
  const paso = usePasoDeRevision()
  const [porCambiar, setPorCambiar] = useState<string | null>(null)
  // What was checked is forgotten by a reload: it starts again at the answers.
  const revisando = paso.enRevision && form.formState.isSubmitSuccessful
  useEffect(() => {
    if (!revisando && porCambiar) enfocarCampo(porCambiar)
  }, [revisando, porCambiar])

  if (revisando) {
    return (
      <RevisionDeFormulario
        respuestas={respuestas(form.getValues())}
        ocupado={ocupado}
        {...(enviar && { enviar })}
        alEnviar={alEnviar}
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
      {form.borrador.estado.situacion === 'cargando' ? <Spinner /> : children(paso.aRevisar)}
      <EstadoDelBorrador borrador={form.borrador} />
    </>
  )
}
