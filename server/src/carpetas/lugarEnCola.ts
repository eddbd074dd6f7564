import type { lugarEnCola as llamadaLugar } from '@catastro/domain/carpetas/escritorio'
import type { Recibido } from '@catastro/domain/llamada'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { type FilaDe, modelo } from '../plataforma/base/sentencias.ts'
import { type Identidad, soloInspecciona } from '../plataforma/identidad/identidad.ts'
import { totalDe } from '../plataforma/paginas/tramo.ts'
import { conjuntoDe, type DeQuien, ordenDe } from './condiciones.ts'
import { nombreDe } from './listarCarpetas.ts'
import { carpetasDelPersonal } from './listasPropias.ts'

type Pedido = Recibido<typeof llamadaLugar>['query']

/** Where a folder stands in the queue that it was opened from: the same folders, in the same order, as `siguienteCarpeta` goes through. */
export async function lugarEnCola(db: DbRaiz, quien: Identidad, pedido: Pedido) {
  const deQuien = carpetasDelPersonal(quien, soloInspecciona(quien) ? { asignadas: 'mias' } : pedido)
  const { texto, valores } = consultaDeLugar(deQuien, pedido)
  const { rows } = await db.$client.query<FilaDe<(typeof LUGARES)[keyof typeof LUGARES]>>({
    name: nombreDe(texto),
    text: texto,
    values: [...valores],
  })
  const { cuenta, lugar } = rows[0] ?? { cuenta: 0, lugar: null }
  return { lugar, ...totalDe(cuenta) }
}

function consultaDeLugar(
  deQuien: DeQuien,
  {
    idCarpeta,
    estado,
    orden,
    buscar,
    pendiente,
  }: Pick<Pedido, 'idCarpeta' | 'estado' | 'orden' | 'buscar' | 'pendiente'>,
) {
  const conjunto = conjuntoDe(deQuien, { estado, orden, buscar, pendiente, completas: 1 })
  const { por, sentido } = ordenDe(orden)
  return {
    valores: [...conjunto.valores, idCarpeta],
    texto: `with alcance as materialized (${conjunto.texto})
      select (select count(*) from alcance)::integer as cuenta,
        (select o.lugar from (
          select id_carpeta, row_number() over (order by ${por} ${sentido}, id_carpeta ${sentido}) as lugar from alcance
        ) o where o.id_carpeta = $${conjunto.valores.length + 1}::integer)::integer as lugar`,
  }
}

// Each with conditions that it may have.
const LUGARES = {
  todas: modelo('lugar_entre_todas', consultaDeLugar({ de: 'todas' }, { idCarpeta: 1, orden: 'vencimiento' }).texto),
  nadie: modelo('lugar_sin_inspector', consultaDeLugar({ de: 'nadie' }, { idCarpeta: 1, orden: 'antiguas' }).texto),
  inspector: modelo(
    'lugar_del_inspector',
    consultaDeLugar({ de: 'inspector', idPersona: 1 }, { idCarpeta: 1, estado: ['PRESENTADO'], buscar: '1' }).texto,
  ),
}
