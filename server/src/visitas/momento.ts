import { errorDeCampo } from '@catastro/domain/errores'
import { DIA_LEJANO, DIA_LLENO, DIA_PASADO, HORA_O_PARTE } from '@catastro/domain/visitas/mensajes'
import type { CuandoEs } from '@catastro/domain/visitas/momento'
import { diaDeVisita, MAX_VISITAS_POR_DIA, type ParteDelDia } from '@catastro/domain/visitas/reglas'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

interface Pedido {
  readonly dia: string
  readonly hora?: string | null | undefined
  readonly parte?: ParteDelDia | null | undefined
}

/** `campo`: where the request carries it. */
export function exigirDia(dia: string, campo = 'dia'): void {
  const falta = diaDeVisita(dia, hoy())
  if (falta) throw errorDeCampo(campo, falta === 'PASADO' ? DIA_PASADO : DIA_LEJANO)
}

/** When a visit at the place is: a day that is not over, and an hour or a part of it. */
export function cuandoDe({ dia, hora = null, parte = null }: Pedido, en = ''): CuandoEs {
  exigirDia(dia, `${en}dia`)
  if ((hora === null) === (parte === null)) throw errorDeCampo(`${en}hora`, HORA_O_PARTE)
  return { dia, hora, parte }
}

const contar = sentencia(
  'visitas_del_dia_de',
  `select count(*) as cuantas from visita
   where id_inspector = $1 and dia = $2::date and estado = 'PLANEADA' and modo = 'EN EL LUGAR' and id_visita <> $3`,
)

/** What tells these locks from any other. */
const CANDADO = 7_301_040
// Not the inspector's row: whoever leaves inspecting locks it before the folders, and here the folder is locked first.
const deAUno = sentencia('candado_de_visitas_de', `select pg_advisory_xact_lock(${CANDADO}, $1) as nada`)

/** Until the transaction ends nobody else plans for that inspector: two at once would both count thirty-nine. */
export async function exigirLugar(tx: Tx, idInspector: number, dia: string, { salvo = 0, en = '' } = {}) {
  await deAUno(tx, idInspector)
  const [fila] = await contar(tx, idInspector, dia, salvo)
  if ((fila?.cuantas ?? 0) >= MAX_VISITAS_POR_DIA) throw errorDeCampo(`${en}dia`, DIA_LLENO, 409)
}
