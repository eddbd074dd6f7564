import { ARCHIVO_NO_ENCONTRADO } from '@catastro/domain/archivos/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import {
  type Apartado,
  decideQuienPregunta,
  type resolverApartado as llamadaResolver,
} from '@catastro/domain/visitas/apartados'
import { APARTADO_NO_ENCONTRADO, FOTO_SIN_FIRMAR, LO_DECIDE } from '@catastro/domain/visitas/mensajes'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { ArchivoConFila } from '../plataforma/http/enviarArchivo.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { anotarEnLaHistoria } from './avisos.ts'
import { cerrarVisita } from './cerrar.ts'
import { apartarLasNoFirmadas, huellaFirmada } from './fotosFirmadas.ts'
import { quienDecide } from './quienDecide.ts'
import { recibirDe } from './recibir.ts'
import { leerContenido } from './recibirResultado.ts'

const COLUMNAS = `e.id_envio as "idEnvio", e.sha256, e.id_persona as "idPersona", q.apellido_persona || ' ' || q.nombre_persona as "quien!",
  e.recibido_el as "recibidoEl", e.contenido, e.tipo_mime as tipo, e.tamano, e.id_item as "idItem", e.tomada_el as "tomadaEl"`

const listar = sentencia(
  'envios_apartados',
  `select ${COLUMNAS}, e.clase, e.id, e.motivo as "motivo!", e.id_visita as "idVisita", v.id_carpeta as "idCarpeta",
     v.dia::text as "dia!", p.apellido_persona || ' ' || p.nombre_persona as inspector
   from visita_envio e join visita v using (id_visita) join persona q on q.id_persona = e.id_persona
     left join inspector i on i.id_inspector = v.id_inspector left join persona p on p.id_persona = i.id_persona
   where e.situacion = 'APARTADO' order by e.id_envio`,
)
// What stands beside each: the first with its number, or the visit's result.
const listarLosQueValen = sentencia(
  'envios_que_valen',
  `select a.id_envio as "idApartado", ${COLUMNAS}
   from visita_envio a join visita_envio e on e.situacion = 'VALE' and e.clase = a.clase
       and (e.id = a.id or (a.clase = 'RESULTADO' and e.id_visita = a.id_visita))
     join persona q on q.id_persona = e.id_persona
   where a.situacion = 'APARTADO'`,
)

interface Fila {
  readonly idEnvio: number
  readonly sha256: string
  readonly quien: string
  readonly idPersona: number
  readonly recibidoEl: Date
  readonly contenido: string | null
  readonly tipo: string | null
  readonly tamano: number | null
  readonly idItem: number | null
  readonly tomadaEl: Date | null
}

const presentar = ({ idEnvio, sha256, quien, recibidoEl, contenido, tipo, tamano, idItem, tomadaEl }: Fila) => ({
  idEnvio,
  sha256,
  quien,
  recibidoEl: recibidoEl.toISOString(),
  contenido,
  foto: tipo && tamano && tomadaEl ? { tipo, tamano, idItem, tomadaEl: tomadaEl.toISOString() } : null,
})

export async function listarApartados(db: Db, quien: Identidad): Promise<Apartado[]> {
  const valen = await listarLosQueValen(db)
  const presentarUno = async (fila: Awaited<ReturnType<typeof listar>>[number]) => {
    const vale = valen.find(({ idApartado }) => idApartado === fila.idEnvio)
    const { clase, id, motivo, idVisita, idCarpeta, dia, inspector } = fila
    return {
      ...presentar(fila),
      clase,
      id,
      motivo,
      idVisita,
      idCarpeta,
      dia,
      inspector,
      vale: vale ? presentar(vale) : null,
      decide: await quienDecide(db, quien, fila.idEnvio),
    }
  }
  return Promise.all((await listar(db)).map(presentarUno))
}

const bytesDe = sentencia(
  'foto_enviada',
  `select id as "nombre!", tipo_mime as "tipoMime!", tamano as "tamano!", ruta as "ruta!" from visita_envio
   where id_envio = $1 and clase = 'FOTO'`,
)

export async function fotoDeEnvio(db: Db, idEnvio: number): Promise<ArchivoConFila> {
  const [foto] = await bytesDe(db, idEnvio)
  if (!foto) throw new ErrorDePortal(404, ARCHIVO_NO_ENCONTRADO)
  return { ...foto, nombreOriginal: `${foto.nombre}.${foto.tipoMime === 'image/png' ? 'png' : 'jpg'}` }
}

const leerUno = sentencia(
  'envio_por_decidir',
  `select id_visita as "idVisita", id, clase, sha256, id_persona as "idPersona", recibido_el as "recibidoEl", contenido
   from visita_envio where id_envio = $1`,
)
const decidir = sentencia(
  'decidir_envio',
  `update visita_envio set situacion = $2, resuelto_por = $3, resuelto_el = clock_timestamp(), por_que = $4?
   where id_envio = $1`,
)
// What stood in its place.
const descartarElOtro = sentencia(
  'descartar_el_otro_envio',
  `update visita_envio set situacion = 'DESCARTADO', motivo = coalesce(motivo, 'OTRO CONTENIDO'), resuelto_por = $4,
     resuelto_el = clock_timestamp()
   where situacion = 'VALE' and id_envio <> $1 and clase = $5
     and (id = $2 or ($5 = 'RESULTADO' and id_visita = $3))`,
)

const SIN_NADIE_MAS = ', por quien había enviado uno: no hay otro jefe ni administrador'

/** Of two that came from phones, which one stands. Nothing is thrown away: the other is kept as discarded. */
export async function resolverApartado(db: DbRaiz, quien: Identidad, pedido: Recibido<typeof llamadaResolver>['json']) {
  const { idEnvio, vale } = pedido
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const noHay = () => new ErrorDePortal(404, APARTADO_NO_ENCONTRADO)
    const [antes] = await leerUno(tx, idEnvio)
    if (!antes) throw noHay()
    const { visita, cerrada } = await recibirDe(tx, quien, antes.idVisita)
    const [envio] = await leerUno(tx, idEnvio)
    if (!envio) throw noHay()
    const { idVisita, id, clase, sha256, idPersona, recibidoEl, contenido } = envio
    const decide = await quienDecide(tx, quien, idEnvio)
    if (!decideQuienPregunta(decide)) throw new ErrorDePortal(403, LO_DECIDE[decide])
    const sinNadieMas = decide === 'USTED, SIN NADIE MAS'
    const porQue = pedido.motivo
    const anotar = (texto: string) =>
      anotarEnLaHistoria(tx, {
        idCarpeta: visita.idCarpeta,
        evento: 'VISITA HECHA',
        texto: `${texto}${sinNadieMas ? SIN_NADIE_MAS : ''}. Motivo: ${porQue}`,
        idPersona: quien.idPersona,
      })
    if (contenido === null && sinNadieMas) await anotar('Se decidió cuál vale de dos fotos')
    if (vale === 'EL OTRO') {
      await decidir(tx, idEnvio, 'DESCARTADO', quien.idPersona, porQue)
      if (contenido !== null) await anotar('Se descartó otro resultado')
      return
    }
    if (contenido === null && ![undefined, sha256].includes(await huellaFirmada(tx, idVisita, id))) {
      throw new ErrorDePortal(409, FOTO_SIN_FIRMAR)
    }
    await descartarElOtro(tx, idEnvio, id, idVisita, quien.idPersona, clase)
    await decidir(tx, idEnvio, 'VALE', quien.idPersona, porQue)
    if (contenido === null) {
      await darArchivos(tx, visita.idCarpeta, [idEnvio])
      return
    }
    const leido = await leerContenido(tx, contenido)
    await cerrarVisita(tx, {
      idVisita,
      idCarpeta: visita.idCarpeta,
      ...leido,
      idPersona,
      firmadaEl: recibidoEl,
      sinAviso: cerrada,
    })
    await anotar('Se decidió que vale este resultado')
    await apartarLasNoFirmadas(tx, idVisita, leido)
    const suyas = await apartadasDe(tx, idVisita, leido)
    for (const foto of suyas) await decidir(tx, foto.idEnvio, 'VALE', quien.idPersona, porQue)
    await darArchivos(
      tx,
      visita.idCarpeta,
      suyas.map((foto) => foto.idEnvio),
    )
  })
}

// The photos that an accepted result declares stand with it, unless another of their number does.
const leerApartadas = sentencia(
  'fotos_apartadas_de',
  `select distinct on (e.id) e.id_envio as "idEnvio" from visita_envio e
     join unnest($2::uuid[], $3::text[]) f(id, huella) on f.id = e.id and (f.huella is null or f.huella = e.sha256)
   where e.id_visita = $1 and e.clase = 'FOTO' and e.situacion = 'APARTADO'
     and not exists (select from visita_envio x where x.id = e.id and x.situacion = 'VALE')
   order by e.id, e.id_envio`,
)
const apartadasDe = (
  tx: Tx,
  idVisita: number,
  de: { fotos: readonly string[]; huellas?: readonly string[] | undefined },
) => leerApartadas(tx, idVisita, [...de.fotos], [...(de.huellas ?? [])])

const leerParaArchivo = sentencia(
  'fotos_sin_archivo',
  `select id_envio as "idEnvio", id as "nombre!", tipo_mime as "tipoMime!", tamano as "tamano!", sha256_limpio as "sha256!",
     ruta as "ruta!", id_persona as "idPersona"
   from visita_envio where id_envio = any($1::integer[]) and id_archivo is null`,
)
const ponerArchivo = sentencia('poner_archivo_de_foto', 'update visita_envio set id_archivo = $2 where id_envio = $1')

/** From now on they are among the folder's files, as their sender's. */
async function darArchivos(tx: Tx, idCarpeta: number, envios: readonly number[]): Promise<void> {
  for (const { idEnvio, nombre, idPersona, ...foto } of await leerParaArchivo(tx, [...envios])) {
    const [archivo] = await insertarArchivos(tx, idCarpeta, 'FOTO_VISITA', idPersona, [
      { ...foto, nombreOriginal: nombre },
    ])
    if (archivo) await ponerArchivo(tx, idEnvio, archivo.idArchivo)
  }
}
