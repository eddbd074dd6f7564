import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { appDePrueba } from '../appDePrueba.ts'
import { proveedorDePrueba } from '../proveedorDePrueba.ts'
import { fotoDePrueba, veredasDePrueba } from '../veredasDePrueba.ts'

/*
 * One person fills, pays, changes her mind and comes back in any order: the payment of one property beside the form of
 * another, two for one property, a refused one whose answers are put back. What each payment was begun for is written down
 * by hand, and after every step each payment pays that, or nothing.
 */

interface Anotado {
  readonly padron: string
  readonly dias: string
  /** What the provider said last. */
  dicho: number | null
}

const { SEMILLA = '27', PASOS = '40' } = process.env
/** Begun, refused, cancelled; then paid, whatever came before. */
const DICHOS = [2, 4, 8, 3, 3] as const
const TOTAL: Readonly<Record<string, number>> = { '3': 4925, '4': 5175 }

let v: ReturnType<typeof veredasDePrueba>
let obras: Readonly<Record<string, object>>
beforeAll(async () => {
  const proveedor = proveedorDePrueba()
  v = veredasDePrueba(await appDePrueba({ proveedor }), proveedor)
  const filas = await v.consultar(
    `select padron, id_domicilio, id_calle, nro_puerta from domicilio where origen = 'PADRON' and padron in ('100001', '100002')`,
  )
  obras = Object.fromEntries(
    filas.map((d) => [
      d.padron,
      { Padron: d.padron, idDomicilio: d.id_domicilio, idCalle: d.id_calle, NroPuerta: d.nro_puerta },
    ]),
  )
})
beforeEach(() => v.deNuevo())

it('en cualquier orden, cada pago presenta lo suyo, una vez, y solo si se pagó', { timeout: 300_000 }, async () => {
  const azar = new Azar(Number(SEMILLA))
  const pagos = new Map<number, Anotado>()
  let escrito = { padron: '100001', dias: '3' }
  const escribir = async (cambios: Partial<typeof escrito>) => {
    escrito = { ...escrito, ...cambios }
    await v.borrador({ ...obras[escrito.padron], dep_mat_dias: escrito.dias })
    const hay = await v.consultar(`select from borrador_archivo limit 1`)
    if (hay.length === 0) await v.adjuntar([fotoDePrueba(1), fotoDePrueba(2)])
  }
  const jugadas = [
    () => escribir({ padron: azar.uno(['100001', '100002']) }),
    () => escribir({ dias: azar.uno(['3', '4']) }),
    async () => {
      await escribir({})
      const { idPago } = (await v.realizarPago(TOTAL[escrito.dias])).json()
      const conocido = pagos.get(idPago)
      // A payment is given back only for the answers that it was begun for.
      if (conocido) expect(conocido).toMatchObject(escrito)
      else pagos.set(idPago, { ...escrito, dicho: null })
    },
    async () => {
      const abiertos = [...pagos].filter(([, p]) => p.dicho !== 3)
      if (abiertos.length === 0) return
      const [idPago, pago] = azar.uno(abiertos)
      pago.dicho = azar.uno(DICHOS)
      await v.resolver(idPago, pago.dicho)
    },
    async () => {
      const todos = [...pagos]
      if (todos.length === 0) return
      const [idPago, pago] = azar.uno(todos)
      const otro = pago.padron === '100001' ? '100002' : '100001'
      const conOtro = await v.alta(idPago, { ...obras[otro], dep_mat_dias: pago.dias }, [
        fotoDePrueba(1),
        fotoDePrueba(2),
      ])
      expect(conOtro.statusCode).toBe(409)
    },
  ]
  for (let paso = 0; paso < Number(PASOS); paso++) {
    await azar.uno(jugadas)()
    await revisar(pagos)
  }
  expect(pagos.size).toBeGreaterThan(3)
})

/** The ledger against the portal's own. */
async function revisar(pagos: ReadonlyMap<number, Anotado>): Promise<void> {
  const filas = await v.consultar(
    `select p.id_pago, p.estado, p.revision, c.padron, f.dep_mat_dias::text as dias
     from pago p left join formulario_vereda f using (id_pago) left join carpeta c using (id_carpeta)
     where p.id_pago = any($1)`,
    [[...pagos.keys()]],
  )
  for (const { id_pago, estado, revision, padron, dias } of filas) {
    const anotado = pagos.get(id_pago)
    if (padron !== null)
      expect({ padron, dias, estado }).toEqual({ padron: anotado?.padron, dias: anotado?.dias, estado: 'CONFIRMADO' })
    if (estado === 'CONFIRMADO') expect([padron !== null, revision === 'REPETIDO']).toContain(true)
    expect(estado === 'CONFIRMADO').toBe(anotado?.dicho === 3)
  }
  expect(filas).toHaveLength(pagos.size)
}
