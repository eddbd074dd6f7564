import { beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { FallasAfuera } from '../plataforma/afuera/fallasAfuera.ts'
import { avisosDeMedidas, medir } from './medir.ts'

let portal: AppDePrueba
beforeEach(async () => {
  portal = await appDePrueba()
})
const consultar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)
const avisos = async () => (await portal.app.inject('/salud/listo')).json().avisos
const NADA = { carpetas: ['/no/hay'], enEspera: () => 0 }
const CORREO = `insert into correo_saliente (destinatario, motivo, redaccion, creado_el)
  values ('a@example.com', 'PRUEBA', '{}', now() - $1::interval)`

it('un correo que espera una hora y un minuto se avisa; uno que espera una hora menos un minuto, no', async () => {
  await consultar(`delete from correo_adjunto`)
  await consultar(`update correo_saliente set estado = 'ENVIADO'`)
  await consultar(CORREO, ['59 minutes'])
  expect(await avisos()).toBeUndefined()
  await consultar(CORREO, ['61 minutes'])
  expect(await avisos()).toEqual([
    'Correos que esperan: Lo más viejo espera desde hace 1 hora. Vea en «Correos enviados» por qué no salen. Si nunca salió ninguno, falta SMTP_URL',
  ])
})

it('veinte correos que no salieron en la semana no se avisan, y veintiuno sí', async () => {
  const fallido = (hace: string) => consultar(CORREO, [hace])
  await consultar(`update correo_saliente set estado = 'ENVIADO'`)
  for (let n = 0; n < 20; n++) await fallido('6 days')
  await fallido('8 days')
  await consultar(`update correo_saliente set estado = 'FALLIDO' where motivo = 'PRUEBA'`)
  expect(await avisos()).toBeUndefined()
  await fallido('1 minute')
  await consultar(`update correo_saliente set estado = 'FALLIDO' where motivo = 'PRUEBA'`)
  expect(await avisos()).toEqual([
    expect.stringMatching(/^Correos que no salieron: 21 correos no salieron en la última semana\. /),
  ])
  expect((await portal.app.inject('/metricas')).body).toMatch(/^portal_correos_fallidos_semana 21$/m)
})

it('un trabajo que no corre y uno que falla tres veces se avisan, y el estado dice cuál y por qué', async () => {
  const hecho = (nombre: string, hace: string, fallas: number) =>
    consultar(
      `insert into trabajo_hecho (nombre, cada_segundos, ultima_vez, fallas, error)
       values ($1, 60, now() - $2::interval, $3, case when $3 > 0 then 'ECONNREFUSED' end)`,
      [nombre, hace, fallas],
    )
  await hecho('a', '359 seconds', 0)
  await hecho('b', '1 second', 2)
  expect(await avisos()).toBeUndefined()
  await hecho('c', '361 seconds', 0)
  await hecho('d', '1 second', 3)
  expect(await avisos()).toEqual([
    expect.stringMatching(/^Trabajos que no corren: 1 trabajo no corre\. /),
    expect.stringMatching(/^Trabajos que fallan: 1 trabajo falló las últimas tres veces\. /),
  ])
  const { trabajos, medidas, version } = (await portal.como('ana', { url: '/api/estado' })).json()
  expect(trabajos).toMatchObject([
    { nombre: 'd', fallas: 3, error: 'ECONNREFUSED' },
    { nombre: 'b', fallas: 2, error: 'ECONNREFUSED' },
  ])
  expect(medidas).toContainEqual({ medida: 'trabajosAtrasados', valor: 1 })
  expect(version).toBe('0.2.0')
  expect((await portal.app.inject('/metricas')).body).toMatch(/^portal_trabajos_con_fallas 1$/m)
})

it('Ciudad Digital y el disco: cada uno pasado su presupuesto, y lo que no se puede saber no se inventa', async () => {
  const fallas = new FallasAfuera()
  const donde = { ...NADA, db: portal.db, fallas }
  for (let n = 0; n < 20; n++) fallas.anotar('Ciudad Digital', 'tiempo', '')
  expect(await avisosDeMedidas(donde)).toEqual([])
  fallas.anotar('Ciudad Digital', 'nombre', '')
  expect(await avisosDeMedidas(donde)).toEqual([
    expect.stringMatching(/^Ciudad Digital: No le respondió a este proceso 21 veces en la última hora\. /),
  ])
  expect((await medir(donde)).disco).toBeNull()
  expect((await medir({ ...donde, carpetas: ['/no/hay', '/'] })).disco).toBeGreaterThan(0)
  // Of two disks, the one that is fuller.
  const de = async (...carpetas: string[]) => (await medir({ ...donde, carpetas })).disco ?? 0
  const [uno, otro] = [await de('/'), await de('/dev/shm')]
  expect([uno, otro]).toContain(await de('/', '/dev/shm'))
  expect(await de('/', '/dev/shm')).toBeGreaterThanOrEqual(Math.max(Math.floor(uno), Math.floor(otro)))
})

it('cinco pedidos que esperan una conexión no se avisan, y seis sí', async () => {
  const esperan = (n: number) => ({ ...NADA, db: portal.db, fallas: new FallasAfuera(), enEspera: () => n })
  expect(await avisosDeMedidas(esperan(5))).toEqual([])
  expect(await avisosDeMedidas(esperan(6))).toEqual([
    expect.stringMatching(
      /^Pedidos que esperan una conexión a la base: 6 pedidos esperan una conexión en este proceso\. .*CONEXIONES/,
    ),
  ])
  expect((await portal.app.inject('/metricas')).body).toMatch(/^portal_conexiones_en_espera 0$/m)
})

it('lo que no respondió queda en el registro, con su causa y con el campo que falta', async () => {
  const renglones: string[] = []
  const fallas = new FallasAfuera()
  await appDePrueba({
    fallas,
    ajustes: { NIVEL_DE_REGISTRO: 'warn' },
    destinoDeRegistro: { write: (renglon) => void renglones.push(renglon) },
  })
  fallas.anotar('Proveedor de pagos', 'forma', 'consulta: EstadoId')
  expect(renglones.map((uno) => JSON.parse(uno))).toContainEqual(
    expect.objectContaining({
      sistema: 'Proveedor de pagos',
      causa: 'forma',
      detalle: 'consulta: EstadoId',
      msg: 'no respondió',
    }),
  )
})

it('un trabajo con hora que no corre se avisa pasada la vuelta que le tocaba y una hora más', async () => {
  const hecho = (nombre: string, hace: number) =>
    consultar(
      `insert into trabajo_hecho (nombre, cada_segundos, ultima_vez) values ($1, 90000, now() - make_interval(secs => $2))`,
      [nombre, hace],
    )
  await hecho('de-noche', 90_299)
  expect(await avisos()).toBeUndefined()
  await hecho('de-la-otra-noche', 90_301)
  expect(await avisos()).toEqual([expect.stringMatching(/^Trabajos que no corren: 1 trabajo no corre\. /)])
})

it('cinco minutos sin leer de la réplica no se avisan, y uno más sí; donde no hay réplica, nada', async () => {
  const donde = { ...NADA, db: portal.db, fallas: new FallasAfuera() }
  const fuera = (segundos: number) => ({ ...donde, replica: { segundosFuera: () => segundos } })
  expect((await medir(donde)).replica).toBeNull()
  expect(await avisosDeMedidas(fuera(300))).toEqual([])
  expect(await avisosDeMedidas(fuera(360))).toEqual([
    'Réplica de lectura: No se lee desde hace 6 minutos: responde la base principal. El registro dice por qué: no responde, está atrasada, o dejó de seguir a la principal',
  ])
})
