import { type Centavos, superficieDe } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import { lineasDeVereda, liquidarVereda, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { correoDeVereda } from '@catastro/domain/veredas/correos'
import { CALLE_DESHABILITADA, DEMASIADAS_FOTOS, FALTAN_FOTOS } from '@catastro/domain/veredas/mensajes'
import { TIPO_VEREDAS, USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { medidasDe, type RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import {
  FOTOS_PARA_PRESENTAR,
  maximoDeFotos,
  NOMBRES_DE_TRABAJO,
  type Trabajo,
} from '@catastro/domain/veredas/trabajos'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { crearCarpetaDeFormulario } from '../carpetas/carpetaDeFormulario.ts'
import { codigoDe } from '../carpetas/codigoDeSeguimiento.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { concluirPago, usarPago } from '../pagos/usarPago.ts'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Copia, Foto } from './copia.ts'
import { calleDeshabilitada } from './domicilio.ts'

/** What is missing to file it, if anything: a sentence for each. */
export async function queFalta(
  db: Db,
  { idPersona, respuestas, fotos }: Pick<Copia, 'idPersona' | 'respuestas' | 'fotos'>,
) {
  const falta: { path: string; msg: string }[] = []
  if (fotos.length < FOTOS_PARA_PRESENTAR) falta.push({ path: 'FotoVeredaArchivo', msg: FALTAN_FOTOS })
  if (await calleDeshabilitada(db, idPersona, respuestas.idDomicilio)) {
    falta.push({ path: 'idCalle', msg: CALLE_DESHABILITADA })
  }
  return falta
}

/** The columns of `formulario_vereda` that are answered or worked out, and not its own. */
const COLUMNAS = `id_carpeta, id_persona, ${NOMBRES_DE_TRABAJO.join(', ')}, ancho, largo, superficie, id_inmueble_tipo, monto_obra,
  derecho_construccion, dep_mat_dias, dep_mat_precio, cerca_metros, cerca_pesos, canon, total_a_abonar, tarifa_minimo,
  tarifa_cerca, tarifa_canon, tarifa_deposito, id_domicilio, email, id_pago`
const insertar = sentencia(
  'insertar_formulario_vereda',
  `insert into formulario_vereda (${COLUMNAS}) select ${COLUMNAS} from json_populate_record(null::formulario_vereda, $1::json)`,
)

interface Pagada {
  readonly idPago: number
  readonly idPersona: number
  readonly monto: Centavos
  readonly tarifas: TarifasVeredas
}

/**
 * Files what was paid: folder, form, photos, payment and mail, all in this transaction. The confirmation does it and the
 * browser does it; whoever comes second finds the payment used.
 */
export async function presentarCopia(
  tx: Tx,
  { idPago, idPersona, monto, tarifas }: Pagada,
  respuestas: RespuestasVereda,
  fotos: readonly Foto[],
): Promise<number> {
  if (fotos.length > maximoDeFotos(respuestas)) throw errorDeCampo('FotoVeredaArchivo', DEMASIADAS_FOTOS)
  const medidas = medidasDe(respuestas)
  const liquidacion = liquidarVereda(medidas, tarifas)
  const idCarpeta = await crearCarpetaDeFormulario(tx, {
    idUso: USO_VEREDAS,
    idFormularioTipo: TIPO_VEREDAS,
    idPersona,
    idDomicilio: respuestas.idDomicilio,
    idInmuebleTipo: respuestas.idInmuebleTipo,
    montoObra: respuestas.MontodeObra,
    derechoConstruccion: liquidacion.DerechoConstruccion,
    total: liquidacion.TotalaAbonar,
    idPago,
    correo: respuestas.email,
  })
  await usarPago(tx, { idPago, idPersona, producto: 'VEREDAS', monto, por: `carpeta ${idCarpeta} formulario 12` })
  const conMedidas = respuestas.vereda === 1
  const [ancho, largo] = conMedidas ? [respuestas.ancho, respuestas.largo] : [0, 0]
  const fila = {
    ...marcasDe(respuestas),
    id_carpeta: idCarpeta,
    id_persona: idPersona,
    ancho,
    largo,
    superficie: superficieDe(ancho, largo),
    id_inmueble_tipo: respuestas.idInmuebleTipo,
    monto_obra: respuestas.MontodeObra,
    derecho_construccion: liquidacion.DerechoConstruccion,
    dep_mat_dias: respuestas.dep_mat_dias,
    dep_mat_precio: liquidacion.dep_mat_precio,
    cerca_metros: respuestas.cerca_metros,
    cerca_pesos: liquidacion.cerca_pesos,
    canon: liquidacion.canon,
    total_a_abonar: liquidacion.TotalaAbonar,
    tarifa_minimo: tarifas.minimo,
    tarifa_cerca: tarifas.cerca,
    tarifa_canon: tarifas.canon,
    tarifa_deposito: tarifas.deposito,
    id_domicilio: respuestas.idDomicilio,
    email: respuestas.email,
    id_pago: idPago,
  }
  await insertar(tx, JSON.stringify(fila))
  await insertarArchivos(tx, idCarpeta, 'FOTO_VEREDA', idPersona, fotos)
  await concluirPago(tx, idPago)
  const lineas = lineasDeVereda(medidas, tarifas, liquidacion)
  const codigo = await codigoDe(tx, idCarpeta)
  const redaccion = correoDeVereda({ idCarpeta, padron: respuestas.Padron, idPago, lineas, codigo })
  const segunFormulario = { direccion: respuestas.email, sobre: ['Carpeta', idCarpeta], estado: 'PRESENTADO' } as const
  await correoAPersona(tx, idPersona, { motivo: 'CARPETA', redaccion, segunFormulario })
  return idCarpeta
}

const marcasDe = (r: RespuestasVereda) =>
  Object.fromEntries(NOMBRES_DE_TRABAJO.map((trabajo) => [trabajo, r[trabajo] === 1])) as Record<Trabajo, boolean>
