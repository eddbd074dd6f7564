import { loRespondido } from '@catastro/domain/elevadores/campos'
import {
  type Formulario30Guardado,
  type altaFormulario30 as llamadaAlta,
  type Tecnico,
  tecnicosDe,
} from '@catastro/domain/elevadores/formulario30'
import { ENVIADO } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores } from '@catastro/domain/elevadores/reglas'
import type { Recibido } from '@catastro/domain/llamada'
import type * as z from 'zod/mini'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import {
  COLUMNAS_DE_EMPRESA,
  exigirEmpresa,
  FILA_DE_EMPRESA,
  filaDeEmpresa,
  UNIONES_DE_EMPRESA,
} from './empresas29y30.ts'

interface Envio {
  readonly json: Recibido<typeof llamadaAlta>['json']
  readonly clave: string | undefined
}

const insertar = sentencia(
  'insertar_formulario_30',
  `with nuevo as (
     insert into formulario30 (${FILA_DE_EMPRESA}, dni, observaciones, id_persona)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id_formulario30 as id
   ), tecnicos as (
     insert into formulario30_tecnico (id_formulario30, clase, nombre, dni, cuit, profesion, matricula)
     select n.id, t.clase, t.nombre, t.dni, t.cuit, t.profesion, t.matricula
     from nuevo n, json_populate_recordset(null::formulario30_tecnico, $14::json) t
   ) select id from nuevo`,
)

/** Registers the technicians of a company; of whose switch is off nothing is kept. */
export function altaFormulario30(db: DbRaiz, quien: Identidad, { json, clave }: Envio) {
  const respuestas = loRespondido(json)
  const presentacion = {
    llamada: '/documentacion/altaFormulario30',
    clave,
    datos: respuestas,
    borrador: borradorDeElevadores('30'),
  }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    await exigirEmpresa(tx, respuestas)
    const nuevo = await insertar(
      tx,
      ...filaDeEmpresa(respuestas),
      respuestas.dni,
      respuestas.observaciones ?? '',
      quien.idPersona,
      JSON.stringify(tecnicosDe(respuestas)),
    )
    return { ok: true, message: ENVIADO, idFormulario30: unaFila(nuevo).id }
  })
}

const leer = sentencia(
  'leer_formulario_30',
  `select f.id_formulario30 as "idFormulario30", ${COLUMNAS_DE_EMPRESA}, f.dni, f.observaciones,
     (select json_agg(json_build_object('clase', t.clase, 'nombre', t.nombre, 'dni', t.dni, 'cuit', t.cuit,
         'profesion', t.profesion, 'matricula', t.matricula) order by t.clase)
       from formulario30_tecnico t where t.id_formulario30 = f.id_formulario30) as "tecnicos!",
     a.apellido_persona || ' ' || a.nombre_persona as autor, f.fecha, f.id_persona as "idAutor"
   from formulario30 f ${UNIONES_DE_EMPRESA} join persona a on a.id_persona = f.id_persona
   where f.id_formulario30 = $1`,
  con<{ tecnicos: Tecnico[] }>(),
)

export async function formulario30De(
  db: Db,
  id: number,
): Promise<(z.output<typeof Formulario30Guardado> & { readonly idAutor: number }) | undefined> {
  const [f] = await leer(db, id)
  return f && { ...f, fecha: f.fecha.toISOString() }
}
