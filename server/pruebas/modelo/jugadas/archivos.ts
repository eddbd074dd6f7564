import { pedidoDeSubida } from '../../carpetasDePrueba.ts'
import { mover, volverSiNadaQueda } from '../estados.ts'
import type { Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import { alcanza, type Carpeta, esFinal, esTitular, pendientesDe } from '../modelo.ts'
import { conCarpeta, estaAbierta, type Paso, quienDe } from '../tiro.ts'

/** Adds a file to a folder: its proof while it waits for payment, and an answer to what was observed of it as a whole. */
export function subir(_: Mesa, quien: Persona, c: Carpeta): Jugada {
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    return esFinal(c) ? 409 : 200
  }
  return {
    quien,
    que: `sube un archivo a la carpeta ${c.id}`,
    pedido: pedidoDeSubida({ idCarpeta: c.id }),
    espera: espera(),
    efecto: () => {
      const espera = c.estado === 'PENDIENTE DE PAGO'
      c.archivos.push(espera ? 'COMPROBANTE' : 'DOCUMENTO')
      if (espera) c.comprobante = true
      if (!esTitular(quien, c)) return
      for (const o of pendientesDe(c)) if (o.sobre === 'carpeta') o.situacion = 'RESPONDIDA'
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
    peso: 2,
    armar: conCarpeta(
      (c) => c.comprobante,
      (mesa, tiro, c) => marcarPagado(mesa, quienDe(tiro, c.titulares), c),
    ),
  },
]
