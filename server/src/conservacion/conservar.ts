import { type ClaseConservada, claseDe, NOMBRES_DE_CLASE } from '@catastro/domain/conservacion/clases'
import type { Conservada } from '@catastro/domain/conservacion/llamadas'
import { diasEnVigor, ESPERA_PARA_ACORTAR, hastaCuando, masLargo } from '@catastro/domain/conservacion/reglas'
import { enDias } from '@catastro/domain/dias'
import type { CiudadVigente } from '../ciudad/ciudadVigente.ts'
import { versionesDe } from '../ciudad/configurar.ts'
import { type Db, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { type Casa, LO_QUE_SE_VA } from './loQueSeVa.ts'

/** Conservation over a house: what there is, and what the city and its installation say of it. */
export interface Conservacion extends Casa {
  readonly vigente: CiudadVigente
}

const UN_MES = 30

const versiones = async (db: Db, vigente: CiudadVigente) =>
  (await versionesDe(db, 'conservacion', vigente.instalada)).map(({ valor, escritoEl }) => ({
    valor,
    escritoEl: escritoEl === null ? null : new Date(escritoEl),
  }))

/** The least that whoever installed it says; null where they say nothing of it. */
function deLaInstalacion(clase: ClaseConservada, { instalada }: CiudadVigente): number | null {
  if (clase === 'consultas') return instalada.diasDeConsultas
  return clase === 'auditoria' ? instalada.diasDeAuditoria : null
}

/** For how long a kind is kept today. */
export async function diasDe(clase: ClaseConservada, db: Db, ahora: Date, vigente: CiudadVigente): Promise<number> {
  const dias = diasEnVigor(clase, await versiones(db, vigente), ahora)
  return masLargo([dias, deLaInstalacion(clase, vigente) ?? dias])
}

const anotar = sentencia(
  'anotar_conservacion',
  `insert into conservacion_hecha (clase, dias, hasta, cuantas, hecha_el)
   values ($1, $2, $3::timestamptz, $4, $5::timestamptz)`,
)
const leerUltimas = sentencia(
  'ultimas_conservaciones',
  `select distinct on (clase) clase, cuantas, hecha_el as "hechaEl" from conservacion_hecha order by clase, hecha_el desc, id desc`,
)

/** Takes what is over, kind by kind: one that fails does not keep the others. */
export async function conservar(conservacion: Conservacion): Promise<Partial<Record<ClaseConservada, number>>> {
  const { db, vigente } = conservacion
  const hecho: Partial<Record<ClaseConservada, number>> = {}
  const fallas: unknown[] = []
  for (const clase of NOMBRES_DE_CLASE) {
    const ahora = db.ahora()
    const dias = await diasDe(clase, db, ahora, vigente)
    const hasta = hastaCuando(dias, ahora)
    const { borrar } = LO_QUE_SE_VA[clase]
    if (!hasta || !borrar) continue
    try {
      const cuantas = await borrar(conservacion, hasta)
      hecho[clase] = cuantas
      if (cuantas > 0) await enTransaccion(db, null, (tx) => anotar(tx, clase, dias, hasta, cuantas, ahora))
    } catch (error) {
      fallas.push(error)
    }
  }
  if (fallas.length > 0) throw fallas[0]
  return hecho
}

/** What would go, and when: nothing does. `otros`: days that nobody wrote yet, as if they were done. */
export async function simular(
  conservacion: Conservacion,
  otros: Partial<Record<ClaseConservada, number | undefined>> = {},
): Promise<Conservada[]> {
  const { db, vigente } = conservacion
  const ahora = db.ahora()
  const escritas = await versiones(db, vigente)
  const [actual] = escritas
  const ultimas = new Map((await leerUltimas(db)).map((u) => [u.clase, u]))
  return Promise.all(
    NOMBRES_DE_CLASE.map(async (clase) => {
      const instalacion = deLaInstalacion(clase, vigente)
      const conLaInstalacion = (dias: number) => masLargo([dias, instalacion ?? dias])
      const dias = Number(actual?.valor[clase] ?? claseDe(clase).semilla)
      const enVigor = conLaInstalacion(otros[clase] ?? diasEnVigor(clase, escritas, ahora))
      const hasta = hastaCuando(enVigor, ahora)
      const cuenta = await LO_QUE_SE_VA[clase].contar(conservacion, hasta, hasta && enDias(hasta, UN_MES))
      const ultima = ultimas.get(clase)
      const { masViejo } = cuenta
      const espera = enVigor !== conLaInstalacion(dias) && otros[clase] === undefined && actual?.escritoEl
      return {
        clase,
        dias,
        enVigor,
        desde: espera ? enDias(espera, ESPERA_PARA_ACORTAR).toISOString() : null,
        instalacion,
        ...cuenta,
        masViejo: masViejo?.toISOString() ?? null,
        proximo: masViejo && enVigor > 0 ? enDias(masViejo, enVigor).toISOString() : null,
        ultima: ultima ? { hechaEl: ultima.hechaEl.toISOString(), cuantas: ultima.cuantas } : null,
      }
    }),
  )
}
