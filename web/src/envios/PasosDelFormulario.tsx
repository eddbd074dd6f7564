import { type ReactNode, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { enfocarCampo } from '../ui/avisos/enfocarCampo.ts'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { AsuntoDelEnvio } from './AsuntoDelEnvio.tsx'
import { ConLado, useHayLado } from './ConLado.tsx'
import { EstadoDelBorrador } from './EstadoDelBorrador.tsx'
import { olvidarFallo, useFalloDe } from './falloDeEnvio.ts'
import { LadoDelFormulario } from './LadoDelFormulario.tsx'
import { BORRADOR_GUARDADO } from './mensajes.ts'
import { usePasoDeRevision } from './pasoDeRevision.ts'
import type { Presentacion } from './presentacion.ts'
import { type PorAgregar, type RespuestaARevisar, RevisionDeFormulario } from './RevisionDeFormulario.tsx'
import { rechazosDelServidor } from './rechazo.ts'
import type { FormularioConBorrador } from './useBorrador.ts'

interface Props<T extends FieldValues> {
  readonly presentacion: Presentacion
  readonly form: FormularioConBorrador<T>
  /** The answers as the check shows them. */
  readonly respuestas: (valores: T) => readonly RespuestaARevisar[]
  readonly ocupado: boolean
  /** 0 to 100 while files go up. */
  readonly progreso?: number | null
  /** The button that sends, where it does more than that. */
  readonly enviar?: string
  readonly alEnviar: () => void
  readonly porAgregar?: (valores: T) => PorAgregar | null
  /** What is to be looked at before sending and is no answer of one line. */
  readonly aRevisar?: ReactNode
  /** Of a form that is filled in by steps, the one that asks for a field. */
  readonly pasoDe?: (campo: string) => string
  readonly children: (alContinuar: () => void) => ReactNode
}

/** Fill in, check the answers, send. */
export function PasosDelFormulario<T extends FieldValues>(props: Props<T>) {
  const { presentacion, form, respuestas, ocupado, progreso = null, enviar, alEnviar, children } = props
  const { titulo, volverA, antes, sobre = [] } = presentacion
  const hayLado = useHayLado()
  const paso = usePasoDeRevision()
  const fallo = useFalloDe(presentacion.clave)
  const [porCambiar, setPorCambiar] = useState<string | null>(null)
  const { aLasRespuestas } = paso
  // What the server refuses is said beside its field: back there, in place, since going back would scroll away from it.
  const rechazado = rechazosDelServidor(form.formState.errors) > 0
  // What was checked is forgotten by a reload: it starts again at the answers.
  const revisando = paso.enRevision && form.formState.isSubmitSuccessful && !rechazado
  useEffect(() => {
    if (!revisando && porCambiar) enfocarCampo(porCambiar)
  }, [revisando, porCambiar])

  const aRevisar = () => {
    setPorCambiar(null)
    // Of other answers.
    olvidarFallo(presentacion.clave)
    paso.aRevisar()
  }
  // One that is filled in by steps has its own beside it.
  const conSuLado = (contenido: ReactNode) =>
    props.pasoDe ? (
      contenido
    ) : (
      <ConLado lado={<LadoDelFormulario presentacion={presentacion} revisando={revisando} />}>{contenido}</ConLado>
    )
  if (revisando) {
    return conSuLado(
      <RevisionDeFormulario
        sobre={sobre}
        respuestas={respuestas(form.getValues())}
        ocupado={ocupado}
        fallo={fallo}
        progreso={progreso}
        {...(enviar && { enviar })}
        alEnviar={alEnviar}
        porAgregar={props.porAgregar?.(form.getValues()) ?? null}
        alCambiar={(campo) => {
          setPorCambiar(campo)
          if (campo && props.pasoDe) paso.irA(props.pasoDe(campo))
          else aLasRespuestas()
        }}
      >
        {props.aRevisar}
      </RevisionDeFormulario>,
    )
  }
  return conSuLado(
    <>
      <PageTitle volverA={volverA} bajada={BORRADOR_GUARDADO}>
        {titulo}
      </PageTitle>
      {(props.pasoDe || !hayLado) && antes?.(false)}
      <AsuntoDelEnvio datos={sobre} />
      {form.borrador.estado.situacion === 'cargando' ? <Spinner /> : children(aRevisar)}
      <EstadoDelBorrador borrador={form.borrador} sobreBarra={props.pasoDe !== undefined} />
    </>,
  )
}
