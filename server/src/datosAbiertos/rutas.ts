import * as llamadas from '@catastro/domain/datosAbiertos/llamadas'
import { SIN_DATOS_ABIERTOS } from '@catastro/domain/datosAbiertos/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { entregarConjunto } from './entregar.ts'
import { resumenDeDatos } from './resumen.ts'

/** `licencia`: null where the city publishes nothing. */
export function rutasDeDatosAbiertos(rutas: Rutas, licencia: string | null): void {
  const publicada = () => {
    if (licencia === null) throw new ErrorDePortal(404, SIN_DATOS_ABIERTOS)
    return licencia
  }
  rutas.on(llamadas.datosAbiertos, ({ db }) => resumenDeDatos(db, publicada()))
  rutas.on(llamadas.bajarDatosAbiertos, ({ db, params, reply }) => {
    publicada()
    return entregarConjunto(db, params.conjunto, reply)
  })
}
