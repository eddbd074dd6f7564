import { archivosApartados } from '@catastro/domain/antivirus/llamadas'
import { esperaDelAntivirus } from '../plataforma/archivos/esperaDelAntivirus.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'

const ULTIMOS = 200
const leer = sentencia(
  'archivos_apartados',
  `select r.nombre, r.id_persona as "idPersona", p.apellido_persona || ', ' || p.nombre_persona as persona,
     r.hallazgo as "hallazgo!", r.pedida_el as "recibidoEl", r.revisada_el as "revisadoEl!"
   from revision_de_archivo r left join persona p using (id_persona)
   where r.estado = 'INFECTADO' order by r.revisada_el desc limit ${ULTIMOS}`,
)

const apartados = async (db: Db) =>
  (await leer(db)).map(({ recibidoEl, revisadoEl, ...archivo }) => ({
    ...archivo,
    recibidoEl: recibidoEl.toISOString(),
    revisadoEl: revisadoEl.toISOString(),
  }))

export function rutasDeAntivirus(rutas: Rutas, conAntivirus: boolean): void {
  rutas.on(archivosApartados, async ({ db }) => ({
    enEspera: conAntivirus ? await enEspera(db) : null,
    apartados: await apartados(db),
  }))
}

const enEspera = async (db: Db) => {
  const { cuantos, desde } = await esperaDelAntivirus(db)
  return { cuantos, desde: desde?.toISOString() ?? null }
}
