import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { cuantos } from '@catastro/domain/plurales'
import type { PoolConfig } from 'pg'
import { AjusteInvalido } from '../plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { abrirAlmacen, abrirObjetos } from '../plataforma/archivos/abrirAlmacen.ts'
import { AlmacenCaido } from '../plataforma/archivos/almacen.ts'
import { mirarSinDueno } from '../plataforma/archivos/archivosSinDueno.ts'
import { marcaDeAlmacen } from '../plataforma/archivos/marcaDeAlmacen.ts'
import { abrirDb, type DbRaiz } from '../plataforma/base/db.ts'
import { conectarComoDueño } from '../plataforma/postgresEmbebido/conectar.ts'
import { MIGRACIONES, VERSION } from '../plataforma/proceso/raiz.ts'
import { leerOrden } from './copia/cifrado.ts'
import { confirmarRestauracionEnSuLugar, deshacerRestauracion, restaurarEnSuLugar } from './copia/enSuLugar.ts'
import { bytesDeCopia, type Copia, CopiaInservible, ultimaCopia } from './copia/manifiesto.ts'
import { respaldar } from './copia/respaldar.ts'
import { leerDesde, restaurar } from './copia/restaurar.ts'
import { probarConMuestra, probarCopia } from './copia/simulacro.ts'
import type { Comprobada } from './copiasProbadas.ts'
import { mudarAlmacen } from './mudar.ts'

/**
 * `node server/dist/respaldo.js respaldar | restaurar | simulacro | comprobar | mudar | sueltos`, with the portal's own settings: npm run
 * respaldar, npm run restaurar, npm run simulacro (docs/operacion.md, Copias de respaldo).
 */

const ajustes = () => leerAjustes(process.env)
type Ajustes = ReturnType<typeof ajustes>

const OBRAS: Readonly<Record<string, (ajustes: Ajustes) => Promise<void>>> = {
  respaldar: hacerCopia,
  restaurar: volverDeUnaCopia,
  simulacro: probarLaUltima,
  comprobar: hacerYProbar,
  mudar: mudarArchivos,
  sueltos: listarSueltos,
}

/** As many files as a night rereads of its copy. */
const MUESTRA = 200

const [orden = '', ...argumentos] = process.argv.slice(2)
const { values: opciones } = leerArgumentos()
try {
  const obra = Object.hasOwn(OBRAS, orden) ? OBRAS[orden] : undefined
  if (!obra) throw new CopiaInservible(`Se pide como ${Object.keys(OBRAS).join(', ')}`)
  await obra(ajustes())
} catch (error) {
  console.error(oracionDe(error))
  process.exitCode = 1
}

function oracionDe(error: unknown): unknown {
  if (error instanceof AlmacenCaido) return `No se llega a los archivos: ${error.cause}`
  return error instanceof AjusteInvalido || error instanceof CopiaInservible ? error.message : error
}

function leerArgumentos() {
  try {
    return parseArgs({
      args: argumentos,
      options: {
        en: { type: 'string' },
        copia: { type: 'string' },
        desde: { type: 'string', multiple: true },
        'conservar-archivos': { type: 'boolean' },
        'en-su-lugar': { type: 'boolean' },
        deshacer: { type: 'boolean' },
        confirmar: { type: 'boolean' },
        a: { type: 'string' },
      },
    })
  } catch {
    console.error(
      'Se le puede decir --en LUGAR, --copia NOMBRE, --desde carpeta=210, --conservar-archivos, --en-su-lugar, --deshacer, ' +
        '--confirmar y, para mudar, --a LUGAR',
    )
    process.exit(1)
  }
}

/** Where copies go and come from: `--en`, `RESPALDO_CARPETA`, or a folder beside the data. */
function lugarDeCopias(a: Ajustes): string {
  return opciones.en ?? a.respaldo.carpeta ?? join(a.carpetaDeDatos, 'copias')
}
function depositoDe(a: Ajustes) {
  return abrirObjetos(lugarDeCopias(a), a.s3)
}

/** The last one, or that of `--copia`: its name, or a folder's path that ends in it. */
async function copiaPedida(a: Ajustes): Promise<Copia> {
  const deposito = await depositoDe(a)
  if (opciones.copia !== undefined) return { deposito, nombre: opciones.copia.replace(/\/+$/, '').replace(/^.*\//, '') }
  const copia = await ultimaCopia(deposito)
  if (copia === undefined) throw new CopiaInservible(`No hay ninguna copia en ${lugarDeCopias(a)}`)
  return copia
}

async function comoDueño(a: Ajustes, max: number, obra: (dueño: DbRaiz) => Promise<void>): Promise<void> {
  const { conexion, soltar } = await conectarComoDueño(a)
  const dueño = abrirDb({ ...conexion, max })
  try {
    await obra(dueño)
  } finally {
    await dueño.$client.end()
    await soltar()
  }
}

function hacerCopia(a: Ajustes): Promise<void> {
  return comoDueño(a, 1, async (dueño) => {
    const almacen = await abrirAlmacen(a.lugarDeArchivos, a.s3, MAX_BYTES_ARCHIVO)
    const cifrar = leerOrden(a.respaldo.cifrar)
    const deposito = await depositoDe(a)
    const { copia, manifiesto, nuevos } = await respaldar({ dueño, almacen, deposito, version: VERSION, cifrar })
    const filas = manifiesto.tablas.reduce((total, tabla) => total + tabla.filas, 0)
    console.log(
      `Copia hecha: ${copia.nombre}, en ${lugarDeCopias(a)}\n` +
        `${cuantos(filas, 'fila', 'filas')} de ${cuantos(manifiesto.tablas.length, 'tabla', 'tablas')}, ` +
        `${cuantos(manifiesto.archivos, 'archivo', 'archivos')} (${cuantos(nuevos, 'nuevo', 'nuevos')}).`,
    )
    if (!cifrar) console.warn('Sin RESPALDO_CIFRAR: quien lea ese lugar lee los datos de todas las personas.')
    if (manifiesto.faltan.length > 0) {
      throw new CopiaInservible(loQueFalta(manifiesto.faltan))
    }
  })
}

async function volverDeUnaCopia(a: Ajustes): Promise<void> {
  const { conexion, soltar } = await conectarComoDueño(a)
  try {
    if (opciones.deshacer)
      return console.log(`Volvió la base que estaba; la restaurada quedó en ${await deshacerRestauracion(conexion)}`)
    if (opciones.confirmar) {
      const sobraban = await confirmarRestauracionEnSuLugar(conexion)
      return console.log(`Borradas: ${sobraban.join(', ') || 'no había ninguna anterior'}`)
    }
    if (!opciones['en-su-lugar']) return await volverA(a, abrirDb({ ...conexion, max: 3 }))
    const marca = marcaDeAlmacen(await abrirObjetos(a.lugarDeArchivos, a.s3))
    const puesta = await marca.marca()
    const anterior = await restaurarEnSuLugar(conexion, (dueño) => volverA(a, dueño, true)).catch(async (error) => {
      // Whose database is still the one that was there.
      if (puesta) await marca.marcar(puesta)
      throw error
    })
    console.log(
      `La base que estaba quedó en ${anterior}. Cuando haya visto que todo está bien, bórrela con restaurar --confirmar; ` +
        'para volver a ella, con el portal detenido, restaurar --deshacer',
    )
  } finally {
    await soltar()
  }
}

async function volverA(a: Ajustes, dueño: DbRaiz, enSuLugar = false): Promise<void> {
  try {
    const copia = await copiaPedida(a)
    const { tablas, filas, archivos, manifiesto } = await restaurar({
      copia,
      dueño,
      archivos: await abrirObjetos(a.lugarDeArchivos, a.s3),
      conservar: enSuLugar || opciones['conservar-archivos'] === true,
      migraciones: MIGRACIONES,
      descifrar: leerOrden(a.respaldo.descifrar),
      desde: leerDesde(opciones.desde ?? []),
    })
    console.log(
      `Restaurada ${copia.nombre}, del portal ${manifiesto.portal}, de las ${manifiesto.hecha}.\n` +
        `Revisado: ${cuantos(filas, 'fila', 'filas')} de ${cuantos(tablas, 'tabla', 'tablas')} y ` +
        `${cuantos(archivos, 'archivo', 'archivos')}, iguales a los de la copia.\n` +
        'Arranque el portal con estos mismos ajustes: lo va a decir hasta que un administrador confirme que lo sabe.',
    )
  } finally {
    if (!enSuLugar) await dueño.$client.end()
  }
}

async function mudarArchivos(a: Ajustes): Promise<void> {
  if (opciones.a === undefined) throw new CopiaInservible('Falta adónde: --a s3://balde/prefijo, o --a CARPETA')
  const { archivos, yaEstaban } = await mudarAlmacen({
    de: await abrirObjetos(a.lugarDeArchivos, a.s3),
    a: await abrirObjetos(opciones.a, a.s3),
    avisar: (van) => console.log(`${cuantos(van, 'archivo', 'archivos')}…`),
  })
  console.log(
    `${cuantos(archivos, 'archivo', 'archivos')} en ${opciones.a} (${yaEstaban} ya estaban). ` +
      `Con el portal detenido, repita esta orden para llevar lo último, y arránquelo con STORAGE_URL=${opciones.a}`,
  )
}

/** What no row names, as the screen has it, without the portal. */
function listarSueltos(a: Ajustes): Promise<void> {
  return comoDueño(a, 1, async (dueño) => {
    const almacen = await abrirAlmacen(a.lugarDeArchivos, a.s3, MAX_BYTES_ARCHIVO)
    let hay = 0
    for await (const { nombre, recibidoEl, tamano, tipo, titulo, idCarpeta } of mirarSinDueno(dueño, almacen)) {
      const carpeta = idCarpeta === null ? '' : `carpeta ${idCarpeta}`
      console.log([nombre, recibidoEl.toISOString(), `${tamano} bytes`, tipo ?? '?', titulo ?? '', carpeta].join('\t'))
      hay++
    }
    console.log(`${cuantos(hay, 'archivo', 'archivos')} que ninguna fila nombra`)
  })
}

/** What the portal asks for each night (`RESPALDO_HORA`): a copy, and the proof that it serves. The last line is its result. */
async function hacerYProbar(a: Ajustes): Promise<void> {
  const desde = performance.now()
  const { conexion, soltar } = await conectarComoDueño(a)
  try {
    const { copia, bytes } = await copiar(a, conexion)
    const descifrar = leerOrden(a.respaldo.descifrar)
    const { filas, tablas, archivos, eslabones } = await probarConMuestra({
      copia,
      conexion,
      migraciones: MIGRACIONES,
      descifrar,
      muestra: MUESTRA,
    })
    const detalle =
      `${cuantos(filas, 'fila', 'filas')} de ${cuantos(tablas, 'tabla', 'tablas')}, ` +
      `${cuantos(eslabones, 'eslabón', 'eslabones')} de la auditoría y ${cuantos(archivos, 'archivo', 'archivos')} de muestra; ` +
      'entra quien administra'
    const segundos = Math.round((performance.now() - desde) / 1000)
    console.log(JSON.stringify({ sirve: true, copia: copia.nombre, segundos, bytes, detalle } satisfies Comprobada))
  } finally {
    await soltar()
  }
}

async function copiar(a: Ajustes, conexion: PoolConfig): Promise<{ copia: Copia; bytes: number }> {
  const dueño = abrirDb({ ...conexion, max: 1 })
  try {
    const almacen = await abrirAlmacen(a.lugarDeArchivos, a.s3, MAX_BYTES_ARCHIVO)
    const deposito = await depositoDe(a)
    const cifrar = leerOrden(a.respaldo.cifrar)
    const { copia, manifiesto } = await respaldar({ dueño, almacen, deposito, version: VERSION, cifrar })
    if (manifiesto.faltan.length > 0) throw new CopiaInservible(loQueFalta(manifiesto.faltan))
    return { copia, bytes: await bytesDeCopia(copia) }
  } finally {
    await dueño.$client.end()
  }
}

function loQueFalta(faltan: readonly string[]): string {
  return `Faltan ${cuantos(faltan.length, 'archivo', 'archivos')} que la base nombra: ${faltan.join(', ')}`
}

async function probarLaUltima(a: Ajustes): Promise<void> {
  const copia = await copiaPedida(a)
  const { conexion, soltar } = await conectarComoDueño(a)
  try {
    const cerca = resolve(a.carpetaDeDatos)
    await mkdir(cerca, { recursive: true })
    const descifrar = leerOrden(a.respaldo.descifrar)
    const probado = await probarCopia({ copia, conexion, cerca, migraciones: MIGRACIONES, descifrar })
    console.log(
      `La copia ${copia.nombre} sirve. Se restauró en un lugar vacío en ${cuantos(probado.segundos, 'segundo', 'segundos')}, y es igual:\n` +
        `  ${cuantos(probado.filas, 'fila', 'filas')} de ${cuantos(probado.tablas, 'tabla', 'tablas')}\n` +
        `  ${cuantos(probado.archivos, 'archivo', 'archivos')}, por su SHA-256\n` +
        `  la cadena de auditoría, entera: ${cuantos(probado.eslabones, 'eslabón', 'eslabones')}\n` +
        'De la prueba no quedó nada.',
    )
  } finally {
    await soltar()
  }
}
