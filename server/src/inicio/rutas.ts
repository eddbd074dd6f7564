import { pendientes, sinEnviar } from '@catastro/domain/inicio/llamadas'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { esAdministrador, esPersonal } from '../plataforma/identidad/identidad.ts'
import { porCompletar } from '../veredas/veredaEnCurso.ts'
import { visitasDeHoy } from '../visitas/jornada.ts'
import { borradoresSinEnviar } from './borradores.ts'
import { queEspera } from './carpetasEnEspera.ts'
import { colasDe } from './colas.ts'

/** For an ADMINISTRADOR. */
interface ParaQuienAdministra {
  /** What has to be looked at. */
  avisos(): Promise<readonly string[]>
  /** How many steps 'Puesta en marcha' still has. */
  faltanPasos(): Promise<number>
}

export function rutasDeInicio(rutas: Rutas, { avisos, faltanPasos }: ParaQuienAdministra): void {
  rutas.on(pendientes, async ({ db, quien }) => {
    const administra = esAdministrador(quien)
    const [colas, visitas, esperan, veredas, borradores, paraVer, faltan] = await Promise.all([
      colasDe(db, quien),
      esPersonal(quien) ? visitasDeHoy(db, quien) : [],
      queEspera(db, quien),
      porCompletar(db, quien.idPersona),
      borradoresSinEnviar(db, quien.idPersona),
      administra ? avisos() : [],
      administra ? faltanPasos() : 0,
    ])
    return {
      colas,
      ...esperan,
      ...(visitas.length > 0 && { visitas }),
      ...(veredas.length > 0 && { veredas }),
      ...(borradores.length > 0 && { borradores }),
      ...(paraVer.length > 0 && { avisos: [...paraVer] }),
      ...(faltan > 0 && { faltanPasos: faltan }),
    }
  })
  rutas.on(sinEnviar, async ({ db, quien }) => ({ borradores: await borradoresSinEnviar(db, quien.idPersona) }))
}
