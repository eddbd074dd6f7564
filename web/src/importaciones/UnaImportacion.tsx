import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { HAY_FILAS_RECHAZADAS, NADA_QUE_APLICAR } from '@catastro/domain/importaciones/mensajes'
import { cuantos, segun } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { ConfirmDialog } from '../ui/pagina/ConfirmDialog.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'
import { BajarFilasConErrores } from './BajarFilasConErrores.tsx'
import { useImportacion } from './consultas.ts'
import { FilasRevisadas } from './FilasRevisadas.tsx'
import { LecturaDelShapefile } from './LecturaDelShapefile.tsx'
import { COMO_SE_VE, miles, NOMBRE_DE_CLASE } from './palabras.ts'

export function UnaImportacion({ idImportacion }: { idImportacion: number }) {
  const consulta = useImportacion(idImportacion)
  const [fallo, setFallo] = useState<Error | null>(null)
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  if (!consulta.data) return <Skeleton variant="rounded" height={240} />
  const importacion = consulta.data
  return (
    <>
      <Resumen importacion={importacion} />
      {importacion.estado === 'REVISADA' && (
        <>
          {importacion.lectura && <LecturaDelShapefile idImportacion={idImportacion} lectura={importacion.lectura} />}
          <QueHacer importacion={importacion} alFallar={setFallo} />
          <FilasRevisadas importacion={importacion} />
        </>
      )}
      {/* What was tried while somebody else decided: its button is gone, and why it was not done is still said. */}
      {importacion.estado !== 'REVISADA' && <AvisoDeFallo error={fallo} />}
    </>
  )
}

function Resumen({ importacion: i }: { importacion: Importacion }) {
  const [tono, texto] = COMO_SE_VE[i.estado]
  const trabajando = i.estado === 'POR_REVISAR' || i.estado === 'POR_APLICAR'
  return (
    <Panel aria-label="La importación" style={{ marginBottom: 24 }}>
      <Ficha
        datos={[
          { nombre: 'Archivo', valor: i.nombreArchivo },
          { nombre: 'Qué', valor: NOMBRE_DE_CLASE[i.clase] },
          { nombre: 'Estado', valor: <Chip tono={tono}>{texto}</Chip> },
          { nombre: 'Quién', valor: i.autor },
          { nombre: 'Subido', valor: fechaYHora(i.creadoEl) },
          { nombre: 'Importado', valor: i.aplicadaEl && fechaYHora(i.aplicadaEl) },
          ...(trabajando || i.estado === 'FALLIDA'
            ? []
            : [
                { nombre: 'Se agregan', valor: miles.format(i.altas) },
                { nombre: 'Se cambian', valor: miles.format(i.cambios) },
                { nombre: 'Quedan igual', valor: miles.format(i.iguales) },
                { nombre: 'Con errores', valor: miles.format(i.rechazadas) },
              ]),
        ]}
      />
      {trabajando && (
        <Box sx={{ mt: 3 }} aria-live="polite">
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
            <span>{i.estado === 'POR_REVISAR' ? 'Revisando el archivo' : 'Importando'}</span>
            <span className="cifras">{i.avance} %</span>
          </Box>
          <LinearProgress
            variant="determinate"
            value={i.avance}
            aria-label={texto}
            sx={{ height: 8, borderRadius: 1 }}
          />
          <Box sx={{ mt: 1, color: 'text.secondary' }}>Puede salir de esta pantalla: el trabajo sigue solo.</Box>
        </Box>
      )}
      {i.motivo && <Notice tono="mal">{i.motivo}</Notice>}
    </Panel>
  )
}

interface Decision {
  readonly importacion: Importacion
  /** Of the last try; null once one goes well. */
  readonly alFallar: (fallo: Error | null) => void
}

function QueHacer({ importacion: { idImportacion, altas, cambios, rechazadas }, alFallar }: Decision) {
  const consultas = useQueryClient()
  const [preguntando, setPreguntando] = useState(false)
  const releer = (_: unknown, fallo: Error | null) => {
    alFallar(fallo)
    return consultas.invalidateQueries({ queryKey: ['importaciones'] })
  }
  const aplicar = useEscritura({
    mutationFn: () => main('POST /importaciones/{idImportacion}/aplicar', { params: { idImportacion } }),
    onSuccess: ({ message }) => {
      avisar(message)
      setPreguntando(false)
    },
    onSettled: releer,
  })
  const descartar = useEscritura({
    mutationFn: () => main('POST /importaciones/{idImportacion}/descartar', { params: { idImportacion } }),
    onSuccess: ({ message }) => avisar(message),
    onSettled: releer,
  })
  const impedimento = rechazadas > 0 ? HAY_FILAS_RECHAZADAS : altas + cambios === 0 ? NADA_QUE_APLICAR : null
  return (
    <Box sx={{ mb: 4 }}>
      {impedimento && <Notice tono={rechazadas > 0 ? 'mal' : 'info'}>{impedimento}</Notice>}
      {rechazadas > 0 && <BajarFilasConErrores idImportacion={idImportacion} rechazadas={rechazadas} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!impedimento && (
          <Button variant="contained" onClick={() => setPreguntando(true)}>
            Aplicar
          </Button>
        )}
        <Button variant="outlined" loading={descartar.isPending} onClick={() => descartar.mutate()}>
          Descartar
        </Button>
      </Box>
      <AvisoDeFallo error={descartar.error} />
      <ConfirmDialog
        abierto={preguntando}
        titulo="Aplicar la importación"
        ocupado={aplicar.isPending}
        fallo={aplicar.error}
        alConfirmar={() => aplicar.mutate()}
        alCancelar={() => setPreguntando(false)}
      >
        {segun(altas, 'Se agregará', 'Se agregarán')} {cuantos(altas, 'registro', 'registros')} y{' '}
        {segun(cambios, 'se cambiará', 'se cambiarán')} {miles.format(cambios)}. Queda anotado a su nombre.
      </ConfirmDialog>
    </Box>
  )
}
