import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../../red/cliente.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { SearchBox } from '../../ui/campos/SearchBox.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import type { PorAsignar } from './AsignarYPlanear.tsx'

interface Props {
  readonly alElegir: (carpeta: PorAsignar) => void
  readonly alCerrar: () => void
}

const CUANTAS = 10

/** Which folder is to be visited: those that nobody has, the longest waiting first; or any, looked for. */
export function ElegirCarpeta({ alElegir, alCerrar }: Props) {
  const [buscar, setBuscar] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['carpetas', 'porVisitar', buscar],
    queryFn: () =>
      main('GET /documentacion/listarTodas', {
        query: {
          pagina: 1,
          porPagina: CUANTAS,
          orden: 'antiguas',
          completas: 1,
          estado: SE_ASIGNAN.join(','),
          ...(buscar ? { buscar } : { asignadas: 'nadie' as const }),
        },
      }),
    staleTime: 0,
  })
  return (
    <Modal abierto ancho={560} titulo="¿Qué carpeta se visita?" alCerrar={alCerrar}>
      <SearchBox id="buscar-por-visitar" label="Carpeta, padrón, titular o calle" value={buscar} alBuscar={setBuscar} />
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!data && !error && <Spinner />}
      {data && (
        <>
          <Typography sx={{ my: 1.5, color: 'text.secondary' }}>
            {buscar
              ? 'Halladas'
              : data.carpetas.length > 0
                ? 'Sin asignar'
                : 'No hay carpetas sin asignar: busque una.'}
          </Typography>
          {buscar && data.carpetas.length === 0 && <p>Ninguna carpeta que se pueda visitar coincide.</p>}
          {data.carpetas.map((carpeta) => (
            <Button
              key={carpeta.idCarpeta}
              fullWidth
              variant="outlined"
              sx={{ mb: 1, justifyContent: 'flex-start', textAlign: 'left' }}
              onClick={() => alElegir(porAsignar(carpeta))}
            >
              {carpeta.idCarpeta} · {porAsignar(carpeta).domicilio} · {carpeta.titular}
            </Button>
          ))}
        </>
      )}
    </Modal>
  )
}

interface DeLista extends Omit<PorAsignar, 'domicilio'> {
  readonly calle: string | null
  readonly NroPuerta: string | null
}

/** Of a folder as the lists bring it. */
export const porAsignar = ({ idCarpeta, version, idInspector, calle, NroPuerta }: DeLista): PorAsignar => ({
  idCarpeta,
  version,
  idInspector,
  domicilio: [calle, NroPuerta].filter(Boolean).join(' '),
})
