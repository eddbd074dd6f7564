import { diaEnPalabras } from '../dias.ts'
import { enMedio } from '../plurales.ts'
import type { ClaseDePedido } from './pedidos.ts'

export const DESCARGAR_MIS_DATOS = 'Descargar mis datos'
export const QUE_LLEVA =
  'Un ZIP con lo que la ciudad tiene de usted en este portal: sus carpetas con sus formularios y documentos, sus pagos, sus borradores, sus inmuebles, sus certificados, los correos que se le mandaron y quién consultó sus datos. Se puede pedir todas las veces que quiera, sin cargo.'
export const ARCHIVO_DE_MIS_DATOS = 'mis-datos.zip'

/** What goes with them, for who opens it. */
export const LEEME = (
  quien: string,
  el: string,
) => `Los datos de ${quien} en el portal de catastro, como estaban el ${el}.

Es todo lo que la ciudad tiene de usted en este portal y usted puede ver en él: se lo entrega por el artículo 14 de la Ley 25.326, de
protección de los datos personales. De otras personas dice solo lo que sus propias pantallas ya le muestran.

persona.json        quién es usted para el portal: nombre, documento, correo, teléfono, perfiles y, si la tiene, su matrícula.
carpetas.csv        sus carpetas: las que presentó, las que lleva como profesional y las que son de obras suyas.
carpetas/           cada una en la suya: carpeta.json, con su historia, sus formularios, sus observaciones y sus visitas; y sus documentos.
inmuebles.csv       los inmuebles que el padrón tiene a su nombre.
pagos.csv           lo que pagó, o empezó a pagar.
libre-deuda.csv     los certificados de Libre Deuda que pidió, y padron.csv, los de padrón que sacó; los PDF están en certificados/.
elevadores.csv      los formularios de elevadores que mandó.
borradores.json     lo que dejó a medias, y sus archivos en borradores/.
correos.csv         los correos que el portal le mandó, con su texto.
pedidos.csv         lo que pidió sobre sus datos, y qué se le contestó.
obras.csv           las manzanas y parcelas que sigue.
consultas.csv       quién consultó sus datos.
faltan.csv          los archivos que no van, y por qué.
SHA256SUMS          la suma de cada archivo, para comprobar que nada cambió: sha256sum -c SHA256SUMS

Los .csv se abren con cualquier planilla de cálculo; los .json son textos. Los momentos están en hora universal (UTC), y los importes, en pesos.

Si algo está mal o ya no hace falta, pida que se corrija o se suprima en la misma pantalla en que bajó este archivo, o en la oficina, con
su documento: el artículo 16 de la misma ley le da ese derecho, y se le tiene que contestar en cinco días hábiles. La Agencia de Acceso a la Información Pública atiende las denuncias.
`

/** The first row of each table. */
export const COLUMNAS_DE = {
  carpetas: ['Carpeta', 'Trámite', 'Estado', 'Usted', 'Padrón', 'Domicilio', 'Expediente', 'Fecha'],
  inmuebles: ['Padrón', 'Padrón provincial', 'Titular', 'Domicilio'],
  pagos: ['Pago', 'Qué', 'Importe', 'Estado', 'Operación', 'Pedido el', 'Confirmado el'],
  libreDeuda: ['Solicitud', 'Padrón', 'Estado', 'Pedido el', 'Resuelto el', 'Motivo', 'Certificado', 'Vence'],
  padron: ['Certificado', 'Padrón', 'Titular', 'Domicilio', 'Emitido el'],
  elevadores: ['Formulario', 'Número', 'De qué', 'Situación', 'Motivo', 'Fecha'],
  correos: ['Fecha', 'A', 'Asunto', 'Texto', 'Estado', 'Enviado el'],
  obras: ['Sección', 'Manzana', 'Parcela', 'Desde', 'Hasta'],
  consultas: ['Fecha', 'Qué', 'Quién', 'Rol', 'Oficina', 'Resultado'],
  pedidos: ['Pedido', 'Qué', 'Motivo', 'Pedido el', 'Estado', 'Respuesta', 'Contestado el'],
  faltan: ['Archivo', 'Por qué'],
} as const

export const PAPELES = {
  PRESENTO: 'la presentó',
  PROFESIONAL: 'la lleva como profesional',
  PROPIETARIO: 'es el propietario',
} as const
export const NEGADA = 'Negada'
export const MOSTRADA = 'Mostrada'

export const TITULO_MIS_PEDIDOS = 'Corregir o suprimir mis datos'
export const QUE_SE_PIDE =
  'Si algo de lo que la ciudad tiene de usted está mal, pida que se corrija. Si ya no quiere que tenga su correo y su teléfono, pida que se supriman. Se le contesta, con su razón, en cinco días hábiles (Ley 25.326, artículo 16).'
export const QUE_QUEDA =
  'Lo que presentó, pagó o firmó queda, con su nombre y su documento: la ciudad lo tiene que guardar (artículo 16, inciso 5). Con una carpeta abierta o un pago sin resolver, el correo y el teléfono hacen falta hasta que terminen. El nombre y el CUIL se corrigen en Ciudad Digital.'
export const CLASES_EN_PALABRAS: Readonly<Record<ClaseDePedido, string>> = {
  CORREGIR: 'Corregir un dato',
  SUPRIMIR: 'Suprimir mi correo y mi teléfono',
}
/** The same, said by the city of somebody. */
export const CLASES_DE_LA_CIUDAD: Readonly<Record<ClaseDePedido, string>> = {
  CORREGIR: 'Corregir un dato',
  SUPRIMIR: 'Suprimir su correo y su teléfono',
}
export const ESTADOS_EN_PALABRAS = { PEDIDO: 'Sin contestar', HECHO: 'Hecho', RECHAZADO: 'Rechazado' } as const
export const PEDIR = 'Enviar el pedido'
export const PEDIDO_RECIBIDO = 'Pedido recibido. La respuesta va a estar acá en cinco días hábiles'
export const YA_HAY_UN_PEDIDO: Readonly<Record<ClaseDePedido, string>> = {
  CORREGIR: 'Ya pidió que se corrija un dato y todavía no se le contestó: espere la respuesta para pedir otra vez',
  SUPRIMIR: 'Ya pidió que se suprima su contacto y todavía no se le contestó: espere la respuesta para pedir otra vez',
}

export const TITULO_PEDIDOS = 'Pedidos sobre datos personales'
export const SIN_PEDIDOS = 'Nadie pidió nada sobre sus datos'
export const COMO_SE_ATIENDEN =
  'Lo que se pide corregir lo corrige usted, en la pantalla donde está (el padrón, los profesionales; el domicilio de un propietario, en los datos de una carpeta suya); el nombre y el CUIL, en Ciudad Digital, y eso se le contesta. Lo que se pide suprimir lo quita el portal al contestar que está hecho: el correo y el teléfono de la persona, el correo de sus carpetas terminadas y su dirección en los correos. Lo presentado, pagado y firmado queda.'
export const PEDIDO_NO_ENCONTRADO = 'El pedido no existe'
export const PEDIDO_YA_CONTESTADO = 'Este pedido ya se contestó'
export const PEDIDO_CONTESTADO = 'El pedido quedó contestado'
export const CONTESTAR = { HECHO: 'Contestar que está hecho', RECHAZADO: 'Rechazar' } as const

/** What is open of somebody, by name: while it is, the city needs to reach them. */
export const HACE_FALTA_EL_CONTACTO = (abierto: readonly string[], mas: boolean) =>
  `Su correo y su teléfono hacen falta mientras esté abierto: ${abierto.join(', ')}${mas ? ' y más' : ''}. Rechace el pedido con esa razón, o espere a que termine`

const vencidos = (vence: string) => `Venció el ${diaEnPalabras(vence)}`
export const CUANDO_VENCE = (vence: string, vencido: boolean) =>
  vencido ? vencidos(vence) : `Vence el ${diaEnPalabras(vence)}`

/** Among what waits for an ADMINISTRADOR. */
export const HAY_PEDIDOS = (cuantos: number, vence: string, vencido: boolean) =>
  `${cuantos === 1 ? 'Hay un pedido' : `Hay ${cuantos} pedidos`} sobre datos personales sin contestar. ${cuantos === 1 ? CUANDO_VENCE(vence, vencido) : `El primero ${enMedio(CUANDO_VENCE(vence, vencido))}`} (menú de la cuenta, ${TITULO_PEDIDOS})`
