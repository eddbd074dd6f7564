import type { ClientBase } from 'pg'
import type { CarpetaDeMuestra, Cuando } from './carpetaDeMuestra.ts'
import {
  filaDeCarpeta,
  filasDeCobros,
  filasDeCompletas,
  filasDeFormulario1,
  filasDeFormularios,
  filasDeHistoria,
  filasDeObservaciones,
  type Reloj,
} from './filasDeCarpeta.ts'
import { filasDeFormulario27, filasDeTarjetas } from './filasDeElevadores.ts'
import { filasDeVereda, pagosDeVeredas } from './filasDeVereda.ts'
import { insertarFilas, pedirNumeros, reservarNumeros } from './insertarFilas.ts'

/** Puts bytes into the portal's file store and says where. */
export type Guardar = (contenido: Uint8Array) => Promise<{ ruta: string; tamano: number; sha256: string }>

export async function sembrarCarpetas(
  client: ClientBase,
  carpetas: readonly CarpetaDeMuestra[],
  guardar: Guardar,
): Promise<void> {
  const reloj = await relojDeLaCiudad(client)
  const domicilios = await domiciliosDePadrones(client, carpetas)
  const filas = carpetas.map((c) => filaDeCarpeta(c, domicilioDe(domicilios, c), reloj))
  const insertar = <F extends Readonly<Record<string, unknown>>>(
    tabla: string,
    filasDe: (carpeta: CarpetaDeMuestra, reloj: Reloj) => readonly F[],
  ) =>
    insertarFilas(
      client,
      tabla,
      carpetas.flatMap((c) => filasDe(c, reloj)),
    )
  await insertarFilas(client, 'carpeta', filas)
  await insertar('carpeta_formulario', filasDeFormularios)
  await sembrarVeredas(client, carpetas, (carpeta) => domicilioDe(domicilios, carpeta), reloj)
  await insertar('formulario1', filasDeFormulario1)
  await insertar('tramite_historial', filasDeHistoria)
  await insertar('tramite_historial', filasDeCompletas)
  await insertar('observacion', filasDeObservaciones)
  await insertar('cobro', filasDeCobros)
  await insertarFilas(
    client,
    'formulario27',
    filasDeFormulario27(carpetas, (c) => domicilioDe(domicilios, c), reloj),
  )
  await insertarFilas(client, 'tarjeta_de_elevadores', filasDeTarjetas(carpetas))
  await insertarFilas(client, 'archivo', await guardarArchivos(carpetas, guardar, reloj))
  await reservarNumeros(client, 'carpeta', 'id_carpeta')
}

/** What was paid and filed. Their numbers and transactions are drawn as anybody's, so that the next ones follow. */
async function sembrarVeredas(
  client: ClientBase,
  carpetas: readonly CarpetaDeMuestra[],
  domicilio: (carpeta: CarpetaDeMuestra) => number,
  reloj: Reloj,
): Promise<void> {
  const cuantas = carpetas.filter(({ vereda }) => vereda).length
  const numeros = await pedirNumeros(client, 'pago', 'id_pago', cuantas)
  await client.query(`select nextval('pago_transaccion') from generate_series(1, $1::int)`, [cuantas])
  await insertarFilas(client, 'pago', pagosDeVeredas(carpetas, numeros, reloj))
  await insertarFilas(client, 'formulario_vereda', filasDeVereda(carpetas, numeros, domicilio, reloj))
  await client.query(
    `update carpeta_formulario f set id_pago = v.id_pago, pagado = v.total_a_abonar
     from formulario_vereda v where v.id_carpeta = f.id_carpeta and f.id_formulario_tipo = 12`,
  )
  await reservarNumeros(client, 'formulario_vereda', 'id')
}

const guardarArchivos = (carpetas: readonly CarpetaDeMuestra[], guardar: Guardar, reloj: Reloj) =>
  Promise.all(
    carpetas.flatMap(({ idCarpeta, idPersona, archivos }) =>
      archivos.map(async ({ clase, nombre, tipo, contenido, cuando }) => ({
        id_carpeta: idCarpeta,
        clase,
        nombre_original: nombre,
        tipo_mime: tipo,
        ...(await guardar(contenido)),
        subido_por: idPersona,
        subido_el: reloj(cuando),
      })),
    ),
  )

async function domiciliosDePadrones(client: ClientBase, carpetas: readonly CarpetaDeMuestra[]) {
  const { rows } = await client.query<{ padronm: string; id_domicilio: number }>(
    'select padronm, id_domicilio from padron where padronm = any($1)',
    [carpetas.map(({ padron }) => padron)],
  )
  return new Map(rows.map(({ padronm, id_domicilio }) => [padronm, id_domicilio]))
}

function domicilioDe(domicilios: ReadonlyMap<string, number>, { padron }: CarpetaDeMuestra): number {
  const domicilio = domicilios.get(padron)
  if (domicilio === undefined) throw new Error(`El padrón ${padron} no está sembrado`)
  return domicilio
}

const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO

/** Days are counted back from today's midnight in the city, which has no summer time. */
async function relojDeLaCiudad(client: ClientBase): Promise<Reloj> {
  const { rows } = await client.query<{ hoy: Date }>(`select date_trunc('day', now(), zona_de_la_ciudad()) as hoy`)
  const hoy = Number(rows[0]?.hoy)
  return ([dias, hora]: Cuando) => {
    const [horas = 0, minutos = 0] = hora.split(':').map(Number)
    return new Date(hoy - dias * DIA + (horas * 60 + minutos) * MINUTO)
  }
}
