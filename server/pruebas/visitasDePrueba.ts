import { createHash, randomUUID } from 'node:crypto'
import { sumarDias } from '@catastro/domain/plazos/calendario'
import type { LightMyRequestResponse } from 'fastify'
import { hoy } from '../src/plataforma/proceso/hoy.ts'
import type { AppDePrueba, Demo } from './appDePrueba.ts'
import { carpetasDePrueba } from './carpetasDePrueba.ts'
import { JPEG, segmentoJpeg } from './fotosDeCamara.ts'
import { multiparte } from './multiparte.ts'

export const DIEGO = 1
export const manana = () => sumarDias(hoy(), 1)
export const suma = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** As many different photos as are asked for, each of one dot: a colour profile that stays makes them different. */
export const fotoNumero = (numero: number): Buffer =>
  Buffer.concat([
    JPEG.subarray(0, 2),
    segmentoJpeg(0xe2, Buffer.from(`ICC_PROFILE\0${String(numero).padStart(6, '0')}`, 'latin1')),
    JPEG.subarray(2),
  ])

/** The demo city's list 1, with nothing wrong. */
export const CUMPLE = {
  resultado: 'CUMPLE',
  lista: { idLista: 1, version: 1 },
  respuestas: [1, 2, 3, 4].map((idItem) => ({ idItem, respuesta: 'CUMPLE', observado: '' })),
  notas: '',
  fotos: [] as string[],
  firmadaEl: new Date().toISOString(),
}
export const NO_CUMPLE = {
  ...CUMPLE,
  resultado: 'NO CUMPLE',
  respuestas: [
    { idItem: 1, respuesta: 'CUMPLE', observado: '' },
    { idItem: 2, respuesta: 'NO CUMPLE', observado: 'No hay cartel' },
    { idItem: 3, respuesta: 'NO CORRESPONDE', observado: '' },
    { idItem: 4, respuesta: 'NO CUMPLE', observado: 'Arena en la calzada' },
  ],
}

/** Of a result that does not say its photos' own: those of photos 1, 2… in their order. */
const huellasDe = (contenido: object) =>
  'fotos' in contenido && Array.isArray(contenido.fotos) && contenido.fotos.length > 0 && !('huellas' in contenido)
    ? { huellas: contenido.fotos.map((_, lugar) => suma(fotoNumero(lugar + 1))) }
    : {}

interface Foto {
  readonly id?: string
  readonly bytes?: Uint8Array
  readonly sha256?: string
  readonly idItem?: number
  readonly tomadaEl?: string
}

/**
 * What tests of visits do by the portal's own calls. Both results are signed when the file begins: files share this module, and
 * a quarter of an hour after it was read what it had signed then would stand aside.
 */
export function visitasDePrueba(portal: AppDePrueba) {
  CUMPLE.firmadaEl = new Date().toISOString()
  NO_CUMPLE.firmadaEl = CUMPLE.firmadaEl
  const carpetas = carpetasDePrueba(portal)
  const consultar = async (texto: string, valores: unknown[] = []) =>
    (await portal.db.$client.query(texto, valores)).rows
  const llamar = (quien: Demo, method: 'GET' | 'POST' | 'PUT', camino: string, payload?: object) =>
    portal.como(quien, { method, url: `/api${camino}`, ...(payload && { payload }) })
  const asignar = (idCarpeta: number, idInspector: number | null) =>
    llamar('hector', 'PUT', '/documentacion/asignar', { idCarpeta, idInspector })

  /** Pablo's, received, and in Diego's hands. */
  async function asignada(): Promise<number> {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '1-A' })
    await asignar(idCarpeta, DIEGO)
    return idCarpeta
  }
  const planear = (quien: Demo, idCarpeta: number, datos: object = {}) =>
    llamar(quien, 'POST', '/visitas/planear', { idCarpeta, dia: manana(), hora: '10:30', ...datos })
  /** A visit of Diego's for tomorrow at 10:30. */
  async function planeada(datos: object = {}) {
    const idCarpeta = await asignada()
    const respuesta = await planear('diego', idCarpeta, datos)
    return { idCarpeta, idVisita: respuesta.json().idVisita as number }
  }
  const cuerpoDeResultado = (idVisita: number, contenido: object | string = CUMPLE, id: string = randomUUID()) => ({
    id,
    idVisita,
    contenido: typeof contenido === 'string' ? contenido : JSON.stringify({ ...contenido, ...huellasDe(contenido) }),
  })
  const resultado = (quien: Demo, ...envio: Parameters<typeof cuerpoDeResultado>) =>
    llamar(quien, 'POST', '/visitas/resultado', cuerpoDeResultado(...envio))
  function cuerpoDeFoto(idVisita: number, { id = randomUUID(), bytes = fotoNumero(1), ...resto }: Foto = {}) {
    const campos = { id, idVisita, sha256: suma(bytes), tomadaEl: '2026-11-25T10:35:00-03:00', ...resto }
    return multiparte(campos, [{ campo: 'foto', nombre: 'foto.jpg', contenido: bytes, tipo: 'image/jpeg' }])
  }
  const foto = (quien: Demo, ...envio: Parameters<typeof cuerpoDeFoto>) =>
    portal.como(quien, { method: 'POST', url: '/api/visitas/foto', ...cuerpoDeFoto(...envio) })
  const fila = async (idVisita: number) => (await consultar('select * from visita where id_visita = $1', [idVisita]))[0]
  const historia = async (idCarpeta: number) =>
    (
      await consultar(
        `select evento, observacion from tramite_historial where id_carpeta = $1 and evento like 'VISITA%' order by id`,
        [idCarpeta],
      )
    ).map(({ evento, observacion }) => `${evento}: ${observacion}`)
  const correos = async (idCarpeta: number) =>
    (
      await consultar(
        `select destinatario, redaccion from correo_saliente
         where motivo = 'VISITAS' and redaccion ->> 'asunto' like $1 order by id_correo`,
        [`Carpeta ${idCarpeta}:%`],
      )
    ).map(({ destinatario, redaccion }) => [destinatario, redaccion.asunto])
  const deCarpeta = async (idCarpeta: number, quien: Demo = 'pablo') =>
    (await llamar(quien, 'GET', `/visitas/carpeta/${idCarpeta}`)).json()
  const informe = async (idCarpeta: number, quien: Demo = 'diego') =>
    (await deCarpeta(idCarpeta, quien)).visitas.at(-1).informe
  const fotosDeLaCarpeta = async (idCarpeta: number) =>
    (
      await consultar(`select sha256 from archivo where id_carpeta = $1 and clase = 'FOTO_VISITA' order by 1`, [
        idCarpeta,
      ])
    ).map(({ sha256 }) => sha256)
  const cuenta = async (idVisita: number) =>
    (await consultar('select count(*)::integer as n from visita_envio where id_visita = $1', [idVisita]))[0].n
  return {
    informe,
    fotosDeLaCarpeta,
    cuenta,
    cuerpoDeResultado,
    cuerpoDeFoto,
    carpetas,
    consultar,
    llamar,
    asignar,
    asignada,
    planear,
    planeada,
    resultado,
    foto,
    fila,
    historia,
    correos,
    deCarpeta,
  }
}

export const dicho = (respuesta: LightMyRequestResponse) => [respuesta.statusCode, respuesta.json().message]
