import { SIN_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { useState } from 'react'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { domiciliosPorPadron } from '../../padron/domiciliosPorPadron.ts'
import { avisarError } from '../../ui/avisos.ts'
import { type CampoFormulario19, camposDe } from './camposFormulario19.ts'
import { domicilioDelInmueble } from './domicilioDelInmueble.ts'

/** How form 19 comes by its address: the folder's own, a padron's, or typed by hand. */
export function useDomicilioDeEnvio(form: FormularioEnPantalla<CampoFormulario19>, idCarpeta: number) {
  const [buscando, setBuscando] = useState(false)
  const [aviso, setAviso] = useState('')
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[]>([])
  const [elegido, setElegido] = useState(0)
  const { setValue, clearErrors } = form

  const llenar = (domicilio: Parameters<typeof camposDe>[0]) => {
    for (const [campo, valor] of Object.entries(camposDe(domicilio))) setValue(campo as CampoFormulario19, valor)
    clearErrors()
  }
  const aMano = () => {
    setValue('mismo', '1')
    setValue('manual', '1')
    setAviso(SIN_DOMICILIO)
  }
  const empezar = () => {
    setAviso('')
    setHallados([])
    setElegido(0)
  }

  return {
    buscando,
    aviso,
    hallados,
    elegido,
    elegir: (indice: number) => {
      const domicilio = hallados[indice]
      if (!domicilio) return
      setElegido(indice)
      llenar(domicilio)
    },
    responder: async (mismo: string) => {
      setValue('mismo', mismo)
      empezar()
      if (mismo !== '0') return
      setBuscando(true)
      try {
        const domicilio = await domicilioDelInmueble(idCarpeta)
        if (domicilio) llenar(domicilio)
        else aMano()
      } catch (error) {
        avisarError(error)
      }
      setBuscando(false)
    },
    buscarPorPadron: async (padron: string) => {
      empezar()
      const domicilios = await domiciliosPorPadron(padron)
      const [primero] = domicilios
      if (!primero) return aMano()
      llenar(primero)
      setValue('manual', '1')
      setHallados(domicilios)
    },
  }
}
