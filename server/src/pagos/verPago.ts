import { ES_SU_PAGO } from '@catastro/domain/deberes'
import { ErrorDePortal } from '@catastro/domain/errores'
import { NADA_QUE_REVISAR, PROVEEDOR_SIN_RESPUESTA } from '@catastro/domain/pagos/mensajes'
import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import { lista } from '../plataforma/paginas/paginas.ts'
import { SinRespuesta } from '../plataforma/proveedorDePagos/proveedor.ts'
import { type EntornoDePagos, exigirProveedor } from './entorno.ts'
import { COLUMNAS_DE_PAGO, getPago, type Pago } from './leerPago.ts'
import { liquidar } from './liquidar.ts'
import { COLUMNAS_DE_EVENTO, type FilaDeEvento } from './presentar.ts'
import { tomarTurno } from './seguimiento.ts'

const conPersona = sentencia(
  'pago_con_persona',
  `select ${COLUMNAS_DE_PAGO}, per.apellido_persona || ' ' || per.nombre_persona as persona, per.documento_persona as cuil
   from pago p join persona per using (id_persona) where p.id_pago = $1`,
)
export const findPagoConPersona = async (db: Db, idPago: number) => (await conPersona(db, idPago))[0]

const MAX_EVENTOS = 200
const deUnPago = sentencia(
  'eventos_de_pago',
  `select ${COLUMNAS_DE_EVENTO} from pago_evento e where id_pago = $1 order by id desc limit ${MAX_EVENTOS}`,
)
/** The newest first. */
export async function eventosDe(db: Db, idPago: number): Promise<FilaDeEvento[]> {
  await getPago(db, idPago)
  return deUnPago(db, idPago)
}

const avisos = lista('avisos_sin_pago', {
  tabla: 'pago_evento e',
  clave: 'e.id',
  columnas: COLUMNAS_DE_EVENTO,
  condiciones: { sinPago: 'e.id_pago is null' },
})
export const avisosSinPago = (db: DbRaiz, filtro: Parameters<typeof avisos>[1]) => avisos(db, filtro, { sinPago: true })

/** Asks the provider at once, whatever the state. One who does not answer is said to the clerk. */
export async function conciliar(entorno: EntornoDePagos, idPago: number): Promise<Pago> {
  exigirProveedor(entorno)
  await getPago(entorno.db, idPago)
  const turno = await tomarTurno(entorno.db, idPago, 0)
  if (turno) {
    await liquidar(entorno, turno, 'CONSULTA').catch((error: unknown) => {
      throw error instanceof SinRespuesta ? new ErrorDePortal(503, PROVEEDOR_SIN_RESPUESTA) : error
    })
  }
  return getPago(entorno.db, idPago)
}

const darPorRevisado = sentencia(
  'pago_revisado',
  'update pago set revision = null where id_pago = $1 and revision is not null returning id_pago as id',
)
/** A clerk has looked into it; the audit keeps who, and what it said. */
export async function revisar({ db, conceptos }: EntornoDePagos, quien: Identidad, idPago: number): Promise<void> {
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { tipo, idPersona, referencia } = await getPago(tx, idPago)
    exigirAjeno(quien, [idPersona, ...(await conceptos[tipo].partes(tx, referencia))], ES_SU_PAGO)
    const [revisado] = await darPorRevisado(tx, idPago)
    if (!revisado) throw new ErrorDePortal(409, NADA_QUE_REVISAR)
  })
}
