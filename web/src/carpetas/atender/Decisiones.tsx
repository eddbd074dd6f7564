import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { FALTA_COMPROBANTE, OPERACION_EXITOSA } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useAtiende } from '../../acceso/permisos.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Exito } from '../../ui/avisos/Exito.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useVolver } from '../../ui/pagina/useVolver.ts'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { useMarcarPagado } from '../abierta/useMarcarPagado.ts'
import type { Cola } from '../cola.ts'
import { type Archivo, useArchivosDe, useSeguimientoDe } from '../consultas.ts'
import { MESA_DE_ENTRADAS } from '../direcciones.ts'
import { tambienLaTiene } from '../mensajes.ts'
import type { Punto } from '../observar/puntosObservados.ts'
import { AtencionHecha } from './AtencionHecha.tsx'
import { AtenderForm } from './AtenderForm.tsx'
import { BarraDeCola } from './BarraDeCola.tsx'
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
      {cola && <BarraDeCola idCarpeta={idCarpeta} cola={cola} siguiente={siguiente} hecha={hecho !== null} />}
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

/** A proof counts from when payment was asked: one that was refused before does not. */
const hayComprobante = (archivos: readonly Pick<Archivo, 'clase' | 'fecha'>[], desde: string | undefined) =>
  desde !== undefined && archivos.some(({ clase, fecha }) => clase === 'COMPROBANTE' && fecha >= desde)

/** For staff, while the folder awaits payment. */
function MarcarComoPagado({ idCarpeta }: { idCarpeta: number }) {
  const { data: archivos = [] } = useArchivosDe(idCarpeta)
  const { data: seguimiento } = useSeguimientoDe(idCarpeta)
  const marcar = useMarcarPagado(idCarpeta)
  const falta = !hayComprobante(archivos, seguimiento?.seguimiento.at(-1)?.fecha)
  const alMarcar = () => marcar.mutate(undefined, { onSuccess: () => avisar(OPERACION_EXITOSA) })
  return (
    <Panel aria-labelledby="pago-de-carpeta" sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <Typography variant="h2" id="pago-de-carpeta" sx={{ mb: 1 }}>
        Pago
      </Typography>
      <Box id="por-que-no-pagado" sx={{ mb: 2, color: 'text.secondary' }}>
        {falta ? FALTA_COMPROBANTE : 'El comprobante está entre los archivos de la carpeta: revíselo antes.'}
      </Box>
      <Button
        variant="outlined"
        disabled={falta}
        loading={marcar.isPending}
        aria-describedby="por-que-no-pagado"
        onClick={alMarcar}
      >
        Marcar como pagado
      </Button>
      <AvisoDeFallo error={marcar.error} />
    </Panel>
  )
}
