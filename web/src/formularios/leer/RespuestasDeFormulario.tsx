import {
  CODIGOS_DE_FORMULARIO,
  type CodigoDeFormulario,
  type FilaDeFormulario,
  FORMULARIOS,
} from '@catastro/domain/formularios/formularios'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { CASI_FIJO } from '../../red/consultas.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { ReviewList } from '../../ui/pagina/ReviewList.tsx'
import { consultaDeFormulario } from '../consultaDeFormulario.ts'
import { SIN_COMPLETAR } from '../mensajes.ts'

interface Props {
  readonly codigo: string
  readonly idCarpeta: number
}

/** What a form of the folder answers, to be read beside something else. Nothing of one that has no answers to show. */
export function RespuestasDeFormulario({ codigo, idCarpeta }: Props) {
  const conocido = CODIGOS_DE_FORMULARIO.find((uno) => uno === codigo)
  return conocido ? <Respuestas codigo={conocido} idCarpeta={idCarpeta} /> : null
}

function Respuestas({ codigo, idCarpeta }: Props & { codigo: CodigoDeFormulario }) {
  const formulario: FilaDeFormulario = FORMULARIOS[codigo]
  const { data, error, refetch } = useQuery(consultaDeFormulario(codigo, idCarpeta))
  const modulo = useQuery({ queryKey: ['preguntas', codigo], queryFn: formulario.traer, ...CASI_FIJO })
  if (modulo.error) return <FailedState error={modulo.error} alReintentar={modulo.refetch} />
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data || !modulo.data) return <Spinner />
  const [guardado] = data
  if (!guardado) return <Notice>{SIN_COMPLETAR}</Notice>
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        Completado por {guardado.autor} el {fecha(guardado.fecha)}
      </Box>
      {modulo.data.PREGUNTAS.bloques(guardado).map(({ titulo, respuestas }) => (
        <Box key={titulo} sx={{ mt: 2 }}>
          <Typography variant="h3">{titulo}</Typography>
          <ReviewList respuestas={respuestas} />
        </Box>
      ))}
    </>
  )
}
