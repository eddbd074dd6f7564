import { setTimeout as esperar } from 'node:timers/promises'
import { arrancar } from './arranque.ts'
import { AjusteInvalido } from './plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from './plataforma/ajustes/ajustes.ts'
import { AlmacenAjeno } from './plataforma/archivos/almacen.ts'
import { VersionImposible } from './plataforma/base/versionDeLaBase.ts'
import { SinPostgresEmbebido } from './plataforma/postgresEmbebido/binarios.ts'
import { Apagado } from './plataforma/proceso/apagado.ts'
import { SelloInvalido } from './plataforma/sello/certificadoDelSello.ts'
import { BaseEquivocada } from './semilla/demostracion.ts'

/** The process: settings from the environment, start, and an orderly end on SIGTERM or Ctrl-C. */

const APAGADO_MAXIMO_MS = 9_800
/** Of the above, what a start that is almost done is waited for: what it began is easier to end whole. */
const FIN_DEL_ARRANQUE_MS = 500
/** What keeps a start from being one and says so in a sentence of its own. */
const ORACIONES = [AjusteInvalido, AlmacenAjeno, BaseEquivocada, SelloInvalido, SinPostgresEmbebido, VersionImposible]
/** What systemd's unit does not try again (sysexits' EX_CONFIG): somebody has to change something first. */
const MAL_AJUSTADO = 78

const apagado = new Apagado()
let terminando = false
for (const señal of ['SIGTERM', 'SIGINT'] as const) process.on(señal, () => void terminar())

const enMarcha = iniciar().catch(noArranco)
await enMarcha

async function iniciar() {
  return arrancar(leerAjustes(process.env), apagado)
}

async function terminar(): Promise<void> {
  if (terminando) return
  terminando = true
  setTimeout(() => process.exit(1), APAGADO_MAXIMO_MS).unref()
  await Promise.race([enMarcha, esperar(FIN_DEL_ARRANQUE_MS)])
  await apagado.terminar().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}

function noArranco(error: unknown): void {
  // What was being started is being put away, and fails because of that.
  if (terminando) return
  const esOracion = ORACIONES.some((clase) => error instanceof clase)
  console.error('No se pudo iniciar:', esOracion && error instanceof Error ? error.message : error)
  const pasa = error instanceof AjusteInvalido && error.pasajero
  process.exit(esOracion && !pasa ? MAL_AJUSTADO : 1)
}
