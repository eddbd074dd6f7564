import { ARCHIVO_APARTADO, ARCHIVO_EN_REVISION } from '@catastro/domain/antivirus/mensajes'
import type { SituacionDeArchivo } from '@catastro/domain/antivirus/reglas'
import { cuantos } from '@catastro/domain/plurales'
import Download from '@mui/icons-material/Download'
import FolderZip from '@mui/icons-material/FolderZip'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fechaYHora, tamanoDeArchivo } from '../../ui/pagina/formato.ts'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'
import type { Tono } from '../../ui/theme.ts'
import { type Archivo, useArchivosDe } from '../consultas.ts'
import { SIN_ARCHIVOS_AUN } from '../mensajes.ts'
import { CLASES_DE_ARCHIVO_EN_PALABRAS } from './clasesDeArchivo.ts'
import { descargarArchivo, descargarArchivos } from './descargarArchivos.ts'

const COLUMNAS = ['Archivo', 'Clase', { titulo: 'Tamaño', numerica: true }, 'Recibido', 'Herramientas'] as const

/** Every file of a folder: each by itself, or all in one ZIP. */
export function ArchivosDeCarpeta({ idCarpeta, enTelefono }: { idCarpeta: number } & Plegado) {
  const { data: archivos = [], isPending, error, refetch } = useArchivosDe(idCarpeta)
  return (
    <Parte
      id="archivos-de-carpeta"
      titulo="Archivos"
      resumen={archivos.length > 0 && cuantos(archivos.length, 'archivo', 'archivos')}
      accion={archivos.length > 1 && <DescargarTodos idCarpeta={idCarpeta} />}
      enTelefono={enTelefono}
    >
      {error && <FailedState error={error} alReintentar={refetch} />}
      {!error && !isPending && archivos.length === 0 && <Typography>{SIN_ARCHIVOS_AUN}</Typography>}
      {!error && (isPending || archivos.length > 0) && (
        <Tabla nombre="Archivos de la carpeta" columnas={COLUMNAS} cargando={isPending ? 2 : 0}>
          {archivos.map((archivo) => (
            <FilaDeArchivo key={archivo.idArchivo} archivo={archivo} />
          ))}
        </Tabla>
      )}
    </Parte>
  )
}

function DescargarTodos({ idCarpeta }: { idCarpeta: number }) {
  return (
    <Descarga bajar={() => descargarArchivos(idCarpeta)}>
      {(boton) => (
        <Button size="small" variant="outlined" className="no-imprimir" startIcon={<FolderZip />} {...boton}>
          Descargar todos (ZIP)
        </Button>
      )}
    </Descarga>
  )
}

const SITUACIONES: Readonly<Record<SituacionDeArchivo, readonly [tono: Tono, texto: string, porQue: string]>> = {
  EN_REVISION: ['atencion', 'En revisión', ARCHIVO_EN_REVISION],
  APARTADO: ['mal', 'Apartado', ARCHIVO_APARTADO],
}

/** In the place of the button, for a file that the scanner holds back (S-22). */
function Retenido({ situacion }: { situacion: SituacionDeArchivo }) {
  const [tono, texto, porQue] = SITUACIONES[situacion]
  return (
    <>
      <Chip tono={tono}>{texto}</Chip>
      <Typography variant="body2" sx={{ mt: 0.5, maxWidth: 320 }}>
        {porQue}
      </Typography>
    </>
  )
}

function FilaDeArchivo({ archivo }: { archivo: Archivo }) {
  const { idArchivo, nombre, clase, tamano, fecha, situacion } = archivo
  return (
    <Fila>
      <Celda columna="Archivo">
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {nombre}
        </Box>
      </Celda>
      <Celda columna="Clase">{CLASES_DE_ARCHIVO_EN_PALABRAS[clase]}</Celda>
      <Celda columna="Tamaño" numerica>
        {tamanoDeArchivo(tamano)}
      </Celda>
      <Celda columna="Recibido">{fechaYHora(fecha)}</Celda>
      <Celda columna="Herramientas">
        {situacion ? (
          <Retenido situacion={situacion} />
        ) : (
          <div className="no-imprimir">
            <Descarga bajar={() => descargarArchivo(idArchivo, nombre)}>
              {(boton) => (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<Download />}
                  aria-label={`Descargar ${nombre}`}
                  {...boton}
                >
                  Descargar
                </Button>
              )}
            </Descarga>
          </div>
        )}
      </Celda>
    </Fila>
  )
}
