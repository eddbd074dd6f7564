import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import { ErrorConTexto } from '../../ui/errorConTexto.ts'
import { CAMBIO_MIENTRAS_FIRMABA } from '../mensajes.ts'
import { almacen, cambiando } from './almacen.ts'
import type { ListaDeVisita, VisitaGuardada } from './tipos.ts'

export const leerVisita = async (idPersona: number, idVisita: number): Promise<VisitaGuardada | null> =>
  (await (await almacen()).get('visitas', [idPersona, idVisita])) ?? null

/** Everything of one inspector, and of nobody else. */
export const visitasDe = async (idPersona: number): Promise<readonly VisitaGuardada[]> =>
  (await almacen()).getAllFromIndex('visitas', 'deQuien', idPersona)

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
  recibo: null,
  rechazo: null,
})

/** Keeps what is being filled. What was signed meanwhile, in another tab, stays as it was signed: answers what stands. */
export const guardarVisita = (visita: VisitaGuardada): Promise<VisitaGuardada> =>
  cambiando(async () => {
    const tx = (await almacen()).transaction('visitas', 'readwrite', { durability: 'strict' })
    const previa = await tx.store.get([visita.idPersona, visita.idVisita])
    const queda = previa?.firmada
      ? previa
      : { ...visita, idResultado: previa?.idResultado ?? visita.idResultado, modificadaEl: new Date().toISOString() }
    await Promise.all([queda === previa ? null : tx.store.put(queda), tx.done])
    return queda
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
    const tx = (await almacen()).transaction(['visitas', 'fotos'], 'readwrite', { durability: 'strict' })
    const clave: [number, number] = [visita.idPersona, visita.idVisita]
    const previa = await tx.objectStore('visitas').get(clave)
    if (previa?.firmada) return previa
    const estan = await tx.objectStore('fotos').index('deVisita').getAllKeys(clave)
    if (!lasMismas(estan, idsDeFotos)) throw new ErrorConTexto(CAMBIO_MIENTRAS_FIRMABA)
    const firmada = { ...visita, camara: false, firmada: { contenido, sha256, el: new Date().toISOString() } }
    await Promise.all([tx.objectStore('visitas').put(firmada), tx.done])
    return firmada
  })

const lasMismas = (unas: readonly string[], otras: readonly string[]) =>
  unas.length === otras.length && unas.every((id) => otras.includes(id))
