import { beforeAll, describe, expect, it } from 'vitest'
import { type Mundo, mundoDeAcceso } from '../acceso/mundo.ts'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../appDePrueba.ts'
import { documento, FORMULARIO_1, pedidoDeFormulario1 } from '../carpetasDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { pedidoDeVereda } from '../veredasDePrueba.ts'
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
    7,
    'pablo',
    LIBRE,
    'con letras en el padrón',
    () => ({ payload: { emailData: { message: '10A' }, user: {} } }),
    400,
    no('Padrón: debe tener de 1 a 8 números, sin letras', 'emailData.message'),
  ],
  [
    12,
    'lucia',
    EMPLEADOS,
    'de quien no administra',
    () => ({ payload: { values: EMPLEADO, selectedRoles: [{ idRol: 5 }] } }),
    403,
    no('Su perfil no permite esta operación'),
  ],
  [
    12,
    'ana',
    EMPLEADOS,
    'con una oficina de otra repartición',
    () => ({ payload: { values: { ...EMPLEADO, reparticion: 1 }, selectedRoles: [{ idRol: 5 }] } }),
    400,
    no('La oficina no es de la repartición elegida', 'values.oficina'),
  ],
  [
    12,
    'ana',
    EMPLEADOS,
    'de quien nadie conoce',
    () => ({ payload: { values: { ...EMPLEADO, cuil: '20111111112' }, selectedRoles: [{ idRol: 5 }] } }),
    404,
    no('El CUIL ingresado no se encuentra registrado en ciudad digital'),
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
        quien,
        llamada,
        'un programa',
        async (m) => multiparte({ idCarpeta: await idCarpeta(m) }, [documento('plano.pdf', Buffer.from('MZ\0\0'))]),
        415,
        no(
          'Archivos: el archivo «plano.pdf» no es de un tipo admitido. Puede adjuntar PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP',
          'files',
        ),
      ],
      [
        renglon,
        quien,
        llamada,
        'con el número de otro',
        async (m) => archivos({ idCarpeta: await idCarpeta(m), idProfesional: 2 }, 1),
        403,
        no('Solo puede trabajar con su propio número de profesional'),
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
    44,
    'lucia',
    INSTITUCION,
    'repetida',
    () => ({ payload: { Institucion: 'municipalidad', idInstitucionTipo: 3, estado: 1 } }),
    409,
    no('Ya existe una institución con ese nombre y ese tipo', 'Institucion'),
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
    87,
    'pablo',
    ALTA_VEREDAS,
    'con una sola foto',
    async (m) => {
      const { idPago, idCalle } = await m.veredaPagadaDePablo()
      return pedidoDeVereda(idPago, { idCalle })
    },
    400,
    no('Debe adjuntar los archivos!', 'FotoVeredaArchivo'),
  ],
  [
    87,
    'pablo',
    ALTA_VEREDAS,
    'con otro importe',
    async (m) => {
      const { idPago, idCalle, foto } = await m.veredaPagadaDePablo()
      return pedidoDeVereda(idPago, { idCalle, TotalaAbonar: '4925.01' }, [foto])
    },
    409,
    no('Total a abonar: no es lo que se pagó: lo pagado se presenta como estaba al pagarlo', 'TotalaAbonar'),
  ],
  [
    87,
    'bruno',
    ALTA_VEREDAS,
    'con el pago de otro',
    async (m) => {
      const { idPago, idCalle, foto } = await m.veredaPagadaDePablo()
      return pedidoDeVereda(idPago, { idCalle }, [foto])
    },
    404,
    no('El pago no existe o no está a su alcance'),
  ],
  [
    87,
    'pablo',
    ALTA_VEREDAS,
    'con el pago de otra cosa',
    async (m) => pedidoDeVereda(await m.pagoDePablo(), { idCalle: (await m.veredaPagadaDePablo()).idCalle }),
    409,
    no('El pago es de otro monto o de otro trámite'),
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
  [
    94,
    'bruno',
    ALTA_1,
    'ajena',
    async (m) => ({ payload: pedidoDeFormulario1(await m.presentada()).payload }),
    404,
    no('La carpeta no existe o no está a su alcance'),
  ],
  [
    94,
    'lucia',
    ALTA_1,
    'del personal',
    async (m) => ({ payload: pedidoDeFormulario1(await m.presentada()).payload }),
    200,
    { ok: true, message: 'Formulario enviado!' },
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

describe('lo que se manda y no se lee', () => {
  const consulta = async (texto: string, valores: unknown[] = []) =>
    (await portal.db.$client.query(texto, valores)).rows
  const enviar = async (quien: Demo, llamada: string, pedido: Pedido) => {
    const [method, path] = llamada.split(' ')
    const respuesta = await portal.como(quien, { method: method as 'POST', url: `/api${path}`, ...pedido })
    expect([respuesta.statusCode, respuesta.json().ok]).toEqual([200, true])
    return respuesta.json()
  }

  it('7: a quién y de quién; pedido otra vez, es el primero', async () => {
    const { idLibreDeuda } = await mundo.solicitudDePablo()
    const user = { id_persona: 7, documento_persona: CUIL.clara }
    for (const recipient of ['ladron@example.com', 'otro@example.com']) {
      const pedido = { payload: { emailData: { message: '100001', recipient, subject: 'Otro' }, user } }
      expect((await enviar('pablo', LIBRE, pedido)).idLibreDeuda).toBe(idLibreDeuda)
    }
    expect(await consulta('select id_persona from libre_deuda where id_libre_deuda = $1', [idLibreDeuda])).toEqual([
      { id_persona: 2 },
    ])
    expect(
      await consulta(
        `select from correo_saliente where destinatario like '%example.com' and destinatario ~ 'ladron|otro@'`,
      ),
    ).toEqual([])
  })

  it('12: los roles que no vienen se van', async () => {
    for (const roles of [[3, 5], [5]]) {
      await enviar('ana', EMPLEADOS, {
        payload: { values: EMPLEADO, selectedRoles: roles.map((idRol) => ({ idRol })) },
      })
      const quedan = await consulta(
        `select id_rol from persona_rol join persona using (id_persona) where documento_persona = $1 order by 1`,
        [CUIL.diego],
      )
      expect(quedan.map(({ id_rol }) => id_rol)).toEqual(roles)
    }
  })

  it('22 y 23: la fecha; 44 y 77: quién', async () => {
    for (const [quien, llamada, idCarpeta] of [
      ['pablo', CARPETA, await mundo.presentada()],
      ['clara', VEREDAS, 1007],
    ] as const) {
      await enviar(quien, llamada, archivos({ idCarpeta, fecha: '2001-01-01' }, 1))
      const [ultimo] = await consulta(
        `select subido_el > now() - interval '1 hour' as hoy from archivo where id_carpeta = $1 order by id_archivo desc limit 1`,
        [idCarpeta],
      )
      expect(ultimo).toEqual({ hoy: true })
    }
    const institucion = { Institucion: mundo.nombre(), idInstitucionTipo: 1, usrmod: 4, estado: 1 }
    const { idInstitucion } = await enviar('clara', INSTITUCION, { payload: institucion })
    expect(await consulta('select usrmod from institucion where id_institucion = $1', [idInstitucion])).toEqual([
      { usrmod: 7 },
    ])
    const { id } = await enviar('clara', OBRA, { payload: { ...DOMICILIO, idPersona: 2 } })
    expect(await consulta('select id_persona_alta from domicilio where id_domicilio = $1', [id])).toEqual([
      { id_persona_alta: 7 },
    ])
  })
})
