import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { MEMBRETE } from '../../pruebas/membreteDePrueba.ts'
import { htmlDeCorreo } from '../notificaciones/formato.ts'
import { enTransaccion } from '../plataforma/base/db.ts'

/** What each mail says, as the city writes it. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const [CLARA, PABLO] = [7, 2]
const RECIBIDA = 'correo.carpetaRecibida'
const DEL_PROPIETARIO = 'correo.obraDelPropietario'

const version = async (clave: string): Promise<number> =>
  (await portal.como('ana', { url: `/api/ciudad/configuracion/${clave}` })).json().versiones[0].version
const escribir = async (clave: string, asunto: string, cuerpo: string, quien: Demo = 'ana') =>
  portal.como(quien, {
    method: 'POST',
    url: '/api/ciudad/configuracion',
    payload: { clave, version: await version(clave), motivo: 'Prueba', valor: { asunto, cuerpo } },
  })
/** A folder that goes to the counter: what its applicant and its owner are told. */
async function recibida() {
  const carpetas = carpetasDePrueba(portal)
  const idCarpeta = await carpetas.completa()
  await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '4521-M', observaciones: 'La trajo Medina.' })
  return { idCarpeta, correos: await correosDe(idCarpeta) }
}
const correosDe = async (idCarpeta: number) =>
  (
    await portal.db.$client.query(
      `select id_persona as a, redaccion from correo_saliente
       where redaccion -> 'datos' @> jsonb_build_array(jsonb_build_array('Carpeta', $1::text)) order by id_correo`,
      [String(idCarpeta)],
    )
  ).rows
const ultimoDe = (correos: { a: number; redaccion: { asunto: string; parrafos: string[] } }[], persona: number) =>
  correos.filter(({ a }) => a === persona).at(-1)?.redaccion

describe('lo que dice un correo', () => {
  it('es lo que vino hasta que la ciudad lo escribe; lo que esperaba para salir no cambia', async () => {
    const antes = await recibida()
    const comoVino = {
      asunto: `Carpeta ${antes.idCarpeta}: recibida en mesa de entradas`,
      parrafos: [
        'La mesa de entradas recibió su carpeta.',
        'No tiene que hacer nada por ahora. Le avisaremos cuando haya novedades.',
      ],
    }
    expect(ultimoDe(antes.correos, PABLO)).toMatchObject(comoVino)
    const escrito = await escribir(
      RECIBIDA,
      'Ya tenemos la {carpeta}',
      'Buen día.\nPasó a {estado}.\n\nMesa de entradas.',
    )
    expect([escrito.statusCode, escrito.json().version]).toEqual([200, 1])
    const despues = await recibida()
    expect(ultimoDe(despues.correos, PABLO)).toMatchObject({
      asunto: `Ya tenemos la ${despues.idCarpeta}`,
      parrafos: ['Buen día.\nPasó a RECIBIDO MESA ENTRADAS.', 'Mesa de entradas.'],
      datos: expect.arrayContaining([['Expediente', '4521-M']]),
    })
    expect(ultimoDe(await correosDe(antes.idCarpeta), PABLO)).toMatchObject(comoVino)
  })

  it('se vuelve a lo que vino guardándolo otra vez', async () => {
    const { versiones } = (await portal.como('ana', { url: `/api/ciudad/configuracion/${RECIBIDA}` })).json()
    expect(versiones.map((v: { version: number; autor: string | null }) => [v.version, v.autor])).toEqual([
      [1, 'Ana Romano'],
      [0, null],
    ])
    const { asunto, cuerpo } = versiones[1].valor
    expect((await escribir(RECIBIDA, asunto, cuerpo)).json().version).toBe(2)
    const { idCarpeta, correos } = await recibida()
    expect(ultimoDe(correos, PABLO)?.asunto).toBe(`Carpeta ${idCarpeta}: recibida en mesa de entradas`)
  })

  it.each([
    [
      RECIBIDA,
      'Carpeta {carpeta}',
      'Hola, {propietario}',
      'Texto del correo: este correo no tiene el campo {propietario}. Los que tiene: {carpeta}, {estado}',
      'valor.cuerpo',
    ],
    [
      DEL_PROPIETARIO,
      'Obra {carpeta}: {codigo}',
      'Algo',
      'Asunto: este correo no tiene el campo {codigo}. Los que tiene: {carpeta}, {estado}, {novedad}',
      'valor.asunto',
    ],
    [
      'correo.reservado',
      'Novedades de {numero}',
      'Mire {ruta}',
      'Texto del correo: este correo no tiene el campo {ruta}. Los que tiene: {que}, {numero}, {estado}',
      'valor.cuerpo',
    ],
    [
      RECIBIDA,
      'Novedades',
      'Sin número',
      'Texto del correo: falta el campo {carpeta}, en el asunto o en el texto (El número de la carpeta)',
      'valor.cuerpo',
    ],
    [RECIBIDA, '', 'La {carpeta}', 'Escriba el asunto', 'valor.asunto'],
    [RECIBIDA, 'La {carpeta}', '', 'Escriba el texto del correo', 'valor.cuerpo'],
    [
      RECIBIDA,
      `La {carpeta}${'x'.repeat(109)}`,
      'Algo',
      'Asunto: debe tener como máximo 120 caracteres',
      'valor.asunto',
    ],
    [
      RECIBIDA,
      'La {carpeta}',
      'x'.repeat(2001),
      'Texto del correo: debe tener como máximo 2.000 caracteres',
      'valor.cuerpo',
    ],
  ])('%s se niega y nombra lo que está mal (%#)', async (clave, asunto, cuerpo, msg, path) => {
    const antes = await version(clave)
    const respuesta = await escribir(clave, asunto, cuerpo)
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, [{ msg, path }]])
    expect(await version(clave)).toBe(antes)
  })

  it('un asunto de 120 letras y un texto de 2.000 entran; lo que no es un correo, no', async () => {
    expect((await escribir(RECIBIDA, `La {carpeta}${'x'.repeat(108)}`, 'y'.repeat(2000))).statusCode).toBe(200)
    const ajena = { clave: 'correo.otro', version: 0, motivo: 'Prueba', valor: { asunto: 'a', cuerpo: 'b' } }
    expect(
      (await portal.como('ana', { method: 'POST', url: '/api/ciudad/configuracion', payload: ajena })).statusCode,
    ).toBe(400)
    expect((await portal.como('ana', { url: '/api/ciudad/configuracion/correo.otro' })).statusCode).toBe(400)
  })

  it('lo cambia solo un administrador', async () => {
    const payload = { clave: RECIBIDA, version: 0, motivo: 'Prueba', valor: { asunto: '{carpeta}', cuerpo: 'b' } }
    for (const quien of ['lucia', 'hector', 'pablo', 'clara'] as const)
      expect((await portal.como(quien, { method: 'POST', url: '/api/ciudad/configuracion', payload })).statusCode).toBe(
        403,
      )
  })
})

describe('lo que no puede decir', () => {
  it('el del propietario, escrito por la ciudad, no cuenta más que antes (A-205)', async () => {
    await escribir(DEL_PROPIETARIO, 'Su obra, {carpeta}', 'Está {novedad}, en {estado}.')
    const { idCarpeta, correos } = await recibida()
    const suyo = ultimoDe(correos, CLARA)
    expect(suyo).toMatchObject({
      asunto: `Su obra, ${idCarpeta}`,
      parrafos: ['Está recibida en mesa de entradas, en RECIBIDO MESA ENTRADAS.'],
    })
    expect(JSON.stringify(suyo)).not.toMatch(/Medina|Pablo|2025333444|seguimiento|4521-M/i)
  })

  it('lo que una ciudad guardó y el correo ya no ofrece, no sale con un hueco: sale lo que vino', async () => {
    // As a restored database, or an older portal, would have it.
    const siguiente = 1 + (await version(DEL_PROPIETARIO))
    await enTransaccion(portal.db, 1, (tx) =>
      tx.$client.query(
        `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
         values ($1, $2, '{"asunto": "De {codigo}", "cuerpo": "{observacion}"}', 'Prueba', 1, now())`,
        [DEL_PROPIETARIO, siguiente],
      ),
    )
    const { idCarpeta, correos } = await recibida()
    expect(ultimoDe(correos, CLARA)?.asunto).toBe(
      `Obra en su inmueble, carpeta ${idCarpeta}: recibida en mesa de entradas`,
    )
  })

  it('lo que parece HTML se lee como se escribió', async () => {
    await escribir(RECIBIDA, 'La {carpeta} <b>', '<script>alert(1)</script> & "{estado}"')
    const { correos } = await recibida()
    const redaccion = ultimoDe(correos, PABLO)
    const html = htmlDeCorreo(redaccion as never, MEMBRETE)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;RECIBIDO MESA ENTRADAS&quot;')
  })
})
