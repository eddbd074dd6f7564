import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { TITULO_PUBLICAS } from '@catastro/domain/estadisticas/mensajes'
import { MIN_CASOS_PUBLICOS } from '@catastro/domain/estadisticas/reglas'
import { enDias } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { membrete } from '../red/configuracion.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { cuenta, mesEnPalabras } from './palabras.ts'

const DIAS = { titulo: 'La mitad tardó, como mucho', numerica: true } as const
const CASOS = { titulo: 'Trámites finalizados', numerica: true } as const
const POCOS = `Menos de ${MIN_CASOS_PUBLICOS}`

/** How long the city takes, for whoever is about to begin. */
export function EstadisticasPublicasPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['estadisticasPublicas'],
    queryFn: () => main('GET /estadisticas/publicas'),
  })
  const sinPublicar = error instanceof ErrorDeLlamada && error.status === 404
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle bajada={membrete()}>{TITULO_PUBLICAS}</PageTitle>
      {isPending && <Spinner />}
      {sinPublicar && <EmptyState texto={error.message} />}
      {error && !sinPublicar && <FailedState error={error} alReintentar={refetch} />}
      {data && <Plazos datos={data} />}
    </Box>
  )
}

function Plazos({ datos }: { datos: RespuestaDe<'main', 'GET /estadisticas/publicas'> }) {
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Días corridos que la ciudad tuvo cada trámite finalizado entre {mesEnPalabras(datos.desde)} y{' '}
        {mesEnPalabras(datos.hasta)}, desde que se presentó. No cuentan los días en que esperó una respuesta o un pago
        de quien lo presentó. De un tipo con menos de {MIN_CASOS_PUBLICOS} trámites no se informa nada.
      </Typography>
      <Tabla nombre={TITULO_PUBLICAS} columnas={['Tipo de trámite', DIAS, CASOS]}>
        {datos.plazos.map(({ tipo, casos, mediana }) => (
          <Fila key={tipo}>
            <Celda columna="Tipo de trámite">{enOracion(tipo)}</Celda>
            <Celda columna={DIAS.titulo} numerica>
              {mediana === null ? '—' : enDias(mediana)}
            </Celda>
            <Celda columna={CASOS.titulo} numerica>
              {casos === null ? POCOS : cuenta(casos)}
            </Celda>
          </Fila>
        ))}
      </Tabla>
    </>
  )
}
