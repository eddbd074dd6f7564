import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../caidas/cuaderno.ts'
import { conBase } from '../caidas/revision.ts'
import { DESTINOS } from './destinos.ts'
import type { Hecho } from './persona.ts'

interface Fila {
  readonly id: number
  readonly estado: string
  readonly revision: string | null
  readonly usado: boolean
  readonly carpetas: readonly number[]
  readonly fotos: readonly { readonly sha256: string; readonly ruta: string }[]
}

const FILAS = `
  select p.id_pago as id, p.estado, p.revision, p.usado_el is not null as usado,
    array(select f.id_carpeta from formulario_vereda f where f.id_pago = p.id_pago) as carpetas,
    coalesce((select json_agg(json_build_object('sha256', trim(a.sha256), 'ruta', a.ruta) order by a.id_archivo)
      from formulario_vereda f join archivo a using (id_carpeta)
      where f.id_pago = p.id_pago and a.clase = 'FOTO_VEREDA'), '[]') as fotos
  from pago p join vereda_copia using (id_pago)`

/** Sentences about what was paid and lost, filed twice, filed unpaid or filed without its photos; none is good. */
export async function revisar(carpeta: string, hechos: readonly Hecho[]): Promise<string[]> {
  const { filas, sueltas } = await conBase(carpeta, async (base) => ({
    filas: (await base.query<Fila>(FILAS)).rows,
    sueltas: (
      await base.query<{ id: number }>(
        `select c.id_carpeta as id from carpeta c left join formulario_vereda f using (id_carpeta)
         where c.id_uso = 12 and f.id_carpeta is null`,
      )
    ).rows,
  }))
  const planes = new Map(hechos.map((hecho) => [hecho.idPago, hecho]))
  const faltas = sueltas.map(({ id }) => `carpeta ${id}: no tiene formulario`)
  if (planes.size !== hechos.length) faltas.push('un pago se dio por dos veredas')
  for (const { idPago, destino } of hechos) {
    if (!filas.some(({ id }) => id === idPago)) faltas.push(`pago ${idPago} (${destino}): se perdió`)
  }
  for (const fila of filas) faltas.push(...(await deUna(carpeta, fila, planes.get(fila.id))))
  return faltas
}

async function deUna(carpeta: string, fila: Fila, hecho: Hecho | undefined): Promise<string[]> {
  const { id, estado, revision, usado, carpetas, fotos } = fila
  const que = `pago ${id} (${hecho?.destino ?? 'dejado'})`
  const pagado = estado === 'CONFIRMADO'
  const fin = hecho ? DESTINOS[hecho.destino].fin : 'NADA'
  if (carpetas.length > 0 && !pagado) return [`${que}: se presentó sin estar pagado`]
  if (pagado && carpetas.length === 0 && revision === null) return [`${que}: pagado, sin carpeta y sin marcar`]
  if (carpetas.length > 0 !== usado) return [`${que}: su uso y su carpeta no coinciden`]
  if (carpetas.length !== (fin === 'CARPETA' ? 1 : 0)) return [`${que}: tiene ${carpetas.length} carpetas`]
  if (fin === 'POR COMPLETAR' && revision !== 'POR_COMPLETAR') return [`${que}: quedó ${estado}, ${revision}`]
  if (fin !== 'CARPETA' || !hecho) return []
  const sumas = await Promise.all(
    fotos.map(async ({ ruta }) => sha256(await readFile(join(carpeta, 'archivos', ruta)).catch(() => Buffer.alloc(0)))),
  )
  const esperadas = [...hecho.fotos].sort().join()
  const enOrden = [sumas, fotos.map((foto) => foto.sha256)].map((lista) => [...lista].sort().join())
  return enOrden.every((lista) => lista === esperadas) ? [] : [`${que}: sus fotos no son las que se adjuntaron`]
}
