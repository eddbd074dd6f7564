import { borradorDeFormulario } from '@catastro/domain/borradores/reglas'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import { FORMULARIO_AJENO, FORMULARIO_YA_GRABADO } from '@catastro/domain/formularios/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { CarpetaDeLaDireccion } from '../carpetas/abierta/CarpetaDeLaDireccion.tsx'
import { useListaPropia } from '../carpetas/abierta/SalidaSinCarpeta.tsx'
import { useFormulariosDe } from '../carpetas/consultas.ts'
import { DESGLOSE, llenarFormulario, verFormulario } from '../carpetas/direcciones.ts'
import { QUE_SIGUE_AL_FORMULARIO } from '../carpetas/mensajes.ts'
import { CarpetaFresca } from '../carpetas/ver/CarpetaFresca.tsx'
import type { Presentacion } from '../envios/presentacion.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { asuntoDeCarpeta } from './asuntoDeCarpeta.ts'
import { consultaDeFormulario } from './consultaDeFormulario.ts'
import { FormularioEnviado } from './FormularioEnviado.tsx'
import { useTituloDeFormulario } from './useTituloDeFormulario.ts'

export interface DatosDelFormulario {
  readonly carpeta: CarpetaListItem
  readonly presentacion: Presentacion
  /** What was sent before and staff observed; null for a form that is sent for the first time. */
  readonly enviado: object | null
  /** It was filed, and this is what the server said. */
  readonly alEnviado: (respuesta: { readonly message: string }) => void
}

interface Props {
  readonly codigo: CodigoDeFormulario
  /** What is shown once it is filed, other than the usual. */
  readonly enviado?: (datos: DatosDelFormulario, mensaje: string) => ReactNode
  readonly children: (datos: DatosDelFormulario) => ReactNode
}

/** The screen of a folder's form: whether it can be filled in, the form itself, and its confirmation. */
export function PaginaDeFormulario(props: Props) {
  const lista = useListaPropia()
  const titulo = useTituloDeFormulario(props.codigo)
  return (
    <CarpetaDeLaDireccion a={llenarFormulario(props.codigo)} lugar="datosEncomienda">
      {(idCarpeta) => (
        <Box sx={{ maxWidth: { xs: ANCHO_DE_FORMULARIO, lg: 'none' } }}>
          <CarpetaFresca
            idCarpeta={idCarpeta}
            lugar="datosEncomienda"
            titulo={<PageTitle volverA={lista}>{titulo}</PageTitle>}
          >
            {(carpeta) => <Formulario {...props} titulo={titulo} carpeta={carpeta} />}
          </CarpetaFresca>
        </Box>
      )}
    </CarpetaDeLaDireccion>
  )
}

interface PropsDeFormulario extends Props {
  readonly titulo: string
  readonly carpeta: CarpetaListItem
}

function Formulario({ codigo, titulo, carpeta, enviado, children }: PropsDeFormulario) {
  const { idCarpeta } = carpeta
  const { data: filas, error, refetch } = useFormulariosDe(idCarpeta)
  const fila = filas && (filas.find(({ codigoFormulario }) => codigoFormulario === codigo) ?? null)
  const [mensaje, setMensaje] = useState<string | null>(null)
  const observado = fila?.observado === 1
  const anterior = useQuery({ ...consultaDeFormulario(codigo, idCarpeta), enabled: observado })
  const datos: DatosDelFormulario = {
    carpeta,
    presentacion: {
      titulo,
      clave: borradorDeFormulario(codigo, idCarpeta),
      volverA: DESGLOSE.enlace(idCarpeta),
      sobre: asuntoDeCarpeta(carpeta),
      queSigue: QUE_SIGUE_AL_FORMULARIO,
    },
    enviado: (observado && anterior.data?.[0]) || null,
    alEnviado: ({ message }) => setMensaje(message),
  }
  if (mensaje !== null) {
    return (
      <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
        {enviado?.(datos, mensaje) ?? <FormularioEnviado titulo={titulo} textos={[mensaje]} idCarpeta={idCarpeta} />}
      </Box>
    )
  }
  if (fila?.grabado === 0 && (!observado || anterior.data)) return children(datos)
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle volverA={DESGLOSE.enlace(idCarpeta)} bajada={`Carpeta ${idCarpeta}.`}>
        {titulo}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && anterior.error && <FailedState error={anterior.error} alReintentar={anterior.refetch} />}
      {!error && (fila === undefined || anterior.isLoading) && <Spinner />}
      {fila === null && (
        <EmptyState texto={FORMULARIO_AJENO}>
          <Button component={Link} to={DESGLOSE.enlace(idCarpeta)} variant="outlined">
            Ver los que lleva
          </Button>
        </EmptyState>
      )}
      {fila?.grabado === 1 && (
        <>
          <Notice>{FORMULARIO_YA_GRABADO}</Notice>
          <Button component={Link} to={verFormulario(codigo).enlace(idCarpeta)} variant="outlined">
            Ver el formulario
          </Button>
        </>
      )}
    </Box>
  )
}
