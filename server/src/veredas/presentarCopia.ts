import type { Centavos } from '@catastro/domain/dinero'
import { errorDeCampo } from '@catastro/domain/errores'
import { lineasDeVereda, liquidarVereda, superficieDe, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
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
import type { Db, Tx } from '../plataforma/db.ts'
import type { Copia, Foto } from './copia.ts'
import { calleDeshabilitada } from './domicilio.ts'
import { formularioVereda } from './tablas.ts'

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
  await tx.insert(formularioVereda).values({
    ...marcasDe(respuestas),
    idCarpeta,
    idPersona,
    ancho,
    largo,
    superficie: superficieDe(ancho, largo),
    idInmuebleTipo: respuestas.idInmuebleTipo,
    montoObra: respuestas.MontodeObra,
    derechoConstruccion: liquidacion.DerechoConstruccion,
    depMatDias: respuestas.dep_mat_dias,
    depMatPrecio: liquidacion.dep_mat_precio,
    cercaMetros: respuestas.cerca_metros,
    cercaPesos: liquidacion.cerca_pesos,
    canon: liquidacion.canon,
    totalAAbonar: liquidacion.TotalaAbonar,
    tarifaMinimo: tarifas.minimo,
    tarifaCerca: tarifas.cerca,
    tarifaCanon: tarifas.canon,
    tarifaDeposito: tarifas.deposito,
    idDomicilio: respuestas.idDomicilio,
    email: respuestas.email,
    idPago,
  })
  await insertarArchivos(tx, idCarpeta, 'FOTO_VEREDA', idPersona, fotos)
  await concluirPago(tx, idPago)
  const lineas = lineasDeVereda(medidas, tarifas)
  const codigo = await codigoDe(tx, idCarpeta)
  const redaccion = correoDeVereda({ idCarpeta, padron: respuestas.Padron, idPago, lineas, codigo })
  const segunFormulario = { direccion: respuestas.email, sobre: ['Carpeta', idCarpeta], estado: 'PRESENTADO' } as const
  await correoAPersona(tx, idPersona, { motivo: 'CARPETA', redaccion, segunFormulario })
  return idCarpeta
}

const marcasDe = (r: RespuestasVereda) =>
  Object.fromEntries(NOMBRES_DE_TRABAJO.map((trabajo) => [trabajo, r[trabajo] === 1])) as Record<Trabajo, boolean>
