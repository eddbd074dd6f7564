import { asentar, formularioQuePaga, saldado, vigente } from '../dinero.ts'
import { ADMINISTRADORA, type Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import {
  alcanza,
  type Carpeta,
  type Dicho,
  debe,
  esAdministradora,
  esFinal,
  esTitular,
  type Modelo,
  type Pago,
  type Producto,
} from '../modelo.ts'
import { conCarpeta, type Paso, quienDe, uno } from '../tiro.ts'
import { claveDeBorrador } from './borradores.ts'
import { PRECIO_14 } from './formularios.ts'

interface Preparado {
  readonly idPago: number
  readonly monto: number
  readonly estado: string
  readonly fields: { readonly TransaccionComercioId: string } | null
}

/** Asks to pay a form of a folder: a payment of what is owed, the one under way, or the one that paid it already. */
export function preparar({ modelo }: Mesa, quien: Persona, c: Carpeta, producto: Producto): Jugada {
  const debido = loDebido(modelo, quien, c, producto)
  const yaPagado = saldado(c, producto)
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    if (!esTitular(quien, c) && !esAdministradora(quien)) return 403
    if (yaPagado) return [200, 409]
    if (esFinal(c)) return 409
    if (debido === 'no corresponde') return 409
    return debido === 'falta el borrador' ? 400 : 200
  }
  return {
    quien,
    que: `pide pagar ${producto} de la carpeta ${c.id}`,
    pedido: { method: 'POST', url: '/api/pagos/preparar', payload: { producto, idCarpeta: c.id } },
    espera: espera(),
    efecto: (respuesta) => {
      const preparado: Preparado = respuesta.json()
      if (yaPagado) exigirPagado(modelo, c, preparado)
      else if (typeof debido === 'number') anotar(modelo, quien, c, producto, debido, preparado)
    },
  }
}

function loDebido(modelo: Modelo, quien: Persona, c: Carpeta, producto: Producto) {
  const f = formularioQuePaga(c, producto)
  if (!f) return 'no corresponde'
  if (producto === 'FORM1BIS') return f.situacion === 'SIN ENVIAR' ? 'no corresponde' : debe(f)
  if (f.situacion === 'ENVIADO') return 'no corresponde'
  const borrador = modelo.borradores.get(claveDeBorrador(quien, '14', c))
  return borrador ? borrador.perimetro * PRECIO_14 : 'falta el borrador'
}

function exigirPagado(modelo: Modelo, c: Carpeta, { idPago, estado }: Preparado): void {
  const pago = modelo.pagos.find(({ id }) => id === idPago)
  if (estado !== 'CONFIRMADO' || pago?.carpeta !== c || !pago.usado)
    throw new Error(`dio el pago ${idPago} (${estado})`)
}

function anotar(
  m: Modelo,
  quien: Persona,
  carpeta: Carpeta,
  producto: Producto,
  debido: number,
  dado: Preparado,
): void {
  const enCurso = vigente(m, quien, carpeta, producto)
  if (enCurso) asentar(enCurso)
  const atrasado = enCurso?.estado === 'INICIADO' && enCurso.monto !== debido
  if (enCurso && atrasado) enCurso.estado = 'CANCELADO'
  const sirve = enCurso && ['INICIADO', 'EN_PROCESO', 'CONFIRMADO'].includes(enCurso.estado)
  const monto = sirve ? enCurso.monto : debido
  if (Math.round(dado.monto * 100) !== monto) throw new Error(`pide $ ${dado.monto} y se deben ${monto} centavos`)
  const conocido = m.pagos.find(({ id }) => id === dado.idPago)
  if (conocido !== (sirve ? enCurso : undefined)) {
    throw new Error(`dio el pago ${dado.idPago}, y ${sirve ? `el que vale es ${enCurso.id}` : 'debía ser uno nuevo'}`)
  }
  if (sirve) return
  const transaccion = dado.fields?.TransaccionComercioId ?? ''
  const nuevo = { id: dado.idPago, carpeta, producto, de: quien, monto, transaccion }
  m.pagos.push({ ...nuevo, dicho: null, estado: 'INICIADO', revision: null, usado: false, concluido: false })
}

const ESTADO_ID: Readonly<Record<Dicho, number>> = { EN_PAGO: 2, REALIZADA: 3, RECHAZADA: 4, CANCELADA: 8, DEVUELTA: 9 }

/** What a provider may say after what it said: a refused card may be charged after all, and what came is given back only if it has no place. */
function puedeDecir({ dicho, revision }: Pago): readonly Dicho[] {
  if (dicho === null || dicho === 'EN_PAGO') return ['REALIZADA', 'EN_PAGO', 'RECHAZADA', 'CANCELADA']
  if (dicho === 'RECHAZADA' || dicho === 'CANCELADA') return ['REALIZADA']
  return revision === 'REPETIDO' || revision === 'CARPETA_BORRADA' ? ['DEVUELTA'] : []
}

/** The provider changes its word about a payment, and a clerk asks for it at once; or nobody asks. */
export function resolver(
  { proveedor }: Mesa,
  p: Pago,
  { dicho, preguntan }: { readonly dicho: Dicho; readonly preguntan: boolean },
): Jugada {
  const cuenta = `el proveedor da por ${dicho} el pago ${p.id} ($ ${p.monto / 100} de ${p.producto}, de ${p.de})`
  return {
    quien: 'lucia',
    que: preguntan ? `concilia: ${cuenta}` : `mira un pago; ${cuenta}, sin avisar`,
    antes: () => {
      p.dicho = dicho
      proveedor.dira(p.transaccion, ESTADO_ID[dicho], p.monto)
    },
    pedido: preguntan
      ? { method: 'POST', url: '/api/pagos/conciliar', payload: { idPago: p.id } }
      : { url: `/api/pagos/ver/${p.id}` },
    espera: 200,
    efecto: () => preguntan && asentar(p),
  }
}

const PRODUCTOS: readonly Producto[] = ['FORM1BIS', 'FORM14']

export const PASOS_DE_PAGOS: readonly Paso[] = [
  {
    peso: 6,
    armar: conCarpeta(
      (c) => PRODUCTOS.some((producto) => formularioQuePaga(c, producto)),
      (mesa, tiro, c) => {
        const pagables = PRODUCTOS.filter((producto) => tiro.aCiegas || formularioQuePaga(c, producto))
        const producto = uno(pagables, tiro.como)
        return producto && preparar(mesa, quienDe(tiro, [...c.titulares, ...c.titulares, ADMINISTRADORA]), c, producto)
      },
    ),
  },
  {
    peso: 7,
    armar: (mesa, tiro) => {
      const pendientes = mesa.modelo.pagos.filter((pago) => puedeDecir(pago).length > 0)
      const p = uno(pendientes, tiro.cual)
      const dicho = p && uno(puedeDecir(p), tiro.como)
      return p && dicho && resolver(mesa, p, { dicho, preguntan: tiro.quien % 4 !== 0 })
    },
  },
]
