import { randomBytes, randomUUID } from 'node:crypto'
import { leerImporte } from '@catastro/domain/dinero'
import { revisarCertificados } from '../afuera/certificado.ts'
import { diferencias } from '../afuera/diferencias.ts'
import { type Contestado, deEstado, type Pregunta, revisar } from '../afuera/preguntar.ts'
import { type ComoSeRevisa, type Revision, sinComprobar } from '../afuera/revision.ts'
import type { AjustesDePagos } from './ajustesDePagos.ts'
import { datosDe, filtroDe, momentoDe, Transaccion } from './plusPagos.ts'
import { Sesion } from './sesion.ts'

const REALIZADA = 3
const DIAS = 30
const DIA_MS = 86_400_000
/** As many of the list as are looked at one by one. */
const MUESTRA = 50

/** Asks the card provider all that the portal asks of it. It begins no payment, and returns none. */
export async function revisarProveedor(
  { api, boton, guid, frase, numeracion }: AjustesDePagos,
  como: ComoSeRevisa = {},
): Promise<Revision[]> {
  const revisiones: Revision[] = [...(await revisarCertificados([api, boton], como))]
  const preguntar = async (
    que: string,
    camino: string,
    pregunta: Pregunta,
    mirar: (contestado: Contestado) => readonly string[],
  ) => {
    revisiones.push(await revisar(que, `${api}${camino}`, pregunta, como, mirar))
  }

  let token: string | undefined
  await preguntar(
    'El ingreso del comercio',
    '/sesion',
    { method: 'POST', json: { guid, frase } },
    deEstado([200], ({ json }) => {
      token = Sesion.safeParse(json).data?.data
      return diferencias(Sesion, json)
    }),
  )
  await preguntar(
    'Sin haber ingresado no se lee nada',
    `/transactions?${recientes()}`,
    { headers: { authorization: `Bearer ${randomBytes(24).toString('hex')}` } },
    deEstado([401]),
  )
  if (token === undefined) {
    for (const que of [LAS_REALIZADAS, UNA, NINGUNA]) revisiones.push(sinComprobar(que, 'el comercio no pudo ingresar'))
  } else {
    await revisarTransacciones({ authorization: `Bearer ${token}` })
  }
  revisiones.push(
    await revisar('La dirección del formulario de pago', boton, {}, como, ({ status }) =>
      // It takes nothing but a payment, and may say that there is nothing else: that somebody answers is all that can be asked.
      status < 500 ? [] : [`respondió ${status}`],
    ),
  )
  return revisiones

  function recientes() {
    const ahora = como.ahora ?? new Date()
    return filtroDe(REALIZADA, new Date(ahora.getTime() - DIAS * DIA_MS), ahora)
  }

  async function revisarTransacciones(headers: Readonly<Record<string, string>>): Promise<void> {
    let conocida: string | undefined
    await preguntar(
      LAS_REALIZADAS,
      `/transactions?${recientes()}`,
      { headers },
      deEstado([200], ({ json }) => {
        const lista = datosDe(json)
        if (!Array.isArray(lista)) return ['data: tiene que ser una lista, o una lista como texto JSON']
        const leida = lista.map((una) => Transaccion.safeParse(una).data).find((una) => una !== undefined)
        conocida = leida && String(leida.TransaccionComercioId)
        return sinRepetir(lista.slice(0, MUESTRA).flatMap((una) => deTransaccion(una)))
      }),
    )
    if (conocida === undefined) {
      revisiones.push(sinComprobar(UNA, `no hubo ninguna que se realizara en los últimos ${DIAS} días`))
    } else {
      const suya = conocida
      await preguntar(
        UNA,
        `/transaction/${encodeURIComponent(suya)}`,
        { headers },
        deEstado([200], ({ json }) => {
          const dato = datosDe(json)
          if (dato === undefined) return ['data: falta, o no es JSON']
          const leida = Transaccion.safeParse(dato).data
          const esOtra = leida && String(leida.TransaccionComercioId) !== suya
          return [...deTransaccion(dato), ...(esOtra ? ['TransaccionComercioId: es de otra que la que se pidió'] : [])]
        }),
      )
    }
    const nadie = numeracion === 'uuid' ? randomUUID() : 'T0000000'
    await preguntar(NINGUNA, `/transaction/${nadie}`, { headers }, deEstado([404]))
  }
}

const LAS_REALIZADAS = 'Las transacciones realizadas'
const UNA = 'Una transacción por su número'
const NINGUNA = 'Una transacción que no existe'

const sinRepetir = (textos: readonly string[]) => [...new Set(textos)]

/** What the portal needs of one to tell a payment by: more than what it can read one without. */
function deTransaccion(dato: unknown): readonly string[] {
  const forma = diferencias(Transaccion, dato)
  const leida = Transaccion.safeParse(dato).data
  if (!leida) return forma
  const { EstadoId, Monto, FechaTransaccion } = leida
  return [
    ...(/^([1-9]|1[01])$/.test(String(EstadoId)) ? [] : ['EstadoId: tiene que ser de 1 a 11']),
    ...(Monto == null
      ? ['Monto: falta']
      : leerImporte(String(Monto)) === undefined
        ? ['Monto: no se lee como un importe']
        : []),
    ...(FechaTransaccion == null
      ? ['FechaTransaccion: falta']
      : momentoDe(FechaTransaccion)
        ? []
        : ['FechaTransaccion: tiene que decir día y hora']),
  ]
}
