// Loaded before a process of the portal (`node --import`): its clock runs as many milliseconds ahead as the file RELOJ says,
// and jumps when that changes; `.puesto`, beside it, then says the hour. What measures how long something takes
// (performance.now, timers) does not jump, as in a machine whose clock somebody sets.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const ARCHIVO = process.env.RELOJ ?? ''
const PUESTO = `${ARCHIVO}.puesto`
const VERDADERO = Date
let corrido = 0
const leer = () => {
  const [, dicho] = /^(-?\d+)\n$/.exec(readFileSync(ARCHIVO, 'utf8')) ?? [] // or it is being written
  if (dicho === undefined || (Number(dicho) === corrido && existsSync(PUESTO))) return
  corrido = Number(dicho)
  writeFileSync(PUESTO, new Date().toISOString())
}
const ahora = () => VERDADERO.now() + corrido

globalThis.Date = new Proxy(VERDADERO, {
  construct: (fecha, argumentos, nuevo) =>
    Reflect.construct(fecha, argumentos.length === 0 ? [ahora()] : argumentos, nuevo),
  apply: () => new VERDADERO(ahora()).toString(),
  get: (fecha, clave) => (clave === 'now' ? ahora : Reflect.get(fecha, clave)),
})

leer()
setInterval(leer, 50).unref()
