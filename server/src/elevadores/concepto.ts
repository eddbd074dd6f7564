import { importeDeElevadores, TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { correoDePagoDe27 } from '@catastro/domain/elevadores/correos'
import { PREGUNTAS, type RespuestasFormulario27 } from '@catastro/domain/elevadores/formulario27'
import { NADA_QUE_SOLTAR, PAGO_EMPEZADO } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal, erroresDe, GENERICO } from '@catastro/domain/errores'
import { desenlaceDe } from '@catastro/domain/pagos/estados'
import { findBorrador } from '../borradores/borrador.ts'
import { bloquearEnPie } from '../carpetas/alcance.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type Concepto, type PagoConfirmado, titularesDelPadron } from '../pagos/conceptos.ts'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { bloquearCosa, COLUMNAS_DE_PAGO, type Pago } from '../pagos/leerPago.ts'
import { alDia } from '../pagos/liquidar.ts'
import { dejarSinEmpezar } from '../pagos/preparar.ts'
import { dejarParaDevolver } from '../pagos/revision.ts'
import { concluirPago, usarPago } from '../pagos/usarPago.ts'
import { type Db, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { domicilios27 } from './respuestas27.ts'

const PRODUCTO = 'FORM27'
const BORRADOR = borradorDeElevadores('27')

/** Preparing a payment and filing take turns, so that neither misses what the other does. */
export const bloquearFormulario27 = (tx: Tx, idPersona: number) =>
  bloquearCosa(tx, { producto: PRODUCTO, idPersona, clave: BORRADOR })

/** The last form 27 that the person filed, whatever became of it: what is paid from then on is the next. */
const ULTIMO = '(select coalesce(max(u.id_formulario27), 0) from formulario27 u where u.id_persona = $1)'
const ultimo = sentencia('ultima_presentacion_de_27', `select ${ULTIMO} as "despuesDe!"`)

const enCurso = sentencia(
  'pago_de_27_en_curso',
  `select ${COLUMNAS_DE_PAGO} from pago p
   where tipo = '${PRODUCTO}' and id_persona = $1 and concluido_el is null
     and estado in ('INICIADO', 'EN_PROCESO', 'CONFIRMADO')
     and not exists (select 1 from formulario27 f where f.id_pago = p.id_pago)
     and ($2?::integer is null or id_pago = $2)
     and coalesce((referencia ->> 'despuesDe')::integer, ${ULTIMO}) = ${ULTIMO}
   order by estado = 'CONFIRMADO' desc, id_pago desc limit 1`,
)

/**
 * The payment of the form 27 that the person has not filed yet: the confirmed one, or else the open one. With `idPago`,
 * whether that one is.
 */
export const pagoEnCurso = async (db: Db, idPersona: number, idPago: number | null = null): Promise<Pago | undefined> =>
  (await enCurso(db, idPersona, idPago))[0]

const congelar = sentencia(
  'congelar_formulario_27',
  // What an earlier payment that ended unpaid was begun with locks nothing any more, even if it is confirmed one day.
  `with anteriores as (
     delete from formulario27_en_pago e using pago p
     where p.id_pago = e.id_pago and p.id_persona = $2 and p.estado not in ('INICIADO', 'EN_PROCESO', 'CONFIRMADO')
   )
   insert into formulario27_en_pago (id_pago, respuestas) values ($1, $3::jsonb)`,
)
const leerCongelado = sentencia(
  'formulario_27_congelado',
  'select respuestas from formulario27_en_pago where id_pago = $1',
)

/** What a payment was begun with: what is filed with it is the same. */
export const respuestasEnPago = async (db: Db, idPago: number) =>
  (await leerCongelado(db, idPago))[0]?.respuestas ?? null

/** Form 27 is paid before it is filed: everything but the receipt is checked now, because paying locks it. */
export const concepto27: Concepto<'FORM27'> = {
  async cobrar(tx, quien) {
    await bloquearFormulario27(tx, quien.idPersona)
    const empezado = await pagoEnCurso(tx, quien.idPersona)
    if (empezado) return { idPago: empezado.idPago }
    const respuestas = await respuestasDelBorrador(tx, quien.idPersona)
    await domicilios27(tx, quien, respuestas)
    const { tarifa } = await tarifasVigentes(tx, { tarifa: TARIFA_DE_ELEVADORES })
    const { despuesDe } = unaFila(await ultimo(tx, quien.idPersona))
    return {
      monto: importeDeElevadores(tarifa),
      referencia: {
        padron: respuestas.PadronInmueble,
        tarifas: { [TARIFA_DE_ELEVADORES]: tarifa },
        borrador: BORRADOR,
        despuesDe,
      },
      clave: `formulario 27 después de ${despuesDe}`,
      alIniciar: async (tx, idPago) => {
        await congelar(tx, idPago, quien.idPersona, JSON.stringify(respuestas))
      },
    }
  },
  alConfirmar,
  partes: titularesDelPadron,
}

async function respuestasDelBorrador(tx: Tx, idPersona: number): Promise<RespuestasFormulario27> {
  const borrador = await findBorrador(tx, idPersona, BORRADOR)
  const leido = PREGUNTAS.respuestas.safeParse(borrador?.datos ?? {})
  if (leido.success) return leido.data
  const errores = erroresDe(PREGUNTAS.respuestas, leido.error.issues)
  throw new ErrorDePortal(400, errores[0]?.msg ?? GENERICO, errores)
}

const presentadoCon = sentencia(
  'formulario_27_de_un_pago',
  `select id_carpeta as "idCarpeta", id_domicilio as "idDomicilio", id_domicilio_inmueble as "idDomicilioInmueble",
     nroelevadores, expedienteobra
   from formulario27 where id_pago = $1 and id_persona = $2`,
)
/** What was filed with a payment of this person. */
export const presentadoConElPago = async (db: Db, idPersona: number, idPago: number) =>
  (await presentadoCon(db, idPago, idPersona))[0]

const siguiente = sentencia(
  'formulario_27_que_siguio',
  `select id_carpeta as "idCarpeta" from formulario27 where id_persona = $1 and id_formulario27 > $2
   order by id_formulario27 limit 1`,
)
/** The folder of the filing that a payment was begun for, where it was filed: with this payment, or without any. */
async function carpetaDeLoPagado(tx: Tx, { idPago, idPersona, referencia: { despuesDe } }: PagoConfirmado) {
  const suya = await presentadoConElPago(tx, idPersona, idPago)
  if (suya || despuesDe === undefined) return suya?.idCarpeta
  return (await siguiente(tx, idPersona, despuesDe))[0]?.idCarpeta
}

const abonar = sentencia(
  'abonar_27',
  `with abonado as (
     update carpeta_formulario set pagado = pagado + $3, id_pago = $2 where id_carpeta = $1 and id_pago is null
     returning id_carpeta
   )
   update formulario27 f set id_pago = $2 from abonado a where f.id_carpeta = a.id_carpeta returning f.id_carpeta as "idCarpeta"`,
)

/** Links a confirmed payment to the form that was filed with it. */
export async function enlazarPago(tx: Tx, idCarpeta: number, pago: Omit<PagoConfirmado, 'referencia'>): Promise<void> {
  await usarPago(tx, { ...pago, por: `carpeta ${idCarpeta} formulario 27` })
  await concluirPago(tx, pago.idPago)
}

/** The payment's row is held: who files with it waits. Filed already, it is linked; not filed yet, its person is told, and it waits for them. */
async function alConfirmar(tx: Tx, pago: PagoConfirmado): Promise<void> {
  const { idPago, idPersona, monto } = pago
  const idCarpeta = await carpetaDeLoPagado(tx, pago)
  if (idCarpeta === undefined) {
    await correoAPersona(tx, idPersona, {
      motivo: 'ELEVADORES',
      redaccion: correoDePagoDe27(pago.referencia.padron ?? ''),
    })
    return
  }
  if (!(await bloquearEnPie(tx, idCarpeta))) return dejarParaDevolver(tx, idPago, 'CARPETA_BORRADA')
  const abonado = await abonar(tx, idCarpeta, idPago, monto)
  // Another payment paid it meanwhile.
  if (abonado.length === 0) return dejarParaDevolver(tx, idPago, 'REPETIDO')
  await enlazarPago(tx, idCarpeta, pago)
}

/** Lets go of the fields where the payment never reached the provider: a blocked window, a closed tab. */
export async function soltarPago(entorno: EntornoDePagos, { idPersona }: Identidad): Promise<void> {
  const pago = await pagoEnCurso(entorno.db, idPersona)
  const sabido = pago && (await alDia(entorno, pago, 0))
  if (!sabido) throw new ErrorDePortal(409, NADA_QUE_SOLTAR)
  const soltado = await enTransaccion(entorno.db, idPersona, (tx) => dejarSinEmpezar(tx, sabido.idPago))
  if (soltado.length > 0 || desenlaceDe(sabido.estado) === 'SIN_PAGAR') return
  throw new ErrorDePortal(409, PAGO_EMPEZADO)
}
