/*
 * The portal's help as it comes: what a city may write over. A line that begins with '# ' is the title of a part.
 */

export const AYUDA = `# Empezar
Se ingresa con la cuenta de Ciudad Digital. En «Seleccione una opción» está lo que puede hacer, y en «Espera por usted» lo que un trámite suyo necesita y hasta cuándo. La caja de arriba halla una carpeta, un padrón o un pago por su número, un nombre o una calle: se abre también con la tecla «/».

# Nueva carpeta
La presenta un profesional con matrícula vigente. Elija el tipo de encomienda: la pantalla dice qué papeles lleva, qué cuesta, cuánto suele tardar y quién firma. Con el CUIL del propietario y el padrón del inmueble se traen sus datos. Lo que escribe se guarda solo: puede seguir otro día y en otro equipo.

# El desglose de una carpeta
Todo lo de una carpeta: sus formularios, los requisitos que pide, lo que hay que pagar y sus movimientos. Complete cada formulario, responda cada requisito con un archivo o con «No corresponde» y su motivo, y al final presente la carpeta. Hasta entonces está en preparación, y sus papeles se pueden cambiar.

# Mis carpetas
Sus carpetas, con su estado y su plazo. En ámbar, las que lo esperan a usted: una observación por responder o un pago.

# Responder una observación
En el desglose, «Responder» abre lo observado: escriba la respuesta o adjunte el papel corregido. Respondidas todas, la carpeta vuelve sola a la oficina.

# Pagar
El botón dice el importe antes de pagar. Se paga con tarjeta en la página del proveedor, que vuelve al portal; si cierra esa página, el pago se confirma igual y se le avisa. Los recibos están en «Mis pagos».

# Veredas y fachadas
Para reparar una vereda o una fachada: el domicilio, la obra, las condiciones, dos fotos y el pago. Con una sola foto se puede pagar, y se presenta al agregar la otra, sin pagar de nuevo.

# Libre Deuda y certificados
Se pide por padrón, se paga y llega al correo cuando la oficina lo emite. Cada certificado tiene un código que cualquiera puede verificar.

# Consultar un padrón
Por número, por titular o por documento. Cada consulta de datos de otra persona queda anotada.

# Elevadores
Formulario 27, el responsable de un edificio inscribe sus elevadores; 28, se registra; 29, se inscribe la empresa conservadora; 30, su personal; 31, la empresa dice qué elevadores de un inmueble conserva. «Mis elevadores» dice cómo está cada uno.

# ¿Dónde está mi carpeta?
Con su número y su código, que están en el comprobante y en los correos, se sigue sin ingresar.

# Mapa de la ciudad
Manzanas, parcelas y obras. Una parcela tocada dice su padrón, y desde ella se empieza un trámite.

# Mesa de entradas
Para el personal: las carpetas presentadas, las más viejas primero. Abra una para leerla y decidir; al recibirla se escribe su número de expediente.

# El escritorio
Para el personal: a la izquierda, los papeles y formularios; a la derecha, el estado nuevo y la observación. La línea sobre FINALIZAR dice qué va a pasar. «Marcar un lugar» señala en el plano lo que se observa.

# Mi jornada
Para inspectores: las visitas de hoy, también sin señal. Lo que se completa sin señal se envía solo cuando vuelve.

# Asignación y visitas
Para jefes: asigne y planee en la misma ventana, una carpeta o varias. «Visitas» muestra la semana de cada inspector.`

export const GLOSARIO = `# Carpeta
El trámite de una obra: formularios, papeles, pagos y su historia, con un número.

# Conforme a obra, conforme de uso
Constancia de que lo construido, o el uso que se le da, cumple lo permitido.

# Croquis de la manzana
Dibujo de la manzana con sus calles y el lugar de la obra.

# Dominio
Los datos del inmueble en el Registro Inmobiliario: matrícula o folio.

# Encomienda
El encargo del propietario al profesional, visado por su colegio. Su tipo decide qué formularios lleva la carpeta.

# Expediente
El número que la mesa de entradas da a la carpeta al recibirla.

# Factibilidad
Si en ese inmueble se puede hacer esa obra o darle ese uso.

# Legajo
La carpeta entera en un documento: formularios, lista de archivos e historia.

# Libre Deuda
Certificado de que un inmueble no debe tasas municipales.

# Línea municipal
El límite entre el inmueble y la vereda.

# Liquidación de derechos
La cuenta de lo que se paga por construir, refaccionar o demoler (formulario 1 bis).

# Matrícula
La habilitación del profesional en su colegio. Vencida, no puede presentar.

# Observación
Lo que la oficina pide corregir o completar, con su plazo.

# Padrón
El número con que la ciudad conoce un inmueble.

# Rebaje de cordón
La bajada del cordón para que entre un vehículo.

# Sobretecho
Cubierta liviana sobre un techo o una terraza que ya está.

# Timbrado
El derecho de oficina que se paga al presentar, según el tipo de obra.

# Visado
La revisión de la oficina, o del colegio, que deja su firma o sello.`
