import { MAX_BYTES_ARCHIVO } from '@catastro/domain/archivos/reglas'
import { claseDe } from '@catastro/domain/conservacion/clases'
import type { Conservada } from '@catastro/domain/conservacion/llamadas'
import { enDiasGuardado } from '@catastro/domain/conservacion/mensajes'
import { CiudadVigente } from '../ciudad/ciudadVigente.ts'
import { AjusteInvalido } from '../plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { abrirAlmacen } from '../plataforma/archivos/abrirAlmacen.ts'
import { abrirDb } from '../plataforma/base/db.ts'
import { conectarComoDueño } from '../plataforma/postgresEmbebido/conectar.ts'
import { apartadosDe } from './apartados.ts'
import { conservar, simular } from './conservar.ts'

/** `node server/dist/conservar.js [--simulacro]`, with the portal's own settings: npm run conservar (docs/operacion.md). */

function enRenglon({ clase, enVigor, hay, seVan, enUnMes, masViejo, proximo }: Conservada): string {
  const viejo = masViejo && proximo ? ` Lo más viejo, del ${dia(masViejo)}, se va el ${dia(proximo)}.` : ''
  return `${claseDe(clase).etiqueta} (${enDiasGuardado(enVigor).toLowerCase()}): hay ${hay}; se van ahora ${seVan}, en 30 días ${enUnMes}.${viejo}`
}
const dia = (momento: string) => momento.slice(0, 10)

try {
  const ajustes = leerAjustes(process.env)
  const { conexion, soltar } = await conectarComoDueño(ajustes)
  const db = abrirDb({ ...conexion, max: 2 })
  try {
    const almacen = await abrirAlmacen(ajustes.lugarDeArchivos, ajustes.s3, MAX_BYTES_ARCHIVO)
    const conservacion = {
      db,
      registro: ajustes.registro,
      apartados: apartadosDe(almacen, db),
      vigente: new CiudadVigente(ajustes),
    }
    if (!process.argv.includes('--simulacro')) await conservar(conservacion)
    for (const una of await simular(conservacion)) console.log(enRenglon(una))
  } finally {
    await db.$client.end()
    await soltar()
  }
} catch (error) {
  console.error(error instanceof AjusteInvalido ? error.message : error)
  process.exitCode = 1
}
