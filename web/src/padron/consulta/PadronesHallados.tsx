import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { NOMBRES_PARECIDOS, SIN_PROPIEDADES } from '@catastro/domain/padron/mensajes'
import Print from '@mui/icons-material/Print'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { Paginacion, type TamanoDePagina } from '../../ui/listas/Paginacion.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { CertificadoModal } from '../certificado/CertificadoModal.tsx'
import { FICHA_DE_PADRON } from '../direcciones.ts'
import type { Busqueda } from './busqueda.ts'

type Hallados = RespuestaDe<'main', 'GET /padron/obtenerPadronNombre/{name}'>

/** Each look-up is counted and noted: coming back to one that was just made does not make it again. */
const RECIENTE = { staleTime: 60_000 } as const

function pedir({ por, texto, pagina, porPagina }: Busqueda): Promise<Hallados> {
  const query = { pagina, porPagina }
  return por === 'documento'
    ? main('GET /padron/obtenerPadron/{cuilOrDni}', { params: { cuilOrDni: texto }, query })
    : main('GET /padron/obtenerPadronNombre/{name}', { params: { name: texto }, query })
}

/** While a page comes, the one before stays; of another search, nothing does. */
function usePadrones(busqueda: Busqueda) {
  const { por, texto, pagina, porPagina } = busqueda
  return useQuery({
    queryKey: ['padrones', por, texto, pagina, porPagina] as const,
    queryFn: () => pedir(busqueda),
    placeholderData: (anteriores: Hallados | undefined, consulta) =>
      consulta?.queryKey[1] === por && consulta.queryKey[2] === texto ? anteriores : undefined,
    ...RECIENTE,
  })
}

/** In the specification's order, with the documents beside the name. */
const COLUMNAS = [
  'Apellido y nombre',
  'DNI',
  'CUIT',
  'Calle',
  'Número',
  'Piso',
  'Dpto.',
  'Padrón municipal',
  'Padrón provincial',
  'Herramientas',
]

interface Props {
  readonly busqueda: Busqueda
  readonly alCambiar: (cambios: Partial<Pick<Busqueda, 'pagina' | 'porPagina'>>) => void
}

export function PadronesHallados({ busqueda, alCambiar }: Props) {
  const { data, error, isPending, isPlaceholderData, refetch } = usePadrones(busqueda)
  const [certificado, setCertificado] = useState<PadronDelRegistro | null>(null)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (data?.padrones.length === 0) return <EmptyState texto={SIN_PROPIEDADES} />
  return (
    <section aria-label="Resultados" aria-busy={isPlaceholderData}>
      {data?.parecidos && <Notice tono="atencion">{NOMBRES_PARECIDOS}</Notice>}
      <Tabla nombre="Padrones" columnas={COLUMNAS} cargando={isPending ? busqueda.porPagina : 0}>
        {data?.padrones.map((padron) => (
          <FilaDePadron key={padron.padronm} padron={padron} alCertificar={() => setCertificado(padron)} />
        ))}
      </Tabla>
      <Paginacion
        pagina={busqueda.pagina}
        porPagina={busqueda.porPagina}
        total={data?.total ?? 0}
        totalEsMinimo={data?.totalEsMinimo}
        alCambiarPagina={(pagina) => alCambiar({ pagina })}
        alCambiarTamano={(porPagina) => alCambiar({ porPagina: porPagina as TamanoDePagina })}
      />
      {certificado && <CertificadoModal padron={certificado} alCerrar={() => setCertificado(null)} />}
    </section>
  )
}

function FilaDePadron({ padron: p, alCertificar }: { padron: PadronDelRegistro; alCertificar: () => void }) {
  return (
    <Fila>
      <Celda columna="Apellido y nombre">{p.apeynom}</Celda>
      <Celda columna="DNI">{p.dni}</Celda>
      <Celda columna="CUIT">{p.cuit && <span style={{ whiteSpace: 'nowrap' }}>{cuilConGuiones(p.cuit)}</span>}</Celda>
      <Celda columna="Calle">{p.calle}</Celda>
      <Celda columna="Número">{p.numero}</Celda>
      <Celda columna="Piso">{p.piso}</Celda>
      <Celda columna="Dpto.">{p.dpto}</Celda>
      <Celda columna="Padrón municipal">
        <Link to={FICHA_DE_PADRON.enlace(p.padronm)} aria-label={`Ver el padrón ${p.padronm}`}>
          {p.padronm}
        </Link>
      </Celda>
      <Celda columna="Padrón provincial">{p.padronp}</Celda>
      <Celda columna="Herramientas">
        <ToolButton titulo="Imprimir certificado" detalle={`del padrón ${p.padronm}`} onClick={alCertificar}>
          <Print />
        </ToolButton>
      </Celda>
    </Fila>
  )
}
