import { anotarQueGuardaVisitas, leerToken } from '../../red/almacen.ts'
import { main } from '../../red/cliente.ts'
import { ErrorDeLlamada, errorDeRed } from '../../red/errorDeLlamada.ts'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { SESION_DE_OTRA_PERSONA, SIN_LLAVE } from '../mensajes.ts'
import { almacen } from './almacen.ts'
import { avisarCambio } from './cambios.ts'
import { cifrar, type DeQue, deBase64, deQueEs, descifrar, llaveDeBytes } from './cifra.ts'
import { CERRADOS, type Cerrado, DEL_TELEFONO } from './esquema.ts'

/** What cannot be opened with its own person's key. */
class Ilegible extends Error {}

const SIN_RESPUESTA_MS = 10_000
const pedidas = new Map<number, Promise<CryptoKey>>()

/** The person's key: the one that this session brought, or else the server's. Never in memory: it leaves all tabs at once. */
export async function llaveDe(idPersona: number): Promise<CryptoKey> {
  const tenida = await (await almacen()).get('llaves', idPersona)
  if (tenida) return tenida
  const pedida = pedidas.get(idPersona) ?? pedirLlave(idPersona).finally(() => pedidas.delete(idPersona))
  pedidas.set(idPersona, pedida)
  return pedida
}

async function pedirLlave(idPersona: number): Promise<CryptoKey> {
  const token = leerToken()
  if (token === null) throw new ErrorConTexto(SIN_LLAVE)
  const signal = AbortSignal.timeout(SIN_RESPUESTA_MS)
  const dicha: unknown = await main('GET /visitas/llave', {}, { token, signal })
  if (!esLlave(dicha)) throw errorDeRed()
  // Another tab may have signed somebody else in.
  if (dicha.idPersona !== idPersona) throw new ErrorDeLlamada(401, SESION_DE_OTRA_PERSONA)
  const llave = await llaveDeBytes(deBase64(dicha.llave))
  if (leerToken() !== token) throw new ErrorConTexto(SIN_LLAVE)
  await (await almacen()).put('llaves', llave, idPersona)
  anotarQueGuardaVisitas()
  await pasarALaSuya(idPersona, llave)
  avisarCambio()
  return llave
}

const esLlave = (dicha: unknown): dicha is { idPersona: number; llave: string } =>
  typeof dicha === 'object' &&
  dicha !== null &&
  'idPersona' in dicha &&
  'llave' in dicha &&
  typeof dicha.llave === 'string' &&
  /^[A-Za-z0-9+/]{43}=$/.test(dicha.llave)

type Tienda = (typeof CERRADOS)[number] | 'copia'

/** Where the phone came from a version without keys and has no signal since, with the phone's own (see `mudar`). */
async function llaveParaCerrar(idPersona: number) {
  try {
    return { llave: await llaveDe(idPersona) }
  } catch (error) {
    const deAntes = leerToken() === null ? undefined : await (await almacen()).get('llaves', DEL_TELEFONO)
    if (!deAntes) throw error
    return { llave: deAntes, delTelefono: true as const }
  }
}

export async function cerrarBytes<I extends DeQue>(tienda: Tienda, ids: I, datos: BufferSource): Promise<I & Cerrado> {
  const { llave, ...marca } = await llaveParaCerrar(ids.idPersona)
  return { ...ids, ...(await cifrar(llave, deQueEs(tienda, ids), datos)), ...marca }
}
export const cerrar = <I extends DeQue>(tienda: Tienda, ids: I, dato: object): Promise<I & Cerrado> =>
  cerrarBytes(tienda, ids, new TextEncoder().encode(JSON.stringify(dato)))

export async function abrirBytes(tienda: Tienda, cerrado: DeQue & Cerrado): Promise<ArrayBuffer> {
  const { idPersona, delTelefono } = cerrado
  const llave = delTelefono ? await (await almacen()).get('llaves', DEL_TELEFONO) : await llaveDe(idPersona)
  if (!llave) throw new Ilegible()
  return descifrar(llave, deQueEs(tienda, cerrado), cerrado).catch(() => {
    throw new Ilegible()
  })
}
export const abrir = async <T>(tienda: Tienda, cerrado: DeQue & Cerrado): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await abrirBytes(tienda, cerrado))) as T

/** One that was damaged does not keep the others from being seen and sent. */
export async function abrirTodas<T, F extends DeQue & Cerrado = DeQue & Cerrado>(
  tienda: Tienda,
  filas: readonly F[],
): Promise<{ readonly fila: F; readonly dato: T }[]> {
  const abiertas = await Promise.all(
    filas.map(async (fila) => {
      try {
        return { fila, dato: await abrir<T>(tienda, fila) }
      } catch (error) {
        if (error instanceof Ilegible) return null
        throw error
      }
    }),
  )
  return abiertas.filter((una) => una !== null)
}

/** What the phone had sealed with its own key, now with its person's. */
async function pasarALaSuya(idPersona: number, llave: CryptoKey): Promise<void> {
  const base = await almacen()
  const delTelefono = await base.get('llaves', DEL_TELEFONO)
  if (!delTelefono) return
  for (const tienda of CERRADOS) {
    for (const clave of await base.getAllKeysFromIndex(tienda, 'deQuien', idPersona)) {
      const fila: (DeQue & Cerrado) | undefined = await base.get(tienda, clave as never)
      if (!fila?.delTelefono) continue
      const { delTelefono: _, ...resto } = fila
      const deQue = deQueEs(tienda, fila)
      const nueva = { ...resto, ...(await cifrar(llave, deQue, await descifrar(delTelefono, deQue, fila))) }
      const tx = base.transaction(tienda, 'readwrite', { durability: 'strict' })
      const esta = await tx.store.get(clave as never)
      // Changed meanwhile, it was sealed anew.
      if (esta?.delTelefono && esta.iv.join() === fila.iv.join()) tx.store.put(nueva as never)
      await tx.done
    }
  }
}
