import { execFileSync, spawn } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { BINARIOS, POSTGRES_15 } from '../alMinuto/cluster.ts'
import { type AppDePrueba, appSobre, type Demo } from '../appDePrueba.ts'
import { pedidoDeAlta } from '../carpetasDePrueba.ts'
import { exigir, terminarConFaltas } from '../faltasDeLaCorrida.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'
import { levantarPar, type Programas } from './parDeBases.ts'

/**
 * `npm run pruebas:largas -- replica`: Debian's PostgreSQL 15 followed by a replica, and two processes of the portal that read lists
 * from it. People file folders and look at once for them, in the other process, while the replica is as it should be, stopped half
 * way, killed, and back: what was filed is always there, and nobody gets an error.
 */

const SEGUNDOS = Number(process.env.SEGUNDOS ?? 30)
const QUIENES: readonly Demo[] = ['pablo', 'pablo', 'pablo', 'bruno']
const PROFESIONAL: Partial<Record<Demo, number>> = { pablo: 1, bruno: 2 }

exigirDeDebian(POSTGRES_15)
const par = await levantarPar(deDebian())
const procesos = [
  await appSobre(par.dueño, par, { replica: par.replica }),
  await appSobre(par.dueño, par, { replica: par.replica }),
] as const
try {
  console.log(
    'PostgreSQL 15 de Debian y una réplica; dos procesos; cuatro personas que presentan y miran en el acto, y dos que miran\n',
  )
  console.log(
    'la réplica                     presentadas   listas   de la réplica   de la principal   no estaba   errores',
  )
  await unRato('sigue a la principal')
  await par.pausar()
  await unRato('detenida a la mitad')
  await par.seguir()
  await vuelve()
  await unRato('otra vez al día')
  const muriendo = esperar(SEGUNDOS * 250).then(() => par.matar())
  await unRato('muere mientras se la lee')
  await muriendo
  await par.revivir()
  await vuelve()
  await unRato('volvió')
} finally {
  for (const proceso of procesos) await proceso.cerrar()
  await par.detener()
}
terminarConFaltas()

async function unRato(comoEsta: string): Promise<void> {
  const cuenta = { presentadas: 0, listas: 0, noEstaba: 0, errores: 0 }
  const antes = leidas()
  const hasta = performance.now() + SEGUNDOS * 1000
  await Promise.all([
    ...QUIENES.map((quien, n) => presentarYMirar(quien, n, hasta, cuenta)),
    ...procesos.map((proceso) => mirar(proceso, hasta, cuenta)),
  ])
  const despues = leidas()
  const columnas = [
    cuenta.presentadas,
    cuenta.listas,
    despues.replica - antes.replica,
    despues.principal - antes.principal,
    cuenta.noEstaba,
    cuenta.errores,
  ]
  console.log(
    comoEsta.padEnd(28) + columnas.map((c, n) => String(c).padStart([14, 9, 16, 18, 12, 10][n] ?? 9)).join(''),
  )
  exigir(
    cuenta.noEstaba === 0,
    `${comoEsta}: ${cuenta.noEstaba} veces lo presentado no estaba en la lista de quien lo presentó`,
  )
  exigir(cuenta.errores === 0, `${comoEsta}: ${cuenta.errores} errores`)
  exigir(cuenta.presentadas > 0, `${comoEsta}: nadie presentó nada`)
}

interface Cuenta {
  presentadas: number
  listas: number
  noEstaba: number
  errores: number
}

async function presentarYMirar(quien: Demo, n: number, hasta: number, cuenta: Cuenta): Promise<void> {
  for (let vez = n; performance.now() < hasta; vez++) {
    const [uno, otro] = vez % 2 === 0 ? procesos : [procesos[1], procesos[0]]
    const alta = await uno.como(quien, pedidoDeAlta({ idProfesional: PROFESIONAL[quien] ?? 1 }))
    if (alta.statusCode !== 200) {
      cuenta.errores += 1
      continue
    }
    cuenta.presentadas += 1
    const suyas = await lista(otro, quien, cuenta)
    if (suyas && !suyas.includes(alta.json().idCarpeta)) cuenta.noEstaba += 1
  }
}

async function mirar(proceso: AppDePrueba, hasta: number, cuenta: Cuenta): Promise<void> {
  while (performance.now() < hasta) await lista(proceso, 'ana', cuenta)
}

async function lista(proceso: AppDePrueba, quien: Demo, cuenta: Cuenta): Promise<number[] | undefined> {
  const url = `/api/documentacion/listar?idProfesional=${PROFESIONAL[quien] ?? 1}&pagina=1&porPagina=25`
  const respuesta = await proceso.como(quien, { url })
  cuenta.listas += 1
  if (respuesta.statusCode === 200)
    return respuesta.json().carpetas.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta)
  cuenta.errores += 1
  return undefined
}

function leidas() {
  const de = procesos.map(({ replica }) => replica?.leidas() ?? { replica: 0, principal: 0 })
  return {
    replica: de.reduce((suma, { replica }) => suma + replica, 0),
    principal: de.reduce((suma, { principal }) => suma + principal, 0),
  }
}

async function vuelve(): Promise<void> {
  await par.alDia()
  while (procesos.some(({ replica }) => replica?.segundosFuera() !== 0)) await esperar(100)
}

function deDebian(): Programas {
  const numero = (opcion: '-u' | '-g') => Number(execFileSync('id', [opcion, 'postgres'], { encoding: 'utf8' }))
  const quien = process.getuid?.() === 0 ? { uid: numero('-u'), gid: numero('-g') } : {}
  return {
    initdb: join(BINARIOS, 'initdb'),
    postgres: join(BINARIOS, 'postgres'),
    lanzar: (programa, argumentos, opciones) => spawn(programa, argumentos, { ...opciones, ...quien }),
    suya: async (carpeta) => {
      if (quien.uid !== undefined) await chown(carpeta, quien.uid, quien.gid)
    },
  }
}
