import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import type { PoolClient } from 'pg'
import { abrirBase } from './base.ts'
import { DISPARADORES, PASOS } from './generarPasos.ts'

/**
 * `npm run bench:generar`: a city of 200,000 folders, the same at every run, on top of the demo city. One SQL statement a
 * table; audit and counting row by row are off meanwhile. Into DATABASE_URL, or into the embedded database of DATA_DIR.
 */

const CARPETAS = Number(process.env.CARPETAS ?? 200_000)

const base = await abrirBase()
const client = await base.db.$client.connect()
try {
  const { rowCount } = await client.query('select 1 from carpeta where id_carpeta > 10000 limit 1')
  if (rowCount) console.log('La base ya tiene carpetas generadas; no se cambia nada')
  else await generar(client)
} finally {
  client.release()
  await base.cerrar()
}

async function generar(client: PoolClient): Promise<void> {
  const inicio = performance.now()
  await client.query('begin')
  await disparadores('disable')
  for (const { nombre, sql } of PASOS) {
    const desde = performance.now()
    const { rowCount } = await client.query(sql.replaceAll(':carpetas', String(CARPETAS)))
    const segundos = ((performance.now() - desde) / 1000).toFixed(1)
    console.log(`${nombre.padEnd(22)}${(rowCount ?? 0).toLocaleString('es-AR').padStart(10)} filas ${segundos} s`)
  }
  await disparadores('enable')
  await comprobarBusqueda()
  await client.query('commit')
  await client.query('vacuum analyze')
  console.log(`Listo en ${((performance.now() - inicio) / 1000).toFixed(1)} s`)

  async function disparadores(que: 'enable' | 'disable') {
    for (const [disparador, tabla] of DISPARADORES)
      await client.query(`alter table ${tabla} ${que} trigger ${disparador}`)
  }

  /** The statements write what the search compares in SQL; the server does it in JavaScript. They must agree. */
  async function comprobarBusqueda() {
    const { rows } = await client.query<{ busqueda: string; titular: string; calle: string; padron: string }>(
      `select c.busqueda, p.apellido_persona || ' ' || p.nombre_persona as titular,
         d.calle_texto || ' ' || d.nro_puerta as calle, c.padron
       from carpeta c join propietario o using (id_propietario) join persona p on p.id_persona = o.id_persona
         join domicilio d using (id_domicilio) where c.id_carpeta % 97 = 0`,
    )
    const mala = rows.find((r) => r.busqueda !== normalizarBusqueda(r.titular, r.calle, r.padron))
    if (mala) throw new Error(`La columna busqueda no coincide con el dominio: «${mala.busqueda}»`)
  }
}
