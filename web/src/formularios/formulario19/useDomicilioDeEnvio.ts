import { SIN_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { useState } from 'react'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { domiciliosPorPadron } from '../../padron/domicilio/domiciliosPorPadron.ts'
import { main } from '../../red/cliente.ts'
import { useLectura } from '../../red/useLectura.ts'
import { type CampoFormulario19, camposDe, estaEntero } from './camposFormulario19.ts'

/** How form 19 comes by its address: the folder's own, a padron's, or typed by hand. */
export function useDomicilioDeEnvio(form: FormularioEnPantalla<CampoFormulario19>, idCarpeta: number) {
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
  const propio = useLectura(domicilioDelInmueble, (domicilio) => (domicilio ? llenar(domicilio) : aMano()))
  const empezar = () => {
    propio.olvidar()
    setAviso('')
    setHallados([])
    setElegido(0)
  }

  return {
    buscando: propio.leyendo,
    /** Of the property's own address. */
    fallo: propio.fallo,
    aviso,
    hallados,
    elegido,
    elegir: (indice: number) => {
      const domicilio = hallados[indice]
      if (!domicilio) return
      setElegido(indice)
      llenar(domicilio)
    },
    responder: (mismo: string) => {
      setValue('mismo', mismo)
      empezar()
      if (mismo === '0') propio.pedir(idCarpeta)
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

/** The folder's own address with everything that form 19 needs, or else the register's; null when neither has it. */
async function domicilioDelInmueble(idCarpeta: number) {
  const { domicilio } = await main('GET /formulario/buscarDomicilioPorCarpeta/{idCarpeta}', { params: { idCarpeta } })
  if (estaEntero(domicilio)) return domicilio
  return (await domiciliosPorPadron(domicilio.Padron)).find(estaEntero) ?? null
}
