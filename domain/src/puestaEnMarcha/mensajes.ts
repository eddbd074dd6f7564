import { cuantos, segun } from '../plurales.ts'

export const TITULO_PUESTA_EN_MARCHA = 'Puesta en marcha'
export const TODO_EN_MARCHA = 'No falta nada: la ciudad puede abrir.'
export const faltanPasos = (n: number) =>
  `Para que la ciudad abra ${segun(n, 'falta', 'faltan')} ${cuantos(n, 'paso', 'pasos')}`
export const SE_USA = 'El paso vuelve a contarse'
export const NO_SE_USA = 'Queda dicho que la ciudad no lo usa'

/** As many as are counted one by one. */
export const HASTA = 1000
const hay = (n: number, uno: string, varios: string) =>
  n > HASTA ? `Hay más de ${cuantos(HASTA, uno, varios)}` : `Hay ${cuantos(n, uno, varios)}`

export const REPARTICIONES = (n: number) => (n === 0 ? 'No hay ninguna' : hay(n, 'repartición', 'reparticiones'))
export const INSTITUCIONES = (n: number) => (n === 0 ? 'No hay ninguna' : hay(n, 'institución', 'instituciones'))
export const OFICINAS = (n: number) => (n === 0 ? 'No hay ninguna' : hay(n, 'oficina', 'oficinas'))
export const CALLES = (n: number) => (n === 0 ? 'No hay ninguna' : hay(n, 'calle', 'calles'))
export const PADRONES = (n: number) => (n === 0 ? 'No hay ninguno' : hay(n, 'inmueble', 'inmuebles'))
export function EMPLEADOS(empleados: number, deMesa: number): string {
  if (empleados === 0) return 'No hay ninguno'
  const mesa = deMesa === 0 ? 'ninguno en la mesa de entradas' : `${deMesa} en la mesa de entradas`
  return `${hay(empleados, 'empleado', 'empleados')}, ${mesa}`
}
export function PRECIOS_SIN_CONFIRMAR(n: number, faltaElDeLibreDeuda: boolean): string {
  const losDeLaBase =
    n === 0
      ? 'Los escribió la ciudad'
      : `${cuantos(n, 'precio es de muestra', 'precios son de muestra')}: no los escribió nadie`
  return faltaElDeLibreDeuda ? `${losDeLaBase}. Lo que cuesta el Libre Deuda lo dice un ajuste que falta` : losDeLaBase
}
export function PLAZOS(anio: number, confirmado: boolean, plazos: number): string {
  const feriados = confirmado ? `Los feriados de ${anio} están confirmados` : `Nadie confirmó los feriados de ${anio}`
  return `${feriados}; ${plazos === 0 ? 'no hay plazos' : cuantos(plazos, 'plazo', 'plazos')}`
}
export const SIN_AJUSTE = (ajuste: string) => `Falta el ajuste ${ajuste}`
export const SIN_PROBAR = 'Está puesto, y no se probó'
export const PROBADO = 'Está puesto, y respondió bien'
export const RESPONDIO_MAL = 'La última prueba no salió bien'
export const SELLO_PUESTO = 'Los documentos salen sellados'
export const COPIA_AL_DIA = 'La última copia está al día, y sirve'
export const YA_SALIERON_CORREOS = 'Ya salieron correos'

export const CORREO_ACEPTADO = (para: string, dijo: string) => `El servidor de correo lo tomó para ${para}: ${dijo}`
export const CORREO_RECHAZADO = (porQue: string) => `El servidor de correo no lo tomó: ${porQue}`
export const SIN_DIRECCION = 'Ciudad Digital no tiene su dirección de correo: complétela allí'
export const ANTIVIRUS_RESPONDE = 'Revisó un archivo de prueba y lo dio por bueno'
export const ANTIVIRUS_DESCONFIA = (hallazgo: string) => `Revisó un archivo de prueba, y dice que tiene ${hallazgo}`
export const ULTIMA_COPIA = (nombre: string, cuando: string) => `${nombre}, del ${cuando}`

/** The mail that proves that mails go out. */
export const ASUNTO_DE_PRUEBA = 'Correo de prueba del portal'
export const TEXTO_DE_PRUEBA = 'Si lo está leyendo, los correos del portal salen. No hace falta que responda.'
