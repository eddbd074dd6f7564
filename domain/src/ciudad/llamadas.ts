import * as z from 'zod/mini'
import { MEGAS_DE_TOPE } from '../archivos/mensajes.ts'
import { NOMBRES_DE_TOPE } from '../archivos/topes.ts'
import { campo } from '../campo.ts'
import { DIAS_DE_CONSERVACION } from '../conservacion/mensajes.ts'
import { llamada, partes, type Tope } from '../llamada.ts'
import { predicado, VACIO } from '../motivo.ts'
import { faltasDelTexto } from '../notificaciones/textos.ts'
import { Hecho, Momento, Texto, TextoLargo, TextoOpcional } from '../tipos.ts'
import { Motivo, Version, VersionMirada } from '../versiones.ts'
import { type CampoDeCiudad, CLAVES, type ClaveDeLaCiudad, TEXTOS } from './claves.ts'
import { type ClaveConfigurable, camposDe, NOMBRES_DE_CLAVE } from './configurables.ts'
import { type ColorDeLaCiudad, noSeLee } from './contraste.ts'
import { CLAVES_DE_CORREO, CORREOS, esClaveDeCorreo } from './correos.ts'
import { YA_LO_DICE_OTRO } from './mensajes.ts'

const Color = (cual: ColorDeLaCiudad) =>
  z.string({ error: predicado('debe ser como #0B4F8A') }).check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^#[0-9A-F]{6}$/, { error: predicado('debe ser como #0B4F8A'), abort: true }),
    z.superRefine((color, ctx) => {
      const error = noSeLee(color, cual)
      if (error) ctx.addIssue({ code: 'custom', input: color, message: predicado(error) })
    }),
  )

/** The name of an uploaded picture: what its bytes sum up to. */
const NOMBRE_DE_IMAGEN = /^[0-9a-f]{64}\.(png|jpg)$/
const NO_ES_IMAGEN = predicado('no es una imagen subida')
const Imagen = z
  .string({ error: NO_ES_IMAGEN })
  .check(z.refine((nombre) => nombre === '' || NOMBRE_DE_IMAGEN.test(nombre), { error: NO_ES_IMAGEN }))

/** Written as the other keys are, as a text: 0, for ever. */
const Dias = (minimo: number, maximo: number) => {
  const error = DIAS_DE_CONSERVACION(minimo, maximo)
  return z.string({ error }).check(
    z.trim(),
    z.refine(
      (dias) => /^\d{1,5}$/.test(dias) && (Number(dias) === 0 || (Number(dias) >= minimo && Number(dias) <= maximo)),
      { error },
    ),
    z.overwrite((dias) => String(Number(dias))),
  )
}

/** Whole ones, written as a text too. */
const Megas = (minimo: number, maximo: number) => {
  const error = MEGAS_DE_TOPE(minimo, maximo)
  return z.string({ error }).check(
    z.trim(),
    z.refine((megas) => /^\d{1,3}$/.test(megas) && Number(megas) >= minimo && Number(megas) <= maximo, { error }),
    z.overwrite((megas) => String(Number(megas))),
  )
}

function reglaDe({ tipo, max, min, opcional, color }: CampoDeCiudad): z.ZodMiniType<string, string> {
  switch (tipo) {
    case 'color':
      return Color(color ?? 'primario')
    case 'imagen':
      return Imagen
    case 'dias':
      return Dias(min ?? 0, max)
    case 'megas':
      return Megas(min ?? 1, max)
    case 'parrafos':
      return opcional ? TextoLargo(max) : TextoLargo(max).check(z.minLength(1, { error: VACIO }))
    case 'texto':
      return opcional ? TextoOpcional(max) : Texto(max)
  }
}

const Valor = (clave: ClaveConfigurable) => {
  const valor = z.strictObject(
    Object.fromEntries(camposDe(clave).map(([n, c]) => [n, campo(c.etiqueta, c.articulo, reglaDe(c))])),
  )
  const distintos = camposDe(clave).flatMap(([nombre, { distinto }]) => (distinto ? [nombre] : []))
  return distintos.length > 0 ? valor.check(z.superRefine(repetidos(distintos))) : valor
}

/** Two states with one name could not be told apart. */
const repetidos =
  (campos: readonly string[]) => (valor: Readonly<Record<string, string>>, ctx: z.core.$RefinementCtx) => {
    const vistos = new Set<string>()
    for (const nombre of campos) {
      const dice = valor[nombre] ?? ''
      const igual = dice.toLowerCase()
      if (vistos.has(igual))
        ctx.addIssue({ code: 'custom', input: dice, path: [nombre], message: predicado(YA_LO_DICE_OTRO) })
      vistos.add(igual)
    }
  }

const otraVersion = (clave: z.ZodMiniType<ClaveConfigurable, ClaveConfigurable>, valor: ReturnType<typeof Valor>) =>
  z.object({
    clave: campo('Qué se cambia', '', clave),
    version: VersionMirada,
    motivo: Motivo,
    valor: campo('Lo que se guarda', '', valor),
  })
const [primera, ...otras] = (Object.keys(CLAVES) as ClaveDeLaCiudad[]).map((clave) =>
  otraVersion(z.literal(clave), Valor(clave)),
)

/** The words of any mail, with the fields that it has and no other. */
const deCorreo = otraVersion(z.enum(CLAVES_DE_CORREO), Valor(CLAVES_DE_CORREO[0])).check(
  z.superRefine(({ clave, valor: { asunto = '', cuerpo = '' } }, ctx) => {
    if (!esClaveDeCorreo(clave)) return
    for (const { parte, falta } of faltasDelTexto(CORREOS[clave], { asunto, cuerpo }))
      ctx.addIssue({ code: 'custom', input: clave, path: ['valor', parte], message: predicado(falta) })
  }),
)

const Valores = z.record(z.string(), z.string())
const Guardada = z.extend(Version, { valor: Valores })
export type VersionGuardada = z.output<typeof Guardada>
const Clave = campo('Qué se cambia', '', z.enum(NOMBRES_DE_CLAVE, { error: predicado('no se configura') }))

export const configuracionDeLaCiudad = llamada({
  method: 'GET',
  path: '/ciudad/configuracion',
  quien: ['ADMINISTRADOR'],
  resumen: 'Lo que la ciudad dice de sí, con la versión que vale',
  reply: z.object({ claves: z.array(z.extend(Guardada, { clave: z.enum(NOMBRES_DE_CLAVE) })) }),
})

export const versionesDeLaCiudad = llamada({
  method: 'GET',
  path: '/ciudad/configuracion/{clave}',
  quien: ['ADMINISTRADOR'],
  resumen: 'Cada versión de una cosa que la ciudad dice de sí, la última primero; la 0 es la de fábrica',
  params: z.object({ clave: Clave }),
  reply: z.object({ versiones: z.array(Guardada) }),
})

export const guardarConfiguracion = llamada({
  method: 'POST',
  path: '/ciudad/configuracion',
  quien: ['ADMINISTRADOR'],
  resumen: 'Guarda otra versión de una cosa que la ciudad dice de sí. Volver a una anterior es guardarla otra vez',
  json: z.discriminatedUnion('clave', [primera as NonNullable<typeof primera>, ...otras, deCorreo], {
    error: predicado('no se configura'),
  }),
  reply: z.extend(Hecho, { version: z.int() }),
})

export const subirImagen = llamada({
  method: 'POST',
  path: '/ciudad/imagenes',
  servicio: 'archivos',
  quien: ['ADMINISTRADOR'],
  limite: 'envios',
  resumen: 'Recibe un escudo o una foto: PNG o JPEG. Nadie la ve hasta que se guarde con ella',
  partes: partes({
    campos: z.object({}),
    archivos: { imagen: { etiqueta: 'Imagen', articulo: 'la', max: 1, tope: 'imagenes', imagenes: true } },
  }),
  reply: z.extend(Hecho, { nombre: z.string() }),
})

export const imagenDeLaCiudad = llamada({
  method: 'GET',
  path: '/ciudad/imagenes/{nombre}',
  quien: 'publico',
  resumen: 'Un escudo o una foto de la ciudad. Su nombre es la suma de sus bytes: nunca cambia',
  errores: [404],
  params: z.object({
    nombre: campo('Imagen', 'la', z.string().check(z.regex(NOMBRE_DE_IMAGEN, { error: NO_ES_IMAGEN }))),
  }),
  reply: 'archivo',
})

export const tamanosDeArchivo = llamada({
  method: 'GET',
  path: '/ciudad/tamanos',
  quien: 'publico',
  resumen: 'Cuánto puede pesar cada archivo que se adjunta, en MB',
  reply: z.object(Object.fromEntries(NOMBRES_DE_TOPE.map((tope) => [tope, z.int()])) as Record<Tope, z.ZodMiniInt>),
})

export const textoDeLaCiudad = llamada({
  method: 'GET',
  path: '/ciudad/textos/{texto}',
  quien: 'publico',
  resumen: 'Una página de palabras de la ciudad: sus oficinas, sus avisos, la ayuda o el glosario',
  params: z.object({ texto: campo('Texto', 'el', z.enum(TEXTOS, { error: predicado('no existe') })) }),
  reply: z.object({ titulo: z.string(), texto: z.string(), desde: z.nullable(Momento) }),
})
