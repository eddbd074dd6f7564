import { join } from 'node:path'
import { marcaDeAlmacen } from '../../src/plataforma/archivos/marcaDeAlmacen.ts'
import { CUIL } from '../appDePrueba.ts'
import { leerJson } from '../caidas/clientes.ts'
import { Cuaderno } from '../caidas/cuaderno.ts'
import { conBase, revisarCarpetas, revisarConfirmados } from '../caidas/revision.ts'
import { asentar, type Libro, revisarBytes, trabajando } from '../cortes/corrida.ts'
import { hastaQue } from '../cortes/cortes.ts'
import { revisarEscrito } from '../cortes/gente.ts'
import type { Mundo } from '../cortes/mundo.ts'
import { tokenDe } from '../instalacion/produccion.ts'
import { asentarLoAbierto, pasaUnDia } from '../pagos/corrida.ts'
import type { Plan } from '../pagos/destinos.ts'
import type { Hecho } from '../pagos/revision.ts'
import { type Dado, loDado, loPerdido, repetidos } from './numeros.ts'
import { ordenDeRespaldo } from './orden.ts'

/** What a city has after it came back from a copy, against what its people were told before. Each prints what it compared. */

export const PERSONAS = 4
/** Prepared, and never paid. */
const SIN_PAGAR: Plan = {
  destino: 'sinTarjeta',
  avisos: { avisos: 0, demoraMs: 0, desordenados: false },
  falsificado: false,
}

export const decir = (texto: string) => console.log(texto)

/** What was acknowledged when the copy began. */
export interface Jornada {
  readonly cuaderno: Cuaderno
  readonly hechos: readonly Hecho[]
  readonly escrito: number
}

export const archivosDe = (cuaderno: Cuaderno) => cuaderno.de('carpeta').length + cuaderno.de('documento').length

/** What it has given; once its store was told, each minute, how far the database has come. */
export async function loUltimo(mundo: Mundo): Promise<Dado> {
  const dado = await loDado(mundo.base)
  await hastaQue('los archivos saben hasta dónde llegó la base', async () => {
    const marca = await marcaDeAlmacen(mundo.objetos).marca()
    return (marca?.sabido?.numeros.carpeta_id_carpeta_seq ?? 0) >= Math.max(...dado.carpetas)
  })
  return dado
}

interface Comparacion {
  readonly libro: Libro
  readonly jornada: Jornada
  /** By the database that is gone. */
  readonly dado: Dado
  readonly ultimaDemo: number
  readonly correosDeAntes: ReadonlySet<string>
  /** How much people do afterwards. */
  readonly pedidos: number
}

/** What was acknowledged before the copy is there; people go on, and nobody gets a number that somebody has. */
export async function comparar(
  mundo: Mundo,
  { libro, jornada, dado, ultimaDemo, correosDeAntes, pedidos }: Comparacion,
): Promise<string[]> {
  const faltas: string[] = []
  const quien = { direccion: mundo.direccion, sesion: mundo.sesion }
  const restaurado = await loDado(mundo.base)
  const perdido = loPerdido(dado, restaurado)
  libro.hechos.splice(0, libro.hechos.length, ...libro.hechos.filter(({ idPago }) => restaurado.pagos.has(idPago)))
  libro.escrito.confirmado = jornada.escrito
  faltas.push(
    ...(await revisarConfirmados(quien, jornada.cuaderno)),
    ...jornada.hechos
      .filter(({ idPago }) => !restaurado.pagos.has(idPago))
      .map(({ idPago }) => `falta el pago ${idPago}`),
    ...[...restaurado.pagos]
      .filter(([id, { operacion }]) => dado.pagos.get(id)?.operacion !== operacion)
      .map(([id]) => `el pago ${id} volvió con otra operación`),
    ...(await revisarEscrito({ direccion: mundo.direccion, token: mundo.sesion.token }, libro.escrito)),
    ...(await revisarBytes(mundo)),
    ...(await revisarCarpetas(mundo.base.admin, ultimaDemo)),
  )
  decir(
    `  De vuelta y comparado por número y SHA-256: ${jornada.cuaderno.de('carpeta').length} carpetas, ${archivosDe(jornada.cuaderno)} archivos, ${jornada.hechos.length} pagos y el borrador.\n` +
      `  Posterior a la copia, perdido: ${perdido.carpetas.size} carpetas, ${perdido.pagos.size} pagos, ${perdido.archivos.size} archivos sin su fila.`,
  )
  const cuaderno = new Cuaderno()
  const deLosPerdidos = await pagarOtraVez(mundo, perdido)
  await trabajando(mundo, { libro, cuaderno, personas: PERSONAS }, (seHaganOtros) => seHaganOtros(pedidos))
  await asentarLoAbierto(mundo.base.admin)
  const despues = await loDado(mundo.base)
  faltas.push(
    ...deLosPerdidos
      .filter(({ idPago }) => despues.pagos.get(idPago)?.estado !== 'INICIADO')
      .map(({ idPago }) => `el pago ${idPago}, que nadie pagó, quedó ${despues.pagos.get(idPago)?.estado}`),
  )
  libro.hechos.push(...deLosPerdidos)
  await pasaUnDia(mundo.base.admin)
  faltas.push(
    ...repetidos(dado, restaurado, await loDado(mundo.base)),
    ...(await revisarConfirmados(quien, cuaderno)),
    ...(await revisarCarpetas(mundo.base.admin, ultimaDemo)),
    ...(await revisarBytes(mundo)),
    ...(await asentar(mundo, libro.hechos, correosDeAntes)),
  )
  decir(
    `  Después: ${cuaderno.de('carpeta').length} carpetas nuevas (desde la ${Math.min(...cuaderno.de('carpeta').map(({ idCarpeta }) => idCarpeta))}; ` +
      `la última que alguien tenía era la ${Math.max(...dado.carpetas)}), y ${deLosPerdidos.length} cobros vueltos a pedir de lo que se pagó y se perdió, ninguno confirmado sin pagarse.`,
  )
  return faltas
}

/** Whose payment is lost asks to pay the same again, and does not; the provider still says that the lost one is paid. */
async function pagarOtraVez(mundo: Mundo, { pagos }: Dado): Promise<Hecho[]> {
  const hechos: Hecho[] = []
  for (const { operacion, padron } of pagos.values()) {
    const { idPago } = await leerJson<{ idPago: number }>(
      await fetch(`${mundo.direccion}/api/pagos/preparar`, {
        method: 'POST',
        headers: { authorization: mundo.sesion.token, 'content-type': 'application/json' },
        body: JSON.stringify({ producto: 'LIBRE_DEUDA', padron }),
      }),
    )
    hechos.push({ idPago, plan: SIN_PAGAR })
    await mundo.proveedor.mandar('falsificar', { TransaccionComercioId: operacion })
  }
  return hechos
}

interface Restauracion {
  readonly motivo: string
  readonly escrituras: number | null
  readonly huecos: readonly { readonly numeracion: string; readonly desde: number; readonly hasta: number }[]
}

/** What is gone is said, with its numbers, and what it left is listed by name, by the command and on the screen. */
export async function loQueDejo(mundo: Mundo, dado: Dado): Promise<string[]> {
  const faltas: string[] = []
  const queda = await loDado(mundo.base)
  const perdido = loPerdido(dado, queda)
  const headers = { authorization: await tokenDe(mundo.ciudad.directa, CUIL.ana) }
  const pedir = async <R>(camino: string) => leerJson<R>(await fetch(`${mundo.direccion}/api${camino}`, { headers }))

  const { restauraciones } = await pedir<{ restauraciones: Restauracion[] }>('/restauraciones')
  const dicha = restauraciones[0]
  if (!dicha?.escrituras) faltas.push('la restauración no se dice, o no dice cuánto falta')
  const sinDecir = (numeracion: string, numeros: Iterable<number>) =>
    [...numeros].filter(
      (numero) => !dicha?.huecos.some((h) => h.numeracion === numeracion && h.desde <= numero && numero <= h.hasta),
    )
  const nombrados = (numeros: ReadonlySet<number> | ReadonlyMap<number, unknown>, numeracion: string) =>
    numeros.size - sinDecir(numeracion, numeros.keys()).length
  faltas.push(
    ...sinDecir('carpeta_id_carpeta_seq', perdido.carpetas).map((id) => `no se dice que falta la carpeta ${id}`),
    ...sinDecir('pago_id_pago_seq', perdido.pagos.keys()).map((id) => `no se dice que falta el pago ${id}`),
  )
  decir(
    `  ${dicha?.motivo}: faltan hasta ${dicha?.escrituras} escrituras; se nombran los números de ${nombrados(perdido.carpetas, 'carpeta_id_carpeta_seq')} carpetas y ${nombrados(perdido.pagos, 'pago_id_pago_seq')} pagos.`,
  )

  const lista = await ordenDeRespaldo(join(mundo.carpeta, 'orden'), mundo.ajustes, 'sueltos')
  const listados = new Set(lista.split('\n').map((renglon) => renglon.split('\t')[0]))
  faltas.push(
    ...[...perdido.archivos].filter((ruta) => !listados.has(ruta)).map((ruta) => `no se nombra el archivo ${ruta}`),
  )
  // Its hour strikes, as its schedule would order it, as often as it takes: each round looks at five hundred.
  await hastaQue('los archivos sin dueño en su pantalla', async () => {
    await conBase(mundo.base.admin, (base) =>
      base.query(`insert into trabajos.job (name) select 'barrer-archivos'
        where not exists (select from trabajos.job where name = 'barrer-archivos' and state < 'completed')`),
    )
    const { cuantos } = await pedir<{ cuantos: number }>('/archivos/sinDueno')
    return cuantos >= perdido.archivos.size
  })
  const vistos = new Set<string>()
  for (let pagina = 1; ; pagina += 1) {
    const { archivos } = await pedir<{ archivos: { nombre: string }[] }>(`/archivos/sinDueno?pagina=${pagina}`)
    if (archivos.length === 0) break
    for (const { nombre } of archivos) vistos.add(nombre)
  }
  faltas.push(
    ...[...perdido.archivos].filter((ruta) => !vistos.has(ruta.slice(3))).map((ruta) => `no se ve el archivo ${ruta}`),
  )
  decir(
    `  Los ${perdido.archivos.size} archivos que dejó, por su nombre: en la orden «sueltos» (${listados.size - 2} renglones) y en la pantalla (${vistos.size}).`,
  )
  if (perdido.pagos.size === 0) faltas.push('no se perdió ningún pago: la prueba no probó nada')
  return faltas
}
