import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { NO_LA_ENCARGO_SU_PROPIETARIO, SIN_ENCOMIENDA } from '@catastro/domain/carpetas/mensajes'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { antiguedad } from '../../ui/pagina/antiguedad.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha, pesos } from '../../ui/pagina/formato.ts'
import { guardarCarpeta } from '../abierta/carpetaGuardada.ts'
import { colaDe, enlaceDeAtencion } from '../cola.ts'
import { importadaComo } from '../mensajes.ts'
import { documentacionDe } from '../ver/documentacion.ts'
import { EstadoChip } from '../ver/EstadoChip.tsx'
import { situacionDeCarpeta } from '../ver/proximoPaso.ts'
import { Vencimiento } from '../ver/Vencimiento.tsx'
import { HerramientasDeFila } from './HerramientasDeFila.tsx'
import { herramientasDe, type ModoDeLista } from './herramientas.ts'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly modo: ModoDeLista
  readonly lista?: ListaDelPersonal | undefined
  readonly alBorrar: () => void
  readonly otraHerramienta?: ReactNode
}

const cuantosNoCorresponden = (n: number) => cuantos(n, 'requisito no corresponde', 'requisitos no corresponden')

const cuantosRespondidos = ({ respondidos, total }: NonNullable<CarpetaListItem['requisitos']>) =>
  `${respondidos} de ${cuantos(total, 'requisito', 'requisitos')}`

const menor = { display: 'block', fontSize: '0.875rem', color: 'text.secondary' }

export function FilaDeCarpeta({ carpeta, modo, lista, alBorrar, otraHerramienta }: Props) {
  return (
    <Fila resaltada={carpeta.carpetaCompleta ? tonoDeCompleta(carpeta, modo) : undefined}>
      <Celda columna="Carpeta">
        <div>
          <AbrirCarpeta carpeta={carpeta} modo={modo} lista={lista} />
          <Box component="span" sx={menor}>
            {carpeta.titular}
          </Box>
          {carpeta.numeroAnterior !== undefined && <Chip tono="neutro">{importadaComo(carpeta.numeroAnterior)}</Chip>}
          {modo === 'personal' && carpeta.noEncargada && <Chip tono="mal">{NO_LA_ENCARGO_SU_PROPIETARIO}</Chip>}
          {modo === 'personal' && carpeta.pagoDevuelto && <Chip tono="mal">Pago devuelto</Chip>}
          {modo === 'personal' && carpeta.matriculaVencida && <Chip tono="atencion">Matrícula vencida</Chip>}
        </div>
      </Celda>
      {modo !== 'veredas' && <Celda columna="Encomienda">{enOracion(carpeta.encomiendatipo ?? SIN_ENCOMIENDA)}</Celda>}
      <Celda columna="Inmueble">
        <div>
          {enOracion(carpeta.InmuebleTipo)}
          {(lista === 'asignacion' || lista === 'sinAsignar') && (
            <Box component="span" sx={menor}>
              {[carpeta.calle, carpeta.NroPuerta].filter(Boolean).join(' ')}
            </Box>
          )}
        </div>
      </Celda>
      <Celda columna="Tipo de Obra">{enOracion(carpeta.ObraTipo ?? carpeta.uso)}</Celda>
      <Celda columna="Ingresado">
        <div>
          {fecha(carpeta.fechaalta)}
          {modo === 'personal' && (
            <Box component="span" sx={{ ...menor, whiteSpace: 'nowrap' }}>
              {antiguedad(carpeta.fechaalta)}
            </Box>
          )}
        </div>
      </Celda>
      <Celda columna="Estado">
        <div>
          <EstadoChip estado={carpeta.tramiteEstado} leToca={modo !== 'personal'} />
          <Box component="span" sx={{ ...menor, mt: 0.5 }}>
            {documentacionDe(carpeta, modo !== 'personal').texto}
            {carpeta.requisitos && ` · ${cuantosRespondidos(carpeta.requisitos)}`}
          </Box>
          {modo === 'personal' && carpeta.noCorresponden && (
            <Chip tono="atencion">{cuantosNoCorresponden(carpeta.noCorresponden)}</Chip>
          )}
          {carpeta.seLePide !== undefined && (
            <Box component="span" sx={{ display: 'block' }}>
              {modo === 'personal' ? 'Se le pidió ' : 'Pague '}
              {pesos(carpeta.seLePide)}
            </Box>
          )}
          {carpeta.vence && (
            <Vencimiento vence={carpeta.vence} suya={modo === 'personal' ? null : situacionDeCarpeta(carpeta)} />
          )}
        </div>
      </Celda>
      <Celda columna="Herramientas">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            width: { xs: '100%', md: 'auto' },
            position: 'relative',
            zIndex: 1,
          }}
        >
          <HerramientasDeFila carpeta={carpeta} modo={modo} lista={lista} alBorrar={alBorrar} />
          {otraHerramienta}
        </Box>
      </Celda>
    </Fila>
  )
}

/** To staff a complete folder is work to do; to who filed it, it is done, unless it waits for them or was rejected. */
function tonoDeCompleta(carpeta: CarpetaListItem, modo: ModoDeLista) {
  if (modo === 'personal') return 'info'
  if (carpeta.tramiteEstado === 'RECHAZADO') return 'neutro'
  return documentacionDe(carpeta, true).tono === 'bien' ? 'bien' : 'atencion'
}

/** On a phone the row is a card, and all of it opens the folder; its tools stand above. */
const Enlace = styled(Link)(({ theme }) => ({
  fontWeight: 700,
  color: theme.palette.primary.main,
  [theme.breakpoints.down('md')]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}))

interface PropsDeAbrirCarpeta {
  readonly carpeta: CarpetaListItem
  readonly modo: ModoDeLista
  readonly lista?: ListaDelPersonal | undefined
}

/** The folder's number, which leads to where it is gone on with: its breakdown, or for staff the desk. */
function AbrirCarpeta({ carpeta, modo, lista }: PropsDeAbrirCarpeta) {
  const [parametros] = useSearchParams()
  const { adjuntar, desglose, formulario } = herramientasDe(carpeta, modo)
  const alDesglose = modo !== 'personal' && desglose?.habilitado === true
  const propia = alDesglose ? desglose.enlace : (formulario ?? adjuntar.enlace)
  const delPersonal = lista ? enlaceDeAtencion(carpeta.idCarpeta, colaDe(lista, parametros)) : adjuntar.enlace
  return (
    <Enlace
      to={modo === 'personal' ? delPersonal : propia}
      state={{ carpeta, veredas: modo === 'veredas' }}
      aria-label={`Abrir la carpeta ${carpeta.idCarpeta}`}
      onClick={() => guardarCarpeta(alDesglose ? 'datosEncomienda' : 'datosCarpeta', carpeta)}
    >
      {carpeta.idCarpeta}
    </Enlace>
  )
}
