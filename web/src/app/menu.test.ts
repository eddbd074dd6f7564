import { expect, test } from 'vitest'
import { cuentaVisible, ELEVADORES, entradasVisibles } from './menu.ts'

const rol = (perfil: 'ADMINISTRADOR' | 'PROFESIONAL' | 'OPERADOR M.E.' | 'JEFE' | null) => [
  { idPersona: 1, idRol: 1, rol: perfil, perfil },
]

/** Typed by hand from the specification. */
test.each([
  [
    'ADMINISTRADOR',
    [
      'INICIO /catastro',
      'EMPLEADOS /empleados',
      'MIS CARPETAS /misCarpetas',
      'MESA DE ENTRADAS /verCarpetas',
      'INSPECCION /inspeccionCarpetas',
      'ASIGNACIÓN /asignacionCarpetas',
      'COLEGIOS /colegios',
      'NUEVA CARPETA /nuevaCarpeta',
      'CONSULTAR PADRON /consultaPadron',
      'PLAN VEREDAS SANAS /veredasHome',
      'INSTITUCIONES /instituciones',
      'TIPOS DE OBRA /obrasTipo',
      'TARIFAS /tarifas',
      'INSPECTORES /inspectores',
      'OFICINAS /oficinas',
      'CALLES /calles',
    ],
  ],
  [
    'PROFESIONAL',
    [
      'INICIO /catastro',
      'MIS CARPETAS /misCarpetas',
      'NUEVA CARPETA /nuevaCarpeta',
      'CONSULTAR PADRON /consultaPadron',
      'PLAN VEREDAS SANAS /veredasHome',
    ],
  ],
  [
    'OPERADOR M.E.',
    [
      'INICIO /catastro',
      'MESA DE ENTRADAS /verCarpetas',
      'INSPECCION /inspeccionCarpetas',
      'COLEGIOS /colegios',
      'CONSULTAR PADRON /consultaPadron',
      'PLAN VEREDAS SANAS /veredasHome',
      'INSTITUCIONES /instituciones',
      'TIPOS DE OBRA /obrasTipo',
      'TARIFAS /tarifas',
      'INSPECTORES /inspectores',
      'OFICINAS /oficinas',
      'CALLES /calles',
    ],
  ],
  [
    'JEFE',
    [
      'INICIO /catastro',
      'MESA DE ENTRADAS /verCarpetas',
      'INSPECCION /inspeccionCarpetas',
      'ASIGNACIÓN /asignacionCarpetas',
      'CONSULTAR PADRON /consultaPadron',
      'PLAN VEREDAS SANAS /veredasHome',
    ],
  ],
  [null, ['INICIO /catastro', 'CONSULTAR PADRON /consultaPadron', 'PLAN VEREDAS SANAS /veredasHome']],
] as const)('el menú de %s', (perfil, entradas) => {
  expect(entradasVisibles(rol(perfil)).map(({ texto, ruta }) => `${texto} ${ruta}`)).toEqual(entradas)
})

test('quien tiene dos perfiles ve lo de los dos, una vez', () => {
  const dos = [...rol('PROFESIONAL'), ...rol('JEFE')]
  expect(entradasVisibles(dos).map(({ texto }) => texto)).toEqual([
    'INICIO',
    'MIS CARPETAS',
    'MESA DE ENTRADAS',
    'INSPECCION',
    'ASIGNACIÓN',
    'NUEVA CARPETA',
    'CONSULTAR PADRON',
    'PLAN VEREDAS SANAS',
  ])
})

test('el grupo de elevadores lleva los formularios 27 a 31', () => {
  expect(ELEVADORES.map(({ ruta }) => ruta)).toEqual([
    '/formulario27',
    '/formulario28',
    '/formulario29',
    '/formulario30',
    '/formulario31',
  ])
})

const LO_MIO = [
  'Lo mío',
  'Mis carpetas de veredas',
  'Mis certificados',
  'Mis pagos',
  'Mis elevadores',
  'Mapa de la ciudad',
  'Obras que sigo',
  'Quién consultó mis datos',
]

test.each([
  [null, [LO_MIO]],
  ['PROFESIONAL', [LO_MIO]],
  [
    'JEFE',
    [
      LO_MIO,
      [
        'Trabajo',
        'Mi jornada',
        'Visitas',
        'Envíos por decidir',
        'Solicitudes de Libre Deuda',
        'Pagos',
        'Registro de elevadores',
        'Correos enviados',
        'Estadísticas',
      ],
      ['Administración', 'Listas de control', 'Plazos y calendario', 'Requisitos de encomiendas'],
    ],
  ],
] as const)('el menú de cuenta de %s', (perfil, grupos) => {
  expect(
    cuentaVisible(rol(perfil)).map(({ titulo, entradas }) => [titulo, ...entradas.map(({ texto }) => texto)]),
  ).toEqual(grupos)
})

test('a quien solo inspecciona, su jornada le queda primera', () => {
  const inspector = [{ idPersona: 6, idRol: 9, rol: 'INSPECTOR', perfil: 'OPERADOR M.E.' as const }]
  expect(cuentaVisible(inspector).map(({ titulo, entradas }) => [titulo, entradas[0]?.texto])).toEqual([
    ['Trabajo', 'Mi jornada'],
    ['Administración', 'Listas de control'],
    ['Lo mío', 'Mis carpetas de veredas'],
  ])
})
