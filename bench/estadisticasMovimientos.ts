import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { actualizarTramite } from '../server/src/carpetas/actualizarTramite.ts'
import { trabajosDeEstadisticas } from '../server/src/estadisticas/juntar.ts'
import type { DbRaiz } from '../server/src/plataforma/base/db.ts'
import type { Identidad } from '../server/src/plataforma/identidad/identidad.ts'
import { pausa } from '../server/src/plataforma/proceso/trabajos.ts'

interface Ronda {
  readonly escritores: number
  readonly segundos: number
  /** Folding all the while, as its job does. */
  readonly juntando: boolean
}

/** Ana, who may move anything. */
const ADMINISTRADORA: Identidad = {
  usuario: {
    id_persona: 1,
    documento_persona: '27201112228',
    nombre_persona: 'Ana',
    apellido_persona: 'Romano',
    email_persona: '',
    telefono_persona: '',
  },
  idPersona: 1,
  idProfesional: null,
  roles: [{ idPersona: 1, idRol: 1, rol: 'ADMINISTRADOR', perfil: 'ADMINISTRADOR' }],
  perfiles: ['ADMINISTRADOR'],
}
const TIPO = 10
const PASOS = [ESTADOS['EN INSPECCION'], ESTADOS.APROBADO, ESTADOS['RECIBIDO MESA ENTRADAS']] as const

/** Movements a second: each writer moves folders of its own, all of one type, one after another. A failure ends it all. */
export async function enParalelo(db: DbRaiz, { escritores, segundos, juntando }: Ronda): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(
    `select id_carpeta as id from carpeta where id_encomienda_tipo = $1 and estado = any($2) and completa order by id_carpeta limit 3200`,
    [TIPO, [ESTADOS['RECIBIDO MESA ENTRADAS'], ...PASOS]],
  )
  const fin = new AbortController()
  const fondo = juntando ? juntarSinParar(db, fin.signal) : Promise.resolve()
  const hasta = performance.now() + segundos * 1000
  let movidas = 0
  const escribir = async (escritor: number) => {
    const propias = rows.filter((_, n) => n % escritores === escritor)
    for (let n = 0; performance.now() < hasta; n += 1) {
      const idTramite = propias[n % propias.length]?.id ?? 0
      const [fila] = (
        await db.$client.query<{ estado: number }>('select estado from carpeta where id_carpeta = $1', [idTramite])
      ).rows
      const idEstado = PASOS.find((_, lugar) => PASOS[(lugar + 2) % 3] === fila?.estado) ?? PASOS[0]
      await actualizarTramite(db, ADMINISTRADORA, { idTramite, idEstado, observaciones: 'Medición', expediente: '1' })
      movidas += 1
    }
  }
  await Promise.all(Array.from({ length: escritores }, (_, escritor) => escribir(escritor)))
  fin.abort()
  await fondo
  return movidas / segundos
}

async function juntarSinParar(db: DbRaiz, fin: AbortSignal): Promise<void> {
  while (!fin.aborted) {
    for (const { obra } of trabajosDeEstadisticas(db)) await obra(fin)
    await pausa(2000, fin)
  }
}
