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
obras.csv           las manzanas y parcelas que sigue.
consultas.csv       quién consultó sus datos.
faltan.csv          los archivos que no van, y por qué.
SHA256SUMS          la suma de cada archivo, para comprobar que nada cambió: sha256sum -c SHA256SUMS

Los .csv se abren con cualquier planilla de cálculo; los .json son textos. Los momentos están en hora universal (UTC), y los importes, en pesos.

Si algo está mal, pida que se corrija en la oficina, con su documento: el artículo 16 de la misma ley le da ese derecho, y la oficina
le tiene que contestar en cinco días hábiles. La Agencia de Acceso a la Información Pública atiende las denuncias.
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
  faltan: ['Archivo', 'Por qué'],
} as const

export const PAPELES = {
  PRESENTO: 'la presentó',
  PROFESIONAL: 'la lleva como profesional',
  PROPIETARIO: 'es el propietario',
} as const
export const NEGADA = 'Negada'
export const MOSTRADA = 'Mostrada'
