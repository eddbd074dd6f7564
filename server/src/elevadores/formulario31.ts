import { altaFormulario31, PREGUNTAS } from '@catastro/domain/elevadores/formulario31'
import { DOMICILIO_INEXISTENTE } from '@catastro/domain/elevadores/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { domicilioAlAlcance } from '../padron/domicilioAlAlcance.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { formularioDelRegistro, presentado } from './formularioDeElevadores.ts'

type Respuestas = Recibido<typeof altaFormulario31>['json']

const insertar = sentencia(
  'insertar_formulario_31',
  `insert into formulario31 (id_domicilio, cantidadelevadores, destinoinmueble, nroconservador, nroinstalador,
     representantetecnico, matricula_rt, observaciones, id_persona)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id_formulario31 as id`,
)

async function guardar(tx: Tx, { idPersona }: Identidad, r: Respuestas) {
  if (!(await domicilioAlAlcance(tx, idPersona, r.idDomicilio))) {
    throw errorDeCampo('idDomicilio', DOMICILIO_INEXISTENTE, 404)
  }
  const nuevo = await insertar(
    tx,
    r.idDomicilio,
    r.cantidadelevadores,
    r.destinoinmueble,
    r.nroconservador,
    r.nroinstalador,
    r.representantetecnico,
    r.matriculaRT,
    r.observaciones,
    idPersona,
  )
  return { idFormulario31: unaFila(nuevo).id }
}

const leer = sentencia(
  'leer_formulario_31',
  `select d.padron, f.id_domicilio as "idDomicilio", trim(d.calle_texto || ' ' || d.nro_puerta) as domicilio,
     f.cantidadelevadores, f.destinoinmueble, f.nroconservador, f.nroinstalador, f.representantetecnico,
     f.matricula_rt as "matriculaRT", f.observaciones
   from formulario31 f join domicilio d using (id_domicilio) where f.id_formulario31 = $1`,
)

/** A company's note about the elevators of a property. */
export const FORMULARIO_31 = formularioDelRegistro({
  leer: async (db, numero) => (await leer(db, numero))[0],
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(altaFormulario31, presentado('31', guardar))
  },
})
