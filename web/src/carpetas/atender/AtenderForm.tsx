import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { ARCHIVOS_ENVIADOS } from '@catastro/domain/carpetas/mensajes'
import { esFinal, esperaPago } from '@catastro/domain/carpetas/movimientos'
import { MAX_CONCEPTO, MAX_EXPEDIENTE, MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { EstadoDelBorrador } from '../../envios/EstadoDelBorrador.tsx'
import { useTope } from '../../envios/useTope.ts'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'
import { useSesion } from '../../red/sesion.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { type ErrorDelResumen, ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { NumberInput } from '../../ui/campos/NumberInput.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { AL_PIE, COLORES } from '../../ui/theme.ts'
import { useObservacionesDe } from '../consultas.ts'
import {
  DE_LA_CARPETA_ENTERA,
  ESPERA_SER_COMPLETADA,
  LA_LEE_QUIEN_PRESENTO,
  NO_ADMITE_CAMBIOS,
  PUNTOS_SIN_ENVIAR,
  QUE_SE_PAGA,
} from '../mensajes.ts'
import { PuntosObservados } from '../observar/PuntosObservados.tsx'
import type { Punto } from '../observar/puntosObservados.ts'
import { ConflictoDeCarpeta } from './ConflictoDeCarpeta.tsx'
import { type Atencion, movimientosDe, queHara, ROTULOS_DE_ATENCION, revisarAtencion } from './movimientoElegido.ts'
import { SelectorDeEstado } from './SelectorDeEstado.tsx'
import type { AtencionEnCurso } from './useAtencion.ts'
import { type Hecho, useFinalizar } from './useFinalizar.ts'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly atencion: AtencionEnCurso
  readonly alTerminar: (hecho: Hecho) => void
  readonly alVer: (punto: Punto) => void
}

export const ID_DEL_FORMULARIO = 'atender'

/** What staff do with a folder: an observation, its expediente, a new state, files. */
export function AtenderForm({ carpeta, atencion: { control, poner, borrador }, alTerminar, alVer }: Props) {
  const perfiles = useSesion((sesion) => sesion.roles).flatMap(({ perfil }) => perfil ?? [])
  const estados = useQuery({
    queryKey: ['estados'],
    queryFn: async () => (await main('GET /formulario/obtenerEstados')).estados,
    ...CASI_FIJO,
  })
  const [elegido, observaciones, expediente, monto, concepto, puntos] = useWatch({
    control,
    name: ['estado', 'observaciones', 'expediente', 'monto', 'concepto', 'puntos'],
  })
  const { data: anteriores = [] } = useObservacionesDe(carpeta.idCarpeta)
  const maxBytes = useTope('papeles')
  const [archivos, setArchivos] = useState<readonly File[]>([])
  const [intento, setIntento] = useState(0)
  const [revisado, setRevisado] = useState(false)
  const [rechazos, setRechazos] = useState<readonly ErrorDelResumen[]>([])
  const envio = useFinalizar({
    carpeta,
    alSubir: () => setArchivos([]),
    alRechazar: (nuevos) => {
      setRechazos(nuevos)
      setIntento((n) => n + 1)
    },
    alTerminar,
  })

  const idDe = (nombre: string) => estados.data?.find((e) => e.TramiteEstado === nombre)?.idTramiteEstado
  const movimientos = movimientosDe(carpeta, perfiles).filter((m) => idDe(m.estado) !== undefined)
  const yaObservada = carpeta.tramiteEstado === 'OBSERVADO'
  // Its points were written while it was OBSERVADO, and its applicant answered the others meanwhile.
  const estado = elegido === '' && puntos.length > 0 && !yaObservada ? 'OBSERVADO' : elegido
  const movimiento = movimientos.find((m) => m.estado === estado)
  const observa = movimiento ? movimiento.estado === 'OBSERVADO' : yaObservada
  const sinEstados = estados.data !== undefined && movimientos.length === 0
  const atencion = {
    observaciones,
    expediente,
    monto,
    concepto,
    archivos,
    movimiento,
    puntos: observa ? puntos : [],
    yaObservada,
    sinEstados,
  }
  const errores = revisado ? revisarAtencion(atencion, carpeta.expediente) : rechazos
  const errorDe = (campo: string) => errores.find((error) => error.campo === campo)?.texto

  const finalizar = (evento: FormEvent) => {
    evento.preventDefault()
    const conErrores = revisarAtencion(atencion, carpeta.expediente).length > 0
    setRevisado(conErrores)
    setRechazos([])
    setIntento(intento + 1)
    if (!conErrores) void envio.finalizar({ ...atencion, idEstado: movimiento && idDe(movimiento.estado) })
  }
  const cerrada = esFinal(carpeta.tramiteEstado)
  return (
    <form id={ID_DEL_FORMULARIO} onSubmit={finalizar} noValidate>
      <ErrorSummary errores={errores} intento={intento} />
      {estados.error && <FailedState error={estados.error} alReintentar={() => estados.refetch()} />}
      <FormStack>
        {movimientos.length > 0 ? (
          <SelectorDeEstado
            id="idEstado"
            value={movimiento ? estado : ''}
            onChange={(nuevo) => poner({ estado: nuevo })}
            movimientos={movimientos}
            error={errorDe('idEstado')}
            disabled={envio.ocupado}
          />
        ) : (
          estados.data && <Notice>{cerrada ? NO_ADMITE_CAMBIOS : ESPERA_SER_COMPLETADA}</Notice>
        )}
        {movimiento && esperaPago(movimiento.estado) && (
          <>
            <TextInput
              id="concepto"
              label={ROTULOS_DE_ATENCION.concepto.etiqueta}
              help={QUE_SE_PAGA}
              maxLength={MAX_CONCEPTO}
              value={concepto}
              onChange={(nuevo) => poner({ concepto: nuevo })}
              error={errorDe('concepto')}
              disabled={envio.ocupado}
            />
            <NumberInput
              id="monto"
              label={ROTULOS_DE_ATENCION.monto.etiqueta}
              unidad="$"
              value={monto}
              onChange={(nuevo) => poner({ monto: nuevo })}
              error={errorDe('monto')}
              disabled={envio.ocupado}
            />
          </>
        )}
        <TextoContado
          id="observaciones"
          label={ROTULOS_DE_ATENCION.observaciones.etiqueta}
          ayuda={observa ? DE_LA_CARPETA_ENTERA : LA_LEE_QUIEN_PRESENTO}
          max={MAX_OBSERVACION}
          rows={2}
          value={observaciones}
          onChange={(nuevas) => poner({ observaciones: nuevas })}
          error={errorDe('observaciones')}
          disabled={envio.ocupado}
        />
        {observa && (
          <PuntosObservados
            idCarpeta={carpeta.idCarpeta}
            puntos={puntos}
            alCambiar={(nuevos) => poner({ puntos: nuevos })}
            desde={anteriores.length + 1}
            alVer={alVer}
            errores={errores}
            disabled={envio.ocupado}
          />
        )}
        {!observa && puntos.length > 0 && <Notice tono="atencion">{PUNTOS_SIN_ENVIAR}</Notice>}
        <TextoContado
          id="expediente"
          label={ROTULOS_DE_ATENCION.expediente.etiqueta}
          max={MAX_EXPEDIENTE}
          value={expediente}
          onChange={(nuevo) => poner({ expediente: nuevo })}
          error={errorDe('expediente')}
          disabled={envio.ocupado}
        />
        {!cerrada && (
          // Seldom needed: folded, all that decides fits beside what is read.
          <details open={archivos.length > 0 || errorDe('files') !== undefined}>
            <summary>También puede adjuntar archivos</summary>
            <Box sx={{ mt: 1.5 }}>
              <UploadField
                id="files"
                label="Adjuntar archivos"
                archivos={archivos}
                alCambiar={setArchivos}
                maxBytes={maxBytes}
                error={errorDe('files')}
                disabled={envio.ocupado}
              />
            </Box>
          </details>
        )}
        {envio.progreso !== null && <ProgressBar porcentaje={envio.progreso} label="Enviando los archivos" />}
        {envio.subidos && <Notice tono="bien">{ARCHIVOS_ENVIADOS}</Notice>}
        {envio.conflicto && (
          <ConflictoDeCarpeta
            idCarpeta={carpeta.idCarpeta}
            texto={envio.conflicto}
            alActualizar={envio.olvidarConflicto}
          />
        )}
        {/* At hand however long the form is. */}
        <Box
          sx={{
            position: { lg: 'sticky' },
            bottom: AL_PIE,
            zIndex: 1,
            py: { lg: 1.5 },
            borderTop: { lg: `1px solid ${COLORES.linea}` },
            background: COLORES.papel,
          }}
        >
          <QueHara
            atencion={atencion}
            // Until it is known what it may pass to, it is not known what is missing.
            faltas={errores.length > 0 || !estados.data ? [] : revisarAtencion(atencion, carpeta.expediente)}
          />
          <Button type="submit" variant="contained" size="large" aria-keyshortcuts="Alt+F" loading={envio.ocupado}>
            FINALIZAR
          </Button>
          <AvisoDeFallo error={envio.fallo} texto="No se guardó." guardado />
        </Box>
        <EstadoDelBorrador borrador={borrador} />
      </FormStack>
    </form>
  )
}

/** Above the button: what it will do and whom it tells, and what it will not take, before it is pressed. */
function QueHara({ atencion, faltas }: { atencion: Atencion; faltas: readonly ErrorDelResumen[] }) {
  const hara = queHara(atencion)
  if (hara === '' && faltas.length === 0) return null
  return (
    <Box data-que-hara sx={{ mb: 1, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {hara}
      {faltas.map(({ campo, texto }) => (
        <Box key={campo} sx={{ color: 'text.secondary' }}>
          Todavía no: {texto}
        </Box>
      ))}
    </Box>
  )
}
