import { elTope, tiposEnPalabras } from '../archivos/mensajes.ts'
import { predicado } from '../motivo.ts'
import { cuantos, segun } from '../plurales.ts'
export const ARCHIVO_RECIBIDO = 'Archivo recibido. Se está revisando'
export const IMPORTACION_ORDENADA = 'La importación comenzó'
export const IMPORTACION_DESCARTADA = 'Importación descartada'
export const elijaUnArchivo = (extensiones: readonly string[]) => `Elija un archivo ${tiposEnPalabras(extensiones)}`
export const NO_EXISTE_IMPORTACION = 'La importación no existe'
export const NO_SE_PUEDE_APLICAR = 'La importación todavía se revisa, ya se aplicó o se descartó'
export const HAY_FILAS_RECHAZADAS =
  'Hay filas con errores y no se cambió nada: aplique solo las buenas, o corrija el archivo y vuelva a subirlo'
/** Asked again where so many are bad that the file may be another one (A-202). */
export const muchasMalas = (malas: number, leidas: number, tope: number) =>
  `${malas.toLocaleString('es-AR')} de las ${leidas.toLocaleString('es-AR')} filas tienen errores: es más del ${tope} %. Si igual quiere aplicar las buenas, confirme esa cantidad`
export const OTRA_CANTIDAD = predicado('no es la cantidad de filas con errores que tiene la importación')
export const SIN_FILAS_RECHAZADAS = 'El archivo no tiene filas con errores'
export const NO_SE_BAJA_CON_MOTIVOS =
  'Las filas con sus motivos se bajan de una importación revisada, o de una de la que se aplicaron solo las buenas: esta todavía se revisa, se aplicó entera o se descartó'
export const NADA_QUE_APLICAR = 'El archivo no cambia nada'
export const CAMBIO_MIENTRAS_TANTO =
  'Los datos cambiaron desde la revisión. No se importó nada: suba el archivo otra vez para revisarlo'
export const ARCHIVO_ILEGIBLE = 'El archivo no se puede leer: no es un CSV o un XLSX válido'
export const ARCHIVO_VACIO = 'El archivo no tiene filas'
export const DEMASIADAS_FILAS = 'El archivo tiene más de 1.000.000 de filas'
export const COLUMNAS_DE_MAS = 'El archivo tiene más de 200 columnas'
export const TABLA_DEMASIADO_GRANDE =
  'El archivo no se puede leer: al abrirlo ocupa mucho más de lo que se admite. Guárdelo como CSV o divídalo'
export const textoDemasiadoLargo = (fila: number) => `La fila ${fila} tiene un texto de más de 32.767 caracteres`
export const NO_SE_PUDO_EN_TRES =
  'Se intentó tres veces y no se pudo terminar. No se cambió nada: divida el archivo o avise a quien administra el servidor'
export const faltanColumnas = (titulos: readonly string[]) => `Faltan columnas: ${titulos.join(', ')}`
export const repiteLaFila = (fila: number) => `repite la fila ${fila}`
export const GEOJSON_CORTADO = 'El archivo no se puede leer: el GeoJSON está cortado'
export const sistemaDesconocido = (nombre: string) =>
  `El archivo está en ${nombre}: tiene que estar en WGS 84 o en POSGAR 2007, faja 1 a 7 (EPSG 5343 a 5349)`
export const SOLO_PARCELAS_EN_ZIP =
  'Un ZIP puede traer solo parcelas, como shapefile, o archivos de carpetas anteriores. Elija un archivo CSV o XLSX'
export const SOLO_PARA_SHAPEFILE = predicado('vale solo para un shapefile en ZIP')
export const NO_SE_RELEE = 'Solo se puede volver a leer un shapefile que está revisado y sin aplicar'
export const SE_RELEE = 'Se está leyendo otra vez'
export const ZIP_ILEGIBLE = 'El archivo no se puede leer: el ZIP está dañado, o cifrado, o no es un shapefile'
export const SIN_SHAPEFILE = 'El ZIP no tiene un shapefile: falta el archivo .shp'
export const variasCapas = (capas: readonly string[]) =>
  `El ZIP tiene ${capas.length} capas (${capas.join(', ')}): deje solo la de las parcelas`
export const faltaDelShapefile = (extension: string) =>
  `Al shapefile le falta el archivo .${extension}: tiene que estar en el ZIP, con el mismo nombre que el .shp`
export const SIN_PRJ =
  'Al shapefile le falta el archivo .prj, que dice en qué sistema están las coordenadas: agréguelo al ZIP o elija el sistema al subirlo'
export const SHAPEFILE_CORTADO = 'El archivo no se puede leer: el shapefile está cortado o dañado'
export const NO_SON_POLIGONOS = 'El shapefile tiene puntos o líneas: las parcelas tienen que ser polígonos'
export const NO_COINCIDEN =
  'El shapefile no se puede leer: la cantidad de formas (.shp), su índice (.shx) y sus datos (.dbf) no coinciden'
export const formaDemasiadoLarga = (fila: number) => `La forma de la fila ${fila} tiene más de 1.000 puntos`
/** What to do about a system that the coordinates deny: of a shapefile the person may say it; a GeoJSON says it itself. */
export const ELEGIR_SISTEMA = 'Elija en qué sistema están'
export const CORREGIR_CRS = 'Corrija el sistema que dice el archivo (crs), o expórtelo otra vez en ese sistema'
export const noSonGrados = (remedio: string) =>
  `El archivo dice estar en grados (WGS 84), y sus coordenadas no son grados. ${remedio}`
export const noSonMetros = (remedio: string) =>
  `El archivo dice estar en metros (POSGAR 2007), y sus coordenadas son grados. ${remedio}`
export const otraFaja = (dicha: number, hallada: number, remedio: string) =>
  `El archivo dice estar en la faja ${dicha}, y sus coordenadas son de la faja ${hallada}. ${remedio}`

/** Two people for prices (A-170). */
export const ES_SU_IMPORTACION_DE_PRECIOS = 'Usted subió estos precios: tiene que aplicarlos otra persona'

export const IMPORTACION_POR_DESHACER = 'Se está deshaciendo la importación'
export const NO_SE_DESHACE = 'Solo se deshace una importación que se aplicó, y una sola vez'
export const PRECIOS_NO_SE_DESHACEN =
  'Una importación de tarifas no se deshace, para que quede dicho qué precios rigieron: importe los de antes, o cámbielos en Tarifas'
export const SIN_LO_DE_ANTES = 'No se puede deshacer: de esta importación ya no se guarda cómo estaba cada fila antes'
export const ALGO_LO_USA = 'No se deshizo: algo usa ya lo que se importó. No se cambió nada'
export const NO_SE_DESHIZO_EN_TRES =
  'Se intentó deshacer tres veces y no se pudo terminar. No se cambió nada: avise a quien administra el servidor'
/** `lista`: '2 carpetas y 1 vereda'. */
export const yaSeUsa = (lista: string) => `No se puede deshacer: lo que se importó ya lo usan ${lista}`
export const otraLoCambio = (id: number, archivo: string) =>
  `No se puede deshacer: la importación ${id} (${archivo}) escribió después sobre las mismas filas. Deshaga primero esa`
/** `cosas`: 'el padrón 12 y el padrón 15'. */
export const alguienLoCambio = (cosas: string) =>
  `No se deshizo: después de importar cambió ${cosas}. No se cambió nada`

export const RESPUESTAS_GUARDADAS = 'Respuestas guardadas. Se está revisando otra vez'
export const SE_REVISA_OTRA_VEZ = 'Se está revisando otra vez'
export const NO_ESTA_EN_CALLES = 'no está en Calles'
export const HAY_MAS_DE_UNA = 'en Calles hay más de una que se llama así'
/** How an address stands that says its street in words, where it is to be one of the catalogue. */
export const enPalabras = (calle: string) => `${calle} (en palabras)`
export const NO_ES_UN_TIPO_DE_CALLE = 'no es un tipo de calle conocido'
export const NO_EXISTE_EN_SU_LISTA = 'no existe'
export const SE_DEJO_AFUERA = 'no está, y se contestó que sus filas queden afuera'
export const YA_NO_ESTA_LO_DICHO = 'se contestó que es otra, que ya no está o está deshabilitada'
export const SE_CONTESTO_OTRA_COSA = 'después de revisar esta fila se contestó otra cosa'
export const NO_LO_NOMBRA = predicado('no es un nombre que le falte a esta importación')
export const NO_SE_RESPONDE_ASI = predicado('no se admite para ese nombre')
export const DIGA_CUAL_ES = predicado('tiene que ser uno que exista y no esté deshabilitado')
export const OTRO_LO_CONTESTO =
  'Otra persona contestó mientras tanto alguno de esos nombres. No se guardó nada: mire qué dijo y conteste otra vez'

export const EMPLEADOS_SOLO_ADMINISTRADOR = 'Los empleados y sus roles los importa solo un ADMINISTRADOR'
export const NO_ESTA_EN_OFICINAS = 'no está en Oficinas'
export const NO_ESTA_EN_REPARTICIONES = 'no está en Reparticiones'
export const NO_ESTA_EN_EL_PORTAL =
  'no está entre las personas del portal: búsquela en Ciudad Digital con el botón de esta pantalla'
export const ESTA_DE_BAJA = 'se le dio de baja: si vuelve, empléela otra vez en Empleados'
export const noSonRoles = (nombres: readonly string[], conocidos: readonly string[]) =>
  `${nombres.map((nombre) => `«${nombre}»`).join(', ')} no ${segun(nombres.length, 'es un rol', 'son roles')}: los que hay son ${conocidos.join(', ')}`
/** Nobody becomes ADMINISTRADOR by a file without being named and confirmed (A-265). */
export const hayAdministradores = (cuantas: number) =>
  `Con este archivo ${cuantos(cuantas, 'persona pasa', 'personas pasan')} a ser ADMINISTRADOR: mire quiénes son y confirme esa cantidad`
export const OTRA_CANTIDAD_DE_ADMINISTRADORES = predicado(
  'no es la cantidad de personas que pasan a ser ADMINISTRADOR con esta importación',
)
export const NO_SE_DIJO_ADMINISTRADOR = 'lo haría ADMINISTRADOR, y al revisar no era así'
export const SOLO_DE_PERSONAS =
  'Solo se buscan personas para los profesionales, los empleados y las carpetas anteriores'
/** `halladas` of those `preguntadas`. */
export const seBuscaron = (halladas: number, preguntadas: number) =>
  preguntadas === 0
    ? 'No queda nadie por buscar en Ciudad Digital'
    : `Ciudad Digital conoce a ${halladas.toLocaleString('es-AR')} de ${cuantos(preguntadas, 'persona', 'personas')}`

export const CARPETAS_SOLO_ADMINISTRADOR = 'Las carpetas anteriores las importa solo un ADMINISTRADOR'
export const NO_ESTA_EN_PADRONES = 'no está en Padrones'
export const PADRON_SIN_DOMICILIO = 'no tiene domicilio en Padrones: impórtelo con su calle'
export const NO_ES_UN_TIPO_DE_ENCOMIENDA = 'no es un tipo de encomienda de la ciudad'
export const noEsUnEstado = (nombre: string, conocidos: readonly string[]) =>
  `«${nombre}» no es un estado: los que hay son ${conocidos.join(', ')}`
/** Nobody decides over what is theirs, by the file neither (A-163). */
export const ES_SU_CARPETA = 'es de una carpeta suya: tiene que importarla otra persona'
export const yaEstaYDiceOtraCosa = (idCarpeta: number) =>
  `ya está en el portal, como carpeta ${idCarpeta}, y no dice lo mismo: se cambia allí, y no con un archivo`
export const DESPUES_DE_HOY = 'es un día que todavía no llegó'
export const SIN_DESDE_CUANDO = 'es obligatorio: nada dice desde cuándo está en ese estado'
export const OTRO_DESDE = 'no es el día que dicen la historia o la presentación'
export const ANTES_DE_LO_ULTIMO = 'es anterior a lo último que pasó'
export const muchosMovimientos = (max: number) => `tiene más de ${max} movimientos`
export const movimientoIlegible = (n: number) =>
  `no se lee en el movimiento ${n}: va una fecha, un estado y, después de dos puntos, lo que se dijo`
export const movimientoSinFecha = (n: number) => `en el movimiento ${n} no empieza con una fecha, como 12/03/2018`
export const movimientoLargo = (n: number, max: number) => `en el movimiento ${n} dice más de ${max} caracteres`
export const movimientoDesordenado = (n: number) =>
  `en el movimiento ${n} tiene una fecha anterior a la de lo que pasó antes`
/** What is said of one that came observed, without a word of why. */
export const OBSERVADA_EN_EL_OTRO_SISTEMA = 'Se observó en el sistema anterior'

export const ELIJA_UN_ZIP = predicado('tiene que ser un ZIP')
export const ZIP_DE_PAPELES_ILEGIBLE = 'El archivo no se puede leer: el ZIP está dañado'
export const DEMASIADOS_PAPELES = 'El ZIP tiene más de 20.000 archivos: divídalo'
export const ZIP_DEMASIADO_GRANDE = 'Lo que trae el ZIP pesa, desarmado, más de 2 GB: divídalo'
export const RUTA_QUE_SALE = 'su nombre quiere salir del ZIP'
export const SIN_SU_CARPETA = 'no está en una carpeta que se llame como el número de la suya'
export const CIFRADO = 'está cifrado'
export const VACIO_POR_DENTRO = 'está vacío'
export const NO_SE_ABRE = 'está dañado: no se puede abrir'
export const pesaDemasiado = (megas: number) => `supera ${elTope(megas)}`
export const NINGUNA_TIENE_ESE_NUMERO = 'ninguna carpeta importada tiene ese número'
export const VARIAS_TIENEN_ESE_NUMERO = 'más de una carpeta importada tiene ese número, salvo por sus signos'
export const HAY_OTRO_ARCHIVO_ASI = 'ya está en la carpeta, y es otro: cámbiele el nombre'
export const noEsUnRequisito = (requisitos: readonly string[]) =>
  requisitos.length === 0
    ? 'a esa carpeta no se le pedía ningún requisito: póngalo afuera de esa carpeta del ZIP'
    : `no es uno de los de esa carpeta: los que hay son ${requisitos.join('; ')}`

export const YA_NO_GUARDA_DATOS =
  'es de una carpeta que ya perdió sus datos personales: se cerró hace más de lo que la ciudad los guarda'
