import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { LISTA_DE_ARCHIVOS, NOMBRE_DEL_MANIFIESTO } from '../../src/respaldo/copia/manifiesto.ts'
import { Cuaderno } from '../caidas/cuaderno.ts'
import { conBase } from '../caidas/revision.ts'
import { enviados, type Libro, trabajando } from '../cortes/corrida.ts'
import {
  ajustesDe,
  type Base,
  baseEmbebida,
  levantar,
  levantarAfuera,
  lugarEnS3,
  type Mundo,
  ultimaCarpeta,
} from '../cortes/mundo.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'
import { conCiudad } from '../instalacion/produccion.ts'
import { archivosDe, comparar, decir, type Jornada, loQueDejo, loUltimo, PERSONAS } from './comparar.ts'
import type { Dado } from './numeros.ts'
import { ordenDeRespaldo } from './orden.ts'

/**
 * `npm run pruebas:largas -- vuelta`: a copy made while people work, and then all of it destroyed, database and files, and
 * restored in another layout, from a folder to S3; and then a database alone that goes back to a copy of an hour before, beside
 * its files. What was acknowledged before each copy is compared by number and SHA-256; what is gone is listed; no number is given
 * twice, and no payment is taken for another's. The nightly copies are encrypted with Debian's age.
 */

exigirDeDebian('age')

const PEDIDOS = Number(process.env.PEDIDOS ?? 300)
const HORA = 3_600_000

const carpeta = await mkdtemp(join(tmpdir(), 'portal-vuelta-'))
const faltas: string[] = []
const vivos: { detener(): Promise<void> }[] = []

try {
  const afuera = await levantarAfuera(join(carpeta, 'afuera'))
  vivos.push(afuera)
  const empezar = async (...pedido: Parameters<typeof levantar>) => {
    const mundo = await levantar(...pedido)
    vivos.push(mundo)
    return mundo
  }
  const libro: Libro = { azar: new Azar(31), hechos: [], escrito: { clave: 'veredas', confirmado: 0, enviado: 0 } }
  const ajustesPara = (base: Base, lugar: string) => ({
    ...ajustesDe(afuera, base, lugar),
    SANDBOX: 'no',
    ...conCiudad('http://127.0.0.1:1'),
  })
  const restaurada =
    (copias: string, ...mas: string[]) =>
    async (donde: string): Promise<Base> => {
      const base = await baseEmbebida(donde)
      const ajustes = ajustesPara(base, lugarEnS3(afuera))
      const dicho = await ordenDeRespaldo(join(donde, 'orden'), ajustes, 'restaurar', '--en', copias, ...mas)
      decir(sangrado(dicho))
      return base
    }

  decir('1. Una copia mientras se trabaja; todo destruido; de vuelta, de una carpeta a S3')
  const copias = join(carpeta, 'copias')
  const uno = await empezar(join(carpeta, 'uno'), { afuera, enCarpeta: true })
  const correosDeAntes = new Set(await enviados(uno))
  const ultimaDemo = await ultimaCarpeta(uno)
  const primera = await trabajarYCopiar(uno, libro, join(carpeta, 'uno'), copias)
  const dado = await destruir(uno)
  await rm(join(carpeta, 'uno'), { recursive: true, force: true })

  const dos = await empezar(join(carpeta, 'dos'), { afuera, base: restaurada(copias) })
  const pedidos = PEDIDOS / 3
  faltas.push(...(await comparar(dos, { libro, jornada: primera, dado, ultimaDemo, correosDeAntes, pedidos })))

  decir('\n2. La base sola vuelve a una copia de una hora antes, junto a los archivos que están')
  const deUnaHora = join(carpeta, 'de-una-hora')
  const segunda = await trabajarYCopiar(dos, libro, join(carpeta, 'dos'), deUnaHora, HORA)
  const dadoDespues = await destruir(dos)
  await rm(join(carpeta, 'dos'), { recursive: true, force: true })

  const tres = await empezar(join(carpeta, 'tres'), {
    afuera,
    base: restaurada(deUnaHora, '--conservar-archivos'),
  })
  faltas.push(
    ...(await loQueDejo(tres, dadoDespues)),
    ...(await comparar(tres, { libro, jornada: segunda, dado: dadoDespues, ultimaDemo, correosDeAntes, pedidos })),
  )

  decir(
    '\n3. Las demás órdenes: la de cada noche, el simulacro, restaurar en su lugar y volver atrás, mudar los archivos',
  )
  await lasDemasOrdenes(tres, join(carpeta, 'de-cada-noche'))
} finally {
  for (const vivo of vivos.reverse()) await vivo.detener()
  await rm(carpeta, { recursive: true, force: true })
}

decir(`\nFalta, cambió, se dio dos veces o se tomó por otro: ${faltas.length}.`)
for (const falta of faltas.slice(0, 50)) decir(`  ${falta}`)
process.exitCode = faltas.length === 0 ? 0 : 1

/** Each says what it did, or ends the run. */
async function lasDemasOrdenes({ ajustes, procesos, base }: Mundo, copias: string): Promise<void> {
  // As docs/operacion.md says: it makes the database that a copy is tried in.
  await conBase(base.admin, (db) => db.query('alter role portal_dueno_cortes createdb'))
  const cifradas = { ...ajustes, ...conAge(join(carpeta, 'clave.txt')) }
  const ordenar = async (...pedido: readonly string[]) =>
    decir(sangrado(await ordenDeRespaldo(join(carpeta, 'orden'), cifradas, ...pedido)))
  await ordenar('comprobar', '--en', copias)
  await queEstenCifradas(copias)
  await ordenar('simulacro', '--en', copias)
  for (const { servidor } of procesos) await servidor.detener()
  await ordenar('restaurar', '--en-su-lugar', '--en', copias)
  await ordenar('restaurar', '--deshacer')
  await ordenar('restaurar', '--confirmar')
  await ordenar('mudar', '--a', join(carpeta, 'mudados'))
}

/** As docs/operacion.md says it, with a key of this run. */
function conAge(clave: string): Readonly<Record<string, string>> {
  execFileSync('age-keygen', ['-o', clave], { stdio: 'ignore' })
  const publica = execFileSync('age-keygen', ['-y', clave], { encoding: 'utf8' }).trim()
  return { RESPALDO_CIFRAR: `age -r ${publica}`, RESPALDO_DESCIFRAR: `age -d -i ${clave}` }
}

/** All but the two that say what there is, which the next copy reads and whoever copies may not decrypt. */
async function queEstenCifradas(copias: string): Promise<void> {
  const archivos = (await readdir(copias, { recursive: true, withFileTypes: true })).filter((uno) => uno.isFile())
  const deAge = Buffer.from('age-encryption.org/v1')
  const queDicen = [NOMBRE_DEL_MANIFIESTO, LISTA_DE_ARCHIVOS]
  const enClaro: string[] = []
  for (const { parentPath, name } of archivos) {
    const bytes = await readFile(join(parentPath, name))
    if (!queDicen.includes(name) && !bytes.subarray(0, deAge.length).equals(deAge)) enClaro.push(name)
  }
  decir(
    `  De los ${archivos.length} archivos de la copia, sin cifrar más que el manifiesto y la lista de archivos: ${enClaro.length}`,
  )
  faltas.push(...enClaro.map((nombre) => `quedó sin cifrar ${nombre}`))
}

/** The copy is made among them: what was acknowledged when it began has to be in it. */
async function trabajarYCopiar(
  mundo: Mundo,
  libro: Libro,
  donde: string,
  copias: string,
  pasaDespues = 0,
): Promise<Jornada> {
  const cuaderno = new Cuaderno()
  let jornada: Jornada | undefined
  await trabajando(mundo, { libro, cuaderno, personas: PERSONAS }, async (seHaganOtros) => {
    await seHaganOtros(PEDIDOS)
    jornada = { cuaderno: cuaderno.copia(), hechos: [...libro.hechos], escrito: libro.escrito.confirmado }
    decir(sangrado(await ordenDeRespaldo(join(donde, 'orden'), mundo.ajustes, 'respaldar', '--en', copias)))
    for (const proceso of mundo.procesos) if (pasaDespues > 0) await proceso.correrReloj(pasaDespues)
    await seHaganOtros(PEDIDOS / 2)
  })
  if (!jornada) throw new Error('No se llegó a copiar')
  const { cuaderno: suyo, hechos } = jornada
  decir(
    `  Confirmado antes de la copia: ${suyo.de('carpeta').length} carpetas, ${archivosDe(suyo)} archivos, ${hechos.length} pagos, el borrador por ${jornada.escrito}.ª vez.\n` +
      `  Al perderse todo: ${cuaderno.de('carpeta').length} carpetas, ${archivosDe(cuaderno)} archivos, ${libro.hechos.length} pagos, el borrador por ${libro.escrito.confirmado}.ª vez.`,
  )
  return jornada
}

/** What it had given, up to the last moment; and then `kill -9`. */
async function destruir(mundo: Mundo): Promise<Dado> {
  const dado = await loUltimo(mundo)
  for (const { servidor } of mundo.procesos) servidor.matar()
  await mundo.detener()
  return dado
}

function sangrado(texto: string): string {
  return texto.trimEnd().replace(/^/gm, '  | ')
}
