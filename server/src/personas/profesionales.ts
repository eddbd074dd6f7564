import { ErrorDePortal } from '@catastro/domain/errores'
import { OTRO_PROFESIONAL, PROFESIONAL_NO_ENCONTRADO } from '@catastro/domain/personas/mensajes'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { esAdministrador, type Identidad } from '../plataforma/identidad/identidad.ts'

interface Profesional {
  readonly idProfesional: number
  readonly Domicilio: string | null
  readonly idPersona: number
  readonly nombre_persona: string
  readonly apellido_persona: string
  readonly matricula: string
}

const COLUMNAS = `pr.id_profesional as "idProfesional", pr.domicilio as "Domicilio", p.id_persona as "idPersona",
  p.nombre_persona, p.apellido_persona, pr.matricula`
const porCuil = sentencia(
  'profesional_por_cuil',
  `select ${COLUMNAS} from persona p join profesional pr using (id_persona) where p.documento_persona = $1`,
)
const porDni = sentencia(
  'profesional_por_dni',
  `select ${COLUMNAS} from persona p join profesional pr using (id_persona) where substr(p.documento_persona, 3, 8) = $1`,
)

const LARGO_CUIL = 11
const dniDe = (documento: string) =>
  documento.length === LARGO_CUIL ? documento.slice(2, 10) : documento.padStart(8, '0')

/** By CUIL, or by the DNI inside it. A professional looks up only their own document. */
export async function buscarProfesional(db: Db, quien: Identidad, documento: string): Promise<Profesional> {
  const propio = dniDe(documento) === dniDe(quien.usuario.documento_persona)
  if (!propio && !esAdministrador(quien)) throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  const [profesional] =
    documento.length === LARGO_CUIL ? await porCuil(db, documento) : await porDni(db, dniDe(documento))
  if (!profesional) throw new ErrorDePortal(404, PROFESIONAL_NO_ENCONTRADO)
  return profesional
}
