import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { DEL_DOMICILIO } from '@catastro/domain/veredas/domicilio'
import { useState } from 'react'
import { domiciliosPorPadron } from '../../padron/domicilio/domiciliosPorPadron.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'
import { comoGuardado, ESTA, NO_ESTA } from './valoresDeVereda.ts'

/** Where the works are: what the register has for a padron, or what is typed where it has nothing. */
export function useDomicilioDeVereda(form: PiezasDeVereda) {
  const { setValue, getValues, clearErrors } = form
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[]>([])
  const [elegido, setElegido] = useState(0)

  const poner = (domicilio: DomicilioDePadron) => {
    const guardado = comoGuardado(domicilio)
    for (const campo of DEL_DOMICILIO) setValue(campo, guardado[campo])
    setValue('guardado', JSON.stringify(guardado))
    setValue('porPadron', ESTA)
    clearErrors([...DEL_DOMICILIO])
  }
  /** What a look-up brought goes with it; what somebody typed stays. */
  const soltar = () => {
    setHallados([])
    setElegido(0)
    if (getValues('porPadron') === ESTA) {
      for (const campo of DEL_DOMICILIO) if (campo !== 'Padron') setValue(campo, '')
    }
    setValue('guardado', '')
    setValue('porPadron', '')
  }
  return {
    hallados,
    elegido,
    elegir: (indice: number) => {
      const domicilio = hallados[indice]
      if (!domicilio) return
      setElegido(indice)
      poner(domicilio)
    },
    soltar,
    buscar: async (padron: string) => {
      const domicilios = await domiciliosPorPadron(padron)
      soltar()
      const [primero] = domicilios
      if (primero) poner(primero)
      else setValue('porPadron', NO_ESTA)
      setHallados(domicilios)
    },
  }
}
