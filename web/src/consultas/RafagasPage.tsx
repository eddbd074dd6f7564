import type { Rafaga } from '@catastro/domain/consultas/llamadas'
import { SIN_RAFAGAS, TITULO_RAFAGAS } from '@catastro/domain/consultas/mensajes'
import { PERSONAS_POR_HORA, POR_CIENTO_DEL_MAXIMO, RECHAZOS_POR_DIA } from '@catastro/domain/consultas/reglas'
import { useQuery } from '@tanstack/react-query'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { diaDeCalendario } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'

const numerica = (titulo: string) => ({ titulo, numerica: true }) as const
const CONSULTAS = numerica('Consultas')
const TITULARES = numerica('Titulares vistos')
const EXPORTADOS = numerica('Exportados')
const PERSONAS = numerica('Personas en una hora')
const RECHAZOS = numerica('Rechazos')
const FILAS_MIENTRAS_CARGA = 3

/** Who looked up more than their work explains, for an ADMINISTRADOR to ask about. */
export function RafagasPage() {
  const consulta = useQuery({
    queryKey: ['rafagas'],
    queryFn: async () => (await main('GET /consultas/rafagas')).rafagas,
  })
  const filas = consulta.data ?? []
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada={`Quién pasó, en un día de los últimos siete, del ${POR_CIENTO_DEL_MAXIMO} % de los titulares que se pueden consultar, vistos o exportados, de ${PERSONAS_POR_HORA} personas distintas en una hora o de ${RECHAZOS_POR_DIA} rechazos. Puede tener su motivo: pregúntelo.`}
      >
        {TITULO_RAFAGAS}
      </PageTitle>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.isSuccess && filas.length === 0 && <EmptyState texto={SIN_RAFAGAS} />}
      {!consulta.isError && !(consulta.isSuccess && filas.length === 0) && (
        <Tabla
          nombre={TITULO_RAFAGAS}
          columnas={['Día', 'Persona', 'Rol', CONSULTAS, TITULARES, EXPORTADOS, PERSONAS, RECHAZOS]}
          cargando={consulta.isPending ? FILAS_MIENTRAS_CARGA : 0}
        >
          {filas.map((rafaga) => (
            <FilaDeRafaga key={`${rafaga.dia} ${rafaga.idPersona}`} rafaga={rafaga} />
          ))}
        </Tabla>
      )}
    </>
  )
}

const FilaDeRafaga = ({ rafaga: r }: { rafaga: Rafaga }) => (
  <Fila>
    <Celda columna="Día">{diaDeCalendario(r.dia)}</Celda>
    <Celda columna="Persona">
      {r.nombre} ({r.idPersona})
    </Celda>
    <Celda columna="Rol">{r.rol ?? 'Sin rol'}</Celda>
    <Celda columna="Consultas" numerica>
      {r.consultas}
    </Celda>
    <Celda columna="Titulares vistos" numerica>
      {r.titulares}
    </Celda>
    <Celda columna="Exportados" numerica>
      {r.exportados}
    </Celda>
    <Celda columna="Personas en una hora" numerica>
      {r.personasEnUnaHora}
    </Celda>
    <Celda columna="Rechazos" numerica>
      {r.rechazos}
    </Celda>
  </Fila>
)
