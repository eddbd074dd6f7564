import { documento, pedidoDeObservar, pedidoDeRespuesta, pedidoDeRetiro } from '../../carpetasDePrueba.ts'
import {
  ajustarFormularios,
  mover,
  permitidos,
  previoTras,
  responderConArchivo,
  volverSiNadaQueda,
} from '../estados.ts'
import { PERSONAL, type Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import {
  alcanza,
  type Carpeta,
  esFinal,
  esPersonal,
  esTitular,
  formularioDe,
  pendientesDe,
  REQUISITOS,
  type Sobre,
} from '../modelo.ts'
import { conCarpeta, estaAbierta, type Paso, quienDe, type Tiro, uno } from '../tiro.ts'

const MAX_PENDIENTES = 20

const nombrar = (sobre: Sobre) => {
  if (sobre === 'carpeta') return 'la carpeta entera'
  if ('requisito' in sobre) return `el requisito ${sobre.requisito}`
  return 'formulario' in sobre ? `el formulario ${sobre.formulario}` : `el archivo ${sobre.archivo}`
}

/** Staff observe one thing of a folder: a form that was sent, a file, a requirement, or all of it. */
function observar(mesa: Mesa, quien: Persona, c: Carpeta, sobre: Sobre): Jugada {
  const foto = mesa.fotos.get(c.id)
  const espera = () => {
    if (!esPersonal(quien)) return 403
    if (!alcanza(quien, c)) return 404
    if (esTitular(quien, c)) return 403
    if (c.estado !== 'OBSERVADO' && !permitidos(c, quien).has('OBSERVADO')) return 409
    if (typeof sobre === 'object' && 'formulario' in sobre) {
      const f = formularioDe(c, sobre.formulario)
      if (!f) return 404
      if (f.situacion === 'SIN ENVIAR') return 409
    }
    return pendientesDe(c).length < MAX_PENDIENTES ? 200 : 409
  }
  const de =
    sobre === 'carpeta'
      ? {}
      : 'formulario' in sobre
        ? { codigoFormulario: sobre.formulario }
        : 'requisito' in sobre
          ? { idRequisito: sobre.requisito }
          : { idArchivo: foto?.archivos[sobre.archivo]?.id ?? 0 }
  return {
    quien,
    que: `observa ${nombrar(sobre)} de la carpeta ${c.id}`,
    pedido: pedidoDeObservar(c.id, [{ texto: 'Corrija', ...de }]),
    espera: espera(),
    reabre: esFinal(c) ? c : undefined,
    efecto: () => {
      c.observaciones.push({ sobre, situacion: 'PENDIENTE' })
      ajustarFormularios(c)
      mover(c, 'OBSERVADO', c.estado === 'OBSERVADO' ? c.previo : previoTras(c, 'OBSERVADO'))
    },
  }
}

/** The applicant answers an observation, the n-th of the folder, in writing or with a file. */
export function responder(mesa: Mesa, quien: Persona, c: Carpeta, n: number, conArchivo: boolean): Jugada {
  const observacion = c.observaciones[n]
  const idObservacion = mesa.fotos.get(c.id)?.observaciones[n]?.id ?? 0
  const sobre = observacion?.sobre
  const requisito = typeof sobre === 'object' && 'requisito' in sobre ? sobre.requisito : undefined
  /** Words beside a reason that was not accepted. */
  const sinOtraRespuesta = () =>
    requisito !== undefined && !conArchivo && c.noCorresponden.has(requisito) && !c.conArchivo.has(requisito)
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    if (!esTitular(quien, c)) return 403
    if (observacion?.situacion !== 'PENDIENTE') return 409
    return sinOtraRespuesta() ? 400 : 200
  }
  return {
    quien,
    que: `responde ${conArchivo ? 'con un archivo' : 'por escrito'} la observación ${n + 1} de la carpeta ${c.id}`,
    pedido: pedidoDeRespuesta(
      { idObservacion, ...(conArchivo ? {} : { respuesta: 'Corregido' }) },
      conArchivo ? [documento()] : [],
    ),
    espera: espera(),
    efecto: () => {
      if (!observacion) return
      observacion.situacion = 'RESPONDIDA'
      if (conArchivo) c.archivos.push('DOCUMENTO')
      if (conArchivo && requisito !== undefined) responderConArchivo(c, requisito)
      volverSiNadaQueda(c)
    },
  }
}

/** Staff take back an observation. */
function retirar(mesa: Mesa, quien: Persona, c: Carpeta, n: number): Jugada {
  const observacion = c.observaciones[n]
  const espera = () => {
    if (!esPersonal(quien)) return 403
    if (!alcanza(quien, c)) return 404
    if (esTitular(quien, c)) return 403
    return observacion?.situacion === 'PENDIENTE' ? 200 : 409
  }
  return {
    quien,
    que: `retira la observación ${n + 1} de la carpeta ${c.id}`,
    pedido: pedidoDeRetiro(mesa.fotos.get(c.id)?.observaciones[n]?.id ?? 0),
    espera: espera(),
    efecto: () => {
      if (observacion) observacion.situacion = 'RETIRADA'
      volverSiNadaQueda(c)
    },
  }
}

const conPendientes = (c: Carpeta) => pendientesDe(c).length > 0
const cualDe = (tiro: Tiro, c: Carpeta) =>
  uno(
    c.observaciones.flatMap((o, n) => (tiro.aCiegas || o.situacion === 'PENDIENTE' ? [n] : [])),
    tiro.cual,
  )

/** Mostly a form that was sent. */
function sobreQue(tiro: Tiro, c: Carpeta): Sobre {
  const enviados = c.formularios.filter((f) => tiro.aCiegas || f.situacion !== 'SIN ENVIAR')
  const formularios: Sobre[] = enviados.map(({ codigo }) => ({ formulario: codigo }))
  const archivos: Sobre[] = c.archivos.length > 0 ? [{ archivo: c.archivos.length - 1 }] : []
  const requisitos: Sobre[] = REQUISITOS.slice(0, 3).map((requisito) => ({ requisito }))
  return uno([...formularios, ...formularios, 'carpeta', ...archivos, ...requisitos] as const, tiro.cual) ?? 'carpeta'
}

export const PASOS_DE_OBSERVACIONES: readonly Paso[] = [
  {
    peso: 7,
    armar: conCarpeta(estaAbierta, (mesa, tiro, c) => {
      const pueden = PERSONAL.filter((quien) => c.estado === 'OBSERVADO' || permitidos(c, quien).has('OBSERVADO'))
      return observar(mesa, quienDe(tiro, pueden), c, sobreQue(tiro, c))
    }),
  },
  {
    peso: 4,
    armar: conCarpeta(conPendientes, (mesa, tiro, c) => {
      const n = cualDe(tiro, c)
      return n === undefined ? undefined : responder(mesa, quienDe(tiro, c.titulares), c, n, tiro.como % 2 === 1)
    }),
  },
  {
    peso: 2,
    armar: conCarpeta(conPendientes, (mesa, tiro, c) => {
      const n = cualDe(tiro, c)
      return n === undefined ? undefined : retirar(mesa, quienDe(tiro, PERSONAL), c, n)
    }),
  },
]
