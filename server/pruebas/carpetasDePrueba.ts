import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { AppDePrueba, Demo } from './appDePrueba.ts'
import { multiparte, PDF, PNG } from './multiparte.ts'

type Campos = Readonly<Record<string, string | number>>
type Archivo = NonNullable<Parameters<typeof multiparte>[1]>[number]

/** CONFORME DE USO carries form 1 alone. Owner 1 is Clara Nieva, address 1 is padron 100001, SAN MARTIN 450. */
export const CAMPOS_DE_ALTA: Campos = {
  idEncomiendaTipo: 10,
  idFormularioTipo: 1,
  idPropietario: 1,
  idProfesional: 1,
  idDomicilio: 1,
  idInmuebleTipo: 1,
  idObraTipo: 7,
  AnchoCalle: '12',
  AnchoVereda: '2.50',
  DistEjeCalle: '8,50',
  ArbolesVereda: '1',
}

export const CROQUIS: Archivo = { campo: 'CoquisManzana', nombre: 'croquis.png', contenido: PNG }
export const documento = (nombre = 'plano.pdf', contenido: Uint8Array = PDF): Archivo => ({
  campo: 'files',
  nombre,
  contenido,
})

export const FORMULARIO_1 = {
  hormigonarmado: 1,
  asfalto: 0,
  cordoncuneta: 1,
  tierrasincc: 0,
  redbajatension: 1,
  redgasnatural: 0,
  conformeexistente: 1,
  cantidadluminarias: 2,
  recoleccionresiduos: 3,
  cantarboles: 0,
  usoexistente: 'Vivienda',
  usoahabilitar: 'Panadería',
  conformehabilitar: 'Permitido',
  observaciones: '',
}

export const pedidoDeAlta = (campos: Campos = {}, archivos: readonly Archivo[] = [CROQUIS]) =>
  ({
    method: 'POST',
    url: '/api/documentacion/alta',
    ...multiparte({ ...CAMPOS_DE_ALTA, ...campos }, archivos),
  }) as const

export const pedidoDeSubida = (campos: Campos, archivos: readonly Archivo[] = [documento()]) =>
  ({ method: 'POST', url: '/api/documentacion/carpetaProfesional', ...multiparte(campos, archivos) }) as const

export const pedidoDeFormulario1 = (idCarpeta: number, respuestas: object = {}) =>
  ({
    method: 'POST',
    url: '/api/documentacion/altaFormulario1',
    payload: { ...FORMULARIO_1, idCarpeta, ...respuestas },
  }) as const

export interface Movimiento {
  readonly idEstado: number
  readonly observaciones?: string
  readonly expediente?: string
  readonly version?: number
}
export const pedidoDeMovimiento = (idTramite: number, movimiento: Movimiento) =>
  ({ method: 'PUT', url: '/api/formulario/actualizarTramite', payload: { idTramite, ...movimiento } }) as const

export interface Observacion {
  readonly texto: string
  readonly codigoFormulario?: string
  readonly idArchivo?: number
  readonly idRequisito?: number
  readonly marca?: object
}
export const pedidoDeObservar = (idCarpeta: number, observaciones: readonly Observacion[], resto: object = {}) =>
  ({ method: 'POST', url: '/api/documentacion/observar', payload: { idCarpeta, observaciones, ...resto } }) as const
export const pedidoDeRespuesta = (campos: Campos, archivos: readonly Archivo[] = []) =>
  ({ method: 'POST', url: '/api/documentacion/responderObservacion', ...multiparte(campos, archivos) }) as const
export const pedidoDeRetiro = (idObservacion: number, observaciones = 'Fue un error') =>
  ({
    method: 'PUT',
    url: '/api/documentacion/retirarObservacion',
    payload: { idObservacion, observaciones },
  }) as const

/** What the API needs several calls for. Each call must succeed. */
export function carpetasDePrueba({ como, db }: Pick<AppDePrueba, 'como' | 'db'>) {
  const logrado = async (pedido: Promise<LightMyRequestResponse>) => {
    const respuesta = await pedido
    expect(respuesta.json()).toMatchObject({ ok: true })
    return respuesta
  }

  /** A folder of Pablo's, just filed: PRESENTADO and incomplete. */
  async function presentada(campos: Campos = {}): Promise<number> {
    return (await logrado(como('pablo', pedidoDeAlta(campos)))).json().idCarpeta
  }
  const subir = (quien: Demo, idCarpeta: number, archivos?: readonly Archivo[]) =>
    logrado(como(quien, pedidoDeSubida({ idCarpeta }, archivos)))
  /** PRESENTADO with its form and a document. */
  async function completa(campos: Campos = {}): Promise<number> {
    const idCarpeta = await presentada(campos)
    await logrado(como('pablo', pedidoDeFormulario1(idCarpeta)))
    await subir('pablo', idCarpeta)
    return idCarpeta
  }
  const mover = (quien: Demo, idCarpeta: number, movimiento: Movimiento) =>
    logrado(como(quien, pedidoDeMovimiento(idCarpeta, movimiento)))
  /** PENDIENTE DE PAGO from PRESENTADO. */
  async function esperandoPago(): Promise<number> {
    const idCarpeta = await completa()
    await mover('lucia', idCarpeta, { idEstado: 5 })
    return idCarpeta
  }
  async function conComprobante(): Promise<number> {
    const idCarpeta = await esperandoPago()
    await subir('pablo', idCarpeta, [documento('comprobante.pdf')])
    return idCarpeta
  }
  /** A complete folder with these observations, and their numbers. */
  async function observada(...observaciones: readonly Observacion[]) {
    const idCarpeta = await completa()
    await logrado(como('lucia', pedidoDeObservar(idCarpeta, observaciones)))
    return { idCarpeta, ids: (await observacionesDe(idCarpeta)).map(({ idObservacion }) => idObservacion) }
  }
  async function observacionesDe(idCarpeta: number): Promise<{ idObservacion: number; situacion: string }[]> {
    return (await como('lucia', { url: `/api/documentacion/observaciones/${idCarpeta}` })).json().observaciones
  }
  /** Where a folder stands, as its row says. */
  async function fila(idCarpeta: number) {
    const { rows } = await db.$client.query(
      `select e.tramite_estado as estado, p.tramite_estado as previo, completa, version, expediente, observacion,
         pagado_el is not null as pagada, borrada_el is not null as borrada
       from carpeta join tramite_estado e on e.id_tramite_estado = estado
         left join tramite_estado p on p.id_tramite_estado = estado_previo where id_carpeta = $1`,
      [idCarpeta],
    )
    return rows[0]
  }
  return { presentada, completa, subir, mover, esperandoPago, conComprobante, observada, observacionesDe, fila }
}
