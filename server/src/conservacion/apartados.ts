import type { AlmacenEntero } from '../plataforma/archivos/almacen.ts'

/** When each of the store's put-aside files was. */
export const apartadosDe = (almacen: AlmacenEntero) => async (): Promise<Date[]> => {
  const momentos: Date[] = []
  for await (const { dia } of almacen.apartados()) momentos.push(new Date(`${dia}T00:00:00Z`))
  return momentos
}
