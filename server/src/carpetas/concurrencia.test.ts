import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  documento,
  pedidoDeFormulario1,
  pedidoDeMovimiento,
  pedidoDeSubida,
} from '../../pruebas/carpetasDePrueba.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const RONDAS = 15
const OTRO_LA_MOVIO =
  'Otra persona cambió esta carpeta mientras usted la miraba. Vuelva a abrirla para ver cómo está ahora'
const YA_NO_SE_PUEDE = 'De RECIBIDO MESA ENTRADAS no se puede pasar a RECIBIDO MESA ENTRADAS. Se puede pasar a: '

const movimientosDe = async (idCarpeta: number) => {
  const { rows } = await portal.db.$client.query(
    `select estado_nuevo, id_persona from tramite_historial where id_carpeta = $1 and evento not in ('ALTA', 'COMPLETADA')`,
    [idCarpeta],
  )
  return rows
}

describe('dos que mueven la misma carpeta a la vez', () => {
  it.each([
    ['con la versión que vieron', 1, OTRO_LA_MOVIO],
    ['sin versión', undefined, YA_NO_SE_PUEDE],
  ] as const)('%s: uno logra el cambio y el otro recibe 409 con una oración', async (_caso, version, texto) => {
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const idCarpeta = await carpetas.completa()
      const recibir = pedidoDeMovimiento(idCarpeta, { idEstado: 2, expediente: 'E-1', ...(version && { version }) })
      const respuestas = await Promise.all([portal.como('lucia', recibir), portal.como('hector', recibir)])
      const perdedora = respuestas.find(({ statusCode }) => statusCode !== 200)
      expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(perdedora?.json().message).toContain(texto)
      expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS', version: 2 })
      expect(await movimientosDe(idCarpeta)).toHaveLength(1)
    }
  })

  it('a estados distintos: la que llega después parte de donde quedó, y la historia es una cadena', async () => {
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const idCarpeta = await carpetas.completa()
      const respuestas = await Promise.all([
        portal.como('lucia', pedidoDeMovimiento(idCarpeta, { idEstado: 2, expediente: 'E-1' })),
        portal.como('hector', pedidoDeMovimiento(idCarpeta, { idEstado: 5 })),
      ])
      // Received and then asked to pay is two good movements; asked to pay first, it can no longer be received.
      const { estado } = await carpetas.fila(idCarpeta)
      const estados = respuestas.map(({ statusCode }) => statusCode)
      expect(estado).toBe('PENDIENTE DE PAGO')
      expect([
        [200, 200],
        [409, 200],
      ]).toContainEqual(estados)
    }
  })

  it('quien trae una versión vieja recibe 409 y nada cambia', async () => {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: 'E-1', version: 1 })
    const respuesta = await portal.como('hector', pedidoDeMovimiento(idCarpeta, { idEstado: 3, version: 1 }))
    expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message: OTRO_LA_MOVIO }])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS', version: 2 })
    await carpetas.mover('hector', idCarpeta, { idEstado: 3, version: 2 })
  })
})

describe('otras carreras sobre una carpeta', () => {
  it('registrar el pago dos veces a la vez lo registra una', async () => {
    for (let ronda = 0; ronda < 5; ronda++) {
      const idCarpeta = await carpetas.conComprobante()
      const pagar = { method: 'PUT', url: '/api/formulario/actualizarTramite-Pagado', payload: { idCarpeta } } as const
      const respuestas = await Promise.all([portal.como('pablo', pagar), portal.como('lucia', pagar)])
      expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
        'La carpeta no está esperando un pago',
      )
    }
  })

  it('borrarla mientras se recibe: o está borrada, o recibida', async () => {
    for (let ronda = 0; ronda < 5; ronda++) {
      const idCarpeta = await carpetas.completa()
      const [borrado, recibido] = await Promise.all([
        portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } }),
        portal.como('lucia', pedidoDeMovimiento(idCarpeta, { idEstado: 2, expediente: 'E-1' })),
      ])
      expect(borrado.statusCode).toBe(200)
      expect([200, 404]).toContain(recibido.statusCode)
      expect((await carpetas.fila(idCarpeta)).borrada).toBe(true)
    }
  })

  it('dos respuestas a la misma observación: las dos se guardan y la carpeta vuelve una vez', async () => {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 4, observaciones: 'Falta el plano' })
    const respuestas = await Promise.all(
      ['a.pdf', 'b.pdf'].map((nombre) => portal.como('pablo', pedidoDeSubida({ idCarpeta }, [documento(nombre)]))),
    )
    expect(respuestas.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'PRESENTADO', previo: null })
    expect((await movimientosDe(idCarpeta)).map((m) => m.estado_nuevo)).toEqual([4, 1])
  })

  it('el formulario 1 enviado dos veces a la vez se graba una', async () => {
    for (let ronda = 0; ronda < 5; ronda++) {
      const idCarpeta = await carpetas.presentada()
      const respuestas = await Promise.all([
        portal.como('pablo', pedidoDeFormulario1(idCarpeta)),
        portal.como('lucia', pedidoDeFormulario1(idCarpeta)),
      ])
      expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
        'El formulario de esta carpeta ya fue enviado',
      )
    }
  })
})
