import { type Topes, topesDe } from '@catastro/domain/archivos/topes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'

const leer = sentencia(
  'tamanos_vigentes',
  `select valor from configuracion where clave = 'tamanos' order by version desc limit 1`,
  con<{ valor: Readonly<Record<string, string>> }>(),
)

/** How much a file may weigh now. Nothing is remembered: a row by its key costs less than what is uploaded. */
export const tamanosVigentes = async (db: Db): Promise<Topes> => topesDe((await leer(db))[0]?.valor)
