import { IMPORTE_DEMASIADO_GRANDE, IMPORTE_MAXIMO, leerImporte } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { predicado } from '@catastro/domain/motivo'
import { liquidarVereda, TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import {
  DEMASIADAS_FOTOS,
  FALTA_UNA_FOTO,
  SIN_BORRADOR,
  TOTAL_CAMBIADO,
  TOTAL_CERO,
} from '@catastro/domain/veredas/mensajes'
import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { medidasDe, type RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import { CAMPOS_DE_FOTOS, FOTOS_PARA_PAGAR, maximoDeFotos } from '@catastro/domain/veredas/trabajos'
import { archivosDeBorrador } from '../borradores/archivos.ts'
import { findBorrador } from '../borradores/borrador.ts'
import { existeTipoDeInmueble } from '../catalogos/inmuebleTipo.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import type { ConPago, CosaAPagar } from '../pagos/conceptos.ts'
import type { Tx } from '../plataforma/base/db.ts'
import { claveDeCopia, type Foto, guardarCopia, huellaDeCopia, porCompletarDe, referenciaDeTarifas } from './copia.ts'
import { exigirDomicilio } from './domicilio.ts'
import { errorDeRespuesta, leerRespuestas } from './respuestas.ts'

/** What the person owes for the sidewalk draft as it is on the server, and the copy of it that a new payment is begun with. */
export async function cobrarVereda(tx: Tx, idPersona: number, monto: number | string): Promise<CosaAPagar | ConPago> {
  const borrador = await findBorrador(tx, idPersona, BORRADOR_VEREDAS)
  if (!borrador) throw new ErrorDePortal(400, SIN_BORRADOR)
  const respuestas = leerRespuestas(borrador.datos)
  const porCompletar = await porCompletarDe(tx, idPersona, respuestas.Padron)
  if (porCompletar) return porCompletar
  await exigirDomicilio(tx, idPersona, respuestas)
  if ((await existeTipoDeInmueble(tx, respuestas.idInmuebleTipo)).length === 0)
    throw errorDeRespuesta('idInmuebleTipo', predicado('no existe'), 404)
  const fotos = await fotosDelBorrador(tx, idPersona, respuestas)
  const tarifas = await tarifasVigentes(tx, TARIFAS_VEREDAS)
  const { TotalaAbonar } = liquidarVereda(medidasDe(respuestas), tarifas)
  if (TotalaAbonar === 0) throw new ErrorDePortal(400, TOTAL_CERO)
  if (TotalaAbonar > IMPORTE_MAXIMO) throw errorDeRespuesta('MontodeObra', IMPORTE_DEMASIADO_GRANDE)
  if (leerImporte(String(monto)) !== TotalaAbonar) throw errorDeCampo('monto', TOTAL_CAMBIADO)
  return {
    monto: TotalaAbonar,
    clave: claveDeCopia(respuestas, fotos),
    referencia: {
      padron: respuestas.Padron,
      borrador: BORRADOR_VEREDAS,
      huella: huellaDeCopia(respuestas, fotos, tarifas),
      tarifas: referenciaDeTarifas(tarifas),
    },
    alIniciar: async (conPago, idPago) => {
      await guardarCopia(conPago, { idPago, idPersona, respuestas, fotos, versionDelBorrador: borrador.version })
    },
  }
}

/** The same photo twice is one. */
async function fotosDelBorrador(tx: Tx, idPersona: number, respuestas: RespuestasVereda): Promise<readonly Foto[]> {
  const guardadas = await archivosDeBorrador(tx, idPersona, BORRADOR_VEREDAS)
  const deFotos: readonly string[] = CAMPOS_DE_FOTOS
  const fotos = sinRepetir(guardadas.filter(({ campo }) => deFotos.includes(campo)))
  if (fotos.length < FOTOS_PARA_PAGAR) throw errorDeCampo('FotoVeredaArchivo', FALTA_UNA_FOTO)
  if (fotos.length > maximoDeFotos(respuestas)) throw errorDeCampo('FotoVeredaArchivo', DEMASIADAS_FOTOS)
  return fotos
}

export const sinRepetir = (fotos: readonly Foto[]): Foto[] => [
  ...new Map(
    fotos.map(({ nombreOriginal, tipoMime, tamano, sha256, ruta }) => [
      sha256,
      { nombreOriginal, tipoMime, tamano, sha256, ruta },
    ]),
  ).values(),
]
