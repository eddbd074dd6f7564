import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import Stack from '@mui/material/Stack'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { FotosDeVereda } from './FotosDeVereda.tsx'
import { LoPagadoDeVereda } from './LoPagadoDeVereda.tsx'
import { useVeredaDe } from './useVeredaDe.ts'

type DeLaCarpeta = Pick<CarpetaListItem, 'idCarpeta' | 'idUso'>

/** Of a sidewalk folder, what a clerk judges it by: its photos, its fee and its payment. Nothing of any other. */
export const VeredaDeCarpeta = ({ carpeta: { idCarpeta, idUso } }: { carpeta: DeLaCarpeta }) =>
  idUso === USO_VEREDAS ? <Vereda idCarpeta={idCarpeta} /> : null

function Vereda({ idCarpeta }: { idCarpeta: number }) {
  const { data: vereda, error, refetch } = useVeredaDe(idCarpeta)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!vereda) return null
  return (
    <Stack spacing={4}>
      <FotosDeVereda fotos={vereda.fotos} />
      <LoPagadoDeVereda vereda={vereda} />
    </Stack>
  )
}
