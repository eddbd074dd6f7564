import { setTimeout as esperar } from 'node:timers/promises'
import { CUIL } from '../appDePrueba.ts'
import type { Servidor } from '../caidas/proceso.ts'

export const CUANTOS = 100_000

export interface Importacion {
  readonly idImportacion: number
  readonly estado: string
  readonly avance: number
  readonly altas: number
  readonly cambios: number
  readonly iguales: number
  readonly rechazadas: number
  readonly leidas: number
  readonly motivo: string | null
}

interface CalleDesconocida {
  readonly nombre: string
  readonly filas: number
  readonly version: number
  readonly parecida: { readonly id: number; readonly nombre: string } | null
}

const ENTRE_PREGUNTAS_MS = 200

/** The portal as Ana Romano uses it, by HTTP. */
export async function portalDe({ direccion }: Servidor) {
  const ingreso = await fetch(`${direccion}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: CUIL.ana, contraseña: 'demo' }),
  })
  const { token } = (await ingreso.json()) as { token: string }
  const pedir = (path: string, opciones: RequestInit = {}) =>
    fetch(`${direccion}/api${path}`, { ...opciones, headers: { authorization: token } })
  const leer = async <T>(path: string) => (await (await pedir(path)).json()) as T
  const ver = async (id: number) => (await leer<{ importacion: Importacion }>(`/importaciones/${id}`)).importacion

  async function hastaQue(id: number, listo: (i: Importacion) => boolean): Promise<Importacion> {
    for (;;) {
      const importacion = await ver(id)
      if (importacion.estado === 'FALLIDA' || (importacion.motivo && importacion.estado === 'APLICADA'))
        throw new Error(`La importación falló: ${importacion.motivo}`)
      if (listo(importacion)) return importacion
      await esperar(ENTRE_PREGUNTAS_MS)
    }
  }

  return {
    async revisar(contenido: string | Uint8Array<ArrayBuffer>, nombre = 'padrones.csv') {
      const partes = new FormData()
      partes.set('clase', 'padrones')
      partes.set('archivo', new Blob([contenido]), nombre)
      const respuesta = await pedir('/importaciones', { method: 'POST', body: partes })
      const { idImportacion } = (await respuesta.json()) as { idImportacion: number }
      return hastaQue(idImportacion, ({ estado }) => estado === 'REVISADA')
    },
    hasta: (id: number, estado: string) => hastaQue(id, (i) => i.estado === estado),
    hastaAvance: async (id: number, porcentaje: number) =>
      (await hastaQue(id, ({ avance }) => avance >= porcentaje)).avance,
    aplicar: async (id: number, consulta = '') =>
      (await pedir(`/importaciones/${id}/aplicar${consulta}`, { method: 'POST' })).status,
    deshacer: async (id: number) => (await pedir(`/importaciones/${id}/deshacer`, { method: 'POST' })).status,
    /** Of one outcome, all of them. */
    async filas(id: number, accion: string) {
      type Filas = { filas: { errores: { columna: string; msg: string }[] }[]; total: number }
      const filas: Filas['filas'] = []
      for (let pagina = 1; ; pagina++) {
        const parte = await leer<Filas>(`/importaciones/${id}/filas?accion=${accion}&porPagina=25&pagina=${pagina}`)
        filas.push(...parte.filas)
        if (parte.filas.length === 0 || filas.length >= parte.total) return filas
      }
    },
    calles: async (id: number) =>
      (await leer<{ desconocidos: CalleDesconocida[] }>(`/importaciones/${id}/desconocidos`)).desconocidos,
    /** That the street that is not there is the one that it is most like; answered when it was looked at again. */
    async esLaParecida(id: number, { nombre, version, parecida }: CalleDesconocida) {
      const respuesta = await fetch(`${direccion}/api/importaciones/${id}/respuestas`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({
          respuestas: [{ catalogo: 'calle', nombre, version, respuesta: 'ES', idDestino: parecida?.id }],
        }),
      })
      if (respuesta.status !== 200) throw new Error(`No se contestó: ${await respuesta.text()}`)
      return hastaQue(id, ({ estado }) => estado === 'REVISADA')
    },
    /** The bad rows, with why. */
    planillaDe: async (id: number) => (await pedir(`/importaciones/${id}/planilla`)).arrayBuffer(),
    async rechazadas(id: number) {
      type Filas = { filas: { errores: unknown[] }[] }
      const paginas = [1, 2].map((p) =>
        leer<Filas>(`/importaciones/${id}/filas?accion=RECHAZADA&porPagina=25&pagina=${p}`),
      )
      return (await Promise.all(paginas)).flatMap(({ filas }) => filas)
    },
    /** Every row with what is wrong with it, as a workbook: its bytes. */
    async planilla(id: number) {
      const respuesta = await pedir(`/importaciones/${id}/planilla?todas=1`)
      return (await respuesta.arrayBuffer()).byteLength
    },
    /** As the export has them, counted by its lines: the titles are one. */
    async cuantosPadrones() {
      const texto = await (await pedir('/exportaciones/padrones?formato=csv')).text()
      return texto.trim().split('\r\n').length - 1
    },
  }
}
