import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Paginacion, type TamanoDePagina } from '../ui/listas/Paginacion.tsx'
import { TablaDeEventos } from './TablaDeEventos.tsx'

/** Notices that name no payment of the portal: forged, or of another system of the same merchant. */
export function AvisosSinPago() {
  const [pagina, setPagina] = useState(1)
  const [porPagina, setPorPagina] = useState<TamanoDePagina>(5)
  const consulta = useQuery({
    queryKey: ['pagos', 'avisosSinPago', pagina, porPagina],
    queryFn: () => main('GET /pagos/avisosSinPago', { query: { pagina, porPagina } }),
    placeholderData: keepPreviousData,
  })
  const { eventos = [], total = 0, totalEsMinimo } = consulta.data ?? {}
  if (consulta.isSuccess && total === 0) return null
  return (
    <section aria-labelledby="avisos-sin-pago">
      <Typography variant="h2" id="avisos-sin-pago" sx={{ mt: 4, mb: 1 }}>
        Avisos que no son de ningún pago
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Cualquiera puede enviar un aviso: no confirman nada. Muchos seguidos son algo para contarle al proveedor.
      </Typography>
      {consulta.isError ? (
        <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
      ) : (
        <>
          <TablaDeEventos
            nombre="Avisos que no son de ningún pago"
            eventos={eventos}
            cargando={consulta.isPending ? porPagina : 0}
          />
          <Paginacion
            pagina={pagina}
            porPagina={porPagina}
            total={total}
            totalEsMinimo={totalEsMinimo}
            alCambiarPagina={setPagina}
            alCambiarTamano={(filas) => {
              setPorPagina(filas as TamanoDePagina)
              setPagina(1)
            }}
          />
        </>
      )}
    </section>
  )
}
