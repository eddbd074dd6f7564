import type { TipoDeEncomienda, VersionDeTipo } from '@catastro/domain/carpetas/encomiendas'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba, documento, pedidoDeAlta, pedidoDeSubida } from '../../pruebas/carpetasDePrueba.ts'
import { UN_TIPO } from '../../pruebas/requisitosDePrueba.ts'

/** CONFORME DE USO (10) carries form 1 and a sketch; PILETA DE NATACION (15), 1 bis and 2, and a sketch. */

const CONFORME = 10
const PILETA = 15

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const URL = '/api/documentacion/tiposDeEncomienda'
const enviar = (payload: object, quien: Demo = 'ana') => portal.como(quien, { method: 'POST', url: URL, payload })
const todos = async () => (await portal.como('ana', { url: URL })).json()
const elTipo = async (id: number): Promise<TipoDeEncomienda> =>
  (await todos()).tipos.find(({ idEncomiendaTipo }: TipoDeEncomienda) => idEncomiendaTipo === id)
const versiones = async (id: number): Promise<VersionDeTipo[]> =>
  (await portal.como('ana', { url: `${URL}/${id}` })).json().versiones
/** Over its last version, with something else. */
async function cambiar(id: number, otra: object, quien?: Demo) {
  const { encomiendatipo, explicacion, requiereCroquis, formularios, retirado, version } = await elTipo(id)
  const dice = { encomiendatipo, explicacion, requiereCroquis, formularios, retirado, version, motivo: 'Prueba' }
  return enviar({ ...dice, idEncomiendaTipo: id, ...otra }, quien)
}
/** As who presents a folder chooses among them: its forms, in their order. */
const ofrecidos = async (id: number): Promise<number[]> =>
  (await portal.como('pablo', { url: '/api/formulario/obtenerTiposEncomienda' }))
    .json()
    .tiposEncomienda.filter(({ idEncomiendaTipo }: { idEncomiendaTipo: number }) => idEncomiendaTipo === id)
    .map(({ idFormularioTipo }: { idFormularioTipo: number }) => idFormularioTipo)
const alta = (campos: Parameters<typeof pedidoDeAlta>[0], archivos?: Parameters<typeof pedidoDeAlta>[1]) =>
  portal.como('pablo', pedidoDeAlta(campos, archivos))
const deLaCarpeta = async (idCarpeta: number): Promise<string[]> =>
  (
    await portal.como('pablo', {
      url: `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`,
    })
  )
    .json()
    .map(({ codigoFormulario }: { codigoFormulario: string }) => codigoFormulario)
const faltantes = async (idCarpeta: number): Promise<string[]> =>
  (await portal.db.$client.query('select que from lo_que_falta($1) order by orden', [idCarpeta])).rows.map(
    ({ que }) => que,
  )

describe('los tipos de encomienda', () => {
  it('uno nuevo, con los formularios 1 y 2 y sin croquis: se ofrece, se explica y se presenta', async () => {
    const nuevo = await enviar(UN_TIPO)
    expect([nuevo.statusCode, nuevo.json()]).toEqual([
      200,
      {
        ok: true,
        message: 'Guardado: vale para las carpetas que se empiecen desde ahora',
        idEncomiendaTipo: 100,
        version: 1,
      },
    ])
    expect(await ofrecidos(100)).toEqual([1, 5])
    const { tramites } = (await portal.app.inject('/api/tramites')).json()
    expect(tramites.find(({ tramite }: { tramite: string }) => tramite === 'encomienda-100')).toMatchObject({
      nombre: 'VENTA EN LA VIA PUBLICA',
      explicacion: 'Va a poner un puesto.',
      formularios: [{ codigo: '1' }, { codigo: '2' }],
    })
    const presentada = await alta({ idEncomiendaTipo: 100, idFormularioTipo: 1 }, [])
    expect(presentada.statusCode).toBe(200)
    expect(await deLaCarpeta(presentada.json().idCarpeta)).toEqual(['1', '2'])
    expect(await elTipo(100)).toMatchObject({ carpetas: 1, version: 1 })
    expect((await enviar({ ...UN_TIPO, encomiendatipo: 'OTRO' })).json().idEncomiendaTipo).toBe(101)
  })

  it('otros formularios y otro croquis valen para las que se empiecen: la empezada sigue como estaba', async () => {
    const { idCarpeta } = (await alta({})).json()
    await portal.como('pablo', pedidoDeSubida({ idCarpeta, sinPresentar: 1 }, [documento()]))
    expect((await cambiar(CONFORME, { formularios: [5], requiereCroquis: 0 })).statusCode).toBe(200)
    expect(await ofrecidos(CONFORME)).toEqual([5])
    expect(await deLaCarpeta(idCarpeta)).toEqual(['1'])
    const conElViejo = await alta({})
    expect([conElViejo.statusCode, conElViejo.json().message]).toEqual([
      400,
      'Tipo de formulario: no corresponde al tipo de encomienda',
    ])
    const sinCroquis = (await alta({ idFormularioTipo: 5 }, [])).json().idCarpeta
    expect(await deLaCarpeta(sinCroquis)).toEqual(['2'])
    // And the other way round: who began without it is not asked for it.
    expect((await cambiar(CONFORME, { formularios: [1], requiereCroquis: 1 })).statusCode).toBe(200)
    expect(await faltantes(sinCroquis)).not.toContain('croquis')
    expect((await alta({}, [])).json().message).toBe('Debe adjuntar el croquis de manzana!')
    expect(await ofrecidos(CONFORME)).toEqual([1])
  })

  it('retirado no se ofrece ni se admite, y sus carpetas siguen; vuelto a ofrecer, se presenta', async () => {
    const idCarpeta = await carpetas.completa()
    await cambiar(CONFORME, { retirado: 1 })
    expect(await ofrecidos(CONFORME)).toEqual([])
    const rechazada = await alta({})
    expect([rechazada.statusCode, rechazada.json().errors]).toEqual([
      409,
      [{ path: 'idEncomiendaTipo', msg: 'Tipo de encomienda: ya no se ofrece: elija otro' }],
    ])
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '17-B' })
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS', completa: true })
    await cambiar(CONFORME, { retirado: 0 })
    expect((await alta({})).statusCode).toBe(200)
  })

  it('cada versión dice quién y por qué, con la de fábrica; un arranque no devuelve lo que se sacó', async () => {
    expect(await versiones(PILETA)).toMatchObject([{ version: 0, autor: null, formularios: [2, 5] }])
    await cambiar(PILETA, { formularios: [5], explicacion: 'Una pileta.', motivo: 'Ordenanza 12' })
    const [, deFabrica] = await versiones(PILETA)
    const { sembrar } = await import('../semilla/sembrar.ts')
    await sembrar(portal.db)
    expect(await ofrecidos(PILETA)).toEqual([5])
    await cambiar(PILETA, { formularios: deFabrica?.formularios, explicacion: deFabrica?.explicacion })
    expect(
      (await versiones(PILETA)).map(({ version, formularios, explicacion, autor, motivo }) => [
        ...[version, formularios, explicacion, autor, motivo],
      ]),
    ).toEqual([
      [2, [2, 5], 'Va a construir una pileta.', 'Ana Romano', 'Prueba'],
      [1, [5], 'Una pileta.', 'Ana Romano', 'Ordenanza 12'],
      [0, [2, 5], 'Va a construir una pileta.', null, null],
    ])
    expect(await ofrecidos(PILETA)).toEqual([2, 5])
  })

  it('dos a la vez: vale uno, y al otro se le dice qué cambió y quién', async () => {
    const respuestas = await Promise.all([
      cambiar(1, { explicacion: 'Uno.', version: 0 }),
      cambiar(1, { explicacion: 'Dos.', version: 0 }),
    ])
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [gano] = await versiones(1)
    expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      `Mientras usted editaba, Ana Romano guardó la versión 1: Cuándo se elige: «Va a construir en un terreno sin edificar.» → «${gano?.explicacion}». Revise lo suyo y guarde otra vez`,
    )
  })

  it.each([
    [{ encomiendatipo: '' }, 'encomiendatipo', 'Escriba el nombre'],
    [{ encomiendatipo: 'x'.repeat(61) }, 'encomiendatipo', 'Nombre: debe tener como máximo 60 caracteres'],
    [{ explicacion: 'x'.repeat(161) }, 'explicacion', 'Cuándo se elige: debe tener como máximo 160 caracteres'],
    [{ formularios: [] }, 'formularios', 'Elija al menos un formulario'],
    [{ formularios: undefined }, 'formularios', 'Elija al menos un formulario'],
    [{ formularios: [5, 5] }, 'formularios', 'Formularios: uno está dos veces'],
    // Form 7 is a placeholder, and 12 makes a folder of its own.
    [{ formularios: [7] }, 'formularios', 'Formularios: uno no puede ir en una encomienda'],
    [{ formularios: [1, 12] }, 'formularios', 'Formularios: uno no puede ir en una encomienda'],
    [{ requiereCroquis: 'quizás' }, 'requiereCroquis', 'Lleva croquis de manzana: debe ser Sí o No'],
    [{ motivo: '' }, 'motivo', 'Escriba el motivo'],
  ])('se niega y nombra el campo: %j', async (otra, path, msg) => {
    const antes = await versiones(6)
    const respuesta = await cambiar(6, otra)
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, [{ path, msg }]])
    expect(await versiones(6)).toEqual(antes)
  })

  it('60 letras entran; un nombre que ya está, lo que no cambia nada y lo que no existe, no', async () => {
    expect((await cambiar(7, { encomiendatipo: 'x'.repeat(60) })).statusCode).toBe(200)
    const repetido = await cambiar(7, { encomiendatipo: 'DEMOLICION' })
    expect([repetido.statusCode, repetido.json().errors]).toEqual([
      409,
      [{ path: 'encomiendatipo', msg: 'Ya existe un tipo de encomienda con ese nombre' }],
    ])
    const igual = await cambiar(7, {})
    expect([igual.statusCode, igual.json().message]).toEqual([400, 'No cambió nada de lo que está guardado'])
    for (const ninguno of [
      await enviar({ ...UN_TIPO, encomiendatipo: 'NADA', idEncomiendaTipo: 999 }),
      await portal.como('ana', { url: `${URL}/999` }),
    ])
      expect([ninguno.statusCode, ninguno.json().errors]).toEqual([
        404,
        [{ path: 'idEncomiendaTipo', msg: 'Tipo de encomienda: no existe' }],
      ])
    expect((await enviar(UN_TIPO, 'lucia')).statusCode).toBe(403)
  })
})
