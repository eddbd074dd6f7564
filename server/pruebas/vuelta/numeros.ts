import type { QueryResultRow } from 'pg'
import { TABLAS_CON_ARCHIVOS } from '../../src/plataforma/archivos/tablasConArchivos.ts'
import { conBase } from '../caidas/revision.ts'
import type { Base } from '../cortes/mundo.ts'

/** What a database gave to people, and the files that it names. */
export interface Dado {
  readonly carpetas: ReadonlySet<number>
  readonly libreDeudas: ReadonlySet<number>
  /** By number: the provider's operation, and what it is for. */
  readonly pagos: ReadonlyMap<number, { readonly operacion: string; readonly padron: string; readonly estado: string }>
  readonly archivos: ReadonlySet<string>
}

export const loDado = ({ admin }: Pick<Base, 'admin'>): Promise<Dado> =>
  conBase(admin, async (base) => {
    const leer = async <F extends QueryResultRow>(sql: string) => (await base.query<F>(sql)).rows
    const carpetas = await leer<{ id: number }>('select id_carpeta as id from carpeta')
    const libreDeudas = await leer<{ id: number }>('select id_libre_deuda as id from libre_deuda')
    const pagos = await leer<{ id: number; operacion: string; padron: string; estado: string }>(
      'select id_pago as id, transaccion as operacion, clave as padron, estado from pago',
    )
    const archivos = await leer<{ ruta: string }>(
      TABLAS_CON_ARCHIVOS.map((tabla) => `select ruta from ${tabla} where ruta is not null`).join(' union '),
    )
    return {
      carpetas: new Set(carpetas.map(({ id }) => id)),
      libreDeudas: new Set(libreDeudas.map(({ id }) => id)),
      pagos: new Map(pagos.map(({ id, ...pago }) => [id, pago])),
      archivos: new Set(archivos.map(({ ruta }) => ruta)),
    }
  })

/** What the first has and the second does not. */
export const loPerdido = (antes: Dado, queda: Dado): Dado => ({
  carpetas: sin(antes.carpetas, queda.carpetas),
  libreDeudas: sin(antes.libreDeudas, queda.libreDeudas),
  pagos: new Map([...antes.pagos].filter(([id]) => !queda.pagos.has(id))),
  archivos: sin(antes.archivos, queda.archivos),
})

const sin = <T>(unos: ReadonlySet<T>, otros: ReadonlySet<T>) => new Set([...unos].filter((uno) => !otros.has(uno)))

/** Sentences about a number that was given once, to be found among those given since. */
export function repetidos(dados: Dado, restaurado: Dado, despues: Dado): string[] {
  const nuevo = loPerdido(despues, restaurado)
  const operaciones = new Set([...dados.pagos.values()].map(({ operacion }) => operacion))
  return [
    ...[...nuevo.carpetas].filter((id) => dados.carpetas.has(id)).map((id) => `la carpeta ${id} se dio dos veces`),
    ...[...nuevo.libreDeudas].filter((id) => dados.libreDeudas.has(id)).map((id) => `el pedido ${id} se dio dos veces`),
    ...[...nuevo.pagos.keys()].filter((id) => dados.pagos.has(id)).map((id) => `el pago ${id} se dio dos veces`),
    ...[...nuevo.pagos.values()]
      .filter(({ operacion }) => operaciones.has(operacion))
      .map(({ operacion }) => `la operación ${operacion} se dio dos veces`),
  ]
}
