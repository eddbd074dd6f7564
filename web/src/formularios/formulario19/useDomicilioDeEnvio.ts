import { SIN_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { Padron, soloDigitos } from '@catastro/domain/tipos'
import { useState } from 'react'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { main } from '../../red/cliente.ts'
import { avisarError } from '../../ui/avisos.ts'
import { type CampoFormulario19, camposDe } from './camposFormulario19.ts'
import { domicilioDelInmueble } from './domicilioDelInmueble.ts'

/** How form 19 comes by its address: the folder's own, a padron's, or typed by hand. */
export function useDomicilioDeEnvio(form: FormularioEnPantalla<CampoFormulario19>, idCarpeta: number) {
  const [buscando, setBuscando] = useState(false)
  const [aviso, setAviso] = useState('')
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[]>([])
  const { setValue, setError, clearErrors, getValues } = form

  const llenar = (domicilio: Parameters<typeof camposDe>[0]) => {
    for (const [campo, valor] of Object.entries(camposDe(domicilio))) setValue(campo as CampoFormulario19, valor)
    clearErrors()
  }
  const aMano = () => {
    setValue('mismo', '1')
    setValue('manual', '1')
    setAviso(SIN_DOMICILIO)
  }
  const buscarCon = async (busqueda: () => Promise<void>) => {
    setBuscando(true)
    setAviso('')
    setHallados([])
    try {
      await busqueda()
    } catch (error) {
      avisarError(error)
    }
    setBuscando(false)
  }

  return {
    buscando,
    aviso,
    hallados,
    llenar,
    responder: async (mismo: string) => {
      setValue('mismo', mismo)
      setAviso('')
      if (mismo !== '0') return
      await buscarCon(async () => {
        const domicilio = await domicilioDelInmueble(idCarpeta)
        if (domicilio) llenar(domicilio)
        else aMano()
      })
    },
    buscarPorPadron: async () => {
      const padron = Padron.safeParse(soloDigitos(getValues('padron')))
      if (!padron.success) {
        setError('padron', { message: `Padrón: ${padron.error.issues[0]?.message}` })
        return
      }
      clearErrors('padron')
      await buscarCon(async () => {
        const { domicilio } = await main('GET /padron/obtenerDomicilioPorPadron/{padron}', {
          params: { padron: padron.data },
        })
        const [primero] = domicilio
        if (!primero) return aMano()
        llenar(primero)
        setValue('manual', '1')
        if (domicilio.length > 1) setHallados(domicilio)
      })
    },
  }
}
