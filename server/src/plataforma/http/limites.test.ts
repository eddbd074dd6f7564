import { describe, expect, it } from 'vitest'
import {
  type AppDePrueba,
  appDePrueba,
  CUIL,
  ciudadDigitalDePrueba,
  type Demo,
  otroProceso,
} from '../../../pruebas/appDePrueba.ts'
import { puertoLibre } from '../../../pruebas/caidas/proceso.ts'
import { pedidoDeAlta } from '../../../pruebas/carpetasDePrueba.ts'
import { instantanea } from '../../../pruebas/instantanea.ts'
import type { CiudadDigital } from '../ciudadDigital/ciudadDigital.ts'
import { direccionContada } from './limitesPorDireccion.ts'

const DEMASIADOS = { ok: false, message: 'Demasiados pedidos en poco tiempo. Espere un minuto e intente de nuevo' }
const PADRON = '/api/padron/obtenerDomicilioPorPadron/100001'

/** How many of so many calls got through; the others are refused with the sentence. */
async function veces(portal: AppDePrueba, quien: Demo, cuantas: number, pedido: Parameters<AppDePrueba['como']>[1]) {
  const respuestas = await Promise.all(Array.from({ length: cuantas }, () => portal.como(quien, pedido)))
  for (const { statusCode, body } of respuestas) {
    if (statusCode === 429) expect(JSON.parse(body)).toEqual(DEMASIADOS)
    else expect(statusCode).toBe(200)
  }
  return respuestas.filter(({ statusCode }) => statusCode === 200).length
}

/** Measured inside one minute, which is what the limits count: one that the clock cut is measured again, with a portal that has counted nothing. */
async function enUnMinuto<T>(
  opciones: Parameters<typeof appDePrueba>[0],
  medir: (portal: AppDePrueba) => Promise<T>,
): Promise<T> {
  for (;;) {
    const portal = await appDePrueba(opciones)
    const minuto = async () =>
      (await portal.db.$client.query(`select date_trunc('minute', now())::text as es`)).rows[0].es
    const alEmpezar = await minuto()
    const medido = await medir(portal)
    if ((await minuto()) === alEmpezar) return medido
  }
}

describe('por persona y por minuto', () => {
  it('las consultas de personas y padrones, en todas sus llamadas', async () => {
    const propietario = { url: `/api/formulario/buscarPropietario/${CUIL.clara}` }
    const logradas = await enUnMinuto({ ajustes: { LIMITE_CONSULTAS: '4' } }, async (portal) => [
      await veces(portal, 'pablo', 3, { url: PADRON }),
      await veces(portal, 'pablo', 3, propietario),
      await veces(portal, 'clara', 3, { url: PADRON }),
      await veces(portal, 'pablo', 3, { url: '/api/documentacion/listar' }),
    ])
    expect(logradas).toEqual([3, 1, 3, 3])
  })

  it('los envíos: del que se rechaza no queda nada', async () => {
    const logrados = await enUnMinuto({ ajustes: { LIMITE_ENVIOS: '3' } }, async (portal) => {
      const antes = await instantanea(portal)
      const dePablo = await veces(portal, 'pablo', 5, pedidoDeAlta())
      const despues = await instantanea(portal)
      return [
        dePablo,
        (despues.filas.carpeta ?? 0) - (antes.filas.carpeta ?? 0),
        despues.archivos.length - antes.archivos.length,
        await veces(portal, 'bruno', 1, pedidoDeAlta({ idProfesional: 2 })),
        await veces(portal, 'pablo', 2, { url: PADRON }),
      ]
    })
    expect(logrados).toEqual([3, 3, 3, 1, 2])
  })

  it('las llamadas, cualesquiera; cada persona tiene las suyas aunque lleguen de una misma dirección', async () => {
    const atendidas = await enUnMinuto({ ajustes: { LIMITE_LLAMADAS: '5' } }, async (portal) => [
      await veces(portal, 'pablo', 8, { url: '/api/catastroInicio/rolPersona' }),
      await veces(portal, 'pablo', 2, { url: '/api/formulario/calles' }),
      await veces(portal, 'clara', 5, { url: '/api/catastroInicio/rolPersona' }),
    ])
    expect(atendidas).toEqual([5, 0, 5])
  })
})

describe('las llamadas, en dos procesos', () => {
  const ROL = { url: '/api/catastroInicio/rolPersona' }

  it('son las de los dos: ninguno atiende lo que el otro ya atendió', async () => {
    const ajustes = { LIMITE_LLAMADAS: '15' }
    const atendidas = await enUnMinuto({ ajustes }, async (uno) => {
      const otro = await otroProceso(uno, { ajustes })
      let cuantas = 0
      for (let n = 0; n < 12; n += 1)
        for (const proceso of [uno, otro]) cuantas += await veces(proceso, 'pablo', 1, ROL)
      return [cuantas, await veces(otro, 'clara', 1, ROL)]
    })
    expect(atendidas).toEqual([15, 1])
  })

  it('se dicen a la base de a una veintena de su límite, y no de a una', async () => {
    const contadas = await enUnMinuto({ ajustes: { LIMITE_LLAMADAS: '100' } }, async (portal) => {
      for (let n = 0; n < 12; n += 1) await veces(portal, 'pablo', 1, ROL)
      return (await portal.db.$client.query(`select cuenta from uso_por_minuto where clase = 'llamadas'`)).rows
    })
    expect(contadas).toEqual([{ cuenta: 10 }])
  })
})

describe('los titulares de un día (A-212)', () => {
  const LLEGO = {
    ok: false,
    message: 'Llegó al máximo de titulares que puede consultar por día. Intente de nuevo mañana',
  }
  async function seisTitulares({ db }: AppDePrueba) {
    await db.$client.query(
      `insert into padron (padronm, padronp, apeynom, dni)
       select 800000 + n, 'P' || n, 'ZZUTANO ' || chr(64 + (n + 1) / 2), 40000000 + (n + 1) / 2 from generate_series(1, 12) n`,
    )
  }
  const buscar = async (portal: AppDePrueba, quien: Demo, pagina: string) =>
    (await portal.como(quien, { url: `/api/padron/obtenerPadronNombre/ZZUTANO${pagina}` })).json()
  const vistos = async ({ db }: AppDePrueba) =>
    (await db.$client.query('select id_persona, mostrados from titulares_por_dia order by 1')).rows.map((r) => [
      r.id_persona,
      r.mostrados,
    ])

  it('cuentan los que se muestran y no las búsquedas; lo que pasa se niega y no cuenta', async () => {
    const ajustes = { LIMITE_TITULARES_POR_DIA: '8', LIMITE_TITULARES_POR_DIA_DEL_PERSONAL: '12' }
    const portal = await appDePrueba({ ajustes })
    const otro = await otroProceso(portal, { ajustes })
    await seisTitulares(portal)
    for (let n = 0; n < 12; n += 1)
      expect((await portal.como('clara', { url: '/api/padron/obtenerPadronNombre/QQNADIE' })).json()).toMatchObject({
        total: 0,
      })
    // Twelve properties of six holders.
    expect(await buscar(portal, 'clara', '')).toMatchObject({ total: 12 })
    expect(await buscar(otro, 'clara', '')).toEqual(LLEGO)
    // Five properties more are three holders.
    expect(await buscar(otro, 'clara', '?pagina=1&porPagina=5')).toEqual(LLEGO)
    expect(await vistos(portal)).toEqual([[7, 6]])
    expect((await portal.como('clara', { url: PADRON })).statusCode).toBe(200)
    expect((await portal.como('clara', { url: '/api/padron/ficha/800001' })).statusCode).toBe(200)
    expect((await portal.como('clara', { url: '/api/padron/ficha/800001' })).json()).toEqual(LLEGO)
    for (const esperado of [{ total: 12 }, { total: 12 }, LLEGO])
      expect(await buscar(portal, 'lucia', '')).toMatchObject(esperado)
    expect(await vistos(portal)).toEqual([
      [4, 12],
      [7, 8],
    ])
    await portal.db.$client.query('update titulares_por_dia set dia = dia - 1')
    expect(await buscar(portal, 'clara', '')).toMatchObject({ total: 12 })
  })

  it('diez búsquedas a la vez no muestran más que una tras otra', async () => {
    const portal = await appDePrueba({ ajustes: { LIMITE_TITULARES_POR_DIA: '18' } })
    await seisTitulares(portal)
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => buscar(portal, 'clara', '')))
    expect(respuestas.filter(({ total }) => total === 12)).toHaveLength(3)
    expect(await vistos(portal)).toEqual([[7, 18]])
  })
})

it('quién consultó qué se guarda los días que dice el ajuste, y ninguno más', async () => {
  const portal = await appDePrueba({ ajustes: { CONSULTAS_DIAS: '30' } })
  await portal.db.$client.query(
    `insert into consulta_personal (id_persona, tipo, criterio_hash, ocurrido_el)
     select 2, d || ' días', repeat('0', 64), now() - d * interval '1 day' + interval '1 minute' from unnest('{1,30,31}'::int[]) d`,
  )
  await portal.trabajar('conservar')
  const { rows } = await portal.db.$client.query('select tipo from consulta_personal order by id')
  expect(rows).toEqual([{ tipo: '1 días' }, { tipo: '30 días' }])
})

describe('sin límites', () => {
  it('las consultas quedan anotadas igual: quién, qué clase, y de lo consultado solo un resumen', async () => {
    const portal = await appDePrueba()
    await portal.como('pablo', { url: PADRON })
    await portal.como('pablo', { url: PADRON })
    await portal.como('pablo', { url: `/api/formulario/buscarPropietario/${CUIL.rosa}` })
    await portal.como('lucia', { url: `/api/formulario/buscarPropietario/${CUIL.rosa}` })
    const { rows } = await portal.db.$client.query(
      'select id_persona, tipo, criterio_hash from consulta_personal order by id',
    )
    expect(rows).toEqual([
      { id_persona: 2, tipo: '/padron/obtenerDomicilioPorPadron/{padron}', criterio_hash: rows[1].criterio_hash },
      { id_persona: 2, tipo: '/padron/obtenerDomicilioPorPadron/{padron}', criterio_hash: rows[0].criterio_hash },
      {
        id_persona: 2,
        tipo: '/formulario/buscarPropietario/{cuil}',
        criterio_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(CUIL.rosa)

    expect(await veces(portal, 'pablo', 70, { url: PADRON })).toBe(70)
  })
})

it('los avisos del proveedor, que no tienen sesión, se limitan por dirección', async () => {
  const avisados = await enUnMinuto({ ajustes: { LIMITE_LLAMADAS: '3' } }, async ({ app }) => {
    const avisar = async () =>
      (await app.inject({ method: 'POST', url: '/api/pagos/notificacion', payload: { TransaccionComercioId: 'T1' } }))
        .statusCode
    return [await avisar(), await avisar(), await avisar(), await avisar()]
  })
  expect(avisados).toEqual([204, 204, 204, 429])
})

describe('sin sesión, por dirección y para todos los procesos', () => {
  const desde = (portal: AppDePrueba, remoteAddress: string, pedido: Parameters<AppDePrueba['como']>[1]) =>
    portal.app.inject({ ...pedido, remoteAddress }).then(({ statusCode }) => statusCode)
  const seguidos = async (cuantos: number, pedir: () => Promise<number>) => {
    const estados: number[] = []
    for (let n = 0; n < cuantos; n += 1) estados.push(await pedir())
    return estados
  }

  it('los avisos, también los que llegan a otro proceso sobre la misma base', async () => {
    const ajustes = { LIMITE_AVISOS: '3' }
    const payload = { TransaccionComercioId: 'T1' }
    const avisar = (proceso: AppDePrueba, ip: string) => () =>
      desde(proceso, ip, { method: 'POST', url: '/api/pagos/notificacion', payload })
    const logrados = await enUnMinuto({ ajustes }, async (portal) => {
      const otro = await otroProceso(portal, { ajustes })
      return [
        await seguidos(2, avisar(portal, '198.51.100.1')),
        await seguidos(2, avisar(otro, '198.51.100.1')),
        await seguidos(1, avisar(portal, '198.51.100.1')),
        await seguidos(1, avisar(otro, '198.51.100.2')),
      ]
    })
    expect(logrados).toEqual([[204, 204], [204, 429], [429], [204]])
  })

  it('los tokens que nadie tiene limitan a los que nadie tiene: de la misma dirección, uno que vale se atiende, nuevo o no', async () => {
    let preguntas = 0
    const ciudadDigital: CiudadDigital = {
      ...ciudadDigitalDePrueba,
      quienEs: (token) => {
        preguntas += 1
        return ciudadDigitalDePrueba.quienEs(token)
      },
    }
    const logrados = await enUnMinuto({ ajustes: { LIMITE_TOKENS: '3' }, ciudadDigital }, async (portal) => {
      const con = (authorization: string, ip = '198.51.100.1') =>
        desde(portal, ip, { url: '/api/catastroInicio/rolPersona', headers: { authorization } })
      let uno = 0
      const probar = () => con(`inventado-${uno++}`)
      const antes = await con(CUIL.pablo)
      preguntas = 0
      const probados = await seguidos(6, probar)
      return [
        antes,
        probados,
        preguntas,
        await con(CUIL.pablo),
        await con(CUIL.clara),
        await con(CUIL.clara, '::ffff:198.51.100.9'),
      ]
    })
    expect(logrados).toEqual([200, [401, 401, 401, 429, 429, 429], 6, 200, 200, 200])
  })

  it('quien cambia de dirección dentro de su red IPv6 es uno solo; el de la red de al lado, otro', async () => {
    const ajustes = { LIMITE_TOKENS: '2', LIMITE_CONSULTAS: '2' }
    let cuantos = 0
    const inventado = () => `inventado-${cuantos++}`
    const roto = (proceso: AppDePrueba, ip: string) =>
      desde(proceso, ip, { url: '/api/catastroInicio/rolPersona', headers: { authorization: inventado() } })
    const seguir = (proceso: AppDePrueba, ip: string) =>
      desde(proceso, ip, { url: '/api/documentacion/seguimientoPublico?idCarpeta=1001&codigo=0000000000' })
    const logrados = await enUnMinuto({ ajustes }, async (portal) => {
      const otro = await otroProceso(portal, { ajustes })
      const deUnos = async (pedir: typeof roto) => [
        await pedir(portal, '2001:db8:5:1::1'),
        await pedir(otro, '2001:db8:5:2::1'),
        await pedir(portal, '2001:db8:5:ffff:1:2:3:4'),
        await pedir(otro, '2001:db8:5::'),
        await pedir(portal, '2001:db8:6::1'),
      ]
      return [await deUnos(roto), await deUnos(seguir)]
    })
    expect(logrados).toEqual([
      [401, 401, 429, 429, 401],
      [404, 404, 429, 429, 404],
    ])
  })

  it('pasado el límite se pregunta de a pocos: ni una inundación molesta a Ciudad Digital ni le saca el lugar a quien vale', async () => {
    let enCurso = 0
    let aLaVez = 0
    let contestar = () => {}
    const abierta = new Promise<void>((resolve) => (contestar = resolve))
    const portal = await appDePrueba({
      ajustes: { LIMITE_TOKENS: '1' },
      ciudadDigital: {
        ...ciudadDigitalDePrueba,
        async quienEs(token) {
          enCurso += 1
          aLaVez = Math.max(aLaVez, enCurso)
          if (token !== 'el-primero') await abierta
          enCurso -= 1
          return ciudadDigitalDePrueba.quienEs(token)
        },
      },
    })
    const con = (authorization: string) =>
      desde(portal, '198.51.100.1', { url: '/api/catastroInicio/rolPersona', headers: { authorization } })
    // Past the limit in this minute, and in the next, should it begin meanwhile.
    await portal.db.$client.query(
      `insert into uso_por_direccion (direccion, clase, minuto, cuenta)
       select '198.51.100.1', 'tokens', date_trunc('minute', now()) + n * interval '1 minute', 1 from generate_series(0, 1) n`,
    )
    const rotos = Array.from({ length: 40 }, (_, n) => con(`roto-${n}`))
    const clara = con(CUIL.clara)
    const muchos = Array.from({ length: 100 }, (_, n) => con(`otro-${n}`))
    // The line holds a hundred; the others are told at once, while nobody has been answered yet.
    expect(await Promise.race([...rotos, ...muchos])).toBe(429)
    contestar()
    expect([await clara, new Set(await Promise.all([...rotos, ...muchos])), aLaVez]).toEqual([200, new Set([429]), 4])
  })

  it('los tokens que nadie tiene y las consultas de una persona, entre dos procesos; y el total de llamadas', async () => {
    const ajustes = { LIMITE_TOKENS: '3', LIMITE_CONSULTAS: '3', LIMITE_LLAMADAS: '9' }
    const probar = (proceso: AppDePrueba, token: string) => () =>
      desde(proceso, '198.51.100.1', { url: '/api/catastroInicio/rolPersona', headers: { authorization: token } })
    const logrados = await enUnMinuto({ ajustes }, async (portal) => {
      const otro = await otroProceso(portal, { ajustes })
      return [
        await seguidos(2, probar(portal, 'inventado-1')),
        await probar(otro, 'inventado-2')(),
        await probar(portal, 'inventado-3')(),
        await probar(otro, 'inventado-4')(),
        await veces(portal, 'pablo', 2, { url: PADRON }),
        await veces(otro, 'pablo', 2, { url: PADRON }),
        await veces(portal, 'clara', 12, { url: '/api/catastroInicio/rolPersona' }),
        await veces(otro, 'clara', 12, { url: '/api/catastroInicio/rolPersona' }),
      ]
    })
    expect(logrados).toEqual([[401, 401], 401, 401, 429, 2, 1, 9, 0])
  })

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1:ffff::9', '2001:db8:1'],
    ['2001:db8:2:2:3:4:5:6', '2001:db8:2'],
    ['2001:db8::6', '2001:db8:0'],
    ['::1', '0:0:0'],
  ])('%s se cuenta como %s', (ip, contada) => {
    expect(direccionContada(ip)).toBe(contada)
  })
})

describe('las métricas', () => {
  it('sin puerto propio las lee quien pregunta desde la misma máquina, y nadie por un proxy', async () => {
    const { app } = await appDePrueba()
    const leer = async (headers = {}) => (await app.inject({ url: '/metricas', headers })).statusCode
    expect([await leer(), await leer({ 'x-forwarded-for': '203.0.113.7' })]).toEqual([200, 404])
  })

  it('con puerto propio no están en el del portal', async () => {
    const puerto = await puertoLibre()
    const { app } = await appDePrueba({ ajustes: { METRICAS_PORT: String(puerto) } })
    expect((await app.inject('/metricas')).statusCode).toBe(404)
    const respuesta = await fetch(`http://127.0.0.1:${puerto}/metricas`)
    expect([respuesta.status, (await respuesta.text()).includes('portal_conexiones')]).toEqual([200, true])
    expect((await fetch(`http://127.0.0.1:${puerto}/salud`)).status).toBe(404)
  })
})
