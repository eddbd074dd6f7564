import { CLASES, loImporta } from '@catastro/domain/importaciones/reglas'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { useMantiene } from '../acceso/permisos.ts'
import { useSesion } from '../red/sesion.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useUltimas } from './consultas.ts'
import { importacionesDe } from './direcciones.ts'
import { ElegirArchivo } from './ElegirArchivo.tsx'
import { COMO_SE_VE, NOMBRE_DE_CLASE } from './palabras.ts'
import { UnaImportacion } from './UnaImportacion.tsx'

const FILAS_GRISES = 3

function UltimasImportaciones({ alElegir }: { alElegir: (idImportacion: number) => void }) {
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

/** Reference data by the file. The address says which kind, and which import is being looked at. */
export function ImportacionesPage() {
  const mantiene = useMantiene()
  const [parametros, setParametros] = useSearchParams()
  const roles = useSesion((sesion) => sesion.roles)
  const clase = CLASES.find((c) => c === parametros.get('clase') && loImporta(c, roles)) ?? 'calles'
  const id = Number(parametros.get('importacion')) || null
  const ver = (idImportacion: number) => setParametros({ clase, importacion: String(idImportacion) })
  return (
    <>
      <PageTitle
        volverA={id === null ? INICIO.enlace() : importacionesDe(clase)}
        textoVolver={id === null ? 'Volver' : 'Importar otro archivo'}
        bajada="Primero se revisa el archivo y se ve, fila por fila, qué se agregaría, qué cambiaría y qué está mal. Nada cambia hasta que usted lo aplica: todo junto, o solo las filas buenas, y las otras se le devuelven para corregir."
      >
        Importar y exportar
      </PageTitle>
      <SoloLectura />
      {mantiene && id !== null && <UnaImportacion key={id} idImportacion={id} />}
      {mantiene && id === null && (
        <>
          <ElegirArchivo
            clase={clase}
            alElegirClase={(nueva) => setParametros({ clase: nueva }, { replace: true })}
            alSubir={ver}
          />
          <UltimasImportaciones alElegir={ver} />
        </>
      )}
    </>
  )
}
