import { PADRON_DESCONOCIDO, SIN_FORMULARIO_27 } from '@catastro/domain/elevadores/mensajes'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { useState } from 'react'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { domiciliosPorPadron } from '../../padron/domiciliosPorPadron.ts'
import { textoDelDomicilio } from '../../padron/textoDelDomicilio.ts'
import { main } from '../../red/cliente.ts'
import { avisarError } from '../../ui/avisos.ts'
import { ErrorConTexto } from '../../ui/errorConTexto.ts'
import type { Campo28 } from './campos28.ts'

/** The property by its padron, and the form 27 that is in force for it. */
export function useInmuebleDe28({ setValue, clearErrors }: FormularioEnPantalla<Campo28>) {
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[]>([])
  const [elegido, setElegido] = useState(0)

  const poner = (idFormulario27 = '', domicilio = '', nroelevadores = '', idPersonaCD = '') => {
    setValue('idFormulario27', idFormulario27)
    setValue('domicilio', domicilio)
    setValue('nroelevadores', nroelevadores)
    setValue('idPersonaCD', idPersonaCD)
  }
  const soltar = () => {
    setHallados([])
    poner()
  }
  const consultar = async (domicilio: DomicilioDePadron) => {
    const { form27 } = await main('GET /formulario/consultarFormulario27', { query: { id: domicilio.idDomicilio } })
    if (!form27) throw new ErrorConTexto(SIN_FORMULARIO_27)
    const { idFormulario27, nroelevadores, idPersonaCD } = form27
    poner(String(idFormulario27), textoDelDomicilio(domicilio), String(nroelevadores), String(idPersonaCD))
    clearErrors(['cuil', 'padron'])
  }
  return {
    hallados,
    elegido,
    soltar,
    buscar: async (padron: string) => {
      soltar()
      const domicilios = await domiciliosPorPadron(padron)
      const [primero] = domicilios
      if (!primero) throw new ErrorConTexto(PADRON_DESCONOCIDO)
      setElegido(0)
      setHallados(domicilios)
      await consultar(primero)
    },
    elegir: (indice: number) => {
      const domicilio = hallados[indice]
      if (!domicilio) return
      setElegido(indice)
      poner()
      consultar(domicilio).catch(avisarError)
    },
  }
}
