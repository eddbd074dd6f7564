import { PADRON_DESCONOCIDO, SIN_FORMULARIO_27 } from '@catastro/domain/elevadores/mensajes'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { useState } from 'react'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { domiciliosPorPadron } from '../../padron/domicilio/domiciliosPorPadron.ts'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { main } from '../../red/cliente.ts'
import { useLectura } from '../../red/useLectura.ts'
import { NoHay } from '../../ui/avisos/errorConTexto.ts'
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
  const ponerEl = ({ domicilio, form27 }: Awaited<ReturnType<typeof consultar>>) => {
    const { idFormulario27, nroelevadores, idPersonaCD } = form27
    poner(String(idFormulario27), textoDelDomicilio(domicilio), String(nroelevadores), String(idPersonaCD))
    clearErrors(['cuil', 'padron'])
  }
  const otro = useLectura(consultar, ponerEl)
  const soltar = () => {
    otro.olvidar()
    setHallados([])
    poner()
  }
  return {
    hallados,
    elegido,
    soltar,
    /** Of another of its addresses. */
    fallo: otro.fallo,
    buscar: async (padron: string) => {
      soltar()
      const domicilios = await domiciliosPorPadron(padron)
      const [primero] = domicilios
      if (!primero) throw new NoHay(PADRON_DESCONOCIDO)
      setElegido(0)
      setHallados(domicilios)
      ponerEl(await consultar(primero))
    },
    elegir: (indice: number) => {
      const domicilio = hallados[indice]
      if (!domicilio) return
      setElegido(indice)
      poner()
      otro.pedir(domicilio)
    },
  }
}

async function consultar(domicilio: DomicilioDePadron) {
  const { form27 } = await main('GET /formulario/consultarFormulario27', { query: { id: domicilio.idDomicilio } })
  if (!form27) throw new NoHay(SIN_FORMULARIO_27)
  return { domicilio, form27 }
}
