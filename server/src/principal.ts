import { arrancar } from './arranque.ts'
import { AjusteInvalido, leerAjustes } from './plataforma/ajustes.ts'

/** The process: settings from the environment, start, and an orderly end on SIGTERM or Ctrl-C. */

const APAGADO_MAXIMO_MS = 10_000

const enMarcha = await arrancar(ajustesOFin()).catch((error: unknown) => {
  console.error('No se pudo iniciar:', error)
  process.exit(1)
})

let terminando = false
for (const señal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(señal, () => {
    if (terminando) return
    terminando = true
    setTimeout(() => process.exit(1), APAGADO_MAXIMO_MS).unref()
    enMarcha.detener().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
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
