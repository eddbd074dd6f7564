import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect } from 'react'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { irAlPrincipio } from '../ui/avisos/inicioDePagina.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { ProgressBar } from '../ui/avisos/ProgressBar.tsx'
import type { DatoDeFicha } from '../ui/pagina/Ficha.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { type Respuesta, ReviewList } from '../ui/pagina/ReviewList.tsx'
import { AsuntoDelEnvio } from './AsuntoDelEnvio.tsx'
import { NO_SE_ENVIO, REVISE_ANTES } from './mensajes.ts'

/** One answer to check; without `campo` it is a computed one, which nobody changes. */
export interface RespuestaARevisar extends Omit<Respuesta, 'alCambiar'> {
  readonly campo?: string
}

/** What may be sent without, and had better not: it is added first. */
export interface PorAgregar {
  readonly texto: string
  readonly boton: string
  /** Where. */
  readonly campo: string
}

interface Props {
  readonly sobre: readonly DatoDeFicha[]
  readonly respuestas: readonly RespuestaARevisar[]
  readonly ocupado: boolean
  /** Why the last try failed; null while there is none. */
  readonly fallo: unknown
  /** 0 to 100 while files go up. */
  readonly progreso: number | null
  /** The button that sends. */
  readonly enviar?: string
  readonly alEnviar: () => void
  readonly alCambiar: (campo: string | null) => void
  readonly porAgregar?: PorAgregar | null
  /** Under the answers. */
  readonly children?: ReactNode
}

/** Check your answers, before sending. */
export function RevisionDeFormulario(props: Props) {
  const {
    sobre,
    respuestas,
    ocupado,
    fallo,
    progreso,
    enviar = 'Enviar formulario',
    alEnviar,
    alCambiar,
    porAgregar = null,
    children,
  } = props
  useEffect(irAlPrincipio, [])
  return (
    <>
      <PageTitle bajada={REVISE_ANTES}>Revise sus respuestas</PageTitle>
      <AsuntoDelEnvio datos={sobre} />
      <Panel>
        <ReviewList
          respuestas={respuestas.map(({ campo, ...respuesta }) => ({
            ...respuesta,
            alCambiar: ocupado || campo === undefined ? undefined : () => alCambiar(campo),
          }))}
        />
      </Panel>
      {children}
      {porAgregar && (
        <Box sx={{ mt: 3 }}>
          <Notice tono="atencion">{porAgregar.texto}</Notice>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2, mt: 3 }}>
        {porAgregar && (
          <Button variant="contained" disabled={ocupado} onClick={() => alCambiar(porAgregar.campo)}>
            {porAgregar.boton}
          </Button>
        )}
        <Button variant={porAgregar ? 'outlined' : 'contained'} loading={ocupado} onClick={alEnviar}>
          {enviar}
        </Button>
        <Button variant="outlined" disabled={ocupado} onClick={() => alCambiar(null)}>
          Volver a las respuestas
        </Button>
      </Box>
      {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando" />}
      {!ocupado && <AvisoDeFallo error={fallo} texto={NO_SE_ENVIO} guardado alReintentar={alEnviar} />}
    </>
  )
}
