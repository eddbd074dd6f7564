import { AjusteInvalido } from '../plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { abrirDb } from '../plataforma/base/db.ts'
import { conectarComoDueño } from '../plataforma/postgresEmbebido/conectar.ts'
import { verificarCadena } from './verificar.ts'

/** `node server/dist/verificar-auditoria.js [punta]`, with the server's own settings, also while it runs. */

try {
  process.exitCode = await verificar(process.argv[2])
} catch (error) {
  console.error(error instanceof AjusteInvalido ? error.message : error)
  process.exitCode = 1
}

async function verificar(conocida: string | undefined): Promise<number> {
  if (conocida !== undefined && !/^\d+:[0-9a-f]{64}$/.test(conocida)) {
    console.error('La punta se escribe como en el registro: un número, dos puntos y 64 dígitos hexadecimales')
    return 1
  }
  const { conexion, soltar } = await conectarComoDueño(leerAjustes(process.env))
  const db = abrirDb({ ...conexion, max: 1 })
  try {
    const { eslabones, punta, rotura } = await verificarCadena(db, conocida)
    console.log(`Eslabones revisados: ${eslabones}. Punta: ${punta}`)
    if (rotura) console.error(`La cadena de auditoría está rota. ${rotura}`)
    else console.log('La cadena de auditoría está entera.')
    return rotura ? 1 : 0
  } finally {
    await db.$client.end()
    await soltar()
  }
}
