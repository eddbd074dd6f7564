import { TITULO_DATOS_ABIERTOS } from '@catastro/domain/datosAbiertos/mensajes'
import { CAMPOS, type Conjunto, MIN_PARCELAS_PUBLICAS } from '@catastro/domain/datosAbiertos/reglas'
import FileDownload from '@mui/icons-material/FileDownload'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { main } from '../red/cliente.ts'
import { configuracion, membrete } from '../red/configuracion.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'

/** What the city publishes: what there is, what its fields say, what it may be used for, and how to cite it. */
export function DatosAbiertosPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['datosAbiertos'],
    queryFn: () => main('GET /datosAbiertos'),
  })
  const sinPublicar = error instanceof ErrorDeLlamada && error.status === 404
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle bajada={membrete()}>{TITULO_DATOS_ABIERTOS}</PageTitle>
      {isPending && <Spinner />}
      {sinPublicar && <EmptyState texto={error.message} />}
      {error && !sinPublicar && <FailedState error={error} alReintentar={refetch} />}
      {data && <Conjuntos datos={data} />}
    </Box>
  )
}

function Conjuntos({ datos }: { datos: RespuestaDe<'main', 'GET /datosAbiertos'> }) {
  const version = (capa: 'manzanas' | 'parcelas') => {
    const suya = datos.capas.find((c) => c.capa === capa)
    return suya?.desde ? `Versión ${suya.version}, del ${fecha(suya.desde)}.` : 'Todavía sin datos.'
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <UnConjunto conjunto="manzanas" titulo="Manzanas" formato="GeoJSON" cuando={version('manzanas')}>
        La forma de cada manzana, en grados (WGS 84).
      </UnConjunto>
      <UnConjunto conjunto="parcelas" titulo="Parcelas" formato="GeoJSON" cuando={version('parcelas')}>
        La forma de cada parcela, en grados (WGS 84), sin sus titulares.
      </UnConjunto>
      <UnConjunto
        conjunto="permisos"
        titulo="Permisos por manzana, mes y tipo"
        formato="CSV"
        cuando={`De ${mesEnPalabras(datos.permisos.desde)} a ${mesEnPalabras(datos.permisos.hasta)}.`}
      >
        Cuántos trámites de obra se aprobaron por primera vez en cada mes. Un permiso es público y está a la vista en el
        cartel de la obra; para que no se sepa de quién es, los de manzanas con menos de {MIN_PARCELAS_PUBLICAS}{' '}
        parcelas se cuentan juntos.
      </UnConjunto>
      <Panel aria-labelledby="usarlos">
        <Typography variant="h2" id="usarlos" sx={{ mb: 1 }}>
          Cómo usarlos y citarlos
        </Typography>
        <Typography sx={{ mb: 1 }}>Licencia: {datos.licencia}.</Typography>
        <Typography>
          Cítelos así: «{membrete()}. Datos abiertos, versión del {fecha(ultima(datos))}».
        </Typography>
      </Panel>
    </Box>
  )
}

const ultima = ({ capas }: { capas: readonly { desde: string | null }[] }) =>
  capas
    .map(({ desde }) => desde ?? '')
    .sort()
    .at(-1) || new Date().toISOString()

const mes = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const mesEnPalabras = (texto: string) => mes.format(new Date(`${texto}-01T00:00:00Z`))

interface Props {
  readonly conjunto: Conjunto
  readonly titulo: string
  readonly formato: string
  readonly cuando: string
  readonly children: ReactNode
}

function UnConjunto({ conjunto, titulo, formato, cuando, children }: Props) {
  return (
    <Panel aria-labelledby={conjunto}>
      <Typography variant="h2" id={conjunto} sx={{ mb: 1 }}>
        {titulo}
      </Typography>
      <Typography sx={{ mb: 1 }}>{children}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {cuando}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 3 }}>
        {CAMPOS[conjunto].map(({ campo, dice }) => (
          <li key={campo}>
            <strong>{campo}</strong>: {dice}
          </li>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<FileDownload />}
        href={`${configuracion().api}/datosAbiertos/${conjunto}`}
        aria-label={`Bajar ${titulo.toLowerCase()} como ${formato}`}
      >
        Bajar {formato}
      </Button>
    </Panel>
  )
}
