import type { formulariosAnteriores as llamada } from '@catastro/domain/formularios/llamadas'
import type { Respuesta } from '@catastro/domain/llamada'
import { type Db, sentencia } from '../plataforma/base/db.ts'

type FormularioAnterior = Respuesta<typeof llamada, never>['formularios'][number]

const leer = sentencia(
  'respuestas_anteriores',
  `select first_value(formulario) over (partition by clave_de_nombre(formulario) order by id_respuesta) as "titulo!", pregunta, respuesta
   from respuesta_anterior where id_carpeta = $1
   order by min(id_respuesta) over (partition by clave_de_nombre(formulario)), orden nulls last, id_respuesta`,
)

/** What the forms of a folder of another system said there, form by form as they came; none of any other folder. */
export async function formulariosAnteriores(db: Db, idCarpeta: number): Promise<FormularioAnterior[]> {
  const formularios = new Map<string, FormularioAnterior>()
  for (const { titulo, pregunta, respuesta } of await leer(db, idCarpeta)) {
    const suyo = formularios.get(titulo) ?? { titulo, respuestas: [] }
    suyo.respuestas.push({ pregunta, respuesta })
    formularios.set(titulo, suyo)
  }
  return [...formularios.values()]
}
