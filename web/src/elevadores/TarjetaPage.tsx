import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import { codigoBienEscrito, leerCodigo } from '@catastro/domain/codigos'
import { TARJETA_DESCONOCIDA } from '@catastro/domain/elevadores/mensajes'
import { EN_TRAMITE } from '@catastro/domain/elevadores/reglas'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { main } from '../red/cliente.ts'
import { configuracion } from '../red/configuracion.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { diaDeCalendario } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { TITULO_DE_LA_TARJETA } from './mensajes.ts'
import { VencimientoChip } from './VencimientoChip.tsx'

type Tarjeta = RespuestaDe<'main', 'GET /elevadores/tarjeta/{codigo}'>['tarjeta']

/** Open to whoever scans the QR of a cabin: what the city confirmed of its elevators, and nobody's name. */
export function TarjetaPage() {
  const { codigo = '' } = useParams()
  const { nombre, portal, logo } = configuracion().ciudad
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 3 }}>
        <Box
          component="img"
          src={logo ?? './logo.svg'}
          alt=""
          sx={{ width: 48, height: 48, p: 0.5, borderRadius: 1, bgcolor: 'primary.main' }}
        />
        <span>
          <strong style={{ display: 'block' }}>{portal}</strong>
          {nombre}
        </span>
      </Box>
      <PageTitle>{TITULO_DE_LA_TARJETA}</PageTitle>
      <Resultado codigo={leerCodigo(codigo)} />
    </Box>
  )
}

function Resultado({ codigo }: { codigo: string }) {
  const bienEscrito = codigoBienEscrito(codigo, LARGO_DE_CODIGO)
  const { data, error, refetch } = useQuery({
    queryKey: ['tarjeta', codigo],
    queryFn: async () => (await main('GET /elevadores/tarjeta/{codigo}', { params: { codigo } })).tarjeta,
    enabled: bienEscrito,
  })
  const desconocida = !bienEscrito || (error instanceof ErrorDeLlamada && error.status === 404)
  if (desconocida) return <EmptyState texto={TARJETA_DESCONOCIDA} />
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return data ? <LoConfirmado tarjeta={data} /> : <Spinner />
}

const enTramite = <Chip tono="info">{EN_TRAMITE}</Chip>

function LoConfirmado({ tarjeta: { padron, domicilio, inscripcion, conservadora } }: { tarjeta: Tarjeta }) {
  return (
    <Panel>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {domicilio}
      </Typography>
      <Ficha
        datos={[
          { nombre: 'Padrón', valor: padron },
          { nombre: 'Inscripción', valor: inscripcion ? `Desde el ${diaDeCalendario(inscripcion.desde)}` : enTramite },
          { nombre: 'Elevadores', valor: inscripcion?.nroelevadores },
          { nombre: 'Empresa conservadora', valor: conservadora?.Institucion ?? enTramite, ancho: 'enTelefono' },
          { nombre: 'Número de conservador', valor: conservadora?.nroconservador },
          { nombre: 'Conserva desde', valor: conservadora && diaDeCalendario(conservadora.desde) },
          { nombre: 'Seguro', valor: conservadora && <VencimientoChip vencimiento={conservadora.seguro} /> },
          {
            nombre: 'Contrato de conservación',
            valor: conservadora && <VencimientoChip vencimiento={conservadora.contrato} />,
          },
        ]}
      />
    </Panel>
  )
}
