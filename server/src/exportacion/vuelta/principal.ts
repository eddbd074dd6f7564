import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { cuantos } from '@catastro/domain/plurales'
import { AjusteInvalido } from '../../plataforma/ajustes/ajusteInvalido.ts'
import { type Ajustes, leerAjustes } from '../../plataforma/ajustes/ajustes.ts'
import { abrirObjetos } from '../../plataforma/archivos/abrirAlmacen.ts'
import { AlmacenAjeno } from '../../plataforma/archivos/almacen.ts'
import { almacenSobre } from '../../plataforma/archivos/almacenSobre.ts'
import { exigirQueNoSeaAjena, reconocerAlmacen } from '../../plataforma/archivos/identidad.ts'
import { abrirDb, type DbRaiz } from '../../plataforma/base/db.ts'
import { conCandado, migrar } from '../../plataforma/base/migrar.ts'
import { anotarVersion, exigirVersion, VersionImposible } from '../../plataforma/base/versionDeLaBase.ts'
import { conectarComoDueño } from '../../plataforma/postgresEmbebido/conectar.ts'
import { MIGRACIONES, VERSION } from '../../plataforma/proceso/raiz.ts'
import { BaseEquivocada } from '../../semilla/demostracion.ts'
import { NO_SE_ENTREGAN } from '../tablas.ts'
import { exigirNadieMas } from './cargar.ts'
import { ExportacionInservible } from './exportacionInservible.ts'
import { type Importada, importarExportacion } from './importar.ts'

/** `node server/dist/importar-exportacion.js --de CARPETA`, with the portal's own settings and the portal stopped: npm run
 * importar:exportacion (docs/exportacion.md). */

const { values } = parseArgs({ options: { de: { type: 'string' } }, strict: false })

try {
  if (typeof values.de !== 'string') throw new AjusteInvalido('Diga de dónde: --de CARPETA')
  const ajustes = leerAjustes(process.env)
  const { conexion, soltar } = await conectarComoDueño(ajustes)
  const dueño = abrirDb({ ...conexion, max: 3 })
  try {
    contar(await importar(dueño, ajustes, resolve(values.de)))
  } finally {
    await dueño.$client.end()
    await soltar()
  }
} catch (error) {
  console.error(tieneSuOracion(error) ? error.message : error)
  process.exitCode = 1
}

function tieneSuOracion(error: unknown): error is Error {
  return [AjusteInvalido, ExportacionInservible, AlmacenAjeno, VersionImposible, BaseEquivocada].some(
    (clase) => error instanceof clase,
  )
}

/** As a start does: whoever starts meanwhile waits. */
async function importar(dueño: DbRaiz, ajustes: Ajustes, carpeta: string): Promise<Importada> {
  const client = await dueño.$client.connect()
  await exigirNadieMas(client).finally(() => client.release())
  const archivos = await abrirObjetos(ajustes.lugarDeArchivos, ajustes.s3)
  const almacen = almacenSobre(archivos, MAX_BYTES_ARCHIVO)
  return conCandado(dueño, async () => {
    await exigirVersion(dueño, MIGRACIONES)
    await exigirQueNoSeaAjena(dueño, almacen, ajustes.adoptarAlmacen)
    await migrar(dueño, MIGRACIONES)
    await anotarVersion(dueño, VERSION)
    await reconocerAlmacen(dueño, almacen, ajustes.adoptarAlmacen)
    return importarExportacion({ carpeta, dueño, archivos })
  })
}

function contar({ exportacion, filas, archivos, faltan, cadena }: Importada): void {
  const { portal, hecha, tablas, demostracion } = exportacion.manifiesto
  console.log(
    `Importada la exportación de las ${hecha}, del portal ${portal}: ${cuantos(filas, 'fila', 'filas')} de ` +
      `${cuantos(tablas.length, 'tabla', 'tablas')} y ${cuantos(archivos, 'archivo', 'archivos')}, cada uno con su suma.`,
  )
  if (faltan.length > 0)
    console.warn(`${cuantos(faltan.length, 'archivo', 'archivos')} que la exportación no tenía: los nombra faltan.csv`)
  if (demostracion) console.warn('Es de la ciudad de demostración: en producción no se inicia con ella.')
  const porQue = new Map<string, string[]>()
  for (const [tabla, razon] of Object.entries(NO_SE_ENTREGAN)) porQue.set(razon, [...(porQue.get(razon) ?? []), tabla])
  console.log('No vino, porque una exportación no lo lleva:')
  for (const [razon, suyas] of porQue) console.log(`  ${razon} (${suyas.join(', ')})`)
  if (cadena.rotura) {
    console.error(`La cadena de auditoría está rota. ${cadena.rotura}`)
    process.exitCode = 1
  } else {
    console.log(`La cadena de auditoría está entera: ${cadena.eslabones} eslabones. Punta: ${cadena.punta}`)
  }
}
