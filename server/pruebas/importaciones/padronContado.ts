import { inject } from 'vitest'
import { aplicar } from '../../src/importaciones/aplicar.ts'
import { vigilar } from '../../src/plataforma/archivos/vigilado.ts'
import { abrirDb, type DbRaiz } from '../../src/plataforma/base/db.ts'
import { LECTOR_DE_TABLAS } from '../../src/plataforma/proceso/programas.ts'
import { baseSembrada } from '../baseDePrueba.ts'
import { almacenEn } from '../ciudadDePrueba.ts'

/** One property, with its address. */
export const UNO_SOLO = `
  with d as (insert into domicilio (calle_texto, padron, origen) values ('JUNIN', '1', 'PADRON') returning id_domicilio)
  insert into padron (padronm, padronp, apeynom, id_domicilio) select '1', '1', 'UNO SOLO', id_domicilio from d`

const porAplicar = (filas: number) => `
  insert into calle (calle, id_calle_tipo) values ('JUNIN', 1);
  insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona) values (1, '20253334445', 'ANA', 'PAZ');
  insert into importacion (clase, estado, id_persona, nombre_archivo, formato, tamano, altas)
    values ('padrones', 'POR_APLICAR', 1, 'p.csv', 'csv', 1, ${filas});
  insert into importaciones.fila (id_importacion, fila, accion, claves, datos, errores)
    select i.id_importacion, n + 1, 'ALTA', '{}', json_build_object('padron', (7000000 + n)::text, 'provincial', (97000000 + n)::text,
      'titular', 'TITULAR ' || n, 'dni', '', 'cuit', '', 'calle', 'JUNIN', 'puerta', (n % 9000 + 1)::text, 'piso', '', 'departamento', '',
      'seccion', '', 'manzana', '', 'parcela', '', 'distrito', '', 'dominio', ''), '[]'
    from importacion i, generate_series(1, ${filas}) n`

/**
 * So many properties come into a register that has none, or one alone that was counted so: how many rows were read by reading
 * whole tables, and in how many seconds.
 */
export async function importarEnPadron({ filas, conUno }: { readonly filas: number; readonly conUno: boolean }) {
  const db = await baseSembrada()
  if (conUno) await db.$client.query(`${UNO_SOLO}; select analizar_padron()`)
  await db.$client.query(porAplicar(filas))
  const { database } = db.$client.options
  // A plan is made once for a connection, as in the portal.
  const propia = abrirDb({ ...inject('postgres'), ...(database && { database }) })
  const almacen = vigilar(propia, await almacenEn(inject('archivosDeLaCiudad')), false)
  const desde = performance.now()
  await aplicar(
    propia,
    { almacen, lector: LECTOR_DE_TABLAS, marco: null },
    {
      idImportacion: 1,
      estado: 'POR_APLICAR',
      clase: 'padrones',
      formato: 'csv',
      codificacion: null,
      sistema: null,
      idPersona: 1,
      deshace: null,
      ruta: null,
      intentos: 0,
      altas: filas,
      cambios: 0,
      parcial: false,
    },
    new AbortController().signal,
  )
  const segundos = (performance.now() - desde) / 1000
  await propia.$client.end()
  return { leidas: await leidasEnteras(db, filas), segundos }
}

/** Once the connections that read are closed and have told. */
async function leidasEnteras(db: DbRaiz, filas: number): Promise<number> {
  for (;;) {
    const { rows } = await db.$client.query<{ altas: number; leidas: number }>(
      `select sum(n_tup_ins)::int as altas, sum(seq_tup_read)::int as leidas from pg_stat_user_tables
       where relname in ('padron', 'domicilio')`,
    )
    if (rows[0] && rows[0].altas >= filas * 2) return rows[0].leidas
  }
}
