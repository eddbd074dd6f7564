import { pendientes } from '@catastro/domain/inicio/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { esAdministrador } from '../plataforma/identidad/identidad.ts'
import { queEspera } from './carpetasEnEspera.ts'
import { colasDe } from './colas.ts'

/** `avisos`: what an ADMINISTRADOR has to look at. */
export function rutasDeInicio(rutas: Rutas, avisos: () => Promise<readonly string[]>): void {
  rutas.on(pendientes, async ({ db, quien }) => {
    const [colas, esperan, paraVer] = await Promise.all([
      colasDe(db, quien),
      queEspera(db, quien),
      esAdministrador(quien) ? avisos() : [],
    ])
    return { colas, ...esperan, ...(paraVer.length > 0 && { avisos: [...paraVer] }) }
  })
}
