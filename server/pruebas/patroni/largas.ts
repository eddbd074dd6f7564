import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dejarPasar, POSTGRES_15, quitar } from '../alMinuto/cluster.ts'
import { correr } from '../cortes/corrida.ts'
import { type Corte, hastaQue, hastaQueVuelvan, noEstaListo } from '../cortes/cortes.ts'
import { levantar } from '../cortes/mundo.ts'
import { exigirDeDebian } from '../instalacion/deDebian.ts'
import { levantarTurnos } from './patroni.ts'

/**
 * `npm run pruebas:largas -- patroni`: two PostgreSQL with Patroni, etcd and HAProxy, the second one synchronous. The main one is
 * killed while people work, and then the one that took its place: nothing that was acknowledged is lost, and the portal serves
 * again by itself.
 */

const MUERTES = 3
const PLAZO_S = 30

exigirDeDebian('patroni', ['etcd', 'etcd-server'], 'haproxy', POSTGRES_15)
const carpeta = await mkdtemp(join(tmpdir(), 'patroni-'))
dejarPasar(carpeta)
const faltas: string[] = []
const alTerminar: (() => unknown)[] = [() => quitar(carpeta)]

try {
  const turnos = await levantarTurnos(carpeta, alTerminar)
  const mundo = await levantar(join(carpeta, 'mundo'), { base: async () => turnos.base })
  alTerminar.push(mundo.detener)
  let [murio, segundos] = ['', 0]
  const PRINCIPAL: Corte = {
    que: 'muere el principal',
    async empezar() {
      murio = await turnos.matarAlPrincipal()
      const desde = performance.now()
      await hastaQue('se nota', () => noEstaListo(mundo))
      await hastaQueVuelvan(mundo)
      segundos = (performance.now() - desde) / 1000
    },
    seNota: async () => (await turnos.principal()) !== murio,
    terminar: () => turnos.revivir(),
  }
  console.log('Patroni con etcd y HAProxy: kill -9 del PostgreSQL principal y de su Patroni, con gente trabajando\n')
  const cortes = Array.from({ length: MUERTES }, () => PRINCIPAL)
  for await (const r of correr(mundo, cortes, { antes: 60, durante: 60, despues: 60, personas: 4 })) {
    console.log(
      `Murió «${murio}»: el portal volvió solo a los ${segundos.toFixed(1)} s. Confirmado: ${r.carpetas} carpetas, ${r.archivos} archivos, ` +
        `${r.pagos} pagos, ${r.guardados} veces un borrador; sin respuesta y reenviados: ${r.sinRespuesta}. Faltas: ${r.faltas.length}`,
    )
    faltas.push(...r.faltas)
    if (segundos > PLAZO_S) faltas.push(`el portal tardó ${segundos.toFixed(1)} s en volver`)
  }
} finally {
  for (const ultimo of alTerminar.reverse()) await ultimo()
}

console.log(
  `\nPerdido, repetido, a medias, dado por pagado sin serlo, o más de ${PLAZO_S} s sin servir: ${faltas.length}.`,
)
for (const falta of faltas.slice(0, 50)) console.log(`  ${falta}`)
process.exitCode = faltas.length === 0 ? 0 : 1
