import { describe, expect, it } from 'vitest'
import { appDePrueba, type Demo } from '../../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeAlta, pedidoDeSubida } from '../../../pruebas/carpetasDePrueba.ts'
import { instantanea } from '../../../pruebas/instantanea.ts'
import { multiparte, PDF } from '../../../pruebas/multiparte.ts'

const pdfDe = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])
const MEGA = 1024 * 1024

describe('los bytes de una persona en un día', async () => {
  const portal = await appDePrueba({ ajustes: { ARCHIVOS_MB_POR_DIA: '1' } })
  const carpetas = carpetasDePrueba(portal)
  const AGOTADO = {
    ok: false,
    message:
      'Los archivos de un día no pueden pasar de 1 MB por persona. Lo que ya subió está guardado: siga mañana, o con archivos más chicos',
  }
  const usados = async () =>
    (await portal.db.$client.query('select id_persona, bytes from uso_de_archivos order by 1')).rows.map(
      ({ id_persona, bytes }) => [id_persona, bytes],
    )
  const aVereda = (quien: Demo, bytes: number) =>
    portal.como(quien, pedidoDeSubida({ idCarpeta: 1001 }, [documento('a.pdf', pdfDe(bytes))]))
  const alBorrador = async (bytes: number) => {
    const url = '/api/borradores/carpeta-1'
    await portal.como('pablo', { method: 'PUT', url, payload: { datos: {}, version: 0 } })
    return portal.como('pablo', {
      method: 'POST',
      url: `${url}/archivos`,
      ...multiparte({ campo: 'otros' }, [documento('b.pdf', pdfDe(bytes))]),
    })
  }

  it('el máximo justo entra y un byte más no; lo de los borradores cuenta; a otra persona no le toca', async () => {
    expect((await alBorrador(600_000)).statusCode).toBe(200)
    const antes = await instantanea(portal)
    expect((await aVereda('pablo', MEGA - 600_000 + 1)).json()).toEqual(AGOTADO)
    expect(await instantanea(portal)).toEqual(antes)
    expect(await usados()).toEqual([[2, 600_000]])
    expect((await aVereda('pablo', MEGA - 600_000)).statusCode).toBe(200)
    expect((await aVereda('pablo', PDF.length)).statusCode).toBe(429)
    expect(await usados()).toEqual([[2, MEGA]])
    expect((await aVereda('ana', PDF.length)).statusCode).toBe(200)
  })

  it('lo que se rechaza por otra cosa, o se repite, se devuelve; lo de ayer no cuenta', async () => {
    await portal.db.$client.query(`update uso_de_archivos set dia = dia - 1 where id_persona = 2`)
    const bueno = documento('c.pdf', pdfDe(400_000))
    const malo = documento('d.pdf', Buffer.from('hola'))
    expect((await portal.como('pablo', pedidoDeSubida({ idCarpeta: 1001 }, [bueno, malo]))).statusCode).toBe(415)
    expect((await portal.como('pablo', pedidoDeSubida({ idCarpeta: 999_999 }, [bueno]))).statusCode).toBe(404)
    const doble = { ...pedidoDeSubida({ idCarpeta: 1001 }, [bueno]) }
    const headers = { ...doble.headers, 'idempotency-key': 'una-sola-vez-123' }
    for (const _ of [1, 2, 3]) expect((await portal.como('pablo', { ...doble, headers })).statusCode).toBe(200)
    const { rows } = await portal.db.$client.query(
      'select bytes from uso_de_archivos where id_persona = 2 order by dia desc limit 1',
    )
    expect(rows).toEqual([{ bytes: 400_000 }])
  })

  it('diez a la vez no pasan del máximo', async () => {
    await portal.db.$client.query('delete from uso_de_archivos')
    const idCarpeta = await carpetas.presentada()
    await portal.db.$client.query('delete from uso_de_archivos')
    const pedido = () => pedidoDeSubida({ idCarpeta }, [documento('e.pdf', pdfDe(300_000))])
    const respuestas = await Promise.all(Array.from({ length: 10 }, () => portal.como('pablo', pedido())))
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill(429),
    ])
    expect(await usados()).toEqual([[2, 900_000]])
  })
})

describe('los archivos de una carpeta', async () => {
  const portal = await appDePrueba({ ajustes: { ARCHIVOS_POR_CARPETA: '4' } })
  const carpetas = carpetasDePrueba(portal)
  const subir = (idCarpeta: number, cuantos: number) =>
    portal.como(
      'pablo',
      pedidoDeSubida(
        { idCarpeta },
        Array.from({ length: cuantos }, (_, n) => documento(`${n}.pdf`)),
      ),
    )
  const archivosDe = async (idCarpeta: number) =>
    (await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })).json().archivos.length

  it('hasta el máximo y ni uno más, con su razón y lo que se puede hacer', async () => {
    const { idCarpeta } = (await portal.como('pablo', pedidoDeAlta())).json()
    expect((await subir(idCarpeta, 4)).json()).toEqual({
      ok: false,
      message: 'La carpeta admite 4 archivos y le quedan 3 lugares. Reúna varios en un PDF o en un ZIP',
    })
    expect((await subir(idCarpeta, 2)).statusCode).toBe(200)
    expect((await subir(idCarpeta, 2)).json().message).toContain('le queda lugar para 1.')
    expect((await subir(idCarpeta, 1)).statusCode).toBe(200)
    const lleno = await subir(idCarpeta, 1)
    expect([lleno.statusCode, lleno.json().message]).toEqual([
      409,
      'La carpeta ya tiene los 4 archivos que admite. Consulte en la mesa de entradas cómo entregar los demás',
    ])
    expect(await archivosDe(idCarpeta)).toBe(4)
  })

  it('de ocho a la vez entran los que caben', async () => {
    const idCarpeta = await carpetas.presentada()
    const respuestas = await Promise.all(Array.from({ length: 8 }, () => subir(idCarpeta, 1)))
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, ...Array(5).fill(409)])
    expect(await archivosDe(idCarpeta)).toBe(4)
  })
})

it('los archivos de los borradores de una persona se cuentan juntos, aunque lleguen a dos a la vez', async () => {
  const portal = await appDePrueba()
  const url = (n: number) => `/api/borradores/carpeta-${n}`
  for (let n = 1; n <= 12; n++) {
    await portal.como('pablo', { method: 'PUT', url: url(n), payload: { datos: {}, version: 0 } })
  }
  const cinco = Array.from({ length: 5 }, (_, n) => documento(`${n}.pdf`))
  const respuestas = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      portal.como('pablo', { method: 'POST', url: `${url(n + 1)}/archivos`, ...multiparte({ campo: 'otros' }, cinco) }),
    ),
  )
  expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(200), 409, 409])
})
