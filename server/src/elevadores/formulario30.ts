import { altaFormulario30, PREGUNTAS, type Tecnico, tecnicosDe } from '@catastro/domain/elevadores/formulario30'
import type { Recibido } from '@catastro/domain/llamada'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import {
  COLUMNAS_DE_EMPRESA,
  exigirEmpresa,
  exigirLoEscritoEn30,
  FILA_DE_EMPRESA,
  filaDeEmpresa,
  UNIONES_DE_EMPRESA,
} from './empresas29y30.ts'
import { formularioDelRegistro, presentado } from './formularioDeElevadores.ts'

type Respuestas = Recibido<typeof altaFormulario30>['json']

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

/** Of whose switch is off nothing is kept. */
async function guardar(tx: Tx, { idPersona }: Identidad, r: Respuestas) {
  await exigirEmpresa(tx, r)
  await exigirLoEscritoEn30(tx, r)
  const tecnicos = JSON.stringify(tecnicosDe(r))
  const nuevo = await insertar(tx, ...filaDeEmpresa(r), r.dni, r.observaciones ?? '', idPersona, tecnicos)
  return { idFormulario30: unaFila(nuevo).id }
}

const leer = sentencia(
  'leer_formulario_30',
  `select ${COLUMNAS_DE_EMPRESA}, f.dni, f.observaciones,
     (select json_agg(json_build_object('clase', t.clase, 'nombre', t.nombre, 'dni', t.dni, 'cuit', t.cuit,
         'profesion', t.profesion, 'matricula', t.matricula) order by t.clase)
       from formulario30_tecnico t where t.id_formulario30 = f.id_formulario30) as "tecnicos!"
   from formulario30 f ${UNIONES_DE_EMPRESA}
   where f.id_formulario30 = $1`,
  con<{ tecnicos: Tecnico[] }>(),
)

/** The technicians of a company. */
export const FORMULARIO_30 = formularioDelRegistro({
  leer: async (db, numero) => (await leer(db, numero))[0],
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(altaFormulario30, presentado('30', guardar))
  },
})
