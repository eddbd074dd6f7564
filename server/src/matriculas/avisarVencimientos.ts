import { correoDeVencimiento } from '@catastro/domain/personas/correoDeVencimiento'
import { DIAS_DE_AVISO } from '@catastro/domain/personas/reglas'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

export const trabajosDeMatriculas = (db: DbRaiz): readonly Trabajo[] => [
  { nombre: 'avisar-vencimientos', cuando: '10 9 * * *', obra: () => avisarVencimientos(db) },
]

const leer = sentencia(
  'matriculas_por_vencer',
  `select pr.id_persona, to_char(pr.fecha_vencimiento, 'DD/MM/YYYY') as "dia!", f.profesion, pr.matricula
   from profesional pr join persona p using (id_persona) join profesion f using (id_profesion)
   where pr.fecha_vencimiento between $1::date and $1::date + $2::int and p.email_persona <> ''
     and not exists (
       select 1 from correo_saliente c where c.destinatario = p.email_persona and c.id_persona = p.id_persona
         and c.motivo = 'MATRICULA' and c.creado_el > now() - make_interval(days => $2::int + 1))
   order by pr.id_profesional for update of pr skip locked`,
)

/**
 * Tells each professional once that the licence expires within the days of the notice. Who was told of it in those days is
 * not told again: the rows are locked, so that two processes at once make one mail.
 */
export async function avisarVencimientos(db: DbRaiz): Promise<void> {
  await enTransaccion(db, null, async (tx) => {
    const rows = await leer(tx, hoy(), DIAS_DE_AVISO)
    for (const { id_persona, dia, profesion, matricula } of rows) {
      const redaccion = correoDeVencimiento(dia, profesion, matricula)
      await correoAPersona(tx, id_persona, { motivo: 'MATRICULA', redaccion })
    }
  })
}
