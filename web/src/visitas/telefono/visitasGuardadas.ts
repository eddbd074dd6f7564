import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import { ErrorConTexto } from '../../ui/avisos/errorConTexto.ts'
import { CAMBIO_MIENTRAS_FIRMABA, YA_FIRMADA } from '../mensajes.ts'
import { almacen, cambiando } from './almacen.ts'
import type { FilaDeResultado } from './esquema.ts'
import { abrir, abrirTodas, cerrar } from './sellado.ts'
import type { ListaDeVisita, VisitaEnviada, VisitaGuardada } from './tipos.ts'

/** The number of its result is the one that the first tab gave it. */
export const comoVisita = ({ idResultado }: FilaDeResultado, visita: VisitaGuardada): VisitaGuardada => ({
  ...visita,
  idResultado,
})
const abierta = async (fila: FilaDeResultado) => comoVisita(fila, await abrir<VisitaGuardada>('resultados', fila))

export async function leerVisita(idPersona: number, idVisita: number): Promise<VisitaGuardada | null> {
  const fila = await (await almacen()).get('resultados', [idPersona, idVisita])
  return fila ? abierta(fila) : null
}

/** Everything of one inspector, and of nobody else. */
export async function visitasDe(idPersona: number): Promise<readonly VisitaGuardada[]> {
  const filas = await (await almacen()).getAllFromIndex('resultados', 'deQuien', idPersona)
  return (await abrirTodas<VisitaGuardada, FilaDeResultado>('resultados', filas)).map(({ fila, dato }) =>
    comoVisita(fila, dato),
  )
}

/** Of those that the portal has, while the session lasts: that it does. */
export async function enviadasDe(idPersona: number): Promise<readonly VisitaEnviada[]> {
  const filas = await (await almacen()).getAllFromIndex('enviadas', 'deQuien', idPersona)
  return (await abrirTodas<VisitaEnviada>('enviadas', filas)).map(({ dato }) => dato)
}

/** What stands when nothing was filled yet: its result has a number from the first moment. */
export const visitaNueva = (idPersona: number, visita: VisitaDelDia, lista: ListaDeVisita | null): VisitaGuardada => ({
  idPersona,
  idVisita: visita.idVisita,
  idResultado: crypto.randomUUID(),
  visita,
  lista,
  respuestas: {},
  resultado: null,
  notas: '',
  camara: false,
  modificadaEl: new Date().toISOString(),
  firmada: null,
  rechazo: null,
})

/** As it is kept. It is sealed before anything is opened: the browser's database waits for nobody. */
export const filaDe = (visita: VisitaGuardada): Promise<FilaDeResultado> => {
  const { idPersona, idVisita, idResultado, firmada, rechazo } = visita
  const ids = { idPersona, idVisita, idResultado, firmadaEl: firmada?.el ?? null, rechazada: rechazo !== null }
  return cerrar('resultados', ids, visita)
}

/** Keeps what is being filled. What was signed meanwhile, in another tab, stays as it was signed: answers what stands. */
export const guardarVisita = (visita: VisitaGuardada): Promise<VisitaGuardada> =>
  cambiando(async () => {
    const nueva = { ...visita, modificadaEl: new Date().toISOString() }
    const fila = await filaDe(nueva)
    const tx = (await almacen()).transaction(['resultados', 'enviadas'], 'readwrite', { durability: 'strict' })
    const clave: [number, number] = [visita.idPersona, visita.idVisita]
    if (await tx.objectStore('enviadas').getKey(clave)) throw new ErrorConTexto(YA_FIRMADA)
    const previa = await tx.objectStore('resultados').get(clave)
    const queda = previa?.firmadaEl ? previa : { ...fila, idResultado: previa?.idResultado ?? fila.idResultado }
    await Promise.all([queda === previa ? null : tx.objectStore('resultados').put(queda), tx.done])
    return queda === previa ? abierta(queda) : comoVisita(queda, nueva)
  })

interface Firma {
  readonly contenido: string
  readonly sha256: string
  /** Those that it names. */
  readonly idsDeFotos: readonly string[]
}

/** Signs it, once: what was signed first is what is sent, and it names exactly the photos that the phone has. */
export const firmarVisita = (visita: VisitaGuardada, { contenido, sha256, idsDeFotos }: Firma) =>
  cambiando(async (): Promise<VisitaGuardada> => {
    const firmada = { ...visita, camara: false, firmada: { contenido, sha256, el: new Date().toISOString() } }
    const fila = await filaDe(firmada)
    const tiendas = ['resultados', 'fotografias', 'enviadas'] as const
    const tx = (await almacen()).transaction(tiendas, 'readwrite', { durability: 'strict' })
    const clave: [number, number] = [visita.idPersona, visita.idVisita]
    if (await tx.objectStore('enviadas').getKey(clave)) throw new ErrorConTexto(YA_FIRMADA)
    const previa = await tx.objectStore('resultados').get(clave)
    if (previa?.firmadaEl) return abierta(previa)
    const fotos = await tx.objectStore('fotografias').index('deVisita').getAll(clave)
    const estan = fotos.map(({ id }) => id)
    if (!lasMismas(estan, idsDeFotos)) throw new ErrorConTexto(CAMBIO_MIENTRAS_FIRMABA)
    const queda = { ...fila, idResultado: previa?.idResultado ?? fila.idResultado }
    await Promise.all([
      tx.objectStore('resultados').put(queda),
      ...fotos.map((foto) => tx.objectStore('fotografias').put({ ...foto, firmadaEl: fila.firmadaEl })),
      tx.done,
    ])
    return comoVisita(queda, firmada)
  })

const lasMismas = (unas: readonly string[], otras: readonly string[]) =>
  unas.length === otras.length && unas.every((id) => otras.includes(id))
