import type { FaltasDe } from './falta.ts'

const MAPA = 'server/src/mapa/mapa.test.ts'
const DIBUJO = 'server/src/mapa/dibujo.test.ts'
const PARCELAS = 'server/src/importaciones/parcelas.test.ts'
const SHAPEFILE = 'server/src/importaciones/shapefile.test.ts'
const SUPERFICIE = 'domain/src/mapa/superficie.test.ts'

/** The ground as it is, for whoever may see it, and never a tile that is no longer so. */
export const DE_MAPA: readonly FaltasDe[] = [
  {
    archivo: 'server/src/mapa/teselas.ts',
    pruebas: [MAPA],
    faltas: [
      ['un cuadro viejo se guarda por un año', 'const vigente = hecha.version === version', 'const vigente = true'],
      ['las carpetas quedan en memorias de todos', `capa === 'carpetas' ? 'private' : 'public'`, `'public'`],
      ['un cuadro guardado dice los roles de quien lo pidió primero', '.removeHeader(CABECERA_DE_ROLES)', ''],
      ['va comprimido sin decirlo', `reply.header('content-encoding', 'gzip')`, ''],
      ['hay cuadros más lejos de lo que se dibuja', 'cuadro.z >= ZOOM[capa].min &&', ''],
      ['hay cuadros fuera del mundo', '&& esDelMundo(cuadro)', ''],
    ],
  },
  {
    archivo: 'server/src/mapa/dibujo.ts',
    pruebas: [DIBUJO],
    faltas: [
      ['un hueco se pinta', 'esHueco === doble > 0', 'false'],
      ['una parcela en el borde no está', 'este < -MARGEN', 'este < PASOS'],
      ['lo que sigue más allá va entero', 'este <= LEJOS && sur <= LEJOS', 'true'],
      ['un lado común se corta en dos lugares', 'Math.round(a.y + (b.y - a.y) * parte)', 'Math.round(a.y)'],
      ['el hueco de lo que no se ve queda suelto', '(!esHueco || hayBorde)', 'true'],
    ],
  },
  {
    archivo: 'server/src/mapa/capaDeSuperficies.ts',
    pruebas: [DIBUJO, MAPA],
    faltas: [['una esquina al norte o al oeste se pierde', '(n << 1) ^ (n >> 31)', 'n << 1']],
  },
  {
    archivo: 'server/src/mapa/rasgos.ts',
    pruebas: [MAPA],
    faltas: [
      ['las finalizadas siguen en el mapa', 'where not es_final)', ')'],
      ['de lejos se cuenta la más nueva', `min(\${DIA_DE_ALTA})`, `max(\${DIA_DE_ALTA})`],
    ],
  },
  {
    archivo: 'server/src/mapa/rutas.ts',
    pruebas: [MAPA],
    faltas: [
      ['cualquiera sabe cuántas carpetas hay en una manzana', 'manzanaDelMapa(db, esPersonal(quien), params.idManzana)', 'manzanaDelMapa(db, true, params.idManzana)'],
      ['cualquiera recibe la versión de las carpetas', 'capasDelMapa(db, esPersonal(quien), marco)', 'capasDelMapa(db, true, marco)'],
    ],
  },
  {
    archivo: 'server/src/mapa/buscar.ts',
    pruebas: [MAPA],
    faltas: [
      ['con una letra se busca en toda la ciudad', 'calle.trim().length < MIN_BUSQUEDA', 'false'],
      ['de las que hay, no dice que hay más', 'filas.length > RESULTADOS', 'filas.length >= RESULTADOS + 2'],
    ],
  },
  {
    archivo: 'server/src/importaciones/clases/parcelas.ts',
    pruebas: [PARCELAS],
    faltas: [
      ['una parcela en otra provincia entra', `if (lejos.has(n)) errores.push`, 'if (false) errores.push'],
      ['el marco de la ciudad no se mira', `if (marco && noCabe(forma, marco))`, 'if (false)'],
      ['la manzana queda como estaba', 'await rodear(tx, JSON.stringify(rodeadas))', 'void rodeadas'],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/posgar.ts',
    pruebas: [PARCELAS, SHAPEFILE],
    faltas: [
      ['con el norte primero no se entiende', 'deMetros(a, b) ?? deMetros(b, a) ??', 'deMetros(a, b) ??'],
      ['la faja es la siguiente', 'Math.floor(este / MILLON) - 1', 'Math.floor(este / MILLON)'],
      ['otra faja se lee como la dicha', 'if (hallada !== dicha) throw', 'if (false) throw'],
      ['metros por grados', 'if (!grados) throw', 'if (false) throw'],
    ],
  },
  {
    archivo: 'domain/src/mapa/superficie.ts',
    pruebas: [SUPERFICIE],
    faltas: [
      ['sin cerrar vale', 'return SIN_CERRAR', 'return forma'],
      ['un moño vale', 'anillos.some(seCruza) ? SE_CRUZA : forma', 'forma'],
      ['un lado sobre otro no se nota', 'if (de1 !== de2 && de3 !== de4) return true', 'return de1 !== de2 && de3 !== de4'],
    ],
  },
]
