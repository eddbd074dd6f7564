import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))

/** Of what a step printed, the end is kept: there is what failed, by name. */
const MAX_ULTIMO = 8000

/**
 * Each step is a name, a command, its arguments and what its environment adds. It fails alone: the next one goes on. Each time
 * that one ends, who asks is given those that did.
 */
export function deUnoEnUno(pasos, alTerminarUno = () => {}) {
  const quedan = [...pasos]
  const resultados = []
  return mano(() => quedan.shift(), resultados, alTerminarUno)
}

/** Two at a time, one hand from the front and the other from the back, till they meet. What one prints comes when it ends. */
export async function deADos(pasos, alTerminarUno = () => {}) {
  const quedan = [...pasos]
  const resultados = []
  await Promise.all([
    mano(() => quedan.shift(), resultados, alTerminarUno, true),
    mano(() => quedan.pop(), resultados, alTerminarUno, true),
  ])
  return resultados
}

async function mano(tomar, resultados, alTerminarUno, alFinal = false) {
  for (let paso = tomar(); paso; paso = tomar()) {
    resultados.push(await correr(paso, alFinal))
    alTerminarUno(resultados)
  }
  return resultados
}

function correr([nombre, orden, argumentos, entorno = {}], alFinal) {
  const titulo = `\n── ${nombre}`
  if (!alFinal) console.log(titulo)
  const inicio = Date.now()
  const paso = spawn(orden, argumentos, {
    cwd: RAIZ,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...entorno },
  })
  let ultimo = ''
  const guardado = []
  const mostrar = (salida) => (trozo) => {
    if (alFinal) guardado.push(trozo)
    else salida.write(trozo)
    ultimo = (ultimo + trozo).slice(-MAX_ULTIMO)
  }
  paso.stdout.on('data', mostrar(process.stdout))
  paso.stderr.on('data', mostrar(process.stderr))
  return new Promise((terminar) => {
    const fin = (bien) => {
      if (alFinal) console.log(`${titulo}\n${Buffer.concat(guardado)}`)
      terminar({ nombre, bien, ultimo, segundos: Math.round((Date.now() - inicio) / 1000) })
    }
    paso.on('error', (error) => {
      console.error(error.message)
      fin(false)
    })
    paso.on('close', (codigo) => fin(codigo === 0))
  })
}

/** What failed says it again, at the end; how each one went, and the run's exit code. */
export function resumir(resultados) {
  for (const { nombre, bien, ultimo } of resultados) if (!bien) console.log(`\n── FALLA ${nombre}\n${ultimo}`)
  console.log('\nResumen')
  for (const { nombre, bien, segundos } of resultados)
    console.log(`  ${bien ? 'bien ' : 'FALLA'}  ${nombre} (${comoDura(segundos)})`)
  const fallas = resultados.filter(({ bien }) => !bien).length
  console.log(`\n${resultados.length - fallas} passed, ${fallas} failed`)
  return fallas === 0 ? 0 : 1
}

const comoDura = (segundos) => (segundos < 600 ? `${segundos} s` : `${Math.round(segundos / 60)} min`)
