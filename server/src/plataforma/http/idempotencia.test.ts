import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../../pruebas/appDePrueba.ts'
import {
  CROQUIS,
  carpetasDePrueba,
  documento,
  pedidoDeAlta,
  pedidoDeFormulario1,
  pedidoDeSubida,
} from '../../../pruebas/carpetasDePrueba.ts'
import { instantanea } from '../../../pruebas/instantanea.ts'
import { PDF, PNG } from '../../../pruebas/multiparte.ts'
import { enTransaccion } from '../base/db.ts'
import { huellaDe, unaSolaVez } from './idempotencia.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const OTRO_CONTENIDO = 'Este envío ya se hizo con otros datos. Vuelva a cargar la página e intente de nuevo'

const conClave = (quien: Demo, clave: string, pedido: InjectOptions & { headers?: object }) =>
  portal.como(quien, { ...pedido, headers: { ...pedido.headers, 'idempotency-key': clave } })

/** What a piece of work added. */
async function agregado(obra: () => Promise<unknown>) {
  const antes = await instantanea(portal)
  await obra()
  const despues = await instantanea(portal)
  const de = (tabla: string) => (despues.filas[tabla] ?? 0) - (antes.filas[tabla] ?? 0)
  return {
    carpetas: de('carpeta'),
    filas: de('archivo'),
    historia: de('tramite_historial'),
    bytes: despues.archivos.length - antes.archivos.length,
  }
}

describe('la misma presentación con una misma Idempotency-Key', () => {
  it('dos veces seguidas: una carpeta, un croquis, la misma respuesta', async () => {
    const cuerpos: string[] = []
    const nuevo = await agregado(async () => {
      for (let vez = 1; vez <= 3; vez++) {
        const respuesta = await conClave('pablo', 'presentar-seguidas-1', pedidoDeAlta())
        expect(respuesta.statusCode).toBe(200)
        cuerpos.push(respuesta.body)
      }
    })
    expect(new Set(cuerpos).size).toBe(1)
    expect(nuevo).toEqual({ carpetas: 1, filas: 1, historia: 1, bytes: 1 })
  })

  it('varias a la vez: lo mismo', async () => {
    for (let ronda = 0; ronda < 8; ronda++) {
      const nuevo = await agregado(async () => {
        const respuestas = await Promise.all(
          [1, 2, 3].map(() => conClave('pablo', `presentar-juntas-${ronda}`, pedidoDeAlta())),
        )
        expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
        expect(new Set(respuestas.map(({ body }) => body)).size).toBe(1)
      })
      expect(nuevo).toEqual({ carpetas: 1, filas: 1, historia: 1, bytes: 1 })
    }
  })

  it.each([
    ['otro dato', () => pedidoDeAlta({ AnchoCalle: '13' })],
    ['otro croquis', () => pedidoDeAlta({}, [{ ...CROQUIS, contenido: PDF }])],
    ['otra llamada', () => pedidoDeSubida({ idCarpeta: 1001 })],
  ])('%s: 409, y nada queda de lo segundo', async (caso, otro) => {
    const clave = `presentar-otra-${caso.replace(/\W/g, '-')}`
    await conClave('pablo', clave, pedidoDeAlta())
    const antes = await instantanea(portal)
    const respuesta = await conClave('pablo', clave, otro())
    expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message: OTRO_CONTENIDO }])
    expect(await instantanea(portal)).toEqual(antes)
  })

  it('la clave es de cada persona', async () => {
    const nuevo = await agregado(async () => {
      const dePablo = await conClave('pablo', 'la-misma-clave', pedidoDeAlta())
      const deBruno = await conClave('bruno', 'la-misma-clave', pedidoDeAlta({ idProfesional: 2 }))
      expect([dePablo.statusCode, deBruno.statusCode]).toEqual([200, 200])
      expect(deBruno.json().idCarpeta).not.toBe(dePablo.json().idCarpeta)
    })
    expect(nuevo).toEqual({ carpetas: 2, filas: 2, historia: 2, bytes: 2 })
  })

  it('un envío rechazado no gasta la clave', async () => {
    const mala = await conClave('pablo', 'rechazada-antes', pedidoDeAlta({ idPropietario: 6 }))
    expect(mala.statusCode).toBe(400)
    expect((await conClave('pablo', 'rechazada-antes', pedidoDeAlta())).statusCode).toBe(200)
  })

  it('pasadas 24 horas la clave sirve de nuevo', async () => {
    const primera = await conClave('pablo', 'clave-que-vence', pedidoDeAlta())
    await portal.db.$client.query(
      `update idempotencia set vence = now() - interval '1 second' where clave = 'clave-que-vence'`,
    )
    const segunda = await conClave('pablo', 'clave-que-vence', pedidoDeAlta({ AnchoCalle: '9' }))
    expect(segunda.statusCode).toBe(200)
    expect(segunda.json().idCarpeta).not.toBe(primera.json().idCarpeta)
  })

  it.each([['corta1'], ['x'.repeat(81)], ['con espacios dentro'], ['comillas"mal"']])(
    'una clave mal hecha es 400 y no deja nada: %s',
    async (clave) => {
      const antes = await instantanea(portal)
      const respuesta = await conClave('pablo', clave, pedidoDeAlta())
      expect(respuesta.statusCode).toBe(400)
      expect(respuesta.json().message).toBe('Idempotency-Key: debe tener de 8 a 80 letras, números o guiones')
      expect(await instantanea(portal)).toEqual(antes)
    },
  )
})

describe('subidas y formularios con una misma clave', () => {
  it('una subida repetida o doble guarda los archivos una vez', async () => {
    const idCarpeta = await carpetas.presentada()
    const archivos = [documento('a.pdf'), documento('b.png', PNG)]
    const nuevo = await agregado(async () => {
      const subir = () => conClave('pablo', 'subida-repetida', pedidoDeSubida({ idCarpeta }, archivos))
      const respuestas = [...(await Promise.all([subir(), subir()])), await subir()]
      expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(new Set(respuestas.map(({ body }) => body)).size).toBe(1)
    })
    expect(nuevo).toEqual({ carpetas: 0, filas: 2, historia: 0, bytes: 2 })
    const distinta = await conClave('pablo', 'subida-repetida', pedidoDeSubida({ idCarpeta }, archivos.slice(0, 1)))
    expect(distinta.statusCode).toBe(409)
  })

  it('sin clave cada subida es otra', async () => {
    const idCarpeta = await carpetas.presentada()
    const nuevo = await agregado(async () => {
      await carpetas.subir('pablo', idCarpeta)
      await carpetas.subir('pablo', idCarpeta)
    })
    expect(nuevo).toMatchObject({ filas: 2, bytes: 2 })
  })

  it.each([
    ['el formulario 1', (idCarpeta: number) => pedidoDeFormulario1(idCarpeta)],
    ['una subida', (idCarpeta: number) => pedidoDeSubida({ idCarpeta })],
  ])('%s de otra carpeta no recibe la respuesta de la primera', async (que, pedido) => {
    const clave = `otra-carpeta-${que.replace(/\W/g, '-')}`
    const [una, otra] = [await carpetas.presentada(), await carpetas.presentada()]
    expect((await conClave('pablo', clave, pedido(una))).statusCode).toBe(200)
    const antes = await instantanea(portal)
    const respuesta = await conClave('pablo', clave, pedido(otra))
    expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message: OTRO_CONTENIDO }])
    expect(await instantanea(portal)).toEqual(antes)
  })

  it('los mismos datos en otro orden son los mismos', async () => {
    const pedido = pedidoDeFormulario1(await carpetas.presentada())
    const alReves = { ...pedido, payload: Object.fromEntries(Object.entries(pedido.payload).reverse()) }
    expect((await conClave('pablo', 'en-otro-orden', pedido)).statusCode).toBe(200)
    expect((await conClave('pablo', 'en-otro-orden', alReves)).statusCode).toBe(200)
  })

  it('el formulario 1 repetido con su clave contesta lo mismo y no 409', async () => {
    const idCarpeta = await carpetas.presentada()
    const enviar = () => conClave('pablo', 'formulario-repetido', pedidoDeFormulario1(idCarpeta))
    const respuestas = [...(await Promise.all([enviar(), enviar()])), await enviar()]
    for (const respuesta of respuestas) {
      expect([respuesta.statusCode, respuesta.json()]).toEqual([200, { ok: true, message: 'Formulario enviado!' }])
    }
  })
})

it('lo mismo en otro orden es el mismo envío; otro valor es otro', () => {
  expect(huellaDe({ a: 1, b: 2 })).toBe(huellaDe({ b: 2, a: 1 }))
  expect(huellaDe({ a: 1, b: 2 })).not.toBe(huellaDe({ a: 2, b: 1 }))
})

it('la clave de una llamada no contesta por otra, aunque lleven lo mismo', async () => {
  const enviar = (llamada: string) =>
    enTransaccion(portal.db, null, (tx) =>
      unaSolaVez(tx, { idPersona: 1, clave: 'de-una-llamada', llamada, huella: huellaDe({}) }, async () => ({
        llamada,
      })),
    )
  expect(await enviar('POST /una')).toEqual({ respuesta: { llamada: 'POST /una' }, repetida: false })
  expect(await enviar('POST /una')).toEqual({ respuesta: { llamada: 'POST /una' }, repetida: true })
  await expect(enviar('POST /otra')).rejects.toThrow(OTRO_CONTENIDO)
})
