import { ARCHIVO_APARTADO, ARCHIVO_EN_REVISION } from '@catastro/domain/antivirus/mensajes'
import type { SituacionDeArchivo } from '@catastro/domain/antivirus/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { type Db, type DbRaiz, sentencia } from '../base/db.ts'
import type { Almacen, AlmacenEntero } from './almacen.ts'
import { siNoSeCopia } from './copiaEnCurso.ts'

/**
 * The store as everybody but its scanner sees it: what may not be opened does not come out of it (S-22), and what a row let go
 * is not deleted while a backup is at work.
 */
export interface AlmacenVigilado extends AlmacenEntero {
  /** For what is just being received: no row names it yet, and none is asked for. */
  readonly sinFilas: Almacen
  /** Of these files, those that do not come out, and why. */
  situaciones(rutas: readonly string[]): Promise<ReadonlyMap<string, SituacionDeArchivo>>
}

/** Thrown by `leer`: the sentence for who asks for it. */
export class ArchivoRetenido extends ErrorDePortal {
  readonly situacion: SituacionDeArchivo

  constructor(situacion: SituacionDeArchivo) {
    super(409, situacion === 'APARTADO' ? ARCHIVO_APARTADO : ARCHIVO_EN_REVISION)
    this.situacion = situacion
  }
}

// What the portal made itself has no row.
const retenidos = sentencia(
  'archivos_retenidos',
  `select ruta, case estado when 'INFECTADO' then 'APARTADO' else 'EN_REVISION' end as "situacion!"
   from revision_de_archivo
   where ruta = any($1::text[]) and (estado = 'INFECTADO' or $2::boolean and estado <> 'LIMPIO')`,
)
const haySoltado = sentencia(
  'hay_archivo_soltado',
  'select exists (select 1 from archivo_soltado where nombre = $1) as "soltado!"',
)
const olvidar = sentencia(
  'olvidar_revision',
  `delete from revision_de_archivo where ruta = $1 and estado <> 'INFECTADO'`,
)

/** `conAntivirus`: what was not looked at waits. Without one only what was found once is held back. */
export function vigilar(db: DbRaiz, almacen: AlmacenEntero, conAntivirus: boolean): AlmacenVigilado {
  const situaciones = async (rutas: readonly string[]) =>
    new Map(
      (await retenidos(db, [...rutas], conAntivirus)).map(({ ruta, situacion }) => [
        ruta,
        situacion as SituacionDeArchivo,
      ]),
    )
  return {
    ...almacen,
    sinFilas: almacen,
    situaciones,
    async leer(ruta) {
      const situacion = (await situaciones([ruta])).get(ruta)
      if (situacion) throw new ArchivoRetenido(situacion)
      return almacen.leer(ruta)
    },
    async examinar(ruta) {
      const situacion = (await situaciones([ruta])).get(ruta)
      if (situacion) throw new ArchivoRetenido(situacion)
      return almacen.examinar(ruta)
    },
    async borrar(ruta) {
      const quitar = async (por: Db) => {
        await almacen.borrar(ruta)
        await olvidar(por, ruta)
        return true
      }
      if (await siNoSeCopia(db, quitar)) return
      // A backup may have found it named: then it is the sweep's, as whatever a row let go.
      if (!(await haySoltado(db, ruta))[0]?.soltado) await quitar(db)
    },
    async descartar(apartado) {
      await almacen.descartar(apartado)
      await olvidar(db, apartado.ruta)
    },
  }
}
