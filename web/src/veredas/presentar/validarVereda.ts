import { erroresDe } from '@catastro/domain/errores'
import { comoOracion } from '@catastro/domain/motivo'
import { escritoDeMas } from '@catastro/domain/padron/formas'
import { liquidarVereda, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { DEL_DOMICILIO } from '@catastro/domain/veredas/domicilio'
import { DEMASIADAS_FOTOS, FALTA_UNA_FOTO, TOTAL_CERO } from '@catastro/domain/veredas/mensajes'
import { TOPES_VEREDAS } from '@catastro/domain/veredas/reglas'
import { catastralesQueFaltan, medidasDe, PREGUNTAS, RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { casoDe, FOTOS_PARA_PAGAR, MAX_FOTOS_POR_ENTRADA } from '@catastro/domain/veredas/trabajos'
import type { FieldErrors } from 'react-hook-form'
import { marcasDe } from '../marcas.ts'
import { CAMPOS_EN_ORDEN } from './pasosDeVereda.ts'
import { type CampoDeVereda, comoDatos, estaCerrado, NO_ESTA, type ValoresDeVereda } from './valoresDeVereda.ts'

export interface ErrorDeVereda {
  readonly campo: CampoDeVereda
  readonly texto: string
}
const POR_GUARDAR = '1'
type Errores = Partial<Record<CampoDeVereda, string>>

/** What is missing or wrong. The server validates the same schema again. */
export function validarVereda(valores: ValoresDeVereda, tarifas: TarifasVeredas): ErrorDeVereda[] {
  // An address that was typed has its number once it is saved, just before paying.
  const datos = comoDatos(valores)
  const leido = RespuestasVereda.safeParse({ ...datos, idDomicilio: datos.idDomicilio || POR_GUARDAR })
  const errores: Errores = {
    ...(datos.idDomicilio === '' && catastrales(valores)),
    ...fotos(valores),
  }
  if (leido.success) {
    if (liquidarVereda(medidasDe(leido.data), tarifas).TotalaAbonar === 0) errores.MontodeObra = TOTAL_CERO
  } else {
    for (const { path, msg } of erroresDe(RespuestasVereda, leido.error.issues)) errores[path as CampoDeVereda] = msg
  }
  // What was typed keeps the form's limits; what the register brought is as long as it is there.
  for (const campo of ['NroPuerta', 'Departamento'] as const) {
    const motivo = escritoDeMas(valores[campo], TOPES_VEREDAS[campo])
    if (motivo && !estaCerrado(campo, valores)) errores[campo] ??= comoOracion(PREGUNTAS.rotulos[campo], motivo)
  }
  return CAMPOS_EN_ORDEN.flatMap((campo) => {
    const texto = errores[campo]
    return texto === undefined ? [] : [{ campo, texto }]
  })
}

export const erroresDeVereda = (valores: ValoresDeVereda, tarifas: TarifasVeredas): FieldErrors<ValoresDeVereda> =>
  Object.fromEntries(
    validarVereda(valores, tarifas).map(({ campo, texto }) => [campo, { type: 'regla', message: texto }]),
  )

/** Of an address typed by hand; before anybody types one, its padron is what is missing. */
function catastrales(valores: ValoresDeVereda): Errores {
  const seEscribe = DEL_DOMICILIO.some((campo) => campo !== 'Padron' && valores[campo].trim() !== '')
  if (!seEscribe && valores.porPadron !== NO_ESTA) return {}
  return Object.fromEntries(catastralesQueFaltan(valores).map(({ path, msg }) => [path, msg]))
}

function fotos(valores: ValoresDeVereda): Errores {
  const { entradas } = casoDe(marcasDe(valores))
  const cuantas = entradas.reduce((suma, campo) => suma + valores[campo].length, 0)
  if (cuantas < FOTOS_PARA_PAGAR) return { FotoVeredaArchivo: FALTA_UNA_FOTO }
  const deMas = entradas.find((campo) => valores[campo].length > MAX_FOTOS_POR_ENTRADA)
  return deMas ? { [deMas]: DEMASIADAS_FOTOS } : {}
}
