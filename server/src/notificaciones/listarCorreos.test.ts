import { beforeAll, describe, expect, it } from 'vitest'
import { mundoDeAcceso } from '../../pruebas/acceso/mundo.ts'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
let idFallido: number
beforeAll(async () => {
  portal = await appDePrueba()
  const mundo = mundoDeAcceso(portal)
  const idCarpeta = await mundo.completa()
  await mundo.mover('lucia', idCarpeta, { idEstado: 4, observaciones: 'Falta la firma del propietario.' })
  idFallido = await mundo.correoFallido()
})

const listar = async (consulta: string) =>
  (await portal.como('lucia', { url: `/api/notificaciones/correos?${consulta}` })).json()
const ver = async (id: number) => (await portal.como('lucia', { url: `/api/notificaciones/correo/${id}` })).json()
const reintentar = (idCorreo: number) =>
  portal.como('lucia', { method: 'POST', url: '/api/notificaciones/reintentar', payload: { idCorreo } })

it('cada movimiento de una carpeta avisa a su profesional y al propietario, y a nadie más', async () => {
  const { correos } = await listar('buscar=pablo.medina&orden=antiguas')
  expect(correos.map((c: { asunto: string }) => c.asunto.replace(/\d+/, 'N'))).toEqual([
    'Carpeta N: creada',
    'Carpeta N: observada',
  ])
  const { correo } = await ver(correos[1].idCorreo)
  expect(correo.texto).toContain('Observación: Falta la firma del propietario.')
  const { correos: deClara } = await listar('buscar=clara.nieva&orden=antiguas&estado=PENDIENTE')
  expect(deClara.map((c: { asunto: string }) => c.asunto.replace(/\d+/, 'N'))).toEqual([
    'Obra en su inmueble, carpeta N: creada',
    'Obra en su inmueble, carpeta N: observada',
  ])
  expect((await ver(deClara[1].idCorreo)).correo.texto).not.toContain('firma')
  expect((await listar('')).total).toBe(5)
})

describe('se busca y se filtra', () => {
  it.each([
    ['estado=FALLIDO', 1],
    ['estado=PENDIENTE', 4],
    ['estado=ENVIADO', 0],
    ['buscar=OBSERVADA', 2],
    ['buscar=clara', 3],
    ['buscar=%25%25%25', 0],
    ['estado=PENDIENTE&buscar=clara', 2],
  ])('%s: %i', async (consulta, total) => {
    expect((await listar(consulta)).total).toBe(total)
  })

  it.each([
    ['estado=OTRO', 'Estado: no existe'],
    ['buscar=ab', 'Buscar: escriba al menos 3 letras o números'],
    ['porPagina=25&pagina=41', 'Página: se llega hasta la fila 1.000. Acote la búsqueda para ver las demás'],
  ])('%s: 400', async (consulta, message) => {
    expect(await listar(consulta)).toMatchObject({ ok: false, message })
  })
})

it('uno fallido se reintenta, y queda escrito quién lo pidió; uno enviado, no', async () => {
  expect((await reintentar(idFallido)).json()).toEqual({
    ok: true,
    message: 'El correo se enviará de nuevo en unos segundos',
  })
  const { correo } = await ver(idFallido)
  expect(correo).toMatchObject({
    estado: 'PENDIENTE',
    intentos: 0,
    historia: [{ resultado: 'REINTENTO', detalle: 'Pedido por Lucía Juárez' }],
  })
  await portal.db.$client.query(`update correo_saliente set estado = 'ENVIADO' where id_correo = $1`, [idFallido])
  const repetido = await reintentar(idFallido)
  expect([repetido.statusCode, repetido.json().message]).toEqual([409, 'El correo ya se envió'])
  const inexistente = await reintentar(2_000_000_000)
  expect([inexistente.statusCode, inexistente.json().message]).toEqual([404, 'El correo no existe'])
})
