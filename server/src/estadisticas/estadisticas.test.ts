import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetaConHistoria, type PasoDePrueba } from '../../pruebas/historiaDePrueba.ts'
import { leerLibro } from '../../pruebas/libroDePrueba.ts'

/* What the charts say, worked out by hand over folders of 2024 and of types that the demo city has none of. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const leer = async (consulta: string, quien: 'lucia' | 'hector' = 'hector') =>
  (await portal.como(quien, { url: `/api/estadisticas?${consulta}` })).json()
const rechazo = async (consulta: string) => {
  const respuesta = await portal.como('hector', { url: `/api/estadisticas?${consulta}` })
  return [respuesta.statusCode, respuesta.json().message]
}
const con = (encomienda: number, pasos: readonly PasoDePrueba[], obra = 7) =>
  carpetaConHistoria(portal.db, pasos, { encomienda, obra })

describe('los plazos', () => {
  beforeAll(async () => {
    // Ten folders received after 1, 2, … 10 days; an eleventh, on the last minute of the month, and on the first of the next.
    for (let n = 1; n <= 10; n += 1) {
      await con(4, [
        ['2024-03-04 08:00', 'PRESENTADO', 'pablo'],
        [`2024-03-${String(4 + n).padStart(2, '0')} 23:59`, 'RECIBIDO MESA ENTRADAS', 'lucia'],
      ])
    }
    await con(4, [
      ['2024-03-30 10:00', 'PRESENTADO', 'pablo'],
      ['2024-03-31 23:59', 'RECIBIDO MESA ENTRADAS', 'lucia'],
      ['2024-04-01 00:00', 'EN INSPECCION', 'diego'],
      ['2024-04-08 12:00', 'OBSERVADO', 'diego'],
      ['2024-04-28 12:00', 'EN INSPECCION', 'pablo'],
      ['2024-05-02 12:00', 'APROBADO', 'hector'],
      ['2024-05-03 12:00', 'FINALIZADO', 'hector'],
    ])
  })
  const de = async (desde: string, hasta: string, estado: string) =>
    (await leer(`desde=${desde}&hasta=${hasta}&tipo=encomienda-4`)).demoras.find(
      (fila: { estado: string }) => fila.estado === estado,
    )

  it('la mediana y el percentil 90 son días que de verdad pasaron', async () => {
    // 1, 1, 2 … 10: the sixth of eleven is 5; 9.9 of eleven ask for the tenth, 9.
    expect(await de('2024-03', '2024-03', 'PRESENTADO')).toEqual({
      estado: 'PRESENTADO',
      casos: 11,
      mediana: 5,
      p90: 9,
    })
  })
  it('cada paso cuenta en el mes en que terminó, con los días de la ciudad', async () => {
    expect(await de('2024-04', '2024-04', 'RECIBIDO MESA ENTRADAS')).toMatchObject({ casos: 1, mediana: 1, p90: 1 })
    expect(await de('2024-03', '2024-03', 'RECIBIDO MESA ENTRADAS')).toMatchObject({
      casos: 0,
      mediana: null,
      p90: null,
    })
    expect(await de('2024-04', '2024-04', 'EN INSPECCION')).toMatchObject({ casos: 1, mediana: 7 })
    expect(await de('2024-05', '2024-05', 'EN INSPECCION')).toMatchObject({ casos: 1, mediana: 4 })
    expect(await de('2024-04', '2024-05', 'EN INSPECCION')).toMatchObject({ casos: 2, mediana: 4, p90: 7 })
    expect(await de('2024-04', '2024-04', 'OBSERVADO')).toMatchObject({ casos: 1, mediana: 20 })
  })
  it('los de una oficina son los que la tuvo, sin la espera al solicitante', async () => {
    const { oficinas } = await leer('desde=2024-04&hasta=2024-05&tipo=encomienda-4')
    expect(oficinas).toEqual([
      // Lucía's: ten are still received; one was for a day.
      { oficina: 'INSPECCION DE OBRAS', casos: 2, mediana: 4, p90: 7, abiertas: 0 },
      { oficina: 'MESA DE ENTRADAS', casos: 1, mediana: 1, p90: 1, abiertas: 10 },
      { oficina: 'VISADO', casos: 1, mediana: 1, p90: 1, abiertas: 0 },
    ])
  })
  it('lo que nadie tomó todavía no es de ninguna oficina', async () => {
    const { oficinas } = await leer('desde=2024-03&hasta=2024-03&tipo=encomienda-4')
    expect(oficinas[0]).toEqual({ oficina: 'Todavía sin oficina', casos: 11, mediana: 5, p90: 9, abiertas: 0 })
  })
  it('las entradas por semana, la del lunes; con sus semanas vacías', async () => {
    const { semanas } = await leer('desde=2024-04&hasta=2024-05&tipo=encomienda-4')
    const corta = semanas.map((s: Record<string, unknown>) => [
      s.semana,
      s.presentadas,
      s.observadas,
      s.aprobadas,
      s.finalizadas,
    ])
    expect(corta).toEqual([
      ['2024-04-01', 0, 0, 0, 0],
      ['2024-04-08', 0, 1, 0, 0],
      ['2024-04-15', 0, 0, 0, 0],
      ['2024-04-22', 0, 0, 0, 0],
      ['2024-04-29', 0, 0, 1, 1],
      ['2024-05-06', 0, 0, 0, 0],
      ['2024-05-13', 0, 0, 0, 0],
      ['2024-05-20', 0, 0, 0, 0],
      ['2024-05-27', 0, 0, 0, 0],
    ])
  })
})

describe('un período con años enteros', () => {
  beforeAll(async () => {
    // One each: received on the days at both sides of every limit of what is asked below.
    const recibidas = ['2023-06-30 23:59', '2023-07-01 00:00', '2023-12-31 23:59', '2024-01-01 00:00']
    recibidas.push('2024-12-31 23:59', '2025-01-01 00:00', '2025-02-28 23:59', '2025-03-01 00:00')
    for (const recibida of recibidas) {
      await con(15, [
        ['2023-06-29 08:00', 'PRESENTADO', 'pablo'],
        [recibida, 'RECIBIDO MESA ENTRADAS', 'lucia'],
      ])
    }
  })
  const PERIODOS = [
    ['2023-07', '2025-02', 6],
    ['2023-12', '2024-01', 2],
    ['2024-01', '2024-12', 2],
    ['2024-02', '2024-11', 0],
    ['2024-01', '2025-01', 3],
    ['2023-12', '2025-02', 5],
  ] as const
  const casos = async () => {
    const leidos: unknown[] = []
    for (const [desde, hasta] of PERIODOS) {
      const { demoras } = await leer(`desde=${desde}&hasta=${hasta}&tipo=encomienda-15`)
      leidos.push([desde, hasta, demoras[0].casos])
    }
    return leidos
  }
  it('cuenta cada cosa una vez, antes y después de juntar', async () => {
    const sinJuntar = () => portal.db.$client.query('select 1 from estadisticas.cambio')
    expect((await sinJuntar()).rowCount).toBeGreaterThan(0)
    expect(await casos()).toEqual(PERIODOS)
    await portal.trabajar('juntar-estadisticas')
    expect((await sinJuntar()).rowCount).toBe(0)
    expect(await casos()).toEqual(PERIODOS)
  })
})

describe('lo que se leyó se guarda hasta que se junta otra vez', () => {
  const FILTRO = 'desde=2022-01&hasta=2022-03&tipo=encomienda-16'
  const presentar = () => con(16, [['2022-02-01 10:00', 'PRESENTADO', 'pablo']])
  /** How many were filed, and whether it was counted anew. */
  const leidas = async (antes?: { momento: string }) => {
    const respuesta = await leer(FILTRO)
    return {
      cuantas: respuesta.obras[0]?.carpetas ?? 0,
      momento: respuesta.momento,
      otra: respuesta.momento !== antes?.momento,
    }
  }
  it('el mismo filtro responde lo mismo, con su momento; al juntar, lo de ahora', async () => {
    await presentar()
    await portal.trabajar('juntar-estadisticas')
    const primera = await leidas()
    expect(primera.cuantas).toBe(1)
    expect(await leidas(primera)).toEqual({ ...primera, otra: false })
    // What is the first since they were joined is seen at once; what follows, when they are joined again.
    await presentar()
    const segunda = await leidas(primera)
    expect([segunda.cuantas, segunda.otra]).toEqual([2, true])
    await presentar()
    expect(await leidas(segunda)).toEqual({ ...segunda, otra: false })
    await portal.trabajar('juntar-estadisticas')
    const tercera = await leidas(segunda)
    expect([tercera.cuantas, tercera.otra]).toEqual([3, true])
    // Nothing waits: joining again changes nothing, and nothing is counted again.
    await portal.trabajar('juntar-estadisticas')
    expect(await leidas(tercera)).toEqual({ ...tercera, otra: false })
  })
  it('un movimiento que todavía no se confirmó no queda afuera cuando se confirma', async () => {
    await portal.trabajar('juntar-estadisticas')
    const antes = await leidas()
    const client = await portal.db.$client.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into estadisticas.cambio (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
         values ('OBRA', '2022-02-01', 16, 0, 0, 0, '7', 0, 1, 0)`,
      )
      const durante = await leidas(antes)
      expect(durante.cuantas).toBe(antes.cuantas)
      await client.query('commit')
      expect((await leidas(durante)).cuantas).toBe(antes.cuantas + 1)
    } finally {
      client.release()
    }
  })
  it('veinte que miran a la vez leen una sola vez', async () => {
    await portal.trabajar('juntar-estadisticas')
    const filtro = 'desde=2021-01&hasta=2021-03'
    const momentos = await Promise.all(Array.from({ length: 20 }, async () => (await leer(filtro)).momento))
    expect(new Set(momentos).size).toBe(1)
  })
  it('la planilla lleva las mismas cifras que se ven', async () => {
    const vista = await leidas()
    await presentar()
    await presentar()
    const { body } = await portal.como('hector', { url: `/api/estadisticas/obras/planilla?formato=csv&${FILTRO}` })
    const enPantalla = await leidas(vista)
    expect(body.split('\r\n')[1]?.split(';')[1]).toBe(String(enPantalla.cuantas))
  })
})

describe('hoy', () => {
  const hace = (dias: number) =>
    new Date(Date.now() - 3 * 3_600_000 - dias * 86_400_000).toISOString().slice(0, 16).replace('T', ' ')

  it('dónde esperan, y desde cuándo', async () => {
    for (const dias of [7, 8, 30, 31, 90, 91]) await con(8, [[hace(dias), 'PRESENTADO', 'pablo']])
    const deDiego = await con(8, [
      [hace(20), 'PRESENTADO', 'pablo'],
      [hace(6), 'EN INSPECCION', 'diego'],
    ])
    await portal.db.$client.query('update carpeta set id_inspector = 1, estado_desde = $2 where id_carpeta = $1', [
      deDiego,
      `${hace(6)}-03`,
    ])
    const { esperas, estados, inspectores, obras } = await leer('tipo=encomienda-8')
    expect(esperas).toEqual([
      { estado: 'PRESENTADO', hasta7: 1, hasta30: 2, hasta90: 2, masDe90: 1, carpetas: 6, mediana: 30, mayor: 91 },
      { estado: 'EN INSPECCION', hasta7: 1, hasta30: 0, hasta90: 0, masDe90: 0, carpetas: 1, mediana: 6, mayor: 6 },
    ])
    expect(estados).toEqual([
      { estado: 'PRESENTADO, sin completar', carpetas: 0 },
      { estado: 'PRESENTADO', carpetas: 6 },
      { estado: 'RECIBIDO MESA ENTRADAS', carpetas: 0 },
      { estado: 'EN INSPECCION', carpetas: 1 },
      { estado: 'OBSERVADO', carpetas: 0 },
      { estado: 'PENDIENTE DE PAGO', carpetas: 0 },
      { estado: 'PAGADO', carpetas: 0 },
      { estado: 'APROBADO', carpetas: 0 },
      { estado: 'RECHAZADO', carpetas: 0 },
      { estado: 'FINALIZADO', carpetas: 0 },
    ])
    expect(inspectores).toEqual([{ inspector: 'Soria Diego', carpetas: 1, mayor: 6 }])
    expect(obras).toEqual([{ obra: expect.stringMatching(/^[A-Z]/), carpetas: 7 }])
  })
})

describe('el dinero y lo observado', () => {
  it('por concepto y mes, con los meses vacíos; el tipo no lo filtra', async () => {
    await portal.db.$client.query(
      `insert into pago (tipo, id_persona, monto, estado, transaccion, producto, referencia, clave, busqueda, confirmado_el)
       values ('LIBRE_DEUDA', 7, 255000, 'CONFIRMADO', 'T9100001', 'x', '{}', 'a', '', '2024-06-30 23:59-03'),
              ('LIBRE_DEUDA', 7, 100, 'CONFIRMADO', 'T9100002', 'x', '{}', 'b', '', '2024-06-01 00:00-03'),
              ('FORM14', 2, 5, 'CONFIRMADO', 'T9100003', 'x', '{}', 'c', '', '2024-08-01 00:00-03'),
              ('FORM14', 2, 7, 'RECHAZADO', 'T9100004', 'x', '{}', 'd', '', null)`,
    )
    const { dinero } = await leer('desde=2024-06&hasta=2024-08&tipo=encomienda-4')
    expect(dinero).toEqual([
      { mes: '2024-06', LIBRE_DEUDA: 2551, VEREDAS: 0, FORM1BIS: 0, FORM14: 0, FORM27: 0, CARPETA: 0, total: 2551 },
      { mes: '2024-07', LIBRE_DEUDA: 0, VEREDAS: 0, FORM1BIS: 0, FORM14: 0, FORM27: 0, CARPETA: 0, total: 0 },
      { mes: '2024-08', LIBRE_DEUDA: 0, VEREDAS: 0, FORM1BIS: 0, FORM14: 0.05, FORM27: 0, CARPETA: 0, total: 0.05 },
    ])
  })
  it('lo observado, de lo más a lo menos frecuente', async () => {
    const id = await con(17, [['2024-02-01 10:00', 'PRESENTADO', 'pablo']])
    await portal.db.$client.query(
      `insert into observacion (id_carpeta, id_formulario_tipo, texto, creada_por, creada_el)
       values ($1, 17, 'a', 4, '2024-02-10 10:00-03'), ($1, 17, 'b', 4, '2024-02-10 10:00-03'), ($1, null, 'c', 4, '2024-02-29 23:59-03'),
              ($1, null, 'd', 4, '2024-03-01 00:00-03')`,
      [id],
    )
    expect((await leer('desde=2024-02&hasta=2024-02&tipo=encomienda-17')).observaciones).toEqual([
      { sobre: 'Formulario 14', observaciones: 2 },
      { sobre: 'La carpeta entera', observaciones: 1 },
    ])
    expect((await leer('desde=2024-02&hasta=2024-02&tipo=encomienda-16')).observaciones).toEqual([])
  })
})

describe('el filtro', () => {
  it('sin meses, los últimos doce; con uno solo, los doce que llegan hasta él', async () => {
    const ahora = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 7)
    expect((await leer('')).hasta).toBe(ahora)
    expect((await leer('')).dinero).toHaveLength(12)
    expect(await leer('hasta=2024-03')).toMatchObject({ desde: '2023-04', hasta: '2024-03' })
  })
  it('ofrece las encomiendas y lo que se presentó sin ninguna', async () => {
    const { tipos } = await leer('')
    expect(tipos).toHaveLength(21)
    expect(tipos[0]).toEqual({ tipo: 'encomienda-2', nombre: 'AMPLIACION' })
    expect(tipos.slice(19).map(({ tipo }: { tipo: string }) => tipo)).toEqual(['uso-13', 'uso-12'])
    expect((await leer('tipo=uso-12')).estados[1]).toEqual({ estado: 'PRESENTADO', carpetas: 1 })
  })
  it.each([
    ['desde=2024-05&hasta=2024-04', 'Hasta: debe ser igual o posterior a Desde'],
    ['desde=2014-01&hasta=2024-01', 'Hasta: no puede estar a más de diez años de Desde'],
    ['desde=2024-13', 'Desde: debe ser un mes, como 2026-11'],
    ['hasta=ayer', 'Hasta: debe ser un mes, como 2026-11'],
    ['tipo=9', 'Tipo de carpeta: no es un tipo de carpeta'],
    ['tipo=encomienda-99999999999', 'Tipo de carpeta: no es un tipo de carpeta'],
  ])('%s: %s', async (consulta, mensaje) => {
    expect(await rechazo(consulta)).toEqual([400, mensaje])
  })
  it('diez años justos, y un tipo que no existe, se responden', async () => {
    expect((await leer('desde=2014-02&hasta=2024-01')).dinero).toHaveLength(120)
    expect((await leer('tipo=encomienda-999999999&desde=2024-03&hasta=2024-03')).obras).toEqual([])
  })
})

describe('la planilla', () => {
  it('tiene la tabla del gráfico, con sus títulos', async () => {
    const respuesta = await portal.como('lucia', {
      url: '/api/estadisticas/dinero/planilla?desde=2024-06&hasta=2024-08',
    })
    expect(decodeURIComponent(String(respuesta.headers['content-disposition']))).toContain(
      'recaudación por concepto 2024-06 a 2024-08.xlsx',
    )
    const hoja = leerLibro(respuesta.rawPayload)
    expect(hoja.length).toBe(4)
    expect(hoja[0]).toEqual([
      'Mes',
      'Libre Deuda',
      'Plan Veredas Sanas',
      'Formulario 1 bis',
      'Formulario 14',
      'Formulario 27',
      'Pago de carpeta',
      'Total',
    ])
    expect(hoja[1]).toEqual(['2024-06', 2551, 0, 0, 0, 0, 0, 2551])
  })
  it('también como CSV, y con el mismo filtro', async () => {
    const url = '/api/estadisticas/demoras/planilla?formato=csv&desde=2024-03&hasta=2024-03&tipo=encomienda-4'
    const { body } = await portal.como('hector', { url })
    expect(body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFEstado;Casos;Mediana;Percentil 90',
      'PRESENTADO;11;5;9',
      'RECIBIDO MESA ENTRADAS;0;;',
    ])
  })
  it('un gráfico que no existe se rechaza con su nombre', async () => {
    const respuesta = await portal.como('hector', { url: '/api/estadisticas/otro/planilla' })
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, 'Gráfico: no es un gráfico conocido'])
  })
})

describe('lo que lee cualquiera', () => {
  it('donde la ciudad no lo publica, nada', async () => {
    const { statusCode, body } = await portal.app.inject({ url: '/api/estadisticas/publicas' })
    expect([statusCode, JSON.parse(body).message]).toEqual([404, 'La ciudad no publica los plazos de sus trámites'])
  })

  it('la mediana de los días que los tuvo la ciudad, desde diez casos, de los doce meses enteros que pasaron', async () => {
    const abierta = await appDePrueba({ ajustes: { ESTADISTICAS_PUBLICAS: 'si' } })
    const hoy = new Date(Date.now() - 3 * 3_600_000)
    const mesPasado = new Date(Date.UTC(hoy.getUTCFullYear(), hoy.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
    const resuelta = (encomienda: number, dia: string, mes = mesPasado) =>
      carpetaConHistoria(
        abierta.db,
        [
          [`${mes}-01 10:00`, 'PRESENTADO', 'pablo'],
          [`${mes}-03 10:00`, 'OBSERVADO', 'lucia'],
          [`${mes}-08 10:00`, 'PRESENTADO', 'pablo'],
          [`${mes}-${dia} 10:00`, 'FINALIZADO', 'hector'],
        ],
        { encomienda },
      )
    for (let n = 0; n < 10; n += 1) await resuelta(13, n < 5 ? '12' : '20')
    for (let n = 0; n < 9; n += 1) await resuelta(14, '12')
    await resuelta(14, '12', hoy.toISOString().slice(0, 7)) // this month is not over
    const { desde, hasta, plazos } = (await abierta.app.inject({ url: '/api/estadisticas/publicas' })).json()
    expect(hasta).toBe(mesPasado)
    expect(desde).not.toBe(hasta)
    const de = (tipo: string) => plazos.find((plazo: { tipo: string }) => plazo.tipo === tipo)
    // Two days before it was observed and four after: the five that its applicant took are not the city's.
    expect(de('CERCA DE OBRA')).toEqual({ tipo: 'CERCA DE OBRA', casos: 10, mediana: 6 })
    expect(de('REBAJE DE CORDON')).toEqual({ tipo: 'REBAJE DE CORDON', casos: null, mediana: null })
    expect(de('OBRA NUEVA')).toEqual({ tipo: 'OBRA NUEVA', casos: null, mediana: null })
  })
})
