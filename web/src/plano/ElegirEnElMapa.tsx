import { SIN_RESULTADOS } from '@catastro/domain/mapa/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useMemo, useState } from 'react'
import { diferida } from '../red/cargaDiferida.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { SearchBox } from '../ui/campos/SearchBox.tsx'
import { useBusqueda, useCapas, useParcela } from './consultas.ts'
import { MAPA_VACIO, manzanaLarga, PARCELA_SIN_PADRON } from './mensajes.ts'
import { ParcelasHalladas } from './ParcelasHalladas.tsx'
import { puedeDibujar } from './webgl.ts'

const PlanoDeLaCiudad = diferida(() => import('./PlanoDeLaCiudad.tsx'), 'PlanoDeLaCiudad')
const SIN_CARPETAS: readonly number[] = []

/** A property picked by where it is: on the map, or by street and door in the list. Gives its padron. */
export function ElegirEnElMapa({ alElegir }: { alElegir: (padron: string) => void }) {
  const [buscado, setBuscado] = useState('')
  const [elegida, setElegida] = useState<number | null>(null)
  const [dibuja] = useState(puedeDibujar)
  const capas = useCapas()
  const hallazgo = useBusqueda(buscado)
  const parcela = useParcela(elegida)
  const halladas = hallazgo.data?.parcelas
  const marcas = useMemo(
    () => ({ parcela: elegida, manzana: null, halladas: (halladas ?? []).map(({ idParcela }) => idParcela) }),
    [elegida, halladas],
  )
  const conError = [capas, hallazgo, parcela].find(({ isError }) => isError)
  const p = parcela.data?.parcela
  const { marco } = capas.data ?? {}
  return (
    <Box component="section" aria-label="Elegir en el mapa" sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <SearchBox
        id="buscarEnElMapa"
        label="Calle y altura"
        value={buscado}
        alBuscar={(texto) => {
          setBuscado(texto)
          setElegida(null)
        }}
      />
      {conError && <FailedState error={conError.error} alReintentar={() => conError.refetch()} />}
      {buscado !== '' && halladas?.length === 0 && <EmptyState texto={SIN_RESULTADOS} />}
      {elegida === null && hallazgo.data && halladas && halladas.length > 0 && (
        <ParcelasHalladas parcelas={halladas} hayMas={hallazgo.data.hayMas} alElegir={setElegida} />
      )}
      {marco === null && <Notice tono="atencion">{MAPA_VACIO}</Notice>}
      {dibuja && capas.data && marco && (
        <Suspense fallback={<Spinner texto="Dibujando el mapa…" />}>
          <PlanoDeLaCiudad
            // The folders of others are not what is being looked for.
            capas={{ ...capas.data, carpetas: null }}
            marco={marco}
            marcas={marcas}
            encuadre={parcela.data?.caja ?? null}
            estados={SIN_CARPETAS}
            alto={{ xs: 320, md: 380 }}
            alElegirParcela={setElegida}
            alElegirManzana={() => {}}
            alMover={() => {}}
          />
        </Suspense>
      )}
      {p && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography sx={{ flexGrow: 1 }}>
            <strong>{p.domicilio || `Parcela ${p.parcela}`}</strong> · {manzanaLarga(p.seccion, p.manzana)}
            {p.padron && ` · padrón ${p.padron}`}
          </Typography>
          {p.padron === null ? (
            <Typography>{PARCELA_SIN_PADRON}</Typography>
          ) : (
            <Button variant="contained" onClick={() => alElegir(p.padron ?? '')}>
              Usar el padrón {p.padron}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
