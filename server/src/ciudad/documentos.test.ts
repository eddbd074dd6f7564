import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Centavos } from '@catastro/domain/dinero'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { JPEG } from '../../pruebas/fotosDeCamara.ts'
import { instruccionesDePdf, leerQrDePdf } from '../../pruebas/leerQrDePdf.ts'
import { MEMBRETE } from '../../pruebas/membreteDePrueba.ts'
import { multiparte, PNG } from '../../pruebas/multiparte.ts'
import { textoDePdf } from '../../pruebas/textoDePdf.ts'
import { reciboPdf } from '../carpetas/reciboPdf.ts'
import { registroPdf } from '../elevadores/registroPdf.ts'
import { tarjetaPdf } from '../elevadores/tarjetaPdf.ts'
import { certificadoPdf } from '../libreDeuda/certificadoPdf.ts'
import type { Membrete } from '../plataforma/membrete/membrete.ts'
import { recordarEscudo } from './escudo.ts'

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
/** Of a certificate its number stands between them. */
const deQuien = (ciudad: string, dependencia: string) => new RegExp(`^${ciudad}.*? ${dependencia} `)

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
  expect(papel).toMatch(deQuien('Municipalidad de Prueba', 'Dirección de Catastro'))
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

it.each([
  ['fraseLibreDeuda', 'rase del certificado de Libre Deuda'],
  ['frasePadron', 'rase del certificado de padrón'],
])('%s: de una letra a 300', async (campo, rotulo) => {
  const con = async (dice: string) => (await guardar('certificados', { ...COMO_VINO, [campo]: dice })).json()
  const path = `valor.${campo}`
  expect((await con('x'.repeat(301))).errors).toEqual([
    { path, msg: `F${rotulo}: debe tener como máximo 300 caracteres` },
  ])
  expect((await con('')).errors).toEqual([{ path, msg: `Escriba la f${rotulo}` }])
  expect((await con('x'.repeat(300))).ok).toBe(true)
  expect((await con('x')).ok).toBe(true)
})

describe('lo que la ciudad escribió', () => {
  beforeAll(async () => {
    expect((await guardar('identidad', IDENTIDAD)).statusCode).toBe(200)
    await guardar('certificados', {
      fraseLibreDeuda: 'La ciudad hace constar.',
      frasePadron: 'Por la presente consta.',
    })
  })

  it('está en el certificado de un padrón; el que ya se emitió no cambia', async () => {
    const papel = await leido(await certificado('100002'))
    expect(papel).toMatch(deQuien('Puerto Lago', 'Dirección de Obras Privadas'))
    expect(papel).toContain('Por la presente consta.')
    expect(papel).not.toContain('Dirección de Catastro')
    expect(await leido(await certificado('100001'))).toContain('Dirección de Catastro')
  })

  it('en el legajo y en los correos', async () => {
    const carpetas = carpetasDePrueba(portal)
    const papel = await leido(await legajo(await carpetas.completa()))
    expect(papel).toMatch(deQuien('Puerto Lago', 'Dirección de Obras Privadas'))
    const { rows } = await portal.db.$client.query('select max(id_correo) as id from correo_saliente')
    const { correo } = (await portal.como('ana', { url: `/api/notificaciones/correo/${rows[0].id}` })).json()
    expect(correo.texto).toContain('Puerto Lago · Dirección de Obras Privadas')
  })

  it('y en los ajustes de la página, de donde lo leen las pantallas', async () => {
    const { ciudad } = (await portal.app.inject('/config.json')).json()
    expect([ciudad.portal, ciudad.dependencia]).toEqual(['Obras', 'Dirección de Obras Privadas'])
  })
})

const suyo = { ...MEMBRETE, ciudad: 'Puerto Lago', dependencia: 'Dirección de Obras Privadas', color: '#1E5633' }
const REGISTRO = {
  ...{ titulo: 'Registro del responsable', formulario: '28', numero: 7, autor: 'Clara Nieva' },
  ...{ fecha: '2026-11-22T15:00:00.000Z', bloques: [], situacion: 'Confirmado' },
}
const RECIBO = { idPago: 1, idCarpeta: 1001, concepto: 'Tasa', monto: 100 as Centavos, pagadoEl: new Date() }
const TARJETA = { padron: '1', domicilio: 'SAN MARTIN 450', codigo: '7K3MQ0Z9XR4TNB5WCYHE', enlace: 'https://x.y' }
const DOCUMENTOS = [
  ['el certificado de Libre Deuda', (membrete: Membrete) => certificadoPdf(DE_LIBRE_DEUDA, membrete)],
  ['el formulario de elevadores', (membrete: Membrete) => registroPdf(REGISTRO as never, membrete)],
  ['el recibo de una carpeta', (membrete: Membrete) => reciboPdf({ membrete, ...RECIBO })],
  ['la tarjeta de los elevadores', (membrete: Membrete) => tarjetaPdf({ membrete, ...TARJETA })],
] as const
const PUNTO = { bytes: PNG, tipoMime: 'image/png' } as const
const DE_LA_CONSTRUCCION = /^0\.0431\d* 0\.3098\d* 0\.5411\d* scn/m
/** #1E5633, as a PDF has it. */
const SU_COLOR = /^0\.1176\d* 0\.3372\d* 0\.2 scn/m

describe.each(DOCUMENTOS)('%s', (_cual, hacer) => {
  it('dice de quién es, en su color; sin escudo no lleva imágenes', async () => {
    const pdf = await buffer(hacer(suyo))
    expect(await leido(pdf)).toContain('Puerto Lago')
    expect(instruccionesDePdf(pdf)).toMatch(SU_COLOR)
    expect(instruccionesDePdf(pdf)).not.toMatch(DE_LA_CONSTRUCCION)
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image')
  })

  it('lleva el escudo; uno roto no impide que salga', async () => {
    const con = await buffer(hacer({ ...suyo, escudo: PUNTO }))
    expect(con.toString('latin1')).toContain('/Subtype /Image')
    const roto = { bytes: Buffer.from('nada'), tipoMime: 'image/png' } as const
    const sin = await buffer(hacer({ ...suyo, escudo: roto }))
    expect(await leido(sin)).toContain('Puerto Lago')
    expect(sin.toString('latin1')).not.toContain('/Subtype /Image')
  })
})

describe('el escudo que sube la ciudad', () => {
  const subir = async (contenido: Uint8Array, nombre: string) => {
    const pedido = { method: 'POST', url: '/api/ciudad/imagenes' } as const
    const partes = multiparte({}, [{ campo: 'imagen', nombre, contenido }])
    return (await portal.como('ana', { ...pedido, ...partes })).json().nombre
  }
  const con = async (escudo: string) => {
    await guardar('identidad', { ...IDENTIDAD, escudo })
    expect((await versiones('identidad'))[0].valor.escudo).toBe(escudo)
  }
  const imagenes = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

  it('está en el certificado y en el legajo; quitado, en ninguno', async () => {
    const idCarpeta = await carpetasDePrueba(portal).completa()
    await con('')
    const [certificadoSin, legajoSin] = [await certificado('100004'), imagenes(await legajo(idCarpeta))]
    expect(imagenes(certificadoSin)).toBe(0)
    await con(await subir(PNG, 'escudo.png'))
    expect(imagenes(await certificado('100005'))).toBe(1)
    expect(imagenes(await legajo(idCarpeta))).toBe(legajoSin + 1)
    await con('')
    expect(imagenes(await certificado('100006'))).toBe(0)
  })

  it('en JPEG también; uno que no se puede leer queda fuera, y el papel sale igual', async () => {
    // Kept as it is: what is uploaded is read first.
    const guardado = async (bytes: Buffer, tipo: 'jpg' | 'png') => {
      const { ruta, tamano, sha256 } = await portal.almacen.guardar(Readable.from([bytes]))
      await portal.db.$client.query(
        `insert into imagen_de_ciudad (sha256, ruta, tipo_mime, tamano, subida_por, subida_el)
         values ($1, $2, $4, $3, 1, now())`,
        [sha256, ruta, tamano, tipo === 'jpg' ? 'image/jpeg' : 'image/png'],
      )
      return `${sha256}.${tipo}`
    }
    await con(await guardado(JPEG, 'jpg'))
    expect(imagenes(await certificado('100007'))).toBe(1)
    await con(await guardado(PNG.subarray(0, 40), 'png'))
    expect(imagenes(await certificado('100008'))).toBe(0)
  })

  it('se pone sobre blanco y se achica, una vez', async () => {
    const grande = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#f000' } })
      .png()
      .toBuffer()
    await con(await subir(grande, 'escudo.png'))
    const leer = recordarEscudo(portal.almacen)
    const nombre = (await versiones('identidad'))[0].valor.escudo
    const escudo = await leer(portal.db, nombre)
    expect(await sharp(escudo?.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 85,
      hasAlpha: false,
    })
    expect((await sharp(escudo?.bytes).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255])
    expect(await leer(portal.db, nombre)).toBe(escudo)
  })
})

describe('el certificado de Libre Deuda', () => {
  it('dice su frase', async () => {
    const papel = await leido(await buffer(certificadoPdf(DE_LIBRE_DEUDA, suyo)))
    expect(papel).toMatch(deQuien('Puerto Lago', 'Dirección de Obras Privadas'))
    expect(papel).toContain('Se certifica que no debe.')
  })

  it('con todo lo más largo entra en una hoja, y su QR se lee', async () => {
    const largo = (letras: number) => 'Wagner mamá '.repeat(letras).slice(0, letras)
    const pdf = await buffer(
      certificadoPdf(
        { ...DE_LIBRE_DEUDA, titular: largo(150), domicilio: largo(150) },
        {
          ...suyo,
          ...{ ciudad: largo(60), dependencia: largo(60), escudo: PUNTO },
          frases: { ...MEMBRETE.frases, fraseLibreDeuda: largo(300) },
        },
      ),
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(leerQrDePdf(pdf)).toBe('https://catastro.example.com/#/verificar/7K3MQ0Z9XR4TNB5WCYHE')
  })
})
