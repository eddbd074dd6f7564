import type { FaltasDe } from './falta.ts'

const ANTIVIRUS = 'server/src/antivirus/antivirus.test.ts'
const CUPO = 'server/src/plataforma/http/cupo.test.ts'

/** How much somebody may store, and what is done with it before anybody opens it. */
export const DE_ARCHIVOS: readonly FaltasDe[] = [
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
