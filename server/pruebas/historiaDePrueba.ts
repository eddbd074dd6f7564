import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import type { DbRaiz } from '../src/plataforma/base/db.ts'
import { unaFila } from '../src/plataforma/base/unaFila.ts'

/** People of the demo city: Pablo files, Lucía is at the front desk, Diego inspects, Héctor decides. */
const GENTE = { pablo: 2, lucia: 4, hector: 5, diego: 6 } as const

export type PasoDePrueba = readonly [cuando: string, estado: Estado, quien: keyof typeof GENTE]

/** A folder that went through all this, at these moments of the city ('2026-03-02 10:00'). */
export async function carpetaConHistoria(
  { $client }: Pick<DbRaiz, '$client'>,
  pasos: readonly PasoDePrueba[],
  { encomienda = 10, obra = 7 } = {},
): Promise<number> {
  const ultimo = pasos.at(-1)
  if (!ultimo) throw new Error('Hace falta al menos un paso')
  const { rows } = await $client.query<{ id: number }>(
    `insert into carpeta (id_encomienda_tipo, id_profesional, id_propietario, id_persona, id_domicilio, id_inmueble_tipo,
       id_obra_tipo, estado, completa, padron, busqueda)
     values ($1, 1, 1, $2, 1, 1, $3, $4, true, '100001', '') returning id_carpeta as id`,
    [encomienda, GENTE.pablo, obra, ESTADOS[ultimo[1]]],
  )
  const { id } = unaFila(rows)
  for (const [lugar, [cuando, estado, quien]] of pasos.entries()) {
    const antes = pasos[lugar - 1]
    await $client.query(
      `insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona, ocurrido_el)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        antes ? ESTADOS[antes[1]] : null,
        ESTADOS[estado],
        antes ? 'MOVIMIENTO' : 'ALTA',
        GENTE[quien],
        `${cuando}-03`,
      ],
    )
  }
  return id
}
