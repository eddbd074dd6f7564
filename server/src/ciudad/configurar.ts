import { enBytes } from '@catastro/domain/archivos/reglas'
import { claseDeTope, NOMBRES_DE_TOPE } from '@catastro/domain/archivos/topes'
import { type ClaveConfigurable, camposDe } from '@catastro/domain/ciudad/configurables'
import type { guardarConfiguracion, VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import { IMAGEN_NO_EXISTE, MAS_QUE_EL_DIA } from '@catastro/domain/ciudad/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { comoOracion } from '@catastro/domain/motivo'
import { cambio } from '@catastro/domain/versiones'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { exigirLaMirada, exigirQueCambie } from '../plataforma/base/versiones.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { type CiudadVigente, completa, deFabrica, type Vigente } from './ciudadVigente.ts'
import { imagenGuardada } from './imagenes.ts'

/** One key at a time, so that who comes second sees what the first one wrote. */
const bloquear = sentencia(
  'bloquear_configuracion',
  `select pg_advisory_xact_lock(hashtextextended('configuracion ' || $1, 0))`,
)
const agregar = sentencia(
  'agregar_configuracion',
  `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
   values ($1, $2, $3::text::jsonb, $4, $5, $6::timestamptz)`,
)
const leerVersiones = sentencia(
  'versiones_de_configuracion',
  `select version, valor, motivo, escrito_el as "escritoEl", p.nombre_persona || ' ' || p.apellido_persona as autor
   from configuracion c join persona p on p.id_persona = c.autor where clave = $1 order by version desc`,
  con<{ valor: Readonly<Record<string, string>> }>(),
)

export const presentar = ({ escritoEl, valor, ...vigente }: Vigente): VersionGuardada => ({
  ...vigente,
  valor: { ...valor },
  escritoEl: escritoEl?.toISOString() ?? null,
})

/** The last one first; the last of all, as it came. */
export const versionesDe = async (
  db: Db,
  clave: ClaveConfigurable,
  instalada: Parameters<typeof deFabrica>[1],
): Promise<VersionGuardada[]> => {
  const comoVino = deFabrica(clave, instalada)
  const escritas = (await leerVersiones(db, clave)).map((una) => completa(comoVino, una))
  return [...escritas, comoVino].map(presentar)
}

type Pedido = Recibido<typeof guardarConfiguracion>['json']

type Dicho = Pick<Vigente, 'valor'>

const cambios = (clave: ClaveConfigurable, antes: Dicho, despues: Dicho): string[] =>
  camposDe(clave).flatMap(([nombre, { etiqueta, tipo }]) => {
    const que = cambio(etiqueta, antes.valor[nombre], despues.valor[nombre])
    return tipo === 'imagen' && que.length > 0 ? [`${etiqueta}: otra imagen`] : que
  })

/** A picture that nobody uploaded would be a broken one on every screen. */
async function exigirImagenes(tx: Tx, clave: ClaveConfigurable, valor: Vigente['valor']): Promise<void> {
  for (const [nombre, { tipo }] of camposDe(clave)) {
    const imagen = valor[nombre]
    if (tipo !== 'imagen' || !imagen) continue
    if (!(await imagenGuardada(tx, imagen))) throw errorDeCampo(`valor.${nombre}`, IMAGEN_NO_EXISTE)
  }
}

/** A limit over what a person may store in a day is one that nobody reaches. What is imported does not count in it. */
function exigirQueQuepaEnUnDia({ clave, valor }: Pedido, bytesPorDia: number): void {
  if (clave !== 'tamanos' || bytesPorDia === 0) return
  const megas = Math.floor(bytesPorDia / enBytes(1))
  for (const tope of NOMBRES_DE_TOPE)
    if (tope !== 'planillas' && Number(valor[tope]) > megas)
      throw errorDeCampo(`valor.${tope}`, comoOracion(claseDeTope(tope), MAS_QUE_EL_DIA(megas)))
}

export async function guardar(db: DbRaiz, quien: Identidad, pedido: Pedido, vigente: CiudadVigente): Promise<number> {
  const { clave, version, motivo, valor } = pedido
  exigirQueQuepaEnUnDia(pedido, vigente.instalada.bytesPorDia)
  return enTransaccion(db, quien.idPersona, async (tx) => {
    await bloquear(tx, clave)
    const entre = (antes: Dicho, despues: Dicho) => cambios(clave, antes, despues)
    const actual = exigirLaMirada(await versionesDe(tx, clave, vigente.instalada), version, entre)
    exigirQueCambie(entre(actual, { valor }))
    await exigirImagenes(tx, clave, valor)
    await agregar(tx, clave, version + 1, JSON.stringify(valor), motivo, quien.idPersona, db.ahora())
    return version + 1
  })
}
