import type { FaltasDe } from './falta.ts'

const ANTIVIRUS = 'server/src/antivirus/antivirus.test.ts'
const RESTAURACIONES = 'server/src/respaldo/restauraciones.test.ts'
const SIN_DUENO = 'server/src/respaldo/archivosSinDueno.test.ts'
const COPIA = 'server/src/respaldo/copia/copia.test.ts'
const CUPO = 'server/src/plataforma/http/cupo.test.ts'

/** How much somebody may store, and what is done with it before anybody opens it. */
export const DE_ARCHIVOS: readonly FaltasDe[] = [
  {
    archivo: 'server/src/plataforma/archivos/archivosSinDueno.ts',
    pruebas: [SIN_DUENO],
    faltas: [
      ['lo que una fila soltó figura como de nadie', 'where not exists (select 1 from archivo_soltado s where s.nombre = r.nombre)', 'where true'],
      ['lo que ya tiene fila sigue en la lista', 'delete from archivo_sin_dueno where nombre <> all($1::text[])', 'delete from archivo_sin_dueno where nombre <> all($1::text[]) and false'],
    ],
  },
  {
    archivo: 'server/src/respaldo/archivosSinDueno.ts',
    pruebas: [SIN_DUENO],
    faltas: [['cualquier archivo con fila se abre como de nadie', ' || (await sinFila(db, [ruta])).length === 0', '']],
  },
  {
    archivo: 'server/src/respaldo/edad.ts',
    pruebas: ['server/src/respaldo/edad.test.ts'],
    faltas: [['una copia vieja se avisa una hora después', 'horas >= HORAS', 'horas > HORAS']],
  },
  {
    archivo: 'server/src/respaldo/copia/restaurar.ts',
    pruebas: [COPIA],
    faltas: [
      ['se restaura sobre otra base', 'if (!(await estaVacia(client)))', 'if (false)'],
      ['una copia dañada se carga', 'if (suma?.sha256 !== sha256) throw', 'if (false) throw'],
      ['la base restaurada no sabe que volvió', 'await marcarComoCopia(pedido.archivos, manifiesto, [marca?.sabido?.numeros ?? {}, desde], marca)', 'void marcarComoCopia'],
      ['lo que dijo quien opera no se mira', 'Math.max(numeros[numeracion] ?? 0, ultimo ?? 0)', 'numeros[numeracion] ?? ultimo ?? 0'],
    ],
  },
  {
    archivo: 'server/src/respaldo/mudar.ts',
    pruebas: ['server/src/respaldo/mudar.test.ts'],
    faltas: [
      ['a medio mudar ya parece un almacén', "await a.borrar('ALMACEN.json')", ''],
      ['se muda sobre lo de otro', 'await exigirDestino(a, marca.id)', 'void exigirDestino'],
    ],
  },
  {
    archivo: 'server/src/respaldo/copiasProbadas.ts',
    pruebas: ['server/src/respaldo/copiasProbadas.test.ts'],
    faltas: [
      ['la que no sirve no se escribe por correo', 'if (sirve || oficina === null) return', 'if (sirve || oficina !== null) return'],
      ['la que se corta queda tomada', 'if (fin.aborted) return soltar(db, tomada.id)', 'if (fin.aborted) return'],
      ['la que no sirve no se avisa', 'if (ultima && !ultima.sirve)', 'if (ultima && ultima.sirve && !ultima.sirve)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/releer.ts',
    pruebas: ['server/src/plataforma/archivos/releer.test.ts'],
    faltas: [
      ['lo que cambió pasa por bueno', "sha256 === null || puesto().sha256 === sha256 ? null : 'CAMBIADO'", 'null'],
      ['un almacén caído es un archivo que falta', 'if (error instanceof ErrorDePortal) return undefined', "if (error instanceof ErrorDePortal) return 'FALTA'"],
    ],
  },
  {
    archivo: 'server/src/plataforma/base/versionDeLaBase.ts',
    pruebas: ['server/src/plataforma/base/versionDeLaBase.test.ts'],
    faltas: [['una base que no se conoce se migra', 'if (conocidas.has(hecha)) continue', 'if (hecha) continue']],
  },
  {
    archivo: 'server/src/estado/medir.ts',
    pruebas: ['server/src/estado/estado.test.ts'],
    faltas: [['un trabajo detenido no se nota', 'cada_segundos + ${TOLERANCIA_S}', 'cada_segundos + 86400']],
  },
  {
    archivo: 'server/src/respaldo/copia/respaldar.ts',
    pruebas: [COPIA],
    faltas: [['lo que falta en la carpeta se calla', 'if (!copiado) faltan.push(ruta)', 'if (!copiado) continue']],
  },
  {
    archivo: 'server/src/plataforma/archivos/restauraciones.ts',
    pruebas: [RESTAURACIONES],
    faltas: [
      ['después de una restauración se da un número que nadie anotó', 'const MARGEN = 1000', 'const MARGEN = 0'],
      ['los números vuelven atrás con la copia', 'adelantarNumeros(db, sabido?.numeros ?? {}, MARGEN)', 'adelantarNumeros(db, {}, MARGEN)'],
      ['lo que se dio y no dejó nada escrito no se echa de menos', '(tiene.numeros[numeracion] ?? 0) < ultimo', 'false && numeracion && ultimo'],
      ['lo que falta escrito no se echa de menos', 'tiene.escrituras < sabido.escrituras', 'false'],
      ['lo confirmado se sigue diciendo', 'from restauracion where confirmada_el is null order by', 'from restauracion order by'],
    ],
  },
  {
    archivo: 'server/src/plataforma/archivos/identidad.ts',
    pruebas: [RESTAURACIONES, 'server/src/plataforma/archivos/identidad.test.ts'],
    faltas: [
      ['un proceso que murió pasa por una restauración', '&& marca.anterior !== testigo', ''],
      ['la restauración no queda anotada', 'if (restaurada) await anotarRestauracion(tx, sabido, marca.sabido)', 'void anotarRestauracion'],
      ['se escribe cada minuto, aunque no haya nada nuevo', '&& esLoMismo(sabido, marca.sabido)', '&& !esLoMismo(sabido, marca.sabido)'],
    ],
  },
  {
    archivo: 'server/src/plataforma/http/cupo.ts',
    pruebas: [CUPO],
    faltas: [
      ['el cupo del día se pasa de a muchos', 'where u.bytes + excluded.bytes <= $3::bigint', ''],
      ['lo rechazado sigue contado', 'set bytes = bytes - $3', 'set bytes = bytes'],
    ],
  },
  {
    archivo: 'server/src/carpetas/archivos.ts',
    pruebas: [CUPO],
    faltas: [['la carpeta admite uno de más', 'hay + nuevos > maximo', 'hay + nuevos > maximo + 1']],
  },
  {
    archivo: 'server/src/plataforma/archivos/vigilado.ts',
    pruebas: [ANTIVIRUS],
    faltas: [
      ['lo que no se revisó se abre', "(estado = 'INFECTADO' or $2::boolean and estado <> 'LIMPIO')", "(estado = 'INFECTADO' or $2::boolean and estado = 'AUSENTE')"],
      ['sin antivirus se abre lo apartado', "(estado = 'INFECTADO' or $2::boolean", '($2::boolean'],
    ],
  },
  {
    archivo: 'server/src/plataforma/antivirus/clamd.ts',
    pruebas: [ANTIVIRUS],
    faltas: [
      ['una respuesta cortada vale por un sí', "if (!dicho.includes('\\0')) throw", "if (dicho === '') throw"],
      ['cualquier OK es un sí', '/^stream: OK$/', '/OK$/'],
    ],
  },
  {
    archivo: 'server/src/antivirus/revisar.ts',
    pruebas: [ANTIVIRUS],
    faltas: [['lo hallado queda en el almacén', '    await almacen.aislar(ruta)\n', '']],
  },
  {
    archivo: 'server/src/plataforma/http/limitesPorDireccion.ts',
    pruebas: ['server/src/plataforma/http/limites.test.ts'],
    faltas: [
      ['el último que se permite se rechaza', 'fila.cuenta > maximo', 'fila.cuenta >= maximo'],
      ['se le pregunta una vez de más a Ciudad Digital', 'fila.cuenta >= maximo', 'fila.cuenta > maximo'],
      ['una red IPv6 tiene un límite por cada dirección', '.slice(0, 3).join', '.join'],
    ],
  },
]
