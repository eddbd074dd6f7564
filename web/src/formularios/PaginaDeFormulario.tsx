import { FORMULARIO_AJENO, FORMULARIO_YA_GRABADO } from '@catastro/domain/formularios/mensajes'
import type { CodigoDeFormulario } from '@catastro/domain/formularios/tipos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { SinCarpeta } from '../carpetas/SinCarpeta.tsx'
import { FailedState } from '../ui/FailedState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { type CarpetaDelFormulario, carpetaDelFormulario } from './carpetaDelFormulario.ts'
import { CONSULTAS } from './consultarFormulario.ts'
import { FormularioEnviado } from './FormularioEnviado.tsx'
import { useFilaDelFormulario } from './useFilaDelFormulario.ts'
import { useTituloDeFormulario } from './useTituloDeFormulario.ts'

export interface DatosDelFormulario {
  readonly carpeta: CarpetaDelFormulario
  readonly titulo: string
  /** What was sent before and staff observed; null for a form that is sent for the first time. */
  readonly enviado: object | null
  /** It was filed, and this is what the server said. */
  readonly alEnviado: (mensaje: string) => void
}

interface Props {
  readonly codigo: CodigoDeFormulario
  readonly idFormularioTipo: number
  /** What is shown once it is filed, other than the usual. */
  readonly enviado?: (datos: DatosDelFormulario, mensaje: string) => ReactNode
  readonly children: (datos: DatosDelFormulario) => ReactNode
}

/** The screen of a folder's form: whether it can be filled in, the form itself, and its confirmation. */
export function PaginaDeFormulario(props: Props) {
  const carpeta = carpetaDelFormulario()
  if (!carpeta) return <SinCarpeta />
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <DeLaCarpeta {...props} carpeta={carpeta} />
    </Box>
  )
}

function DeLaCarpeta({
  codigo,
  idFormularioTipo,
  carpeta,
  enviado,
  children,
}: Props & { carpeta: CarpetaDelFormulario }) {
  const { idCarpeta } = carpeta
  const titulo = useTituloDeFormulario(idFormularioTipo, `Formulario ${codigo}`)
  const { data: fila, error, refetch } = useFilaDelFormulario(idCarpeta, codigo)
  const [mensaje, setMensaje] = useState<string | null>(null)
  const observado = fila?.observado === 1
  const anterior = useQuery({
    queryKey: ['carpeta', idCarpeta, `formulario${codigo}`],
    queryFn: () => CONSULTAS[codigo](idCarpeta),
    enabled: observado,
  })
  const datos = { carpeta, titulo, enviado: (observado && anterior.data?.[0]) || null, alEnviado: setMensaje }
  if (mensaje !== null) {
    return enviado?.(datos, mensaje) ?? <FormularioEnviado titulo={titulo} textos={[mensaje]} idCarpeta={idCarpeta} />
  }
  if (fila?.grabado === 0 && (!observado || anterior.data)) return children(datos)
  return (
    <>
      <PageTitle volverA={-1} bajada={`Carpeta ${idCarpeta}.`}>
        {titulo}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && anterior.error && <FailedState error={anterior.error} alReintentar={anterior.refetch} />}
      {!error && (fila === undefined || anterior.isLoading) && <Spinner />}
      {fila === null && <Notice tono="atencion">{FORMULARIO_AJENO}</Notice>}
      {fila?.grabado === 1 && (
        <>
          <Notice>{FORMULARIO_YA_GRABADO}</Notice>
          <Button component={Link} to={`/formulario${codigo}vista/${idCarpeta}`} variant="outlined">
            Ver el formulario
          </Button>
        </>
      )}
    </>
  )
}
