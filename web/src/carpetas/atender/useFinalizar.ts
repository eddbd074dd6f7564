import { borradorDeAtencion } from '@catastro/domain/borradores/reglas'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { ARCHIVOS_ENVIADOS, OPERACION_EXITOSA } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import { useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { olvidarBorrador } from '../../envios/useBorrador.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import { huellaDeSubida, subirACarpeta } from '../abierta/subirACarpeta.ts'
import { useRefrescarCarpeta } from '../consultas.ts'
import { camposDe, comoObservaciones, enPantalla } from '../observar/puntosObservados.ts'
import { type Atencion, agregaObservaciones } from './movimientoElegido.ts'

interface Pedido extends Atencion {
  /** Of the chosen state, as the server's list has it. */
  readonly idEstado: number | undefined
}

/** What was done, where the folder stands since, and whom it was told to. */
export interface Hecho {
  readonly textos: readonly string[]
  readonly hacia?: string | undefined
  readonly avisado?: { readonly nombre: string; readonly correo: string | null } | undefined
}

interface Props {
  readonly carpeta: CarpetaListItem
  /** The files have arrived, whatever happens to the state. */
  readonly alSubir: () => void
  /** What the server objects to, field by field. */
  readonly alRechazar: (errores: readonly ErrorDelResumen[]) => void
  readonly alTerminar: (hecho: Hecho) => void
}

/** What is said of the folder as a whole goes first in the call, and has a field of its own. */
function erroresDeAtencion(error: unknown, { observaciones, puntos = [] }: Pedido) {
  const deLaCarpeta = observaciones.trim() === '' ? {} : { 'observaciones.0.texto': 'observaciones' }
  const campos = ['files', 'observaciones', 'expediente', 'idEstado', 'monto', 'concepto', ...camposDe(puntos)]
  const lugares = { ...enPantalla(puntos, Object.keys(deLaCarpeta).length), ...deLaCarpeta }
  return erroresEnCampos(error, campos, lugares)
}

/** FINALIZAR: files first, then the state; if the upload fails the state is not changed. */
export function useFinalizar({ carpeta, alSubir, alRechazar, alTerminar }: Props) {
  const { ocupado, progreso, enviar } = useEnvio()
  const refrescar = useRefrescarCarpeta(carpeta.idCarpeta)
  const [conflicto, setConflicto] = useState<string | null>(null)
  const [fallo, setFallo] = useState<unknown>(null)
  const [subidos, setSubidos] = useState(false)

  const mover = ({
    idEstado,
    observaciones,
    expediente,
    movimiento,
    monto = '',
    concepto = '',
  }: Pedido & { idEstado: number }) =>
    main('PUT /formulario/actualizarTramite', {
      json: {
        idTramite: carpeta.idTramite,
        idEstado,
        observaciones: observaciones.trim() || null,
        formulario: carpeta.idFormulario,
        expediente: expediente.trim() || null,
        version: carpeta.version,
        ...(movimiento && esperaPago(movimiento.estado) && { monto: monto.trim(), concepto: concepto.trim() }),
      },
    })
  /** One by one: what is said of the folder as a whole goes first. */
  const observar = ({ observaciones, expediente, puntos = [] }: Pedido) =>
    main('POST /documentacion/observar', {
      json: {
        idCarpeta: carpeta.idCarpeta,
        observaciones: [
          ...(observaciones.trim() ? [{ texto: observaciones.trim() }] : []),
          ...comoObservaciones(puntos),
        ],
        expediente: expediente.trim() || null,
        version: carpeta.version,
      },
    })

  const finalizar = async (pedido: Pedido) => {
    const subida = { carpeta, archivos: pedido.archivos, veredas: false }
    const { idEstado } = pedido
    let avisado: Hecho['avisado']
    const hecho: string[] = []
    setConflicto(null)
    setFallo(null)
    setSubidos(false)
    try {
      await enviar(huellaDeSubida(subida), async (opciones) => {
        if (subida.archivos.length > 0) {
          await subirACarpeta(subida, opciones)
          hecho.push(ARCHIVOS_ENVIADOS)
          alSubir()
        }
        if (idEstado !== undefined || agregaObservaciones(pedido)) {
          const conPuntos = idEstado === undefined || (pedido.puntos ?? []).length > 0
          ;({ avisado } = await (conPuntos ? observar(pedido) : mover({ ...pedido, idEstado })))
          olvidarBorrador(borradorDeAtencion(carpeta.idCarpeta))
          hecho.push(OPERACION_EXITOSA)
        }
        const hacia = pedido.movimiento?.estado ?? (avisado && 'OBSERVADO')
        alTerminar({ textos: hecho, hacia, avisado })
      })
    } catch (error) {
      const deCampos = erroresDeAtencion(error, pedido)
      setSubidos(hecho.length > 0)
      if (error instanceof ErrorDeLlamada && error.status === 409) setConflicto(error.message)
      else if (deCampos.length === 0) setFallo(error)
      alRechazar(deCampos)
    }
    if (hecho.length > 0) void refrescar()
  }
  /** `subidos`: the files of the last try arrived, and what came after them did not. */
  return { ocupado, progreso, conflicto, fallo, subidos, olvidarConflicto: () => setConflicto(null), finalizar }
}
