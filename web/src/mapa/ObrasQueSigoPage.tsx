import type { ObraSeguida } from '@catastro/domain/obras/llamadas'
import { MAX_SEGUIDAS } from '@catastro/domain/obras/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { useDejarDeSeguir, useSeguidas } from '../obras/consultas.ts'
import { manzanaLarga } from '../plano/mensajes.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { MAPA, manzanaEnElMapa, parcelaEnElMapa } from './direcciones.ts'
import { TITULO_OBRAS_QUE_SIGO } from './mensajes.ts'

const FILAS_GRISES = 3

/** The blocks and parcels whose works a person is told of. */
export function ObrasQueSigoPage() {
  const consulta = useSeguidas()
  const dejar = useDejarDeSeguir()
  const { data } = consulta
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada={`Le avisamos por correo cuando ahí se presenta, se aprueba o termina una obra. Puede seguir hasta ${MAX_SEGUIDAS} manzanas y parcelas.`}
      >
        {TITULO_OBRAS_QUE_SIGO}
      </PageTitle>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {data?.length === 0 && (
        <EmptyState texto="Todavía no sigue ninguna manzana ni parcela.">
          Elija una en el mapa y toque «Avisarme de las obras».
        </EmptyState>
      )}
      {(consulta.isPending || (data?.length ?? 0) > 0) && (
        <Tabla
          nombre={TITULO_OBRAS_QUE_SIGO}
          columnas={['Lugar', 'Desde', 'Acciones']}
          cargando={consulta.isPending ? FILAS_GRISES : 0}
        >
          {data?.map((seguida) => (
            <Fila key={seguida.idSeguida}>
              <Celda columna="Lugar">{nombreDe(seguida)}</Celda>
              <Celda columna="Desde">{fecha(seguida.desde)}</Celda>
              <Celda columna="Acciones">
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    size="small"
                    variant="outlined"
                    component={Link}
                    to={
                      seguida.idParcela === null
                        ? manzanaEnElMapa(seguida.idManzana)
                        : parcelaEnElMapa(seguida.idParcela)
                    }
                    aria-label={`Ver en el mapa: ${nombreDe(seguida)}`}
                  >
                    Ver en el mapa
                  </Button>
                  <Button
                    size="small"
                    variant="outlined"
                    loading={dejar.isPending && dejar.variables === seguida.idSeguida}
                    onClick={() => dejar.mutate(seguida.idSeguida)}
                    aria-label={`Dejar de seguir: ${nombreDe(seguida)}`}
                  >
                    Dejar de seguir
                  </Button>
                </Box>
                {dejar.variables === seguida.idSeguida && <AvisoDeFallo error={dejar.error} />}
              </Celda>
            </Fila>
          ))}
        </Tabla>
      )}
      <Button sx={{ mt: 2 }} component={Link} to={MAPA.enlace()} variant="contained">
        Ir al mapa
      </Button>
    </>
  )
}

const nombreDe = ({ seccion, manzana, parcela, idParcela }: ObraSeguida) =>
  idParcela === null
    ? manzanaLarga(seccion, manzana)
    : `Parcela ${parcela || 'sin número'}, ${manzanaLarga(seccion, manzana)}`
