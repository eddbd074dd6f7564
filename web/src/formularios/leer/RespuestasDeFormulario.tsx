import { bloquesDe1 } from '@catastro/domain/formularios/formulario1'
import { bloquesDe1bis } from '@catastro/domain/formularios/formulario1bis'
import { bloquesDe2 } from '@catastro/domain/formularios/formulario2'
import { bloquesDe14 } from '@catastro/domain/formularios/formulario14'
import { bloquesDe19 } from '@catastro/domain/formularios/formulario19'
import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario } from '@catastro/domain/formularios/tipos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { claveDeCarpeta } from '../../carpetas/consultasDeCarpeta.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { fecha } from '../../ui/formato.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { BloqueDeRespuestas } from '../../ui/RespuestasEnBloques.tsx'
import { ReviewList } from '../../ui/ReviewList.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { consultarFormulario1 } from '../formulario1/consultarFormulario1.ts'
import { consultarFormulario1bis } from '../formulario1bis/consultarFormulario1bis.ts'
import { consultarFormulario2 } from '../formulario2/consultarFormulario2.ts'
import { consultarFormulario14 } from '../formulario14/consultarFormulario14.ts'
import { consultarFormulario19 } from '../formulario19/consultarFormulario19.ts'
import { SIN_COMPLETAR } from '../mensajes.ts'

interface Firmado {
  readonly autor: string
  readonly fecha: string
}
interface Lectura {
  /** Its records, as its own screen keeps them too. */
  readonly consultar: (idCarpeta: number) => Promise<readonly Firmado[]>
  readonly bloques: (guardado: Firmado) => readonly BloqueDeRespuestas[]
}

const lectura = <G extends Firmado>(
  consultar: (idCarpeta: number) => Promise<readonly G[]>,
  bloques: (guardado: G) => readonly BloqueDeRespuestas[],
): Lectura => ({ consultar, bloques: bloques as (guardado: Firmado) => readonly BloqueDeRespuestas[] })

/** How each form of a folder is read. One without it does not compile. */
const LECTURAS: Readonly<Record<CodigoDeFormulario, Lectura>> = {
  '1': lectura(consultarFormulario1, bloquesDe1),
  '1bis': lectura(consultarFormulario1bis, bloquesDe1bis),
  '2': lectura(consultarFormulario2, bloquesDe2),
  '14': lectura(consultarFormulario14, bloquesDe14),
  '19': lectura(consultarFormulario19, bloquesDe19),
}

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
  const { consultar, bloques } = LECTURAS[codigo]
  const { data, error, refetch } = useQuery({
    queryKey: claveDeCarpeta(idCarpeta, `formulario${codigo}`),
    queryFn: () => consultar(idCarpeta),
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return <Spinner />
  const [guardado] = data
  if (!guardado) return <Notice>{SIN_COMPLETAR}</Notice>
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        Completado por {guardado.autor} el {fecha(guardado.fecha)}
      </Box>
      {bloques(guardado).map(({ titulo, respuestas }) => (
        <Box key={titulo} sx={{ mt: 2 }}>
          <Typography variant="h3">{titulo}</Typography>
          <ReviewList respuestas={respuestas} />
        </Box>
      ))}
    </>
  )
}
