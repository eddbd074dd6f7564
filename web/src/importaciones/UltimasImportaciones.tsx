import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { useUltimas } from './consultas.ts'
import { COMO_SE_VE, NOMBRE_DE_CLASE } from './palabras.ts'

const FILAS_GRISES = 3

export function UltimasImportaciones({ alElegir }: { alElegir: (idImportacion: number) => void }) {
  const consulta = useUltimas()
  return (
    <section aria-labelledby="ultimas">
      <Typography variant="h2" id="ultimas" sx={{ mb: 2 }}>
        Últimas importaciones
      </Typography>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.data?.length === 0 && <EmptyState texto="Todavía no se importó nada." />}
      {(consulta.isPending || (consulta.data?.length ?? 0) > 0) && (
        <Tabla
          nombre="Últimas importaciones"
          columnas={['Cuándo', 'Qué', 'Archivo', 'Quién', 'Estado', 'Acciones']}
          cargando={consulta.isPending ? FILAS_GRISES : 0}
        >
          {consulta.data?.map((i) => (
            <Fila key={i.idImportacion}>
              <Celda columna="Cuándo">{fechaYHora(i.creadoEl)}</Celda>
              <Celda columna="Qué">{NOMBRE_DE_CLASE[i.clase]}</Celda>
              <Celda columna="Archivo">{i.nombreArchivo}</Celda>
              <Celda columna="Quién">{i.autor}</Celda>
              <Celda columna="Estado">
                <Chip tono={COMO_SE_VE[i.estado][0]}>{COMO_SE_VE[i.estado][1]}</Chip>
              </Celda>
              <Celda columna="Acciones">
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Ver la importación de ${i.nombreArchivo}`}
                  onClick={() => alElegir(i.idImportacion)}
                >
                  Ver
                </Button>
              </Celda>
            </Fila>
          ))}
        </Tabla>
      )}
    </section>
  )
}
