import { type Partes, tieneParte } from '@catastro/domain/deberes'
import { correoDe28PorConfirmar } from '@catastro/domain/elevadores/correos'
import {
  altaFormulario28,
  consultarElevadorResponsable,
  hayInconsistencia,
  PREGUNTAS,
} from '@catastro/domain/elevadores/formulario28'
import { SIN_FORMULARIO_27, YA_MANDO_FORMULARIO_28, YA_TIENE_FORMULARIO_28 } from '@catastro/domain/elevadores/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { CUIL_NO_REGISTRADO } from '@catastro/domain/personas/mensajes'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { personaPorCuil } from '../personas/personaPorCuil.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { formularioDelRegistro, presentado } from './formularioDeElevadores.ts'
import { OCUPA_EL_LUGAR, RESPONDEN_POR, VIGENTES_27 } from './registro.ts'

type Respuestas = Recibido<typeof altaFormulario28>['json']

const bloquear = sentencia(
  'bloquear_formulario_27',
  `select f.id_persona as "idPersonaCD", ${RESPONDEN_POR('d.padron', 'f.id_persona')} as "responden!", d.padron as "padron!",
     exists (select 1 from formulario28 g where g.id_formulario27 = f.id_formulario27 and g.id_autor = $2
       and g.confirmado_el is null and g.quitado_el is null) as "yaEspera!"
   from formulario27 f join carpeta c using (id_carpeta) join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
   where f.id_formulario27 = $1 and ${VIGENTES_27} for update of f`,
)
const yaRegistrado = sentencia(
  'hay_formulario_28',
  `select g.id_formulario28 as id from formulario28 g where g.id_formulario27 = $1 and ${OCUPA_EL_LUGAR('g')}`,
)

const insertar = sentencia(
  'insertar_formulario_28',
  `insert into formulario28 (id_formulario27, id_persona, id_autor, circunscripcion, seccion, manzana, parcela,
     observaciones, confirmado_por, confirmado_el)
   values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9::boolean then $3::integer end, case when $9 then now() end)
   returning id_formulario28 as id`,
)

/**
 * The responsible of a form 27, once: whoever filed it, as the CUIL was found. Anybody may send it; what is
 * not sent by who filed the 27 or holds the property waits for one of them, or for staff, and holds no place.
 */
async function guardar(tx: Tx, quien: Identidad, r: Respuestas) {
  const [form27] = await bloquear(tx, r.idFormulario27, quien.idPersona)
  if (!form27) throw errorDeCampo('idFormulario27', SIN_FORMULARIO_27, 404)
  const inconsistencia = hayInconsistencia(r.idPersona, form27)
  if (inconsistencia) throw errorDeCampo('idPersona', inconsistencia)
  if ((await yaRegistrado(tx, r.idFormulario27)).length > 0) {
    throw errorDeCampo('idFormulario27', YA_TIENE_FORMULARIO_28, 409)
  }
  const suyo = tieneParte(quien.idPersona, form27.responden)
  // One a sender: whoever may confirm it reads each, and nobody's mailbox is filled by sending it again.
  if (!suyo && form27.yaEspera) throw errorDeCampo('idFormulario27', YA_MANDO_FORMULARIO_28, 409)
  const nuevo = await insertar(
    tx,
    r.idFormulario27,
    r.idPersona,
    quien.idPersona,
    r.circunscripcion,
    r.seccion,
    r.manzana,
    r.parcela,
    r.observaciones ?? '',
    suyo,
  )
  const { id } = unaFila(nuevo)
  if (!suyo) await avisarQueEspera(tx, form27, id)
  return { idFormulario28: id }
}

async function avisarQueEspera(tx: Tx, de: { responden: Partes; padron: string }, idFormulario28: number) {
  const redaccion = correoDe28PorConfirmar(de.padron, idFormulario28)
  for (const idPersona of new Set(de.responden)) {
    if (idPersona !== null) await correoAPersona(tx, idPersona, { motivo: 'ELEVADORES', redaccion })
  }
}

const leer = sentencia(
  'leer_formulario_28',
  `select f.id_carpeta as "idCarpeta", d.padron, trim(d.calle_texto || ' ' || d.nro_puerta) as domicilio, f.nroelevadores,
     g.id_persona as "idPersona", r.apellido_persona || ' ' || r.nombre_persona as responsable, g.circunscripcion, g.seccion,
     g.manzana, g.parcela, g.observaciones
   from formulario28 g join formulario27 f using (id_formulario27)
     join domicilio d on d.id_domicilio = f.id_domicilio_inmueble join persona r on r.id_persona = g.id_persona
   where g.id_formulario28 = $1`,
)

export const FORMULARIO_28 = formularioDelRegistro({
  leer: async (db, numero) => (await leer(db, numero))[0],
  bloques: PREGUNTAS.bloques,
  atender(rutas, { ciudadDigital }) {
    rutas.on(consultarElevadorResponsable, async ({ db, query, token }) => {
      const personaCD = await personaPorCuil(db, ciudadDigital, query.cuil, token)
      if (!personaCD) throw new ErrorDePortal(404, CUIL_NO_REGISTRADO)
      return { personaCD }
    })
    rutas.on(altaFormulario28, presentado('28', guardar))
  },
})
