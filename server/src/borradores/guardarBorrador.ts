import {
  BORRADOR_CAMBIADO,
  BORRADOR_DEMASIADO_GRANDE,
  BORRADOR_ILEGIBLE,
  DEMASIADOS_BORRADORES,
} from '@catastro/domain/borradores/mensajes'
import { MAX_BORRADORES, MAX_BYTES_BORRADOR } from '@catastro/domain/borradores/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { deAUno } from './borrador.ts'

interface Guardado {
  readonly version: number
  readonly modificadoEl: Date
}

// Both are atomic by themselves: of two that were made from the same version, the second finds nothing to write.
const empezar = sentencia(
  'empezar_borrador',
  `insert into borrador (id_persona, clave, datos, version)
   select $1, $2, $3::jsonb, nextval('borrador_version')
   where (select count(*) from borrador where id_persona = $1) < ${MAX_BORRADORES}
   on conflict do nothing returning version, modificado_el as "modificadoEl"`,
)
const seguir = sentencia(
  'seguir_borrador',
  `update borrador set datos = $3::jsonb, version = nextval('borrador_version'), modificado_el = now()
   where id_persona = $1 and clave = $2 and version = $4 returning version, modificado_el as "modificadoEl"`,
)
const hay = sentencia(
  'hay_borrador',
  'select exists (select 1 from borrador where id_persona = $1 and clave = $2) as hay',
)

/** What the database takes as text: no NUL, no half of a character. */
const legible = (texto: string) => !/\\u0000|\\ud[89a-f][0-9a-f]{2}/.test(texto)

/** Keeps what a person has typed so far, if nobody kept something else since the version that it was made from. */
export async function guardarBorrador(
  db: DbRaiz,
  idPersona: number,
  clave: string,
  { datos, version }: { readonly datos: object; readonly version: number },
): Promise<Guardado> {
  const texto = JSON.stringify(datos)
  if (Buffer.byteLength(texto) > MAX_BYTES_BORRADOR) throw errorDeCampo('datos', BORRADOR_DEMASIADO_GRANDE)
  if (!legible(texto)) throw errorDeCampo('datos', BORRADOR_ILEGIBLE)
  const [guardado] =
    version === 0
      ? await enTransaccion(db, idPersona, async (tx) => {
          await deAUno(tx, idPersona)
          return empezar(tx, idPersona, clave, texto)
        })
      : await seguir(db, idPersona, clave, texto, version)
  if (guardado) return guardado
  if (version > 0 || (await hay(db, idPersona, clave))[0]?.hay) throw new ErrorDePortal(409, BORRADOR_CAMBIADO)
  throw new ErrorDePortal(409, DEMASIADOS_BORRADORES)
}
