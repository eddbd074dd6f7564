import { buffer } from 'node:stream/consumers'
import type { Centavos } from '@catastro/domain/dinero'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { leerQrDePdf } from '../../pruebas/leerQrDePdf.ts'
import { MEMBRETE } from '../../pruebas/membreteDePrueba.ts'
import { textoDePdf } from '../../pruebas/textoDePdf.ts'
import { registroPdf } from '../elevadores/registroPdf.ts'
import { certificadoPdf } from '../libreDeuda/certificadoPdf.ts'

/** Whose the city's papers and mails are, and what its certificates say. */

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { CIUDAD_NOMBRE: 'Municipalidad de Prueba' } })
})

const guardar = async (clave: string, valor: object) => {
  const version = (await versiones(clave))[0].version
  const payload = { clave, version, motivo: 'Prueba', valor }
  return portal.como('ana', { method: 'POST', url: '/api/ciudad/configuracion', payload })
}
const versiones = async (clave: string) =>
  (await portal.como('ana', { url: `/api/ciudad/configuracion/${clave}` })).json().versiones
const certificado = async (padron: string) => {
  const pedido = { method: 'POST', url: '/api/padron/certificado', payload: { padron } } as const
  const { idCertificado } = (await portal.como('pablo', pedido)).json()
  return (await portal.como('pablo', { url: `/api/padron/certificado/${idCertificado}` })).rawPayload
}
const legajo = async (idCarpeta: number) => {
  await portal.como('pablo', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta } })
  await portal.trabajar('hacer-legajos')
  return (await portal.como('pablo', { url: `/api/documentacion/legajo/${idCarpeta}/pdf` })).rawPayload
}
/** In one line, however the page breaks it. */
const leido = async (pdf: Buffer) => (await textoDePdf(pdf)).replace(/\s+/g, ' ')

const COMO_VINO = { fraseLibreDeuda: MEMBRETE.frases.fraseLibreDeuda, frasePadron: MEMBRETE.frases.frasePadron }
const IDENTIDAD = {
  nombre: 'Puerto Lago',
  portal: 'Obras',
  dependencia: 'Dirección de Obras Privadas',
  escudo: '',
}
const DE_LIBRE_DEUDA = {
  ...{ numero: 'LD-2026-000001', codigo: '7K3MQ0Z9XR4TNB5WCYHE', emitido: '22/11/2026', vence: '22/12/2026' },
  ...{ padron: '100001', titular: 'Nieva Clara', domicilio: 'SAN MARTIN 450', importe: 255000 as Centavos },
  ...{ transaccion: 'T1', emitidoPor: 'Ana Romano' },
}

it('hasta que alguien escriba, son los de siempre, letra por letra', async () => {
  const papel = await leido(await certificado('100001'))
  expect(papel).toContain('Municipalidad de Prueba Dirección de Catastro')
  expect(papel).toContain(
    'Se certifica que, a la fecha de emisión, el inmueble figura así en el registro catastral de este municipio.',
  )
  const [{ valor }] = await versiones('certificados')
  expect(valor.fraseLibreDeuda).toBe(
    'Se certifica que, a la fecha de emisión, el inmueble que se identifica a continuación no registra deuda con este municipio.',
  )
})

it('lo escrito antes de que se preguntara la dependencia se sigue leyendo, y se vuelve a él', async () => {
  const otra = await appDePrueba()
  await otra.db.$client.query(
    `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
     values ('identidad', 1, '{"nombre": "Tafí Viejo", "escudo": ""}', 'Antes', 1, now())`,
  )
  const { ciudad } = (await otra.app.inject('/config.json')).json()
  expect([ciudad.nombre, ciudad.portal, ciudad.dependencia]).toEqual([
    'Tafí Viejo',
    'Catastro',
    'Dirección de Catastro',
  ])
  const pedido = { url: '/api/ciudad/configuracion/identidad' }
  const [{ valor }] = (await otra.como('ana', pedido)).json().versiones
  expect(valor).toEqual({
    nombre: 'Tafí Viejo',
    portal: 'Catastro',
    dependencia: 'Dirección de Catastro',
    escudo: '',
  })
  const guardada = await otra.como('ana', {
    method: 'POST',
    url: '/api/ciudad/configuracion',
    payload: { clave: 'identidad', version: 1, motivo: 'Ahora', valor: { ...valor, dependencia: 'Obras' } },
  })
  expect(guardada.json().version).toBe(2)
})

it.each([
  ['nombre', 60, 'Nombre de la ciudad: debe tener como máximo 60 caracteres', 'Escriba el nombre de la ciudad'],
  ['portal', 30, 'Nombre del portal: debe tener como máximo 30 caracteres', 'Escriba el nombre del portal'],
  ['dependencia', 60, 'Dependencia: debe tener como máximo 60 caracteres', 'Escriba la dependencia'],
])('%s: de una letra a %d', async (campo, maximo, larga, vacia) => {
  const con = async (dice: string) => (await guardar('identidad', { ...IDENTIDAD, [campo]: dice })).json()
  expect((await con('x'.repeat(maximo + 1))).errors).toEqual([{ path: `valor.${campo}`, msg: larga }])
  expect((await con('')).errors).toEqual([{ path: `valor.${campo}`, msg: vacia }])
  expect((await con('x'.repeat(maximo))).ok).toBe(true)
  expect((await con('x')).ok).toBe(true)
})

it.each(['fraseLibreDeuda', 'frasePadron'])('%s: de una letra a 300', async (campo) => {
  const con = async (dice: string) => (await guardar('certificados', { ...COMO_VINO, [campo]: dice })).json()
  expect((await con('x'.repeat(301))).errors[0].path).toBe(`valor.${campo}`)
  expect((await con('')).errors[0].path).toBe(`valor.${campo}`)
  expect((await con('x'.repeat(300))).ok).toBe(true)
  expect((await con('x')).ok).toBe(true)
})

describe('lo que la ciudad escribió', () => {
  beforeAll(async () => {
    expect((await guardar('identidad', IDENTIDAD)).statusCode).toBe(200)
    await guardar('certificados', { fraseLibreDeuda: 'La ciudad hace constar.', frasePadron: 'Por la presente consta.' })
  })

  it('está en el certificado de un padrón; el que ya se emitió no cambia', async () => {
    const papel = await leido(await certificado('100002'))
    expect(papel).toContain('Puerto Lago Dirección de Obras Privadas')
    expect(papel).toContain('Por la presente consta.')
    expect(papel).not.toContain('Dirección de Catastro')
    expect(await leido(await certificado('100001'))).toContain('Dirección de Catastro')
  })

  it('en el legajo y en los correos', async () => {
    const carpetas = carpetasDePrueba(portal)
    expect(await leido(await legajo(await carpetas.completa()))).toContain('Puerto Lago Dirección de Obras Privadas')
    const { rows } = await portal.db.$client.query('select max(id_correo) as id from correo_saliente')
    const { correo } = (await portal.como('ana', { url: `/api/notificaciones/correo/${rows[0].id}` })).json()
    expect(correo.texto).toContain('Puerto Lago · Dirección de Obras Privadas')
  })

  it('y en los ajustes de la página, de donde lo leen las pantallas', async () => {
    const { ciudad } = (await portal.app.inject('/config.json')).json()
    expect([ciudad.portal, ciudad.dependencia]).toEqual(['Obras', 'Dirección de Obras Privadas'])
  })
})

describe('un documento', () => {
  const suyo = { ...MEMBRETE, ciudad: 'Puerto Lago', dependencia: 'Dirección de Obras Privadas' }

  it('de Libre Deuda dice su frase', async () => {
    const papel = await leido(await buffer(certificadoPdf(DE_LIBRE_DEUDA, suyo)))
    expect(papel).toContain('Puerto Lago Dirección de Obras Privadas')
    expect(papel).toContain('Se certifica que no debe.')
  })

  it('del registro de elevadores, de quién es', async () => {
    const registro = {
      ...{ titulo: 'Registro del responsable', formulario: '28', numero: 7, autor: 'Clara Nieva' },
      ...{ fecha: '2026-11-22T15:00:00.000Z', bloques: [], situacion: 'Confirmado' },
    } as const
    const papel = await leido(await buffer(registroPdf(registro as never, suyo)))
    expect(papel).toContain('Puerto Lago Dirección de Obras Privadas')
  })

  it('con todo lo más largo entra en una hoja, y su QR se lee', async () => {
    const largo = (letras: number) => 'Wagner mamá '.repeat(letras).slice(0, letras)
    const pdf = await buffer(
      certificadoPdf(
        { ...DE_LIBRE_DEUDA, titular: largo(150), domicilio: largo(150) },
        {
          ...suyo,
          ...{ ciudad: largo(60), dependencia: largo(60) },
          frases: { ...MEMBRETE.frases, fraseLibreDeuda: largo(300) },
        },
      ),
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(leerQrDePdf(pdf)).toBe('https://catastro.example.com/#/verificar/7K3MQ0Z9XR4TNB5WCYHE')
  })
})
