import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/carpetas/reglas'
import { cuantos } from '@catastro/domain/plurales'
import { AjusteInvalido } from '../plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { carpetaLocal } from '../plataforma/archivos/carpetaLocal.ts'
import { abrirDb } from '../plataforma/base/db.ts'
import { conectarComoDueño } from '../plataforma/postgresEmbebido/conectar.ts'
import { MIGRACIONES, VERSION } from '../plataforma/proceso/raiz.ts'
import { leerOrden } from './copia/cifrado.ts'
import { CopiaInservible, ultimaCopia } from './copia/manifiesto.ts'
import { respaldar } from './copia/respaldar.ts'
import { leerDesde, restaurar } from './copia/restaurar.ts'
import { probarCopia } from './copia/simulacro.ts'

/**
 * `node server/dist/respaldo.js respaldar | restaurar | simulacro`, with the portal's own settings: npm run respaldar, npm run
 * restaurar, npm run simulacro (docs/operacion.md, Copias de respaldo).
 */

const ajustes = () => leerAjustes(process.env)
type Ajustes = ReturnType<typeof ajustes>

const OBRAS: Readonly<Record<string, (ajustes: Ajustes) => Promise<void>>> = {
  respaldar: hacerCopia,
  restaurar: volverDeUnaCopia,
  simulacro: probarLaUltima,
}

const [orden = '', ...argumentos] = process.argv.slice(2)
const { values: opciones } = leerArgumentos()
try {
  const obra = Object.hasOwn(OBRAS, orden) ? OBRAS[orden] : undefined
  if (!obra) throw new CopiaInservible(`Se pide como ${Object.keys(OBRAS).join(', ')}`)
  await obra(ajustes())
} catch (error) {
  const esOracion = error instanceof AjusteInvalido || error instanceof CopiaInservible
  console.error(esOracion ? error.message : error)
  process.exitCode = 1
}

function leerArgumentos() {
  try {
    return parseArgs({
      args: argumentos,
      options: { en: { type: 'string' }, copia: { type: 'string' }, desde: { type: 'string', multiple: true } },
    })
  } catch {
    console.error('Se le puede decir --en CARPETA, --copia COPIA y --desde carpeta=210')
    process.exit(1)
  }
}

/** Where copies go and come from: `--en`, `RESPALDO_CARPETA`, or a folder beside the data. */
function destinoDe(a: Ajustes): string {
  return resolve(opciones.en ?? a.respaldo.carpeta ?? join(a.carpetaDeDatos, 'copias'))
}

async function copiaPedida(a: Ajustes): Promise<string> {
  const copia = opciones.copia ?? (await ultimaCopia(destinoDe(a)))
  if (copia === undefined) throw new CopiaInservible(`No hay ninguna copia en ${destinoDe(a)}`)
  return resolve(copia)
}

async function hacerCopia(a: Ajustes): Promise<void> {
  const { conexion, soltar } = await conectarComoDueño(a)
  const dueño = abrirDb({ ...conexion, max: 1 })
  try {
    const almacen = await carpetaLocal({ carpeta: resolve(a.carpetaDeArchivos), maximo: MAX_BYTES_ARCHIVO })
    const cifrar = leerOrden(a.respaldo.cifrar)
    const { copia, manifiesto, nuevos } = await respaldar({
      dueño,
      almacen,
      destino: destinoDe(a),
      version: VERSION,
      cifrar,
    })
    const filas = manifiesto.tablas.reduce((total, tabla) => total + tabla.filas, 0)
    console.log(
      `Copia hecha: ${copia}\n${cuantos(filas, 'fila', 'filas')} de ${cuantos(manifiesto.tablas.length, 'tabla', 'tablas')}, ` +
        `${cuantos(manifiesto.archivos, 'archivo', 'archivos')} (${cuantos(nuevos, 'nuevo', 'nuevos')}).`,
    )
    if (!cifrar) console.warn('Sin RESPALDO_CIFRAR: quien lea esa carpeta lee los datos de todas las personas.')
    if (manifiesto.faltan.length > 0) {
      throw new CopiaInservible(
        `Faltan ${cuantos(manifiesto.faltan.length, 'archivo', 'archivos')} que la base nombra: ${manifiesto.faltan.join(', ')}`,
      )
    }
  } finally {
    await dueño.$client.end()
    await soltar()
  }
}

async function volverDeUnaCopia(a: Ajustes): Promise<void> {
  const copia = await copiaPedida(a)
  const desde = leerDesde(opciones.desde ?? [])
  const { conexion, soltar } = await conectarComoDueño(a)
  const dueño = abrirDb({ ...conexion, max: 3 })
  try {
    const carpeta = resolve(a.carpetaDeArchivos)
    const descifrar = leerOrden(a.respaldo.descifrar)
    const { tablas, filas, archivos, manifiesto } = await restaurar({
      copia,
      dueño,
      carpeta,
      migraciones: MIGRACIONES,
      descifrar,
      desde,
    })
    console.log(
      `Restaurada ${copia}, del portal ${manifiesto.portal}, de las ${manifiesto.hecha}.\n` +
        `Revisado: ${cuantos(filas, 'fila', 'filas')} de ${cuantos(tablas, 'tabla', 'tablas')} y ` +
        `${cuantos(archivos, 'archivo', 'archivos')}, iguales a los de la copia.\n` +
        'Arranque el portal con estos mismos ajustes: lo va a decir hasta que un administrador confirme que lo sabe.',
    )
  } finally {
    await dueño.$client.end()
    await soltar()
  }
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
      `La copia ${copia} sirve. Se restauró en un lugar vacío en ${cuantos(probado.segundos, 'segundo', 'segundos')}, y es igual:\n` +
        `  ${cuantos(probado.filas, 'fila', 'filas')} de ${cuantos(probado.tablas, 'tabla', 'tablas')}\n` +
        `  ${cuantos(probado.archivos, 'archivo', 'archivos')}, por su SHA-256\n` +
        `  la cadena de auditoría, entera: ${cuantos(probado.eslabones, 'eslabón', 'eslabones')}\n` +
        'De la prueba no quedó nada.',
    )
  } finally {
    await soltar()
  }
}
