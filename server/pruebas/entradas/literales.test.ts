import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { carpetasDePrueba, pedidoDeFormulario1 } from '../carpetasDePrueba.ts'
import { sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

/** Each fits the field that it goes into. What is stored and given back is this very text, and nothing runs. */
const SQL = "'; drop table carpeta; --"
const HTML = '<script>alert(1)</script>'
const CORTOS = ["'--", '<b>', '\\', '%_', '&lt;'] as const

describe('SQL y HTML son solo texto', () => {
  it.each([SQL, HTML, '<img src=x onerror=1>'])('domicilio de un propietario: %s', async (Domicilio) => {
    const respuesta = await portal.como('ana', {
      method: 'PUT',
      url: '/api/formulario/agregarDomicilio',
      payload: { Domicilio, Id: 1, rol: 'propietario' },
    })
    expect(respuesta.json()).toEqual({ ok: true, message: 'Domicilio agregado con éxito!' })
    const leido = await portal.como('pablo', { url: '/api/formulario/buscarPropietario/27309991112' })
    expect(leido.json().Domicilio).toBe(Domicilio)
    expect(leido.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(CORTOS)('domicilio de obra: %s', async (texto) => {
    const campos = { Seccion: texto, Manzana: texto, Parcela: texto, Distrito: texto, Dominio: texto }
    const { id } = (
      await portal.como('pablo', {
        method: 'POST',
        url: '/api/formulario/agregarDomicilioObra',
        payload: { Padron: '777', idCalle: 1, NroPuerta: '1', Piso: texto.slice(0, 2), ...campos },
      })
    ).json()
    const { domicilio } = (await portal.como('pablo', { url: '/api/padron/obtenerDomicilioPorPadron/777' })).json()
    expect(domicilio.find((d: { idDomicilio: number }) => d.idDomicilio === id)).toMatchObject({
      ...campos,
      Piso: texto.slice(0, 2),
    })
  })

  it.each([SQL, HTML, `" onload="x`, '{{7*7}} #{7*7}'])('observación, expediente y formulario 1: %s', async (texto) => {
    const idCarpeta = await carpetas.presentada()
    const respuestas = { usoexistente: texto, usoahabilitar: texto, observaciones: texto }
    await portal.como('pablo', pedidoDeFormulario1(idCarpeta, respuestas))
    await carpetas.subir('pablo', idCarpeta)
    const expediente = texto.slice(0, 20)
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, observaciones: texto, expediente })

    const [formulario] = (
      await portal.como('pablo', { url: `/api/formulario/consultarFormulario1?idCarpeta=${idCarpeta}` })
    ).json()
    expect(formulario).toMatchObject(respuestas)
    const { carpeta } = (await portal.como('pablo', { url: `/api/documentacion/carpeta/${idCarpeta}` })).json()
    expect(carpeta).toMatchObject({ Observacion: texto, expediente: expediente.trim() })
    const { seguimiento } = (await portal.como('pablo', { url: `/api/documentacion/seguimiento/${idCarpeta}` })).json()
    expect(seguimiento.at(-1)).toMatchObject({ observacion: texto, expediente: expediente.trim() })
  })

  it.each([SQL, HTML, "%' or 1=1 --", '\\\\\\', '%%%', '___', "x'); select pg_sleep(9); --"])(
    'lo que se busca: %s',
    async (texto) => {
      await sinDejarRastro(portal, async () => {
        const url = `/api/documentacion/listarTodas?buscar=${encodeURIComponent(texto)}`
        const respuesta = await portal.como('lucia', { url })
        expect([respuesta.statusCode, respuesta.json()]).toEqual([200, { carpetas: [], total: 0, error: false }])
      })
    },
  )
})
