import { sumarMeses, ultimoAno } from '@catastro/domain/estadisticas/periodo'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { hoy } from '../ui/pagina/hoy.ts'

export interface FiltroElegido {
  readonly desde: string
  readonly hasta: string
  readonly tipo: string
}

const MES = /^\d{4}-(0[1-9]|1[0-2])$/

const elUltimo = (...meses: string[]) => meses.sort().at(-1) ?? ''

/** The period and type that the address names: a reload, or a link in a mail, shows the same figures. */
export function useFiltro() {
  const [parametros, setParametros] = useSearchParams()
  const ultimo = ultimoAno(hoy())
  const mes = (nombre: 'desde' | 'hasta') => {
    const texto = parametros.get(nombre) ?? ''
    return MES.test(texto) ? texto : ultimo[nombre]
  }
  const desde = mes('desde')
  const filtro: FiltroElegido = { desde, hasta: elUltimo(desde, mes('hasta')), tipo: parametros.get('tipo') ?? '' }

  /** One end that passes the other takes it along. */
  const cambiar = (cambios: Partial<FiltroElegido>) => {
    const nuevo = { ...filtro, ...cambios }
    if (nuevo.desde > nuevo.hasta) {
      if (cambios.desde) nuevo.hasta = nuevo.desde
      else nuevo.desde = nuevo.hasta
    }
    setParametros(
      Object.entries(nuevo).filter(([, valor]) => valor !== ''),
      { replace: true },
    )
  }
  return { filtro, cambiar, busqueda: `?${new URLSearchParams({ ...filtro })}` }
}

/** As many months as a period may have, the latest first. */
export const mesesParaElegir = (cuantos: number) => {
  const esteMes = hoy().slice(0, 7)
  return Array.from({ length: cuantos }, (_, n) => sumarMeses(esteMes, -n))
}

export const useEstadisticas = (filtro: FiltroElegido) =>
  useQuery({
    queryKey: ['estadisticas', filtro],
    queryFn: () => main('GET /estadisticas', { query: filtro }),
    placeholderData: keepPreviousData,
  })

export type Estadisticas = RespuestaDe<'main', 'GET /estadisticas'>
