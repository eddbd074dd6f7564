import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const RAIZ = fileURLToPath(new URL('..', import.meta.url))

/** Each step is a name, a command, its arguments and what its environment adds. It fails alone: the next one goes on. */
export async function deUnoEnUno(pasos) {
  const resultados = []
  for (const paso of pasos) resultados.push(await correr(paso))
  return resultados
}

function correr([nombre, orden, argumentos, entorno = {}]) {
  console.log(`\n── ${nombre}`)
  const inicio = Date.now()
  const paso = spawn(orden, argumentos, {
    cwd: RAIZ,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...entorno },
  })
  return new Promise((terminar) => {
    const fin = (bien) => terminar({ nombre, bien, segundos: Math.round((Date.now() - inicio) / 1000) })
    paso.on('error', (error) => {
      console.error(error.message)
      fin(false)
    })
    paso.on('close', (codigo) => fin(codigo === 0))
  })
}

/** How each one went, and the run's exit code. */
export function resumir(resultados) {
  console.log('\nResumen')
  for (const { nombre, bien, segundos } of resultados)
    console.log(`  ${bien ? 'bien ' : 'FALLA'}  ${nombre} (${comoDura(segundos)})`)
  const fallas = resultados.filter(({ bien }) => !bien).length
  console.log(`\n${resultados.length - fallas} passed, ${fallas} failed`)
  return fallas === 0 ? 0 : 1
}

const comoDura = (segundos) => (segundos < 600 ? `${segundos} s` : `${Math.round(segundos / 60)} min`)
