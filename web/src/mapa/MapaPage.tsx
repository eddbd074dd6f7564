import { type Caja, cajaDe } from '@catastro/domain/mapa/geometria'
import { SIN_RESULTADOS } from '@catastro/domain/mapa/mensajes'
import Box from '@mui/material/Box'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { numeroDeLaDireccion } from '../acceso/direccion/direccion.ts'
import { INICIO } from '../acceso/direcciones.ts'
import { useBusqueda, useCapas, useParcela } from '../plano/consultas.ts'
import { MAPA_VACIO, SIN_MAPA } from '../plano/mensajes.ts'
import { ParcelasHalladas } from '../plano/ParcelasHalladas.tsx'
import { puedeDibujar } from '../plano/webgl.ts'
import { diferida } from '../red/cargaDiferida.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { SearchBox } from '../ui/campos/SearchBox.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useManzana } from './consultas.ts'
import { FiltroDeCarpetas, TODOS_EN_TRAMITE } from './FiltroDeCarpetas.tsx'
import { ManzanaElegida } from './ManzanaElegida.tsx'
import { ManzanasALaVista } from './ManzanasALaVista.tsx'
import { TITULO_MAPA } from './mensajes.ts'
import { ParcelaElegida } from './ParcelaElegida.tsx'

const PlanoDeLaCiudad = diferida(() => import('../plano/PlanoDeLaCiudad.tsx'), 'PlanoDeLaCiudad')

/** The city's map, and beside it a list that says the same: whatever the one does, the other does. */
export function MapaPage() {
  const capas = useCapas()
  const { marco } = capas.data ?? {}
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_MAPA}</PageTitle>
      {capas.isPending && <Spinner />}
      {capas.isError && <FailedState error={capas.error} alReintentar={() => capas.refetch()} />}
      {marco === null && <EmptyState texto={MAPA_VACIO} />}
      {capas.data && marco && <MapaYLista capas={capas.data} marco={marco} alMover={() => capas.refetch()} />}
    </>
  )
}

interface Props {
  readonly capas: NonNullable<ReturnType<typeof useCapas>['data']>
  readonly marco: Caja
  readonly alMover: () => void
}

function MapaYLista({ capas, marco, alMover }: Props) {
  const { lugar, ir } = useLugar()
  const [vista, setVista] = useState(marco)
  const [estados, setEstados] = useState(TODOS_EN_TRAMITE)
  const [dibuja] = useState(puedeDibujar)
  const hallazgo = useBusqueda(lugar.buscar)
  const parcela = useParcela(lugar.parcela)
  const manzana = useManzana(lugar.manzana)
  const halladas = hallazgo.data?.parcelas
  const unica = halladas?.length === 1 ? halladas[0] : undefined
  useEffect(() => {
    if (unica && lugar.parcela === null) ir({ buscar: lugar.buscar, parcela: unica.idParcela })
  }, [unica, lugar, ir])

  const marcas = useMemo(
    () => ({
      parcela: lugar.parcela,
      manzana: lugar.manzana,
      halladas: (halladas ?? []).map(({ idParcela }) => idParcela),
    }),
    [lugar.parcela, lugar.manzana, halladas],
  )
  const alrededor = useMemo(
    () => (halladas && halladas.length > 1 ? cajaDe(halladas.map(({ centro }) => centro)) : null),
    [halladas],
  )
  const encuadre = parcela.data?.caja ?? manzana.data?.caja ?? alrededor
  const conError = [hallazgo, parcela, manzana].find(({ isError }) => isError)
  const elegirParcela = (idParcela: number) => ir({ buscar: lugar.buscar, parcela: idParcela })
  const elegirManzana = (idManzana: number) => ir({ manzana: idManzana })
  const sinElegir = lugar.parcela === null && lugar.manzana === null
  return (
    <Box sx={partes}>
      <Box sx={{ gridArea: 'busqueda' }}>
        <SearchBox
          label="Padrón, o calle y altura"
          help="Por ejemplo: 100001 o San Martín 450"
          value={lugar.buscar}
          alBuscar={(buscar) => ir({ buscar })}
        />
      </Box>
      <Box sx={{ gridArea: 'lista', minWidth: 0 }}>
        {conError && <FailedState error={conError.error} alReintentar={() => conError.refetch()} />}
        {lugar.buscar !== '' && halladas?.length === 0 && <EmptyState texto={SIN_RESULTADOS} />}
        {sinElegir && hallazgo.data && halladas && halladas.length > 1 && (
          <ParcelasHalladas parcelas={halladas} hayMas={hallazgo.data.hayMas} alElegir={elegirParcela} />
        )}
        {lugar.parcela !== null && parcela.data && (
          <ParcelaElegida
            parcela={parcela.data.parcela}
            alVerManzana={elegirManzana}
            {...((halladas?.length ?? 0) > 1 && { alVolver: () => ir({ buscar: lugar.buscar }) })}
          />
        )}
        {lugar.manzana !== null && manzana.data && (
          <ManzanaElegida {...manzana.data} estados={estados} alElegirParcela={elegirParcela} alVolver={() => ir({})} />
        )}
        {sinElegir && lugar.buscar === '' && <ManzanasALaVista vista={vista} alElegir={elegirManzana} />}
      </Box>
      <Box sx={{ gridArea: 'mapa', minWidth: 0 }}>
        {capas.carpetas !== null && <FiltroDeCarpetas estados={estados} alCambiar={setEstados} />}
        {dibuja ? (
          <Suspense fallback={<Spinner texto="Dibujando el mapa…" />}>
            <PlanoDeLaCiudad
              capas={capas}
              marco={marco}
              marcas={marcas}
              encuadre={encuadre}
              estados={estados}
              alElegirParcela={elegirParcela}
              alElegirManzana={elegirManzana}
              alMover={(caja) => {
                setVista(caja)
                alMover()
              }}
            />
          </Suspense>
        ) : (
          <Notice tono="atencion">{SIN_MAPA}</Notice>
        )}
      </Box>
    </Box>
  )
}

const partes = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 380px) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"busqueda" "mapa" "lista"', md: '"busqueda mapa" "lista mapa"' },
} as const

/** What the map and its list are about: what was looked for, and the parcel or the block that is chosen. */
interface Lugar {
  readonly buscar: string
  readonly parcela: number | null
  readonly manzana: number | null
}

function useLugar() {
  const [parametros, setParametros] = useSearchParams()
  const lugar: Lugar = {
    buscar: parametros.get('buscar') ?? '',
    parcela: numeroDeLaDireccion(parametros.get('parcela')),
    manzana: numeroDeLaDireccion(parametros.get('manzana')),
  }
  const ir = (a: Partial<Lugar>) => {
    const nuevos = new URLSearchParams()
    for (const [clave, valor] of Object.entries(a)) if (valor) nuevos.set(clave, String(valor))
    setParametros(nuevos)
  }
  return { lugar, ir }
}
