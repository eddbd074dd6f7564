import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { Importe } from '../dinero.ts'
import { llamada, partes } from '../llamada.ts'
import { Hecho, Id, IdCarpeta, Momento } from '../tipos.ts'
import { Formulario1Enviado, Formulario1Guardado } from './formulario1.ts'
import { Formulario1bisEnviado, Formulario1bisGuardado } from './formulario1bis.ts'
import { Formulario2Enviado, Formulario2Guardado } from './formulario2.ts'
import { Formulario14Enviado, Formulario14Guardado } from './formulario14.ts'
import { Formulario19Enviado, Formulario19Guardado } from './formulario19.ts'

const DeCarpeta = z.object({ idCarpeta: IdCarpeta })

import { CODIGOS_DE_FORMULARIO } from './tipos.ts'

export const tiposFormulario = llamada({
  method: 'GET',
  path: '/formulario/tiposFormulario',
  quien: 'todos',
  resumen: 'Tipos de formulario',
  reply: z.object({
    tiposFormulario: z.array(
      z.object({ idFormularioTipo: z.int(), FormularioTipo: z.string(), codigoFormulario: z.string() }),
    ),
  }),
})

export const obtenerLeyendas = llamada({
  method: 'GET',
  path: '/formulario/obtenerLeyendas/{idFormularioTipo}',
  quien: 'todos',
  resumen: 'Las leyendas de un tipo de formulario',
  params: z.object({ idFormularioTipo: campo('Tipo de formulario', Id) }),
  reply: z.object({ leyendas1: z.array(z.string()), leyendas2: z.array(z.string()) }),
})

export const obtenerDeclarante = llamada({
  method: 'GET',
  path: '/formulario/obtenerDeclarante',
  quien: 'todos',
  resumen: 'Caracteres en que alguien declara',
  reply: z.object({ declarante: z.array(z.object({ idDeclarante: z.int(), declarante: z.string() })) }),
})

/** An array with the record first; not filled yet: empty. */
export const consultarFormulario1 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario1',
  quien: 'todos',
  resumen: 'El formulario 1 de una carpeta',
  query: DeCarpeta,
  reply: z.array(Formulario1Guardado),
})

export const altaFormulario1 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario1',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 1 de una carpeta',
  json: Formulario1Enviado,
  reply: Hecho,
})

export const consultarFormulario1bis = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario1bis/',
  quien: 'todos',
  resumen: 'El formulario 1bis de una carpeta',
  query: DeCarpeta,
  reply: z.array(Formulario1bisGuardado),
})

export const consultarFormulario2 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario2',
  quien: 'todos',
  resumen: 'El formulario 2 de una carpeta',
  query: DeCarpeta,
  reply: z.array(Formulario2Guardado),
})

export const consultarFormulario14 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario14/',
  quien: 'todos',
  resumen: 'El formulario 14 de una carpeta',
  query: DeCarpeta,
  reply: z.array(Formulario14Guardado),
})

export const consultarFormulario19 = llamada({
  method: 'GET',
  path: '/formulario/consultarFormulario19',
  quien: 'todos',
  resumen: 'El formulario 19 de una carpeta',
  query: DeCarpeta,
  reply: z.array(Formulario19Guardado),
})

export const altaFormulario1bis = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario1bis',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 1 bis de una carpeta: la liquidación de derechos',
  json: Formulario1bisEnviado,
  reply: z.extend(Hecho, { idFormulario1bis: z.int() }),
})

/** Only links a payment that the provider has confirmed; asked again, answers the same. */
export const pagar1bis = llamada({
  method: 'POST',
  path: '/formulario/pagar1bis',
  quien: 'todos',
  resumen: 'Confirma que el formulario 1 bis de una carpeta quedó pagado',
  json: z.object({
    total: campo('Total a pagar', Importe, '$'),
    idCarpeta: IdCarpeta,
    idFormulario: campo('Formulario', Id),
    idFormulario1bis: campo('Formulario 1 bis', Id),
    idPersona: z.optional(z.unknown()),
  }),
  reply: z.extend(Hecho, { idPago: z.int() }),
})

export const altaFormulario2 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario2',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 2 de una carpeta',
  json: Formulario2Enviado,
  reply: Hecho,
})

export const altaFormulario14 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario14',
  servicio: 'archivos',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 14 de una carpeta, con su comprobante de pago',
  partes: partes({
    campos: Formulario14Enviado,
    archivos: { comprobante: { etiqueta: 'Comprobante de pago', max: 1 } },
  }),
  reply: Hecho,
})

export const altaFormulario19 = llamada({
  method: 'POST',
  path: '/documentacion/altaFormulario19',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Envía el formulario 19 de una carpeta: adónde va la boleta',
  json: Formulario19Enviado,
  reply: Hecho,
})

/** What an observed form said before it was sent again, newest first; `datos` as its own call answers them. */
export const versionesDeFormulario = llamada({
  method: 'GET',
  path: '/formulario/versiones',
  quien: 'todos',
  resumen: 'Las versiones anteriores de un formulario que se observó y se volvió a enviar',
  query: z.object({
    idCarpeta: IdCarpeta,
    codigoFormulario: campo('Formulario', z.enum(CODIGOS_DE_FORMULARIO, { error: 'no existe' })),
  }),
  reply: z.object({
    versiones: z.array(
      z.object({ version: z.int(), datos: z.record(z.string(), z.unknown()), reemplazadaEl: Momento }),
    ),
  }),
})
