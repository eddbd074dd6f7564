import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { barrerDelTodo } from '../../pruebas/barridoDePrueba.ts'
import { documento } from '../../pruebas/carpetasDePrueba.ts'
import { esperarRechazo, sinDejarRastro } from '../../pruebas/entradas/rechazo.ts'
import { multiparte, PNG } from '../../pruebas/multiparte.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const empezar = (quien: Demo, clave: string) =>
  portal.como(quien, { method: 'PUT', url: `/api/borradores/${clave}`, payload: { datos: {}, version: 0 } })
const subir = (
  clave: string,
  archivos: Parameters<typeof multiparte>[1],
  campos: Parameters<typeof multiparte>[0] = {},
) => ({ method: 'POST', url: `/api/borradores/${clave}/archivos`, ...multiparte(campos, archivos) }) as const
const pdfs = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => documento(`plano ${n + 1}.pdf`))
const guardados = async () => {
  let cuenta = 0
  for await (const _ of portal.almacen.listar()) cuenta++
  return cuenta
}

describe('los archivos de un borrador', () => {
  it('se guardan, se listan, vuelven iguales y se quitan; su contenido se barre', async () => {
    await empezar('clara', 'veredas')
    const foto = { campo: 'files', nombre: 'mi foto.png', contenido: PNG }
    const respuesta = await portal.como('clara', subir('veredas', [foto, documento()], { campo: 'fotos' }))
    expect(respuesta.statusCode).toBe(200)
    const { archivos } = respuesta.json()
    expect(archivos).toEqual([
      { idArchivo: expect.any(Number), campo: 'fotos', nombre: 'mi foto.png', tipo: 'image/png', tamano: 70 },
      { idArchivo: expect.any(Number), campo: 'fotos', nombre: 'plano.pdf', tipo: 'application/pdf', tamano: 45 },
    ])
    const url = `/api/borradores/veredas/archivos/${archivos[0].idArchivo}`
    const bajado = await portal.como('clara', { url })
    expect(bajado.rawPayload.equals(PNG)).toBe(true)
    expect(bajado.headers['x-content-type-options']).toBe('nosniff')
    for (const [quien, direccion] of [
      ['bruno', url],
      ['clara', url.replace('veredas', 'otro')],
    ] as const) {
      const message = 'El archivo no existe o no está a su alcance'
      await esperarRechazo(portal, quien, { url: direccion }, { status: 404, message })
      await esperarRechazo(portal, quien, { method: 'DELETE', url: direccion }, { status: 404, message })
    }

    await barrerDelTodo(portal)
    expect((await portal.como('clara', { url })).statusCode).toBe(200)
    const antes = await guardados()
    expect((await portal.como('clara', { method: 'DELETE', url })).json()).toEqual({
      ok: true,
      message: 'Archivo quitado',
    })
    expect((await portal.como('clara', { url: '/api/borradores/veredas/archivos' })).json().archivos).toHaveLength(1)
    await barrerDelTodo(portal)
    expect(await guardados()).toBe(antes - 1)

    await portal.como('clara', { method: 'DELETE', url: '/api/borradores/veredas' })
    await barrerDelTodo(portal)
    expect(await guardados()).toBe(antes - 2)
  })

  it('cinco por borrador, sumando los envíos, y aunque lleguen a la vez', async () => {
    await empezar('clara', 'cinco')
    const message = 'No puede adjuntar mas de 5 archivos'
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'clara', subir('cinco', pdfs(6)), { message, path: 'files' }),
    )
    expect((await portal.como('clara', subir('cinco', pdfs(3)))).statusCode).toBe(200)
    const respuestas = await Promise.all([1, 2, 3].map(() => portal.como('clara', subir('cinco', pdfs(2)))))
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'clara', subir('cinco', pdfs(1)), { message, path: 'files' }),
    )
  })

  it('cincuenta entre todos los de una persona', async () => {
    for (let n = 1; n <= 10; n++) {
      await empezar('rosa', `lleno-${n}`)
      expect((await portal.como('rosa', subir(`lleno-${n}`, pdfs(n === 10 ? 4 : 5)))).statusCode).toBe(200)
    }
    await empezar('rosa', 'uno-mas')
    const message =
      'Sus borradores ya tienen 50 archivos. Quite alguno, o envíe uno de los formularios, para poder guardar otro'
    await esperarRechazo(portal, 'rosa', subir('uno-mas', pdfs(2)), { status: 409, message })
    expect((await portal.como('rosa', subir('uno-mas', pdfs(1)))).statusCode).toBe(200)
    await esperarRechazo(portal, 'rosa', subir('uno-mas', pdfs(1)), { status: 409, message })
  })

  it('se reconocen por su contenido, y sin borrador o sin archivos no hay qué guardar', async () => {
    await empezar('clara', 'malos')
    const programa = documento('plano.pdf', Buffer.from('MZ esto no es un plano'))
    await sinDejarRastro(portal, async () => {
      await esperarRechazo(portal, 'clara', subir('malos', [programa]), {
        status: 415,
        message:
          'Archivos: el archivo «plano.pdf» no es de un tipo admitido. Puede adjuntar PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP',
        path: 'files',
      })
      await esperarRechazo(portal, 'clara', subir('malos', []), { message: 'Debe adjuntar archivos', path: 'files' })
      await esperarRechazo(portal, 'clara', subir('ninguno', pdfs(1)), {
        status: 404,
        message: 'El borrador no existe',
      })
    })
  })

  it('el mismo envío repetido se guarda una vez', async () => {
    await empezar('clara', 'repetido')
    const pedido = subir('repetido', pdfs(1))
    const conClave = { ...pedido, headers: { ...pedido.headers, 'idempotency-key': 'clave-de-prueba-1' } }
    const [una, otra] = [await portal.como('clara', conClave), await portal.como('clara', conClave)]
    expect(otra.json()).toEqual(una.json())
    expect(una.json().archivos).toHaveLength(1)
  })
})
