import { faltanPasos, TITULO_PUESTA_EN_MARCHA, TODO_EN_MARCHA } from '@catastro/domain/puestaEnMarcha/mensajes'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { UnPaso } from './UnPaso.tsx'

/** What the city still needs before it opens, in the order in which it can be done. */
export function PuestaEnMarchaPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['puestaEnMarcha'],
    queryFn: () => main('GET /puestaEnMarcha'),
  })
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_PUESTA_EN_MARCHA}</PageTitle>
      <Typography sx={{ mb: 2 }}>
        Cada paso se puede hacer cuando están los de arriba. Los que dicen ajustes los pone quien instaló el portal, y
        valen cuando lo reinicia.
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!data && !error && <Spinner />}
      {data && (
        <>
          <Notice tono={data.faltan === 0 ? 'bien' : 'atencion'}>
            {data.faltan === 0 ? TODO_EN_MARCHA : `${faltanPasos(data.faltan)} de ${data.pasos.length}.`}
          </Notice>
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
            {data.pasos.map((paso, lugar) => (
              <UnPaso key={paso.paso} paso={paso} numero={lugar + 1} />
            ))}
          </Box>
        </>
      )}
    </>
  )
}
