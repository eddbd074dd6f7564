import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../appDePrueba.ts'
import { importacionesDePrueba } from '../importacionesDePrueba.ts'
import { zipDe } from '../shapefileDePrueba.ts'

/** Five thousand folders of another system, a file of each, and forty answers of its forms: in so many seconds, and undone in so many. */

const CUANTAS = Number(process.env.CARPETAS ?? 5000)
const BYTES_DE_UN_ARCHIVO = 60_000
const RESPUESTAS_DE_UNA = 40
/** Of one ZIP: each is of at most 100 MB. */
const POR_ZIP = 1250

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { atender, enviar, leer, aplicar, consultar } = importacionesDePrueba(() => portal)

/** Of the demo city, and none of whoever imports. */
const PADRONES = ['100005', '100006', '100012']
const ESTADOS = ['FINALIZADO', 'FINALIZADO', 'FINALIZADO', 'RECHAZADO', 'APROBADO']
const numero = (n: number) => `${100_000 + n}-P-${1990 + (n % 30)}`
const carpeta = (n: number) => {
  const anio = 1990 + (n % 30)
  const historia = `05/03/${anio} RECIBIDO MESA ENTRADAS | 12/04/${anio} EN INSPECCION: fue ${n} | 20/06/${anio} APROBADO`
  const estado = ESTADOS[n % ESTADOS.length] ?? ''
  const desde = estado === 'APROBADO' ? '' : `10/09/${anio}`
  return [
    numero(n),
    `${n}/${anio}`,
    'OBRA NUEVA',
    PADRONES[n % PADRONES.length],
    `PROPIETARIO ${n}`,
    n % 3 === 0 ? CUIL.pablo : '',
    `ING. DE ENTONCES ${n % 200}`,
    `01/03/${anio}`,
    estado,
    desde,
    historia,
  ].join(';')
}
const tabla = `Número;Expediente;Tipo de encomienda;Padrón;Propietario;CUIL del profesional;Profesional;Presentada;Estado;Estado desde;Historia\n${Array.from(
  { length: CUANTAS },
  (_, n) => carpeta(n),
).join('\n')}\n`

const respuestas = () =>
  `Carpeta;Formulario;Orden;Pregunta;Respuesta\n${Array.from({ length: CUANTAS * RESPUESTAS_DE_UNA }, (_, n) => {
    const [de, pregunta] = [Math.floor(n / RESPUESTAS_DE_UNA), n % RESPUESTAS_DE_UNA]
    return `${numero(de)};Planilla ${1 + (pregunta % 4)};${1 + pregunta};Pregunta número ${pregunta} de entonces;Lo que se dijo de ${de}`
  }).join('\n')}\n`

function zip(desde: number): Promise<Buffer> {
  const papel = () => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES_DE_UN_ARCHIVO)])
  const cuantos = Math.min(POR_ZIP, CUANTAS - desde)
  const partes = Array.from({ length: cuantos }, (_, n) => [`${numero(desde + n)}/expediente.pdf`, papel()])
  return zipDe(Object.fromEntries(partes))
}

async function cronometrar<T>(que: string, obra: () => Promise<T>): Promise<T> {
  const inicio = performance.now()
  const hecho = await obra()
  console.log(`${que.padEnd(52)}${((performance.now() - inicio) / 1000).toFixed(1).padStart(8)} s`)
  return hecho
}
async function importar(que: string, clase: string, contenido: string | Buffer, nombre: string): Promise<number> {
  const id = await cronometrar(`${que}: subir y revisar`, async () => {
    const respuesta = await enviar('ana', clase, contenido, nombre)
    expect(respuesta.statusCode).toBe(200)
    await atender()
    return respuesta.json().idImportacion as number
  })
  expect((await leer(`/importaciones/${id}`, 'ana')).importacion).toMatchObject({ estado: 'REVISADA', rechazadas: 0 })
  await cronometrar(`${que}: aplicar`, async () => {
    expect((await aplicar(id)).statusCode).toBe(200)
    await atender()
  })
  expect((await leer(`/importaciones/${id}`, 'ana')).importacion).toMatchObject({ estado: 'APLICADA', motivo: null })
  return id
}
const deshacer = (que: string, id: number) =>
  cronometrar(`${que}: deshacer`, async () => {
    await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/deshacer` })
    await atender()
    expect((await leer(`/importaciones/${id}`, 'ana')).importacion).toMatchObject({ estado: 'DESHECHA', motivo: null })
  })

it('cinco mil carpetas y cinco mil archivos entran, y se van', { timeout: 1_800_000 }, async () => {
  const carpetas = await importar(`${CUANTAS} carpetas con ${CUANTAS * 4} pasos`, 'carpetasAnteriores', tabla, 'c.csv')
  const zips: number[] = []
  for (let desde = 0; desde < CUANTAS; desde += POR_ZIP) {
    const bytes = await zip(desde)
    const que = `ZIP ${zips.length + 1}, ${(bytes.length / 1024 / 1024).toFixed(0)} MB`
    zips.push(await importar(que, 'archivosAnteriores', bytes, `z${zips.length}.zip`))
  }
  expect(
    await consultar(
      `select count(*)::int as n from archivo join carpeta using (id_carpeta) where id_importacion = ${carpetas}`,
    ),
  ).toEqual([{ n: CUANTAS }])
  const dichas = CUANTAS * RESPUESTAS_DE_UNA
  const formularios = await importar(`${dichas} respuestas`, 'respuestasAnteriores', respuestas(), 'f.csv')
  expect(await consultar('select count(*)::int as n from respuesta_anterior')).toEqual([{ n: dichas }])
  await deshacer('Las respuestas', formularios)
  expect(await consultar('select count(*)::int as n from respuesta_anterior')).toEqual([{ n: 0 }])
  for (const id of zips.toReversed()) await deshacer('Un ZIP', id)
  await deshacer('Las carpetas', carpetas)
})
