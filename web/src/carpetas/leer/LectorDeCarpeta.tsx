import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { Lugar } from '@catastro/domain/carpetas/lugar'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Download from '@mui/icons-material/Download'
import FolderZip from '@mui/icons-material/FolderZip'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ComponentType } from 'react'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { fechaYHora, tamanoDeArchivo } from '../../ui/pagina/formato.ts'
import type { Alfiler } from '../../ui/pdf/alfiler.ts'
import { useArchivosDe, useFormulariosDe } from '../consultas.ts'
import { loQueContiene, SIN_ARCHIVOS_AUN } from '../mensajes.ts'
import type { CarpetaConRequisitos } from '../requisitos/PanelDeRequisitos.tsx'
import { CLASES_DE_ARCHIVO_EN_PALABRAS } from '../ver/clasesDeArchivo.ts'
import { descargarArchivo, descargarArchivos } from '../ver/descargarArchivos.ts'
import { EnElSistemaAnterior } from '../ver/EnElSistemaAnterior.tsx'
import { ArchivoAbierto } from './ArchivoAbierto.tsx'
import { CargaDiferida } from './CargaDiferida.tsx'
import { ParteDeCarpeta } from './ParteDeCarpeta.tsx'
import { verParte } from './parteVisible.ts'
import { RequisitosPresentados } from './RequisitosPresentados.tsx'

/** The answers of a form of the folder, as its capability shows them. */
export type RespuestasDe = ComponentType<{ readonly codigo: string; readonly idCarpeta: number }>

interface Props {
  readonly carpeta: CarpetaConRequisitos & Pick<CarpetaListItem, 'numeroAnterior'>
  readonly Respuestas: RespuestasDe
  readonly alfileresDe: (idArchivo: number) => readonly Alfiler[]
  readonly elegido: string | null
  readonly alElegir: (clave: string) => void
  /** Observes a part, or a place of it; none, it is only read. */
  readonly alObservar?: ((parte: string, lugar?: Lugar) => void) | undefined
}

/** What there is to be read, in that order: the sketch is asked of everybody, and says the least. */
function usePartes(idCarpeta: number) {
  const formularios = useFormulariosDe(idCarpeta)
  const archivos = useArchivosDe(idCarpeta)
  return {
    formularios,
    archivos,
    enviados: (formularios.data ?? []).filter(({ grabado, observado }) => grabado === 1 || observado === 1),
    porLeer: archivos.data?.toSorted((a, b) => Number(a.clase === 'CROQUIS') - Number(b.clase === 'CROQUIS')),
  }
}

/** All that a folder holds, one thing below the other: first its files, and then what they answer and its forms' answers, folded away; each opened as it is come to. */
export function LectorDeCarpeta({ carpeta, Respuestas, alfileresDe, elegido, alElegir, alObservar }: Props) {
  const { idCarpeta } = carpeta
  const { formularios, archivos, enviados, porLeer } = usePartes(idCarpeta)
  return (
    <Stack spacing={3} component="section" aria-label="Lo que presentó">
      {archivos.error && <FailedState error={archivos.error} alReintentar={archivos.refetch} />}
      {porLeer?.length === 0 && <p>{SIN_ARCHIVOS_AUN}</p>}
      {porLeer?.map((archivo) => {
        const { idArchivo, nombre, clase, tamano, fecha } = archivo
        const parte = `archivo ${idArchivo}`
        return (
          <ParteDeCarpeta
            key={parte}
            parte={parte}
            titulo={nombre}
            detalle={`${CLASES_DE_ARCHIVO_EN_PALABRAS[clase]} · ${tamanoDeArchivo(tamano)} · ${fechaYHora(fecha)}`}
            alObservar={alObservar && (() => alObservar(parte))}
            acciones={
              <Descarga bajar={() => descargarArchivo(idArchivo, nombre)}>
                {(boton) => (
                  <Button
                    size="small"
                    className="no-imprimir"
                    startIcon={<Download />}
                    aria-label={`Descargar ${nombre}`}
                    {...boton}
                  >
                    Descargar
                  </Button>
                )}
              </Descarga>
            }
          >
            <CargaDiferida>
              <ArchivoAbierto
                archivo={archivo}
                alfileres={alfileresDe(idArchivo)}
                elegido={elegido}
                alElegir={alElegir}
                {...(alObservar && { alMarcar: (lugar: Lugar) => alObservar(parte, lugar) })}
              />
            </CargaDiferida>
          </ParteDeCarpeta>
        )
      })}
      <RequisitosPresentados carpeta={carpeta} alObservar={alObservar} />
      {formularios.error && <FailedState error={formularios.error} alReintentar={formularios.refetch} />}
      {enviados.map(({ codigoFormulario, FormularioTipo }) => {
        const parte = `formulario ${codigoFormulario}`
        return (
          <ParteDeCarpeta
            key={parte}
            parte={parte}
            titulo={enOracion(FormularioTipo)}
            alObservar={alObservar && (() => alObservar(parte))}
          >
            {/* With no file they are all that there is to read. */}
            <details open={porLeer?.length === 0}>
              <summary style={{ cursor: 'pointer', padding: '8px 0' }}>Respuestas</summary>
              <CargaDiferida>
                <Respuestas codigo={codigoFormulario} idCarpeta={idCarpeta} />
              </CargaDiferida>
            </details>
          </ParteDeCarpeta>
        )
      })}
      <EnElSistemaAnterior carpeta={carpeta} />
    </Stack>
  )
}

/** What there is, to go straight to it: one line, until somebody wants it. */
export function IndiceDeCarpeta({ idCarpeta }: { idCarpeta: number }) {
  const { enviados, porLeer = [] } = usePartes(idCarpeta)
  const partes = [
    ...porLeer.map((a) => ({ parte: `archivo ${a.idArchivo}`, titulo: a.nombre })),
    ...enviados.map((f) => ({ parte: `formulario ${f.codigoFormulario}`, titulo: enOracion(f.FormularioTipo) })),
  ]
  if (partes.length < 2) return null
  return (
    <details className="no-imprimir">
      <summary>{loQueContiene(partes.length)}</summary>
      <Box component="nav" aria-label="Partes de la carpeta" sx={{ my: 1 }}>
        <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {partes.map(({ parte, titulo }, n) => (
            <li key={parte}>
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => verParte(parte)}
                sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
              >
                {`${n + 1}. ${titulo}`}
              </Button>
            </li>
          ))}
          {porLeer.length > 1 && (
            <li>
              <Descarga bajar={() => descargarArchivos(idCarpeta)}>
                {(boton) => (
                  <Button size="small" startIcon={<FolderZip />} {...boton}>
                    Descargar todos (ZIP)
                  </Button>
                )}
              </Descarga>
            </li>
          )}
        </Box>
      </Box>
    </details>
  )
}
