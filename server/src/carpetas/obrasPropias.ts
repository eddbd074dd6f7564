import { CARPETA_NO_ENCONTRADA, ES_QUIEN_LA_PRESENTO, YA_LO_DIJO } from '@catastro/domain/carpetas/mensajes'
import type { ObraPropia } from '@catastro/domain/carpetas/propietario'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { DomicilioDePropietario } from '@catastro/domain/personas/domicilioDePropietario'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { carpetaQueLee, esSuObra, esTitular } from './alcance.ts'
import { esDelTitular } from './personasConParte.ts'

/* What others file of the works on one's own property. */

/** Who owns more than these asks for one by its number. */
const A_LA_VISTA = 25

const leer = sentencia(
  'obras_propias',
  `select c.id_carpeta as "idCarpeta", e.tramite_estado as "tramiteEstado", c.completa as "carpetaCompleta",
     coalesce(et.encomiendatipo, u.uso) as que, trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!", c.padron,
     c.fecha_alta as "fechaalta", n.motivo, n.dicho_el as "dichoEl"
   from propietario o join carpeta c using (id_propietario) join tramite_estado e on e.id_tramite_estado = c.estado
     join domicilio d using (id_domicilio) left join encomienda_tipo et using (id_encomienda_tipo)
     left join uso u using (id_uso) left join carpeta_no_encargada n using (id_carpeta)
   where o.id_persona = $1 and c.borrada_el is null and not coalesce(${esDelTitular('$1', '$2?')}, false)
   order by c.fecha_alta desc, c.id_carpeta desc limit ${A_LA_VISTA}`,
)

export async function obrasPropias(db: Db, { idPersona, idProfesional }: Identidad): Promise<ObraPropia[]> {
  return (await leer(db, idPersona, idProfesional)).map(({ que, fechaalta, motivo, dichoEl, ...fila }) => ({
    ...fila,
    que: que ?? '',
    fechaalta: fechaalta.toISOString(),
    noEncargada: motivo !== null && dichoEl !== null ? { motivo, dichoEl: dichoEl.toISOString() } : null,
  }))
}

const decir = sentencia(
  'carpeta_no_encargada',
  `insert into carpeta_no_encargada (id_carpeta, motivo, dicho_por, dicho_el) values ($1, $2, $3, $4)
   on conflict (id_carpeta) do nothing returning true as dicho`,
)

interface NoLoEncargue {
  readonly idCarpeta: number
  readonly motivo: string
}

/** Said once, by its owner, of a folder that somebody else filed. Staff read it; nothing stops by itself. */
export async function noLoEncargue(db: DbRaiz, quien: Identidad, { idCarpeta, motivo }: NoLoEncargue): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await carpetaQueLee(tx, quien, idCarpeta)
    if (esTitular(quien, carpeta)) throw new ErrorDePortal(403, ES_QUIEN_LA_PRESENTO)
    if (!(await esSuObra(tx, quien.idPersona, idCarpeta))) throw new ErrorDePortal(404, CARPETA_NO_ENCONTRADA)
    const [dicho] = await decir(tx, idCarpeta, motivo, quien.idPersona, new Date())
    if (!dicho) throw new ErrorDePortal(409, YA_LO_DIJO)
  })
}

const domicilio = sentencia(
  'domicilio_del_propietario_de_carpeta',
  `select o.id_propietario as "idPropietario", o.domicilio as "Domicilio", o.motivo_del_domicilio as motivo
   from carpeta c join propietario o using (id_propietario) where c.id_carpeta = $1`,
)

/** Where the owner that a folder names lives, for whoever reads it. */
export async function domicilioDelPropietario(
  db: Db,
  quien: Identidad,
  idCarpeta: number,
): Promise<DomicilioDePropietario | null> {
  await carpetaQueLee(db, quien, idCarpeta)
  return (await domicilio(db, idCarpeta))[0] ?? null
}
