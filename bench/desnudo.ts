import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FiltroDeCarpetas } from '@catastro/domain/carpetas/llamadas'
import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import { CABECERA_DE_ROLES, enCabecera } from '@catastro/domain/roles'
import type pg from 'pg'
import type { DeQuien } from '../server/src/carpetas/condiciones.ts'
import { type FilaDeCarpeta, mostrarCarpeta } from '../server/src/carpetas/filaDeCarpeta.ts'
import { consultaDePagina } from '../server/src/carpetas/listarCarpetas.ts'
import { abrirDb } from '../server/src/plataforma/base/db.ts'
import { DE_DATOS } from '../server/src/plataforma/http/cabeceras.ts'
import { alta } from './desnudoAlta.ts'
import { esPersonal, identificador, type Quien, type Resultado } from './desnudoIdentidad.ts'
import { porNombre } from './desnudoPadron.ts'
import { DOMICILIO, LEER_CARPETA } from './desnudoSentencias.ts'

/**
 * What the benchmarks measure the portal against: the same calls on bare node:http and pg, written as fast as they
 * can be. Same token check and role read, same ownership, same rows, same round trips, named statements, same pool, same
 * answer down to its headers. No framework, no declared calls, no OpenAPI, log, metrics or limits.
 */

const db = abrirDb(JSON.parse(process.env.CONEXION ?? '{}') as pg.PoolConfig)
const pool = db.$client
const identificar = identificador(pool, process.env.CIUDAD_DIGITAL_URL ?? '')

createServer((pedido, respuesta) => {
  atender(pedido, respuesta).catch((error: unknown) => {
    console.error(error)
    responder(respuesta, 500, { ok: false, message: 'Error' })
  })
}).listen(0, '127.0.0.1', function (this: { address(): unknown }) {
  console.log(`Servidor desnudo en http://127.0.0.1:${(this.address() as AddressInfo).port}`)
})

function responder(respuesta: ServerResponse, estado: number, cuerpo: unknown, quien?: Quien): void {
  const texto = Buffer.from(JSON.stringify(cuerpo))
  respuesta.writeHead(estado, {
    ...DE_DATOS,
    'x-request-id': randomUUID(),
    ...(quien && { [CABECERA_DE_ROLES]: enCabecera(quien.roles) }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': texto.length,
  })
  respuesta.end(texto)
}

const PADRON_POR_NOMBRE = '/api/padron/obtenerPadronNombre/'
const DOMICILIO_DE = '/api/formulario/buscarDomicilioPorCarpeta/'

async function atender(pedido: IncomingMessage, respuesta: ServerResponse): Promise<void> {
  const quien = await identificar(pedido.headers.authorization)
  if (!quien) return responder(respuesta, 401, { ok: false, message: 'Su sesión no es válida' })
  const direccion = pedido.url ?? ''
  const corte = direccion.indexOf('?')
  const camino = corte < 0 ? direccion : direccion.slice(0, corte)
  const { estado, cuerpo } =
    pedido.method === 'GET' && camino.startsWith(DOMICILIO_DE)
      ? await domicilioDe(quien, camino.slice(DOMICILIO_DE.length))
      : pedido.method === 'GET' && camino === '/api/documentacion/listar'
        ? await listar(quien, new URLSearchParams(direccion.slice(corte + 1)))
        : pedido.method === 'GET' && camino === '/api/documentacion/listarTodas'
          ? await listarTodas(quien, new URLSearchParams(direccion.slice(corte + 1)))
          : pedido.method === 'GET' && camino.startsWith(PADRON_POR_NOMBRE)
            ? await porNombre(db, quien, decodeURIComponent(camino.slice(PADRON_POR_NOMBRE.length)))
            : pedido.method === 'POST' && camino === '/api/documentacion/alta'
              ? await alta(pool, quien, pedido)
              : NO_EXISTE
  responder(respuesta, estado, cuerpo, quien)
}

const rechazo = (estado: number, message: string): Resultado => ({ estado, cuerpo: { ok: false, message } })
const NO_EXISTE = rechazo(404, 'La carpeta no existe')
const SIN_PERMISO = rechazo(403, 'Su perfil no permite esta operación')

async function domicilioDe(quien: Quien, texto: string): Promise<Resultado> {
  const id = Number(texto)
  if (!/^\d{1,10}$/.test(texto) || id < 1 || id > 2 ** 31 - 1) return rechazo(400, 'El número no es válido')
  const { rows } = await pool.query({ ...LEER_CARPETA, values: [id] })
  const carpeta = rows[0]
  const suya = carpeta && (carpeta.idPersona === quien.idPersona || carpeta.idProfesional === quien.idProfesional)
  if (!carpeta || !(suya || esPersonal(quien))) return NO_EXISTE
  const domicilio = await pool.query({ ...DOMICILIO, values: [id] })
  return { estado: 200, cuerpo: { domicilio: domicilio.rows[0] } }
}

async function listar(quien: Quien, query: URLSearchParams): Promise<Resultado> {
  if (!quien.perfiles.includes('PROFESIONAL') && !quien.perfiles.includes('ADMINISTRADOR')) return SIN_PERMISO
  const filtro = filtroDe(query)
  if (!filtro) return rechazo(400, 'Algún parámetro no es válido')
  const deQuien: DeQuien =
    quien.idProfesional === null
      ? { de: 'creador', idPersona: quien.idPersona }
      : { de: 'profesional', idProfesional: quien.idProfesional }
  return { estado: 200, cuerpo: await pagina(deQuien, filtro) }
}

async function listarTodas(quien: Quien, query: URLSearchParams): Promise<Resultado> {
  if (!esPersonal(quien)) return SIN_PERMISO
  const filtro = filtroDe(query)
  if (!filtro) return rechazo(400, 'Algún parámetro no es válido')
  return { estado: 200, cuerpo: { ...(await pagina({ de: 'todas' }, filtro)), error: false } }
}

function filtroDe(query: URLSearchParams): (FiltroDeCarpetas & { pagina: number; porPagina: number }) | null {
  const [pagina, porPagina] = [query.get('pagina') ?? '1', query.get('porPagina') ?? '5']
  if (!/^\d{1,4}$/.test(pagina) || !['5', '10', '25'].includes(porPagina)) return null
  const estado = query.get('estado')?.split(',')
  if (estado?.some((nombre) => !Object.hasOwn(ESTADOS, nombre))) return null
  const completas = query.get('completas')
  if (completas !== null && completas !== '0' && completas !== '1') return null
  return {
    pagina: Number(pagina),
    porPagina: Number(porPagina) as 5 | 10 | 25,
    ...(estado && { estado: estado as Estado[] }),
    ...(completas !== null && { completas: completas === '1' ? 1 : 0 }),
  }
}

const nombres = new Map<string, string>()

async function pagina(deQuien: DeQuien, filtro: FiltroDeCarpetas & { pagina: number; porPagina: number }) {
  const { texto, valores } = consultaDePagina(deQuien, filtro)
  const name = nombres.get(texto) ?? `lista_${nombres.size}`
  nombres.set(texto, name)
  const { rows } = await pool.query<{ cuenta: number; filas: FilaDeCarpeta[] }>({
    name,
    text: texto,
    values: [...valores, filtro.porPagina, (filtro.pagina - 1) * filtro.porPagina],
  })
  const { cuenta, filas } = rows[0] ?? { cuenta: 0, filas: [] }
  return {
    carpetas: filas.map(mostrarCarpeta),
    total: Math.min(cuenta, 1000),
    ...(cuenta > 1000 && { totalEsMinimo: true }),
  }
}
