import { beforeAll, expect, it } from 'vitest'
import { baseVacia } from '../baseDePrueba.ts'
import { type Catalogo, leerCatalogo } from './catalogo.ts'
import { type Descrita, describir } from './describir.ts'

let describirla: (texto: string) => Promise<Descrita>

beforeAll(async () => {
  const db = await baseVacia()
  let catalogo: Catalogo | undefined
  describirla = async (texto) => {
    const client = await db.$client.connect()
    try {
      catalogo ??= await leerCatalogo(client)
      return await describir(client, catalogo, 'de_prueba', texto)
    } finally {
      client.release()
    }
  }
})

it.each([
  // A column, as its table says.
  ['id_persona', 'from carpeta', false],
  ['id_profesional', 'from carpeta', true],
  // Outer joins leave empty the side that may have no row, and only that one.
  ['c.id_carpeta', 'from carpeta c left join profesional p using (id_profesional)', false],
  ['p.matricula', 'from carpeta c left join profesional p using (id_profesional)', true],
  ['p.matricula', 'from carpeta c join profesional p using (id_profesional)', false],
  ['c.id_carpeta', 'from carpeta c right join profesional p using (id_profesional)', true],
  ['c.id_carpeta', 'from carpeta c full join profesional p using (id_profesional)', true],
  ['l.id_pago', 'from carpeta c left join lateral (select id_pago from pago limit 1) l on true', true],
  ['l.id_pago', 'from carpeta c cross join lateral (select id_pago from pago limit 1) l', false],
  // Through subqueries, common tables and groups.
  ['t.padron', 'from (select padron from carpeta) t', false],
  ['t.expediente', 'from (select expediente from carpeta) t', true],
  ['t.x', 'from (select padron as x from carpeta union select expediente from carpeta) t', true],
  ['padron', 'from carpeta group by padron', false],
  ['expediente', 'from carpeta group by expediente', true],
  ['padron', 'from carpeta group by grouping sets ((padron), ())', true],
  // Of expressions, those that give null for a null alone.
  ['count(*)::integer', 'from carpeta', false],
  ['max(id_carpeta)', 'from carpeta', true],
  ["padron || '/' || id_carpeta", 'from carpeta', false],
  ["padron || '/' || expediente", 'from carpeta', true],
  ["coalesce(expediente, 'sin')", 'from carpeta', false],
  ['coalesce(expediente, observacion)', 'from carpeta', true],
  ['expediente is null', 'from carpeta', false],
  ['exists (select 1 from pago)', '', false],
  ['(select count(*) from pago)', '', false],
  ['(select id_pago from pago limit 1)', '', true],
  ['(select count(*) from pago limit 0)', '', true],
  ['case when completa then 1 else 2 end', 'from carpeta', false],
  ['case when completa then 1 end', 'from carpeta', true],
  ["nullif(padron, '')", 'from carpeta', true],
  ["redaccion ->> 'asunto'", 'from correo_saliente', true],
  ["to_char(creado_el, '')", 'from pago', true],
  ['x', 'from unnest($1::text[]) as x', true],
])('%s %s: nula, %s', async (columna, de, nula) => {
  const { salidas } = await describirla(`select ${columna} as c ${de}`)
  expect(salidas.map((salida) => salida.nula)).toEqual([nula])
})

it('lo que devuelve un cambio es de su tabla; lo de antes puede no haber estado', async () => {
  const { salidas } = await describirla(
    `insert into borrador (id_persona, clave, datos, version) values ($1, $2, $3, 1)
     on conflict (id_persona, clave) do update set version = 2 returning version, version_avisada, old.version as antes`,
  )
  expect(salidas.map(({ nombre, nula }) => [nombre, nula])).toEqual([
    ['version', false],
    ['version_avisada', true],
    ['antes', true],
  ])
})

it('dice qué recibe, con las marcas de lo que puede ser nulo y de lo que nunca lo es', async () => {
  const { valores, salidas } = await describirla('select nullif($1::integer, 1) as "uno!", $2?::text as otro')
  expect(valores).toEqual([
    { tipo: 'integer', nulo: false },
    { tipo: 'text', nulo: true },
  ])
  expect(salidas.map(({ nombre, tipo, nula }) => [nombre, tipo, nula])).toEqual([
    ['uno', 'integer', false],
    ['otro', 'text', true],
  ])
})

it('dice qué tablas lee y cuáles cambia, también las de sus partes', async () => {
  const { lee, escribe } = await describirla(
    `with cerrada as (
       update carpeta set estado = 9 where id_persona in (select id_persona from persona) returning id_carpeta
     )
     delete from importaciones.fila f using cerrada c where f.fila = c.id_carpeta`,
  )
  expect(lee).toEqual(['persona'])
  expect(escribe).toEqual(['carpeta', 'importaciones.fila'])
})
