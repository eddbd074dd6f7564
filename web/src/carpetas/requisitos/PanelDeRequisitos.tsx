import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { estaRespondido, seRespondenUnoPorUno } from '@catastro/domain/carpetas/respondidos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useRequisitosDe } from '../consultas.ts'
import { PRESENTADOS_ENTRE_LOS_ARCHIVOS } from '../mensajes.ts'

export type CarpetaConRequisitos = Pick<CarpetaListItem, 'idCarpeta' | 'tramiteEstado' | 'carpetaCompleta'>

interface Props extends Plegado {
  readonly carpeta: CarpetaConRequisitos
  /** Those that are read first. */
  readonly primero?: (requisito: Requisito) => boolean
  /** What is to be known before any of them is answered. */
  readonly ayuda?: string
  /** Its `li`. `seResponde`: whether its answer stands with it; if not, it neither has one nor lacks it. */
  readonly fila: (requisito: Requisito, seResponde: boolean) => ReactNode
}

/** What the encomienda of a folder asks for, and how much of it is answered; nothing where it asks for nothing. */
export function PanelDeRequisitos({ carpeta, primero = () => false, fila, ayuda, enTelefono, pliega }: Props) {
  const { data: requisitos = [], error, refetch } = useRequisitosDe(carpeta.idCarpeta)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (requisitos.length === 0) return null
  const unoPorUno = seRespondenUnoPorUno(requisitos, carpeta)
  return (
    <Parte
      id="requisitos-de-carpeta"
      titulo="Requisitos"
      resumen={unoPorUno && `${requisitos.filter(estaRespondido).length} de ${requisitos.length} respondidos`}
      enPanel
      enTelefono={enTelefono}
      pliega={pliega}
    >
      {!unoPorUno && <Typography>{PRESENTADOS_ENTRE_LOS_ARCHIVOS}</Typography>}
      {ayuda && unoPorUno && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {ayuda}
        </Typography>
      )}
      {/* Of one that is over nobody will answer them any more. */}
      {(unoPorUno || !esFinal(carpeta.tramiteEstado)) && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: `1px solid ${COLORES.linea}` } }}
        >
          {requisitos
            .toSorted((a, b) => Number(primero(b)) - Number(primero(a)))
            .map((requisito) => fila(requisito, unoPorUno))}
        </Box>
      )}
    </Parte>
  )
}
