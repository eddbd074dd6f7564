import type { Readable } from 'node:stream'
import { COLUMNAS } from '@catastro/domain/importaciones/columnas'
import type { exportar as Exportar, Lista } from '@catastro/domain/importaciones/llamadas'
import { CLASES, type Clase } from '@catastro/domain/importaciones/reglas'
import type { Recibido } from '@catastro/domain/llamada'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Contexto } from '../plataforma/http/rutas.ts'
import { planilla } from '../plataforma/planilla/planilla.ts'
import type { Celda } from '../plataforma/planilla/xlsx.ts'
import { EXPORTABLES, type Exportable } from './listas.ts'
import { leerEnTandas } from './tandas.ts'

type Pedido = Pick<Recibido<typeof Exportar>, 'params' | 'query'>

interface FiltroDeCarpetas {
  readonly estados: readonly string[]
  readonly completas: boolean | null
}

/** A whole list, written as it is read: memory stays the same however long it is. */
export function exportarLista(
  db: DbRaiz,
  { params: { lista }, query }: Pedido,
  { quien, reply, mostrar }: Pick<Contexto<typeof Exportar>, 'quien' | 'reply' | 'mostrar'>,
): Readable {
  const { titulo } = EXPORTABLES[lista]
  const filtro: FiltroDeCarpetas = {
    estados: query.estado ? query.estado.split(',').map((estado) => estado.trim()) : [],
    completas: query.completas === undefined ? null : query.completas === 1,
  }
  const filas =
    query.plantilla === 1 && esImportable(lista)
      ? soloTitulos(lista)
      : leerFilas(db, EXPORTABLES[lista], filtro, { quien, mostrar })
  const nombre = `${query.plantilla === 1 ? 'plantilla de ' : ''}${titulo.toLowerCase()}`
  return planilla(reply, { titulo, nombre, formato: query.formato ?? 'xlsx' }, filas)
}

const esImportable = (lista: Lista): lista is Clase => (CLASES as readonly string[]).includes(lista)

async function* soloTitulos(clase: Clase): AsyncGenerator<readonly Celda[]> {
  yield COLUMNAS[clase].map(({ titulo }) => titulo)
}

/** The titles first, then each row. Whom each part is about is noted as it goes. */
async function* leerFilas(
  db: DbRaiz,
  { consulta, muestra }: Exportable,
  filtro: FiltroDeCarpetas,
  { quien, mostrar }: Pick<Contexto<typeof Exportar>, 'quien' | 'mostrar'>,
): AsyncGenerator<readonly Celda[]> {
  const valores = consulta.text.includes('$1') ? [filtro.estados, filtro.completas] : []
  let titulos = false
  for await (const { campos, filas } of leerEnTandas<readonly Celda[]>(db, consulta, valores, quien.idPersona)) {
    if (!titulos) yield campos
    titulos = true
    if (muestra) {
      const lugar = campos.indexOf(muestra.columna)
      mostrar(
        muestra.clase,
        filas.map((fila) => String(fila[lugar] ?? '')),
      )
    }
    yield* filas
  }
}
