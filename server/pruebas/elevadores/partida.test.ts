import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { beforeAll, expect, it } from 'vitest'
import { type ElevadoresDePrueba, elevadoresDePrueba } from '../elevadoresDePrueba.ts'

/*
 * One person fills form 27, pays, changes her mind and comes back in any order: two filings for one property, the payment of
 * one beside the form of another, a payment refused and charged later, any number sent as the payment's, two tabs at once, a
 * closed tab, sixty days away, money that goes back. What was sent and what each payment was begun for is written down by
 * hand, and after every step each payment pays that, or nothing.
 */

interface Escrito {
  readonly inmueble: string
  readonly nroelevadores: number
}
interface Anotado {
  readonly escrito: Escrito
  /** How many had been filed when it was begun: it pays the next. */
  readonly despuesDe: number
  /** What the provider said last, of what may follow what it said before. */
  dicho: number | null
  cobrado: boolean
  /** It ended unpaid once, or she let go of it: what she writes since is hers to change, and it may still be charged. */
  libre: boolean
}
interface Presentada {
  readonly idCarpeta: number
  readonly escrito: Escrito
}

const { SEMILLA = '5', PASOS = '60' } = process.env
const [EN_PAGO, REALIZADA, RECHAZADA, VENCIDA, CANCELADA, DEVUELTA] = [2, 3, 4, 7, 8, 9] as const
const DICHOS = [EN_PAGO, RECHAZADA, CANCELADA, VENCIDA, REALIZADA, REALIZADA] as const
const TARIFA = 5_200_00
const INMUEBLES = ['100001', '100002'] as const

let e: ElevadoresDePrueba
let domicilios: Readonly<Record<string, object>>
beforeAll(async () => {
  e = await elevadoresDePrueba()
  await e.limpiar()
  const filas = await e.consulta(
    `select padron, id_domicilio as id, id_calle as calle, nro_puerta as puerta from domicilio
     where origen = 'PADRON' and padron = any($1)`,
    [[...INMUEBLES]],
  )
  domicilios = Object.fromEntries(
    filas.map(({ padron, id, calle, puerta }) => [
      padron,
      { PadronInmueble: padron, idDomicilioInmueble: id, idCalleInmueble: calle, nropuertaInmueble: puerta },
    ]),
  )
})

const respuestasDe = ({ inmueble, nroelevadores }: Escrito) => ({ ...domicilios[inmueble], nroelevadores })

it('en cualquier orden, cada pago paga lo suyo, una vez, y lo escrito no se pierde', { timeout: 600_000 }, async () => {
  const azar = new Azar(Number(SEMILLA))
  const pagos = new Map<number, Anotado>()
  const presentadas: Presentada[] = []
  let escrito: Escrito = { inmueble: '100001', nroelevadores: 3 }
  let enBorrador: Escrito | null = null

  const escribir = async (cambios: Partial<Escrito>) => {
    escrito = { ...escrito, ...cambios }
    enBorrador = escrito
    await e.borrador(respuestasDe(escrito))
  }
  const enCurso = () => [...pagos].filter(([, { despuesDe }]) => despuesDe === presentadas.length)
  const decir = async (idPago: number, pago: Anotado, dicho: number) => {
    const terminado = pago.dicho !== null && pago.dicho !== EN_PAGO
    const sigue = pago.dicho === REALIZADA ? dicho === DEVUELTA : !terminado || dicho === REALIZADA
    e.proveedor.dira(await e.transaccion(idPago), dicho, TARIFA)
    await e.conciliar(idPago)
    if (!sigue) return
    pago.dicho = dicho
    pago.cobrado ||= dicho === REALIZADA
    pago.libre ||= dicho === RECHAZADA || dicho === CANCELADA || dicho === VENCIDA
  }
  const anotar = (idCarpeta: number, de: Escrito) => {
    if (presentadas.some((una) => una.idCarpeta === idCarpeta)) return
    presentadas.push({ idCarpeta, escrito: de })
    enBorrador = null
  }
  const presentar = async (idPago: number | null, de: Escrito, veces = 1) => {
    const antes = presentadas.length
    const pago = idPago === null ? undefined : pagos.get(idPago)
    const enviados = Array.from({ length: veces }, () =>
      e.presentar27({ ...respuestasDe(de), ...(idPago !== null && { idPago }) }),
    )
    const respuestas = await Promise.all(enviados)
    for (const respuesta of respuestas) {
      expect([200, 404, 409]).toContain(respuesta.statusCode)
      if (respuesta.statusCode === 200) anotar(respuesta.json().idCarpeta, de)
    }
    if (!pago || pago.libre) return
    const propio = JSON.stringify(pago.escrito) === JSON.stringify(de)
    // Beside any other form it files nothing.
    if (!propio) expect(respuestas.map(({ statusCode }) => statusCode)).not.toContain(200)
    // With hers, paid and not filed, nothing keeps her out; two tabs at once file it once.
    if (propio && pago.dicho === REALIZADA && pago.despuesDe === antes) {
      expect(respuestas.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: veces }, () => 200))
      expect(presentadas.length).toBe(antes + 1)
    }
  }

  const jugadas = [
    () => escribir({ inmueble: azar.uno(INMUEBLES) }),
    () => escribir({ nroelevadores: azar.uno([3, 4]) }),
    async () => {
      await escribir({})
      const { idPago } = (await e.preparar()).json()
      const conocido = pagos.get(idPago)
      // The one that she had begun for what she has not filed yet; or else a new one.
      if (conocido) expect(conocido.despuesDe).toBe(presentadas.length)
      else pagos.set(idPago, { escrito, despuesDe: presentadas.length, dicho: null, cobrado: false, libre: false })
    },
    async () => {
      const abiertos = [...pagos].filter(([, { dicho }]) => dicho !== REALIZADA && dicho !== DEVUELTA)
      if (abiertos.length > 0) await decir(...azar.uno(abiertos), azar.uno(DICHOS))
    },
    async () => {
      const cobrados = [...pagos].filter(([, { dicho }]) => dicho === REALIZADA)
      if (cobrados.length > 0 && azar.entre(1, 4) === 1) await decir(...azar.uno(cobrados), DEVUELTA)
    },
    // With its own answers; and from two tabs.
    async () => {
      const suyos = enCurso()
      if (suyos.length === 0) return
      const [idPago, pago] = azar.uno(suyos)
      await presentar(idPago, pago.escrito, azar.entre(1, 2))
    },
    // With whichever payment, of before too, and what is on the screen.
    async () => {
      const numeros = [...pagos.keys(), 999_999]
      await presentar(azar.uno(numeros), escrito)
    },
    // With its receipt alone.
    async () => {
      if (azar.entre(1, 3) === 1) await presentar(null, escrito)
    },
    // The card's tab was closed, or never opened: she lets go.
    async () => {
      const { pago } = await e.enCurso()
      const respuesta = await e.soltar()
      const anotado = pago === null ? undefined : pagos.get(pago.idPago)
      if (respuesta.statusCode !== 200) return expect(respuesta.statusCode).toBe(409)
      expect(anotado?.dicho).toBeNull()
      if (anotado) Object.assign(anotado, { libre: true, dicho: CANCELADA })
    },
    // Sixty days go by.
    async () => {
      await e.consulta(`update borrador set modificado_el = now() - interval '61 days'`)
      await e.portal.trabajar('olvidar-borradores')
      const pagandose = enCurso().some(([, { libre, dicho }]) => !libre && dicho !== DEVUELTA)
      if (!pagandose && (await borradorDe()) === null) enBorrador = null
    },
  ]

  async function borradorDe(): Promise<Escrito | null> {
    const { datos } = (await e.pedir('clara', 'GET', '/borradores/formulario27')).json()
    return datos && { inmueble: datos.PadronInmueble, nroelevadores: Number(datos.nroelevadores) }
  }

  async function revisar(): Promise<void> {
    const carpetas = await e.consulta(
      `select f.id_carpeta, f.id_pago, f.nroelevadores, d.padron, c.id_pago as pagada_con, c.pagado
       from formulario27 f join carpeta_formulario c using (id_carpeta) join carpeta k using (id_carpeta)
         join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
       where f.id_carpeta > 1009 and k.borrada_el is null order by f.id_carpeta`,
    )
    // Nothing is filed but what she was told, and as she sent it.
    expect(
      carpetas.map((c) => ({
        idCarpeta: c.id_carpeta,
        escrito: { inmueble: c.padron, nroelevadores: c.nroelevadores },
      })),
    ).toEqual(presentadas)
    const usados = new Map<number, number>()
    for (const [lugar, c] of carpetas.entries()) {
      const pago = pagos.get(c.id_pago)
      // Of what is filed with a payment: the one that was begun for it.
      if (c.id_pago !== null) expect(pago?.despuesDe).toBe(lugar)
      if (pago && !pago.libre) expect(pago.escrito).toEqual(presentadas[lugar]?.escrito)
      expect(c.pagado).toBe(c.pagada_con === null ? 0 : TARIFA)
      if (c.pagada_con === null) continue
      expect([c.pagada_con, pago?.cobrado]).toEqual([c.id_pago, true])
      expect(usados.has(c.pagada_con)).toBe(false)
      usados.set(c.pagada_con, c.id_carpeta)
    }
    const filas = await e.consulta('select id_pago, usado_por, revision from pago where id_pago = any($1)', [
      [...pagos.keys()],
    ])
    expect(filas).toHaveLength(pagos.size)
    const esperan: number[] = []
    const deLoMismo = (pago: Anotado) =>
      [...pagos.values()].some((otro) => otro !== pago && otro.cobrado && otro.despuesDe === pago.despuesDe)
    for (const { id_pago, usado_por, revision } of filas) {
      const carpeta = usados.get(id_pago)
      const pago = pagos.get(id_pago)
      expect(usado_por).toBe(carpeta === undefined ? null : `carpeta ${carpeta} formulario 27`)
      if (pago?.dicho !== REALIZADA || carpeta !== undefined) continue
      // Charged, and nothing paid with it: it waits for what she files next; or goes back, where that was paid already.
      const espera = pago.despuesDe === presentadas.length
      if (!espera) expect(revision).toBe('REPETIDO')
      else if (revision === null) esperan.push(id_pago)
      else expect([revision, deLoMismo(pago)]).toEqual(['REPETIDO', true])
    }
    expect(esperan.length).toBeLessThan(2)
    expect(await borradorDe()).toEqual(enBorrador)
    const { pago, respuestas } = await e.enCurso()
    const cerrado = pago && pagos.get(pago.idPago)
    if (cerrado && !cerrado.libre)
      expect({ inmueble: respuestas.PadronInmueble, nroelevadores: respuestas.nroelevadores }).toEqual(cerrado.escrito)
  }

  for (let paso = 0; paso < Number(PASOS); paso++) {
    await azar.uno(jugadas)()
    await revisar()
  }
  expect(pagos.size).toBeGreaterThan(3)
  expect(presentadas.length).toBeGreaterThan(3)
})
