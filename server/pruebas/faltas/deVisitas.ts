import type { FaltasDe } from './falta.ts'

const PLANEAR = 'server/src/visitas/planear.test.ts'
const RESULTADO = 'server/src/visitas/recibirResultado.test.ts'
const OBSERVAR = 'server/src/visitas/observarVisita.test.ts'
const APARTADOS = 'server/src/visitas/apartados.test.ts'
const LLAVE = 'server/src/visitas/llave.test.ts'

/** Visits, what phones send of them, checklists, those at a distance, and the calendar. */
export const DE_VISITAS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/visitas/alcance.ts',
    pruebas: [PLANEAR],
    faltas: [
      ['planea quien no la tiene', 'exigirACargo', '!manda(quien) && idPersona !== quien.idPersona', 'false'],
      ['uno planea lo suyo', 'exigirACargo', 'if (await tieneParteEn(tx, quien, idCarpeta))', 'if (false)'],
      ['se cambia sobre lo que otro cambió', 'visitaACargo', 'version !== undefined && version !== visita.version', 'false'],
    ],
  },
  {
    archivo: 'server/src/visitas/recibir.ts',
    pruebas: [RESULTADO, APARTADOS],
    faltas: [
      ['recibe de quien nunca la tuvo', 'recibirDe', 'if (!laTuvo && !(await algunaVezMando(tx, quien))) throw noHay()', 'void algunaVezMando'],
      ['lo de quien mandaba no se recibe nunca más', 'recibirDe', 'await algunaVezMando(tx, quien)', 'await Promise.resolve(algunaVezMando.length > 0 && manda(quien))'],
      ['el mismo número con otros bytes es el mismo', 'anterioresDe', 'e.sha256 === sha256', 'e.sha256 !== undefined'],
      ['un número vale para otra visita', 'anterioresDe', ' || e.idVisita !== idVisita', ''],
      ['quien ya no la tiene la cierra', 'recibirDe', 'visita.idInspector !== propio', 'false'],
    ],
  },
  {
    archivo: 'server/src/visitas/recibirResultado.ts',
    pruebas: [RESULTADO],
    faltas: [
      ['cierra la visita de una carpeta cerrada', 'porQueSeAparta', "if (cerrada) return 'CARPETA CERRADA'", ''],
      ['cierra una cancelada', 'porQueSeAparta', "if (visita.estado === 'CANCELADA') return 'VISITA CANCELADA'", ''],
      ['una firma de otra época vale', 'porQueSeAparta', "? null : 'HORA IMPROBABLE'", '? null : null'],
      ['un resultado sin todos sus puntos', 'leerContenido', 'if (faltas.length > 0)', 'if (faltas.length > 9)'],
    ],
  },
  {
    archivo: 'server/src/visitas/observarVisita.ts',
    pruebas: [OBSERVAR],
    faltas: [
      ['se observa dos veces con la misma visita', 'observarVisita', 'if (encontrado.observada)', 'if (false)'],
      ['se observa con una que cumple', 'observarVisita', "encontrado?.resultado !== 'NO CUMPLE'", '!encontrado'],
    ],
  },
  {
    archivo: 'server/src/visitas/apartados.ts',
    pruebas: [APARTADOS],
    faltas: [
      ['al valer este, sus fotos siguen aparte', 'resolverApartado', 'for (const foto of suyas) await decidir', 'for (const foto of []) await decidir'],
      ['decide quien envió uno de los dos', 'resolverApartado', 'if (!decideQuienPregunta(decide)) throw', 'if (false) throw'],
    ],
  },
  {
    archivo: 'server/src/visitas/quienDecide.ts',
    pruebas: [APARTADOS],
    faltas: [
      ['decide quien envió uno aunque haya otro', 'quienDecide', `if (hayOtro) return 'OTRA PERSONA'`, ''],
      ['quien tiene parte es otro que decide', 'HAY_OTRO', 'a.enviaron || a.parte', 'a.enviaron'],
      ['la administradora que tiene parte es quien decide', 'HAY_ADMINISTRADOR', `'a.parte'`, `'array[0]'`],
      ['se decide dos veces', 'APARTADOS', "where e.situacion = 'APARTADO'", 'where true'],
      ['un jefe decide solo', 'quienDecide', 'esAdministrador(quien) ?', 'true ?'],
    ],
  },
  {
    archivo: 'server/src/visitas/llave.ts',
    pruebas: [LLAVE],
    faltas: [
      ['la llave de uno abre lo de todos', 'llaveDe', ' de ${idPersona}`', '`'],
      ['la llave no sale del secreto', 'llaveDe', "Buffer.from(secreto, 'hex')", "Buffer.from('')"],
    ],
  },
]
