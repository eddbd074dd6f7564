import { expect, test } from 'vitest'
import { ES_PRUEBA, fuentes, leer } from './casa.ts'

/** Texts that people read: letter for letter, and with nothing added. */

const propias = fuentes.filter((archivo) => !ES_PRUEBA.test(archivo) && !/^sandbox\/|\/pruebas\//.test(archivo))
const textos = new Map(propias.map((archivo) => [archivo, leer(archivo)]))

/** As the specification quotes them. */
const ESPECIFICADOS = [
  'Desarrollado por COPIT - 2024',
  'Donde está mi carpeta?',
  'Mesa de entradas - Recepción de carpetas',
  'Inspección de carpetas',
  'Página en desarrollo...',
  'Seleccione una opción',
  'Ingresar carpeta',
  'Consultar Trámites',
  'Consultar Padrón',
  'Plan Veredas Sanas y Operativo Fachadas en Riesgo',
  'Ingrese su número de Padrón',
  'Rol del Empleado',
  'Modificar Empleado',
  'Mis Carpetas',
  'Editar Domicilio de obra',
  'Agregar domicilio de obra',
  'Sin Encomienda',
  'Aún no tiene carpetas..',
  'Ya casi terminas..',
  'Su carpeta se encuentra como',
  'Buscar por Tarifa o Tipo',
  'Buscar por nombre u oficina',
  'Solicitud inscripcion responsable elevadores',
  'Registro del responsable',
  'Inscripcion de la empresa conservadora',
  'Registro de los empleados del conservador',
  'Nota de presentacion del conservador',
  'Si la empresa no se encuentra en la lista deberá cargarla manualmente',
  'Agregar nueva empresa',
  'Agregar Empresa',
  'Nombre Institución',
  'Adjunte comprobante de pago:',
  'Domicilio de Envio de Boleta de Cisi',
  'Es el mismo domicilio que el del inmueble?',
  'Editar Manualmente',
  'PAGAR FORMULARIO',
  'No se pudo procesar el pago',
  'Intente nuevamente más tarde',
  'Algo Explotó :/',
  'Operación exitosa!',
  'PENDIENTE DE PAGO',
  'Consulta enviada con éxito. Revise su casilla de correo mas tarde..',
  'Pago realizado con éxito. Redirigiendo a mis carpetas',
  'Algo explotó! :(',
  'Tramite Finalizado',
  'Por favor, ingrese la información solicitada',
  'Debe elegir una oficina',
  'Debe seleccionar por lo menos un rol',
  'Debe adjuntar archivos',
  'No puede adjuntar mas de 5 archivos',
  'Debe ingresar un número válido',
  'Ingrese un nombre de máximo 30 caracteres',
  'No seleccionaste el tipo de Institución',
  'No seleccionaste una Institución',
  'No seleccionaste una Reparticion',
  'No seleccionaste un tipo de Calle',
  'Completa el campo, por favor',
  'Ingrese un nombre de máximo 40 caracteres',
  'No seleccionaste el precio de timbrado',
  'Ingrese un nombre de máximo 250 caracteres',
  'No seleccionaste el precio unitario',
  'No seleccionaste el factor',
  'No seleccionaste el valor',
  'Ingrese un nombreTipo de máximo 10 caracteres',
  'No seleccionaste la oficina',
  'Debe adjuntar el archivo!',
  'Debe adjuntar los archivos!',
  'Debe ingresar un padron',
  'Debe seleccionar una calle',
  'Debe ingresar un nro de puerta',
  'Debe ingresar un monto de obra',
  'Debe ingresar una cantidad de días',
  'Debe seleccionar al menos un ítem',
  'El CUIL debe contener 11 dígitos',
  'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo',
  'Debe adjuntar el croquis de manzana!',
  'Por favor, complete todos los campos requeridos antes de proceder a enviar el formulario.',
  'Debe habilitar al menos uno de los dos: Representante Técnico o Técnico Especializado.',
  'Por favor, complete todos los campos de la empresa conservadora antes de proceder.',
  'El CUIT ingresado no es válido.',
  'Debe adjuntar el comprobante de pago!',
  'Hay inconsistencia entre el responsable y el domicilio',
  'Por favor, complete todas las opciones de selección (Sí/No).',
  'Este campo no puede estar vacío',
  'El nombre de la institución es obligatorio.',
  'No se encontró domicilio existente, complete el formulario',
  '¡Ups!',
  'Algo salió mal',
  'Algo salió mal! ',
  'No se registraron propiedades asociadas a los datos ingresados',
  'El CUIL ingresado no se encuentra registrado en ciudad digital',
  'Domicilio no registrado , deberá cargarlo manualmente',
  'El padrón ingresado no se encuentra registrado, deberá cargar el domicilio manualmente',
  'El padrón ingresado no se encuentra registrado',
  'Colegio agregado.',
  'Profesion agregada.',
  'Error al ingresar colegio.',
  'Error al ingresar la profesion.',
  'Editado exitoso',
  'Editado con exito',
  'Deshabilitada con exito',
  'Error al deshabilitar la institución',
  'Oficina creada con éxito',
  'Calle creada con éxito',
  'Error al deshabilitar la Oficina',
  'Error al deshabilitar la Calle',
  'Tipo de obra agregada con éxito',
  'Tarifa agregada con éxito',
  'Inspector agregado con éxito',
  'Carpeta borrada',
  'Comprobante enviado con éxito',
  'Archivos enviados correctamente',
  'Carpeta creada con éxito',
  'Hubo un problema, intente más tarde..',
  'Espera un momento..',
  'Hubo un error al insertar el pago, contáctese con el administrador',
  'Formulario enviado! Revisa tu correo electrónico !',
  'Hubo un problema al enviar los datos.',
  'Formulario enviado',
  'Datos enviados correctamente',
  'Domicilio agregado con éxito!',
  'Propietario agregado',
  'Formulario enviado!',
  'Listo !',
] as const

const deCodigo = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whole, between quotes or as the text of an element. */
const entero = (literal: string) => new RegExp(`(['"\`]|>\\s*)${deCodigo(literal)}(['"\`]|\\s*<)`)

test.each(ESPECIFICADOS)('%s', (literal) => {
  const donde = propias.filter((archivo) => entero(literal).test(textos.get(archivo) ?? ''))
  expect(donde).not.toEqual([])
})

test('a un texto especificado no se le agrega un punto', () => {
  const nombres = ESPECIFICADOS.flatMap((literal) =>
    [...textos.values()].flatMap((texto) =>
      [...texto.matchAll(new RegExp(`export const (\\w+) =\\s+(['"])${deCodigo(literal)}\\2`, 'g'))].map(
        (m) => m[1] ?? '',
      ),
    ),
  )
  expect(nombres.length).toBeGreaterThan(80)
  const conPunto = new RegExp(`\\b(${[...new Set(nombres)].join('|')})(\\}\\.[^.\\w]|\\} *\\+ *'\\.|\`\\.| \\+ '\\.)`)
  const malas = propias.filter((archivo) => conPunto.test(textos.get(archivo) ?? ''))
  expect(malas).toEqual([])
})

test('lo que se cuenta se dice con `cuantos`, que sabe cuándo es uno', () => {
  const aMano = propias.filter(
    (archivo) =>
      archivo !== 'domain/src/plurales.ts' &&
      /=== 1 \? (['"`])[^'"`]*(archiv|fot|día|carpet|punt|formulari|elevador|página|visit|dat|dígit|queda|falta|va\b)/i.test(
        textos.get(archivo) ?? '',
      ),
  )
  expect(aMano).toEqual([])
})

/** As the specification has it; and what only the browser's console says. */
const CON_NOMBRE = /Ingrese un nombreTipo de máximo 10 caracteres$|Falta idCarpeta en la dirección del formulario /

test('en lo que lee una persona no hay nombres del código', () => {
  // Quoted, or between tags, with words beside it: what is left where a name was changed without looking.
  const oracion = /(?:'([^'\n]*)'|`([^`\n]*)`|>([^<>{}\n]+)<)/g
  const nombre =
    /(?:^|[^\w$./{:-])[A-ZÁÉÍÓÚ]?[a-záéíóúñ]+(?:[A-Z][a-záéíóúñ]+)+ [a-záéíóúñ]{2,} |[a-záéíóúñ]{2,} [A-ZÁÉÍÓÚ]?[a-záéíóúñ]+(?:[A-Z][a-záéíóúñ]+)+[ .,:]/
  const conNombre = propias
    .filter((archivo) => /^(web|domain)\/src\//.test(archivo))
    .flatMap((archivo) =>
      [...(textos.get(archivo) ?? '').matchAll(oracion)]
        .map(([, comillas, plantilla, texto]) => comillas ?? plantilla ?? texto ?? '')
        .filter((dicho) => nombre.test(dicho.replace(/\$\{[^}]*\}/g, '')))
        .map((dicho) => `${archivo}: ${dicho}`),
    )
    .filter((dicho) => !CON_NOMBRE.test(dicho))
  expect(conNombre).toEqual([])
})

test('las palabras de cada correo están donde la ciudad las escribe', () => {
  const tablas = propias.flatMap((archivo) =>
    [...(textos.get(archivo) ?? '').matchAll(/export const (CORREOS?_[A-Z_]+) = \{/g)].map(([, tabla = '']) => tabla),
  )
  expect(tablas).toHaveLength(13)
  const reunidas = textos.get('domain/src/ciudad/correos.ts')
  expect(tablas.filter((tabla) => !reunidas?.includes(`...${tabla},`))).toEqual([])
})

/**
 * Catalogues keep their values in capitals, and no screen shouts (A-290). Where they are edited they are as they are stored:
 * the screens of the catalogues, and of colleges.
 */
const SE_EDITAN = /^web\/src\/(catalogos\/|personas\/(TablasDeColegios|ProfesionModal|UniversidadModal)\.tsx)/
const DE_CATALOGO = 'FormularioTipo|Profesion|Universidad|encomiendatipo|InmuebleTipo|ObraTipo'
/** Read of something, put on the screen as it is, in a text, or under another name. */
const MOSTRADO = new RegExp(
  `(?:[\\w)?]\\.|>\\{|\\$\\{|^\\s*|(?:texto|titulo|valor|label): )(${DE_CATALOGO})\\b(?!\\w|:|,|\\s*=|\\s*!==)`,
)

function gritados(archivo: string): string[] {
  const texto = textos.get(archivo) ?? ''
  return texto
    .split('\n')
    .map((renglon) => renglon.replace(/enOracion\([^()]*\)/g, ''))
    .filter((renglon) => MOSTRADO.test(renglon))
    .map((renglon) => `${archivo}: ${renglon.trim()}`)
}

test('lo que un catálogo guarda en mayúsculas se lee como oración, en todas las pantallas', () => {
  const pantallas = propias.filter((archivo) => archivo.startsWith('web/src/') && !SE_EDITAN.test(archivo))
  expect(pantallas.flatMap(gritados)).toEqual([])
})
