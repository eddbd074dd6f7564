import type { VeredaGuardada } from '@catastro/domain/veredas/guardado'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { SIN_FOTOS_FINALES } from '../mensajes.ts'
import { FotoDeCarpeta } from './FotoDeCarpeta.tsx'

type Momento = VeredaGuardada['fotos'][number]['momento']
const TITULOS: Readonly<Record<Momento, string>> = { ANTES: 'Antes de la obra', DESPUES: 'Después de la obra' }

/** The photos that were filed beside those of the finished works, so that one is judged by the other. */
export function FotosDeVereda({ fotos }: Pick<VeredaGuardada, 'fotos'>) {
  return (
    <Panel aria-labelledby="fotos-de-vereda">
      <Typography variant="h2" id="fotos-de-vereda" sx={{ mb: 2 }}>
        Fotos
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(['ANTES', 'DESPUES'] as const).map((momento) => (
          <Columna key={momento} momento={momento} fotos={fotos.filter((foto) => foto.momento === momento)} />
        ))}
      </Box>
    </Panel>
  )
}

function Columna({ momento, fotos }: { momento: Momento } & Pick<VeredaGuardada, 'fotos'>) {
  return (
    <section aria-labelledby={`fotos-${momento}`}>
      <Typography variant="h3" id={`fotos-${momento}`} sx={{ mb: 1 }}>
        {TITULOS[momento]}
      </Typography>
      {fotos.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{SIN_FOTOS_FINALES}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fotos.map((foto) => (
          <li key={foto.idArchivo}>
            <FotoDeCarpeta foto={foto} titulo={TITULOS[momento]} />
          </li>
        ))}
      </Box>
    </section>
  )
}
