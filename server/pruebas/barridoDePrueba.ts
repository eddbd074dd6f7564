import type { DbRaiz } from '../src/plataforma/base/db.ts'
import type { AppDePrueba } from './appDePrueba.ts'

type Portal = Pick<AppDePrueba, 'db' | 'trabajar'>

/** The rest of the first day is over. */
export const terminarReposo = ({ db }: Portal) =>
  db.$client.query(`update almacen set en_reposo_hasta = now() - interval '1 second'`)

/** What was noted is noted so many hours longer ago. */
export const pasanHoras = ({ db }: Portal, horas: number) =>
  db.$client.query(`update archivo_sin_fila set visto_el = visto_el - make_interval(hours => $1)`, [horas])

/** The sweep of one day, and that of the next: what no row names is put aside. */
export async function barrerDelTodo(portal: Portal): Promise<void> {
  await terminarReposo(portal)
  await portal.trabajar('barrer-archivos')
  await pasanHoras(portal, 25)
  await portal.trabajar('barrer-archivos')
}

/** A row that names this stored file: the attachment of a mail. */
export const NOMBRAR = `
  with c as (insert into correo_saliente (destinatario, motivo, redaccion) values ('a@example.com', 'PRUEBA', '{}')
    returning id_correo)
  insert into correo_adjunto (id_correo, orden, nombre, tipo_mime, ruta)
  select id_correo, 1, 'a.pdf', 'application/pdf', `
export const nombrar = (db: DbRaiz, ruta: string) => db.$client.query(`${NOMBRAR} $1 from c`, [ruta])
