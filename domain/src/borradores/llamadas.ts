import * as z from 'zod/mini'
import { MAX_ARCHIVOS } from '../archivos/reglas.ts'
import { campo } from '../campo.ts'
import { llamada, partes } from '../llamada.ts'
import { predicado } from '../motivo.ts'
import { Entero, Hecho, Id, Momento } from '../tipos.ts'
import { cabeEn, MAX_NIVELES_BORRADOR, TOPES_DE_BORRADOR } from './reglas.ts'

/** Form and folder: `formulario1-1001`, `carpeta-10`, `veredas`. */
const Clave = z.object({
  clave: campo(
    'Borrador',
    'el',
    z
      .string()
      .check(
        z.regex(/^[a-z][a-z0-9-]{0,59}$/, { error: predicado('debe tener letras minúsculas, números y guiones') }),
      ),
  ),
})
const ClaveYArchivo = z.extend(Clave, { idArchivo: campo('Número de archivo', 'el', Id) })

const NO_ES_BORRADOR = predicado('debe ser un objeto con lo escrito en el formulario')
const Datos = z
  .record(z.string(), z.unknown(), { error: NO_ES_BORRADOR })
  .check(z.refine((datos) => cabeEn(datos, MAX_NIVELES_BORRADOR), { error: NO_ES_BORRADOR }))

/** Versions come from one sequence and are never used twice, so that a draft begun anew is never taken for the one before. */
const Version = Entero(0, 999_999_999_999_999)

/** While there is none: no data and version 0, because a form that nobody began is not a mistake. */
export const obtenerBorrador = llamada({
  method: 'GET',
  path: '/borradores/{clave}',
  quien: 'todos',
  resumen: 'El borrador propio de un formulario',
  params: Clave,
  reply: z.object({
    datos: z.nullable(z.record(z.string(), z.unknown())),
    version: z.int(),
    modificadoEl: z.nullable(Momento),
  }),
})

/** `version`: the one that these data were made from, 0 for none. 409 when there is another by now: nothing is overwritten. */
export const guardarBorrador = llamada({
  method: 'PUT',
  path: '/borradores/{clave}',
  quien: 'todos',
  limite: 'borradores',
  conSesionRecordada: true,
  resumen: 'Guarda el borrador propio de un formulario',
  params: Clave,
  json: z.object({ datos: campo('Borrador', 'el', Datos), version: campo('Versión', 'la', Version) }),
  reply: z.object({ version: z.int(), modificadoEl: Momento }),
})

export const borrarBorrador = llamada({
  method: 'DELETE',
  path: '/borradores/{clave}',
  quien: 'todos',
  conSesionRecordada: true,
  resumen: 'Descarta el borrador propio de un formulario, con sus archivos',
  params: Clave,
  reply: Hecho,
})

const ArchivoDeBorrador = z.object({
  idArchivo: z.int(),
  campo: z.string(),
  nombre: z.string(),
  tipo: z.string(),
  tamano: z.int(),
})
const Archivos = z.object({ archivos: z.array(ArchivoDeBorrador) })

export const listarArchivosDeBorrador = llamada({
  method: 'GET',
  path: '/borradores/{clave}/archivos',
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Los archivos de un borrador',
  params: Clave,
  reply: Archivos,
})

/** `campo`: which of the form's file fields they are for. */
export const subirArchivosDeBorrador = llamada({
  method: 'POST',
  path: '/borradores/{clave}/archivos',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'borradores',
  conSesionRecordada: true,
  resumen: 'Guarda archivos en un borrador, hasta 5 en total',
  errores: [404],
  unaSolaVez: true,
  params: Clave,
  partes: partes({
    campos: z.object({ campo: campo('Campo', 'el', z._default(z.string().check(z.regex(/^\w{1,40}$/)), 'files')) }),
    archivos: { files: { etiqueta: 'Archivos', articulo: 'los', max: MAX_ARCHIVOS, tope: TOPES_DE_BORRADOR } },
  }),
  reply: z.extend(Hecho, { archivos: z.array(ArchivoDeBorrador) }),
})

export const obtenerArchivoDeBorrador = llamada({
  method: 'GET',
  path: '/borradores/{clave}/archivos/{idArchivo}',
  servicio: 'archivos',
  quien: 'todos',
  resumen: 'Un archivo de un borrador',
  errores: [404, 409],
  params: ClaveYArchivo,
  reply: 'archivo',
})

export const borrarArchivoDeBorrador = llamada({
  method: 'DELETE',
  path: '/borradores/{clave}/archivos/{idArchivo}',
  servicio: 'archivos',
  quien: 'todos',
  conSesionRecordada: true,
  resumen: 'Quita un archivo de un borrador',
  errores: [404],
  params: ClaveYArchivo,
  reply: Hecho,
})
