import { arrancar } from './arranque.ts'
import { AjusteInvalido } from './plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from './plataforma/ajustes/ajustes.ts'
import { AlmacenAjeno } from './plataforma/archivos/almacen.ts'
import { VersionImposible } from './plataforma/base/versionDeLaBase.ts'
import { SinPostgresEmbebido } from './plataforma/postgresEmbebido/binarios.ts'
import { SelloInvalido } from './plataforma/sello/certificadoDelSello.ts'
import { BaseEquivocada } from './semilla/demostracion.ts'

/** The process: settings from the environment, start, and an orderly end on SIGTERM or Ctrl-C. */

const APAGADO_MAXIMO_MS = 10_000
/** What keeps a start from being one and says so in a sentence of its own. */
const ORACIONES = [AlmacenAjeno, BaseEquivocada, SelloInvalido, SinPostgresEmbebido, VersionImposible]

// Asked to end while it starts, it finishes starting and ends in order.
const enMarcha = arrancar(ajustesOFin()).catch(noArranco)
let terminando = false
for (const señal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(señal, () => {
    if (terminando) return
    terminando = true
    setTimeout(() => process.exit(1), APAGADO_MAXIMO_MS).unref()
    enMarcha
      .then(({ detener }) => detener())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  })
}
await enMarcha

function noArranco(error: unknown): never {
  const esOracion = ORACIONES.some((clase) => error instanceof clase)
  console.error('No se pudo iniciar:', esOracion && error instanceof Error ? error.message : error)
  process.exit(1)
}

function ajustesOFin() {
  try {
    return leerAjustes(process.env)
  } catch (error) {
    if (!(error instanceof AjusteInvalido)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
