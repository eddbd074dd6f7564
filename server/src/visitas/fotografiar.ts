import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoDeFotosEnviadas } from '@catastro/domain/visitas/correos'
import type {
  codigoDeFoto as llamadaCodigo,
  enviarADistancia as llamadaEnviar,
  fotoADistancia as llamadaFoto,
} from '@catastro/domain/visitas/distancia'
import {
  CODIGO_INVALIDO,
  DEMASIADAS_FOTOS_DE_ITEM,
  FALTAN_FOTOS_DE_ITEMS,
  ITEM_AJENO,
  PLAZO_DE_DISTANCIA,
  SOLO_SU_SOLICITANTE,
  VISITA_CAMBIO,
} from '@catastro/domain/visitas/mensajes'
import {
  LARGO_DE_CODIGO_DE_FOTO,
  MAX_FOTOS_DE_ITEM,
  MINUTOS_DE_CODIGO,
  type PasoDeVisita,
} from '@catastro/domain/visitas/reglas'
import { esTitular } from '../carpetas/alcance.ts'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { nuevoCodigo } from '../plataforma/proceso/codigo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { aCargoDe, bloquearVisita, exigirPaso } from './alcance.ts'
import { anotarEnLaHistoria } from './avisos.ts'
import { laFoto } from './recibirFoto.ts'

/** What the applicant does in a visit at a distance: a code, the photo taken with it, and at the end all of them sent. */

/** A visit of their own folder, on which it is their turn. */
async function visitaPropia(tx: Tx, quien: Identidad, idVisita: number) {
  const leida = await bloquearVisita(tx, quien, idVisita)
  if (!esTitular(quien, leida.carpeta)) throw new ErrorDePortal(403, SOLO_SU_SOLICITANTE)
  return leida.visita
}

function exigirTurno(visita: Awaited<ReturnType<typeof visitaPropia>>, paso: PasoDeVisita): void {
  exigirPaso(visita, paso)
  if (visita.dia < hoy()) throw new ErrorDePortal(409, PLAZO_DE_DISTANCIA)
}

const leerItem = sentencia(
  'item_por_fotografiar',
  `select i.situacion, (select count(*) from visita_codigo k join visita v using (id_visita)
     where k.id_visita = i.id_visita and k.id_item = i.id_item and k.vuelta = v.vuelta and k.id_archivo is not null)::integer
     as "fotos!"
   from visita_item i where i.id_visita = $1 and i.id_item = $2`,
)

async function exigirItem(tx: Tx, idVisita: number, idItem: number): Promise<void> {
  const [item] = await leerItem(tx, idVisita, idItem)
  if (item?.situacion !== 'PENDIENTE') throw errorDeCampo('idItem', ITEM_AJENO, 404)
  if (item.fotos >= MAX_FOTOS_DE_ITEM) throw new ErrorDePortal(409, DEMASIADAS_FOTOS_DE_ITEM)
}

const quitarAnterior = sentencia(
  'quitar_codigo_de_foto',
  'delete from visita_codigo where id_visita = $1 and id_item = $2 and usado_el is null',
)
const guardarCodigo = sentencia(
  'guardar_codigo_de_foto',
  `insert into visita_codigo (id_visita, id_item, codigo, vuelta, vence)
   values ($1, $2, $3, $4, clock_timestamp() + interval '${MINUTOS_DE_CODIGO} minutes') returning vence`,
)

export const darCodigoDeFoto = (
  db: DbRaiz,
  quien: Identidad,
  { idVisita, idItem }: Recibido<typeof llamadaCodigo>['json'],
) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const visita = await visitaPropia(tx, quien, idVisita)
    exigirTurno(visita, 'fotografiar')
    await exigirItem(tx, idVisita, idItem)
    await quitarAnterior(tx, idVisita, idItem)
    const codigo = nuevoCodigo(LARGO_DE_CODIGO_DE_FOTO)
    const { vence } = unaFila(await guardarCodigo(tx, idVisita, idItem, codigo, visita.vuelta))
    return { codigo, vence: vence.toISOString() }
  })

const leerCodigo = sentencia(
  'codigo_de_foto',
  `select id, usado_el is not null as "usado!", sha256, id_archivo as "idArchivo", vuelta,
     vence > clock_timestamp() as "vigente!"
   from visita_codigo where id_visita = $1 and id_item = $2 and codigo = $3`,
)
const usarCodigo = sentencia(
  'usar_codigo_de_foto',
  'update visita_codigo set usado_el = clock_timestamp(), sha256 = $2, id_archivo = $3 where id = $1',
)

interface Llegada {
  readonly campos: Recibido<typeof llamadaFoto>['campos']
  readonly archivos: readonly ArchivoRecibido[]
  readonly almacen: Almacen
}

/** `repetida`: the same photo with its code again, whose reply was lost on the way. */
export async function recibirFotoADistancia(
  db: DbRaiz,
  quien: Identidad,
  { campos, archivos, almacen }: Llegada,
): Promise<{ idArchivo: number; repetida: boolean }> {
  const { idVisita, idItem } = campos
  const foto = await laFoto(almacen, archivos)
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const visita = await visitaPropia(tx, quien, idVisita)
    const [codigo] = await leerCodigo(tx, idVisita, idItem, campos.codigo)
    if (codigo?.idArchivo && codigo.sha256 === foto.sha256Recibido) {
      return { idArchivo: codigo.idArchivo, repetida: true }
    }
    if (!codigo?.vigente || codigo.usado || codigo.vuelta !== visita.vuelta) {
      throw new ErrorDePortal(409, CODIGO_INVALIDO)
    }
    exigirPaso(visita, 'fotografiar')
    await exigirItem(tx, idVisita, idItem)
    const { idArchivo } = unaFila(await insertarArchivos(tx, visita.idCarpeta, 'FOTO_VISITA', quien.idPersona, [foto]))
    await usarCodigo(tx, codigo.id, foto.sha256Recibido, idArchivo)
    return { idArchivo, repetida: false }
  })
}

const sinFoto = sentencia(
  'items_sin_foto',
  `select i.id_item as "idItem" from visita_item i join visita v using (id_visita)
   where i.id_visita = $1 and i.situacion = 'PENDIENTE' and not exists (
     select from visita_codigo k where k.id_visita = i.id_visita and k.id_item = i.id_item and k.vuelta = v.vuelta
       and k.id_archivo is not null)`,
)
const pasarAlInspector = sentencia(
  'enviar_visita_a_distancia',
  `with v as (
     update visita set estado = 'ENVIADA', version = version + 1, usrmod = $2, modificado_el = clock_timestamp()
     where id_visita = $1 returning id_inspector
   )
   select i.id_persona as "idPersona" from v join inspector i using (id_inspector)`,
)
const notar = sentencia(
  'notas_de_items',
  `update visita_item i set situacion = 'ENVIADO', nota = coalesce(
     (select n.nota from json_to_recordset($2::json) as n("idItem" integer, nota text) where n."idItem" = i.id_item limit 1), i.nota)
   where i.id_visita = $1 and i.situacion = 'PENDIENTE'`,
)
const pendientes = sentencia(
  'items_con_nota',
  `select id_item as "idItem" from visita_item where id_visita = $1 and situacion = 'PENDIENTE'`,
)

/** All that was asked for, with its photos: it is the inspector's turn. */
export const enviarADistancia = (
  db: DbRaiz,
  quien: Identidad,
  { idVisita, version, notas = [] }: Recibido<typeof llamadaEnviar>['json'],
) =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const visita = await visitaPropia(tx, quien, idVisita)
    if (version !== visita.version) throw new ErrorDePortal(409, VISITA_CAMBIO)
    exigirTurno(visita, 'enviar')
    const deTurno = (await pendientes(tx, idVisita)).map(({ idItem }) => idItem)
    notas.forEach(({ idItem }, lugar) => {
      if (!deTurno.includes(idItem)) throw errorDeCampo(`notas.${lugar}.idItem`, ITEM_AJENO, 404)
    })
    if ((await sinFoto(tx, idVisita)).length > 0) throw new ErrorDePortal(409, FALTAN_FOTOS_DE_ITEMS)
    await notar(tx, idVisita, JSON.stringify(notas))
    const [inspector] = await pasarAlInspector(tx, idVisita, quien.idPersona)
    const { idCarpeta } = visita
    await anotarEnLaHistoria(tx, {
      idCarpeta,
      evento: 'VISITA A DISTANCIA',
      texto: 'Se enviaron las fotos',
      idPersona: quien.idPersona,
    })
    if (!inspector) return
    const { domicilio } = await aCargoDe(tx, idCarpeta)
    await correoAPersona(tx, inspector.idPersona, {
      motivo: 'VISITAS',
      redaccion: correoDeFotosEnviadas({ idCarpeta, idVisita, domicilio }),
    })
  })
