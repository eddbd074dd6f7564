import { LLAMADAS } from '@catastro/domain/llamadas'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../appDePrueba.ts'
import { instantanea } from '../instantanea.ts'
import { ENTERA, unTercio } from '../larga.ts'
import { DECIDEN } from './decisiones.ts'
import { DECIDEN_ELEVADORES } from './decisionesDeElevadores.ts'
import { DECIDEN_VISITAS } from './decisionesDeVisitas.ts'
import { type LoPropio, loPropioDe } from './loPropio.ts'
import { type Mundo, mundoDeAcceso } from './mundo.ts'

/*
 * Another caller of the table of access: the person it is about. Every call that writes is here, among those that
 * decide, with a request about one's own thing that is refused, or among those that decide nothing.
 */

/** What writes and decides about nobody: filing, paying, drafts, files, and the records of nobody in particular. */
const NO_DECIDEN =
  /^(POST|PUT|DELETE) \/(archivos\/sinDueno|borradores|calendario|plazos|ciudad|instituciones|catastroCalles|catastroReparticiones|obrasTipo|tarifas|documentacion\/(alta|archivo|carpeta|ejemplos|noLoEncargue|presentar$|legajo|codigo|responder|siguiente|tomar|vistaDeLista)|formulario\/(agregar|pagar1bis|realizarPago)|elevadores\/formulario27|importaciones$|importaciones\/\{idImportacion\}\/(descartar|personas|releer|respuestas)|misDatos\/pedidos|notificaciones|obras|padron\/certificado|preciosPendientes\/retirar|personas\/domicilioDePropietario|pagos\/(preparar|notificacion|conciliar)|profesionales\/(nuevaUniversidad|nuevoColegio|nuevaProfesion|editarColegio|editarProfesion$|editarUniversidad)|puestaEnMarcha|restauraciones|usuarios\/obtenerLibreDeuda|visitas\/(ordenar|agenda|agregarLista|editarLista|deshabilitarLista|distancia\/(codigo|foto|enviar)))/

const TODAS = [...DECIDEN, ...DECIDEN_ELEVADORES, ...DECIDEN_VISITAS]

let portal: AppDePrueba
let mundo: Mundo
let mio: LoPropio
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
  mio = loPropioDe(portal, mundo)
})

it('cada llamada que escribe decide sobre algo, o no decide nada', () => {
  const escriben = LLAMADAS.filter(({ servicio, method }) => servicio !== 'ciudadDigital' && method !== 'GET')
  const sinDecir = escriben
    .map(({ method, path }) => `${method} ${path}`)
    .filter((llamada) => TODAS.some((caso) => caso.llamada === llamada) === NO_DECIDEN.test(llamada))
  expect(sinDecir).toEqual([])
})

/** Of each call, every person and every part; every one of those as every part, in the long tests. */
const preguntas = TODAS.flatMap((caso, lugar) => {
  const { quienes, partes = ['quien la presentó'] as const } = caso
  if (ENTERA) return quienes.flatMap((yo) => partes.map((parte) => ({ caso, yo, parte })))
  return (quienes.length > partes.length ? quienes : partes).flatMap((_, n) => {
    const [yo, parte] = [quienes[(n + lugar) % quienes.length], partes[n % partes.length]]
    return yo && parte ? [{ caso, yo, parte }] : []
  })
})
describe('nadie decide sobre lo suyo (A-163)', () => {
  it.each(unTercio(preguntas).map((p) => [p.caso.llamada, p.yo, p.parte, p] as const))(
    '%s: %s, %s',
    async (llamada, yo, parte, { caso }) => {
      const [method = '', path = ''] = llamada.split(' ')
      const { url = path, ...resto } = await caso.pedido({ mundo, mio, yo, parte })
      const pedido = { ...resto, method, url: url.startsWith('/api/') ? url : `/api${url}` } as InjectOptions
      const antes = await instantanea(portal)
      const respuesta = await portal.como(yo, pedido)
      expect([respuesta.statusCode, respuesta.json()]).toEqual([403, { ok: false, message: caso.frase }])
      expect(await instantanea(portal)).toEqual(antes)
    },
  )
})

describe('lo que hace como cualquiera que presenta no cambia', () => {
  it('quien presentó su carpeta registra su comprobante, aunque sea del personal', async () => {
    const idCarpeta = await mio.hacerPropia(await mundo.conComprobante(), 'lucia', 'quien la presentó')
    const pedido = { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta } } as const
    expect((await portal.como('lucia', pedido)).statusCode).toBe(200)
  })
  it('una administradora borra su carpeta incompleta, y no su carpeta completa', async () => {
    const borrar = async (idCarpeta: number) => {
      await mio.hacerPropia(idCarpeta, 'ana', 'quien la presentó')
      return (await portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } }))
        .statusCode
    }
    expect(await borrar(await mundo.completa())).toBe(409)
    expect(await borrar(await mundo.presentada())).toBe(200)
  })
  it('una administradora cambia su oficina con los roles que tiene', async () => {
    const payload = { values: { cuil: CUIL.ana, reparticion: 2, oficina: 2 }, selectedRoles: [{ idRol: 1 }] }
    const pedido = { method: 'PATCH', url: '/api/catastroEmpleados/modificar', payload } as const
    expect((await portal.como('ana', pedido)).statusCode).toBe(200)
  })
  it('una administradora que es profesional no vuelve a escribir su domicilio', async () => {
    const Id = await mio.profesional('ana')
    const payload = { Domicilio: 'OTRA 2', Id, rol: 'profesional' }
    const pedido = { method: 'PUT', url: '/api/formulario/agregarDomicilio', payload } as const
    expect((await portal.como('ana', pedido)).statusCode).toBe(409)
  })
})
