import { tieneParte } from '@catastro/domain/deberes'
import {
  type Formulario28Guardado,
  hayInconsistencia,
  type altaFormulario28 as llamadaAlta,
} from '@catastro/domain/elevadores/formulario28'
import { ENVIADO, SIN_FORMULARIO_27, YA_TIENE_FORMULARIO_28 } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores } from '@catastro/domain/elevadores/reglas'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/db.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { unaFila } from '../plataforma/unaFila.ts'
import { OCUPA_EL_LUGAR, RESPONDEN_POR, VIGENTES_27 } from './registro.ts'
import { formulario28 } from './tablas.ts'

interface Envio {
  readonly json: Recibido<typeof llamadaAlta>['json']
  readonly clave: string | undefined
}

const bloquear = sentencia(
  'bloquear_formulario_27',
  `select f.id_persona as "idPersonaCD", ${RESPONDEN_POR('d.padron', 'f.id_persona')} as "responden!"
   from formulario27 f join carpeta c using (id_carpeta) join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
   where f.id_formulario27 = $1 and ${VIGENTES_27} for update of f`,
)
const yaRegistrado = sentencia(
  'hay_formulario_28',
  `select g.id_formulario28 as id from formulario28 g where g.id_formulario27 = $1 and ${OCUPA_EL_LUGAR('g')}`,
)

/**
 * Registers the responsible of a form 27, once: whoever filed it, as the CUIL was found. Anybody may send it; what is
 * not sent by who filed the 27 or holds the property waits for one of them, or for staff, and holds no place.
 */
export function altaFormulario28(db: DbRaiz, quien: Identidad, { json, clave }: Envio) {
  const presentacion = {
    llamada: '/documentacion/altaFormulario28',
    clave,
    datos: json,
    borrador: borradorDeElevadores('28'),
  }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    const [form27] = await bloquear(tx, json.idFormulario27)
    if (!form27) throw errorDeCampo('idFormulario27', SIN_FORMULARIO_27, 404)
    const inconsistencia = hayInconsistencia(json.idPersona, form27)
    if (inconsistencia) throw errorDeCampo('idPersona', inconsistencia)
    if ((await yaRegistrado(tx, json.idFormulario27)).length > 0) {
      throw errorDeCampo('idFormulario27', YA_TIENE_FORMULARIO_28, 409)
    }
    const suyo = tieneParte(quien.idPersona, form27.responden)
    const { id } = unaFila(
      await tx
        .insert(formulario28)
        .values({
          ...json,
          observaciones: json.observaciones ?? '',
          idAutor: quien.idPersona,
          ...(suyo && { confirmadoPor: quien.idPersona, confirmadoEl: sql`now()` }),
        })
        .returning({ id: formulario28.idFormulario28 }),
    )
    return { ok: true, message: ENVIADO, idFormulario28: id }
  })
}

const leer = sentencia(
  'leer_formulario_28',
  `select g.id_formulario28 as "idFormulario28", g.id_formulario27 as "idFormulario27", f.id_carpeta as "idCarpeta", d.padron,
     trim(d.calle_texto || ' ' || d.nro_puerta) as domicilio, f.nroelevadores,
     r.apellido_persona || ' ' || r.nombre_persona as responsable, g.circunscripcion, g.seccion, g.manzana, g.parcela,
     g.observaciones, a.apellido_persona || ' ' || a.nombre_persona as autor, g.fecha, g.id_autor as "idAutor"
   from formulario28 g join formulario27 f using (id_formulario27)
     join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
     join persona r on r.id_persona = g.id_persona join persona a on a.id_persona = g.id_autor
   where g.id_formulario28 = $1`,
)

export async function formulario28De(
  db: Db,
  id: number,
): Promise<(z.output<typeof Formulario28Guardado> & { readonly idAutor: number }) | undefined> {
  const [f] = await leer(db, id)
  return f && { ...f, fecha: f.fecha.toISOString() }
}
