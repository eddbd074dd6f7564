import type { FaltasDe } from './falta.ts'

const OBRAS = 'server/src/obras/obras.test.ts'
const DATOS = 'server/src/datosAbiertos/datosAbiertos.test.ts'
const SHAPEFILE = 'server/src/importaciones/shapefile.test.ts'
const LETRAS = 'server/src/importaciones/letras.test.ts'

/** The parcels of a shapefile as they are, the works on a block told to whoever follows them, and what everybody may take. */
export const DE_MANZANA: readonly FaltasDe[] = [
  {
    archivo: 'server/src/obras/seguir.ts',
    pruebas: [OBRAS],
    faltas: [
      ['dos pestañas pasan el tope', ' for no key update', ''],
      ['se siguen veintiuna', 'cuantas >= MAX_SEGUIDAS', 'cuantas > MAX_SEGUIDAS'],
      ['cualquiera suelta lo de otro', 'id_seguida = $1 and id_persona = $2', 'id_seguida = $1 and $2::int is not null'],
      ['la lista trae lo que se soltó', 's.id_persona = $1 and s.baja_el is null', 's.id_persona = $1'],
    ],
  },
  {
    archivo: 'server/src/obras/avisar.ts',
    pruebas: [OBRAS],
    faltas: [
      ['quien sigue la parcela y su manzana recibe dos', 'select distinct on (x."idCarpeta", x.hecho, s.id_persona)', 'select'],
      ['se le avisa a quien la presentó', 'where s.id_persona <> c.id_persona and s.id_persona is distinct from pr.id_persona', ''],
      ['se avisa de una borrada', ' and c.borrada_el is null', ''],
      ['se avisa a quien ya no quiere', 's.baja_el is null and ', ''],
      ['se avisa otra vez', 'set avisado_el = now()', 'set avisado_el = null'],
    ],
  },
  {
    archivo: 'server/src/datosAbiertos/entregar.ts',
    pruebas: [DATOS],
    faltas: [
      ['aprobada de nuevo cuenta dos veces', '(a.ocurrido_el, a.id) < (h.ocurrido_el, h.id)', 'false'],
      ['de una manzana de diez no se dice nada', '>= ${MIN_PARCELAS_PUBLICAS}', '> ${MIN_PARCELAS_PUBLICAS}'],
      ['una manzana chica se nombra', '>= ${MIN_PARCELAS_PUBLICAS}', '> 0'],
      ['una borrada cuenta', ' and c.borrada_el is null', ''],
      ['va comprimido sin decirlo', `reply.header('content-encoding', 'gzip')`, ''],
      ['la planilla de permisos no se guarda', '  comoPublico(reply, marca)\n  if', '  if'],
      ['entre dos lecturas falta una', 'ultimo = filas.at(-1)?.id ?? ultimo', 'ultimo = (filas.at(-1)?.id ?? ultimo) + 1'],
    ],
  },
  {
    archivo: 'server/src/datosAbiertos/rutas.ts',
    pruebas: [DATOS],
    faltas: [['se bajan aunque la ciudad no los publique', '    publicada()\n', '']],
  },
  {
    archivo: 'server/src/importaciones/lector/prj.ts',
    pruebas: [SHAPEFILE],
    faltas: [['Campo Inchauspe vale por POSGAR 2007', 'POSGAR2007.test(datum) && MERCATOR', 'MERCATOR']],
  },
  {
    archivo: 'server/src/importaciones/lector/anillos.ts',
    pruebas: [SHAPEFILE],
    faltas: [
      ['un hueco es una parte más', 'if (suyo) suyo.partes', 'if (suyo && false) suyo.partes'],
      ['los anillos al revés no se entienden', 'const sentido = Math.sign(porTamano[0]?.area ?? 0)', 'const sentido = -1'],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/dbf.ts',
    pruebas: [SHAPEFILE],
    faltas: [['lo borrado se importa', 'fila[0] === BORRADA ? null : fila', 'fila']],
  },
  {
    archivo: 'server/src/importaciones/lector/shapefile.ts',
    pruebas: [SHAPEFILE],
    faltas: [
      ['sobran formas y no se nota', 'if ((await formas.siguiente()) !== undefined) throw', 'if (false) throw'],
      ['el índice es de otro', '/ RENGLON_DE_INDICE !== filas) throw', '/ RENGLON_DE_INDICE < 0) throw'],
    ],
  },
  {
    archivo: 'server/src/importaciones/lector/letras.ts',
    pruebas: [LETRAS],
    faltas: [['el .cpg manda sobre lo que se ve', `this.#todosUtf8 ? 'utf-8' : (laDelCpg(cpg) ?? 'latin-1')`, `laDelCpg(cpg) ?? (this.#todosUtf8 ? 'utf-8' : 'latin-1')`]],
  },
]
