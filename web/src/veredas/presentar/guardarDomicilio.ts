import { DOMICILIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import { DEL_DOMICILIO } from '@catastro/domain/veredas/domicilio'
import { agregarDomicilio } from '../../padron/domicilio/agregarDomicilio.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'
import { domicilioDe, idDomicilioDe } from './valoresDeVereda.ts'

/** An address that was typed gets its number just before it is paid for; one that has it keeps it. */
export async function guardarDomicilio({ getValues, setValue }: PiezasDeVereda) {
  const valores = getValues()
  if (idDomicilioDe(valores) !== '') return
  const domicilio = domicilioDe(valores)
  const id = await agregarDomicilio({ ...domicilio, idInmuebleTipo: valores.idInmuebleTipo })
  for (const campo of DEL_DOMICILIO) setValue(campo, domicilio[campo])
  setValue('guardado', JSON.stringify({ ...domicilio, calle: '', idDomicilio: String(id) }))
  avisar(DOMICILIO_AGREGADO)
}
