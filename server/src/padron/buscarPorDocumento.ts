import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { dniDelCuil, MAX_DOCUMENTO, sinCeros } from '@catastro/domain/padron/reglas'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { TOPE } from '../plataforma/paginas/tramo.ts'
import { mostrarPagina, type Pedido, presentarHallados, tramoDelPadron } from './paginaDePadrones.ts'

const porDocumento = sentencia(
  'padrones_por_documento',
  `with hallados as materialized (
     select padronm, row_number() over (order by length(padronm), padronm) as lugar
     from (select padronm from padron where dni = $1 or cuit = $2 limit ${TOPE}) p
   ) ${mostrarPagina('$3', '$4')}`,
  con<{ padrones: PadronDelRegistro[] }>(),
)

/** A CUIL also finds by the DNI in it; a DNI, however it is filled up with zeros. */
export async function buscarPorDocumento(db: Db, quien: Identidad, documento: string, pedido: Pedido) {
  const dni = documento.length === MAX_DOCUMENTO ? dniDelCuil(documento) : sinCeros(documento)
  const { filas: cuantas, desde } = tramoDelPadron(pedido)
  return presentarHallados(quien, unaFila(await porDocumento(db, dni, documento, cuantas, desde)))
}
