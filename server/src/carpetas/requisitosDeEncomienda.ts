import { EJEMPLO_NO_ESTA, REQUISITO_NO_EXISTE } from '@catastro/domain/carpetas/mensajes'
import type {
  Ejemplo,
  guardarRequisito,
  LoQueDiceUnRequisito,
  RequisitoDeEncomienda,
  VersionDeRequisito,
} from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { cambio } from '@catastro/domain/versiones'
import { desdeCuando } from '../catalogos/vigencia.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { exigirLaMirada, exigirQueCambie } from '../plataforma/base/versiones.ts'
import { exigirQueNoSeaProfesional, type Identidad } from '../plataforma/identidad/identidad.ts'
import { ejemploGuardado } from './ejemploDeRequisito.ts'
import { ABIERTA } from './tablas.ts'

/** Of a version `v`: the file that shows it. */
const SU_EJEMPLO = `(select json_build_object('ejemplo', e.sha256, 'nombre', e.nombre_original)
  from ejemplo_de_requisito e where e.sha256 = v.ejemplo)`

// One that is still to come says what it will.
const leer = sentencia(
  'requisitos_de_encomienda',
  `select r.id as "idRequisito", r.id_encomienda_tipo as "idEncomiendaTipo", t.encomiendatipo, v.texto, v.ayuda,
     v.orden, v.obligatorio, v.retirado, ${SU_EJEMPLO} as ejemplo, v.vigente_desde <= now() as "rige!",
     (select u.vigente_desde from encomienda_requisito_version u
       where u.id_requisito = r.id and u.version > v.version order by u.version desc limit 1) as "cambiaEl"
   from encomienda_requisito r left join encomienda_tipo t using (id_encomienda_tipo)
     cross join lateral (
       select * from encomienda_requisito_version v where v.id_requisito = r.id
       order by v.vigente_desde <= now() desc, v.version desc limit 1
     ) v
   order by r.id_encomienda_tipo nulls first, v.orden, r.id`,
  con<{ ejemplo: Ejemplo | null }>(),
)

/** Those of every encomienda first, then each one's in their order; those that are not asked for any more too. */
export const requisitosDeEncomienda = async (db: Db): Promise<RequisitoDeEncomienda[]> =>
  (await leer(db)).map(({ cambiaEl, ...requisito }) => ({ ...requisito, cambiaEl: cambiaEl?.toISOString() ?? null }))

const leerCual = sentencia(
  'requisito_de_encomienda',
  `select r.id as "idRequisito", r.id_encomienda_tipo as "idEncomiendaTipo", t.encomiendatipo
   from encomienda_requisito r left join encomienda_tipo t using (id_encomienda_tipo) where r.id = $1`,
)
const leerVersiones = sentencia(
  'versiones_de_requisito',
  `select v.version, v.texto, v.ayuda, v.orden, v.obligatorio, v.retirado, ${SU_EJEMPLO} as ejemplo,
     v.vigente_desde as "vigenteDesde", v.motivo, v.escrito_el as "escritoEl",
     p.nombre_persona || ' ' || p.apellido_persona as autor
   from encomienda_requisito_version v left join persona p on p.id_persona = v.autor
   where v.id_requisito = $1 order by v.version desc`,
  con<{ ejemplo: Ejemplo | null }>(),
)
const versionesDe = async (db: Db, idRequisito: number): Promise<VersionDeRequisito[]> =>
  (await leerVersiones(db, idRequisito)).map(({ vigenteDesde, escritoEl, ...version }) => ({
    ...version,
    vigenteDesde: vigenteDesde.toISOString(),
    escritoEl: escritoEl?.toISOString() ?? null,
  }))

export async function verRequisito(db: Db, idRequisito: number) {
  const [requisito] = await leerCual(db, idRequisito)
  if (!requisito) throw errorDeCampo('idRequisito', REQUISITO_NO_EXISTE, 404)
  return { requisito, versiones: await versionesDe(db, idRequisito) }
}

/** Of each type, how many folders are not filed yet. */
export const carpetasEnPreparacion = sentencia(
  'carpetas_en_preparacion',
  `select t.id_encomienda_tipo as "idEncomiendaTipo", t.encomiendatipo,
     (select count(*) from carpeta c where c.id_encomienda_tipo = t.id_encomienda_tipo and not c.presentada and ${ABIERTA})
       as "carpetas!"
   from encomienda_tipo t order by t.id_encomienda_tipo`,
)

const existeTipo = sentencia('existe_encomienda_tipo', 'select from encomienda_tipo where id_encomienda_tipo = $1')
const agregar = sentencia(
  'agregar_requisito',
  'insert into encomienda_requisito (id_encomienda_tipo) values ($1?) returning id as "idRequisito"',
)
/** One at a time, so that who comes second sees what the first one wrote. */
const bloquear = sentencia('bloquear_requisito', 'select from encomienda_requisito where id = $1 for no key update')
// Not before it is written: a folder that was filed meanwhile keeps what it was shown.
const agregarVersion = sentencia(
  'agregar_version_de_requisito',
  `insert into encomienda_requisito_version
     (id_requisito, version, orden, texto, ayuda, obligatorio, ejemplo, retirado, vigente_desde, motivo, autor, escrito_el)
   values ($1, $2, $3, $4, $5, $6, $7?, $8, greatest(clock_timestamp(), $9::timestamptz), $10, $11, $12::timestamptz)`,
)

type Pedido = Recibido<typeof guardarRequisito>['json']

const cambios = (antes: LoQueDiceUnRequisito, despues: LoQueDiceUnRequisito): string[] => [
  ...cambio('Requisito', antes.texto, despues.texto),
  ...cambio('Ayuda', antes.ayuda, despues.ayuda),
  ...cambio('Lugar', antes.orden, despues.orden),
  ...cambio('Obligatorio', antes.obligatorio, despues.obligatorio),
  ...cambio('Dejar de pedirlo', antes.retirado, despues.retirado),
  ...(antes.ejemplo?.ejemplo === despues.ejemplo?.ejemplo ? [] : ['Ejemplo: otro archivo']),
]

async function exigirVersion(tx: Tx, idRequisito: number, mirada: number): Promise<VersionDeRequisito> {
  if ((await bloquear(tx, idRequisito)).length === 0) throw errorDeCampo('idRequisito', REQUISITO_NO_EXISTE, 404)
  return exigirLaMirada(await versionesDe(tx, idRequisito), mirada, cambios)
}

async function nuevo(tx: Tx, idEncomiendaTipo: number | undefined): Promise<number> {
  if (idEncomiendaTipo !== undefined && (await existeTipo(tx, idEncomiendaTipo)).length === 0)
    throw errorDeCampo('idEncomiendaTipo', predicado('no existe'), 404)
  return unaFila(await agregar(tx, idEncomiendaTipo ?? null)).idRequisito
}

/** Another version of a requirement, or a new one. It holds from the day that it says, or at once. */
export async function guardarRequisitoDeEncomienda(db: DbRaiz, quien: Identidad, pedido: Pedido) {
  const { texto, ayuda, orden, motivo } = pedido
  const desde = desdeCuando(pedido.vigenteDesde || undefined)
  return enTransaccion(db, quien.idPersona, async (tx) => {
    exigirQueNoSeaProfesional(quien)
    const ejemplo = pedido.ejemplo ? await ejemploGuardado(tx, pedido.ejemplo) : undefined
    if (pedido.ejemplo && !ejemplo) throw errorDeCampo('ejemplo', EJEMPLO_NO_ESTA)
    const actual = pedido.idRequisito && (await exigirVersion(tx, pedido.idRequisito, pedido.version))
    const dice: LoQueDiceUnRequisito = {
      texto,
      ayuda,
      orden,
      obligatorio: pedido.obligatorio === 1,
      retirado: pedido.retirado === 1,
      ejemplo: ejemplo ? { ejemplo: ejemplo.sha256, nombre: ejemplo.nombreOriginal } : null,
    }
    // The same words for another day are a change: what waits may be brought forward.
    const deAhora = actual && Date.parse(actual.vigenteDesde) <= db.ahora().getTime()
    if (deAhora) exigirQueCambie(cambios(actual, dice))
    const idRequisito = pedido.idRequisito ?? (await nuevo(tx, pedido.idEncomiendaTipo))
    const version = actual ? actual.version + 1 : 1
    await agregarVersion(
      tx,
      idRequisito,
      version,
      orden,
      texto,
      ayuda,
      dice.obligatorio,
      dice.ejemplo?.ejemplo ?? null,
      dice.retirado,
      desde,
      motivo,
      quien.idPersona,
      db.ahora(),
    )
    return { idRequisito, version, enElActo: desde <= db.ahora() }
  })
}
