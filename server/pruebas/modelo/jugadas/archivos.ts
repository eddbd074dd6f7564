import { pedidoDeSubida } from '../../carpetasDePrueba.ts'
import { cambiaElRequisito, mover, responderConArchivo, responderRequisito, volverSiNadaQueda } from '../estados.ts'
import type { Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import {
  alcanza,
  type Carpeta,
  completa,
  esFinal,
  esTitular,
  pendientesDe,
  REQUISITOS,
  sePuedePresentar,
  sinResponder,
} from '../modelo.ts'
import { conCarpeta, estaAbierta, type Paso, quienDe, uno } from '../tiro.ts'

/**
 * Adds a file to a folder, or to a requirement of it: its proof while it waits for payment, and an answer to what was
 * observed of the requirement, or else of the folder as a whole. One that is not said to wait files the folder.
 */
export function subir(_: Mesa, quien: Persona, c: Carpeta, requisito?: number, sinPresentar = false): Jugada {
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    return esFinal(c) || (requisito && !cambiaElRequisito(c, requisito)) ? 409 : 200
  }
  return {
    quien,
    que: `sube un archivo ${requisito ? `al requisito ${requisito} de` : 'a'} la carpeta ${c.id}${sinPresentar ? ', sin presentarla' : ''}`,
    pedido: pedidoDeSubida({
      idCarpeta: c.id,
      ...(requisito && { idRequisito: requisito }),
      ...(sinPresentar && { sinPresentar: 1 }),
    }),
    espera: espera(),
    efecto: () => {
      const espera = c.estado === 'PENDIENTE DE PAGO'
      c.archivos.push(espera ? 'COMPROBANTE' : 'DOCUMENTO')
      if (espera) c.comprobante = true
      else if (!requisito && !sinPresentar) c.presentada = true
      if (requisito) responderConArchivo(c, requisito)
      if (!esTitular(quien, c)) return
      if (!requisito || !responderRequisito(c, requisito)) {
        for (const o of pendientesDe(c)) if (o.sobre === 'carpeta') o.situacion = 'RESPONDIDA'
      }
      volverSiNadaQueda(c)
    },
  }
}

/** Files a folder that nothing is missing of; one that is complete, as often as one likes. */
export function presentarPapeles(_: Mesa, quien: Persona, c: Carpeta): Jugada {
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    if (!esTitular(quien, c)) return 403
    if (esFinal(c)) return 409
    return completa(c) || sePuedePresentar(c) ? 200 : 409
  }
  return {
    quien,
    que: `presenta los papeles de la carpeta ${c.id}`,
    pedido: { method: 'PUT', url: '/api/documentacion/presentar', payload: { idCarpeta: c.id } },
    espera: espera(),
    efecto: () => {
      c.presentada = true
    },
  }
}

/** Says that a requirement does not correspond; or, without a reason, that it does. */
function decirQueNoCorresponde(quien: Persona, c: Carpeta, requisito: number, motivo: string): Jugada {
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    if (esFinal(c) || !cambiaElRequisito(c, requisito)) return 409
    // All are obligatory: of a complete folder, only a file takes the place of the reason.
    return !motivo && completa(c) ? 409 : 200
  }
  return {
    quien,
    que: `dice que el requisito ${requisito} de la carpeta ${c.id} ${motivo ? 'no ' : ''}corresponde`,
    pedido: {
      method: 'PUT',
      url: '/api/documentacion/requisitoNoCorresponde',
      payload: { idCarpeta: c.id, idRequisito: requisito, motivo },
    },
    espera: espera(),
    efecto: () => {
      if (motivo) c.noCorresponden.add(requisito)
      else c.noCorresponden.delete(requisito)
      if (!motivo || !esTitular(quien, c)) return
      responderRequisito(c, requisito)
      volverSiNadaQueda(c)
    },
  }
}

/** Says that the folder was paid, which its proof shows. */
export function marcarPagado(_: Mesa, quien: Persona, c: Carpeta): Jugada {
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    return c.estado === 'PENDIENTE DE PAGO' && c.comprobante ? 200 : 409
  }
  return {
    quien,
    que: `marca como pagada la carpeta ${c.id}`,
    pedido: { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta: c.id } },
    espera: espera(),
    efecto: () => mover(c, 'PAGADO'),
  }
}

export const PASOS_DE_ARCHIVOS: readonly Paso[] = [
  { peso: 3, armar: conCarpeta(estaAbierta, (mesa, tiro, c) => subir(mesa, quienDe(tiro, c.titulares), c)) },
  {
    peso: 3,
    armar: conCarpeta(estaAbierta, (mesa, tiro, c) =>
      subir(mesa, quienDe(tiro, c.titulares), c, uno(REQUISITOS, tiro.cual), tiro.como % 2 === 0),
    ),
  },
  {
    // What is missing, so that some are filed.
    peso: 4,
    armar: conCarpeta(
      (c) => estaAbierta(c) && !c.presentada,
      (mesa, tiro, c) => subir(mesa, quienDe(tiro, c.titulares), c, sinResponder(c)[0], true),
    ),
  },
  {
    peso: 2,
    armar: conCarpeta(estaAbierta, (mesa, tiro, c) => presentarPapeles(mesa, quienDe(tiro, c.titulares), c)),
  },
  {
    peso: 2,
    armar: conCarpeta(estaAbierta, (_, tiro, c) => {
      const requisito = uno(REQUISITOS, tiro.cual) ?? 1
      return decirQueNoCorresponde(quienDe(tiro, c.titulares), c, requisito, tiro.como % 3 === 0 ? '' : 'No hace falta')
    }),
  },
  {
    peso: 2,
    armar: conCarpeta(
      (c) => c.comprobante,
      (mesa, tiro, c) => marcarPagado(mesa, quienDe(tiro, c.titulares), c),
    ),
  },
]
