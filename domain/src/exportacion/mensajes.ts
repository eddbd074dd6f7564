export const TITULO_EXPORTACION = 'Llevarse los datos'

/** What goes with what is exported, for who opens it. */
export const LEAME = `Todo lo que es de la ciudad en el portal de catastro, en formatos abiertos.

tablas/*.csv      una tabla por archivo: UTF-8, coma, comillas dobles, la primera fila son los nombres. Un valor que no está es
                  una celda vacía; un texto vacío va entre comillas ("").
diccionario.csv   cada tabla y cada columna: qué es, de qué tipo, y a qué tabla lleva.
mapa/*.geojson    las manzanas y las parcelas (WGS 84).
archivos/         los documentos, por carpeta y por lo que son. archivos.csv dice cuál es cada uno y qué fila lo nombra.
faltan.csv        los archivos que no van, y por qué.
MANIFIESTO.json   de qué versión del portal es, cuándo se hizo y cuántas filas tiene cada tabla: lo que mira quien la importa.
SHA256SUMS        la suma de cada archivo: sha256sum -c SHA256SUMS

Los importes son centavos enteros, las medidas centésimas de metro o de metro cuadrado, y los momentos están en UTC.
`
export const NO_SE_PUDO_LEER = 'no se pudo leer'
export const RETENIDO = 'en revisión o apartado por el antivirus'
