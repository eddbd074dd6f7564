import type { Importacion } from '@catastro/domain/importaciones/llamadas'
import { NADA_QUE_APLICAR } from '@catastro/domain/importaciones/mensajes'
import { DIAS_CON_LAS_MALAS } from '@catastro/domain/importaciones/reglas'
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
import { enCurso, useImportacion } from './consultas.ts'
import { Deshacer } from './Deshacer.tsx'
import { FilasRevisadas } from './FilasRevisadas.tsx'
import { LecturaDelShapefile } from './LecturaDelShapefile.tsx'
import { NombresQueFaltan } from './NombresQueFaltan.tsx'
import { PersonasQueFaltan } from './PersonasQueFaltan.tsx'
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
          {importacion.faltanPersonas && <PersonasQueFaltan importacion={importacion} alFallar={setFallo} />}
          {importacion.faltanNombres && <NombresQueFaltan importacion={importacion} alFallar={setFallo} />}
          <QueHacer importacion={importacion} alFallar={setFallo} />
          <FilasRevisadas importacion={importacion} />
        </>
      )}
      {importacion.estado === 'APLICADA' && importacion.parcial && importacion.rechazadas > 0 && (
        <>
          <LoQueQuedo importacion={importacion} />
          <FilasRevisadas importacion={importacion} />
        </>
      )}
      {importacion.seDeshace && <Deshacer importacion={importacion} alFallar={setFallo} />}
      {/* What was tried while somebody else decided: its button is gone, and why it was not done is still said. */}
      {importacion.estado !== 'REVISADA' && <AvisoDeFallo error={fallo} />}
    </>
  )
}

function Resumen({ importacion: i }: { importacion: Importacion }) {
  const [tono, texto] = COMO_SE_VE[i.estado]
  const aplicada = i.estado === 'APLICADA' || i.deshechaEl !== null
  const trabajando = enCurso(i)
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
          ...(i.deshechaEl ? [{ nombre: 'Deshecho', valor: fechaYHora(i.deshechaEl) }] : []),
          ...(trabajando || i.estado === 'FALLIDA'
            ? []
            : [
                { nombre: 'Filas leídas', valor: miles.format(i.leidas) },
                { nombre: aplicada ? 'Se agregaron' : 'Se agregan', valor: miles.format(i.altas) },
                { nombre: aplicada ? 'Se cambiaron' : 'Se cambian', valor: miles.format(i.cambios) },
                { nombre: aplicada ? 'Quedaron igual' : 'Quedan igual', valor: miles.format(i.iguales) },
                { nombre: aplicada ? 'No se importaron' : 'Con errores', valor: miles.format(i.rechazadas) },
              ]),
        ]}
      />
      {trabajando && (
        <Box sx={{ mt: 3 }} aria-live="polite">
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
            <span>{i.estado === 'POR_REVISAR' ? 'Revisando el archivo' : texto}</span>
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

/** Of a file with bad rows, the good ones alone may be applied; above the city's limit it is asked twice (A-202). */
function QueHacer({ importacion, alFallar }: Decision) {
  const { idImportacion, altas, cambios, rechazadas, leidas, muchasMalas, nuevosAdministradores } = importacion
  const consultas = useQueryClient()
  const [preguntando, setPreguntando] = useState<'no' | 'una vez' | 'otra vez'>('no')
  const releer = (_: unknown, fallo: Error | null) => {
    alFallar(fallo)
    return consultas.invalidateQueries({ queryKey: ['importaciones'] })
  }
  const hayMalas = rechazadas > 0
  const aplicar = useEscritura({
    mutationFn: () =>
      main('POST /importaciones/{idImportacion}/aplicar', {
        params: { idImportacion },
        query: {
          ...(hayMalas && { modo: 'BUENAS' as const, ...(muchasMalas && { conMalas: rechazadas }) }),
          ...(nuevosAdministradores > 0 && { conAdministradores: nuevosAdministradores }),
        },
      }),
    onSuccess: ({ message }) => {
      avisar(message)
      setPreguntando('no')
    },
    onSettled: releer,
  })
  const descartar = useEscritura({
    mutationFn: () => main('POST /importaciones/{idImportacion}/descartar', { params: { idImportacion } }),
    onSuccess: ({ message }) => avisar(message),
    onSettled: releer,
  })
  const buenas = altas + cambios
  const confirmar = () => (muchasMalas && preguntando === 'una vez' ? setPreguntando('otra vez') : aplicar.mutate())
  return (
    <Box sx={{ mb: 4 }}>
      {hayMalas && <Notice tono="atencion">{queHacerConLasMalas(buenas, rechazadas)}</Notice>}
      {nuevosAdministradores > 0 && <QuienesAdministran importacion={importacion} />}
      {!hayMalas && buenas === 0 && <Notice>{NADA_QUE_APLICAR}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: hayMalas ? 3 : 0 }}>
        {buenas > 0 && (
          <Button variant="contained" onClick={() => setPreguntando('una vez')}>
            {hayMalas ? segun(buenas, 'Aplicar la buena', `Aplicar las ${miles.format(buenas)} buenas`) : 'Aplicar'}
          </Button>
        )}
        <Button variant="outlined" loading={descartar.isPending} onClick={() => descartar.mutate()}>
          Descartar
        </Button>
      </Box>
      <AvisoDeFallo error={descartar.error} />
      {hayMalas && <BajarFilasConErrores importacion={importacion} />}
      <ConfirmDialog
        abierto={preguntando !== 'no'}
        titulo={preguntando === 'otra vez' ? 'Hay muchas filas con errores' : 'Aplicar la importación'}
        {...(preguntando === 'otra vez' && { confirmar: 'Aplicar igual las buenas' })}
        ocupado={aplicar.isPending}
        fallo={aplicar.error}
        alConfirmar={confirmar}
        alCancelar={() => setPreguntando('no')}
      >
        {preguntando === 'otra vez' ? (
          <>
            {miles.format(rechazadas)} de las {cuantos(leidas, 'fila', 'filas')} tienen errores. Puede que sea otro
            archivo, o que sus columnas estén corridas. ¿Aplica igual las buenas?
          </>
        ) : (
          <>
            {segun(altas, 'Se agregará', 'Se agregarán')} {cuantos(altas, 'registro', 'registros')} y{' '}
            {segun(cambios, 'se cambiará', 'se cambiarán')} {miles.format(cambios)}. Queda anotado a su nombre.
            {hayMalas && ` ${seDevuelven(rechazadas)}`}
            {nuevosAdministradores > 0 &&
              ` ${pasanAAdministrar(nuevosAdministradores)}: podrán hacer todo en el portal.`}
          </>
        )}
      </ConfirmDialog>
    </Box>
  )
}

const pasanAAdministrar = (cuantas: number) =>
  `${cuantos(cuantas, 'persona pasa', 'personas pasan')} a ser ADMINISTRADOR`

/** Nobody becomes one by a file without being named first (A-265). */
function QuienesAdministran({ importacion: { nuevosAdministradores, administradores } }: { importacion: Importacion }) {
  const demas = nuevosAdministradores - administradores.length
  return (
    <Notice tono="atencion">
      Con este archivo {pasanAAdministrar(nuevosAdministradores)}:
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {administradores.map(({ fila, quien }) => (
          <li key={fila}>
            {quien}, fila {fila}
          </li>
        ))}
        {demas > 0 && <li>y {miles.format(demas)} más</li>}
      </Box>
    </Notice>
  )
}

const queHacerConLasMalas = (buenas: number, malas: number) =>
  [
    `${cuantos(malas, 'fila tiene', 'filas tienen')} errores.`,
    buenas > 0
      ? 'Puede aplicar ahora las buenas y corregir las otras después; o corregir todo y volver a subir el archivo, para que entre junto.'
      : 'Ninguna de las demás cambia algo. Corrija las que tienen errores y vuelva a subirlas.',
  ].join(' ')

const seDevuelven = (malas: number) =>
  `${segun(malas, 'La fila con errores no se importa', `Las ${miles.format(malas)} filas con errores no se importan`)}: ${segun(malas, 'queda', 'quedan')} acá ${DIAS_CON_LAS_MALAS} días, para bajarlas, corregirlas y subirlas.`

/** What an import of the good rows left over. */
function LoQueQuedo({ importacion }: { importacion: Importacion }) {
  const { rechazadas } = importacion
  return (
    <Box sx={{ mb: 4 }}>
      <Notice tono="atencion">
        Lo bueno ya está importado, y no se pierde.{' '}
        {segun(rechazadas, 'Queda una fila', `Quedan ${miles.format(rechazadas)} filas`)} por corregir: bájelas, corrija
        cada una donde está y suba esa misma planilla. Se guardan {DIAS_CON_LAS_MALAS} días.
      </Notice>
      <BajarFilasConErrores importacion={importacion} />
    </Box>
  )
}
