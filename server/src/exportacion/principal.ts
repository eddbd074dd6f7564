import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { cuantos } from '@catastro/domain/plurales'
import { AjusteInvalido } from '../plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { abrirAlmacen } from '../plataforma/archivos/abrirAlmacen.ts'
import { vigilar } from '../plataforma/archivos/vigilado.ts'
import { abrirDb } from '../plataforma/base/db.ts'
import { conectarComoDueño } from '../plataforma/postgresEmbebido/conectar.ts'
import { escribirEn } from './enCarpeta.ts'
import { piezasDe } from './piezas.ts'

/** `node server/dist/exportar.js --a CARPETA`, with the portal's own settings: npm run exportar (docs/exportacion.md). */

const { values } = parseArgs({ options: { a: { type: 'string' } }, strict: false })

try {
  if (typeof values.a !== 'string') throw new AjusteInvalido('Diga adónde: --a CARPETA')
  const carpeta = resolve(values.a)
  const ajustes = leerAjustes(process.env)
  const { conexion, soltar } = await conectarComoDueño(ajustes)
  const db = abrirDb({ ...conexion, max: 3 })
  try {
    const almacen = vigilar(
      db,
      await abrirAlmacen(ajustes.lugarDeArchivos, ajustes.s3, MAX_BYTES_ARCHIVO),
      ajustes.antivirus !== null,
    )
    const client = await db.$client.connect()
    let suelto = false
    const soltarBase = (cortado: boolean) => {
      if (!suelto) client.release(cortado)
      suelto = true
    }
    try {
      const piezas = await piezasDe({ client, almacen, mostrar: () => {} }, () => soltarBase(false))
      const escritas = await escribirEn(carpeta, piezas)
      console.log(
        `${cuantos(escritas, 'archivo', 'archivos')} en ${carpeta}. Compruébelos con: sha256sum -c SHA256SUMS`,
      )
    } finally {
      soltarBase(true)
    }
  } finally {
    await db.$client.end()
    await soltar()
  }
} catch (error) {
  const yaEsta = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  console.error(yaEsta ? 'Esa carpeta ya existe: diga otra' : error instanceof AjusteInvalido ? error.message : error)
  process.exitCode = 1
}
