import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useAtiende } from '../../acceso/permisos.ts'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useVolver } from '../../ui/pagina/useVolver.ts'
import type { Cola } from '../cola.ts'
import { MESA_DE_ENTRADAS } from '../direcciones.ts'
import { tambienLaTiene } from '../mensajes.ts'
import type { Punto } from '../observar/puntosObservados.ts'
import { AtencionHecha } from './AtencionHecha.tsx'
import { AtenderForm } from './AtenderForm.tsx'
import { BarraDeCola } from './BarraDeCola.tsx'
import { MarcarComoPagado } from './MarcarComoPagado.tsx'
import { ATAJOS } from './useAtajos.ts'
import type { AtencionEnCurso } from './useAtencion.ts'
import type { Hecho } from './useFinalizar.ts'
import type { useSiguiente } from './useSiguiente.ts'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly cola: Cola | null
  readonly siguiente: ReturnType<typeof useSiguiente>
  /** Why this person decides nothing of it. */
  readonly noDecide: string | null
  /** Who else has it open. */
  readonly laTiene: string | null
  readonly atencion: AtencionEnCurso
  readonly hecho: Hecho | null
  readonly alTerminar: (hecho: Hecho) => void
  readonly alSeguir: () => void
  readonly alVer: (punto: Punto) => void
}

/** What staff decide of a folder; once decided, what was done, and the next one. */
export function Decisiones({
  carpeta,
  cola,
  siguiente,
  noDecide,
  laTiene,
  atencion,
  hecho,
  alTerminar,
  alSeguir,
  alVer,
}: Props) {
  const registraPagos = useAtiende()
  const volver = useVolver(MESA_DE_ENTRADAS.enlace())
  const { idCarpeta, tramiteEstado } = carpeta
  if (hecho && !cola) {
    return (
      <Exito textos={hecho.textos} segundos={3} destino="a la lista" alTerminar={volver}>
        Carpeta {idCarpeta}
      </Exito>
    )
  }
  return (
    <Stack spacing={2}>
      {hecho && <AtencionHecha idCarpeta={idCarpeta} hecho={hecho} alSeguir={alSeguir} />}
      {cola && <BarraDeCola cola={cola} siguiente={siguiente} hecha={hecho !== null} />}
      {!hecho && noDecide && <Notice>{noDecide}</Notice>}
      {!hecho && !noDecide && (
        <>
          {laTiene && <Notice>{tambienLaTiene(laTiene)}</Notice>}
          {registraPagos && esperaPago(tramiteEstado) && <MarcarComoPagado idCarpeta={idCarpeta} />}
          <Panel aria-labelledby="atender-carpeta">
            <Typography variant="h2" id="atender-carpeta" sx={{ mb: 2 }}>
              Atender la carpeta
            </Typography>
            <AtenderForm carpeta={carpeta} atencion={atencion} alTerminar={alTerminar} alVer={alVer} />
          </Panel>
          <Atajos conCola={cola !== null} />
        </>
      )}
    </Stack>
  )
}

const Atajos = ({ conCola }: { conCola: boolean }) => (
  <Box
    component="details"
    className="no-imprimir"
    sx={{ color: 'text.secondary', fontSize: '0.875rem', display: { xs: 'none', lg: 'block' } }}
  >
    <summary>Con el teclado</summary>
    <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
      {ATAJOS.filter(({ letra }) => conCola || (letra !== 'S' && letra !== 'A')).map(({ letra, que }) => (
        <li key={letra}>
          <kbd>Alt</kbd> + <kbd>{letra}</kbd>: {que}
        </li>
      ))}
    </Box>
  </Box>
)
