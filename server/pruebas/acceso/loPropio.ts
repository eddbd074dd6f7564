import { unaFila } from '../../src/plataforma/unaFila.ts'
import { type AppDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { FORMULARIO_30 } from '../elevadoresDePrueba.ts'
import type { Mundo } from './mundo.ts'

/** Staff with something of their own before the office. */
export const PERSONAL = { ana: 1, lucia: 4, hector: 5 } as const satisfies Partial<Record<Demo, number>>
export type DelPersonal = keyof typeof PERSONAL

/** What makes a folder one's own. */
export const COMO_PARTE = ['quien la presentó', 'su profesional', 'su propietario'] as const
export type ComoParte = (typeof COMO_PARTE)[number]

/** Things of a member of staff's own, fresh for each question. */
export function loPropioDe({ db, como }: AppDePrueba, mundo: Mundo) {
  const una = async <F extends object>(sql: string, valores: readonly unknown[]) =>
    unaFila((await db.$client.query<F>(sql, [...valores])).rows)

  async function profesional(yo: DelPersonal): Promise<number> {
    const { id } = await una<{ id: number }>(
      `insert into profesional (id_persona, id_profesion, id_universidad, matricula, fecha_vencimiento, domicilio)
       values ($1, 1, 1, 'M-' || $1::int, '2099-12-31', 'LAMADRID 1')
       on conflict (id_persona) do update set usrmod = null returning id_profesional as id`,
      [PERSONAL[yo]],
    )
    return id
  }
  async function propietario(yo: DelPersonal): Promise<number> {
    const { id } = await una<{ id: number }>(
      `insert into propietario (id_persona) values ($1)
       on conflict (id_persona) do update set usrmod = null returning id_propietario as id`,
      [PERSONAL[yo]],
    )
    return id
  }
  /** Makes this folder of Pablo's theirs. */
  async function hacerPropia(idCarpeta: number, yo: DelPersonal, parte: ComoParte): Promise<number> {
    const [columna, valor] =
      parte === 'quien la presentó'
        ? ['id_persona', PERSONAL[yo]]
        : parte === 'su profesional'
          ? ['id_profesional', await profesional(yo)]
          : ['id_propietario', await propietario(yo)]
    await db.$client.query(`update carpeta set ${columna} = $2 where id_carpeta = $1`, [idCarpeta, valor])
    return idCarpeta
  }
  /** A request that they made, or that somebody made with their money. */
  async function solicitud(yo: DelPersonal, que: 'pidió' | 'pagó'): Promise<number> {
    const { idLibreDeuda } = await mundo.solicitudDePablo()
    await db.$client.query(
      que === 'pidió'
        ? 'update libre_deuda set id_persona = $2 where id_libre_deuda = $1'
        : 'update pago set id_persona = $2 where id_pago = (select id_pago from libre_deuda where id_libre_deuda = $1)',
      [idLibreDeuda, PERSONAL[yo]],
    )
    return idLibreDeuda
  }
  async function certificado(yo: DelPersonal): Promise<number> {
    const { idLibreDeuda } = await mundo.certificadoDePablo()
    await db.$client.query('update libre_deuda set id_persona = $2 where id_libre_deuda = $1', [
      idLibreDeuda,
      PERSONAL[yo],
    ])
    return idLibreDeuda
  }
  async function pago(yo: DelPersonal): Promise<number> {
    const idPago = await mundo.pagoDePablo()
    await db.$client.query('update pago set id_persona = $2 where id_pago = $1', [idPago, PERSONAL[yo]])
    return idPago
  }
  async function formulario29(yo: DelPersonal): Promise<number> {
    const id = await mundo.formulario29()
    await db.$client.query('update formulario29 set id_persona = $2 where id_formulario29 = $1', [id, PERSONAL[yo]])
    return id
  }
  async function nota(yo: DelPersonal): Promise<number> {
    const id = await mundo.nota()
    await db.$client.query('update formulario31 set id_persona = $2 where id_formulario31 = $1', [id, PERSONAL[yo]])
    return id
  }
  /** A form 30 that somebody else sent, with them as its technician. */
  async function comoTecnico(yo: DelPersonal): Promise<number> {
    const pedido = { method: 'POST', url: '/api/documentacion/altaFormulario30', payload: FORMULARIO_30 } as const
    const { idFormulario30: id } = (await como('pablo', pedido)).json()
    await db.$client.query('update formulario30_tecnico set cuit = $2 where id_formulario30 = $1', [id, CUIL[yo]])
    return id
  }
  /** Reviewed by somebody else, it would renew their licence among others. */
  async function importacion(yo: DelPersonal): Promise<number> {
    const id = await mundo.importacionRevisada()
    await db.$client.query(`update importacion set clase = 'profesionales' where id_importacion = $1`, [id])
    await db.$client.query(
      `insert into importaciones.fila (id_importacion, fila, accion, claves, datos, errores)
       values ($1, 2, 'CAMBIO', '{}', $2, '[]')`,
      [id, { cuil: CUIL[yo].replace(/^(..)(.*)(.)$/, '$1-$2-$3') }],
    )
    return id
  }
  async function puestoDeInspector(yo: DelPersonal): Promise<number> {
    const { id } = await una<{ id: number }>(
      `insert into inspector (id_persona, id_oficina) values ($1, 2)
       on conflict (id_persona) do update set usrmod = null returning id_inspector as id`,
      [PERSONAL[yo]],
    )
    return id
  }
  return {
    profesional,
    hacerPropia,
    solicitud,
    certificado,
    pago,
    formulario29,
    nota,
    comoTecnico,
    importacion,
    puestoDeInspector,
  }
}
export type LoPropio = ReturnType<typeof loPropioDe>
