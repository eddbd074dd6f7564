import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { diaYHora } from '@catastro/domain/momentos'
import * as dicen from '@catastro/domain/puestaEnMarcha/mensajes'
import type { PasoConPrueba } from '@catastro/domain/puestaEnMarcha/pasos'
import { HACE_MUCHO_DE_LA_COPIA, NUNCA_SE_COPIO, SIN_LEER_LAS_COPIAS } from '@catastro/domain/respaldo/mensajes'
import type { Ajustes } from '../plataforma/ajustes/ajustes.ts'
import { revisarBytes } from '../plataforma/antivirus/clamd.ts'
import { abrirObjetos } from '../plataforma/archivos/abrirAlmacen.ts'
import type { Cartero } from '../plataforma/correo/cartero.ts'
import type { AjustesDePagos } from '../plataforma/proveedorDePagos/ajustesDePagos.ts'
import { leerManifiesto, ultimaCopia } from '../respaldo/copia/manifiesto.ts'
import { HORAS_DE_UNA_COPIA, type LugarDeCopias } from '../respaldo/edad.ts'
import { preguntarACiudadDigital, preguntarAlProveedor } from './externos.ts'
import { bienDicho } from './informe.ts'
import type { Probado } from './probado.ts'

export interface ConQueSePrueba {
  readonly ajustes: Ajustes
  readonly pagos: AjustesDePagos | undefined
  readonly cartero: Cartero | undefined
  readonly copias: LugarDeCopias | undefined
  /** Who asks for it. */
  readonly token: string
  readonly correo: string
}

const mal = (renglon: string): Probado => ({ bien: false, renglones: [renglon] })
const bien = (renglon: string): Probado => ({ bien: true, renglones: [renglon] })

/** Does what a step's button says, now. */
export const PRUEBAS: Readonly<Record<PasoConPrueba, (con: ConQueSePrueba) => Promise<Probado>>> = {
  proveedor: async ({ pagos }) =>
    pagos ? bienDicho(await preguntarAlProveedor(pagos)) : mal(dicen.SIN_AJUSTE('PAGOS_URL')),
  ciudadDigital: async ({ ajustes, token }) => bienDicho(await preguntarACiudadDigital(ajustes, { token })),
  correo: mandarCorreo,
  copia: leerCopia,
  antivirus: preguntarAlAntivirus,
}

async function mandarCorreo({ cartero, correo }: ConQueSePrueba): Promise<Probado> {
  if (!cartero) return mal(dicen.SIN_AJUSTE('SMTP_URL'))
  if (correo === '') return mal(dicen.SIN_DIRECCION)
  try {
    const dijo = await cartero.enviar({
      idMensaje: randomUUID(),
      para: correo,
      asunto: dicen.ASUNTO_DE_PRUEBA,
      texto: dicen.TEXTO_DE_PRUEBA,
      html: `<p>${dicen.TEXTO_DE_PRUEBA}</p>`,
      adjuntos: [],
    })
    return bien(dicen.CORREO_ACEPTADO(correo, dijo))
  } catch (error) {
    return mal(dicen.CORREO_RECHAZADO(enPalabras(error)))
  }
}

async function leerCopia({ copias }: ConQueSePrueba): Promise<Probado> {
  if (!copias) return mal(dicen.SIN_AJUSTE('RESPALDO_CARPETA'))
  try {
    const copia = await ultimaCopia(await abrirObjetos(copias.lugar, copias.s3))
    if (!copia) return mal(NUNCA_SE_COPIO)
    const hecha = new Date((await leerManifiesto(copia)).hecha)
    const horas = Math.floor((Date.now() - hecha.getTime()) / 3_600_000)
    const cual = dicen.ULTIMA_COPIA(copia.nombre, diaYHora.format(hecha))
    return horas < HORAS_DE_UNA_COPIA ? bien(cual) : { bien: false, renglones: [cual, HACE_MUCHO_DE_LA_COPIA(horas)] }
  } catch {
    return mal(SIN_LEER_LAS_COPIAS)
  }
}

const ESPERA_DEL_ANTIVIRUS_MS = 10_000

async function preguntarAlAntivirus({ ajustes: { antivirus } }: ConQueSePrueba): Promise<Probado> {
  if (!antivirus) return mal(dicen.SIN_AJUSTE('ANTIVIRUS_URL'))
  try {
    const inocente = Readable.from([Buffer.from('Archivo de prueba del portal')])
    const { hallazgo } = await revisarBytes(antivirus, inocente, ESPERA_DEL_ANTIVIRUS_MS)
    return hallazgo === null ? bien(dicen.ANTIVIRUS_RESPONDE) : mal(dicen.ANTIVIRUS_DESCONFIA(hallazgo))
  } catch (error) {
    return mal(enPalabras(error))
  }
}

const enPalabras = (error: unknown) => (error instanceof Error ? error.message : String(error))
