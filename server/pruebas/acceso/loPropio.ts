import { unaFila } from '../../src/plataforma/base/unaFila.ts'
import { type AppDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import type { Mundo } from './mundo.ts'

/** Staff with something of their own before the office. */
export const PERSONAL = { ana: 1, lucia: 4, hector: 5 } as const satisfies Partial<Record<Demo, number>>
export type DelPersonal = keyof typeof PERSONAL

/** What makes a folder one's own. */
export const COMO_PARTE = ['quien la presentó', 'su profesional', 'su propietario', 'quien tiene el padrón'] as const
export type ComoParte = (typeof COMO_PARTE)[number]

/** What makes a maintenance company one's own. */
export const COMO_PARTE_DE_LA_EMPRESA = [
  'la inscribió',
  'registró a su personal',
  'es su técnico',
  'es su técnico, por su DNI',
] as const
export type ComoParteDeLaEmpresa = (typeof COMO_PARTE_DE_LA_EMPRESA)[number]

/** Things of a member of staff's own, fresh for each question. */
export function loPropioDe({ db }: AppDePrueba, mundo: Mundo) {
  let siguiente = 700_001
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
    const columnas = {
      'quien la presentó': async () => ['id_persona', PERSONAL[yo]],
      'su profesional': async () => ['id_profesional', await profesional(yo)],
      'su propietario': async () => ['id_propietario', await propietario(yo)],
      'quien tiene el padrón': async () => ['padron', await padron(yo)],
    } as const
    const [columna, valor] = await columnas[parte]()
    await db.$client.query(`update carpeta set ${columna} = $2 where id_carpeta = $1`, [idCarpeta, valor])
    return idCarpeta
  }
  /** A property that the land register says is theirs: by turns by their CUIL, and by their DNI alone. */
  async function padron(yo: DelPersonal): Promise<string> {
    const numero = String(siguiente++)
    const porDni = siguiente % 2 === 0
    await db.$client.query(
      `insert into padron (padronm, padronp, apeynom, cuit, dni) values ($1, $1, 'LO TIENE EL PERSONAL', $2, $3)`,
      [numero, porDni ? null : CUIL[yo], porDni ? CUIL[yo].slice(2, 10) : null],
    )
    return numero
  }
  /** Makes what somebody else sent be about a property of theirs. */
  async function deSuPadron(tabla: 'libre_deuda' | 'formulario31', id: number, yo: DelPersonal): Promise<number> {
    const numero = await padron(yo)
    await db.$client.query(
      tabla === 'libre_deuda'
        ? 'update libre_deuda set padron = $2 where id_libre_deuda = $1'
        : `with d as (insert into domicilio (calle_texto, padron, origen) values ('SALTA', $2, 'PADRON') returning id_domicilio)
           update formulario31 set id_domicilio = d.id_domicilio from d where id_formulario31 = $1`,
      [id, numero],
    )
    return id
  }
  /** A request that they made, or that somebody made with their money, or of a property of theirs. */
  async function solicitud(yo: DelPersonal, que: 'pidió' | 'pagó' | 'tiene el padrón'): Promise<number> {
    const { idLibreDeuda } = await mundo.solicitudDePablo()
    if (que === 'tiene el padrón') return deSuPadron('libre_deuda', idLibreDeuda, yo)
    await db.$client.query(
      que === 'pidió'
        ? 'update libre_deuda set id_persona = $2 where id_libre_deuda = $1'
        : 'update pago set id_persona = $2 where id_pago = (select id_pago from libre_deuda where id_libre_deuda = $1)',
      [idLibreDeuda, PERSONAL[yo]],
    )
    return idLibreDeuda
  }
  async function certificado(yo: DelPersonal, que: 'pidió' | 'tiene el padrón'): Promise<number> {
    const { idLibreDeuda } = await mundo.certificadoDePablo()
    if (que === 'tiene el padrón') return deSuPadron('libre_deuda', idLibreDeuda, yo)
    await db.$client.query('update libre_deuda set id_persona = $2 where id_libre_deuda = $1', [
      idLibreDeuda,
      PERSONAL[yo],
    ])
    return idLibreDeuda
  }
  async function pago(yo: DelPersonal, que: 'pagó' | 'tiene el padrón'): Promise<number> {
    const idPago = await mundo.pagoDePablo()
    if (que === 'tiene el padrón') {
      await db.$client.query(`update pago set referencia = jsonb_build_object('padron', $2::text) where id_pago = $1`, [
        idPago,
        await padron(yo),
      ])
      return idPago
    }
    await db.$client.query('update pago set id_persona = $2 where id_pago = $1', [idPago, PERSONAL[yo]])
    return idPago
  }
  /** That somebody else made for a form of that folder. */
  async function pagoDe(producto: 'FORM1BIS' | 'FORM14', idCarpeta: number): Promise<number> {
    const idPago = await mundo.pagoDePablo()
    await db.$client.query('update pago set tipo = $2, referencia = $3 where id_pago = $1', [
      idPago,
      producto,
      { idCarpeta },
    ])
    return idPago
  }
  async function formulario29(yo: DelPersonal): Promise<number> {
    const id = await mundo.formulario29()
    await db.$client.query('update formulario29 set id_persona = $2 where id_formulario29 = $1', [id, PERSONAL[yo]])
    return id
  }
  /** A company of somebody else's in which they have a part. */
  async function empresa(yo: DelPersonal, como: ComoParteDeLaEmpresa) {
    const suya = await mundo.conservadora()
    const enDelTecnico = (columna: 'cuit' | 'dni') => async (id: number) => {
      await db.$client.query(`update formulario30_tecnico set ${columna} = $2 where id_formulario30 = $1`, [
        id,
        columna === 'cuit' ? CUIL[yo] : CUIL[yo].slice(2, 10),
      ])
      await db.$client.query(
        'update formulario30 set confirmado_por = 4, confirmado_el = now() where id_formulario30 = $1',
        [id],
      )
    }
    const de = (columna: 'formulario29' | 'formulario30') => async (id: number) =>
      db.$client.query(`update ${columna} set id_persona = $2 where id_${columna} = $1`, [id, PERSONAL[yo]])
    const hacer: Record<ComoParteDeLaEmpresa, () => Promise<unknown>> = {
      'la inscribió': async () => de('formulario29')(await mundo.formulario29(suya)),
      'registró a su personal': async () => de('formulario30')(await mundo.formulario30(suya)),
      'es su técnico': async () => enDelTecnico('cuit')(await mundo.formulario30(suya)),
      'es su técnico, por su DNI': async () => enDelTecnico('dni')(await mundo.formulario30(suya)),
    }
    await hacer[como]()
    // A note goes by the number of who inscribed it.
    if (como !== 'la inscribió') await mundo.formulario29(suya)
    return suya
  }
  /** What somebody else sent of a form 27 that is theirs too, or that they sent. */
  async function formulario28(yo: DelPersonal): Promise<number> {
    const id = await mundo.formulario28DeOtro()
    await db.$client.query('update formulario28 set id_autor = $2 where id_formulario28 = $1', [id, PERSONAL[yo]])
    return id
  }
  async function formulario30(yo: DelPersonal): Promise<number> {
    const id = await mundo.formulario30()
    await db.$client.query('update formulario30 set id_persona = $2 where id_formulario30 = $1', [id, PERSONAL[yo]])
    return id
  }
  /** A note of somebody else's about a property for whose elevators they answer. */
  async function notaDondeResponde(yo: DelPersonal): Promise<number> {
    const id = await mundo.nota()
    await mundo.formulario28DeOtro()
    await db.$client.query(
      `update formulario27 set id_persona = $2,
         id_domicilio_inmueble = (select id_domicilio from formulario31 where id_formulario31 = $1)
       where id_formulario27 = (select max(id_formulario27) from formulario27)`,
      [id, PERSONAL[yo]],
    )
    return id
  }
  async function nota(yo: DelPersonal, que: 'envió' | 'tiene el padrón'): Promise<number> {
    const id = await mundo.nota()
    if (que === 'tiene el padrón') return deSuPadron('formulario31', id, yo)
    await db.$client.query('update formulario31 set id_persona = $2 where id_formulario31 = $1', [id, PERSONAL[yo]])
    return id
  }
  /** A form 30 that somebody else sent, with them as its technician. */
  async function comoTecnico(yo: DelPersonal): Promise<number> {
    const id = await mundo.formulario30()
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
  /** It gave them their licence. */
  async function importacionAplicada(yo: DelPersonal): Promise<number> {
    const id = await mundo.importacionRevisada()
    await db.$client.query(`begin; update importacion set clase = 'profesionales', estado = 'POR_APLICAR' where id_importacion = ${id};
      set local portal.importacion = 'APLICAR ${id}';
      insert into profesional (id_persona, id_profesion, id_universidad, matricula, fecha_vencimiento, domicilio)
        values (${PERSONAL[yo]}, 1, 1, 'SUYA-${id}', '2099-12-31', 'LAMADRID 1')
        on conflict (id_persona) do update set matricula = excluded.matricula;
      update importacion set estado = 'APLICADA', aplicada_el = now() where id_importacion = ${id}; commit`)
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
    pagoDe,
    formulario29,
    empresa,
    formulario28,
    formulario30,
    notaDondeResponde,
    nota,
    comoTecnico,
    importacion,
    importacionAplicada,
    puestoDeInspector,
  }
}
export type LoPropio = ReturnType<typeof loPropioDe>
