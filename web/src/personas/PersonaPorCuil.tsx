import { Cuil } from '@catastro/domain/tipos'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FormBusqueda } from '../envios/FormBusqueda.tsx'

interface Props<T extends FieldValues> {
  readonly form: UseFormReturn<T>
  readonly name: Path<T>
  /** 'propietario', 'instalador': who is looked for. */
  readonly quien: string
  readonly buscar: (cuil: string) => Promise<void>
  readonly alCambiar: () => void
}

/** One person by CUIL, in whatever form: dots, spaces and hyphens are taken and dropped. */
export const PersonaPorCuil = <T extends FieldValues>({ quien, ...deEste }: Props<T>) => (
  <FormBusqueda
    {...deEste}
    label={`CUIL del ${quien}`}
    help="11 números, con o sin guiones."
    boton={`Buscar ${quien}`}
    esquema={Cuil}
  />
)
