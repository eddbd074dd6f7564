import { dondeSigue, nombreDeBorrador } from '@catastro/domain/borradores/donde'
import type { FormularioSinEnviar } from '@catastro/domain/inicio/llamadas'
import { PAGANDOSE } from '../borradores/borrador.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'

// A draft of a folder's form waits for nobody once it cannot be sent: the form is filed, the folder closed or deleted.
const leer = sentencia(
  'borradores_sin_enviar',
  `select b.clave, t.encomiendatipo as encomienda, b.modificado_el as "modificadoEl", ${PAGANDOSE} as "pagandose!"
   from borrador b left join encomienda_tipo t on b.clave = 'carpeta-' || t.id_encomienda_tipo
   where b.id_persona = $1 and b.datos <> '{}' and (b.clave !~ '^formulario\\w+-[0-9]{1,9}$' or exists (
     select 1 from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
       join carpeta_formulario f using (id_carpeta) join formulario_tipo t using (id_formulario_tipo)
     where c.id_carpeta = substring(b.clave from '[0-9]+$')::integer and c.borrada_el is null and not e.es_final
       and not f.grabado and starts_with(b.clave, 'formulario' || t.codigo || '-')))
   order by b.modificado_el desc, b.clave`,
)

/** What this person began and did not send. */
export async function borradoresSinEnviar(db: Db, idPersona: number): Promise<FormularioSinEnviar[]> {
  return (await leer(db, idPersona)).flatMap(({ clave, encomienda, modificadoEl, pagandose }) => {
    const ruta = dondeSigue(clave)
    if (ruta === null) return []
    const nombre = nombreDeBorrador(clave, encomienda)
    return [{ clave, nombre, ruta, modificadoEl: modificadoEl.toISOString(), pagandose }]
  })
}
