import { Azar } from '@catastro/sandbox/ciudadDemo/azar'
import { beforeAll, expect, it } from 'vitest'
import { type ElevadoresDePrueba, elevadoresDePrueba } from '../elevadoresDePrueba.ts'

/*
 * One person fills form 27, pays, changes her mind and comes back in any order: two filings for one property, the payment of
 * one beside the form of another, a payment refused and charged later, any number sent as the payment's, two tabs at once, a
 * closed tab, sixty days away, money that goes back, a price that changes meanwhile, somebody else's address. What was sent and what each payment was begun for is written down by
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
  /** As the tariff was then. */
  readonly monto: number
  /** What the provider said last, of what may follow what it said before. */
  dicho: number | null
  cobrado: boolean
  /** It ended unpaid once, or she let go of it: what she writes since is hers to change, and it may still be charged. */
  libre: boolean
}
interface Presentada {
  readonly idCarpeta: number
  readonly escrito: Escrito
  /** Of who sent it with a payment: what that one was for, whatever the tariff is now. */
  readonly importe: number | null
  /** The payment that it was sent with, or that paid it since. */
  idPago: number | null
}

const { SEMILLA = '5', PASOS = '150' } = process.env
const [EN_PAGO, REALIZADA, RECHAZADA, VENCIDA, CANCELADA, DEVUELTA] = [2, 3, 4, 7, 8, 9] as const
const DICHOS = [EN_PAGO, RECHAZADA, CANCELADA, VENCIDA, REALIZADA, REALIZADA] as const
const TARIFA = 5_200_00
const OTRA_TARIFA = 5_300_00
const INMUEBLES = ['100001', '100002'] as const
const LOS_ESCRITOS = INMUEBLES.flatMap((inmueble) => [3, 4].map((nroelevadores) => ({ inmueble, nroelevadores })))

let e: ElevadoresDePrueba
let domicilios: Readonly<Record<string, object>>
/** Bruno's payment of a form 27, charged; and Clara's of a Libre Deuda. */
let deBruno: number
let deOtraCosa: number
/** An address that Pablo wrote: to her there is none. */
let domicilioDePablo: object
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
  await e.borrador({}, 'bruno')
  const { idPago, fields } = (await e.preparar('bruno')).json()
  e.proveedor.dira(fields.TransaccionComercioId, REALIZADA, TARIFA)
  await e.conciliar(idPago)
  deBruno = idPago
  const libreDeuda = { producto: 'LIBRE_DEUDA', padron: '100001' }
  deOtraCosa = (await e.pedir('clara', 'POST', '/pagos/preparar', libreDeuda)).json().idPago
  const suyo = { Padron: '555', idCalle: 1, NroPuerta: '10', Piso: '2', Departamento: 'B' }
  const { id } = (await e.pedir('pablo', 'POST', '/formulario/agregarDomicilioObra', suyo)).json()
  domicilioDePablo = { Padron: '555', idDomicilio: id, idCalle: 1, nropuerta: '10', Piso: '2', Departamento: 'B' }
})

const igual = (uno: Escrito, otro: Escrito) =>
  uno.inmueble === otro.inmueble && uno.nroelevadores === otro.nroelevadores
const respuestasDe = ({ inmueble, nroelevadores }: Escrito) => ({ ...domicilios[inmueble], nroelevadores })

it('en cualquier orden, cada pago paga lo suyo, una vez, y lo escrito no se pierde', { timeout: 600_000 }, async () => {
  const azar = new Azar(Number(SEMILLA))
  const pagos = new Map<number, Anotado>()
  const presentadas: Presentada[] = []
  let escrito: Escrito = { inmueble: '100001', nroelevadores: 3 }
  let enBorrador: Escrito | null = null
  let tarifa = TARIFA

  const escribir = async (cambios: Partial<Escrito>) => {
    escrito = { ...escrito, ...cambios }
    enBorrador = escrito
    await e.borrador(respuestasDe(escrito))
  }
  const enCurso = () => [...pagos].filter(([, { despuesDe }]) => despuesDe === presentadas.length)
  const decir = async (idPago: number, pago: Anotado, dicho: number) => {
    const terminado = pago.dicho !== null && pago.dicho !== EN_PAGO
    const sigue = pago.dicho === REALIZADA ? dicho === DEVUELTA : !terminado || dicho === REALIZADA
    e.proveedor.dira(await e.transaccion(idPago), dicho, pago.monto)
    await e.conciliar(idPago)
    if (!sigue) return
    pago.dicho = dicho
    pago.cobrado ||= dicho === REALIZADA
    pago.libre ||= dicho === RECHAZADA || dicho === CANCELADA || dicho === VENCIDA
  }
  const anotar = (idCarpeta: number, de: Escrito, idPago: number | null) => {
    if (presentadas.some((una) => una.idCarpeta === idCarpeta)) return
    presentadas.push({ idCarpeta, escrito: de, idPago, importe: pagos.get(idPago ?? 0)?.monto ?? null })
    enBorrador = null
  }

  /** What may come of sending this form with this payment, as the notes tell it. */
  function loQueCorresponde(idPago: number, de: Escrito): readonly number[] {
    const pago = pagos.get(idPago)
    if (!pago) return [404]
    const conEste = presentadas.find((una) => una.idPago === idPago)
    // Sent again, it answers with its folder; beside another form it is that filing's.
    if (conEste) return [igual(conEste.escrito, de) ? 200 : 409]
    if (pago.despuesDe !== presentadas.length || pago.dicho === DEVUELTA) return [409]
    if (pago.dicho === RECHAZADA || pago.dicho === CANCELADA || pago.dicho === VENCIDA) return [409]
    const repetido = [...pagos.values()].filter(
      ({ dicho, despuesDe }) => dicho === REALIZADA && despuesDe === pago.despuesDe,
    )
    // What ended once locks the answers until another payment is begun; of two that were charged, one goes back.
    if (pago.libre || repetido.length > 1) return [200, 409]
    return [igual(pago.escrito, de) ? 200 : 409]
  }
  const presentar = async (idPago: number | null, de: Escrito, veces = 1) => {
    const antes = presentadas.length
    const corresponde = idPago === null ? [200, 409] : loQueCorresponde(idPago, de)
    const enviados = Array.from({ length: veces }, () =>
      e.presentar27({ ...respuestasDe(de), ...(idPago !== null && { idPago }) }),
    )
    const respuestas = await Promise.all(enviados)
    for (const respuesta of respuestas) {
      expect(corresponde).toContain(respuesta.statusCode)
      if (respuesta.statusCode === 200) anotar(respuesta.json().idCarpeta, de, idPago)
    }
    // Two tabs at once file it once.
    expect(presentadas.length - antes).toBeLessThan(idPago === null ? veces + 1 : 2)
  }
  const terminados = () =>
    [...pagos].filter(
      ([id, { dicho }]) =>
        (dicho === RECHAZADA || dicho === CANCELADA || dicho === VENCIDA) &&
        !presentadas.some(({ idPago }) => idPago === id),
    )
  const preparar = async () => {
    await escribir({})
    const { idPago } = (await e.preparar()).json()
    const conocido = pagos.get(idPago)
    // The one that she had begun for what she has not filed yet; or else a new one.
    if (conocido) expect(conocido.despuesDe).toBe(presentadas.length)
    else {
      const nuevo = { escrito, despuesDe: presentadas.length, monto: tarifa }
      pagos.set(idPago, { ...nuevo, dicho: null, cobrado: false, libre: false })
    }
  }
  const decirDe = async (algunos: [number, Anotado][], dichos: readonly number[]) => {
    if (algunos.length > 0) await decir(...azar.uno(algunos), azar.uno(dichos))
  }
  const abiertos = () => [...pagos].filter(([, { dicho }]) => dicho !== REALIZADA && dicho !== DEVUELTA)

  /** As likely as they stand here. */
  const jugadas: readonly (readonly [veces: number, jugada: () => unknown])[] = [
    [2, () => escribir(azar.uno(LOS_ESCRITOS))],
    [4, preparar],
    [4, () => decirDe(abiertos(), DICHOS)],
    [
      1,
      () =>
        decirDe(
          enCurso().filter(([, { dicho }]) => dicho === REALIZADA),
          [DEVUELTA],
        ),
    ],
    // With its own answers, from one tab or from two.
    [
      4,
      async () => {
        const suyos = enCurso()
        if (suyos.length === 0) return
        const [idPago, pago] = azar.uno(suyos)
        await presentar(idPago, pago.escrito, azar.entre(1, 2))
      },
    ],
    // With the payment of what she filed: from a tab that comes late, beside what she wrote since, and beside another form.
    [
      2,
      async () => {
        const conPago = presentadas.flatMap(({ idPago, escrito: suyo }) => (idPago === null ? [] : [{ idPago, suyo }]))
        if (conPago.length === 0) return
        await escribir({ inmueble: azar.uno(INMUEBLES) })
        const { idPago, suyo } = azar.uno(conPago)
        await presentar(idPago, azar.uno([suyo, ...LOS_ESCRITOS]))
      },
    ],
    // With whichever payment, of before too, and whichever form.
    [2, () => presentar(azar.uno([...pagos.keys(), 999_999]), azar.uno(LOS_ESCRITOS))],
    [
      2,
      async () => {
        const suyos = enCurso()
        if (suyos.length > 0) await presentar(azar.uno(suyos)[0], azar.uno(LOS_ESCRITOS))
      },
    ],
    // With one that ended unpaid, and its own form.
    [
      2,
      async () => {
        const suyos = terminados()
        if (suyos.length === 0) return
        const [idPago, pago] = azar.uno(suyos)
        await presentar(idPago, pago.escrito)
      },
    ],
    // With another person's, and with what pays another thing.
    [
      1,
      async () => {
        expect(await e.rechazo(e.presentar27({ ...respuestasDe(escrito), idPago: deBruno }))).toEqual([
          404,
          'El pago no existe o no está a su alcance',
        ])
        expect(await e.rechazo(e.presentar27({ ...respuestasDe(escrito), idPago: deOtraCosa }))).toEqual([
          409,
          'El pago es de otro monto o de otro trámite',
        ])
      },
    ],
    // Without its receipt; and with its receipt alone.
    [1, async () => expect((await e.presentar27(respuestasDe(escrito), 'clara', 0)).statusCode).toBe(400)],
    [1, () => presentar(null, escrito)],
    // One is refused, she files with the receipt, and it is charged in the end; or both are.
    [
      1,
      async () => {
        await preparar()
        await decirDe(
          enCurso().filter(([, { dicho }]) => dicho === null),
          [RECHAZADA],
        )
        if (azar.entre(1, 2) === 1) await preparar()
        await presentar(null, escrito)
        await decirDe(terminados(), [REALIZADA])
        await decirDe(abiertos(), [REALIZADA])
      },
    ],
    // The card's tab was closed, or never opened: she lets go.
    [
      1,
      async () => {
        const { pago } = await e.enCurso()
        const respuesta = await e.soltar()
        const anotado = pago === null ? undefined : pagos.get(pago.idPago)
        if (respuesta.statusCode !== 200) return expect(respuesta.statusCode).toBe(409)
        expect(anotado?.dicho).toBeNull()
        if (anotado) Object.assign(anotado, { libre: true, dicho: CANCELADA })
      },
    ],
    // The city changes the price: what was begun is paid, and filed, as it was.
    [
      1,
      async () => {
        tarifa = tarifa === TARIFA ? OTRA_TARIFA : TARIFA
        await e.consulta(
          `insert into tarifa_historial (id_tarifa, precio_unitario, factor, valor, vigente_desde)
           values (116, 0, 0, $1, clock_timestamp())`,
          [tarifa],
        )
      },
    ],
    // She writes an address that is somebody else's: nothing is begun for it.
    [
      1,
      async () => {
        await e.borrador({ ...respuestasDe(escrito), ...domicilioDePablo })
        const respuesta = await e.preparar()
        if (respuesta.statusCode === 200) expect(enCurso().map(([id]) => id)).toContain(respuesta.json().idPago)
        else expect(respuesta.statusCode).toBe(404)
        await escribir({})
      },
    ],
    // Sixty days go by.
    [
      1,
      async () => {
        await e.consulta(`update borrador set modificado_el = now() - interval '61 days'`)
        await e.portal.trabajar('conservar')
        const pagandose = enCurso().some(([, { libre, dicho }]) => !libre && dicho !== DEVUELTA)
        if (!pagandose && (await borradorDe()) === null) enBorrador = null
      },
    ],
  ]
  const bolsa = jugadas.flatMap(([veces, jugada]) => Array.from({ length: veces }, () => jugada))

  async function borradorDe(): Promise<Escrito | null> {
    const { datos } = (await e.pedir('clara', 'GET', '/borradores/formulario27')).json()
    return datos && { inmueble: datos.PadronInmueble, nroelevadores: Number(datos.nroelevadores) }
  }

  async function revisar(): Promise<void> {
    const carpetas = await e.consulta(
      `select f.id_carpeta, f.id_pago, f.nroelevadores, f.importe, d.padron, c.id_pago as pagada_con, c.pagado
       from formulario27 f join carpeta_formulario c using (id_carpeta) join carpeta k using (id_carpeta)
         join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
       where f.id_carpeta > 1009 and f.id_persona = 7 and k.borrada_el is null order by f.id_carpeta`,
    )
    // Nothing is filed but what she was told, and as she sent it.
    expect(
      carpetas.map((c) => ({
        idCarpeta: c.id_carpeta,
        escrito: { inmueble: c.padron, nroelevadores: c.nroelevadores },
      })),
    ).toEqual(presentadas.map(({ idCarpeta, escrito: suyo }) => ({ idCarpeta, escrito: suyo })))
    const usados = new Map<number, number>()
    for (const [lugar, c] of carpetas.entries()) {
      const pago = pagos.get(c.id_pago)
      const presentada = presentadas[lugar]
      if (presentada) {
        // Another one of it that is charged first pays it in its stead.
        if (presentada.idPago !== null && c.pagada_con === null) expect(c.id_pago).toBe(presentada.idPago)
        if (presentada.importe !== null) expect(c.importe).toBe(presentada.importe)
        presentada.idPago = c.id_pago
      }
      // Of what is filed with a payment: the one that was begun for it.
      if (c.id_pago !== null) expect(pago?.despuesDe).toBe(lugar)
      if (pago && !pago.libre) expect(pago.escrito).toEqual(presentada?.escrito)
      expect(c.pagado).toBe(c.pagada_con === null ? 0 : pago?.monto)
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
    await azar.uno(bolsa)()
    await revisar()
  }
  expect(pagos.size).toBeGreaterThan(3)
  expect(presentadas.length).toBeGreaterThan(3)
})
