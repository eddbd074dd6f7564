/** Texts of the visits' screens that the server does not say. */
export const SIN_LUGAR_EN_EL_TELEFONO =
  'El teléfono no tiene lugar para guardar más. Lo guardado sigue ahí: libere espacio, o guarde lo que espera en un archivo'
export const NO_SE_PUEDE_GUARDAR = 'Este navegador no deja guardar en el teléfono. No complete visitas sin señal con él'
export const YA_FIRMADA = 'La visita ya está firmada: no se le agregan ni se le quitan fotos'
export const CAMBIO_MIENTRAS_FIRMABA = 'Las fotos cambiaron mientras firmaba. Revise la visita y firme de nuevo'
export const COPIA_DE_OTRO = 'El archivo es de otro inspector: solo él puede leerlo y enviarlo'
export const COPIA_ILEGIBLE = 'El archivo no es una copia de visitas, o está dañado. No se leyó nada'

export const FOTO_RECHAZADA =
  'Una foto que el portal no acepta no detiene lo demás: el resultado y las otras se envían igual. Si la foto hace falta, guarde la copia en un archivo y avise al jefe: él ve que falta, y se saca en otra visita.'
export const FOTO_DAÑADA_AQUI = 'se dañó en el teléfono, y así no se puede enviar'

export const SIN_SENAL = 'No hay señal. Lo que espera está guardado en el teléfono y se envía solo cuando vuelva'
export const RESPUESTA_AJENA =
  'Contestó otra página y no el portal: quizás esta red pide ingresar. Nada se dio por enviado; se intenta de nuevo'
export const SESION_TERMINADA = 'Su sesión terminó. Lo que espera está guardado: ingrese para enviarlo'
export const SESION_DE_OTRA_PERSONA =
  'En este teléfono entró otra persona: lo suyo espera a que usted vuelva a ingresar'
export const SIN_LLAVE =
  'Lo que este teléfono guarda se abre con su sesión. Ingrese, con señal, para leerlo; no se perdió nada'
/** What others signed here and did not send, of which nothing can be read. */
export const firmadoPorOtros = (cuantos: number) =>
  cuantos === 1
    ? 'Hay 1 resultado firmado por otra persona sin enviar en este teléfono. Solo ella puede leerlo: se envía cuando vuelva a ingresar aquí.'
    : `Hay ${cuantos} resultados firmados por otra persona sin enviar en este teléfono. Solo ella puede leerlos: se envían cuando vuelva a ingresar aquí.`
export const LO_FIRMADO_ESPERA =
  'Usted firmó visitas en este teléfono que el portal todavía no recibió. Envíelas: las decide el jefe.'
export const DETENIDO = (texto: string) => `El portal no pudo recibirlo ahora (${texto}). Se intenta de nuevo`

export const NO_SE_PUDO_GUARDAR_ANTES =
  'Lo que completó no se pudo guardar en el teléfono: la cámara no se abre hasta que se guarde'
export const LA_CAMARA_CERRO_LA_PAGINA =
  'El teléfono cerró esta página mientras la cámara estaba abierta. Lo que completó está aquí; si la última foto no está, sáquela de nuevo.'
export const ABIERTA_EN_OTRA_PESTANA = 'Esta visita está abierta en otra pestaña. Siga allí, o tráigala aquí.'

/** Of a visit that nobody has. */
export const SIN_INSPECTOR = 'Sin inspector'
