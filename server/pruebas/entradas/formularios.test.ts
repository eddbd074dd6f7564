import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { carpetasDePrueba } from '../carpetasDePrueba.ts'
import { pedidoDeFormulario, pedidoDeFormulario14 } from '../formulariosDePrueba.ts'
import { type Instantanea, instantanea } from '../instantanea.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

/** OBRA NUEVA carries 1, 1bis, 2 and 19; INSTALACION DE CARTELERIA, 14 alone. */
const OBRA_NUEVA = { idEncomiendaTipo: 1, idFormularioTipo: 1 }
const CARTELERIA = { idEncomiendaTipo: 4, idFormularioTipo: 17 }

type Malo = readonly [path: string, valor: unknown, message: string]
const cada = (path: string, valores: readonly unknown[], message: string): Malo[] =>
  valores.map((valor) => [path, valor, message])

const OBLIGATORIO = ['', '   ', null, undefined]
const NO_ES_TEXTO = [5, true, [], {}]
const CON_CONTROL = ['a\u0000', 'a\u001bb', 'a\nb']

const texto = (path: string, etiqueta: string, maximo: number): Malo[] => [
  ...cada(path, ['x'.repeat(maximo + 1), 'x'.repeat(9000)], `${etiqueta}: debe tener como máximo ${maximo} caracteres`),
  ...cada(path, NO_ES_TEXTO, `${etiqueta}: debe ser un texto`),
  ...cada(path, CON_CONTROL.slice(0, 2), `${etiqueta}: contiene caracteres no permitidos`),
]

const MALOS: Readonly<Record<'1bis' | '2' | '19', readonly Malo[]>> = {
  2: [
    ...texto('descripcionuso', 'Descripción del uso', 45),
    ...cada(
      'supconantecedentes',
      ['123456789', 'doce', '-1', '1.5', '1 2', '1\u0000'],
      'Superficie con antecedentes: debe tener de 1 a 8 números',
    ),
    ...cada('supconantecedentes', [undefined, null, ''], 'Escriba la superficie con antecedentes en metros cuadrados'),
    ...cada('supconantecedentes', [12, true], 'Superficie con antecedentes: debe ser un texto'),
    ...cada('permisoconstruccionnro', [''], 'Escriba el número de permiso de construcción'),
    ...cada(
      'permisoconstruccionnro',
      ['123456789012', 'A1', '-1'],
      'Permiso de construcción número: debe tener de 1 a 11 números',
    ),
    ...cada('finaldeobranro', [''], 'Escriba el número de final de obra'),
    ...cada('finaldeobranro', ['123456789012', 'A1', '-1'], 'Final de obra número: debe tener de 1 a 11 números'),
    ...['trabajoautorizado1', 'observacion1', 'trabajoautorizado5', 'observacion5'].flatMap((path) =>
      texto(path, path.startsWith('t') ? `Trabajo autorizado ${path.at(-1)}` : `Observación ${path.at(-1)}`, 100),
    ),
    ...cada('trabajoautorizado1', OBLIGATORIO, 'Escriba el trabajo autorizado 1'),
    ...cada('observacion1', OBLIGATORIO, 'Escriba la observación 1'),
  ],
  19: [
    ...cada('idCalle', ['', null, undefined], 'Elija la calle'),
    ...cada('idCalle', [0, -1, 'x', 2 ** 31, '9'.repeat(20)], 'Calle: el número no es válido'),
    ...cada('NroPuerta', ['', '  ', null, undefined], 'Escriba el Nro Puerta'),
    ...cada('NroPuerta', [450], 'Nro Puerta: debe ser un texto'),
    ...cada('NroPuerta', ['12345', 'S/N', '-1'], 'Nro Puerta: debe tener de 1 a 4 números'),
    ...cada('Piso', ['123'], 'Piso: debe tener como máximo 2 caracteres'),
    ...cada('Dpto', ['ABC'], 'Departamento: debe tener como máximo 2 caracteres'),
    ...[
      ['Seccion', 'Escriba la sección'],
      ['Manzana', 'Escriba la manzana'],
      ['Distrito', 'Escriba el distrito'],
      ['Dominio', 'Escriba el dominio'],
    ].flatMap(([path = '', siFalta = '']) => [...texto(path, path, 15), ...cada(path, OBLIGATORIO, siFalta)]),
    ...cada('idDeclarante', ['', null, undefined], 'Elija el declarante'),
    ...cada('idDeclarante', [0, 'x', true], 'Declarante: el número no es válido'),
  ],
  '1bis': [
    ...cada('nroresolucion', OBLIGATORIO, 'Escriba el número de resolución'),
    ...cada('nroresolucion', ['x'.repeat(21)], 'Número de resolución: debe tener como máximo 20 caracteres'),
    ...texto('descripcionotros', 'Descripción de otros', 100),
    ...(
      [
        ['supconstruida', 'Superficie construida'],
        ['supconantecedentes', 'Superficie con antecedentes'],
        ['supaconstruir', 'Superficie a construir'],
        ['importerefaccion', 'Importe de la refacción'],
        ['supdemolicion', 'Superficie a demoler'],
        ['metrosrebajecordon', 'Metros de rebaje de cordón'],
        ['metroscerca', 'Metros de cerca'],
        ['valorotros', 'Valor de otros'],
      ] as const
    ).flatMap(([path, etiqueta]) => [
      ...cada(
        path,
        [-1, '-1', '-0,01', 'mil', '1e3', '', {}, [], true, null],
        `El campo ${etiqueta} debe ser un número no negativo.`,
      ),
      ...cada(path, ['1,234', '10,555', 10.555], `${etiqueta}: admite hasta dos decimales`),
    ]),
    ...(
      [
        ['suptotal', 'Superficie total'],
        ['valorm2obranueva', 'Valor del m² de obra nueva'],
        ['importeobranoc', 'Obra nueva (6 % de la superficie por el valor del m²)'],
        ['importetotalrefaccion', 'Refacción (6 %)'],
        ['importedemolicion', 'Demolición'],
        ['valorpesosmetro', 'Valor del metro de rebaje'],
        ['importerebajecordon', 'Rebaje de cordón'],
        ['totalderechosconstruccion', 'Total de derechos de construcción'],
        ['valormetrocerca', 'Valor del metro de cerca'],
        ['importetotalcerca', 'Cerca'],
        ['total', 'Total a pagar'],
      ] as const
    ).flatMap(([path, etiqueta]) => cada(path, [null, {}, true], `${etiqueta}: debe ser un número`)),
    ...cada(
      'metrosrebajecordon',
      ['3 huellas', '2 Huellas', '12345678,90'],
      'El campo Metros de rebaje de cordón debe ser un número no negativo.',
    ),
    ...cada('supaconstruir', ['10000000,01'], 'Superficie a construir: el número es demasiado grande'),
    ...cada('valorotros', ['10000000000,01'], 'Valor de otros: el importe es demasiado grande'),
    ...cada('supaconstruir', ['10000000'], 'Total a pagar: el importe es demasiado grande').map(
      ([, valor, message]): Malo => ['supaconstruir→total', valor, message],
    ),
  ],
}

describe.each(['2', '19', '1bis'] as const)('formulario %s', (codigo) => {
  let idCarpeta: number
  let antes: Instantanea
  beforeAll(async () => {
    idCarpeta = await carpetas.presentada(OBRA_NUEVA)
    antes = await instantanea(portal)
  })
  it.each(MALOS[codigo])('%s %j', async (path, valor, message) => {
    const [campo = '', enCampo = campo] = path.split('→')
    await esperarRechazo(portal, 'pablo', pedidoDeFormulario(codigo, idCarpeta, { [campo]: valor }), {
      message,
      path: enCampo,
    })
  })
  it('de todo eso no queda nada', async () => {
    expect(await instantanea(portal)).toEqual(antes)
  })
})

it('el 19 admite la puerta y el departamento más largos que el registro tiene en esa calle (A-201)', async () => {
  const idCarpeta = await carpetas.presentada(OBRA_NUEVA)
  await portal.db.$client.query(
    `insert into domicilio (id_calle, calle_texto, nro_puerta, departamento, padron, origen)
     values (1, 'X', '12500', '10B', '99', 'PADRON'), (1, 'X', 'S/N', '', '98', 'PADRON'), (2, 'X', '12600', '', '97', 'PADRON')`,
  )
  const message = 'Nro Puerta: debe tener de 1 a 4 números'
  const deOtraCalle = pedidoDeFormulario('19', idCarpeta, { NroPuerta: '12600' })
  await esperarRechazo(portal, 'pablo', deOtraCalle, { message, path: 'NroPuerta' })
  const { statusCode } = await portal.como(
    'pablo',
    pedidoDeFormulario('19', idCarpeta, { NroPuerta: '12500', Dpto: '10B' }),
  )
  expect(statusCode).toBe(200)
})

const EN_EL_LIMITE: readonly ['1bis' | '2' | '19', object][] = [
  [
    '2',
    {
      descripcionuso: 'ñ'.repeat(45),
      supconantecedentes: '12345678',
      permisoconstruccionnro: '12345678901',
      finaldeobranro: '12345678901',
    },
  ],
  [
    '2',
    {
      descripcionuso: '',
      supconantecedentes: '0',
      trabajoautorizado1: 'x'.repeat(100),
      observacion1: '<script>alert(1)</script>',
      trabajoautorizado5: "'; drop table formulario2; --",
      observacion5: 'x'.repeat(100),
    },
  ],
  [
    '19',
    {
      NroPuerta: '1234',
      Piso: '12',
      Dpto: 'AB',
      Seccion: 'x'.repeat(15),
      Manzana: 'x'.repeat(15),
      Distrito: 'x'.repeat(15),
      Dominio: 'x'.repeat(15),
    },
  ],
  ['19', { NroPuerta: '0', Piso: null, Dpto: undefined }],
  ['1bis', { nroresolucion: 'x'.repeat(20), descripcionotros: 'x'.repeat(100), supdemolicion: '0,01' }],
  [
    '1bis',
    {
      supconstruida: '0',
      supconantecedentes: 0,
      importerefaccion: '0',
      metrosrebajecordon: '0',
      metroscerca: 0,
      valorotros: '10000000000',
    },
  ],
  ['1bis', { metrosrebajecordon: '9.999,50' }],
]
it.each(EN_EL_LIMITE)('formulario %s, en el límite: %j', async (codigo, respuestas) => {
  const idCarpeta = await carpetas.presentada(OBRA_NUEVA)
  const respuesta = await portal.como('pablo', pedidoDeFormulario(codigo, idCarpeta, respuestas))
  expect(respuesta.json()).toMatchObject({ ok: true })
  const [guardado] = (
    await portal.como('pablo', { url: `/api/formulario/consultarFormulario${codigo}?idCarpeta=${idCarpeta}` })
  ).json()
  // Texts come back letter for letter; what was a number or empty has its own tests.
  const textos = Object.fromEntries(
    Object.entries(respuestas).filter(([, valor]) => typeof valor === 'string' && !/^[\d.,]*$/.test(valor)),
  )
  expect(guardado).toMatchObject(textos)
})

describe('formulario 14', () => {
  const VACIO = 'Este campo no puede estar vacío'
  const MEDIDA = 'debe ser un número mayor que cero, con dos decimales como máximo'
  const CASOS: readonly (readonly [path: string, campos: Record<string, string>, message: string])[] = [
    ['desde', { desde: '' }, VACIO],
    ['hasta', { hasta: '' }, VACIO],
    ['desde', { desde: '31/12/2026' }, 'Desde: no es una fecha válida'],
    ['hasta', { hasta: '2026-02-30' }, 'Hasta: no es una fecha válida'],
    ['hasta', { desde: '2026-12-02', hasta: '2026-12-01' }, 'Hasta: no puede ser anterior a Desde'],
    ['perimetro', { perimetro: '' }, VACIO],
    ['perimetro', { perimetro: '123456' }, 'Perímetro: debe tener como máximo 5 caracteres'],
    ['perimetro', { perimetro: '0' }, `Perímetro: ${MEDIDA}`],
    ['perimetro', { perimetro: '-1' }, `Perímetro: ${MEDIDA}`],
    ['perimetro', { perimetro: 'diez' }, `Perímetro: ${MEDIDA}`],
    ['perimetro', { perimetro: '1,234' }, `Perímetro: ${MEDIDA}`],
    ['altura', { altura: '' }, VACIO],
    ['altura', { altura: '1234' }, 'Altura: debe tener como máximo 3 caracteres'],
    ['superficie', { superficie: '' }, VACIO],
    ['superficie', { superficie: '123456' }, 'Superficie: debe tener como máximo 5 caracteres'],
    ['instalacion', { instalacion: '2' }, 'Instalación: debe ser Sí o No'],
    ['aceptoord2073', { aceptoord2073: '' }, 'Acepto ORD 2073: debe ser Sí o No'],
    ['representante', { representante: '' }, 'Busque al instalador por su CUIL'],
    ['cuitInstalador', { cuitInstalador: '2730999111' }, 'El CUIL debe contener 11 dígitos'],
    ['idInstitucion', { empresaPublicidad: '1', nroInscripcion: '12' }, 'Elija la empresa'],
    ['nroInscripcion', { empresaPublicidad: '1', idInstitucion: '2' }, 'Escriba el Nro Inscripción'],
    ['nroInscripcion', { nroInscripcion: '123456' }, 'Nro Inscripción: debe tener como máximo 5 caracteres'],
    [
      'monto',
      { monto: '4375,01' },
      'Lo calculado no coincide con las tarifas de hoy. Revise la liquidación, que se calculó de nuevo, y envíela otra vez',
    ],
  ]
  let idCarpeta: number
  let antes: Instantanea
  beforeAll(async () => {
    idCarpeta = await carpetas.presentada(CARTELERIA)
    antes = await instantanea(portal)
  })
  it.each(CASOS)('%s %j', async (path, campos, message) => {
    await esperarRechazo(portal, 'pablo', pedidoDeFormulario14(idCarpeta, campos), { message, path })
  })
  it('de todo eso no queda nada', async () => {
    expect(await instantanea(portal)).toEqual(antes)
  })

  it('sin comprobante', async () => {
    await sinDejarRastro(portal, async () => {
      await esperarRechazo(portal, 'pablo', pedidoDeFormulario14(idCarpeta, {}, []), {
        message: 'Debe adjuntar el comprobante de pago!',
        path: 'comprobante',
      })
    })
  })

  it.each([
    ['idInstitucion', { empresaPublicidad: '1', idInstitucion: '4', nroInscripcion: '1' }, 'Empresa: no existe'],
    ['idInstitucion', { empresaPublicidad: '1', idInstitucion: '999', nroInscripcion: '1' }, 'Empresa: no existe'],
    ['representante', { representante: '999' }, 'Instalador: no existe'],
    [
      'representante',
      { representante: '7', cuitInstalador: '27336667777' },
      'Instalador: no es la persona de ese CUIL',
    ],
  ] as const)('%s %j', async (path, campos, message) => {
    const status = message.endsWith('CUIL') ? 400 : 404
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeFormulario14(idCarpeta, campos), { status, message, path }),
    )
  })

  it('una empresa deshabilitada no se acepta', async () => {
    const pedido = pedidoDeFormulario14(idCarpeta, { empresaPublicidad: '1', idInstitucion: '3', nroInscripcion: '1' })
    const deshabilitar = {
      method: 'POST',
      url: '/api/instituciones/deshabilitarInstitucion',
      payload: { id: 3 },
    } as const
    expect((await portal.como('lucia', deshabilitar)).statusCode).toBe(200)
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedido, { status: 404, message: 'Empresa: no existe', path: 'idInstitucion' }),
    )
  })

  it.each([
    { perimetro: '99999', altura: '999', superficie: '99999' },
    { perimetro: '0,01', altura: '0,1', superficie: '12.50', nroInscripcion: '12345' },
    { desde: '2026-12-01', hasta: '2026-12-01', monto: '4375' },
    { empresaPublicidad: '1', idInstitucion: '2', nroInscripcion: '12345', monto: '4.375,00' },
    { representante: '8', cuitInstalador: '27-33666777-7' },
  ])('en el límite: %j', async (campos) => {
    const idCarpeta = await carpetas.presentada(CARTELERIA)
    const respuesta = await portal.como('pablo', pedidoDeFormulario14(idCarpeta, campos))
    expect(respuesta.json()).toEqual({ ok: true, message: 'Datos enviados correctamente' })
  })
})
