import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import type { DbRaiz } from '../src/plataforma/base/db.ts'

/** What the statistics should say, counted again from the rows themselves, without a word of their SQL. */

interface Paso {
  readonly idCarpeta: number
  readonly anterior: number | null
  readonly nuevo: number
  readonly evento: string
  readonly oficina: number | null
  readonly ocurrido: Date
  readonly encomienda: number | null
  readonly uso: number | null
  readonly obra: number | null
  readonly completa: boolean
}

const FINALES: readonly number[] = [ESTADOS.RECHAZADO, ESTADOS.FINALIZADO]
const DEL_SOLICITANTE: readonly number[] = [ESTADOS.OBSERVADO, ESTADOS['PENDIENTE DE PAGO']]
const UN_DIA = 86_400_000

/** The day of the city, which is three hours behind. */
const dia = (momento: Date) => new Date(momento.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
const mes = (momento: Date) => `${dia(momento).slice(0, 7)}-01`
const lunes = (momento: Date) => {
  const fecha = new Date(dia(momento))
  return new Date(fecha.getTime() - ((fecha.getUTCDay() + 6) % 7) * UN_DIA).toISOString().slice(0, 10)
}
const diasEntre = (desde: Date, hasta: Date) => (Date.parse(dia(hasta)) - Date.parse(dia(desde))) / UN_DIA

type Cuentas = Map<string, number>
const sumar = (cuentas: Cuentas, clave: readonly (string | number)[], cuanto = 1) =>
  cuentas.set(clave.join(' '), (cuentas.get(clave.join(' ')) ?? 0) + cuanto)

/** By measure, day, type, state, office, kind and days: how often. Of money, also how much. */
export async function recontar({ $client }: Pick<DbRaiz, '$client'>): Promise<Record<string, number>> {
  const cuentas: Cuentas = new Map()
  const { rows: historia } = await $client.query<Paso>(
    `select c.id_carpeta as "idCarpeta", h.estado_anterior as anterior, h.estado_nuevo as nuevo, h.evento,
       h.en_oficina as oficina, h.ocurrido_el as ocurrido, c.id_encomienda_tipo as encomienda,
       c.id_uso as uso, c.id_obra_tipo as obra, c.completa
     from tramite_historial h join carpeta c using (id_carpeta) where c.borrada_el is null
     order by c.id_carpeta, h.ocurrido_el, h.id`,
  )
  const porCarpeta = new Map<number, Paso[]>()
  for (const paso of historia) porCarpeta.set(paso.idCarpeta, [...(porCarpeta.get(paso.idCarpeta) ?? []), paso])
  for (const pasos of porCarpeta.values()) contarCarpeta(cuentas, pasos)
  const { rows: observadas } = await $client.query(
    `select o.creada_el as creada, o.id_archivo as archivo, t.codigo, c.id_encomienda_tipo as encomienda, c.id_uso as uso
     from observacion o join carpeta c using (id_carpeta) left join formulario_tipo t using (id_formulario_tipo)`,
  )
  for (const o of observadas) {
    const sobre = o.archivo !== null ? 'ARCHIVO' : (o.codigo ?? 'CARPETA')
    sumar(cuentas, ['OBSERVACION', mes(o.creada), tipoDe(o), 0, 0, sobre, 0])
  }
  const { rows: pagos } = await $client.query(
    `select tipo, monto, confirmado_el as confirmado from pago where estado = 'CONFIRMADO'`,
  )
  for (const { tipo, monto, confirmado } of pagos) {
    sumar(cuentas, ['DINERO', mes(confirmado), 0, 0, 0, 0, tipo, 0])
    sumar(cuentas, ['IMPORTE', mes(confirmado), tipo], monto)
  }
  return Object.fromEntries([...cuentas].sort())
}

const tipoDe = ({ encomienda, uso }: Pick<Paso, 'encomienda' | 'uso'>) => (encomienda ? `${encomienda} 0` : `0 ${uso}`)

function contarCarpeta(cuentas: Cuentas, historia: readonly Paso[]) {
  const pasos = historia.filter(({ anterior, nuevo }) => anterior !== nuevo)
  const [primero, ultimo] = [pasos[0], pasos.at(-1)]
  if (!primero || !ultimo) return
  const tipo = tipoDe(primero)
  let deLaCiudad = 0
  for (const [lugar, paso] of pasos.entries()) {
    sumar(cuentas, ['ENTRADA', lunes(paso.ocurrido), tipo, paso.nuevo, 0, '', 0])
    const sale = pasos[lugar + 1]
    if (!sale || FINALES.includes(paso.nuevo)) continue
    const dias = diasEntre(paso.ocurrido, sale.ocurrido)
    sumar(cuentas, ['ESTADIA', mes(sale.ocurrido), tipo, paso.nuevo, paso.oficina ?? 0, '', dias])
    if (!DEL_SOLICITANTE.includes(paso.nuevo)) deLaCiudad += dias
  }
  sumar(cuentas, ['OBRA', mes(primero.ocurrido), tipo, 0, 0, primero.obra ?? 0, 0])
  const cerrada = FINALES.includes(ultimo.nuevo)
  const desde = cerrada ? mes(ultimo.ocurrido) : dia(ultimo.ocurrido)
  const clase = ultimo.nuevo === ESTADOS.PRESENTADO && !ultimo.completa ? 'INCOMPLETA' : ''
  sumar(cuentas, ['ESTADO', desde, tipo, ultimo.nuevo, ultimo.oficina ?? 0, clase, 0])
  if (cerrada) sumar(cuentas, ['CASO', desde, tipo, ultimo.nuevo, 0, '', deLaCiudad])
}

/** The same, as the statistics have it. */
export async function contado({ $client }: Pick<DbRaiz, '$client'>): Promise<Record<string, number>> {
  const { rows } = await $client.query(
    `select concat_ws(' ', medida, fecha::text, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias) as clave,
       medida, fecha::text, clase, sum(cuantas) as cuantas, sum(importe) as importe
     from estadisticas.al_dia group by medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias
     having sum(cuantas) <> 0 or sum(importe) <> 0`,
  )
  const cuentas: Cuentas = new Map()
  for (const { clave, medida, fecha, clase, cuantas, importe } of rows) {
    sumar(cuentas, [clave], Number(cuantas))
    if (medida === 'DINERO') sumar(cuentas, ['IMPORTE', fecha, clase], Number(importe))
  }
  return Object.fromEntries([...cuentas].sort())
}
