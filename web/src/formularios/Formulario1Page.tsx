import { FORMULARIO_AJENO, FORMULARIO_YA_GRABADO } from '@catastro/domain/formularios/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { ANCHO_DE_FORMULARIO } from '../app/theme.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SinCarpeta } from '../ui/SinCarpeta.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { type CarpetaDelFormulario, carpetaDelFormulario } from './carpetaDelFormulario.ts'
import { Formulario1 } from './Formulario1.tsx'
import { FormularioEnviado } from './FormularioEnviado.tsx'
import { useEnviarFormulario1 } from './useEnviarFormulario1.ts'
import { useFilaDelFormulario } from './useFilaDelFormulario.ts'
import { useTituloDeFormulario } from './useTituloDeFormulario.ts'

export function Formulario1Page() {
  const carpeta = carpetaDelFormulario()
  if (!carpeta) return <SinCarpeta />
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <DeLaCarpeta carpeta={carpeta} />
    </Box>
  )
}

function DeLaCarpeta({ carpeta }: { carpeta: CarpetaDelFormulario }) {
  const { idCarpeta } = carpeta
  const titulo = useTituloDeFormulario(1, 'Formulario 1')
  const { data: fila, error, refetch } = useFilaDelFormulario(idCarpeta, '1')
  const envio = useEnviarFormulario1(carpeta)
  if (envio.mensaje !== null) return <FormularioEnviado titulo={titulo} mensaje={envio.mensaje} idCarpeta={idCarpeta} />
  if (fila?.grabado === 0) return <Formulario1 idCarpeta={idCarpeta} titulo={titulo} envio={envio} />
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
          <Button component={Link} to={`/formulario1vista/${idCarpeta}`} variant="outlined">
            Ver el formulario
          </Button>
        </>
      )}
    </>
  )
}
