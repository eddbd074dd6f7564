import { isDeepStrictEqual } from 'node:util'
import { completa, debe, esFinal, pendientesDe, sePuedePresentar } from '../modelo.ts'
import { ofrecidoAlPersonal, ofrecidoAlTitular } from '../ofrecido.ts'
import type { Caso } from './caso.ts'

/** From every open situation somebody has a next step, and the screen offers it. */
export async function nadieTrabado({ mesa, carpeta, antes, ahora }: Caso): Promise<string | undefined> {
  if (carpeta.borrada || esFinal(carpeta) || isDeepStrictEqual(antes, ahora)) return undefined
  const { llenar, pagar1bis, subir, presentar, presentarComprobante, responder } = await ofrecidoAlTitular(
    mesa,
    carpeta,
  )
  const pendientes = pendientesDe(carpeta).length
  if (responder.length !== pendientes)
    return `hay ${pendientes} observaciones por responder y ofrece ${responder.length}`
  if (carpeta.estado === 'OBSERVADO' && pendientes === 0) return 'está observada y no queda nada por responder'
  if (carpeta.estado === 'PENDIENTE DE PAGO')
    return presentarComprobante ? undefined : 'no ofrece presentar el comprobante'
  if (pagar1bis && carpeta.formularios.every((f) => debe(f) <= 0)) return 'ofrece pagar y no se debe nada'
  if (!completa(carpeta)) {
    // What is observed is answered first.
    if (carpeta.estado !== 'OBSERVADO' && presentar !== sePuedePresentar(carpeta))
      return presentar ? 'ofrece presentarla y no se puede' : 'se puede presentar y no lo ofrece'
    const sinEnviar = carpeta.formularios.find((f) => f.situacion !== 'ENVIADO' && !llenar.includes(f.codigo))
    if (sinEnviar) return `falta el formulario ${sinEnviar.codigo} y no ofrece llenarlo`
    if (carpeta.formularios.some((f) => f.situacion === 'ENVIADO' && debe(f) > 0) && !pagar1bis)
      return 'debe el 1bis y no ofrece pagarlo'
    return subir ? undefined : 'está incompleta y no ofrece adjuntar'
  }
  if (carpeta.estado === 'OBSERVADO') return undefined
  const movimientos = await ofrecidoAlPersonal(mesa, 'lucia', carpeta)
  return movimientos.length > 0
    ? undefined
    : `está completa en ${carpeta.estado} y el personal no la ve ni la puede mover`
}
