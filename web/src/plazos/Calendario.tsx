import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { diaDeCalendario } from '../ui/pagina/formato.ts'
import { hoy } from '../ui/pagina/hoy.ts'
import { AgregarDias } from './AgregarDias.tsx'
import { elAnioEsta, POR_CONFIRMAR, SIN_FERIADOS } from './mensajes.ts'

const COLUMNAS = ['Día', 'Nombre', 'Acciones'] as const

/** The holidays and closures of a year, and whether they are all there. */
export function Calendario({ cambia }: { cambia: boolean }) {
  const [anio, setAnio] = useState(Number(hoy().slice(0, 4)))
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['calendario', anio],
    queryFn: () => main('GET /calendario', { query: { anio } }),
  })
  const { ocupado, quitar, confirmar } = useCambiarCalendario()
  const { dias = [], confirmado = false } = data ?? {}
  return (
    <section aria-labelledby="calendario">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id="calendario" sx={{ mr: 'auto' }}>
          Días no laborables de {anio}
        </Typography>
        <Button variant="outlined" onClick={() => setAnio(anio - 1)}>
          {anio - 1}
        </Button>
        <Button variant="outlined" onClick={() => setAnio(anio + 1)}>
          {anio + 1}
        </Button>
      </Box>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && <Notice tono={confirmado ? 'bien' : 'atencion'}>{confirmado ? elAnioEsta(anio) : POR_CONFIRMAR}</Notice>}
      {data && dias.length === 0 && <Typography>{SIN_FERIADOS}</Typography>}
      {!error && (isPending || dias.length > 0) && (
        <Tabla nombre={`Días no laborables de ${anio}`} columnas={COLUMNAS} cargando={isPending ? 3 : 0}>
          {dias.map(({ fecha, nombre }) => (
            <Fila key={fecha}>
              <Celda columna="Día">{diaDeCalendario(fecha)}</Celda>
              <Celda columna="Nombre">{nombre}</Celda>
              <Celda columna="Acciones">
                {cambia && (
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={ocupado}
                    aria-label={`Quitar el ${diaDeCalendario(fecha)}`}
                    onClick={() => quitar.mutate(fecha)}
                  >
                    Quitar
                  </Button>
                )}
                {quitar.variables === fecha && <AvisoDeFallo error={quitar.error} />}
              </Celda>
            </Fila>
          ))}
        </Tabla>
      )}
      {cambia && (
        <>
          {data && !confirmado && (
            <Button variant="outlined" sx={{ mt: 2 }} loading={ocupado} onClick={() => confirmar.mutate(anio)}>
              Confirmar el calendario de {anio}
            </Button>
          )}
          {confirmar.variables === anio && <AvisoDeFallo error={confirmar.error} />}
          <AgregarDias />
        </>
      )}
    </section>
  )
}

/** What is done to the calendar with one click. */
function useCambiarCalendario() {
  const consultas = useQueryClient()
  const alSalir = {
    onSuccess: ({ message }: { message: string }) => void avisar(message),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['calendario'] }),
  }
  const quitar = useEscritura({
    mutationFn: (fecha: string) => main('POST /calendario/quitar', { json: { fecha } }),
    ...alSalir,
  })
  const confirmar = useEscritura({
    mutationFn: (anio: number) => main('POST /calendario/confirmar', { json: { anio } }),
    ...alSalir,
  })
  return { quitar, confirmar, ocupado: quitar.isPending || confirmar.isPending }
}
