import { MAX_MESES } from '@catastro/domain/estadisticas/periodo'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { mesEnPalabras } from './palabras.ts'
import { type FiltroElegido, mesesParaElegir } from './useFiltro.ts'

interface Props {
  readonly filtro: FiltroElegido
  readonly cambiar: (cambios: Partial<FiltroElegido>) => void
  readonly tipos: readonly { readonly tipo: string; readonly nombre: string }[]
}

export function BarraDeFiltro({ filtro, cambiar, tipos }: Props) {
  const meses = mesesParaElegir(MAX_MESES)
  const opciones = (elegido: string) =>
    (meses.includes(elegido) ? meses : [elegido, ...meses]).map((mes) => ({ valor: mes, texto: mesEnPalabras(mes) }))
  return (
    <FormRow className="no-imprimir" role="search" aria-label="Qué se cuenta">
      <SelectInput
        id="desde"
        label="Desde"
        vacia=""
        value={filtro.desde}
        opciones={opciones(filtro.desde)}
        onChange={(desde) => cambiar({ desde })}
      />
      <SelectInput
        id="hasta"
        label="Hasta"
        vacia=""
        value={filtro.hasta}
        opciones={opciones(filtro.hasta)}
        onChange={(hasta) => cambiar({ hasta })}
      />
      <SelectInput
        id="tipo"
        label="Tipo de carpeta"
        vacia="Todos"
        value={filtro.tipo}
        opciones={tipos.map(({ tipo, nombre }) => ({ valor: tipo, texto: nombre }))}
        onChange={(tipo) => cambiar({ tipo })}
      />
    </FormRow>
  )
}
