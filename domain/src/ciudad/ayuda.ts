/*
 * The portal's help as it comes: what a city may write over. A line that begins with '# ' is the title of a part.
 */

export const AYUDA = `# Empezar
Se ingresa con la cuenta de Ciudad Digital. En «Seleccione una opción» está lo que puede hacer, y en «Espera por usted» lo que un trámite suyo necesita y hasta cuándo. La caja de arriba halla una carpeta, un padrón o un pago por su número, un nombre o una calle: se abre también con la tecla «/».

# Nueva carpeta
La presenta un profesional con matrícula vigente. Elija el tipo de encomienda: la pantalla dice qué papeles lleva, qué cuesta, cuánto suele tardar y quién firma. Con el CUIL del propietario y el padrón del inmueble se traen sus datos. Lo que escribe se guarda solo: puede seguir otro día y en otro equipo.

# El desglose de una carpeta
Todo lo de una carpeta: sus formularios, los requisitos que pide, lo que hay que pagar y sus movimientos. Complete cada formulario, responda cada requisito con un archivo o con «No corresponde» y su motivo, y al final presente la carpeta. Hasta entonces está en preparación, y sus papeles se pueden cambiar. La que vino de un sistema anterior muestra además lo que decían allí sus formularios.

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
Para jefes: asigne y planee en la misma ventana, una carpeta o varias. «Visitas» muestra la semana de cada inspector. Qué se mira en cada una lo dicen las listas de control, y lo que un teléfono envió y no vale por sí solo espera en «Envíos por decidir».

# Oficinas, calles y otros datos
Para el personal: colegios, instituciones, oficinas, calles e inspectores. Se agregan con el botón de arriba y se corrigen con los de cada fila. Lo que se deshabilita deja de ofrecerse, y queda en las carpetas que ya lo tienen. En «Ver cambios», un administrador lee quién cambió qué.

# Tarifas y precios
Lo que cuesta cada cosa, y desde qué día. Lo que dice «Por confirmar» vino con el portal: con eso no se cobra hasta que un administrador lo confirma, al lado del valor con que vino.

# Requisitos y tipos de encomienda
Qué papeles pide cada tipo, con su ejemplo, y qué formularios lleva. Antes de guardar se dice a cuántas carpetas alcanza. La que ya se presentó sigue con los de su día.

# Plazos y calendario
Cuánto puede esperar una carpeta en cada estado, y los días en que no se trabaja. Un plazo se cuenta desde el día siguiente al del movimiento.

# Importaciones
Baje la planilla modelo, complétela y súbala. La revisión dice qué haría cada fila, y no cambia nada. Después se aplica todo, o lo bueno; lo malo vuelve con su motivo, se corrige y se sube. Se deshace mientras nada use lo que entró.

# Correos enviados
Para el personal: qué se mandó, a quién y cómo salió. El que falló se puede mandar otra vez.

# Cuánto tarda un trámite
Cuántas carpetas hay en cada estado y cuántos días lleva cada trámite, mes por mes. Lo que está en «Datos abiertos» lo baja cualquiera.

# Mis datos
Quién consultó sus datos, y cuándo. Ahí se bajan en un ZIP, y se pide que uno se corrija o que se supriman su correo y su teléfono: se le contesta en cinco días hábiles.

# La ciudad y su personal
Para administradores: nombre, escudo, colores, estados, textos, certificados, correos y tamaños. Cada cambio se ve antes de guardarlo, lleva su motivo, y se vuelve a cualquier versión anterior. «Empleados» dice quién es del personal y con qué rol. «Puesta en marcha», qué falta, en orden.

# El portal por dentro
Para administradores: «Estado del portal» dice qué anda mal y qué hacer; «Copias y restauraciones», si la última copia sirve; «Conservación», qué se va y cuándo, antes de que se vaya; «Llevarse los datos» baja todo lo de la ciudad.`

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
