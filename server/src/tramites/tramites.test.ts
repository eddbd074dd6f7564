import { beforeAll, describe, expect, it } from 'vitest'
import { appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetaConHistoria } from '../../pruebas/historiaDePrueba.ts'

type Portal = Awaited<ReturnType<typeof appDePrueba>>
let portal: Portal
beforeAll(async () => {
  portal = await appDePrueba()
})
const leer = async () => {
  const respuesta = await portal.app.inject({ url: '/api/tramites' })
  expect(respuesta.statusCode).toBe(200)
  return respuesta.json()
}
interface Visto {
  readonly tramite: string
  readonly papeles: { texto: string; ayuda: string; obligatorio: boolean }[]
  readonly formularios: { codigo: string }[]
  readonly costos: { concepto: string; detalle: string; importe: number | null }[]
  readonly plazo: unknown
}
const de = async (tramite: string) => (await leer()).tramites.find((uno: Visto) => uno.tramite === tramite) as Visto

describe('lo que se sabe antes de empezar, sin ingresar', () => {
  it('los diecinueve tipos de encomienda, la vereda, los cinco formularios de elevadores y el Libre Deuda', async () => {
    const { tramites } = await leer()
    expect(tramites).toHaveLength(26)
    expect(tramites.slice(-7).map(({ tramite }: Visto) => tramite)).toEqual([
      'veredas',
      'formulario27',
      'formulario28',
      'formulario29',
      'formulario30',
      'formulario31',
      'libreDeuda',
    ])
  })

  it('una carpeta dice sus papeles, los de todas y los suyos, con ayuda; sus formularios y sus costos', async () => {
    const carteleria = await de('encomienda-4')
    expect(carteleria.papeles.map(({ texto }) => texto)).toEqual([
      'DNI del propietario, de ambos lados y legible',
      'Título de propiedad del inmueble o boleto de compraventa con firmas certificadas',
      'Plano en PDF, firmado por el profesional y por el propietario',
      'Encomienda visada por el colegio profesional',
      'Comprobante de pago del timbrado',
      'Fotomontaje del cartel sobre el frente del edificio, con sus medidas',
      'Póliza de seguro de responsabilidad civil vigente de la empresa instaladora',
    ])
    expect(carteleria.papeles.every(({ ayuda }) => ayuda.length > 20)).toBe(true)
    expect(carteleria.formularios.map(({ codigo }) => codigo)).toEqual(['14'])
    expect(carteleria.costos).toEqual([
      { concepto: 'Timbrado', detalle: 'De $ 1.200,00 a $ 6.000,00, según el tipo de obra', importe: null },
      { concepto: 'Cartel o cerca (formulario 14)', detalle: '$ 350,00 por metro de perímetro', importe: null },
    ])
    // Its block sketch is one more.
    expect((await de('encomienda-1')).papeles.at(-1)?.texto).toBe('Croquis de la manzana')
  })

  it('lo que pide la ciudad se ve enseguida', async () => {
    const obligatorios = async () => (await de('encomienda-4')).papeles.filter(({ obligatorio }) => obligatorio).length
    expect(await obligatorios()).toBe(7)
    await portal.db.$client.query('update encomienda_requisito_version set obligatorio = false where id_requisito = 6')
    expect(await obligatorios()).toBe(6)
  })

  it('los precios fijos con su importe, y los que no cuestan', async () => {
    const costosDe = async (tramite: string) => (await de(tramite)).costos.map(({ importe }) => importe)
    expect(await costosDe('libreDeuda')).toEqual([2550])
    expect(await costosDe('formulario27')).toEqual([5200])
    expect(await costosDe('formulario29')).toEqual([5200])
    expect(await costosDe('formulario28')).toEqual([0])
    expect((await de('veredas')).costos.map(({ detalle }) => detalle)).toEqual([
      'El 0,6 % del monto de la obra, y no menos de $ 1.200,00',
      '$ 800,00 por cada trabajo',
      expect.stringMatching(/^\$ [\d.,]+ por día$/),
      '$ 350,00 por metro',
    ])
  })

  it('de lo que queda registrado al mandarlo no se dice cuánto tarda', async () => {
    expect((await de('formulario27')).plazo).toBeNull()
    for (const formulario of [28, 29, 30, 31]) expect(await de(`formulario${formulario}`)).not.toHaveProperty('plazo')
  })

  it('una tarifa sin valor vigente lo dice, y no se supone otra', async () => {
    await portal.db.$client.query(
      "update tarifa_historial set vigente_desde = now() + interval '1 day' where id_tarifa = 116",
    )
    expect((await de('formulario27')).costos).toEqual([
      { concepto: 'Inscripción', detalle: 'Hoy no tiene un valor vigente: consulte en la oficina.', importe: null },
    ])
  })
})

describe('cuánto tarda', () => {
  // What was read is remembered until counts are joined again: nobody has read this one.
  beforeAll(async () => {
    portal = await appDePrueba()
  })
  it('el Libre Deuda, de su pago a su certificado; y una carpeta, desde diez casos cerrados: con nueve, nada', async () => {
    await portal.db.$client.query(
      `with pagos as (
         insert into pago (tipo, id_persona, monto, estado, referencia, clave, transaccion, producto, busqueda, confirmado_el)
         select 'LIBRE_DEUDA', 1, 255000, 'CONFIRMADO', '{}', 'p' || n, 'T' || 9000000 + n, 'Libre Deuda', '', now()
         from generate_series(1, 10) n returning id_pago
       )
       insert into libre_deuda (id_persona, padron, id_pago, estado, solicitado_el, resuelto_el, busqueda)
       select 1, '100004', id_pago, 'EMITIDO', date_trunc('month', now()) - interval '20 days',
         date_trunc('month', now()) - interval '17 days', ''
       from pagos`,
    )
    const ahora = new Date(Date.now() - 3 * 3_600_000)
    const mes = new Date(Date.UTC(ahora.getUTCFullYear(), ahora.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
    const cerrada = (encomienda: number) =>
      carpetaConHistoria(
        portal.db,
        [
          [`${mes}-01 10:00`, 'PRESENTADO', 'pablo'],
          [`${mes}-09 10:00`, 'FINALIZADO', 'hector'],
        ],
        { encomienda },
      )
    for (let n = 0; n < 10; n += 1) await cerrada(13)
    for (let n = 0; n < 9; n += 1) await cerrada(14)
    expect((await de('libreDeuda')).plazo).toEqual({ casos: 10, mediana: 3 })
    expect((await de('encomienda-13')).plazo).toEqual({ casos: 10, mediana: 8 })
    expect((await de('encomienda-14')).plazo).toBeNull()
  })

  it('cada estado, la mediana de los días que se estuvo en él, desde diez carpetas que salieron: con nueve, nada', async () => {
    const otra = await appDePrueba()
    await otra.db.$client.query('truncate estadisticas.cuenta, estadisticas.cuenta_anual, estadisticas.cambio')
    const ahora = new Date(Date.now() - 3 * 3_600_000)
    const mes = (hace: number) =>
      new Date(Date.UTC(ahora.getUTCFullYear(), ahora.getUTCMonth() - hace, 1)).toISOString().slice(0, 7)
    const salida = (dias: number, cuando = mes(1)) => {
      const dia = String(2 + dias).padStart(2, '0')
      return carpetaConHistoria(otra.db, [
        [`${cuando}-01 10:00`, 'PRESENTADO', 'pablo'],
        [`${cuando}-02 10:00`, 'EN INSPECCION', 'lucia'],
        [`${cuando}-${dia} 10:00`, 'FINALIZADO', 'hector'],
      ])
    }
    const leer = async () => (await otra.app.inject('/api/tramites/estados')).json().estados
    const suyo = (estados: { estado: string }[], cual: string) => estados.find(({ estado }) => estado === cual)
    for (let n = 0; n < 9; n += 1) await salida(n < 5 ? 4 : 20)
    await salida(4, mes(0)) // this month is not over
    expect(suyo(await leer(), 'EN INSPECCION')).toMatchObject({ plazo: null })
    await salida(20)
    await otra.trabajar('juntar-estadisticas') // what was read is remembered until then
    const estados = await leer()
    expect(suyo(estados, 'EN INSPECCION')).toMatchObject({ plazo: { casos: 10, mediana: 4 } })
    expect(suyo(estados, 'PRESENTADO')).toMatchObject({ plazo: { casos: 10, mediana: 1 } })
    // From an end nobody goes on.
    expect([suyo(estados, 'FINALIZADO'), suyo(estados, 'OBSERVADO')]).toMatchObject([{ plazo: null }, { plazo: null }])
  })
})
