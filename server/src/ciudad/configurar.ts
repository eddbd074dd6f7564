import { type ClaveDeLaCiudad, camposDe } from '@catastro/domain/ciudad/claves'
import type { guardarConfiguracion, VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import { IMAGEN_NO_EXISTE, SIN_CAMBIOS, VERSION_CAMBIADA, VERSION_PERDIDA } from '@catastro/domain/ciudad/mensajes'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { type CiudadVigente, deFabrica, type Vigente } from './ciudadVigente.ts'
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
  clave: ClaveDeLaCiudad,
  instalada: Parameters<typeof deFabrica>[1],
): Promise<VersionGuardada[]> => [...(await leerVersiones(db, clave)), deFabrica(clave, instalada)].map(presentar)

type Pedido = Recibido<typeof guardarConfiguracion>['json']

const MAX_CITADO = 40
const citado = (texto = '') => (texto.length > MAX_CITADO ? `«${texto.slice(0, MAX_CITADO)}…»` : `«${texto}»`)

/** 'Nombre de la ciudad: «Municipalidad» → «Yerba Buena»', of each field that is another. */
function cambios(clave: ClaveDeLaCiudad, antes: Vigente['valor'], despues: Vigente['valor']): string[] {
  return camposDe(clave)
    .filter(([nombre]) => antes[nombre] !== despues[nombre])
    .map(([nombre, { etiqueta, tipo }]) =>
      tipo === 'imagen'
        ? `${etiqueta}: otra imagen`
        : `${etiqueta}: ${citado(antes[nombre])} → ${citado(despues[nombre])}`,
    )
}

/** A picture that nobody uploaded would be a broken one on every screen. */
async function exigirImagenes(tx: Tx, clave: ClaveDeLaCiudad, valor: Vigente['valor']): Promise<void> {
  for (const [nombre, { tipo }] of camposDe(clave)) {
    const imagen = valor[nombre]
    if (tipo !== 'imagen' || !imagen) continue
    if (!(await imagenGuardada(tx, imagen))) throw errorDeCampo(`valor.${nombre}`, IMAGEN_NO_EXISTE)
  }
}

/** Only over the version that was looked at: with another in force, nothing is written, and what changed is said. */
export async function guardar(db: DbRaiz, quien: Identidad, pedido: Pedido, vigente: CiudadVigente): Promise<number> {
  const { clave, version, motivo, valor } = pedido
  return enTransaccion(db, quien.idPersona, async (tx) => {
    await bloquear(tx, clave)
    const actual = (await vigente.claves(tx))[clave]
    if (actual.version !== version) {
      const vista = await loVisto(tx, pedido, vigente)
      const quienFue = actual.autor ?? 'otra persona'
      throw new ErrorDePortal(409, VERSION_CAMBIADA(quienFue, actual.version, cambios(clave, vista, actual.valor)))
    }
    if (cambios(clave, actual.valor, valor).length === 0) throw new ErrorDePortal(400, SIN_CAMBIOS)
    await exigirImagenes(tx, clave, valor)
    await agregar(tx, clave, version + 1, JSON.stringify(valor), motivo, quien.idPersona, db.ahora())
    return version + 1
  })
}

/** What whoever asks was looking at; a restored database may have lost it. */
async function loVisto(tx: Tx, { clave, version }: Pedido, vigente: CiudadVigente): Promise<Vigente['valor']> {
  const visto = (await versionesDe(tx, clave, vigente.instalada)).find((una) => una.version === version)
  if (!visto) throw new ErrorDePortal(409, VERSION_PERDIDA)
  return visto.valor
}
