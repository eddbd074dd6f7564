import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import { useState } from 'react'
import type { FormularioDeTextos } from '../../envios/formularioDeTextos.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { type CamposDeDomicilio, esDelRegistro, origenDelRegistro } from './domicilioDelFormulario.ts'
import { domiciliosPorPadron } from './domiciliosPorPadron.ts'

/** One address of a form: the register's, by padron, which locks its fields; or typed, when the register has none. */
export function useDomicilioDelFormulario<C extends string>(
  form: FormularioDeTextos<C>,
  delFormulario: CamposDeDomicilio<NoInfer<C>>,
  noRegistrado: string,
) {
  const campos: CamposDeDomicilio<string> = delFormulario
  const [hallados, setHallados] = useState<readonly DomicilioDePadron[]>([])
  const [elegido, setElegido] = useState(0)
  const { setValue, getValues, clearErrors } = form

  /** `valores`: of all its fields but the padron. */
  const poner = (valores: Readonly<Record<string, string>>) => {
    const { padron, exige: _, ...suyos } = campos
    for (const campo of Object.values(suyos)) setValue(campo, valores[campo] ?? '')
    clearErrors([padron, ...Object.values(suyos)])
  }
  const ponerElDelRegistro = (d: DomicilioDePadron) => {
    const valores: Readonly<Record<string, string>> = {
      [campos.idDomicilio]: String(d.idDomicilio),
      [campos.idCalle]: d.idCalle === null ? '' : String(d.idCalle),
      [campos.calle]: d.calle,
      [campos.puerta]: d.NroPuerta,
      ...(campos.piso && { [campos.piso]: d.Piso }),
      ...(campos.dpto && { [campos.dpto]: d.Departamento }),
    }
    const completo = campos.exige.every((campo) => valores[campo])
    // Without the street's number what is missing could not be saved: there nothing is asked.
    const noTrae =
      d.idCalle === null
        ? []
        : [campos.puerta, campos.piso, campos.dpto]
            .filter((campo) => campo !== undefined)
            .filter((campo) => !valores[campo])
    const origen = origenDelRegistro(noTrae)
    poner(completo ? { ...valores, [campos.origen]: origen } : { ...valores, [campos.idDomicilio]: '' })
  }
  /** What the register gave belongs to the padron that was there; what was typed stays. */
  const soltar = () => {
    setHallados([])
    if (esDelRegistro(getValues(campos.origen))) poner({})
  }
  return {
    hallados,
    elegido,
    soltar,
    elegir: (indice: number) => {
      const domicilio = hallados[indice]
      if (!domicilio) return
      setElegido(indice)
      ponerElDelRegistro(domicilio)
    },
    buscar: async (padron: string) => {
      const domicilios = await domiciliosPorPadron(padron)
      const [primero] = domicilios
      soltar()
      setElegido(0)
      setHallados(domicilios)
      if (!primero) throw new ErrorConTexto(noRegistrado)
      ponerElDelRegistro(primero)
    },
  }
}
