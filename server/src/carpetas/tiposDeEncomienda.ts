import type {
  guardarTipoDeEncomienda,
  LoQueDiceUnTipo,
  TipoDeEncomienda,
  VersionDeTipo,
} from '@catastro/domain/carpetas/encomiendas'
import { FORMULARIO_SUELTO, YA_HAY_ENCOMIENDA } from '@catastro/domain/carpetas/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { cambio } from '@catastro/domain/versiones'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { exigirLaMirada, exigirQueCambie } from '../plataforma/base/versiones.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import { exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad/identidad.ts'
import { ABIERTA } from './tablas.ts'

/** Of a type `e`: the forms that its folders carry, in the order in which they are filled. */
const SUS_FORMULARIOS = `array(select x.id_formulario_tipo from encomienda_tipo_formulario x
  where x.id_encomienda_tipo = e.id_encomienda_tipo and x.lleva order by x.orden)`

const leer = sentencia(
  'tipos_de_encomienda_por_version',
  `select e.id_encomienda_tipo as "idEncomiendaTipo", e.encomiendatipo, e.explicacion,
     e.requiere_croquis as "requiereCroquis", ${SUS_FORMULARIOS} as "formularios!", e.retirado,
     coalesce((select max(v.version) from encomienda_tipo_version v where v.id_encomienda_tipo = e.id_encomienda_tipo), 0)
       as "version!",
     (select count(*) from carpeta c where c.id_encomienda_tipo = e.id_encomienda_tipo and ${ABIERTA}) as "carpetas!"
   from encomienda_tipo e order by e.id_encomienda_tipo`,
  con<{ formularios: number[] }>(),
)
const formulariosPosibles = sentencia(
  'formularios_de_encomienda',
  `select id_formulario_tipo as "idFormularioTipo", formulario_tipo as "FormularioTipo"
   from formulario_tipo where completable order by id_formulario_tipo`,
)

export async function tiposPorVersion(db: Db) {
  const tipos: TipoDeEncomienda[] = (await leer(db)).map((tipo) => ({ ...tipo, formularios: [...tipo.formularios] }))
  return { tipos, formularios: await formulariosPosibles(db) }
}

const leerUno = sentencia(
  'tipo_de_encomienda',
  `select e.encomiendatipo, e.explicacion, e.requiere_croquis as "requiereCroquis", ${SUS_FORMULARIOS} as "formularios!",
     e.retirado
   from encomienda_tipo e where e.id_encomienda_tipo = $1`,
  con<{ formularios: number[] }>(),
)
const leerVersiones = sentencia(
  'versiones_de_tipo_de_encomienda',
  `select v.version, v.encomiendatipo, v.explicacion, v.requiere_croquis as "requiereCroquis", v.formularios, v.retirado,
     v.motivo, v.escrito_el as "escritoEl", p.nombre_persona || ' ' || p.apellido_persona as autor
   from encomienda_tipo_version v left join persona p on p.id_persona = v.autor
   where v.id_encomienda_tipo = $1 order by v.version desc`,
  con<{ formularios: number[] }>(),
)

const DE_NADIE = { version: 0, autor: null, motivo: null, escritoEl: null }

/** The last one first. One that nobody changed has one: as it stands. */
export async function versionesDeTipo(db: Db, idEncomiendaTipo: number): Promise<VersionDeTipo[]> {
  const [tipo] = await leerUno(db, idEncomiendaTipo)
  if (!tipo) throw errorDeCampo('idEncomiendaTipo', predicado('no existe'), 404)
  const versiones = (await leerVersiones(db, idEncomiendaTipo)).map(({ escritoEl, formularios, ...version }) => ({
    ...version,
    formularios: [...formularios],
    escritoEl: escritoEl?.toISOString() ?? null,
  }))
  return versiones.length > 0 ? versiones : [{ ...DE_NADIE, ...tipo, formularios: [...tipo.formularios] }]
}

/** One at a time, so that who comes second sees what the first one wrote. */
const bloquear = sentencia(
  'bloquear_tipo_de_encomienda',
  'select from encomienda_tipo where id_encomienda_tipo = $1 for no key update',
)
const bloquearTodos = sentencia(
  'bloquear_tipos_de_encomienda',
  `select pg_advisory_xact_lock(hashtextextended('encomienda_tipo', 0))`,
)
// Those that the portal brings are numbered below, also those that it may bring one day.
const agregar = sentencia(
  'agregar_tipo_de_encomienda',
  `insert into encomienda_tipo (id_encomienda_tipo, encomiendatipo, explicacion, requiere_croquis, retirado)
   select greatest(100, max(id_encomienda_tipo) + 1), $1, $2, $3, $4 from encomienda_tipo
   returning id_encomienda_tipo as "idEncomiendaTipo"`,
)
const cambiar = sentencia(
  'cambiar_tipo_de_encomienda',
  `update encomienda_tipo set encomiendatipo = $2, explicacion = $3, requiere_croquis = $4, retirado = $5
   where id_encomienda_tipo = $1`,
)
// What it does not carry any more stays, so that no start brings it back.
const soltarFormularios = sentencia(
  'soltar_formularios_de_tipo',
  'update encomienda_tipo_formulario set lleva = false where id_encomienda_tipo = $1',
)
const ponerFormularios = sentencia(
  'poner_formularios_de_tipo',
  `insert into encomienda_tipo_formulario (id_encomienda_tipo, id_formulario_tipo, orden)
   select $1, f.id, f.orden from unnest($2::integer[]) with ordinality as f(id, orden)
   on conflict (id_encomienda_tipo, id_formulario_tipo) do update set orden = excluded.orden, lleva = true`,
)
const agregarVersion = sentencia(
  'agregar_version_de_tipo_de_encomienda',
  `insert into encomienda_tipo_version
     (id_encomienda_tipo, version, encomiendatipo, explicacion, requiere_croquis, formularios, retirado, motivo, autor, escrito_el)
   values ($1, $2, $3, $4, $5, $6::integer[], $7, $8?, $9?, $10?::timestamptz)`,
)

type Pedido = Recibido<typeof guardarTipoDeEncomienda>['json']

const cambios = (antes: LoQueDiceUnTipo, despues: LoQueDiceUnTipo): string[] => [
  ...cambio('Nombre', antes.encomiendatipo, despues.encomiendatipo),
  ...cambio('Cuándo se elige', antes.explicacion, despues.explicacion),
  ...cambio('Lleva croquis de manzana', antes.requiereCroquis, despues.requiereCroquis),
  ...(antes.formularios.join() === despues.formularios.join() ? [] : ['Formularios: otros']),
  ...cambio('Dejar de ofrecerlo', antes.retirado, despues.retirado),
]

interface Escrita extends LoQueDiceUnTipo {
  readonly version: number
  readonly motivo: string | null
  readonly autor: number | null
  readonly escritoEl: Date | null
}
const escribir = (tx: Tx, id: number, v: Escrita) =>
  agregarVersion(
    tx,
    id,
    v.version,
    v.encomiendatipo,
    v.explicacion,
    v.requiereCroquis,
    v.formularios,
    v.retirado,
    v.motivo,
    v.autor,
    v.escritoEl,
  )

const REPETIDA = { encomienda_tipo_encomiendatipo_unique: errorDeCampo('encomiendatipo', YA_HAY_ENCOMIENDA, 409) }

/** Another version of a type, or a new one: it holds for the folders that are begun from now on. */
export async function guardarTipo(db: DbRaiz, quien: Identidad, pedido: Pedido) {
  const { encomiendatipo, explicacion, motivo, version: vista } = pedido
  return siNoSeRepite(REPETIDA, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      exigirQueNoSeaProfesional(quien)
      const posibles = (await formulariosPosibles(tx)).map(({ idFormularioTipo }) => idFormularioTipo)
      if (pedido.formularios.some((id) => !posibles.includes(id))) throw errorDeCampo('formularios', FORMULARIO_SUELTO)
      const dice: LoQueDiceUnTipo = {
        encomiendatipo,
        explicacion,
        requiereCroquis: pedido.requiereCroquis === 1,
        formularios: posibles.filter((id) => pedido.formularios.includes(id)),
        retirado: pedido.retirado === 1,
      }
      const id = pedido.idEncomiendaTipo
        ? await otraVersion(tx, pedido.idEncomiendaTipo, vista, dice)
        : await nuevo(tx, dice)
      await soltarFormularios(tx, id)
      await ponerFormularios(tx, id, dice.formularios)
      const version = pedido.idEncomiendaTipo ? vista + 1 : 1
      await escribir(tx, id, { ...dice, version, motivo, autor: quien.idPersona, escritoEl: db.ahora() })
      return { idEncomiendaTipo: id, version }
    }),
  )
}

async function nuevo(tx: Tx, { encomiendatipo, explicacion, requiereCroquis, retirado }: LoQueDiceUnTipo) {
  await bloquearTodos(tx)
  return unaFila(await agregar(tx, encomiendatipo, explicacion, requiereCroquis, retirado)).idEncomiendaTipo
}

async function otraVersion(tx: Tx, id: number, vista: number, dice: LoQueDiceUnTipo) {
  await bloquear(tx, id)
  const actual = exigirLaMirada(await versionesDeTipo(tx, id), vista, cambios)
  exigirQueCambie(cambios(actual, dice))
  // What it was before anybody changed it is a version too, to go back to.
  if (actual.version === 0) await escribir(tx, id, { ...actual, autor: null, escritoEl: null })
  await cambiar(tx, id, dice.encomiendatipo, dice.explicacion, dice.requiereCroquis, dice.retirado)
  return id
}
