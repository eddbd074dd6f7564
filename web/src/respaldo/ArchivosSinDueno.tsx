import { cuantos } from '@catastro/domain/plurales'
import type { ArchivoSinDueno } from '@catastro/domain/respaldo/llamadas'
import { TITULO_SIN_DUENO } from '@catastro/domain/respaldo/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ContenidoDeArchivo } from '../carpetas/leer/ArchivoAbierto.tsx'
import { bajar } from '../red/bajada.ts'
import { main } from '../red/cliente.ts'
import { descargar } from '../red/descargar.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PAGINAS_AL_ALCANCE, Paginacion, usePaginas } from '../ui/listas/Paginacion.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { ConfirmDialog } from '../ui/pagina/ConfirmDialog.tsx'
import { fechaYHora, tamanoDeArchivo } from '../ui/pagina/formato.ts'
import { Modal } from '../ui/pagina/Modal.tsx'

const CLAVE = ['archivosSinDueno']

/** What lies in the store and no row ever named: after a restoration, perhaps all that is left of a filing. */
export function ArchivosSinDueno() {
  const { pagina, porPagina, irA, deEstas } = usePaginas(25)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...CLAVE, pagina, porPagina],
    queryFn: () => main('GET /archivos/sinDueno', { query: { pagina, porPagina } }),
    placeholderData: keepPreviousData,
  })
  // The last of a page was discarded.
  if (data?.archivos.length === 0 && pagina > 1 && !isPlaceholderData) irA(pagina - 1)
  return (
    <section aria-labelledby="sin-dueno">
      <Typography variant="h2" id="sin-dueno" sx={{ mt: 4, mb: 1 }}>
        {TITULO_SIN_DUENO}
      </Typography>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data?.cuantos === 0 && <Typography>Todos los archivos guardados son de algo que está en la base.</Typography>}
      {data && data.cuantos > 0 && (
        <>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {cuantos(data.cuantos, 'archivo', 'archivos')}. Después de una restauración pueden ser lo único que queda de
            una presentación: ábralos, y llame a quien los mandó. No se borran solos.
          </Typography>
          <Tabla nombre={TITULO_SIN_DUENO} columnas={['Recibido', 'Qué parece', 'Tamaño', 'Carpeta', '']}>
            {data.archivos.map((archivo) => (
              <FilaDeArchivo key={archivo.nombre} archivo={archivo} />
            ))}
          </Tabla>
          <Paginacion {...deEstas} total={Math.min(data.cuantos, PAGINAS_AL_ALCANCE * porPagina)} />
        </>
      )}
    </section>
  )
}

/** Without bringing it to one's own machine. */
const SE_VEN: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']

const TIPOS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Foto (JPG)',
  'image/png': 'Imagen (PNG)',
  'image/vnd.dwg': 'Plano (DWG)',
  'image/vnd.dxf': 'Plano (DXF)',
}

function FilaDeArchivo({ archivo: a }: { readonly archivo: ArchivoSinDueno }) {
  const de = `el archivo del ${fechaYHora(a.recibido)}`
  const traer = () => bajar('main', 'GET /archivos/sinDueno/{nombre}', { params: { nombre: a.nombre } })
  const abrir = () => descargar(traer, a.nombre)
  return (
    <Fila>
      <Celda columna="Recibido">{fechaYHora(a.recibido)}</Celda>
      <Celda columna="Qué parece">{a.titulo ?? (a.tipo === null ? 'No se reconoce' : (TIPOS[a.tipo] ?? a.tipo))}</Celda>
      <Celda columna="Tamaño">{tamanoDeArchivo(a.tamano)}</Celda>
      <Celda columna="Carpeta">{a.idCarpeta ?? 'No lo dice'}</Celda>
      <Celda columna="">
        {/* One thing: on a phone what stands beside it would go under the column's name. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {a.tipo !== null && SE_VEN.includes(a.tipo) && <VerArchivo archivo={a} de={de} traer={traer} />}
          <Descarga bajar={abrir}>
            {({ loading, onClick }) => (
              <Button size="small" variant="outlined" loading={loading} onClick={onClick} aria-label={`Abrir ${de}`}>
                Abrir
              </Button>
            )}
          </Descarga>
          <DescartarArchivo nombre={a.nombre} de={de} />
        </Box>
      </Celda>
    </Fila>
  )
}

/** What is in it, where it is decided whose it is: nothing is brought before it is asked for. */
function VerArchivo({
  archivo: { nombre, titulo, tipo },
  de,
  traer,
}: {
  readonly archivo: ArchivoSinDueno
  readonly de: string
  readonly traer: () => Promise<{ readonly blob: Blob }>
}) {
  const [abierto, setAbierto] = useState(false)
  const cerrar = () => setAbierto(false)
  const { data, error, refetch } = useQuery({
    queryKey: [...CLAVE, nombre],
    queryFn: traer,
    enabled: abierto,
    gcTime: 0,
  })
  return (
    <>
      <Button size="small" variant="outlined" aria-label={`Ver ${de}`} onClick={() => setAbierto(true)}>
        Ver
      </Button>
      {abierto && (
        <Modal
          abierto
          titulo={titulo ?? 'Archivo sin dueño'}
          alCerrar={cerrar}
          acciones={<Button onClick={cerrar}>Cerrar</Button>}
        >
          {error && <FailedState error={error} alReintentar={refetch} />}
          {!data && !error && <Spinner />}
          {data && <ContenidoDeArchivo datos={data.blob} nombre={titulo ?? nombre} tipo={tipo ?? ''} />}
        </Modal>
      )}
    </>
  )
}

/** It is nobody's: what the sweep then does cannot be undone. */
export function DescartarArchivo({ nombre, de }: { readonly nombre: string; readonly de: string }) {
  const consultas = useQueryClient()
  const [abierto, setAbierto] = useState(false)
  const descartar = useEscritura({
    mutationFn: () => main('POST /archivos/sinDueno/descartar', { json: { nombre } }),
    onSuccess: ({ message }) => {
      avisar(message)
      setAbierto(false)
    },
    // Somebody else may have done so meanwhile.
    onSettled: () => consultas.invalidateQueries({ queryKey: CLAVE }),
  })
  return (
    <>
      <Button size="small" color="inherit" aria-label={`Descartar ${de}`} onClick={() => setAbierto(true)}>
        Descartar
      </Button>
      <ConfirmDialog
        abierto={abierto}
        titulo="Descartar el archivo"
        confirmar="Descartar"
        peligroso
        ocupado={descartar.isPending}
        fallo={descartar.error}
        alConfirmar={() => descartar.mutate()}
        alCancelar={() => setAbierto(false)}
      >
        Se borra dentro de siete días, y no vuelve. Descártelo solo si lo abrió y no es de ninguna presentación.
      </ConfirmDialog>
    </>
  )
}
