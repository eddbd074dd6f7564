import { CUIL } from '../appDePrueba.ts'
import { pedidoDeMovimiento, pedidoDeObservar, pedidoDeRetiro } from '../carpetasDePrueba.ts'
import { UN_REQUISITO, UN_TIPO } from '../requisitosDePrueba.ts'
import { COMO_PARTE, type ComoParte, type DelPersonal, type LoPropio, PERSONAL } from './loPropio.ts'
import type { Mundo } from './mundo.ts'

export const TODOS = ['ana', 'lucia', 'hector'] as const
const ADMINISTRAN = ['ana', 'lucia'] as const
const ASIGNAN = ['ana', 'hector'] as const
const CARPETA = 'Usted tiene parte en esta carpeta: tiene que decidirlo otra persona'
const SOLICITUD = 'Este Libre Deuda es suyo: tiene que resolverlo otra persona'
const PAGO = 'Este pago es suyo: tiene que revisarlo otra persona'
const MATRICULA = 'Es su propia matrícula: tiene que registrarla otra persona'
const RIVAL = 'Usted es profesional: las matrículas, y lo que se les pide a los profesionales, los cambia otra persona'

interface Pedido {
  readonly payload?: object | Buffer
  readonly url?: string
  readonly headers?: Record<string, string>
}
export interface Caso {
  readonly llamada: string
  readonly quienes: readonly DelPersonal[]
  readonly frase: string
  readonly pedido: (de: { mundo: Mundo; mio: LoPropio; yo: DelPersonal; parte: ComoParte }) => Promise<Pedido>
  /** Of folders: each way of having a part. */
  readonly partes?: readonly ComoParte[]
}

export const propia = (preparar: (mundo: Mundo) => Promise<number>, pedir: (idCarpeta: number) => Pedido) =>
  (async ({ mundo, mio, yo, parte }) =>
    pedir(await mio.hacerPropia(await preparar(mundo), yo, parte))) satisfies Caso['pedido']
export const carpeta = (
  llamada: string,
  quienes: readonly DelPersonal[],
  pedido: Caso['pedido'],
  partes: readonly ComoParte[] = COMO_PARTE,
): Caso => ({ llamada, quienes, frase: CARPETA, pedido, partes })
export const cuerpo = (payload: object) => ({ payload })

/** Every call that decides, with a request about one's own thing. */
export const DECIDEN: readonly Caso[] = [
  carpeta(
    'PUT /formulario/actualizarTramite',
    TODOS,
    propia(
      (m) => m.completa(),
      (id) => pedidoDeMovimiento(id, { idEstado: 2, expediente: '1-A' }),
    ),
  ),
  carpeta(
    'POST /documentacion/observar',
    TODOS,
    propia(
      (m) => m.completa(),
      (id) => pedidoDeObservar(id, [{ texto: 'Falta la firma' }]),
    ),
  ),
  carpeta('PUT /documentacion/retirarObservacion', TODOS, async ({ mundo, mio, yo, parte }) => {
    const { idCarpeta, ids } = await mundo.observada({ texto: 'Falta la firma' })
    await mio.hacerPropia(idCarpeta, yo, parte)
    return pedidoDeRetiro(ids[0] ?? 0)
  }),
  carpeta(
    'PUT /documentacion/asignar',
    ASIGNAN,
    propia(
      (m) => m.completa(),
      (idCarpeta) => cuerpo({ idCarpeta, idInspector: null }),
    ),
  ),
  carpeta(
    'PUT /documentacion/prorrogar',
    ASIGNAN,
    propia(
      (m) => m.presentada(),
      (idCarpeta) => cuerpo({ idCarpeta, hasta: '2099-01-01', motivo: 'Lo pidió' }),
    ),
  ),
  // Its applicant and its professional do these three as any applicant (below).
  carpeta(
    'PUT /documentacion/requisitoNoCorresponde',
    TODOS,
    propia(
      (m) => m.presentada(),
      (idCarpeta) => cuerpo({ idCarpeta, idRequisito: 1, motivo: 'No hace falta' }),
    ),
    ['su propietario', 'quien tiene el padrón'],
  ),
  carpeta(
    'PUT /formulario/actualizarTramite-Pagado',
    TODOS,
    propia(
      (m) => m.conComprobante(),
      (idCarpeta) => cuerpo({ idCarpeta }),
    ),
    ['su propietario', 'quien tiene el padrón'],
  ),
  carpeta(
    'DELETE /documentacion',
    ['ana'],
    propia(
      (m) => m.completa(),
      (id) => cuerpo({ id }),
    ),
    ['su propietario', 'quien tiene el padrón'],
  ),
  ...(['pidió', 'pagó', 'tiene el padrón'] as const).flatMap((que): Caso[] => [
    {
      llamada: 'POST /libreDeuda/emitir',
      quienes: TODOS,
      frase: SOLICITUD,
      pedido: async ({ mio, yo }) => cuerpo({ idLibreDeuda: await mio.solicitud(yo, que) }),
    },
    {
      llamada: 'POST /libreDeuda/rechazar',
      quienes: TODOS,
      frase: SOLICITUD,
      pedido: async ({ mio, yo }) => cuerpo({ idLibreDeuda: await mio.solicitud(yo, que), motivo: 'Tiene deuda' }),
    },
  ]),
  ...(['pidió', 'tiene el padrón'] as const).map(
    (que): Caso => ({
      llamada: 'POST /libreDeuda/anular',
      quienes: TODOS,
      frase: SOLICITUD,
      pedido: async ({ mio, yo }) => cuerpo({ idLibreDeuda: await mio.certificado(yo, que), motivo: 'Por error' }),
    }),
  ),
  ...(['pagó', 'tiene el padrón'] as const).map(
    (que): Caso => ({
      llamada: 'POST /pagos/revisar',
      quienes: TODOS,
      frase: PAGO,
      pedido: async ({ mio, yo }) => cuerpo({ idPago: await mio.pago(yo, que) }),
    }),
  ),
  ...(['FORM1BIS', 'FORM14'] as const).map(
    (producto): Caso => ({
      llamada: 'POST /pagos/revisar',
      quienes: TODOS,
      frase: PAGO,
      partes: COMO_PARTE,
      pedido: async ({ mundo, mio, yo, parte }) =>
        cuerpo({ idPago: await mio.pagoDe(producto, await mio.hacerPropia(await mundo.completa(), yo, parte)) }),
    }),
  ),
  {
    llamada: 'POST /profesionales/nuevoProfesional',
    quienes: ADMINISTRAN,
    frase: MATRICULA,
    pedido: async ({ yo }) =>
      cuerpo({
        idProfesion: 1,
        idPersona: PERSONAL[yo],
        idUniversidad: 1,
        domicilio: '',
        matricula: 'PROPIA',
        fechaVencimiento: '2099-12-31',
      }),
  },
  {
    llamada: 'POST /profesionales/editarProfesional',
    quienes: ADMINISTRAN,
    frase: MATRICULA,
    pedido: async ({ mio, yo }) =>
      cuerpo({
        idProfesional: await mio.profesional(yo),
        idProfesion: 1,
        idUniversidad: 1,
        matricula: 'PROPIA',
        fechaVencimiento: '2099-12-31',
      }),
  },
  {
    llamada: 'POST /profesionales/nuevoProfesional',
    quienes: ADMINISTRAN,
    frase: RIVAL,
    pedido: async ({ mio, yo }) => {
      await mio.profesional(yo)
      return cuerpo({
        idProfesion: 1,
        idPersona: 901,
        idUniversidad: 1,
        domicilio: '',
        matricula: 'RIVAL',
        fechaVencimiento: '2030-12-31',
      })
    },
  },
  {
    llamada: 'POST /profesionales/editarProfesional',
    quienes: ADMINISTRAN,
    frase: RIVAL,
    pedido: async ({ mio, yo }) => {
      await mio.profesional(yo)
      return cuerpo({
        idProfesional: 2,
        idProfesion: 1,
        idUniversidad: 1,
        matricula: 'RIVAL',
        fechaVencimiento: '2000-12-31',
      })
    },
  },
  {
    llamada: 'POST /documentacion/requisitosDeEncomienda',
    quienes: ['ana'],
    frase: RIVAL,
    pedido: async ({ mio, yo }) => {
      await mio.profesional(yo)
      return cuerpo(UN_REQUISITO)
    },
  },
  {
    llamada: 'POST /documentacion/tiposDeEncomienda',
    quienes: ['ana'],
    frase: RIVAL,
    pedido: async ({ mio, yo }) => {
      await mio.profesional(yo)
      return cuerpo(UN_TIPO)
    },
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/aplicar',
    quienes: ADMINISTRAN,
    frase: MATRICULA,
    pedido: async ({ mio, yo }) => ({ url: `/importaciones/${await mio.importacion(yo)}/aplicar` }),
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/deshacer',
    quienes: ADMINISTRAN,
    frase: MATRICULA,
    pedido: async ({ mio, yo }) => ({ url: `/importaciones/${await mio.importacionAplicada(yo)}/deshacer` }),
  },
  {
    llamada: 'PATCH /catastroEmpleados/modificar',
    quienes: ['ana'],
    frase: 'Son sus propios roles: tiene que cambiarlos otro administrador',
    pedido: async () =>
      cuerpo({ values: { cuil: CUIL.ana, reparticion: 2, oficina: 2 }, selectedRoles: [{ idRol: 1 }, { idRol: 4 }] }),
  },
  {
    llamada: 'POST /inspectores/agregarInspector',
    quienes: ADMINISTRAN,
    frase: 'Es su propio puesto de inspector: tiene que cambiarlo otra persona',
    pedido: async ({ yo }) => cuerpo({ Oficina: 2, idPersona: PERSONAL[yo] }),
  },
  {
    llamada: 'POST /inspectores/actualizarInspector',
    quienes: ADMINISTRAN,
    frase: 'Es su propio puesto de inspector: tiene que cambiarlo otra persona',
    pedido: async ({ mio, yo }) => cuerpo({ idInspector: await mio.puestoDeInspector(yo), idOficina: 2, estado: 1 }),
  },
  {
    llamada: 'POST /catastroEmpleados/baja',
    quienes: ['ana'],
    frase: 'Es su propia baja: tiene que darla otro administrador',
    pedido: async ({ yo }) => cuerpo({ idPersona: PERSONAL[yo], motivo: 'Renuncio' }),
  },
  {
    llamada: 'POST /preciosPendientes/confirmar',
    quienes: ADMINISTRAN,
    frase: 'Usted escribió este cambio: tiene que confirmarlo otra persona',
    pedido: async ({ mundo, yo }) => cuerpo({ idCambio: await mundo.cambioDePrecio(PERSONAL[yo]) }),
  },
  {
    llamada: 'POST /identidades/aceptar',
    quienes: ['ana'],
    frase: 'Son sus propios datos: tiene que aceptarlos otro administrador',
    pedido: async ({ mundo, yo }) => cuerpo({ idIdentidad: await mundo.identidadRechazada(PERSONAL[yo]) }),
  },
  {
    llamada: 'POST /misDatos/decidir',
    quienes: ['ana'],
    frase: 'Es su propio pedido: tiene que contestarlo otro administrador',
    pedido: async ({ mundo, yo }) =>
      cuerpo({ idPedido: await mundo.pedidoDeDatos(PERSONAL[yo]), decision: 'HECHO', respuesta: 'Ya está' }),
  },
]
