import { beforeAll, describe, expect, it } from 'vitest'
import { type Mundo, mundoDeAcceso } from '../acceso/mundo.ts'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { documento, FORMULARIO_1, pedidoDeFormulario1 } from '../carpetasDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { sinDejarRastro } from './rechazo.ts'

/* The rows of the specified calls whose answers were in doubt, as the portal answers them: each body beside what comes back. */

let portal: AppDePrueba
let mundo: Mundo
beforeAll(async () => {
  portal = await appDePrueba()
  mundo = mundoDeAcceso(portal)
})

interface Pedido {
  readonly payload: object
  readonly headers?: Record<string, string>
}
type Caso = readonly [
  renglon: number,
  quien: Demo,
  llamada: string,
  que: string,
  pedido: (m: Mundo) => Pedido | Promise<Pedido>,
  estado: number,
  cuerpo: object,
]

const NUMERO = expect.any(Number)
const no = (message: string, path?: string) => ({
  ok: false,
  message,
  ...(path !== undefined && { errors: expect.arrayContaining([{ msg: message, path }]) }),
})
const archivos = (campos: Record<string, string | number>, cuantos: number) =>
  multiparte(
    campos,
    Array.from({ length: cuantos }, () => documento()),
  )
const LIBRE_DEUDA = { emailData: { message: '100001', recipient: 'x', subject: 'Libre Deuda' }, user: {} }
const EMPLEADO = { cuil: CUIL.diego, reparticion: 2, oficina: 2 }
const DOMICILIO = { Padron: '555', idCalle: 1, NroPuerta: '10' }
const VACIOS = 'Hay campos obligatorios que están vacíos, verifique y vuelva a intentarlo'

const [LIBRE, EMPLEADOS, CARPETA, VEREDAS, INSTITUCION, OBRA, ALTA_VEREDAS, ALTA_1] = [
  'POST /usuarios/obtenerLibreDeuda',
  'PATCH /catastroEmpleados/modificar',
  'POST /documentacion/carpetaProfesional',
  'POST /documentacion/carpetaPersonaVeredas',
  'POST /instituciones/crearInstitucion',
  'POST /formulario/agregarDomicilioObra',
  'POST /documentacion/altaFormularioVeredas',
  'POST /documentacion/altaFormulario1',
] as const

const CASOS: readonly Caso[] = [
  [
    7,
    'clara',
    LIBRE,
    'sin pago',
    () => ({ payload: LIBRE_DEUDA }),
    409,
    no('No hay un pago de Libre Deuda confirmado para ese padrón'),
  ],
  [
    7,
    'pablo',
    LIBRE,
    'pagado',
    async (m) => {
      await m.solicitudDePablo()
      return { payload: LIBRE_DEUDA }
    },
    200,
    {
      ok: true,
      message: 'Consulta enviada con éxito. Revise su casilla de correo mas tarde..',
      idLibreDeuda: NUMERO,
    },
  ],
  [
    7,
    'pablo',
    LIBRE,
    'sin padrón',
    () => ({ payload: { emailData: { message: '' }, user: {} } }),
    400,
    no('Escriba el padrón', 'emailData.message'),
  ],
  [
    12,
    'ana',
    EMPLEADOS,
    'entero',
    () => ({ payload: { values: EMPLEADO, selectedRoles: [{ idRol: 5 }] } }),
    200,
    { ok: true, message: 'Empleado modificado con éxito' },
  ],
  [
    12,
    'ana',
    EMPLEADOS,
    'sin oficina',
    () => ({ payload: { values: { ...EMPLEADO, oficina: '' }, selectedRoles: [{ idRol: 5 }] } }),
    400,
    no('Debe elegir una oficina', 'values.oficina'),
  ],
  [
    12,
    'ana',
    EMPLEADOS,
    'sin roles',
    () => ({ payload: { values: EMPLEADO, selectedRoles: [] } }),
    400,
    no('Debe seleccionar por lo menos un rol', 'selectedRoles'),
  ],
  ...(
    [
      [22, 'pablo', CARPETA, 'bruno'],
      [23, 'clara', VEREDAS, 'pablo'],
    ] as const
  ).flatMap(([renglon, quien, llamada, ajeno]): Caso[] => {
    const idCarpeta = async (m: Mundo) => (renglon === 22 ? m.presentada() : 1007)
    return [
      [
        renglon,
        quien,
        llamada,
        'cinco archivos',
        async (m) => archivos({ idCarpeta: await idCarpeta(m), fecha: '2026-11-24', idProfesional: '' }, 5),
        200,
        { ok: true, message: 'Archivos enviados correctamente' },
      ],
      [
        renglon,
        quien,
        llamada,
        'ninguno',
        async (m) => archivos({ idCarpeta: await idCarpeta(m) }, 0),
        400,
        no('Debe adjuntar archivos', 'files'),
      ],
      [
        renglon,
        quien,
        llamada,
        'seis',
        async (m) => archivos({ idCarpeta: await idCarpeta(m) }, 6),
        400,
        no('No puede adjuntar mas de 5 archivos', 'files'),
      ],
      [
        renglon,
        ajeno,
        llamada,
        'ajena',
        async (m) => archivos({ idCarpeta: await idCarpeta(m) }, 1),
        404,
        no('La carpeta no existe o no está a su alcance'),
      ],
    ]
  }),
  [
    44,
    'lucia',
    INSTITUCION,
    'de cualquier tipo',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 3, usrmod: 4, estado: 1 } }),
    200,
    { ok: true, message: 'Institución creada con éxito', idInstitucion: NUMERO },
  ],
  [
    44,
    'clara',
    INSTITUCION,
    'de publicidad',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 1, estado: 1 } }),
    200,
    { ok: true, message: 'Institución creada con éxito', idInstitucion: NUMERO },
  ],
  [
    44,
    'clara',
    INSTITUCION,
    'de otro tipo',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 3, estado: 1 } }),
    403,
    no('Su perfil solo permite agregar empresas de publicidad o conservadoras de elevadores habilitadas'),
  ],
  [
    44,
    'lucia',
    INSTITUCION,
    'con un nombre de 31',
    () => ({ payload: { Institucion: 'x'.repeat(31), idInstitucionTipo: 1, estado: 1 } }),
    400,
    no('Ingrese un nombre de máximo 30 caracteres', 'Institucion'),
  ],
  [
    44,
    'lucia',
    INSTITUCION,
    'sin tipo',
    (m) => ({ payload: { Institucion: m.nombre(), estado: 1 } }),
    400,
    no('No seleccionaste el tipo de Institución', 'idInstitucionTipo'),
  ],
  [
    77,
    'clara',
    OBRA,
    'con lo obligatorio',
    () => ({ payload: DOMICILIO }),
    200,
    { ok: true, message: 'Domicilio agregado con éxito!', id: NUMERO },
  ],
  [
    77,
    'clara',
    OBRA,
    'con todo, como lo manda un programa',
    () => ({
      payload: {
        ...DOMICILIO,
        Seccion: '1',
        Manzana: '14',
        Parcela: '7',
        Distrito: '',
        Dominio: null,
        Piso: '',
        Departamento: null,
        idPersona: 2,
        idInmuebleTipo: '',
      },
    }),
    200,
    { ok: true, message: 'Domicilio agregado con éxito!', id: NUMERO },
  ],
  ...(['Padron', 'idCalle', 'NroPuerta'] as const).map(
    (campo): Caso => [
      77,
      'clara',
      OBRA,
      `sin ${campo}`,
      () => ({ payload: { ...DOMICILIO, [campo]: '' } }),
      400,
      no(VACIOS, campo),
    ],
  ),
  [
    87,
    'pablo',
    ALTA_VEREDAS,
    'pagada',
    (m) => m.veredaSinFoto(),
    200,
    { ok: true, message: 'Formulario enviado! Revisa tu correo electrónico !', idCarpeta: NUMERO },
  ],
  [
    94,
    'pablo',
    ALTA_1,
    'entero',
    async (m) => ({ payload: pedidoDeFormulario1(await m.presentada()).payload }),
    200,
    { ok: true, message: 'Formulario enviado!' },
  ],
  [
    94,
    'pablo',
    ALTA_1,
    'con una opción sin elegir',
    async (m) => ({ payload: { ...FORMULARIO_1, idCarpeta: await m.presentada(), asfalto: '' } }),
    400,
    no('Por favor, complete todas las opciones de selección (Sí/No).', 'asfalto'),
  ],
  [
    94,
    'pablo',
    ALTA_1,
    'otra vez',
    async (m) => ({ payload: pedidoDeFormulario1(await m.completa()).payload }),
    409,
    no('El formulario de esta carpeta ya fue enviado'),
  ],
]

describe('lo que responde cada renglón', () => {
  it.each(CASOS)('%i, %s, %s, %s', async (_renglon, quien, llamada, _que, preparar, estado, cuerpo) => {
    const [method = '', path = ''] = llamada.split(' ')
    const pedido = await preparar(mundo)
    const preguntar = async () => {
      const respuesta = await portal.como(quien, { method: method as 'POST', url: `/api${path}`, ...pedido })
      expect([respuesta.statusCode, respuesta.json()]).toEqual([estado, cuerpo])
    }
    await (estado === 200 ? preguntar() : sinDejarRastro(portal, preguntar))
  })
})
