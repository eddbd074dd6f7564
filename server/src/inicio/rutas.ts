import { pendientes, sinEnviar } from '@catastro/domain/inicio/llamadas'
import { obrasPropias } from '../carpetas/obrasPropias.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { esAdministrador, esPersonal } from '../plataforma/identidad/identidad.ts'
import { porCompletar } from '../veredas/veredaEnCurso.ts'
import { visitasDeHoy } from '../visitas/jornada.ts'
import { borradoresSinEnviar } from './borradores.ts'
import { queEspera } from './carpetasEnEspera.ts'
import { colasDe } from './colas.ts'
import { inscripcionesPorPagar } from './inscripcionesPorPagar.ts'
import { noEncargadas } from './noEncargadas.ts'

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
    const [colas, visitas, esperan, veredas, porPagar, borradores, obras, deOtro, paraVer, faltan] = await Promise.all([
      colasDe(db, quien),
      esPersonal(quien) ? visitasDeHoy(db, quien) : [],
      queEspera(db, quien),
      porCompletar(db, quien.idPersona),
      inscripcionesPorPagar(db, quien.idPersona),
      borradoresSinEnviar(db, quien.idPersona),
      obrasPropias(db, quien),
      esPersonal(quien) ? noEncargadas(db) : [],
      administra ? avisos() : [],
      administra ? faltanPasos() : 0,
    ])
    return {
      colas,
      ...esperan,
      ...(visitas.length > 0 && { visitas }),
      ...(veredas.length > 0 && { veredas }),
      ...(porPagar.length > 0 && { porPagar }),
      ...(borradores.length > 0 && { borradores }),
      ...(obras.length > 0 && { obras }),
      ...(deOtro.length > 0 && { noEncargadas: deOtro }),
      ...(paraVer.length > 0 && { avisos: [...paraVer] }),
      ...(faltan > 0 && { faltanPasos: faltan }),
    }
  })
  rutas.on(sinEnviar, async ({ db, quien }) => ({ borradores: await borradoresSinEnviar(db, quien.idPersona) }))
}
