import { createHash } from 'node:crypto'
import { normalizarNombre } from '@catastro/domain/padron/nombre'
import { buscarPorNombre } from '../server/src/padron/buscarPorNombre.ts'
import type { DbRaiz } from '../server/src/plataforma/base/db.ts'
import type { Quien, Resultado } from './desnudoIdentidad.ts'
import { ANOTAR_CONSULTA } from './desnudoSentencias.ts'
import { IDENTIDAD_DE_PRUEBA } from './padronComparado.ts'

/** Noted before it is answered, as the portal does; a page of five. */
export async function porNombre(db: DbRaiz, { idPersona }: Quien, escrito: string): Promise<Resultado> {
  const hash = createHash('sha256').update(escrito).digest('hex')
  await db.$client.query({ ...ANOTAR_CONSULTA, values: [idPersona, 'desnudo', hash, null] })
  const cuerpo = await buscarPorNombre(db, IDENTIDAD_DE_PRUEBA, normalizarNombre(escrito), { porPagina: 5 })
  return { estado: 200, cuerpo }
}
