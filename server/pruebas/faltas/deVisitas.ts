import type { FaltasDe } from './falta.ts'

const PLANEAR = 'server/src/visitas/planear.test.ts'
const RESULTADO = 'server/src/visitas/recibirResultado.test.ts'
const FOTO = 'server/src/visitas/recibirFoto.test.ts'
const OBSERVAR = 'server/src/visitas/observarVisita.test.ts'
const APARTADOS = 'server/src/visitas/apartados.test.ts'
const LISTAS = 'server/src/visitas/listas.test.ts'
const DISTANCIA = 'server/src/visitas/distancia.test.ts'
const LLAVE = 'server/src/visitas/llave.test.ts'
const TELEFONO = 'web/src/visitas/telefono/telefono.test.ts'
const MUDAR = 'web/src/visitas/telefono/mudanza.test.ts'
const SESION_DEL_TELEFONO = 'web/src/visitas/envio/cambioDeSesion.test.ts'
const AGENDA = 'server/src/visitas/agenda.test.ts'

/** Visits, what phones send of them, checklists, those at a distance, and the calendar. */
export const DE_VISITAS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/visitas/alcance.ts',
    pruebas: [PLANEAR],
    faltas: [
      ['planea quien no la tiene', '!manda(quien) && idPersona !== quien.idPersona', 'false'],
      ['uno planea lo suyo', 'if (await tieneParteEn(tx, quien, idCarpeta))', 'if (false)'],
      ['se cambia sobre lo que otro cambió', 'version !== undefined && version !== visita.version', 'false'],
    ],
  },
  {
    archivo: 'server/src/visitas/recibir.ts',
    pruebas: [RESULTADO, APARTADOS],
    faltas: [
      ['recibe de quien nunca la tuvo', 'if (!laTuvo && !(await algunaVezMando(tx, quien))) throw noHay()', 'void algunaVezMando'],
      ['lo de quien mandaba no se recibe nunca más', 'await algunaVezMando(tx, quien)', 'await Promise.resolve(algunaVezMando.length > 0 && manda(quien))'],
      ['el mismo número con otros bytes es el mismo', 'e.sha256 === sha256', 'e.sha256 !== undefined'],
      ['un número vale para otra visita', ' || e.idVisita !== idVisita', ''],
      ['quien ya no la tiene la cierra', 'visita.idInspector !== propio', 'false'],
    ],
  },
  {
    archivo: 'server/src/visitas/recibirResultado.ts',
    pruebas: [RESULTADO],
    faltas: [
      ['cierra la visita de una carpeta cerrada', "if (cerrada) return 'CARPETA CERRADA'", ''],
      ['cierra una cancelada', "if (visita.estado === 'CANCELADA') return 'VISITA CANCELADA'", ''],
      ['una firma de otra época vale', "? null : 'HORA IMPROBABLE'", '? null : null'],
      ['un resultado sin todos sus puntos', 'if (faltas.length > 0)', 'if (faltas.length > 9)'],
    ],
  },
  {
    archivo: 'server/src/visitas/recibirFoto.ts',
    pruebas: [FOTO, APARTADOS],
    faltas: [
      ['otros bytes valen por la foto firmada', 'huella === sha256', 'true'],
      ['una foto dañada entra', 'foto.sha256Recibido !== campos.sha256', 'false'],
      ['una foto enorme entra', 'puntos > MAX_PIXELES', 'puntos > 2 * MAX_PIXELES'],
      ['la declarada que llega tarde queda aparte', 'return huella === sha256 ? null', "return huella === '' ? null"],
      ['una foto de más entra', 'cuantas >= MAX_FOTOS_DE_VISITA', 'cuantas > MAX_FOTOS_DE_VISITA'],
    ],
  },
  {
    archivo: 'server/src/visitas/observarVisita.ts',
    pruebas: [OBSERVAR],
    faltas: [
      ['se observa dos veces con la misma visita', 'if (encontrado.observada)', 'if (false)'],
      ['se observa con una que cumple', "encontrado?.resultado !== 'NO CUMPLE'", '!encontrado'],
    ],
  },
  {
    archivo: 'server/src/visitas/apartados.ts',
    pruebas: [APARTADOS],
    faltas: [
      ['al valer este, sus fotos siguen aparte', 'for (const foto of suyas) await decidir', 'for (const foto of []) await decidir'],
      ['decide quien envió uno de los dos', 'if (laDecideOtro) throw', 'if (false) throw'],
      ['decide quien envió uno aunque haya otro', 'const sinNadieMas = otros?.hay === false', 'const sinNadieMas = otros !== undefined'],
      ['quien tiene parte es otro que decide', '...(await partesDeCarpeta(db, idCarpeta))', '...[].map(() => partesDeCarpeta.length + idCarpeta)'],
      ['un jefe decide solo', '!(sinNadieMas && esAdministrador(quien))', '!(sinNadieMas && esAdministrador)'],
      ['se decide dos veces', "where id_envio = $1 and situacion = 'APARTADO'", 'where id_envio = $1'],
    ],
  },
  {
    archivo: 'server/src/visitas/listas.ts',
    pruebas: [LISTAS],
    faltas: [
      ['lo que no viene se pierde', 'const todos = [...vienen, ...faltan]', 'const todos = [...vienen]'],
      ['se cambia sobre lo que otro cambió', 'datos.version !== undefined && datos.version !== antes.version', 'false'],
      ['lo mismo otra vez es otra versión', 'const version = cambia ? antes.version + 1 : antes.version', 'const version = antes.version + 1'],
    ],
  },
  {
    archivo: 'server/src/visitas/fotografiar.ts',
    pruebas: [DISTANCIA],
    faltas: [
      ['un código vencido sirve', '!codigo?.vigente || ', '!codigo || '],
      ['un código sirve dos veces', 'codigo.usado || ', ''],
      ['el código de antes sigue sirviendo', "'delete from visita_codigo where id_visita = $1 and id_item = $2 and usado_el is null'", "'delete from visita_codigo where id_visita = $1 and id_item = $2 and usado_el is null and false'"],
      ['cualquiera del personal saca las fotos', 'if (!esTitular(quien, leida.carpeta))', 'if (false)'],
      ['se envía sin todas las fotos', '(await sinFoto(tx, idVisita)).length > 0', 'false'],
      ['se envía pasado el plazo', 'visita.dia < hoy()', 'false'],
    ],
  },
  {
    archivo: 'server/src/visitas/llave.ts',
    pruebas: [LLAVE],
    faltas: [
      ['la llave de uno abre lo de todos', ' de ${idPersona}`', '`'],
      ['la llave no sale del secreto', "Buffer.from(secreto, 'hex')", "Buffer.from('')"],
    ],
  },
  {
    archivo: 'web/src/visitas/telefono/cifra.ts',
    pruebas: [TELEFONO],
    faltas: [
      ['la llave se puede sacar del navegador', "'AES-GCM', false, [", "'AES-GCM', true, ["],
      ['lo cerrado no dice de quién es', 'additionalData: new TextEncoder().encode(deQue)', 'additionalData: new Uint8Array()'],
    ],
  },
  {
    archivo: 'web/src/visitas/telefono/sellado.ts',
    pruebas: [SESION_DEL_TELEFONO],
    faltas: [['la llave de otra persona sirve', 'dicha.idPersona !== idPersona', 'false']],
  },
  {
    archivo: 'web/src/visitas/telefono/pendientes.ts',
    pruebas: [TELEFONO],
    faltas: [
      ['lo que el portal tiene queda en el teléfono', "tx.objectStore('resultados').delete([idPersona, idVisita]),", ''],
      ['los bytes de una foto enviada quedan', "tx.objectStore('bytes').delete(id),", ''],
      ['lo de otra persona no se cuenta', 'fila.idPersona !== idPersona)', 'false)'],
    ],
  },
  {
    archivo: 'web/src/visitas/telefono/olvidar.ts',
    pruebas: [SESION_DEL_TELEFONO],
    faltas: [
      ['al salir se va lo firmado', 'fila.firmadaEl !== null || ', ''],
      ['al salir queda lo que no se firmó', "sinFirmar === 'espera'", 'true'],
      ['la llave queda después de la sesión', 'de !== conSesion && ', 'false && '],
      ['el día queda después de la sesión', 'if (cursor.value.idPersona !== conSesion) cursor.delete()', ''],
    ],
  },
  {
    archivo: 'web/src/visitas/telefono/mudanza.ts',
    pruebas: [MUDAR],
    faltas: [
      ['los días de antes quedan en claro', 'await caches.delete(RESPUESTAS_SIN_RED)', ''],
      ['lo de antes queda en claro', "tx.objectStore('visitas').delete([idPersona, idVisita])", ''],
      ['lo que otro firmó antes se pierde', 'firmada !== null || idPersona === yo', 'idPersona === yo'],
      ['lo que otro no firmó queda', 'firmada !== null || idPersona === yo', 'true'],
    ],
  },
  {
    archivo: 'server/src/visitas/agenda.ts',
    pruebas: [AGENDA],
    faltas: [
      ['se guarda el secreto mismo', "createHash('sha256').update(secreto).digest('hex')", 'secreto'],
      ['lo lee quien dejó de inspeccionar', ' and ${INSPECCIONA}', ''],
      ['la que pasó a otro sigue en pie', ' or v.id_inspector is distinct from $1 as', ' or $1::integer is null as'],
    ],
  },
  {
    archivo: 'server/src/visitas/avisarVisperas.ts',
    pruebas: [AGENDA],
    faltas: [['la víspera se avisa cada hora', 'v.vispera_de is distinct from v.dia', 'true']],
  },
]
