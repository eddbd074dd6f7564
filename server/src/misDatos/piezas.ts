import { Readable } from 'node:stream'
import { aPesos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import { NO_SE_PUDO_LEER, RETENIDO } from '@catastro/domain/exportacion/mensajes'
import type { ClaseDeLectura } from '@catastro/domain/llamada'
import {
  CLASES_EN_PALABRAS,
  COLUMNAS_DE,
  ESTADOS_EN_PALABRAS,
  LEEME,
  MOSTRADA,
  NEGADA,
  PAPELES,
} from '@catastro/domain/misDatos/mensajes'
import { dniDelCuil } from '@catastro/domain/padron/reglas'
import { carpetaQueLee, esTitular } from '../carpetas/alcance.ts'
import { observacionesDe } from '../carpetas/observaciones.ts'
import { requisitosDe } from '../carpetas/requisitos.ts'
import { verSeguimiento } from '../carpetas/seguimiento.ts'
import { verCarpeta } from '../carpetas/verCarpeta.ts'
import { todasMisConsultas } from '../consultas/misConsultas.ts'
import { misRegistros } from '../elevadores/registros.ts'
import { conSumas, csv, deTexto, limpio, lineas, type Pieza, type Renglon } from '../exportacion/conSumas.ts'
import { formulariosAnteriores } from '../formularios/anteriores.ts'
import { FORMULARIOS } from '../formularios/formularios.ts'
import { type Almacen, ArchivoInexistente } from '../plataforma/archivos/almacen.ts'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { formulario12De } from '../veredas/verVereda.ts'
import { visitasDeCarpeta } from '../visitas/informes.ts'
import {
  leerArchivosDeBorradores,
  leerArchivosDeCarpetas,
  leerBorradores,
  leerCarpetas,
  leerCertificadosDePadron,
  leerCorreos,
  leerInmuebles,
  leerLibreDeuda,
  leerObras,
  leerPagos,
  leerPersona,
} from './leer.ts'
import { misPedidos } from './pedidos.ts'

interface DeQuien {
  readonly db: DbRaiz
  readonly almacen: Pick<Almacen, 'leer'>
  readonly quien: Identidad
  readonly diasDeObra: number
  mostrar(clase: ClaseDeLectura, de: readonly number[]): void
}

/**
 * All that the portal has of a person and their own screens show them, in the order in which they read it. Each piece asks when its turn
 * comes; what somebody may read of a folder is asked again there, where its screen asks it.
 */
export async function piezasDe({ db, almacen, quien, diasDeObra, mostrar }: DeQuien): Promise<readonly Pieza[]> {
  const { idPersona, idProfesional, usuario, roles } = quien
  const carpetas = await leerCarpetas(db, idPersona, idProfesional)
  const archivos = porCarpeta(
    await leerArchivosDeCarpetas(
      db,
      carpetas.map(({ idCarpeta }) => idCarpeta),
    ),
  )
  const deBorradores = await leerArchivosDeBorradores(db, idPersona)
  const solicitudes = await leerLibreDeuda(db, idPersona)
  const dePadron = await leerCertificadosDePadron(db, idPersona)
  const faltan: Renglon[] = []

  const archivo = (nombre: string, ruta: string): Pieza => ({
    nombre,
    comprimido: false,
    abrir: async () => {
      try {
        return await almacen.leer(ruta)
      } catch (error) {
        faltan.push([nombre, error instanceof ArchivoInexistente ? NO_SE_PUDO_LEER : RETENIDO])
        return Readable.from([])
      }
    },
  })

  return conSumas([
    deTexto('LEEME.txt', () =>
      LEEME(`${usuario.nombre_persona} ${usuario.apellido_persona}`, db.ahora().toISOString()),
    ),
    json('persona.json', async () => ({
      ...(await leerPersona(db, idPersona))[0],
      perfiles: roles.map(({ rol }) => rol),
    })),
    tabla('carpetas', COLUMNAS_DE.carpetas, async () =>
      carpetas.map((c) => [
        String(c.idCarpeta),
        c.que,
        c.estado,
        PAPELES[c.papel as keyof typeof PAPELES],
        c.padron,
        c.domicilio,
        c.expediente,
        c.fechaAlta.toISOString(),
      ]),
    ),
    ...carpetas.flatMap(({ idCarpeta }) => [
      json(`carpetas/${idCarpeta}/carpeta.json`, () => deUnaCarpeta(idCarpeta)),
      ...(archivos.get(idCarpeta) ?? []).map(({ idArchivo, nombre, ruta }) =>
        archivo(`carpetas/${idCarpeta}/${idArchivo}-${limpio(nombre)}`, ruta),
      ),
    ]),
    tabla('inmuebles', COLUMNAS_DE.inmuebles, async () =>
      (await leerInmuebles(db, dniDelCuil(usuario.documento_persona), usuario.documento_persona)).map((p) => [
        p.padron,
        p.provincial,
        p.titular,
        p.domicilio,
      ]),
    ),
    tabla('pagos', COLUMNAS_DE.pagos, async () =>
      (await leerPagos(db, idPersona)).map((p) => [
        String(p.idPago),
        p.producto,
        String(aPesos(p.monto)),
        p.estado,
        p.transaccion,
        p.creadoEl.toISOString(),
        momento(p.confirmadoEl),
      ]),
    ),
    tabla('libre-deuda', COLUMNAS_DE.libreDeuda, async () =>
      solicitudes.map((l) => [
        String(l.idLibreDeuda),
        l.padron,
        l.estado,
        l.solicitadoEl.toISOString(),
        momento(l.resueltoEl),
        l.motivo,
        l.numero,
        l.vence,
      ]),
    ),
    ...solicitudes.flatMap(({ numero, ruta }) =>
      numero && ruta ? [archivo(`certificados/libre-deuda-${limpio(numero)}.pdf`, ruta)] : [],
    ),
    tabla('padron', COLUMNAS_DE.padron, async () =>
      dePadron.map((c) => [c.numero, c.padron, c.titular, c.domicilio, c.emitidoEl.toISOString()]),
    ),
    ...dePadron.map(({ numero, ruta }) => archivo(`certificados/padron-${limpio(numero)}.pdf`, ruta)),
    tabla('elevadores', COLUMNAS_DE.elevadores, async () =>
      (await misRegistros(db, quien, {})).registros.map((r) => [
        r.formulario,
        String(r.numero),
        r.detalle,
        r.situacion,
        r.motivo,
        r.fecha,
      ]),
    ),
    json('borradores.json', async () => leerBorradores(db, idPersona)),
    ...deBorradores.map(({ clave, idArchivo, nombre, ruta }) =>
      archivo(`borradores/${limpio(clave)}/${idArchivo}-${limpio(nombre)}`, ruta),
    ),
    tabla('correos', COLUMNAS_DE.correos, async () =>
      (await leerCorreos(db, idPersona)).map(({ redaccion: { asunto, parrafos, datos }, ...c }) => [
        c.creadoEl.toISOString(),
        c.destinatario,
        asunto,
        [...parrafos, ...datos.map(([nombre, valor]) => `${nombre}: ${valor}`)].join('\n'),
        c.estado,
        momento(c.enviadoEl),
      ]),
    ),
    tabla('pedidos', COLUMNAS_DE.pedidos, async () =>
      (await misPedidos(db, quien)).map((p) => [
        String(p.idPedido),
        CLASES_EN_PALABRAS[p.clase],
        p.motivo,
        p.pedidoEl,
        ESTADOS_EN_PALABRAS[p.estado],
        p.respuesta,
        p.decididoEl,
      ]),
    ),
    tabla('obras', COLUMNAS_DE.obras, async () =>
      (await leerObras(db, idPersona)).map((o) => [
        o.seccion,
        o.manzana,
        o.parcela,
        o.creadoEl.toISOString(),
        momento(o.bajaEl),
      ]),
    ),
    tabla('consultas', COLUMNAS_DE.consultas, async () =>
      (await todasMisConsultas(db, quien)).map((c) => [
        c.fecha,
        c.que,
        c.quien,
        c.rol,
        c.oficina,
        c.rechazada ? NEGADA : MOSTRADA,
      ]),
    ),
    tabla('faltan', COLUMNAS_DE.faltan, async () => faltan),
  ])

  /** As its screens have it; null of one that stopped being theirs meanwhile. */
  async function deUnaCarpeta(idCarpeta: number): Promise<object | null> {
    try {
      const situacion = await carpetaQueLee(db, quien, idCarpeta)
      const suya = esTitular(quien, situacion)
      mostrar('carpeta', [idCarpeta])
      const anteriores = await formulariosAnteriores(db, idCarpeta)
      return {
        ...(await verCarpeta(db, quien, idCarpeta)),
        historia: (await verSeguimiento(db, idCarpeta, situacion)).seguimiento,
        requisitos: await requisitosDe(db, idCarpeta),
        observaciones: await observacionesDe(db, idCarpeta),
        formularios: await formulariosDe(idCarpeta, suya),
        ...(anteriores.length > 0 && { formulariosAnteriores: anteriores }),
        ...(suya && { visitas: (await visitasDeCarpeta(db, quien, idCarpeta)).visitas }),
      }
    } catch (error) {
      if (error instanceof ErrorDePortal && error.status === 404) return null
      throw error
    }
  }

  async function formulariosDe(idCarpeta: number, suya: boolean): Promise<object> {
    const llenos: Record<string, object> = {}
    for (const { codigo, leer } of Object.values(FORMULARIOS)) {
      const [guardado] = await leer(db, idCarpeta)
      if (guardado) llenos[codigo] = guardado
    }
    const [vereda] = suya ? await formulario12De(diasDeObra)(db, idCarpeta) : []
    return vereda ? { ...llenos, '12': vereda } : llenos
  }
}

function porCarpeta<A extends { readonly idCarpeta: number }>(
  archivos: readonly A[],
): ReadonlyMap<number, readonly A[]> {
  const suyos = new Map<number, A[]>()
  for (const archivo of archivos) {
    const hasta = suyos.get(archivo.idCarpeta)
    if (hasta) hasta.push(archivo)
    else suyos.set(archivo.idCarpeta, [archivo])
  }
  return suyos
}

const momento = (el: Date | null) => el?.toISOString() ?? null

const json = (nombre: string, leer: () => Promise<unknown>): Pieza =>
  deTexto(nombre, async () => `${JSON.stringify(await leer(), null, 1)}\n`)

function tabla(nombre: string, columnas: Renglon, leer: () => Promise<readonly Renglon[]>): Pieza {
  return { nombre: `${nombre}.csv`, abrir: async () => csv(lineas([columnas, ...(await leer())])) }
}
