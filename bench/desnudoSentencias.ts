import '../server/src/acceso/identificar.ts'
import '../server/src/carpetas/altaCarpeta.ts'
import '../server/src/carpetas/datosDeCarpeta.ts'
import '../server/src/plataforma/http/limites.ts'
import { type Nombre, SENTENCIAS, sinMarcas } from '../server/src/plataforma/base/sentencias.ts'

/** The portal's own statements: both sides must ask PostgreSQL the same. */
const delPortal = (nombre: Nombre) => {
  const texto = SENTENCIAS.get(nombre)
  if (texto === undefined) throw new Error(`Ningún archivo importado declara ${nombre}`)
  return { name: nombre, text: sinMarcas(texto) }
}

export const ROLES = delPortal('leer_roles')
export const LEER_CARPETA = delPortal('leer_carpeta')
export const DOMICILIO = delPortal('domicilio_de_carpeta')
export const REFERENCIAS = delPortal('referencias_de_alta')
export const ALTA = delPortal('alta_carpeta')
export const SOLICITANTE = delPortal('solicitante_por_avisar')
export const ENCOLAR_CORREO = delPortal('encolar_correo_a_persona')
export const TEXTOS_DE_CORREO = delPortal('textos_de_correo')
export const BORRAR_BORRADOR = delPortal('borrar_borrador')
export const ANOTAR_CONSULTA = delPortal('anotar_consulta')
