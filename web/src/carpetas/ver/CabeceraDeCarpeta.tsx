import type { CarpetaListItem, CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { SIN_ENCOMIENDA } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { Reloj } from '@catastro/domain/plazos/reglas'
import { entraComoPersonal } from '@catastro/domain/roles'
import Print from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useSesion } from '../../red/sesion.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { CARPETA_EN_PREPARACION, DATOS_DE_LA_CARPETA, esDeQuien, importadaComo, SU_PLAZO } from '../mensajes.ts'
import { CaminoDeCarpeta } from './CaminoDeCarpeta.tsx'
import { documentacionDe, seEstaPreparando } from './documentacion.ts'
import { EstadoChip } from './EstadoChip.tsx'
import { queLeSigue, queSigue, relojDeCarpeta, situacionDeCarpeta, yaEsta } from './proximoPaso.ts'
import { Vencimiento } from './Vencimiento.tsx'

interface Props {
  readonly carpeta: CarpetaListItem & Partial<Pick<CarpetaVista, 'cobro'>>
  /** The one thing to do with it now. */
  readonly accion?: ReactNode
  /** The screen says below, one by one, what was observed. */
  readonly observadoAparte?: boolean
  /** On a phone what is known of it is one line, until it is opened. */
  readonly breve?: boolean
}

/** Whose folder it is, where it stands, what comes next and who does it; below, what is known of it. */
export function CabeceraDeCarpeta({ carpeta, accion, observadoAparte = false, breve = false }: Props) {
  const delPersonal = useSesion((sesion) => entraComoPersonal(sesion.roles))
  const { ObraTipo, uso } = carpeta
  const sigue = delPersonal ? queSigue(carpeta) : queLeSigue(carpeta)
  const hecho = delPersonal ? '' : yaEsta(carpeta)
  const porQue = carpeta.tramiteEstado === 'RECHAZADO' && carpeta.Observacion
  const reloj = relojDeCarpeta(carpeta)
  const plegada = useMediaQuery('(max-width:599px)') && breve
  const suya = delPersonal ? null : situacionDeCarpeta(carpeta)
  const plazo = carpeta.vence && <Vencimiento vence={carpeta.vence} suya={suya} />
  // Until when one has is what decides: it is not folded away. What is to be paid says its own.
  const plazoAparte = plegada && reloj === 'SOLICITANTE' && !delPersonal && !esperaPago(carpeta.tramiteEstado)
  return (
    <Panel aria-label="La carpeta">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          mb: { xs: 2, sm: 3 },
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{carpeta.titular}</strong>
          <div>{dondeEs(carpeta)}</div>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <EstadoChip estado={carpeta.tramiteEstado} leToca={!delPersonal} />
          {carpeta.numeroAnterior !== undefined && <Chip tono="neutro">{importadaComo(carpeta.numeroAnterior)}</Chip>}
          {seEstaPreparando(carpeta) && (
            <Chip tono={delPersonal ? 'neutro' : 'atencion'}>{CARPETA_EN_PREPARACION}</Chip>
          )}
        </Box>
      </Box>
      <CaminoDeCarpeta carpeta={carpeta} />
      {(sigue || accion) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
            mt: { xs: 2, sm: 3 },
          }}
        >
          <Box sx={{ flex: '1 1 280px', fontSize: '1.0625rem' }}>
            {hecho && <strong>{hecho}</strong>} {sigue}
            {porQue && (
              <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                <strong>Por qué:</strong> {porQue}
              </Box>
            )}
          </Box>
          {hecho && (
            <Button className="no-imprimir" startIcon={<Print />} onClick={() => window.print()}>
              Imprimir
            </Button>
          )}
          {accion}
        </Box>
      )}
      {plazoAparte && plazo && <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{plazo}</Box>}
      <Box
        component={plegada ? 'details' : 'div'}
        sx={{ mt: { xs: 1.5, sm: 3 }, pt: { xs: 0.5, sm: 3 }, borderTop: 1, borderColor: 'divider' }}
      >
        {plegada && (
          <Box component="summary" sx={{ py: 1.25 }}>
            {DATOS_DE_LA_CARPETA}
          </Box>
        )}
        <Ficha
          datos={[
            { nombre: 'Documentación', valor: <DocumentacionChip carpeta={carpeta} leToca={!delPersonal} /> },
            { nombre: 'Encomienda', valor: enOracion(carpeta.encomiendatipo ?? SIN_ENCOMIENDA) },
            { nombre: 'Inmueble', valor: enOracion(carpeta.InmuebleTipo) },
            { nombre: ObraTipo ? 'Tipo de obra' : 'Uso', valor: enOracion(ObraTipo ?? uso) },
            { nombre: 'Ingresado', valor: fecha(carpeta.fechaalta) },
            { nombre: 'Expediente', valor: carpeta.expediente },
            { nombre: plazoDe(reloj, delPersonal), valor: !plazoAparte && plazo },
            { nombre: 'Observaciones', valor: !observadoAparte && !porQue && carpeta.Observacion, ancho: true },
          ]}
        />
      </Box>
    </Panel>
  )
}

const dondeEs = ({ calle, NroPuerta, Padron }: CarpetaListItem) =>
  [calle && [calle, NroPuerta].filter(Boolean).join(' '), Padron && `padrón ${Padron}`].filter(Boolean).join(' · ')

const plazoDe = (reloj: Reloj | null, delPersonal: boolean) =>
  reloj === null ? 'Vencimiento' : reloj === 'SOLICITANTE' && !delPersonal ? SU_PLAZO : esDeQuien(reloj)

function DocumentacionChip({ carpeta, leToca }: { carpeta: CarpetaListItem; leToca: boolean }) {
  const { texto, tono } = documentacionDe(carpeta, leToca)
  return <Chip tono={tono}>{texto}</Chip>
}
