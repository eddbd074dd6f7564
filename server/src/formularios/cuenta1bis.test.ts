import { beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { azar } from '../../pruebas/azar.ts'
import { carpetasDePrueba, pedidoDeObservar } from '../../pruebas/carpetasDePrueba.ts'
import { pedidoDeFormulario } from '../../pruebas/formulariosDePrueba.ts'
import { unTercio } from '../../pruebas/larga.ts'
import { type ProveedorDePrueba, proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'

/*
 * A 1bis that is corrected and paid in any order: it owes its total less what was paid; with nothing owed it is settled,
 * and what was paid in excess is shown once.
 */

let portal: AppDePrueba
let proveedor: ProveedorDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
let idCarpeta: number
beforeEach(async () => {
  proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  carpetas = carpetasDePrueba(portal)
  idCarpeta = await carpetas.presentada({ idEncomiendaTipo: 14, idFormularioTipo: 2 })
  await carpetas.subir('pablo', idCarpeta)
})

/** Filed with nothing but 'otros', which is then all that it comes to. */
const enviar = (total: number, respuestas: object = {}) =>
  portal.como(
    'pablo',
    pedidoDeFormulario('1bis', idCarpeta, {
      supconstruida: 0,
      supconantecedentes: 0,
      importerefaccion: 0,
      metrosrebajecordon: 0,
      metroscerca: 0,
      valorotros: total,
      ...respuestas,
    }),
  )
async function corregir(total: number) {
  const observado = pedidoDeObservar(idCarpeta, [{ texto: 'No es lo medido', codigoFormulario: '1bis' }])
  expect((await portal.como('ana', observado)).statusCode).toBe(200)
  expect((await enviar(total)).statusCode).toBe(200)
}
const preparar = () =>
  portal.como('pablo', { method: 'POST', url: '/api/pagos/preparar', payload: { producto: 'FORM1BIS', idCarpeta } })

interface Abierto {
  readonly idPago: number
  readonly monto: number
  readonly fields: { readonly TransaccionComercioId: string }
}
async function confirmar({ idPago, monto, fields }: Abierto): Promise<number> {
  proveedor.dira(fields.TransaccionComercioId, 3, monto * 100)
  await portal.como('lucia', { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago } })
  return idPago
}
const pagar = async () => confirmar((await preparar()).json())

const cuenta = async () => {
  const url = `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`
  const [{ grabado, idPago, debe }] = (await portal.como('pablo', { url })).json()
  return { grabado, idPago, debe, completa: (await carpetas.fila(idCarpeta)).completa }
}
/** What staff are asked to look at: payment, why, and how much of it was too much. */
async function porRevisar() {
  const { pagos } = (await portal.como('lucia', { url: '/api/pagos/listar?porRevisar=1' })).json()
  return pagos.map((p: { idPago: number; revision: string; excedente: number | null }) => [
    p.idPago,
    p.revision,
    p.excedente,
  ])
}

describe('un 1bis pagado que se corrige', () => {
  it('hacia arriba y de vuelta hacia abajo queda pagado por lo que pagó', async () => {
    await enviar(58_800)
    const idPago = await pagar()
    await corregir(60_000)
    expect(await cuenta()).toEqual({ grabado: 1, idPago: null, debe: 1_200, completa: false })
    await corregir(58_800)
    expect(await cuenta()).toEqual({ grabado: 1, idPago, debe: 0, completa: true })
    expect(await porRevisar()).toEqual([])
    expect((await preparar()).json()).toMatchObject({ idPago, estado: 'CONFIRMADO', fields: null })
  })

  it('el excedente se muestra una vez, por lo que sobra ahora; al no sobrar nada se va', async () => {
    await enviar(58_800)
    const idPago = await pagar()
    await corregir(50_000)
    expect(await porRevisar()).toEqual([[idPago, 'EXCEDENTE', 8_800]])
    await corregir(50_000.01)
    expect(await porRevisar()).toEqual([[idPago, 'EXCEDENTE', 8_799.99]])
    await corregir(58_800)
    expect(await porRevisar()).toEqual([])
  })

  it('revisado por el personal no vuelve a aparecer por el mismo importe, y sí por otro', async () => {
    await enviar(58_800)
    const idPago = await pagar()
    await corregir(50_000)
    await portal.como('lucia', { method: 'POST', url: '/api/pagos/revisar', payload: { idPago } })
    await corregir(50_000)
    expect(await porRevisar()).toEqual([])
    await corregir(49_000)
    expect(await porRevisar()).toEqual([[idPago, 'EXCEDENTE', 9_800]])
  })

  it('un pago que llega cuando ya no se debe nada queda para devolver, y no impide pagar lo que se deba después', async () => {
    await enviar(58_800)
    await pagar()
    await corregir(60_000)
    const tarde = (await preparar()).json()
    await corregir(58_800)
    await confirmar(tarde)
    expect(await porRevisar()).toEqual([[tarde.idPago, 'REPETIDO', null]])
    await corregir(61_000)
    expect((await preparar()).json()).toMatchObject({ monto: 2_200, estado: 'INICIADO' })
  })

  it('con algo pagado y algo debido, su titular no puede borrar la carpeta', async () => {
    await enviar(58_800)
    await pagar()
    await corregir(60_000)
    const borrado = { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } } as const
    expect((await portal.como('pablo', borrado)).statusCode).toBe(409)
  })

  it.each(unTercio([1, 2, 3, 4, 5, 6]))(
    'diez correcciones y pagos al azar, con la cuenta llevada a mano: semilla %i',
    async (semilla) => {
      const { entre, uno } = azar(semilla)
      const TOTALES = [0, 100, 100.01, 250, 58_800, 60_000]
      const abiertos = new Map<number, Abierto>()
      const devolver: number[] = []
      // In centavos, as somebody with paper and pencil would.
      const mano = { total: 5_880_000, pagado: 0 }
      const debido = () => Math.max(mano.total - mano.pagado, 0)
      await enviar(58_800)

      const pasos = {
        corregir: async () => {
          const total = uno(TOTALES)
          await corregir(total)
          mano.total = Math.round(total * 100)
        },
        abrir: async () => {
          const respuesta = await preparar()
          if (debido() > 0) {
            expect(respuesta.json()).toMatchObject({ estado: 'INICIADO', monto: debido() / 100 })
            abiertos.set(respuesta.json().idPago, respuesta.json())
          } else if (mano.pagado > 0) expect(respuesta.json()).toMatchObject({ estado: 'CONFIRMADO', fields: null })
          else expect(respuesta.statusCode).toBe(409)
        },
        // Any of those begun, also one left behind by a correction: the provider may say of it that it was paid.
        confirmar: async () => {
          if (abiertos.size === 0) return
          const abierto = uno([...abiertos.values()])
          abiertos.delete(abierto.idPago)
          await confirmar(abierto)
          if (debido() > 0) mano.pagado += Math.round(abierto.monto * 100)
          else devolver.push(abierto.idPago)
        },
      }
      for (let paso = 1; paso <= 10; paso++) {
        const nombre = (['corregir', 'abrir', 'confirmar'] as const)[entre(3)] ?? 'abrir'
        await pasos[nombre]()
        if (nombre === 'abrir' && entre(2) === 0) await pasos.confirmar()
        const { idPago, ...resto } = await cuenta()
        const revisados = await porRevisar()
        const sobra = mano.pagado - mano.total
        expect(
          {
            ...resto,
            pagada: idPago !== null,
            excedentes: revisados.flatMap(([, porQue, cuanto]: unknown[]) => (porQue === 'EXCEDENTE' ? [cuanto] : [])),
            paraDevolver: revisados.flatMap(([id, porQue]: unknown[]) => (porQue === 'REPETIDO' ? [id] : [])).sort(),
          },
          `paso ${paso}: ${nombre}`,
        ).toEqual({
          grabado: 1,
          debe: debido() / 100,
          completa: debido() === 0,
          pagada: debido() === 0 && mano.pagado > 0,
          excedentes: sobra > 0 ? [sobra / 100] : [],
          paraDevolver: devolver.sort(),
        })
      }
    },
  )
})

describe('un 1bis de $ 0,00', () => {
  it('queda completo sin pago, y no hay qué pagar', async () => {
    const alta = await enviar(0)
    expect(alta.statusCode).toBe(200)
    expect(await cuenta()).toEqual({ grabado: 1, idPago: null, debe: 0, completa: true })
    const { idFormulario1bis } = alta.json()
    const NADA = 'La liquidación de este formulario es de $ 0,00: no tiene importe a pagar'
    const pedido = { total: 0, idCarpeta, idFormulario: idCarpeta, idFormulario1bis }
    const pagar1bis = portal.como('pablo', { method: 'POST', url: '/api/formulario/pagar1bis', payload: pedido })
    for (const respuesta of [await preparar(), await pagar1bis]) {
      expect([respuesta.statusCode, respuesta.json().message]).toEqual([409, NADA])
    }
  })

  it('corregido hacia arriba se debe, y un centavo ya se cobra', async () => {
    await enviar(0)
    await corregir(0.01)
    expect(await cuenta()).toEqual({ grabado: 1, idPago: null, debe: 0.01, completa: false })
    const idPago = await pagar()
    expect(await cuenta()).toEqual({ grabado: 1, idPago, debe: 0, completa: true })
  })

  it.each([
    [{ valorotros: -0.01 }, 'El campo Valor de otros debe ser un número no negativo.'],
    [{ supconstruida: '-1' }, 'El campo Superficie construida debe ser un número no negativo.'],
    [{ valorotros: undefined }, 'El campo Valor de otros debe ser un número no negativo.'],
    [{ metroscerca: '' }, 'El campo Metros de cerca debe ser un número no negativo.'],
  ])('negativo o ausente se rechaza igual: %j', async (respuestas, message) => {
    const respuesta = await enviar(0, respuestas)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, message])
    expect((await cuenta()).grabado).toBe(0)
  })
})
