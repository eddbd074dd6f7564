import { darCodigo } from '../carpetas/codigoDeSeguimiento.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'
import { type Imprenta, imprimir, pedirSello } from '../sellos/imprimir.ts'
import type { CambiarDocumento } from '../sellos/sellarPendientes.ts'
import { datosDelLegajo } from './datosDelLegajo.ts'
import { fotosDelLegajo, fotosDeVisitas } from './fotosDelLegajo.ts'
import { legajoPdf } from './legajoPdf.ts'
import { MAX_INTENTOS } from './pedirLegajo.ts'

export interface ImprentaDeLegajos extends Imprenta {
  readonly db: DbRaiz
  readonly membrete: PedirMembrete
}

// Taken for a while and not locked: making it reads a lot, and one that fails must not be tried for ever.
const tomar = sentencia(
  'tomar_legajo',
  `update legajo set tomado_el = now(), intentos = intentos + 1 where id_carpeta = (
     select id_carpeta from legajo where pendiente and intentos < ${MAX_INTENTOS}
       and (tomado_el is null or tomado_el < now() - interval '2 minutes')
     order by pedido_el limit 1 for update skip locked)
   returning id_carpeta as "idCarpeta", pedido_el as "pedidoEl"`,
)
// Asked for again meanwhile: this one can be had, and the next is still to be made.
const guardar = sentencia(
  'guardar_legajo',
  `update legajo set ruta = $2, tamano = $3, sha256 = $4, hecho_el = $5, tomado_el = null,
     pendiente = date_trunc('milliseconds', pedido_el) > $6
   where id_carpeta = $1`,
)
// One made again meanwhile has another document.
const cambiar = sentencia(
  'cambiar_legajo_por_el_sellado',
  'update legajo set ruta = $2, tamano = $3, sha256 = $4 where ruta = $1 returning id_carpeta',
)
const olvidar = sentencia('olvidar_legajo', 'delete from legajo where id_carpeta = $1')

export const cambiarLegajo: CambiarDocumento = async (tx, documento, { ruta, tamano, sha256 }) =>
  (await cambiar(tx, documento, ruta, tamano, sha256)).length > 0

export async function hacerLegajos(imprenta: ImprentaDeLegajos, fin: AbortSignal): Promise<void> {
  while (!fin.aborted && (await hacerUno(imprenta))) {}
}

async function hacerUno(imprenta: ImprentaDeLegajos): Promise<boolean> {
  const { db, almacen } = imprenta
  const [pedido] = await tomar(db)
  if (!pedido) return false
  const { idCarpeta, pedidoEl } = pedido
  const datos = await datosDelLegajo(db, idCarpeta)
  if (!datos) {
    await olvidar(db, idCarpeta)
    return true
  }
  const hecho = new Date()
  const codigo = await darCodigo(db, null, idCarpeta)
  const membrete = await imprenta.membrete(db)
  const enlace = `${membrete.urlPortal}/#/misCarpetas?buscar=${idCarpeta}`
  const fotos = {
    ...(await fotosDelLegajo(almacen, datos.archivos)),
    deVisitas: await fotosDeVisitas(almacen, datos.archivos, datos.visitas),
  }
  const impreso = await imprimir(imprenta, legajoPdf(datos, fotos, { membrete, enlace, hecho, codigo }))
  const { ruta, tamano, sha256 } = impreso
  await enTransaccion(db, null, async (tx) => {
    await guardar(tx, idCarpeta, ruta, tamano, sha256, hecho, pedidoEl)
    await pedirSello(tx, imprenta, impreso, 'LEGAJO')
  })
  return true
}

export const trabajosDeLegajos = (imprenta: ImprentaDeLegajos): readonly Trabajo[] => [
  { nombre: 'hacer-legajos', cuando: { cadaSegundos: 3 }, obra: (fin) => hacerLegajos(imprenta, fin) },
]
