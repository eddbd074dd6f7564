import type { darDeBaja as Baja } from '@catastro/domain/catalogos/empleados'
import { NO_TIENE_BAJA } from '@catastro/domain/catalogos/mensajes'
import { ES_SU_BAJA } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { PERSONAL } from '@catastro/domain/roles'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import { conservarUnAdministrador } from './empleados.ts'
import type { AlCambiarEmpleado } from './inspectores.ts'

const quitarRoles = sentencia(
  'quitar_roles_del_personal',
  `delete from persona_rol x using rol r join perfil f using (id_perfil)
   where x.id_persona = $1 and r.id_rol = x.id_rol and f.perfil in (${PERSONAL.map((p) => `'${p}'`).join()})
   returning x.id_rol`,
)
const anotar = sentencia(
  'dar_de_baja',
  `update empleado set baja_el = now(), motivo_de_baja = $2, usrmod = $3, modificado_el = now()
   where id_persona = $1 and baja_el is null returning id_persona`,
)

/** Ends an employment (A-166): what else the person is here (a professional, an owner) stays. Never one's own (A-163). */
export async function darDeBaja(
  db: DbRaiz,
  quien: Identidad,
  { datos: { idPersona, motivo }, alCambiar }: { datos: Recibido<typeof Baja>['json']; alCambiar: AlCambiarEmpleado },
): Promise<void> {
  exigirAjeno(quien, [idPersona], ES_SU_BAJA)
  await enTransaccion(db, quien.idPersona, async (tx) => {
    await conservarUnAdministrador(tx, idPersona, [])
    const roles = await quitarRoles(tx, idPersona)
    const [empleado] = await anotar(tx, idPersona, motivo, quien.idPersona)
    if (!empleado && roles.length === 0) throw new ErrorDePortal(404, NO_TIENE_BAJA)
    await alCambiar(tx, quien, idPersona)
  })
}
