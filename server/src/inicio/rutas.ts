import { pendientes } from '@catastro/domain/inicio/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { colasDe } from './colas.ts'
import { queEspera } from './esperan.ts'

export function rutasDeInicio(rutas: Rutas): void {
  rutas.on(pendientes, async ({ db, quien }) => {
    const [colas, esperan] = await Promise.all([colasDe(db, quien), queEspera(db, quien)])
    return { colas, ...esperan }
  })
}
