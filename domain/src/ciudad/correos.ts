import { CORREOS_DE_ANTIVIRUS } from '../antivirus/correos.ts'
import { CORREOS_DE_BORRADORES } from '../borradores/correos.ts'
import { CORREOS_DE_CARPETAS } from '../carpetas/correos.ts'
import { CORREOS_DE_ELEVADORES } from '../elevadores/correos.ts'
import { CORREOS_DE_LIBRE_DEUDA } from '../libreDeuda/correos.ts'
import { CORREOS_DE_MIS_DATOS } from '../misDatos/correos.ts'
import { CORREO_RESERVADO, claveDeCorreo, type TextoDeCorreo } from '../notificaciones/textos.ts'
import { CORREOS_DE_OBRAS } from '../obras/correos.ts'
import { CORREOS_DE_PERSONAS } from '../personas/correoDeVencimiento.ts'
import { CORREOS_DE_RESPALDO } from '../respaldo/correos.ts'
import { CORREOS_DE_SEGUIMIENTO } from '../seguimiento/correos.ts'
import { CORREOS_DE_VEREDAS } from '../veredas/correos.ts'
import { CORREOS_DE_VISITAS } from '../visitas/correos.ts'

/** Every mail that the portal sends, for the city to write: each by the key that its words are kept under. */
const TODOS = {
  ...CORREOS_DE_CARPETAS,
  ...CORREOS_DE_VEREDAS,
  ...CORREOS_DE_SEGUIMIENTO,
  ...CORREOS_DE_VISITAS,
  ...CORREOS_DE_LIBRE_DEUDA,
  ...CORREOS_DE_ELEVADORES,
  ...CORREOS_DE_PERSONAS,
  ...CORREOS_DE_OBRAS,
  ...CORREOS_DE_BORRADORES,
  ...CORREOS_DE_ANTIVIRUS,
  ...CORREOS_DE_RESPALDO,
  ...CORREOS_DE_MIS_DATOS,
  ...CORREO_RESERVADO,
}

export type ClaveDeCorreo = `correo.${keyof typeof TODOS}`

export const CORREOS = Object.fromEntries(
  Object.entries<TextoDeCorreo>(TODOS).map(([nombre, texto]) => [claveDeCorreo(nombre), texto]),
) as Readonly<Record<ClaveDeCorreo, TextoDeCorreo>>

export const CLAVES_DE_CORREO = Object.keys(CORREOS) as [ClaveDeCorreo, ...ClaveDeCorreo[]]

export const esClaveDeCorreo = (clave: string): clave is ClaveDeCorreo => Object.hasOwn(CORREOS, clave)
