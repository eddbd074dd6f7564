import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import type { MotivoDeApartar } from '@catastro/domain/visitas/apartados'
import { FALTA_FOTO, FOTO_DAÑADA, FOTO_ENORME, FOTO_ILEGIBLE } from '@catastro/domain/visitas/mensajes'
import { MAX_FOTOS_DE_VISITA, MAX_PIXELES } from '@catastro/domain/visitas/reglas'
import type { enviarFoto as llamadaEnviar, Recibida } from '@catastro/domain/visitas/resultado'
import { insertarArchivos } from '../carpetas/archivos.ts'
import type { Almacen } from '../plataforma/archivos/almacen.ts'
import { puntosDe } from '../plataforma/archivos/puntos.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { huellaFirmada } from './fotosFirmadas.ts'
import { anterioresDe, type Recepcion, recibirDe, recibo } from './recibir.ts'

interface Llegada {
  readonly campos: Recibido<typeof llamadaEnviar>['campos']
  readonly archivos: readonly ArchivoRecibido[]
  readonly almacen: Almacen
}

/** The one photo of a call, with no more dots than the portal takes. */
export async function laFoto(almacen: Almacen, [foto]: readonly ArchivoRecibido[]): Promise<ArchivoRecibido> {
  if (!foto) throw errorDeCampo('foto', FALTA_FOTO)
  const puntos = await puntosDe(almacen, foto)
  if (puntos === null) throw errorDeCampo('foto', FOTO_ILEGIBLE)
  if (puntos > MAX_PIXELES) throw errorDeCampo('foto', FOTO_ENORME)
  return foto
}

const guardar = sentencia(
  'guardar_foto_enviada',
  `insert into visita_envio (id, clase, sha256, id_visita, id_persona, situacion, motivo, ruta, tipo_mime, tamano,
     sha256_limpio, id_item, tomada_el, id_archivo)
   values ($1, 'FOTO', $2, $3, $4, $5, $6?, $7, $8, $9, $10, $11?, $12::timestamptz, $13?)
   returning recibido_el as "recibidoEl"`,
)

/** Takes a photo of an inspector's phone: once. `repetida`: the bytes that came now are to be given back. */
export async function recibirFoto(
  db: DbRaiz,
  quien: Identidad,
  { campos, archivos, almacen }: Llegada,
): Promise<{ respuesta: Recibida; repetida: boolean }> {
  const foto = await laFoto(almacen, archivos)
  // It did not arrive whole, and may the next time: not a refusal of the photo, after which the phone would send it no more.
  if (foto.sha256Recibido !== campos.sha256) throw errorDeCampo('foto', FOTO_DAÑADA, 408)
  const { id, idVisita, sha256 } = campos
  const envio = { clase: 'FOTO', id, idVisita, sha256 } as const
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const recepcion = await recibirDe(tx, quien, idVisita)
    const { mismo, otro } = await anterioresDe(tx, envio)
    if (mismo) return { respuesta: recibo(envio, mismo, true), repetida: true }
    const motivo = otro ? 'OTRO CONTENIDO' : await porQueSeAparta(tx, recepcion, campos)
    const situacion = motivo ? 'APARTADO' : 'VALE'
    const { idCarpeta } = recepcion.visita
    const [archivo] = motivo ? [] : await insertarArchivos(tx, idCarpeta, 'FOTO_VISITA', quien.idPersona, [foto])
    const { recibidoEl } = unaFila(
      await guardar(
        tx,
        id,
        sha256,
        idVisita,
        quien.idPersona,
        situacion,
        motivo,
        foto.ruta,
        foto.tipoMime,
        foto.tamano,
        foto.sha256,
        campos.idItem ?? null,
        campos.tomadaEl,
        archivo?.idArchivo ?? null,
      ),
    )
    return { respuesta: recibo(envio, { recibidoEl, situacion, motivo }, false), repetida: false }
  })
}

const situacionDeFotos = sentencia(
  'fotos_de_la_visita',
  `select count(*)::integer as "cuantas!",
     exists (select from visita_resultado r where r.id_visita = $1 and $2::uuid = any(r.fotos)) as "declarada!"
   from visita_envio where id_visita = $1 and clase = 'FOTO' and situacion = 'VALE'`,
)

/** One that the visit's result declares belongs to it, whatever became of the folder since. */
async function porQueSeAparta(
  tx: Tx,
  { visita, cerrada, deOtro, sinPersonal }: Recepcion,
  { id, sha256 }: Llegada['campos'],
): Promise<MotivoDeApartar | null> {
  const { cuantas, declarada } = unaFila(await situacionDeFotos(tx, visita.idVisita, id))
  const huella = declarada ? await huellaFirmada(tx, visita.idVisita, id) : undefined
  if (huella !== undefined) return huella === sha256 ? null : 'OTRA FOTO'
  if (sinPersonal) return 'YA NO ES PERSONAL'
  if (declarada) return null
  if (visita.estado === 'CERRADA') return 'YA TENIA RESULTADO'
  if (cerrada) return 'CARPETA CERRADA'
  if (visita.estado === 'CANCELADA') return 'VISITA CANCELADA'
  if (visita.modo === 'A DISTANCIA') return 'VISITA A DISTANCIA'
  if (deOtro) return 'OTRO INSPECTOR'
  return cuantas >= MAX_FOTOS_DE_VISITA ? 'DEMASIADAS FOTOS' : null
}
