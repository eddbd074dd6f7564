import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOMBRES_DE_PASO } from '@catastro/domain/puestaEnMarcha/pasos'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { alTerminar } from '../../pruebas/alTerminar.ts'
import { type AppDePrueba, appDePrueba, appSobre, CUIL } from '../../pruebas/appDePrueba.ts'
import { baseSembrada } from '../../pruebas/baseDePrueba.ts'
import { clamdDePrueba } from '../../pruebas/clamdDePrueba.ts'
import type { Cartero } from '../plataforma/correo/cartero.ts'
import { puestaEnMarcha } from './pasos.ts'

interface Paso {
  readonly paso: string
  readonly situacion: string
  readonly detalle: string
  readonly prueba: unknown
  readonly sinUsar: unknown
}

const leer = async (portal: AppDePrueba) => {
  const respuesta = await portal.como('ana', { url: '/api/puestaEnMarcha' })
  expect(respuesta.statusCode).toBe(200)
  return respuesta.json<{ pasos: Paso[]; faltan: number }>()
}
const unPaso = async (portal: AppDePrueba, nombre: string) => {
  const { pasos } = await leer(portal)
  const { situacion, detalle } = pasos.find(({ paso }) => paso === nombre) ?? {}
  return [situacion, detalle]
}
const probar = async (portal: AppDePrueba, paso: string) =>
  (await portal.como('ana', { method: 'POST', url: '/api/puestaEnMarcha/probar', payload: { paso } })).json()
const sinUsar = (portal: AppDePrueba, paso: string, motivo: string | null) =>
  portal.como('ana', { method: 'PUT', url: '/api/puestaEnMarcha/sinUsar', payload: { paso, motivo } })
const faltanEnElInicio = async (portal: AppDePrueba) =>
  (await portal.como('ana', { url: '/api/inicio/pendientes' })).json().faltanPasos

const CIUDAD = { SANDBOX: 'no', CIUDAD_DIGITAL_URL: 'http://127.0.0.1:1/cd', ADMIN_CUIL: CUIL.ana }

describe('una ciudad que empieza de cero', () => {
  let portal: AppDePrueba
  const consultar = (texto: string, valores: unknown[] = []) => portal.db.$client.query(texto, valores)
  beforeAll(async () => {
    const archivos = await mkdtemp(join(tmpdir(), 'sin-archivos-'))
    const { cerrar, ...suyo } = await appSobre(
      await baseSembrada(),
      { archivos, servidor: inject('servidor') },
      { ajustes: CIUDAD },
    )
    portal = suyo
    alTerminar(cerrar)
    portal.ponerEnHora(new Date('2026-11-25T15:00:00Z'))
    // As a real city begins; the tests' seed has its prices confirmed (A-200).
    await consultar('update tarifa_historial set por_confirmar = true')
  })

  it('le falta todo, en su orden, y el inicio lo dice', async () => {
    const { pasos, faltan } = await leer(portal)
    expect(pasos.map(({ paso, situacion, detalle }) => [paso, situacion, detalle])).toEqual([
      ['reparticion', 'FALTA', 'No hay ninguna'],
      ['institucion', 'FALTA', 'No hay ninguna'],
      ['oficina', 'FALTA', 'No hay ninguna'],
      ['empleados', 'FALTA', 'No hay ninguno'],
      ['calles', 'FALTA', 'No hay ninguna'],
      ['padron', 'FALTA', 'No hay ninguno'],
      ['tarifas', 'FALTA', expect.stringMatching(/^\d+ precios son de muestra: no los escribió nadie$/)],
      ['plazos', 'FALTA', 'Nadie confirmó los feriados de 2026; no hay plazos'],
      ['proveedor', 'FALTA', 'Falta el ajuste PAGOS_URL'],
      ['correo', 'FALTA', 'Falta el ajuste SMTP_URL'],
      ['ciudadDigital', 'FALTA', 'Está puesto, y no se probó'],
      ['copia', 'FALTA', 'Falta el ajuste RESPALDO_CARPETA'],
      ['antivirus', 'FALTA', 'Falta el ajuste ANTIVIRUS_URL'],
      ['sello', 'FALTA', 'Falta el ajuste SELLO_CERTIFICADO'],
    ])
    expect(faltan).toBe(14)
    expect(await faltanEnElInicio(portal)).toBe(14)
  })

  it('lo que se carga queda hecho: sin alguien en la mesa de entradas, los empleados no', async () => {
    await consultar(`insert into reparticion (reparticion) values ('Catastro')`)
    await consultar(`insert into institucion (institucion, id_institucion_tipo) values ('Municipalidad', 1)`)
    await consultar(`insert into oficina (oficina, id_reparticion, id_institucion) select 'Mesa', id_reparticion, id_institucion
      from reparticion, institucion`)
    await consultar(`insert into calle (calle, id_calle_tipo) values ('Las Heras', 1), ('Salta', 1)`)
    await consultar(`insert into calle (calle, id_calle_tipo, estado) values ('La que no es', 1, false)`)
    await consultar(`insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona, email_persona, telefono_persona)
      values (900, '20111111112', 'Uno', 'Que atiende', '', '')`)
    await consultar('insert into empleado (id_persona, id_oficina) select 900, id_oficina from oficina')
    expect(await unPaso(portal, 'reparticion')).toEqual(['HECHO', 'Hay 1 repartición'])
    expect(await unPaso(portal, 'oficina')).toEqual(['HECHO', 'Hay 1 oficina'])
    expect(await unPaso(portal, 'calles')).toEqual(['HECHO', 'Hay 2 calles'])
    expect(await unPaso(portal, 'empleados')).toEqual(['FALTA', 'Hay 1 empleado, ninguno en la mesa de entradas'])
    await consultar('insert into persona_rol (id_persona, id_rol) values (900, 3)')
    expect(await unPaso(portal, 'empleados')).toEqual(['HECHO', 'Hay 1 empleado, 1 en la mesa de entradas'])
    await consultar('update empleado set baja_el = now() where id_persona = 900')
    expect(await unPaso(portal, 'empleados')).toEqual(['FALTA', 'No hay ninguno'])
    expect(await faltanEnElInicio(portal)).toBe(10)
  })

  it('los feriados son los de este año, y el año es el de la ciudad', async () => {
    await consultar('insert into anio_confirmado (anio) values (2026)')
    await consultar(`insert into plazo (situacion, dias, habiles) values ('PRESENTADO', 10, true)`)
    expect(await unPaso(portal, 'plazos')).toEqual(['HECHO', 'Los feriados de 2026 están confirmados; 1 plazo'])
    portal.ponerEnHora(new Date('2027-01-01T02:59:59Z'))
    expect(await unPaso(portal, 'plazos')).toEqual(['HECHO', 'Los feriados de 2026 están confirmados; 1 plazo'])
    portal.ponerEnHora(new Date('2027-01-01T03:00:00Z'))
    expect(await unPaso(portal, 'plazos')).toEqual(['FALTA', 'Nadie confirmó los feriados de 2027; 1 plazo'])
    portal.ponerEnHora(new Date('2026-11-25T15:00:00Z'))
  })

  it('lo que la ciudad no usa no falta; se vuelve atrás, y lo imprescindible no se deja de lado', async () => {
    const { faltan } = await leer(portal)
    expect((await sinUsar(portal, 'sello', 'No tenemos certificado')).json()).toEqual({
      ok: true,
      message: 'Queda dicho que la ciudad no lo usa',
    })
    const despues = await leer(portal)
    expect(despues.faltan).toBe(faltan - 1)
    expect(despues.pasos.at(-1)).toMatchObject({
      situacion: 'SIN_USAR',
      sinUsar: { motivo: 'No tenemos certificado', dichoPor: 'Romano, Ana' },
    })
    expect((await sinUsar(portal, 'sello', null)).statusCode).toBe(200)
    expect((await sinUsar(portal, 'sello', null)).statusCode).toBe(200)
    expect((await leer(portal)).faltan).toBe(faltan)
    const correo = await sinUsar(portal, 'correo', 'No hay')
    expect([correo.statusCode, correo.json().message]).toEqual([400, 'Paso: no se puede dejar de lado'])
    expect((await sinUsar(portal, 'sello', '  ')).statusCode).toBe(400)
  })

  it('dos a la vez lo dicen una vez', async () => {
    const juntas = await Promise.all([sinUsar(portal, 'antivirus', 'No hay'), sinUsar(portal, 'antivirus', 'No hay')])
    expect(juntas.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(
      (await consultar(`select count(*)::integer as n from paso_de_marcha where paso = 'antivirus'`)).rows,
    ).toEqual([{ n: 1 }])
  })

  it('Ciudad Digital que no responde: se prueba, se dice por qué, y sigue faltando', async () => {
    const { bien, renglones } = await probar(portal, 'ciudadDigital')
    expect(bien).toBe(false)
    expect(renglones[0]).toBe('✗  Un token que nadie tiene se rechaza')
    expect(await unPaso(portal, 'ciudadDigital')).toEqual(['FALTA', 'La última prueba no salió bien'])
  })

  it('sin su ajuste, cada prueba lo dice', async () => {
    for (const [paso, ajuste] of [
      ['proveedor', 'PAGOS_URL'],
      ['correo', 'SMTP_URL'],
      ['copia', 'RESPALDO_CARPETA'],
      ['antivirus', 'ANTIVIRUS_URL'],
    ] as const) {
      expect(await probar(portal, paso)).toEqual({ bien: false, renglones: [`Falta el ajuste ${ajuste}`] })
    }
    const respuesta = await portal.como('ana', {
      method: 'POST',
      url: '/api/puestaEnMarcha/probar',
      payload: { paso: 'padron' },
    })
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, 'Paso: no se prueba'])
  })
})

describe('con cada cosa puesta', () => {
  it('el correo de prueba va a quien lo pide, y deja el paso hecho', async () => {
    const mandados: string[] = []
    let cae = true
    const cartero: Cartero = {
      async enviar({ para, asunto }) {
        if (cae) throw new Error('connect ECONNREFUSED')
        mandados.push(`${para}: ${asunto}`)
        return '250 2.0.0 Ok'
      },
      cerrar: () => {},
    }
    const portal = await appDePrueba({ cartero })
    await portal.db.$client.query('delete from correo_adjunto')
    await portal.db.$client.query('delete from correo_saliente')
    expect(await unPaso(portal, 'correo')).toEqual(['FALTA', 'Está puesto, y no se probó'])
    expect(await probar(portal, 'correo')).toEqual({
      bien: false,
      renglones: ['El servidor de correo no lo tomó: connect ECONNREFUSED'],
    })
    expect(await unPaso(portal, 'correo')).toEqual(['FALTA', 'La última prueba no salió bien'])
    cae = false
    expect(await probar(portal, 'correo')).toEqual({
      bien: true,
      renglones: ['El servidor de correo lo tomó para ana.romano@example.com: 250 2.0.0 Ok'],
    })
    expect(mandados).toEqual(['ana.romano@example.com: Correo de prueba del portal'])
    expect(await unPaso(portal, 'correo')).toEqual(['HECHO', 'Está puesto, y respondió bien'])
  })

  it('el antivirus revisa un archivo de prueba; apagado falta, aunque alguna vez se dijera que no se usa', async () => {
    const clamd = await clamdDePrueba()
    const portal = await appDePrueba({ ajustes: { ANTIVIRUS_URL: clamd.url } })
    expect(await probar(portal, 'antivirus')).toEqual({
      bien: true,
      renglones: ['Revisó un archivo de prueba y lo dio por bueno'],
    })
    expect(await unPaso(portal, 'antivirus')).toEqual(['HECHO', 'Está puesto, y respondió bien'])
    await sinUsar(portal, 'antivirus', 'Todavía no hay')
    await clamd.cerrar()
    expect(await probar(portal, 'antivirus')).toEqual({ bien: false, renglones: ['El antivirus no responde'] })
    expect(await unPaso(portal, 'antivirus')).toEqual(['FALTA', 'La última prueba no salió bien'])
  })

  it('sin ninguna copia en su carpeta, el paso y la prueba dicen lo mismo que los avisos', async () => {
    const carpeta = await mkdtemp(join(tmpdir(), 'copias-'))
    const portal = await appDePrueba({ ajustes: { RESPALDO_CARPETA: carpeta } })
    const [, detalle] = await unPaso(portal, 'copia')
    expect((await portal.app.inject('/salud/listo')).json().avisos).toEqual([detalle])
    expect(await probar(portal, 'copia')).toEqual({ bien: false, renglones: [detalle] })
  })

  it('la ciudad de demostración no lo dice en el inicio', async () => {
    const portal = await appDePrueba()
    expect((await leer(portal)).faltan).toBeGreaterThan(0)
    expect(await faltanEnElInicio(portal)).toBeUndefined()
  })
})

it('la guía de docs tiene los mismos pasos, en el mismo orden', () => {
  const guia = readFileSync(new URL('../../../docs/puesta-en-marcha.md', import.meta.url), 'utf8')
  expect([...guia.matchAll(/^## \d+\. .*<!-- (\w+) -->$/gm)].map(([, paso]) => paso)).toEqual(NOMBRES_DE_PASO)
})

it('con quien cobre y sin lo que cuesta el Libre Deuda, los precios no están', async () => {
  const { db } = await appDePrueba()
  const deUnaCiudad = {
    db,
    correo: false,
    antivirus: false,
    copias: undefined,
    horaDeCopia: undefined,
    sello: undefined,
  }
  const tarifas = async (proveedor: boolean, libreDeuda: boolean) => {
    const { pasos } = await puestaEnMarcha({ ...deUnaCiudad, proveedor, libreDeuda }, db.ahora())
    const { situacion, detalle } = pasos.find(({ paso }) => paso === 'tarifas') ?? {}
    return [situacion, detalle]
  }
  expect(await tarifas(true, true)).toEqual(['HECHO', 'Los escribió la ciudad'])
  expect(await tarifas(false, false)).toEqual(['HECHO', 'Los escribió la ciudad'])
  expect(await tarifas(true, false)).toEqual([
    'FALTA',
    'Los escribió la ciudad. Lo que cuesta el Libre Deuda lo dice un ajuste que falta',
  ])
})
