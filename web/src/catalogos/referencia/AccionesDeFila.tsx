import type { Entidad } from '@catastro/domain/catalogos/cambios'
import { DESHABILITADA } from '@catastro/domain/catalogos/mensajes'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ManageHistory from '@mui/icons-material/ManageHistory'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense, useState } from 'react'
import { useAdministra, useMantiene } from '../../acceso/permisos.ts'
import { diferida } from '../../red/cargaDiferida.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { BORDE_FORZADO, TONOS } from '../../ui/theme.ts'
import type { Deshabilitable } from './useDeshabilitar.ts'

interface PropsDeAvisoDeDeshabilitada {
  /** What the row is called, for who cannot see it. */
  readonly detalle: string
  readonly de: Deshabilitable
}

const DESHECHA = 'Habilitada otra vez'

/** Under a row's icons: that it was disabled, and the way back; or why it was not. */
function AvisoDeDeshabilitada({ detalle, de: { hecho, ocupada, fallo, alDeshacer } }: PropsDeAvisoDeDeshabilitada) {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box role="status">
        {hecho && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 1,
              mt: 0.5,
              px: 1.5,
              py: 0.5,
              borderRadius: 1,
              fontSize: '0.875rem',
              color: TONOS.bien.texto,
              background: TONOS.bien.fondo,
              border: BORDE_FORZADO,
            }}
          >
            <span>{hecho === 'deshabilitada' ? DESHABILITADA : DESHECHA}</span>
            {hecho === 'deshabilitada' && (
              <Button
                size="small"
                color="inherit"
                startIcon={<Undo />}
                loading={ocupada}
                aria-label={`Deshacer: ${detalle}`}
                onClick={alDeshacer}
              >
                Deshacer
              </Button>
            )}
          </Box>
        )}
      </Box>
      {!ocupada && <AvisoDeFallo error={fallo} />}
    </Box>
  )
}

const CambiosDeFila = diferida(() => import('./CambiosDeFila.tsx'), 'CambiosDeFila')

interface Props {
  readonly entidad: Entidad
  readonly id: number
  /** What the row is called, for who cannot see it. */
  readonly detalle: string
  readonly alEditar?: () => void
  readonly deshabilitable?: Deshabilitable
  /** False: the row is disabled already, and the icon does nothing. */
  readonly sePuedeDeshabilitar?: boolean
  readonly children?: ReactNode
}

/** The icons of a row: change it, disable it, and what was done to it. Who only reads has none of the first two. */
export function AccionesDeFila(props: Props) {
  const { entidad, id, detalle, alEditar, deshabilitable, sePuedeDeshabilitar = true, children } = props
  const [viendoCambios, setViendoCambios] = useState(false)
  const mantiene = useMantiene()
  const administra = useAdministra()
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: { xs: 1, md: 0.5 } }}>
        {mantiene && alEditar && (
          <ToolButton titulo="Editar" detalle={detalle} onClick={alEditar}>
            <EditOutlined />
          </ToolButton>
        )}
        {mantiene && deshabilitable && (
          <ToolButton
            titulo={sePuedeDeshabilitar ? 'Deshabilitar' : 'Ya está deshabilitada'}
            detalle={detalle}
            disabled={!sePuedeDeshabilitar || deshabilitable.ocupada}
            onClick={deshabilitable.alDeshabilitar}
          >
            <DeleteOutlined />
          </ToolButton>
        )}
        {children}
        {administra && (
          <ToolButton titulo="Ver cambios" detalle={detalle} onClick={() => setViendoCambios(true)}>
            <ManageHistory />
          </ToolButton>
        )}
      </Box>
      {mantiene && deshabilitable && <AvisoDeDeshabilitada detalle={detalle} de={deshabilitable} />}
      {viendoCambios && (
        <Suspense>
          <CambiosDeFila entidad={entidad} id={id} titulo={detalle} alCerrar={() => setViendoCambios(false)} />
        </Suspense>
      )}
    </div>
  )
}
