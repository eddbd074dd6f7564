import type { FaltasDe } from './falta.ts'

const BUSCAR = 'server/src/padron/buscar.test.ts'
const CERTIFICAR = 'server/src/padron/certificar.test.ts'

/** The land register: what is found, who sees how much of it, and what is certified. */
export const DE_PADRON: readonly FaltasDe[] = [
  {
    archivo: 'domain/src/padron/nombre.ts',
    pruebas: ['domain/src/padron/nombre.test.ts', BUSCAR],
    faltas: [
      ['dos letras corridas no se corrigen', 'if (despues.length > 1)', 'if (despues.length > 99)'],
      ['una letra de más no se corrige', 'otras.add(antes + despues.slice(1))', ''],
      ['una palabra de cuatro vale como parte', 'MIN_PARA_CORREGIR_PARTES = 5', 'MIN_PARA_CORREGIR_PARTES = 4'],
      ['se corrigen palabras de dos', 'MIN_PARA_CORREGIR = 3', 'MIN_PARA_CORREGIR = 2'],
      ['el apóstrofo parte la palabra', `f'’´`, `f’´`],
      ['alcanza con una letra', 'MIN_LETRAS = 2', 'MIN_LETRAS = 1'],
    ],
  },
  {
    archivo: 'domain/src/padron/reglas.ts',
    pruebas: ['domain/src/padron/reglas.test.ts', BUSCAR],
    faltas: [
      ['se ven cuatro cifras del DNI', 'dni.slice(-3)', 'dni.slice(-4)'],
      ['el DNI del CUIL lleva el cero', '=> sinCeros(cuil.slice(2, -1))', '=> cuil.slice(2, -1)'],
      ['de más de cien filas sin página', 'FILAS_SIN_PAGINA = 100', 'FILAS_SIN_PAGINA = 101'],
      ['el CUIL no dice quién tiene el padrón', 'cuit === documento ||', ''],
    ],
  },
  {
    archivo: 'server/src/padron/presentarPadron.ts',
    pruebas: [BUSCAR],
    faltas: [
      ['los documentos se ven enteros', 'esPersonal(quien) || esTitularDelPadron(quien.usuario.documento_persona, padron)', 'true'],
      ['el personal los ve tapados', 'esPersonal(quien) || esTitularDelPadron', 'esTitularDelPadron'],
      ['uno ve tapados los propios', 'esPersonal(quien) || esTitularDelPadron(quien.usuario.documento_persona, padron)', 'esPersonal(quien)'],
      ['el CUIT no se tapa', 'padron.cuit && cuitTapado(padron.cuit)', 'padron.cuit'],
    ],
  },
  {
    archivo: 'server/src/padron/titulares.ts',
    pruebas: ['server/pruebas/acceso/loPropio.test.ts'],
    faltas: [
      ['quien tiene el padrón por su CUIL decide sobre él', 't.documento_persona = r.cuit::bpchar', 'false'],
      ['y quien lo tiene por su DNI', `substr(t.documento_persona, 3, 8) = ${'${DNI}'} where r.padronm`, 'false where r.padronm'],
    ],
  },
  {
    archivo: 'domain/src/deberes.ts',
    pruebas: ['server/pruebas/acceso/loPropio.test.ts'],
    faltas: [['un profesional del personal cambia la matrícula de otro', `idProfesional !== null || roles.some`, 'roles.some']],
  },
  {
    archivo: 'server/src/padron/sentenciasDeNombre.ts',
    pruebas: [BUSCAR],
    faltas: [
      ['solo se busca desde el principio', ') w group by padronm, clave', ') w where false group by padronm, clave'],
      ['un nombre con dos palabras que empiezan así está dos veces', `and strpos(' ' || w.clave, ' ' || r.desde) = strpos(' ' || w.clave || ' ', ' ' || w.palabra || ' ')`, ''],
      ['alcanza con una de las palabras', `' ' || w.clave like all($2::text[])`, 'array_length($2::text[], 1) is distinct from 99'],
      ['de lo corregido alcanza con una', `' ' || w.clave || ' ' ~ all($3::text[])`, 'array_length($3::text[], 1) is distinct from 99'],
      ['lo corregido va como lo escrito', 'tal_cual desc, ', ''],
      ['un comienzo va antes que una palabra entera', 'enteras desc, guia desc, ', ''],
      ['los que empiezan así no van primero', 'order by puesto, ', 'order by '],
    ],
  },
  {
    archivo: 'server/src/padron/buscarPorNombre.ts',
    pruebas: [BUSCAR],
    faltas: [
      ['los pares van como se escribieron', 'una.slice(0, letras), otra.slice(0, letras)].sort()', 'una.slice(0, letras), otra.slice(0, letras)]'],
      ['dos que empiezan igual se buscan como par', 'antes === despues ? null :', 'antes === null ? null :'],
      ['de una sola letra también', 'MIN_LETRAS = 2', 'MIN_LETRAS = 1'],
      ['hasta cuatro letras, que el índice no tiene', 'MAX_LETRAS = 3', 'MAX_LETRAS = 4'],
      ['lo parecido no se dice', '{ parecidos: true }', '{}'],
      ['lo parecido se busca siempre', 'if (exactos.cuenta > 0)', 'if (exactos.cuenta > 999)'],
      ['lo corregido vale también como comienzo', "palabra + (entera ? ' ' : '~')", "palabra + '~'"],
      ['de un par se mira una sola palabra', 'pares.length > 0 ? palabras : demas', 'demas'],
    ],
  },
  {
    archivo: 'server/src/padron/buscarPorDocumento.ts',
    pruebas: [BUSCAR],
    faltas: [
      ['el CUIL no encuentra por su DNI', 'dniDelCuil(documento) :', 'documento :'],
      ['los ceros de adelante cuentan', 'sinCeros(documento)', 'documento'],
      ['los padrones, en cualquier orden', 'over (order by length(padronm), padronm)', 'over (order by padronm desc)'],
    ],
  },
  {
    archivo: 'server/src/padron/certificar.ts',
    pruebas: [CERTIFICAR],
    faltas: [
      ['cada pedido es un número', 'if (hecho) return hecho', ''],
      ['el de ayer vale hoy', '::date = ${HOY}', '::date is not null'],
      ['el de otra persona vale', 'where id_persona = $1 and padron = $2', 'where $1 > 0 and padron = $2'],
    ],
  },
  {
    archivo: 'server/src/padron/leerCertificado.ts',
    pruebas: [CERTIFICAR],
    faltas: [
      ['el certificado ajeno se alcanza', '!(c.idPersona === quien.idPersona || atiende(quien))', 'false'],
      ['la verificación dice el titular', 'titular: iniciales(titular)', 'titular'],
    ],
  },
  {
    archivo: 'server/src/carpetas/carpetasDelPadron.ts',
    pruebas: ['server/src/carpetas/carpetasDelPadron.test.ts'],
    faltas: [
      ['se ven las carpetas de otros', "${esDelTitular('$3', '$4?')}", "${esDelTitular('$3', '$4?')} or c.id_persona >= $3 - 99"],
      ['se ven las borradas', ' and c.borrada_el is null', ''],
      ['se corta en una más', '.slice(0, MAX_DEL_PADRON)', ''],
    ],
  },
]
