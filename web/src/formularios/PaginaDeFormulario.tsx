import { FORMULARIO_AJENO, FORMULARIO_YA_GRABADO } from '@catastro/domain/formularios/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ANCHO_DE_FORMULARIO } from '../app/theme.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SinCarpeta } from '../ui/SinCarpeta.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { type CarpetaDelFormulario, carpetaDelFormulario } from './carpetaDelFormulario.ts'
import { FormularioEnviado } from './FormularioEnviado.tsx'
import { useFilaDelFormulario } from './useFilaDelFormulario.ts'
import { useTituloDeFormulario } from './useTituloDeFormulario.ts'

export interface DatosDelFormulario {
  readonly carpeta: CarpetaDelFormulario
  readonly titulo: string
  /** It was filed, and this is what the server said. */
  readonly alEnviado: (mensaje: string) => void
}

interface Props {
  /** As the breakdown names it: '1', '1bis', '2', '14', '19'. */
  readonly codigo: string
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
  const datos = { carpeta, titulo, alEnviado: setMensaje }
  if (mensaje !== null) {
    return enviado?.(datos, mensaje) ?? <FormularioEnviado titulo={titulo} mensaje={mensaje} idCarpeta={idCarpeta} />
  }
  if (fila?.grabado === 0) return children(datos)
  return (
    <>
      <PageTitle volverA={-1} bajada={`Carpeta ${idCarpeta}.`}>
        {titulo}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && fila === undefined && <Spinner />}
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
