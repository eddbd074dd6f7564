import type { Partes } from '@catastro/domain/deberes'
import { correoDeVencimientoDeElevadores } from '@catastro/domain/elevadores/correos'
import type { guardarVencimiento as llamadaGuardar, Vencimiento } from '@catastro/domain/elevadores/llamadas'
import { ES_PROPIO, REGISTRO_NO_ENCONTRADO } from '@catastro/domain/elevadores/mensajes'
import {
  type ClaseDeVencimiento,
  DIAS_DE_AVISO_DE_ELEVADORES,
  situacionDeVencimiento,
} from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { INSCRIPCIONES, MANTENIMIENTOS, PARTES_DE_30, PARTES_DE_31, TECNICOS } from './registro.ts'

export const vencimiento = (hasta: string | null, dia: string): Vencimiento => ({
  hasta,
  situacion: situacionDeVencimiento(hasta, dia),
})

const autorDeNota = sentencia(
  'autor_de_31',
  `select ${PARTES_DE_31} as "tienenParte!" from formulario31 f join domicilio d using (id_domicilio)
   where f.id_formulario31 = $1 and f.quitado_el is null for update of f`,
)
const autorDePersonal = sentencia(
  'autor_de_tecnico',
  // The technician too: it is their licence.
  `select ${PARTES_DE_30} as "tienenParte!" from formulario30 f join formulario30_tecnico e using (id_formulario30)
   where f.id_formulario30 = $1 and e.clase = $2 and f.quitado_el is null for update of e`,
)
const guardarSeguro = sentencia(
  'guardar_seguro',
  'update formulario31 set seguro_hasta = $2? where id_formulario31 = $1',
)
const guardarContrato = sentencia(
  'guardar_contrato',
  'update formulario31 set contrato_hasta = $2? where id_formulario31 = $1',
)
const guardarMatricula = sentencia(
  'guardar_matricula_de_tecnico',
  'update formulario30_tecnico set matricula_hasta = $3? where id_formulario30 = $1 and clase = $2',
)

interface Fin {
  autor(tx: Tx, id: number): Promise<{ readonly tienenParte: Partes }[]>
  guardar(tx: Tx, id: number, hasta: string | null): Promise<unknown>
}

const FINES: Readonly<Record<ClaseDeVencimiento, Fin>> = {
  SEGURO: { autor: autorDeNota, guardar: guardarSeguro },
  CONTRATO: { autor: autorDeNota, guardar: guardarContrato },
  MATRICULA_RT: {
    autor: (tx, id) => autorDePersonal(tx, id, 'RT'),
    guardar: (tx, id, hasta) => guardarMatricula(tx, id, 'RT', hasta),
  },
  MATRICULA_TE: {
    autor: (tx, id) => autorDePersonal(tx, id, 'TE'),
    guardar: (tx, id, hasta) => guardarMatricula(tx, id, 'TE', hasta),
  },
}

/** Staff write an end into the register, or take it out; never of what they sent themselves. */
export async function guardarVencimiento(
  db: DbRaiz,
  quien: Identidad,
  { clase, id, hasta }: Recibido<typeof llamadaGuardar>['json'],
): Promise<void> {
  const { autor, guardar } = FINES[clase]
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const [registro] = await autor(tx, id)
    if (!registro) throw new ErrorDePortal(404, REGISTRO_NO_ENCONTRADO)
    exigirAjeno(quien, registro.tienenParte, ES_PROPIO)
    await guardar(tx, id, hasta)
  })
}

// Who sent the note, and who answers for the property's elevators: the ends of both are theirs to renew.
const deNotas = (columna: 'seguro' | 'contrato') => `
  with vencen as (
    update formulario31 f set ${columna}_avisado = ${columna}_hasta
    where f.${columna}_hasta between $1::date and $1::date + ${DIAS_DE_AVISO_DE_ELEVADORES}
      and f.${columna}_avisado is distinct from f.${columna}_hasta
      and exists (select 1 from (${MANTENIMIENTOS}) m where m.id_formulario31 = f.id_formulario31 and m.hasta is null)
    returning f.id_formulario31, f.id_persona, f.id_domicilio, f.${columna}_hasta as fin
  )
  select v.id_persona as "idPersona!", to_char(v.fin, 'DD/MM/YYYY') as "hasta!", d.padron as "padron!",
    trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!"
  from vencen v join domicilio d using (id_domicilio)
  union
  select i.id_persona, to_char(v.fin, 'DD/MM/YYYY'), d.padron, trim(d.calle_texto || ' ' || d.nro_puerta)
  from vencen v join domicilio d using (id_domicilio) join (${INSCRIPCIONES}) i on i.padron = d.padron and i.hasta is null
  order by 1`
const seguros = sentencia('seguros_por_vencer', deNotas('seguro'))
const contratos = sentencia('contratos_por_vencer', deNotas('contrato'))

const matriculas = sentencia(
  'matriculas_de_tecnicos_por_vencer',
  `with vencen as (
     update formulario30_tecnico t set matricula_avisada = matricula_hasta
     where t.matricula_hasta between $1::date and $1::date + ${DIAS_DE_AVISO_DE_ELEVADORES}
       and t.matricula_avisada is distinct from t.matricula_hasta and exists (
         select 1 from (${TECNICOS}) v where v.id_formulario30 = t.id_formulario30 and v.clase = t.clase and v.hasta is null)
     returning t.*
   )
   select f.id_persona as "idPersona", v.clase as "clase!", to_char(v.matricula_hasta, 'DD/MM/YYYY') as "hasta!",
     v.nombre as "nombre!", v.matricula as "matricula!", n.institucion
   from vencen v join formulario30 f using (id_formulario30) join institucion n using (id_institucion) order by 1`,
)

/**
 * Tells of each end once, the days before it; an end that was written anew is told of again. The rows are marked in the
 * transaction that writes the mails, so that two processes at once make one.
 */
export async function avisarVencimientos(db: DbRaiz): Promise<void> {
  await enTransaccion(db, null, async (tx) => {
    const dia = hoy()
    for (const [clase, leer] of [['SEGURO', seguros] as const, ['CONTRATO', contratos] as const]) {
      for (const { idPersona, hasta, padron, domicilio } of await leer(tx, dia)) {
        await avisar(tx, idPersona, clase, hasta, [
          ['Padrón', padron],
          ['Domicilio', domicilio],
        ])
      }
    }
    for (const { idPersona, clase, hasta, nombre, matricula, institucion } of await matriculas(tx, dia)) {
      await avisar(tx, idPersona, `MATRICULA_${clase}`, hasta, [
        ['Técnico', nombre],
        ['Matrícula', matricula],
        ['Empresa', institucion],
      ])
    }
  })
}

type Datos = readonly (readonly [nombre: string, valor: string])[]

const avisar = (tx: Tx, idPersona: number, clase: ClaseDeVencimiento, hasta: string, datos: Datos) =>
  correoAPersona(tx, idPersona, {
    motivo: 'ELEVADORES',
    redaccion: correoDeVencimientoDeElevadores({ clase, hasta, datos }),
  })
