import type { FilaDeImportacion, Importacion } from '@catastro/domain/importaciones/llamadas'
import { ACCIONES, type Accion } from '@catastro/domain/importaciones/reglas'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { PAGINAS_AL_ALCANCE, Paginacion, usePaginas } from '../ui/listas/Paginacion.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { TONOS } from '../ui/theme.ts'
import { COMO_ACTUA, COMO_QUEDA } from './palabras.ts'

/** What each row would do. Where some are wrong, those are seen first. */
export function FilasRevisadas({ importacion }: { importacion: Importacion }) {
  const { idImportacion } = importacion
  const [accion, setAccion] = useState<Accion | ''>(importacion.rechazadas > 0 ? 'RECHAZADA' : '')
  const { pagina, porPagina, irA, deEstas } = usePaginas(10)
  const consulta = useQuery({
    queryKey: ['importaciones', idImportacion, 'filas', accion, pagina, porPagina],
    queryFn: () =>
      main('GET /importaciones/{idImportacion}/filas', {
        params: { idImportacion },
        query: { pagina, porPagina, ...(accion && { accion }) },
      }),
    placeholderData: keepPreviousData,
    // A shapefile read again has other rows under the same number.
    staleTime: 0,
  })
  const { filas = [], total = 0 } = consulta.data ?? {}
  return (
    <section aria-labelledby="filas">
      <Typography variant="h2" id="filas" sx={{ mb: 2 }}>
        Fila por fila
      </Typography>
      <Box sx={{ maxWidth: 320, mb: 2 }}>
        <SelectInput
          id="accion"
          label="Qué pasa con la fila"
          value={accion}
          vacia="Todas"
          opciones={ACCIONES.map((valor) => ({ valor, texto: COMO_ACTUA[valor][1] }))}
          onChange={(valor) => {
            setAccion(ACCIONES.find((a) => a === valor) ?? '')
            irA(1)
          }}
        />
      </Box>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.isSuccess && filas.length === 0 && <EmptyState texto="No hay filas así." />}
      {!consulta.isError && (consulta.isPending || filas.length > 0) && (
        <>
          <Tabla
            nombre="Filas del archivo"
            columnas={['Fila', 'Qué pasa', 'Lo que dice el archivo', 'Errores']}
            cargando={consulta.isPending ? porPagina : 0}
          >
            {filas.map((fila) => (
              <Fila key={fila.fila}>
                <Celda columna="Fila">{fila.fila}</Celda>
                <Celda columna="Qué pasa">
                  <Chip tono={COMO_ACTUA[fila.accion][0]}>{COMO_ACTUA[fila.accion][1]}</Chip>
                </Celda>
                <Celda columna="Lo que dice el archivo">
                  {/* One thing: on a phone what stands beside it would go under the column's name. */}
                  <div>
                    {Object.values(fila.celdas)
                      .filter((celda) => celda !== '')
                      .join(' · ')}
                    {fila.antes && <LoQueCambia fila={fila} antes={fila.antes} />}
                    <LoContestado fila={fila} />
                  </div>
                </Celda>
                <Celda columna="Errores">
                  <Box component="ul" sx={{ m: 0, pl: 2, color: TONOS.mal.texto, listStyle: 'none', p: 0 }}>
                    {fila.errores.map(({ columna, msg }) => (
                      <li key={columna}>
                        <strong>{columna}:</strong> {msg}
                      </li>
                    ))}
                  </Box>
                </Celda>
              </Fila>
            ))}
          </Tabla>
          <Paginacion {...deEstas} total={Math.min(total, PAGINAS_AL_ALCANCE * porPagina)} />
        </>
      )}
    </section>
  )
}

const VACIO = '(vacío)'

/** As the file has it, or what was answered that it is. */
const comoQueda = ({ celdas, contestado }: FilaDeImportacion, columna: string) =>
  contestado.find((c) => c.columna === columna)?.queda ?? celdas[columna]

/** Each value as it is today, and as the file has it. */
const LoQueCambia = ({
  fila,
  antes,
}: {
  readonly fila: FilaDeImportacion
  readonly antes: Readonly<Record<string, string>>
}) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
    {Object.entries(antes).map(([columna, valor]) => (
      <li key={columna}>
        <strong>{columna}:</strong> {valor || VACIO} → {comoQueda(fila, columna) || VACIO}
      </li>
    ))}
  </Box>
)

/** What happens to the names that no catalogue has; of those that keep a row out, its errors say so. */
function LoContestado({ fila: { contestado, celdas } }: { readonly fila: FilaDeImportacion }) {
  const dichos = contestado.filter(({ respuesta }) => respuesta !== 'AFUERA')
  if (dichos.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', color: 'text.secondary' }}>
      {dichos.map(({ columna, respuesta, queda }) => (
        <li key={columna}>
          <strong>{columna}:</strong> {celdas[columna]} {COMO_QUEDA[respuesta]} {queda}
        </li>
      ))}
    </Box>
  )
}
