import { DOMICILIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import type { UseFormReturn } from 'react-hook-form'
import { comoTextos } from '../../envios/formularioDeTextos.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { agregarDomicilio } from './agregarDomicilio.ts'
import { type CamposDeDomicilio, completadoAMano, enPantallaDe, esDelRegistro } from './domicilioDelFormulario.ts'

/**
 * An address that was typed gets its number just before it is paid for or sent; another text is another address
 * . One without a padron gets none: only form 29 lets it pass.
 */
export async function guardarDomicilioEscrito<C extends string>(
  form: UseFormReturn<Record<C, string>>,
  delFormulario: CamposDeDomicilio<NoInfer<C>>,
) {
  const campos: CamposDeDomicilio<string> = delFormulario
  const { getValues, setValue } = comoTextos(form)
  const valor = (campo: string | undefined) => (campo ? (getValues(campo) ?? '') : '')
  const escrito = {
    Padron: valor(campos.padron),
    idCalle: Number(valor(campos.idCalle)),
    NroPuerta: valor(campos.puerta),
    Piso: valor(campos.piso),
    Departamento: valor(campos.dpto),
  }
  if (escrito.Padron === '') return setValue(campos.idDomicilio, '')
  const origen = Object.values(escrito).join(' | ')
  const suOrigen = valor(campos.origen)
  if (suOrigen === origen || (esDelRegistro(suOrigen) && !completadoAMano(suOrigen, valor))) return
  const id = await agregarDomicilio(escrito).catch((error: unknown) => {
    throw error instanceof ErrorDeLlamada ? error.en(enPantallaDe(campos)) : error
  })
  setValue(campos.idDomicilio, String(id))
  setValue(campos.origen, origen)
  avisar(DOMICILIO_AGREGADO)
}
