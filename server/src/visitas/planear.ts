import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoDeVisita } from '@catastro/domain/visitas/correos'
import type { planearVisita as llamadaPlanear } from '@catastro/domain/visitas/llamadas'
import { NO_SE_VISITA, YA_TIENE_VISITA } from '@catastro/domain/visitas/mensajes'
import { type CuandoEs, cuandoEnPalabras } from '@catastro/domain/visitas/momento'
import { seVisita } from '@catastro/domain/visitas/reglas'
import { bloquearCarpeta, type Carpeta } from '../carpetas/alcance.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { aCargoDe, exigirACargo } from './alcance.ts'
import { anotarEnLaHistoria, avisarAlSolicitante } from './avisos.ts'
import { cuandoDe, exigirLugar } from './momento.ts'

type Pedido = Recibido<typeof llamadaPlanear>['json']
type ACargo = Awaited<ReturnType<typeof aCargoDe>>

const insertar = sentencia(
  'planear_visita',
  `insert into visita (id_carpeta, modo, dia, hora, parte, id_inspector, inspectores, indicaciones, creada_por, usrmod)
   values ($1, 'EN EL LUGAR', $2, $3?, $4?, $5, array[$5::integer], $6?, $7, $7) returning id_visita as "idVisita"`,
)

export const planear = (db: DbRaiz, quien: Identidad, pedido: Pedido): Promise<number> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const carpeta = await bloquearCarpeta(tx, quien, pedido.idCarpeta)
    const aCargo = await aCargoDe(tx, pedido.idCarpeta)
    await exigirACargo(tx, quien, pedido.idCarpeta, aCargo.idPersona)
    return planearEn(tx, quien, { carpeta, aCargo, cuando: cuandoDe(pedido), indicaciones: pedido.indicaciones })
  })

interface Plan {
  /** Locked, and in hand of whoever plans. */
  readonly carpeta: Carpeta
  readonly aCargo: ACargo
  readonly cuando: CuandoEs
  readonly indicaciones: string | null | undefined
  /** Where the request carries its day. */
  readonly en?: string
}

export async function planearEn(tx: Tx, quien: Identidad, { carpeta, aCargo, cuando, ...plan }: Plan): Promise<number> {
  const { idCarpeta } = carpeta
  const idInspector = exigirQueSeVisite(carpeta, aCargo)
  await exigirLugar(tx, idInspector, cuando.dia, { en: plan.en ?? '' })
  const indicaciones = plan.indicaciones || null
  const { dia, hora, parte } = cuando
  const { idVisita } = unaFila(
    await insertar(tx, idCarpeta, dia, hora, parte, idInspector, indicaciones, quien.idPersona),
  )
  const { domicilio } = aCargo
  await anotarEnLaHistoria(tx, {
    idCarpeta,
    evento: 'VISITA PLANEADA',
    texto: `Para ${cuandoEnPalabras(cuando)}`,
    idPersona: quien.idPersona,
  })
  await avisarAlSolicitante(tx, idCarpeta, (conEncomienda) =>
    correoDeVisita({ idCarpeta, domicilio, conEncomienda, indicaciones, ...cuando }, 'planeada'),
  )
  return idVisita
}

/** Its inspector, where it may have another visit. */
export function exigirQueSeVisite(carpeta: Carpeta, { idInspector, enPie }: ACargo): number {
  if (idInspector === null || !seVisita({ ...carpeta, idInspector })) throw new ErrorDePortal(409, NO_SE_VISITA)
  if (enPie) throw new ErrorDePortal(409, YA_TIENE_VISITA)
  return idInspector
}
