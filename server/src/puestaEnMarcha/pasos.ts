import type { puestaEnMarcha as llamada } from '@catastro/domain/puestaEnMarcha/llamadas'
import * as dicen from '@catastro/domain/puestaEnMarcha/mensajes'
import {
  NOMBRES_DE_PASO,
  type NombreDePaso,
  PASOS,
  PRESCINDIBLES,
  type SituacionDePaso,
} from '@catastro/domain/puestaEnMarcha/pasos'
import { formatoDeLaCiudad } from '@catastro/domain/zona'
import type * as z from 'zod/mini'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { CertificadoDelSello } from '../plataforma/sello/certificadoDelSello.ts'
import { avisosDeCopiasProbadas } from '../respaldo/copiasProbadas.ts'
import { avisosDeRespaldo, type LugarDeCopias } from '../respaldo/edad.ts'
import { avisoDelCertificado } from '../sellos/avisos.ts'

/** What of the settings is there to be used. */
export interface Puesto {
  readonly db: Db
  readonly proveedor: boolean
  /** What a certificate costs was said. */
  readonly libreDeuda: boolean
  readonly correo: boolean
  readonly antivirus: boolean
  readonly copias: LugarDeCopias | undefined
  readonly horaDeCopia: string | undefined
  readonly sello: CertificadoDelSello | undefined
}

export type Puesta = z.output<typeof llamada.reply>
type Paso = Puesta['pasos'][number]

const HASTA = dicen.HASTA + 1
const hastaMil = (tabla: string, alias: string) =>
  `(select count(*)::integer from (select 1 from ${tabla} limit ${HASTA}) x) as "${alias}!"`

// A price that nobody of the city wrote: what is in force of each came with the portal.
const contar = sentencia(
  'contar_puesta_en_marcha',
  `select ${hastaMil('reparticion', 'reparticiones')}, ${hastaMil('institucion where estado', 'instituciones')},
     ${hastaMil('oficina where estado', 'oficinas')}, ${hastaMil('calle where estado', 'calles')},
     ${hastaMil('padron', 'padrones')}, ${hastaMil('empleado where baja_el is null', 'empleados')},
     ${hastaMil('plazo where estado', 'plazos')},
     (select count(distinct id_persona)::integer from persona_rol
       join rol using (id_rol) where rol = 'OPERADOR MESA DE ENTRADAS') as "deMesa!",
     (select count(*)::integer from tarifa_vigente where por_confirmar)
     + (select count(*)::integer from obra_tipo_vigente where por_confirmar) as "sinConfirmar!",
     exists (select 1 from anio_confirmado where anio = $1::integer) as "anioConfirmado!",
     exists (select 1 from correo_saliente where estado = 'ENVIADO') as "correosEnviados!"`,
)

const leerAnotado = sentencia(
  'leer_pasos_de_marcha',
  `select m.paso as "paso!", m.probado_el as "probadoEl", m.bien, m.renglones, m.sin_usar_el as "sinUsarEl", m.motivo,
     p.apellido_persona || ', ' || p.nombre_persona as "sinUsarPor"
   from paso_de_marcha m left join persona p on p.id_persona = m.sin_usar_por`,
  con<{ renglones: string[] | null }>(),
)

/** `puesto`: its settings are there, so that the city does use it. */
type Hallado = readonly [hecho: boolean, detalle: string, puesto?: true]

/** Each step, how it stands. What is a rule elsewhere (the age of a copy, the seal's certificate) is asked there. */
export async function puestaEnMarcha(puesto: Puesto, hoy: Date): Promise<Puesta> {
  const anio = anioDe(hoy)
  const [cuenta, anotado, deCopias] = await Promise.all([
    contar(puesto.db, anio).then(unaFila),
    leerAnotado(puesto.db),
    deLasCopias(puesto),
  ])
  const deCada = new Map(anotado.map((fila) => [fila.paso, fila]))
  const probado = (paso: NombreDePaso, ajuste: string, estaPuesto: boolean, basta?: string): Hallado => {
    if (!estaPuesto) return [false, dicen.SIN_AJUSTE(ajuste)]
    const bien = deCada.get(paso)?.bien ?? null
    if (bien === false) return [false, dicen.RESPONDIO_MAL, true]
    if (bien) return [true, dicen.PROBADO]
    return basta === undefined ? [false, dicen.SIN_PROBAR, true] : [true, basta]
  }
  // Paid only by card: without who charges it, nobody misses what it costs.
  const faltaElDeLibreDeuda = puesto.proveedor && !puesto.libreDeuda
  const selloMal = puesto.sello && avisoDelCertificado(puesto.sello, hoy)

  const hallado: Readonly<Record<NombreDePaso, Hallado>> = {
    reparticion: [cuenta.reparticiones > 0, dicen.REPARTICIONES(cuenta.reparticiones)],
    institucion: [cuenta.instituciones > 0, dicen.INSTITUCIONES(cuenta.instituciones)],
    oficina: [cuenta.oficinas > 0, dicen.OFICINAS(cuenta.oficinas)],
    empleados: [cuenta.empleados > 0 && cuenta.deMesa > 0, dicen.EMPLEADOS(cuenta.empleados, cuenta.deMesa)],
    calles: [cuenta.calles > 0, dicen.CALLES(cuenta.calles)],
    padron: [cuenta.padrones > 0, dicen.PADRONES(cuenta.padrones)],
    tarifas: [
      cuenta.sinConfirmar === 0 && !faltaElDeLibreDeuda,
      dicen.PRECIOS_SIN_CONFIRMAR(cuenta.sinConfirmar, faltaElDeLibreDeuda),
    ],
    plazos: [cuenta.anioConfirmado && cuenta.plazos > 0, dicen.PLAZOS(anio, cuenta.anioConfirmado, cuenta.plazos)],
    proveedor: probado('proveedor', 'PAGOS_URL', puesto.proveedor),
    correo: probado(
      'correo',
      'SMTP_URL',
      puesto.correo,
      cuenta.correosEnviados ? dicen.YA_SALIERON_CORREOS : undefined,
    ),
    ciudadDigital: probado('ciudadDigital', 'CIUDAD_DIGITAL_URL', true),
    copia: deCopias,
    antivirus: probado('antivirus', 'ANTIVIRUS_URL', puesto.antivirus),
    sello: puesto.sello
      ? [!selloMal, selloMal || dicen.SELLO_PUESTO, true]
      : [false, dicen.SIN_AJUSTE('SELLO_CERTIFICADO')],
  }

  const pasos = NOMBRES_DE_PASO.map((paso): Paso => {
    const [hecho, detalle, puesto] = hallado[paso]
    const fila = deCada.get(paso)
    const sinUsar =
      !puesto && fila?.sinUsarEl && fila.motivo !== null
        ? { motivo: fila.motivo, dichoEl: fila.sinUsarEl.toISOString(), dichoPor: fila.sinUsarPor }
        : null
    const prueba =
      fila?.probadoEl && fila.bien !== null
        ? { bien: fila.bien, renglones: fila.renglones ?? [], probadaEl: fila.probadoEl.toISOString() }
        : null
    return { paso, situacion: situacionDe(paso, hecho, sinUsar !== null), detalle, prueba, sinUsar }
  })
  return { pasos, faltan: pasos.filter(({ situacion }) => situacion === 'FALTA').length }
}

function situacionDe(paso: NombreDePaso, hecho: boolean, sinUsar: boolean): SituacionDePaso {
  if (hecho) return 'HECHO'
  return sinUsar && PRESCINDIBLES.some((uno) => uno === paso) ? 'SIN_USAR' : 'FALTA'
}

async function deLasCopias({ db, copias, horaDeCopia }: Puesto): Promise<Hallado> {
  const [ajuste] = PASOS.copia.ajustes
  if (!copias) return [false, dicen.SIN_AJUSTE(ajuste)]
  const [aviso] = [...(await avisosDeRespaldo(copias, true)), ...(await avisosDeCopiasProbadas(db, horaDeCopia))]
  return aviso ? [false, aviso] : [true, dicen.COPIA_AL_DIA]
}

const anioDe = (momento: Date) => Number(formatoDeLaCiudad('es-AR', { year: 'numeric' }).format(momento))
