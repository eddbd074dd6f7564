import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import { pedidoDeMovimiento } from '../../carpetasDePrueba.ts'
import { ajustarFormularios, ESTADOS_EN_ORDEN, mover, permitidos, previoTras } from '../estados.ts'
import { PERSONAL, type Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import { alcanza, type Carpeta, esFinal, esPersonal, esTitular, pendientesDe } from '../modelo.ts'
import { conCarpeta, type Paso, quienDe, uno } from '../tiro.ts'

export interface Modo {
  /** With the observation or the file number that a movement may ask for. */
  readonly conLoQuePide: boolean
  /** As it was seen a moment ago. */
  readonly alDia: boolean
}

/** Staff move a folder. */
export function moverA(mesa: Mesa, quien: Persona, c: Carpeta, hacia: Estado, { conLoQuePide, alDia }: Modo): Jugada {
  const version = mesa.fotos.get(c.id)?.carpeta.version ?? 1
  const destinos = permitidos(c, quien)
  const pide = destinos.get(hacia) ?? null
  const espera = () => {
    if (!esPersonal(quien)) return 403
    if (!alcanza(quien, c)) return 404
    if (esTitular(quien, c)) return 403
    if (!alDia || !destinos.has(hacia)) return 409
    if (conLoQuePide || pide === null || (pide === 'expediente' && c.expediente)) return 200
    return 400
  }
  return {
    quien,
    que: `mueve la carpeta ${c.id} a ${hacia}${conLoQuePide ? '' : ' sin decir nada'}${alDia ? '' : ' como estaba antes'}`,
    pedido: pedidoDeMovimiento(c.id, {
      idEstado: ESTADOS[hacia],
      version: alDia ? version : version + 1,
      ...(conLoQuePide && pide === 'observacion' && { observaciones: 'Por esto' }),
      ...(conLoQuePide && pide === 'expediente' && { expediente: `E-${c.id}` }),
    }),
    espera: espera(),
    reabre: esFinal(c) ? c : undefined,
    efecto: () => {
      if (pide === 'expediente' && conLoQuePide) c.expediente = true
      const estabaObservada = c.estado === 'OBSERVADO'
      mover(c, hacia, previoTras(c, hacia))
      if (estabaObservada) for (const o of pendientesDe(c)) o.situacion = 'RETIRADA'
      if (hacia === 'OBSERVADO') c.observaciones.push({ sobre: 'carpeta', situacion: 'PENDIENTE' })
      ajustarFormularios(c)
    },
  }
}

export const PASOS_DE_MOVIMIENTOS: readonly Paso[] = [
  {
    peso: 5,
    armar: conCarpeta(
      () => true,
      (mesa, tiro, c) => {
        const pueden = PERSONAL.filter((persona) => permitidos(c, persona).size > 0)
        const quien = quienDe(tiro, pueden)
        const hacia = uno(tiro.aCiegas ? ESTADOS_EN_ORDEN : [...permitidos(c, quien).keys()], tiro.cual)
        const modo = { conLoQuePide: !tiro.aCiegas || tiro.como > 0, alDia: !tiro.aCiegas || tiro.como < 4 }
        return hacia && moverA(mesa, quien, c, hacia, modo)
      },
    ),
  },
]
