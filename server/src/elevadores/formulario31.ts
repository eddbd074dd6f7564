import { loRespondido } from '@catastro/domain/elevadores/campos'
import type { Formulario31Guardado, altaFormulario31 as llamadaAlta } from '@catastro/domain/elevadores/formulario31'
import { DOMICILIO_INEXISTENTE, ENVIADO } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores } from '@catastro/domain/elevadores/reglas'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type * as z from 'zod/mini'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { domicilioAlAlcance } from '../padron/domicilioAlAlcance.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

interface Envio {
  readonly json: Recibido<typeof llamadaAlta>['json']
  readonly clave: string | undefined
}

const insertar = sentencia(
  'insertar_formulario_31',
  `insert into formulario31 (id_domicilio, cantidadelevadores, destinoinmueble, nroconservador, nroinstalador,
     representantetecnico, matricula_rt, observaciones, id_persona)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id_formulario31 as id`,
)

/** A company's note about the elevators of a property. */
export function altaFormulario31(db: DbRaiz, quien: Identidad, { json, clave }: Envio) {
  const respuestas = loRespondido(json)
  const presentacion = {
    llamada: '/documentacion/altaFormulario31',
    clave,
    datos: respuestas,
    borrador: borradorDeElevadores('31'),
  }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    if (!(await domicilioAlAlcance(tx, quien.idPersona, respuestas.idDomicilio))) {
      throw errorDeCampo('idDomicilio', DOMICILIO_INEXISTENTE, 404)
    }
    const nuevo = await insertar(
      tx,
      respuestas.idDomicilio,
      respuestas.cantidadelevadores,
      respuestas.destinoinmueble,
      respuestas.nroconservador,
      respuestas.nroinstalador,
      respuestas.representantetecnico,
      respuestas.matriculaRT,
      respuestas.observaciones,
      quien.idPersona,
    )
    return { ok: true, message: ENVIADO, idFormulario31: unaFila(nuevo).id }
  })
}

const leer = sentencia(
  'leer_formulario_31',
  `select f.id_formulario31 as "idFormulario31", d.padron, trim(d.calle_texto || ' ' || d.nro_puerta) as domicilio,
     f.cantidadelevadores, f.destinoinmueble, f.nroconservador, f.nroinstalador, f.representantetecnico,
     f.matricula_rt as "matriculaRT", f.observaciones, f.revisado_el as "revisadoEl",
     a.apellido_persona || ' ' || a.nombre_persona as autor, f.fecha, f.id_persona as "idAutor"
   from formulario31 f join domicilio d using (id_domicilio) join persona a on a.id_persona = f.id_persona
   where f.id_formulario31 = $1`,
)

export async function formulario31De(
  db: Db,
  id: number,
): Promise<(z.output<typeof Formulario31Guardado> & { readonly idAutor: number }) | undefined> {
  const [f] = await leer(db, id)
  return f && { ...f, revisadoEl: f.revisadoEl?.toISOString() ?? null, fecha: f.fecha.toISOString() }
}
