import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { leerLibro } from '../../pruebas/libroDePrueba.ts'
import { sellarTodo } from '../../pruebas/sellarTodo.ts'
import { leerZip } from '../../pruebas/zip.ts'
import { verificarCadena } from '../cadena/verificar.ts'
import { datosDelLegajo } from '../legajos/datosDelLegajo.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
  await importarCarpetas('A-1/98', 'A-2/98', 'B-1', 'B.1')
})
const { atender, enviar, leer, aplicar, consultar, importarCarpetas } = importacionesDePrueba(() => portal)

const TITULOS = 'Carpeta;Formulario;Orden;Pregunta;Respuesta'
async function revisar(...filas: string[]): Promise<number> {
  const respuesta = await enviar('ana', 'respuestasAnteriores', `${[TITULOS, ...filas].join('\n')}\n`)
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([200, 'Archivo recibido. Se está revisando'])
  await atender()
  return respuesta.json().idImportacion
}
const ver = async (id: number) => (await leer(`/importaciones/${id}`, 'ana')).importacion
const filas = async (id: number) => (await leer(`/importaciones/${id}/filas?porPagina=25`, 'ana')).filas
const pedir = async (id: number, que: string) => {
  const respuesta = await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/${que}` })
  return [respuesta.statusCode, respuesta.json().message]
}
async function importar(...losDatos: string[]): Promise<number> {
  const id = await revisar(...losDatos)
  expect(await ver(id)).toMatchObject({ rechazadas: 0 })
  expect(await pedir(id, 'aplicar')).toEqual([200, 'La importación comenzó'])
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'APLICADA', motivo: null })
  return id
}
async function deshacer(id: number) {
  expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
}
const numeroDe = async (anterior: string): Promise<number> =>
  (await consultar(`select id_carpeta from carpeta where numero_anterior = '${anterior}'`))[0].id_carpeta
const leidos = async (anterior: string, quien: Demo = 'pablo') =>
  portal.como(quien, { url: `/api/formulario/anteriores?idCarpeta=${await numeroDe(anterior)}` })
const dichos = async (anterior: string) => (await leidos(anterior)).json().formularios

const DE_LA_A1 = [
  'A-1/98;Planilla B;;¿Tiene cloacas?;Sí, desde 1997',
  'a 1 98;Formulario 4;2;Muros;"Ladrillo\r\ncomún"',
  'A-1-98;PLANILLA  B;;Superficie;',
  'A-1/98;formulario 4;1;Pisos;2',
]
const COMO_ESTABAN = [
  {
    titulo: 'Planilla B',
    respuestas: [
      { pregunta: '¿Tiene cloacas?', respuesta: 'Sí, desde 1997' },
      { pregunta: 'Superficie', respuesta: '' },
    ],
  },
  {
    titulo: 'Formulario 4',
    respuestas: [
      { pregunta: 'Pisos', respuesta: '2' },
      { pregunta: 'Muros', respuesta: 'Ladrillo\ncomún' },
    ],
  },
]

describe('importadas', () => {
  let id = 0
  beforeAll(async () => {
    id = await importar(...DE_LA_A1)
  })

  it('se leen como estaban, formulario por formulario y en su orden, por quien lee los de la carpeta', async () => {
    expect(await ver(id)).toMatchObject({ leidas: 4, altas: 4, cambios: 0, iguales: 0, rechazadas: 0 })
    expect(await dichos('A-1/98')).toEqual(COMO_ESTABAN)
    expect(await dichos('A-2/98')).toEqual([])
    const estados = await Promise.all(
      (['ana', 'lucia', 'hector', 'bruno', 'clara'] as const).map(
        async (quien) => (await leidos('A-1/98', quien)).statusCode,
      ),
    )
    expect(estados).toEqual([200, 200, 200, 404, 404])
    expect(
      await consultar(
        `select orden, pregunta from respuesta_anterior where id_carpeta = ${await numeroDe('A-1/98')} order by id_respuesta`,
      ),
    ).toEqual([
      { orden: null, pregunta: '¿Tiene cloacas?' },
      { orden: 2, pregunta: 'Muros' },
      { orden: null, pregunta: 'Superficie' },
      { orden: 1, pregunta: 'Pisos' },
    ])
    // Of today's forms none was answered.
    expect(
      await consultar(
        `select (select count(*) from carpeta_formulario where id_carpeta = c.id_carpeta)::int as formularios,
           (select count(*) from formulario1 where id_carpeta = c.id_carpeta)::int as del1 from carpeta c where numero_anterior = 'A-1/98'`,
      ),
    ).toEqual([{ formularios: 0, del1: 0 }])
  })

  it('están en el legajo, y en los datos de su persona', async () => {
    const idCarpeta = await numeroDe('A-1/98')
    expect((await datosDelLegajo(portal.db, idCarpeta))?.anteriores).toEqual(COMO_ESTABAN)
    await portal.como('pablo', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta } })
    await portal.trabajar('hacer-legajos')
    const pdf = await portal.como('pablo', { url: `/api/documentacion/legajo/${idCarpeta}/pdf` })
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const suyos = new Map(leerZip((await portal.como('pablo', { url: '/api/misDatos' })).rawPayload))
    const carpeta = async (anterior: string) =>
      JSON.parse(suyos.get(`carpetas/${await numeroDe(anterior)}/carpeta.json`)?.toString('utf8') ?? '')
    expect((await carpeta('A-1/98')).formulariosAnteriores).toEqual(COMO_ESTABAN)
    expect(await carpeta('A-2/98')).not.toHaveProperty('formulariosAnteriores')
  })

  larga('salen en su planilla, que se importa otra vez y queda igual', async () => {
    const respuesta = await portal.como('lucia', { url: '/api/exportaciones/respuestasAnteriores' })
    const hoja = leerLibro(respuesta.rawPayload)
    const idCarpeta = await numeroDe('A-1/98')
    expect(hoja).toEqual([
      ['Carpeta', 'Formulario', 'Orden', 'Pregunta', 'Respuesta', 'Carpeta en el portal'],
      ['A-1/98', 'Planilla B', '', '¿Tiene cloacas?', 'Sí, desde 1997', idCarpeta],
      ['A-1/98', 'PLANILLA B', '', 'Superficie', '', idCarpeta],
      ['A-1/98', 'formulario 4', 1, 'Pisos', '2', idCarpeta],
      ['A-1/98', 'Formulario 4', 2, 'Muros', 'Ladrillo\ncomún', idCarpeta],
    ])
    const otra = await enviar('ana', 'respuestasAnteriores', respuesta.rawPayload, 'formularios.xlsx')
    await atender()
    expect(await ver(otra.json().idImportacion)).toMatchObject({ iguales: 4, altas: 0, cambios: 0, rechazadas: 0 })
  })

  larga(
    'otra respuesta se ve antes y después; se deshace en el orden inverso, y la base queda como antes',
    async () => {
      const antes = await fotoDe(portal.db)
      const otra = await revisar(
        'A-1/98;planilla b;;¿TIENE CLOACAS?;No',
        'A-1/98;Formulario 4;1;Muros;"Ladrillo\ncomún"',
        'A-1/98;Formulario 4;;Pisos;2',
        'A-2/98;Planilla B;;¿Tiene cloacas?;No se sabe',
      )
      expect(
        (await filas(otra)).map(({ accion, antes: era }: { accion: string; antes: object | null }) => [accion, era]),
      ).toEqual([
        ['CAMBIO', { Respuesta: 'Sí, desde 1997' }],
        ['CAMBIO', { Orden: '2' }],
        ['IGUAL', null],
        ['ALTA', null],
      ])
      expect(await pedir(otra, 'aplicar')).toEqual([200, 'La importación comenzó'])
      await atender()
      expect(await dichos('A-1/98')).toEqual([
        {
          titulo: 'Planilla B',
          respuestas: [
            { pregunta: '¿Tiene cloacas?', respuesta: 'No' },
            { pregunta: 'Superficie', respuesta: '' },
          ],
        },
        {
          titulo: 'Formulario 4',
          respuestas: [
            { pregunta: 'Muros', respuesta: 'Ladrillo\ncomún' },
            { pregunta: 'Pisos', respuesta: '2' },
          ],
        },
      ])
      // By chunks: the written and the changed, each with its sum, and nothing row by row.
      expect(
        await consultar(
          `select id_entidad as de, accion, despues->>'filas' as filas, length(despues->>'sha256') as suma from auditoria
         where entidad = 'respuesta_anterior' order by id`,
        ),
      ).toEqual([
        { de: `importación ${id}`, accion: 'INSERT', filas: '4', suma: 64 },
        { de: `importación ${otra}`, accion: 'INSERT', filas: '1', suma: 64 },
        { de: `importación ${otra}`, accion: 'UPDATE', filas: '2', suma: 64 },
      ])
      expect(await pedir(id, 'deshacer')).toEqual([
        409,
        `No se puede deshacer: la importación ${otra} (datos.csv) escribió después sobre las mismas filas. Deshaga primero esa`,
      ])
      await deshacer(otra)
      expect(await fotoDe(portal.db)).toEqual(antes)
      expect(await dichos('A-1/98')).toEqual(COMO_ESTABAN)
      await sellarTodo(portal.db)
      expect((await verificarCadena(portal.db)).rotura).toBeNull()
    },
  )
})

describe('no entra', () => {
  const errores = async (...lasFilas: string[]) =>
    (await filas(await revisar(...lasFilas))).map(
      ({ accion, errores: faltas }: { accion: string; errores: { columna: string; msg: string }[] }) =>
        faltas.map(({ columna, msg }) => `${columna}: ${msg}`).join('; ') || accion,
    )

  it('lo que no es de una carpeta importada, o de una sola', async () => {
    expect(
      await errores(
        'Z-9;Planilla B;;Pisos;2',
        '1001;Planilla B;;Pisos;2',
        'B 1;Planilla B;;Pisos;2',
        'A-2/98;Planilla B;;Pisos;2',
        'a-2 98;PLANILLA B;;pisos;3',
        '12/03/1998;Planilla B;;Pisos;2',
      ),
    ).toEqual([
      'Carpeta: ninguna carpeta importada tiene ese número',
      'Carpeta: ninguna carpeta importada tiene ese número',
      'Carpeta: más de una carpeta importada tiene ese número, salvo por sus signos',
      'ALTA',
      'Fila: repite la fila 5',
      'Carpeta: Excel lo convirtió en una fecha (12/03/1998). Ponga la columna como texto y escríbalo otra vez',
    ])
  })

  larga('lo que es más largo que lo que se guarda; lo justo, sí', async () => {
    const letras = (n: number) => 'x'.repeat(n)
    expect(
      await errores(
        `A-2/98;${letras(80)};1;${letras(200)};${letras(2000)}`,
        `A-2/98;${letras(81)};9999;Uno;1`,
        `A-2/98;Planilla;0;${letras(201)};1`,
        `A-2/98;Planilla;10000;Dos;${letras(2001)}`,
        `A-2/98;Planilla;uno;Tres;1`,
        `A-2/98;;;;1`,
        `${letras(31)};Planilla;;Tres;1`,
      ),
    ).toEqual([
      'ALTA',
      'Formulario: debe tener como máximo 80 caracteres',
      'Orden: debe ser 1 o más; Pregunta: debe tener como máximo 200 caracteres',
      'Orden: debe ser 9.999 o menos; Respuesta: debe tener como máximo 2.000 caracteres',
      'Orden: debe ser un número entero',
      'Formulario: es obligatorio; Pregunta: es obligatorio',
      'Carpeta: debe tener como máximo 30 caracteres',
    ])
  })

  it('lo de una carpeta de quien lo importa', async () => {
    await consultar(`update carpeta set id_persona = 1, id_profesional = null where numero_anterior = 'A-2/98'`)
    expect(await errores('A-2/98;Planilla B;;Pisos;2')).toEqual([
      'Carpeta: es de una carpeta suya: tiene que importarla otra persona',
    ])
    await consultar(`update carpeta set id_persona = 2, id_profesional = 1 where numero_anterior = 'A-2/98'`)
  })

  it('si no lo sube un ADMINISTRADOR; ni lo aplica, lo descarta o lo deshace otro', async () => {
    const respuesta = await enviar('lucia', 'respuestasAnteriores', `${TITULOS}\nA-2/98;Planilla B;;Pisos;2\n`)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      403,
      'Las carpetas anteriores las importa solo un ADMINISTRADOR',
    ])
    const id = await revisar('A-2/98;Planilla B;;Pisos;2')
    for (const que of ['aplicar', 'descartar', 'deshacer']) {
      expect((await portal.como('lucia', { method: 'POST', url: `/api/importaciones/${id}/${que}` })).statusCode).toBe(
        403,
      )
    }
  })

  larga('lo malo, si se aplica lo bueno: vuelve en su planilla y, corregido, entra en su orden', async () => {
    await importarCarpetas('C-1')
    const id = await revisar(
      'C-1;Planilla C;1;Pisos;2',
      `C-1;Planilla C;2;${'x'.repeat(201)};3`,
      'C-1;Planilla C;3;Cochera;Sí',
    )
    expect((await pedir(id, 'aplicar'))[0]).toBe(409)
    expect(await pedir(id, 'aplicar?modo=BUENAS&conMalas=1')).toEqual([200, 'La importación comenzó'])
    await atender()
    const { rawPayload } = await portal.como('ana', { url: `/api/importaciones/${id}/planilla` })
    const [titulos, [carpeta, formulario, orden, , respuesta, motivo] = []] = leerLibro(rawPayload)
    expect(titulos).toEqual(['Carpeta', 'Formulario', 'Orden', 'Pregunta', 'Respuesta', 'Motivos'])
    expect(motivo).toBe('Fila 3. Pregunta: debe tener como máximo 200 caracteres')
    await importar([carpeta, formulario, orden, 'Baños', respuesta].join(';'))
    expect(await dichos('C-1')).toEqual([
      {
        titulo: 'Planilla C',
        respuestas: [
          { pregunta: 'Pisos', respuesta: '2' },
          { pregunta: 'Baños', respuesta: '3' },
          { pregunta: 'Cochera', respuesta: 'Sí' },
        ],
      },
    ])
  })
})

describe('deshechas', () => {
  it('no queda ninguna; y sin eso, la importación de sus carpetas no se deshace', async () => {
    const limpia = await fotoDe(portal.db)
    const carpetas = await importarCarpetas('D-1', 'D-2')
    const antes = await fotoDe(portal.db)
    const id = await importar('D-1;Planilla B;;Pisos;2', 'D-2;Planilla B;;Pisos;1')
    expect(await pedir(carpetas, 'deshacer')).toEqual([
      409,
      'No se puede deshacer: lo que se importó ya lo usan 2 respuestas de sus formularios',
    ])
    await deshacer(id)
    expect(await fotoDe(portal.db)).toEqual(antes)
    await deshacer(carpetas)
    expect(await fotoDe(portal.db)).toEqual(limpia)
  })

  larga('no, si alguien cambió una, y se dice cuál', async () => {
    await importarCarpetas('E-1')
    const id = await importar('E-1;Planilla B;;Pisos;2')
    await consultar(`update respuesta_anterior set respuesta = '3' where id_carpeta = ${await numeroDe('E-1')}`)
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await ver(id)).toMatchObject({
      estado: 'APLICADA',
      motivo: 'No se deshizo: después de importar cambió la respuesta a Pisos. No se cambió nada',
    })
  })
})

describe('de una carpeta que pierde sus datos (A-286)', () => {
  it('se van, con lo que la auditoría copió; su importación ya no se deshace, y no entran otras', async () => {
    const viejas = await enviar(
      'ana',
      'carpetasAnteriores',
      'Número;Tipo de encomienda;Padrón;Presentada;Estado;Estado desde\nV-1;Obra nueva;100005;01/03/2005;FINALIZADO;10/09/2005\nV-2;Obra nueva;100005;01/03/2025;FINALIZADO;10/09/2025\n',
    )
    await atender()
    await aplicar(viejas.json().idImportacion)
    await atender()
    const id = await importar('V-1;Planilla B;;Quién vive;CLARA NIEVA', 'V-2;Planilla B;;Quién vive;OTRA GENTE')
    const [vieja, nueva] = [await numeroDe('V-1'), await numeroDe('V-2')]
    await consultar(
      `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
       values ('conservacion', 1, '{"carpetas": "3653"}', 'Prueba', 1, now() - interval '8 days')`,
    )
    await sellarTodo(portal.db)
    await portal.trabajar('conservar')
    const quedan = () =>
      consultar(
        `select id_carpeta as de from respuesta_anterior where id_carpeta in (${vieja}, ${nueva}) order by id_carpeta`,
      )
    const copias = () =>
      consultar(
        `select 1 as hay from auditoria where entidad = 'respuesta_anterior' and (antes::text like '%CLARA NIEVA%' or despues::text like '%CLARA NIEVA%')
         union all select 1 from auditoria_tanda where contenido::text like '%CLARA NIEVA%'`,
      )
    expect(await quedan()).toEqual([{ de: nueva }])
    // Between a look at the file and its folder's night.
    await consultar(
      `insert into respuesta_anterior (id_carpeta, formulario, pregunta, respuesta) values (${vieja}, 'Planilla B', 'Tarde', 'CLARA NIEVA')`,
    )
    expect((await copias()).length).toBeGreaterThan(0)
    for (let noche = 0; noche < 2; noche++) {
      await sellarTodo(portal.db)
      await portal.trabajar('conservar')
    }
    expect([await quedan(), await copias()]).toEqual([[{ de: nueva }], []])
    await sellarTodo(portal.db)
    expect((await verificarCadena(portal.db)).rotura).toBeNull()
    expect(await pedir(id, 'deshacer')).toEqual([
      409,
      'No se puede deshacer: de esta importación ya no se guarda cómo estaba cada fila antes',
    ])
    const [fila] = await filas(await revisar('V-1;Planilla B;;Quién vive;CLARA NIEVA'))
    expect(fila.errores).toEqual([
      {
        columna: 'Carpeta',
        msg: 'es de una carpeta que ya perdió sus datos personales: se cerró hace más de lo que la ciudad los guarda',
      },
    ])
  })
})

larga('de una carpeta borrada no las lee nadie', async () => {
  await importarCarpetas('W-1')
  await importar('W-1;Planilla B;;Pisos;2')
  expect((await leidos('W-1')).statusCode).toBe(200)
  await consultar(`update carpeta set borrada_el = now() where numero_anterior = 'W-1'`)
  expect((await leidos('W-1', 'ana')).statusCode).toBe(404)
  expect(
    (await filas(await revisar('W-1;Planilla B;;Pisos;2'))).map(({ accion }: { accion: string }) => accion),
  ).toEqual(['RECHAZADA'])
})
