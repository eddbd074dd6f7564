import * as z from 'zod/mini'
import { MAX_EXPEDIENTE, MAX_NUMERO_ANTERIOR, MAX_OBSERVACION } from '../carpetas/reglas.ts'
import { ELIJA_ROL, NOMBRE_DE_TARIFA, NOMBRE_HASTA_30, SIN_VALOR, TIPO_DE_TARIFA } from '../catalogos/mensajes.ts'
import { leerFactor, MAX_CALLE, MAX_TARIFA, MAX_TIPO_DE_TARIFA } from '../catalogos/reglas.ts'
import { digitoVerificadorBien } from '../cuit.ts'
import {
  MAX_FORMULARIO_ANTERIOR,
  MAX_ORDEN_ANTERIOR,
  MAX_PREGUNTA_ANTERIOR,
  MAX_RESPUESTA_ANTERIOR,
} from '../formularios/anteriores.ts'
import { ImporteObligatorio } from '../importe.ts'
import type { Superficie } from '../mapa/geometria.ts'
import { leerSuperficie } from '../mapa/superficie.ts'
import { predicado, VACIO } from '../motivo.ts'
import {
  DelDomicilio,
  MAX_DEPARTAMENTO,
  MAX_PISO,
  MAX_PUERTA,
  MAX_TITULAR,
  Provincial,
  Titular,
} from '../padron/formas.ts'
import { MAX_DOMICILIO_PERSONA, MAX_MATRICULA } from '../personas/reglas.ts'
import { Cuil, Entero, Fecha, Id, Padron, soloDigitos, Texto, TextoLargo, TextoOpcional } from '../tipos.ts'
import { diaEnIso, leerHistoria, MAX_NOMBRE_DE_ESTADO, type MovimientoEscrito } from './carpetasAnteriores.ts'
import { type Catalogo, MAX_NOMBRE_DESCONOCIDO, SE_NOMBRA_EN } from './desconocidos.ts'
import { DIGITO_VERIFICADOR } from './excel.ts'
import { type Clase, MAX_CARACTERES_CELDA } from './reglas.ts'

/** What a file of each kind holds: its columns, by the titles that people see, and what a row of it must be. */

export interface Columna {
  readonly clave: string
  readonly titulo: string
  readonly obligatoria?: true
  /** It names something: a number that is not reckoned with, which a spreadsheet program may spoil (excel.ts). */
  readonly codigo?: true
}

export const COLUMNAS = {
  calles: [
    { clave: 'id', titulo: 'ID' },
    { clave: 'calle', titulo: 'Calle', obligatoria: true },
    { clave: 'tipo', titulo: 'Tipo', obligatoria: true },
    { clave: 'estado', titulo: 'Estado' },
  ],
  padrones: [
    { clave: 'padron', titulo: 'Padrón', obligatoria: true, codigo: true },
    { clave: 'provincial', titulo: 'Padrón provincial', obligatoria: true, codigo: true },
    { clave: 'titular', titulo: 'Apellido y nombre', obligatoria: true },
    { clave: 'dni', titulo: 'DNI', codigo: true },
    { clave: 'cuit', titulo: 'CUIT', codigo: true },
    { clave: 'calle', titulo: 'Calle' },
    { clave: 'puerta', titulo: 'Número', codigo: true },
    { clave: 'piso', titulo: 'Piso', codigo: true },
    { clave: 'departamento', titulo: 'Dpto', codigo: true },
    { clave: 'seccion', titulo: 'Sección', codigo: true },
    { clave: 'manzana', titulo: 'Manzana', codigo: true },
    { clave: 'parcela', titulo: 'Parcela', codigo: true },
    { clave: 'distrito', titulo: 'Distrito', codigo: true },
    { clave: 'dominio', titulo: 'Dominio', codigo: true },
  ],
  parcelas: [
    { clave: 'padron', titulo: 'Padrón', codigo: true },
    { clave: 'seccion', titulo: 'Sección', codigo: true },
    { clave: 'manzana', titulo: 'Manzana', codigo: true },
    { clave: 'parcela', titulo: 'Parcela', codigo: true },
    { clave: 'forma', titulo: 'Forma', obligatoria: true },
  ],
  profesionales: [
    { clave: 'cuil', titulo: 'CUIL', obligatoria: true, codigo: true },
    { clave: 'apellido', titulo: 'Apellido' },
    { clave: 'nombre', titulo: 'Nombre' },
    { clave: 'profesion', titulo: 'Profesión', obligatoria: true },
    { clave: 'universidad', titulo: 'Universidad', obligatoria: true },
    { clave: 'matricula', titulo: 'Matrícula', obligatoria: true, codigo: true },
    { clave: 'vencimiento', titulo: 'Vencimiento', obligatoria: true },
    { clave: 'domicilio', titulo: 'Domicilio' },
  ],
  empleados: [
    { clave: 'cuil', titulo: 'CUIL', obligatoria: true, codigo: true },
    { clave: 'apellido', titulo: 'Apellido' },
    { clave: 'nombre', titulo: 'Nombre' },
    { clave: 'reparticion', titulo: 'Repartición', obligatoria: true },
    { clave: 'oficina', titulo: 'Oficina', obligatoria: true },
    { clave: 'roles', titulo: 'Roles', obligatoria: true },
  ],
  tarifas: [
    { clave: 'id', titulo: 'ID' },
    { clave: 'tarifa', titulo: 'Tarifa', obligatoria: true },
    { clave: 'tipo', titulo: 'Tipo', obligatoria: true },
    { clave: 'precioUnitario', titulo: 'Precio Unitario', obligatoria: true },
    { clave: 'valor', titulo: 'Valor', obligatoria: true },
    { clave: 'factor', titulo: 'Factor', obligatoria: true },
    { clave: 'vigenteDesde', titulo: 'Vigente desde' },
  ],
  carpetasAnteriores: [
    { clave: 'numero', titulo: 'Número', obligatoria: true, codigo: true },
    { clave: 'expediente', titulo: 'Expediente', codigo: true },
    { clave: 'encomienda', titulo: 'Tipo de encomienda', obligatoria: true },
    { clave: 'padron', titulo: 'Padrón', obligatoria: true, codigo: true },
    { clave: 'titular', titulo: 'Propietario' },
    { clave: 'cuil', titulo: 'CUIL del profesional', codigo: true },
    { clave: 'profesional', titulo: 'Profesional' },
    { clave: 'inmueble', titulo: 'Tipo de inmueble' },
    { clave: 'obra', titulo: 'Tipo de obra' },
    { clave: 'presentada', titulo: 'Presentada', obligatoria: true },
    { clave: 'estado', titulo: 'Estado', obligatoria: true },
    { clave: 'desde', titulo: 'Estado desde' },
    { clave: 'observacion', titulo: 'Observación' },
    { clave: 'historia', titulo: 'Historia' },
  ],
  // Said by the reader of each file of a ZIP.
  archivosAnteriores: [
    { clave: 'carpeta', titulo: 'Carpeta', obligatoria: true },
    { clave: 'requisito', titulo: 'Requisito' },
    { clave: 'archivo', titulo: 'Archivo', obligatoria: true },
    { clave: 'tipo', titulo: 'Tipo' },
    { clave: 'tamano', titulo: 'Tamaño' },
    { clave: 'sha256', titulo: 'SHA-256' },
    { clave: 'ruta', titulo: 'Ruta en el ZIP' },
    { clave: 'problema', titulo: 'Problema' },
  ],
  respuestasAnteriores: [
    { clave: 'carpeta', titulo: 'Carpeta', obligatoria: true, codigo: true },
    { clave: 'formulario', titulo: 'Formulario', obligatoria: true },
    { clave: 'orden', titulo: 'Orden' },
    { clave: 'pregunta', titulo: 'Pregunta', obligatoria: true },
    { clave: 'respuesta', titulo: 'Respuesta', obligatoria: true },
  ],
} as const satisfies Record<Clase, readonly Columna[]>

/** That of the column where a file names what is in this catalogue. */
export function tituloDe(catalogo: Catalogo): string {
  const { clase, columna } = SE_NOMBRA_EN[catalogo]
  return COLUMNAS[clase].find(({ clave }) => clave === columna)?.titulo ?? columna
}

/** The last column of the rows that are given back, each with what is wrong with it; importing passes over it. */
export const MOTIVOS = 'Motivos'

/** An empty cell is one that says nothing. */
const opcional = <S extends z.ZodMiniType>(esquema: S) =>
  z.pipe(
    z.transform((celda: unknown) => (celda === '' || celda === undefined ? undefined : celda)),
    z.optional(esquema),
  )

/** As spreadsheets write a day: 31/12/2026 or 2026-12-31. */
const Dia = z.pipe(
  z.transform((celda: unknown) => diaEnIso(String(celda ?? ''))),
  Fecha,
)

const Estado = z.pipe(
  z.transform((celda: unknown) => String(celda).trim().toLowerCase()),
  z.pipe(
    z.enum(['habilitado', 'deshabilitado', '1', '0'], { error: predicado('debe ser Habilitado o Deshabilitado') }),
    z.transform((estado) => estado === 'habilitado' || estado === '1'),
  ),
)

const digitos = (patron: RegExp, error: string) =>
  z.pipe(
    z.transform((celda: unknown) => soloDigitos(String(celda))),
    z.string().check(z.regex(patron, { error })),
  )

const Factor = z.pipe(
  z.string(),
  z.transform((celda, ctx): number => {
    const factor = leerFactor(celda)
    if (factor !== undefined) return factor
    ctx.issues.push({
      code: 'custom',
      message: predicado('debe ser un número con cuatro decimales como máximo'),
      input: celda,
    })
    return 0
  }),
)

/** Typed on a screen a wrong check digit is a hint; in a file it is a number that was spoiled on the way. */
const CuitDelPadron = digitos(/^\d{11}$/, predicado('debe tener 11 números')).check(
  z.refine((cuit) => !/^\d{11}$/.test(cuit) || digitoVerificadorBien(cuit), { error: predicado(DIGITO_VERIFICADOR) }),
)

const MAX_PARTE = 15

export const FilaDeCalle = z.object({
  id: opcional(Id),
  calle: Texto(MAX_CALLE, NOMBRE_HASTA_30),
  tipo: Texto(30),
  estado: opcional(Estado),
})
export type FilaDeCalle = z.output<typeof FilaDeCalle>

export const FilaDePadron = z.object({
  padron: Padron,
  provincial: Provincial,
  titular: Titular,
  dni: opcional(digitos(/^\d{7,8}$/, predicado('debe tener 7 u 8 números'))),
  cuit: opcional(CuitDelPadron),
  calle: TextoOpcional(MAX_CALLE),
  puerta: DelDomicilio(MAX_PUERTA),
  piso: TextoOpcional(MAX_PISO),
  departamento: DelDomicilio(MAX_DEPARTAMENTO),
  seccion: TextoOpcional(MAX_PARTE),
  manzana: TextoOpcional(MAX_PARTE),
  parcela: TextoOpcional(MAX_PARTE),
  distrito: TextoOpcional(MAX_PARTE),
  dominio: TextoOpcional(MAX_PARTE),
})
export type FilaDePadron = z.output<typeof FilaDePadron>

const Forma = z.pipe(
  z.string(),
  z.transform((celda, ctx): Superficie => {
    const leida = leerSuperficie(celda)
    if (typeof leida !== 'string') return leida
    ctx.issues.push({ code: 'custom', message: leida, input: celda })
    return { type: 'Polygon', coordinates: [] }
  }),
)

/** A parcel of the map: its form as GeoJSON, in degrees. Without section and block it takes its padron's. */
export const FilaDeParcela = z.object({
  padron: opcional(Padron),
  seccion: TextoOpcional(MAX_PARTE),
  manzana: TextoOpcional(MAX_PARTE),
  parcela: TextoOpcional(MAX_PARTE),
  forma: Forma,
})

export const FilaDeProfesional = z.object({
  cuil: Cuil,
  profesion: Texto(60),
  universidad: Texto(80),
  matricula: Texto(MAX_MATRICULA),
  vencimiento: Dia,
  domicilio: TextoOpcional(MAX_DOMICILIO_PERSONA),
})
export type FilaDeProfesional = z.output<typeof FilaDeProfesional>

/** Of whom a file gives a post or a folder: with a number spoiled on the way it would be somebody else's. */
const CuilSinErrores = Cuil.check(
  z.refine((cuil) => !/^\d{11}$/.test(cuil) || digitoVerificadorBien(cuil), { error: predicado(DIGITO_VERIFICADOR) }),
)

/** 'JEFE DE DEPARTAMENTO, INSPECTOR': as the list that is exported says them. */
const Roles = z.pipe(
  z.pipe(
    z.string(),
    z.transform((celda) =>
      celda
        .split(/[,;]/)
        .map((rol) => rol.trim())
        .filter((rol) => rol !== ''),
    ),
  ),
  z
    .array(Texto(60))
    .check(z.minLength(1, { error: ELIJA_ROL }), z.maxLength(50, { error: predicado('son demasiados roles') })),
)

/** Names that are asked about may be longer than those of the catalogue. */
export const FilaDeEmpleado = z.object({
  cuil: CuilSinErrores,
  reparticion: Texto(MAX_NOMBRE_DESCONOCIDO),
  oficina: Texto(MAX_NOMBRE_DESCONOCIDO),
  roles: Roles,
})
export type FilaDeEmpleado = z.output<typeof FilaDeEmpleado>

const Historia = z.pipe(
  TextoLargo(MAX_CARACTERES_CELDA),
  z.transform((celda, ctx): readonly MovimientoEscrito[] => {
    const leida = leerHistoria(celda)
    if (typeof leida !== 'string') return leida
    ctx.issues.push({ code: 'custom', message: leida, input: celda })
    return []
  }),
)

/** A folder of another system. Names that are asked about may be longer than those of the catalogue. */
export const FilaDeCarpetaAnterior = z.object({
  numero: Texto(MAX_NUMERO_ANTERIOR),
  expediente: TextoOpcional(MAX_EXPEDIENTE),
  encomienda: Texto(MAX_NOMBRE_DESCONOCIDO),
  padron: Padron,
  titular: TextoOpcional(MAX_TITULAR),
  cuil: opcional(CuilSinErrores),
  profesional: TextoOpcional(MAX_TITULAR),
  inmueble: TextoOpcional(MAX_NOMBRE_DESCONOCIDO),
  obra: TextoOpcional(MAX_NOMBRE_DESCONOCIDO),
  presentada: Dia,
  estado: Texto(MAX_NOMBRE_DE_ESTADO),
  desde: opcional(Dia),
  observacion: TextoLargo(MAX_OBSERVACION),
  historia: Historia,
})
export type FilaDeCarpetaAnterior = z.output<typeof FilaDeCarpetaAnterior>

const SinProblema = z.pipe(
  z.string(),
  z.transform((celda, ctx): string => {
    if (celda !== '') ctx.issues.push({ code: 'custom', message: predicado(celda), input: celda })
    return ''
  }),
)

/** A file of a folder of another system, as the reader of its ZIP says it. */
export const FilaDeArchivoAnterior = z.object({
  carpeta: z.string(),
  requisito: z.string(),
  archivo: z.string(),
  tipo: z.string(),
  tamano: z.string(),
  sha256: z.string(),
  ruta: z.string(),
  problema: SinProblema,
})
export type FilaDeArchivoAnterior = z.output<typeof FilaDeArchivoAnterior>

/** A question may stand in several lines of its cell; it is one line here. */
const EnUnRenglon = (max: number) =>
  z.pipe(
    z.transform((celda: unknown) => String(celda ?? '').replace(/\s+/g, ' ')),
    Texto(max),
  )

/** What a form of a folder of another system said to a question, in that system's words. One left blank there is blank. */
export const FilaDeRespuestaAnterior = z.object({
  carpeta: Texto(MAX_NUMERO_ANTERIOR),
  formulario: EnUnRenglon(MAX_FORMULARIO_ANTERIOR),
  orden: opcional(Entero(1, MAX_ORDEN_ANTERIOR)),
  pregunta: EnUnRenglon(MAX_PREGUNTA_ANTERIOR),
  respuesta: z.pipe(
    z.transform((celda: unknown) => String(celda ?? '').replace(/\r\n?/g, '\n')),
    TextoLargo(MAX_RESPUESTA_ANTERIOR),
  ),
})

export const FilaDeTarifa = z.object({
  id: opcional(Id),
  tarifa: Texto(MAX_TARIFA, NOMBRE_DE_TARIFA),
  tipo: Texto(MAX_TIPO_DE_TARIFA, TIPO_DE_TARIFA),
  precioUnitario: ImporteObligatorio(VACIO),
  valor: ImporteObligatorio(SIN_VALOR),
  factor: Factor,
  vigenteDesde: opcional(Dia),
})
export type FilaDeTarifa = z.output<typeof FilaDeTarifa>
