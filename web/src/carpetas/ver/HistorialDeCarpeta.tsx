import { porQueNoDaSuCodigo } from '@catastro/domain/carpetas/deberes'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { esFinal, nombreDeEvento } from '@catastro/domain/carpetas/movimientos'
import { enDias } from '@catastro/domain/plurales'
import { entraComoPersonal } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import { nombreDeEstado } from '../../red/configuracion.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha, fechaYHora } from '../../ui/pagina/formato.ts'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'
import type { CarpetaADecidir } from '../abierta/useImpedimento.ts'
import { type Paso, useSeguimientoDe } from '../consultas.ts'
import { CodigoDeSeguimiento } from './CodigoDeSeguimiento.tsx'
import { EstadoChip } from './EstadoChip.tsx'
import { LineaDeTiempo } from './LineaDeTiempo.tsx'
import { queSigue } from './proximoPaso.ts'
import { RelojesDeCarpeta } from './RelojesDeCarpeta.tsx'

const menor = { fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

/** What was counted again by itself is the office's to read: whoever waits reads above until when it is now. */
const seLee = (evento: string, delPersonal: boolean) => delPersonal || evento !== 'VENCIMIENTO CAMBIADO'

/** A movement: to which state, when, by which office, how long it held, and what was said. What is `pasado` asks nothing of anybody. */
function PasoDeCarpeta({ paso, pasado }: { paso: Paso; pasado: boolean }) {
  const { TramiteEstado, fecha: cuando, evento, oficina, dias, observacion, expediente } = paso
  const delPersonal = useSesion((sesion) => entraComoPersonal(sesion.roles))
  const notas = paso.notas.filter((nota) => seLee(nota.evento, delPersonal))
  // Another system said the day, and not the hour; and since when it is over counts nothing.
  const deOtroSistema = evento === 'IMPORTACION'
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        {pasado ? <Chip tono="neutro">{nombreDeEstado(TramiteEstado)}</Chip> : <EstadoChip estado={TramiteEstado} />}
        <time dateTime={cuando}>{deOtroSistema ? fecha(cuando) : fechaYHora(cuando)}</time>
        {!(deOtroSistema && esFinal(TramiteEstado)) && (
          <Box component="span" sx={menor}>
            {enDias(dias)}
          </Box>
        )}
      </Box>
      <Box sx={menor}>
        {[nombreDeEvento(evento), oficina, expediente && `Expediente ${expediente}`].filter(Boolean).join(' · ')}
      </Box>
      {observacion && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{observacion}</Box>}
      {notas.map((nota) => (
        <Box key={`${nota.fecha} ${nota.evento}`} sx={{ ...menor, mt: 0.5 }}>
          {fechaYHora(nota.fecha)} · {[nombreDeEvento(nota.evento), nota.texto].filter(Boolean).join(': ')}
        </Box>
      ))}
    </>
  )
}

type Situacion = Pick<
  CarpetaListItem,
  'idCarpeta' | 'idPersona' | 'tramiteEstado' | 'carpetaCompleta' | 'idUso' | 'version'
> &
  CarpetaADecidir

interface Props extends Plegado {
  readonly carpeta: Situacion
  /** What it says of what comes next: all of it, or only the states, under a header that says the rest, or nothing. */
  readonly adelanta?: 'todo' | 'estados' | 'nada'
  /** Whoever only reads it is offered none. */
  readonly conCodigo?: boolean
  /** Whoever looks attends it. */
  readonly laTiene?: boolean
}

/** The server asks the same rule. Whoever is not staff sees only their own folders. */
function useDaSuCodigo({ idPersona: suTitular, loInspecciona }: Situacion, laTiene: boolean): boolean {
  const roles = useSesion((sesion) => sesion.roles)
  const idPersona = roles[0]?.idPersona ?? 0
  const esTitular = !entraComoPersonal(roles) || suTitular === idPersona
  return porQueNoDaSuCodigo({ idPersona }, { esTitular, loInspecciona, laTiene }) === null
}

/** Every movement of a folder, the latest first, and what comes next: on the tracking page, and on the folder. */
export function HistorialDeCarpeta({
  carpeta,
  adelanta = 'todo',
  laTiene = false,
  conCodigo = true,
  enTelefono,
}: Props) {
  const daCodigo = useDaSuCodigo(carpeta, laTiene)
  const { data, error, refetch } = useSeguimientoDe(carpeta.idCarpeta)
  const sigue = adelanta === 'todo' ? queSigue(carpeta) : ''
  const siguiente = (adelanta !== 'nada' && data?.siguiente) || []
  const puedeSeguir = siguiente.length > 0 && `Desde aquí puede pasar a: ${siguiente.join(', ')}.`
  return (
    <Parte id="movimientos-de-carpeta" titulo="Movimientos" enTelefono={enTelefono}>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !data && <Spinner />}
      {data && (
        <LineaDeTiempo nombre="Movimientos de la carpeta" actual={0}>
          {data.seguimiento.toReversed().map((paso, lugar) => (
            <PasoDeCarpeta key={`${paso.fecha} ${paso.TramiteEstado}`} paso={paso} pasado={lugar > 0} />
          ))}
        </LineaDeTiempo>
      )}
      <RelojesDeCarpeta carpeta={carpeta} />
      {(sigue || puedeSeguir) && (
        <Notice>
          {sigue && (
            <div>
              <strong>Qué sigue.</strong> {sigue}
            </div>
          )}
          {puedeSeguir}
        </Notice>
      )}
      {conCodigo && daCodigo && <CodigoDeSeguimiento idCarpeta={carpeta.idCarpeta} />}
    </Parte>
  )
}
