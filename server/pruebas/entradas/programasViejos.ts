import type { Mundo } from '../acceso/mundo.ts'
import { CUIL, type Demo } from '../appDePrueba.ts'
import { CROQUIS, documento, FORMULARIO_1 } from '../carpetasDePrueba.ts'
import { CONSERVADORA, FORMULARIO_30, recibos } from '../elevadoresDePrueba.ts'
import { FORMULARIO_2 } from '../formulariosDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { fotoDePrueba } from '../veredasDePrueba.ts'

interface Pedido {
  readonly url?: string
  readonly payload?: object
  readonly headers?: Record<string, string>
}

/** A row of the specified calls, who makes it, and its body letter for letter as a browser program written from them sends it. */
export type Renglon = readonly [
  n: number,
  quien: Demo,
  llamada: string,
  pedido?: (m: Mundo) => Pedido | Promise<Pedido>,
]

/** What `FormData` writes of what a program does not have. */
const NULO = 'null'
const SIN_DEFINIR = 'undefined'

const en = (url: string) => () => ({ url })
const con = (payload: object) => () => ({ payload })

const ACCESO_Y_EMPLEADOS: readonly Renglon[] = [
  [3, 'clara', 'GET /catastroInicio/authStatus'],
  [4, 'clara', 'GET /catastroInicio/rolPersona'],
  [5, 'clara', 'GET /catastroInicio/perfiles'],
  [
    7,
    'pablo',
    'POST /usuarios/obtenerLibreDeuda',
    async (m) => {
      await m.solicitudDePablo()
      const emailData = { message: '100001', recipient: 'certificados@ciudad.example', subject: 'Libre Deuda' }
      return { payload: { emailData, user: { id_persona: 2, documento_persona: CUIL.pablo, nombre_persona: 'Pablo' } } }
    },
  ],
  [8, 'hector', 'GET /catastroReparticiones/oficinas'],
  [9, 'hector', 'GET /catastroReparticiones/reparticiones'],
  [10, 'ana', 'GET /catastroRoles'],
  [11, 'ana', 'GET /catastroEmpleados/empleadoOficina', en(`/catastroEmpleados/empleadoOficina?cuil=${CUIL.diego}`)],
  [
    12,
    'ana',
    'PATCH /catastroEmpleados/modificar',
    con({ values: { cuil: CUIL.diego, reparticion: '2', oficina: '2' }, selectedRoles: [{ idRol: 5 }] }),
  ],
  [
    13,
    'lucia',
    'POST /catastroReparticiones/crearOficina',
    (m) => ({ payload: { Oficina: m.nombre(), idInstitucion: 1, idReparticion: 1, estado: true, usrmod: 5 } }),
  ],
  [
    14,
    'lucia',
    'POST /catastroReparticiones/editarOficina',
    (m) => ({
      payload: { idOficina: 3, Oficina: m.nombre(), idInstitucion: 1, idReparticion: 1, estado: true, usrmod: 5 },
    }),
  ],
  [15, 'lucia', 'POST /catastroReparticiones/deshabilitarOficina', con({ id: 5 })],
]

const CARPETAS: readonly Renglon[] = [
  [16, 'pablo', 'GET /formulario/obtenerTiposEncomienda'],
  [17, 'pablo', 'GET /documentacion/listar', en(`/documentacion/listar?idProfesional=${NULO}`)],
  [17, 'pablo', 'GET /documentacion/listar', en('/documentacion/listar?idProfesional=1')],
  [
    18,
    'clara',
    'GET /documentacion/listarCarpetasVeredas',
    en(`/documentacion/listarCarpetasVeredas?idPersona=${SIN_DEFINIR}`),
  ],
  [19, 'lucia', 'GET /documentacion/listarTodas'],
  [20, 'pablo', 'GET /documentacion/obtenerArchivos/', en('/documentacion/obtenerArchivos/?idCarpeta=1002')],
  [21, 'pablo', 'DELETE /documentacion', async (m) => ({ payload: { id: await m.presentada() } })],
  [
    22,
    'pablo',
    'POST /documentacion/carpetaProfesional',
    async (m) =>
      multiparte({ fecha: '2026-11-23T12:00:00.000Z', idCarpeta: await m.presentada(), idProfesional: 1 }, [
        documento(),
        documento('memoria.pdf'),
      ]),
  ],
  [
    23,
    'clara',
    'POST /documentacion/carpetaPersonaVeredas',
    () => multiparte({ fecha: NULO, idCarpeta: 1007, idProfesional: NULO, idPersona: 7 }, [documento()]),
  ],
  [
    23,
    'clara',
    'POST /documentacion/carpetaPersonaVeredas',
    () => multiparte({ fecha: '', idCarpeta: 1007, idProfesional: SIN_DEFINIR, idPersona: 7 }, [documento()]),
  ],
  [
    24,
    'pablo',
    'PUT /formulario/actualizarTramite-Pagado',
    async (m) => ({ payload: { idCarpeta: await m.conComprobante() } }),
  ],
  [25, 'lucia', 'GET /formulario/obtenerEstados'],
  [
    26,
    'lucia',
    'PUT /formulario/actualizarTramite',
    async (m) => {
      const id = await m.completa()
      return { payload: { idTramite: id, idEstado: 2, observaciones: '', formulario: id, expediente: '118400-A' } }
    },
  ],
  [
    27,
    'pablo',
    'POST /documentacion/alta',
    () =>
      multiparte(
        {
          idFormularioTipo: 1,
          AnchoCalle: '12',
          AnchoVereda: '2.50',
          DistEjeCalle: '8.50',
          ArbolesVereda: '1',
          idPropietario: 1,
          idProfesional: 1,
          idObraTipo: 7,
          idInmuebleTipo: 1,
          Timbrado: SIN_DEFINIR,
          MontodeObra: NULO,
          DerechoConstruccion: '0',
          idDomicilio: 1,
          TotalaAbonar: 'NaN',
          idPersona: 2,
          idEncomiendaTipo: 10,
        },
        [CROQUIS],
      ),
  ],
  [
    28,
    'pablo',
    'GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta',
    en('/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=1002'),
  ],
  [29, 'pablo', 'GET /formulario/obtenerDatosPersona/{idCarpeta}', en('/formulario/obtenerDatosPersona/1002')],
  [30, 'pablo', 'GET /formulario/buscarDomicilioPorCarpeta/{}', en('/formulario/buscarDomicilioPorCarpeta/1002')],
]

const PADRON_Y_PROFESIONALES: readonly Renglon[] = [
  [31, 'clara', 'GET /padron/obtenerPadron/{}', en('/padron/obtenerPadron/30999111')],
  [32, 'clara', 'GET /padron/obtenerPadronNombre/{}', en('/padron/obtenerPadronNombre/NIEVA')],
  [33, 'clara', 'GET /padron/obtenerDomicilioPorPadron/{}', en('/padron/obtenerDomicilioPorPadron/100001')],
  [34, 'hector', 'GET /profesionales/profesiones'],
  [
    35,
    'lucia',
    'GET /profesionales/verificarProfesional',
    en(`/profesionales/verificarProfesional?cuil=${CUIL.clara}`),
  ],
  [36, 'hector', 'GET /profesionales/colegios'],
  [37, 'hector', 'GET /profesionales/universidades'],
  [38, 'lucia', 'POST /profesionales/nuevaUniversidad', (m) => ({ payload: { nombreUniversidad: m.nombre() } })],
  [
    39,
    'lucia',
    'POST /profesionales/nuevoProfesional',
    async (m) => ({
      payload: {
        idProfesion: '1',
        idPersona: await m.vecino(),
        idUniversidad: '1',
        domicilio: null,
        matricula: m.nombre(),
        fechaVencimiento: '2099-12-31',
      },
    }),
  ],
  [40, 'lucia', 'POST /profesionales/nuevoColegio', (m) => ({ payload: { nombreColegio: m.nombre() } })],
  [
    41,
    'lucia',
    'POST /profesionales/nuevaProfesion',
    (m) => ({ payload: { nombreProfesion: m.nombre(), idColegioProfesional: '1' } }),
  ],
]

const ADMINISTRACION: readonly Renglon[] = [
  [42, 'clara', 'GET /instituciones/getInstituciones'],
  [43, 'hector', 'GET /instituciones/getInstitucionesTipo'],
  [
    44,
    'clara',
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 1, usrmod: 7, estado: 1 } }),
  ],
  [
    44,
    'clara',
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: '1', usrmod: 7, estado: true } }),
  ],
  [
    45,
    'lucia',
    'POST /instituciones/editarInstitucion',
    (m) => ({
      payload: { idInstitucion: 5, Institucion: m.nombre(), idInstitucionTipo: 2, estado: true, usrmod: 5 },
    }),
  ],
  [46, 'lucia', 'POST /instituciones/deshabilitarInstitucion', con({ id: 5 })],
  [
    47,
    'lucia',
    'POST /instituciones/crearInstitucionTipo',
    (m) => ({ payload: { InstitucionTipo: m.nombre(), estado: true, usrmod: 5 } }),
  ],
  [
    48,
    'lucia',
    'POST /instituciones/editarInstitucionTipo',
    (m) => ({ payload: { idInstitucionTipo: 5, InstitucionTipo: m.nombre(), estado: false, usrmod: 5 } }),
  ],
  [49, 'lucia', 'POST /instituciones/deshabilitarInstitucionTipo', con({ id: 5 })],
  [50, 'hector', 'GET /catastroCalles/calles'],
  [51, 'hector', 'GET /catastroCalles/callesTipo'],
  [
    52,
    'lucia',
    'POST /catastroCalles/crearCalle',
    (m) => ({ payload: { calle: m.nombre(), idcalletipo: '1', estado: true, usrmod: 5 } }),
  ],
  [
    53,
    'lucia',
    'POST /catastroCalles/editarCalle',
    (m) => ({ payload: { idcalle: 2, calle: m.nombre(), idcalletipo: 1, estado: true, usrmod: 5 } }),
  ],
  [54, 'lucia', 'POST /catastroCalles/deshabilitarCalle', con({ id: 3 })],
  [55, 'hector', 'GET /obrasTipo/getObrasTipo'],
  [
    56,
    'lucia',
    'POST /obrasTipo/agregarObrasTipo',
    (m) => ({ payload: { ObraTipo: m.nombre(), timbrado: '1', provisorio: '2', definitivo: '3', usrmod: 5 } }),
  ],
  [
    57,
    'lucia',
    'POST /obrasTipo/actualizarObrasTipo',
    (m) => ({
      payload: { idObraTipo: 14, ObraTipo: m.nombre(), timbrado: 1, provisorio: 2, definitivo: 3, usrmod: 5 },
    }),
  ],
  [58, 'hector', 'GET /tarifas/getTarifas'],
  [
    59,
    'lucia',
    'POST /tarifas/agregarTarifa',
    (m) => ({ payload: { Tarifa: m.nombre(), PrecioUnitario: '1', Factor: '1', valor: '1', tipo: 'X', usrmod: 5 } }),
  ],
  [
    60,
    'lucia',
    'POST /tarifas/actualizarTarifa',
    (m) => ({
      payload: { idTarifa: 50, Tarifa: m.nombre(), PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X', usrmod: 5 },
    }),
  ],
  [61, 'hector', 'GET /inspectores/getInspectores'],
  [62, 'lucia', 'GET /inspectores/verificarEmpleado', en(`/inspectores/verificarEmpleado?cuil=${CUIL.hector}`)],
  [63, 'hector', 'GET /inspectores/traerOficinas'],
  [
    64,
    'lucia',
    'POST /inspectores/agregarInspector',
    async (m) => ({ payload: { Oficina: '2', idPersona: await m.empleado(), usrmod: 5 } }),
  ],
  [
    65,
    'lucia',
    'POST /inspectores/actualizarInspector',
    con({ idOficina: '2', estado: true, usrmod: 5, idInspector: 1 }),
  ],
]

const DE_FORMULARIOS: readonly Renglon[] = [
  [66, 'clara', 'GET /formulario/calles'],
  [67, 'clara', 'GET /formulario/tarifas'],
  [68, 'clara', 'GET /formulario/tiposInmueble'],
  [69, 'clara', 'GET /formulario/tiposFormulario'],
  [70, 'clara', 'GET /formulario/tiposObra'],
  [71, 'clara', 'GET /formulario/obtenerLeyendas/{}', en('/formulario/obtenerLeyendas/12')],
  [72, 'clara', 'GET /formulario/obtenerDeclarante'],
  [73, 'pablo', 'GET /formulario/buscarProfesional/{}', en(`/formulario/buscarProfesional/${CUIL.pablo}`)],
  [74, 'pablo', 'GET /formulario/buscarPropietario/{}', en(`/formulario/buscarPropietario/${CUIL.clara}`)],
  [75, 'pablo', 'POST /formulario/agregarPropietario/{}', en(`/formulario/agregarPropietario/${CUIL.rosa}`)],
  [
    76,
    'pablo',
    'PUT /formulario/agregarDomicilio',
    async (m) => ({ payload: { Domicilio: 'SALTA 1', Id: await m.propietarioSinDomicilio(), rol: 'propietario' } }),
  ],
  ...['', 0, null, 2].map(
    (idInmuebleTipo): Renglon => [
      77,
      'clara',
      'POST /formulario/agregarDomicilioObra',
      con({
        Seccion: '',
        Manzana: '',
        Parcela: '',
        Distrito: '',
        Padron: '555',
        Dominio: '',
        idCalle: 1,
        NroPuerta: '10',
        Piso: null,
        Departamento: null,
        idPersona: 7,
        idInmuebleTipo,
      }),
    ],
  ),
  [
    78,
    'clara',
    'GET /formulario/consultarFormulario27',
    async (m) => ({ url: `/formulario/consultarFormulario27?id=${await m.domicilioDelPadron('100012')}` }),
  ],
  [
    79,
    'clara',
    'GET /formulario/consultarElevadorResponsable',
    en(`/formulario/consultarElevadorResponsable?cuil=${CUIL.clara}`),
  ],
  ...['1', '2', '19', '14/', '1bis/'].map(
    (codigo, lugar): Renglon => [
      80 + lugar,
      'pablo',
      `GET /formulario/consultarFormulario${codigo}`,
      en(`/formulario/consultarFormulario${codigo}?idCarpeta=1002`),
    ],
  ),
  [85, 'pablo', 'POST /formulario/realizarPagoF22', (m) => m.veredaPorPagarDePablo()],
  [
    86,
    'pablo',
    'POST /formulario/pagar1bis',
    async (m) => ({ payload: { ...(await m.pagado1bis()), idCarpeta: undefined, idPersona: 2 } }),
  ],
  [
    87,
    'pablo',
    'POST /documentacion/altaFormularioVeredas',
    async (m) => {
      const { idPago, idCalle, foto } = await m.veredaPagadaDePablo()
      const trabajos = ['fachada', 'medianera', 'sobretecho', 'cubierta', 'impermeabilizacion']
      const otros = ['pintura', 'carpinteria', 'revoque', 'otros']
      return multiparte(
        {
          vereda: 1,
          ...Object.fromEntries([...trabajos, ...otros].map((trabajo) => [trabajo, 0])),
          idFormularioTipo: 12,
          idUso: 12,
          ancho: '12,50',
          largo: '2',
          superficie: '25.00',
          idInmuebleTipo: 1,
          MontodeObra: '300000',
          DerechoConstruccion: '1800.00',
          dep_mat_dias: '3',
          dep_mat_precio: '750.00',
          cerca_metros: '4,5',
          cerca_pesos: '1575.00',
          TotalaAbonar: '4925.00',
          idDomicilio: 1,
          idPersona: 2,
          email: 'clara@vecinos.example',
          Seccion: NULO,
          Manzana: NULO,
          Parcela: SIN_DEFINIR,
          Distrito: '',
          Padron: '100001',
          Dominio: '',
          idCalle,
          NroPuerta: '450',
          Piso: NULO,
          Departamento: NULO,
          idPago,
        },
        [foto, fotoDePrueba(9002)],
      )
    },
  ],
  [
    88,
    'clara',
    'POST /documentacion/altaFormulario27',
    async (m) =>
      multiparte(
        {
          ...(await m.respuestas27()),
          idPersona: 7,
          Piso: NULO,
          Departamento: SIN_DEFINIR,
          idTarifa: 116,
          tarifa: 'ELEVADORES',
          importe: '5200',
        },
        recibos(1),
      ),
  ],
  [
    89,
    'pablo',
    'POST /documentacion/altaFormulario14',
    async (m) =>
      multiparte(
        {
          idFormulario: await m.carteleria(),
          instalacion: '1',
          retiro: 'false',
          ocupaVereda: 'true',
          aceptoord2073: '1',
          empresaPublicidad: '0',
          desde: '2026-12-01',
          hasta: '2026-12-31',
          monto: '4375.00',
          perimetro: '12.5',
          altura: '3.5',
          superficie: '20',
          idInstitucion: NULO,
          nroInscripcion: SIN_DEFINIR,
          representante: 7,
          idPersona: 2,
          idCarpeta: SIN_DEFINIR,
        },
        recibos(1),
      ),
  ],
  [
    90,
    'clara',
    'POST /documentacion/altaFormulario29',
    con({
      ...CONSERVADORA,
      idTarifa: 116,
      importe: 5200,
      pagado: 0,
      idPersona: 7,
      tarifa: 'ELEVADORES',
      idDomicilio: null,
      fecha: null,
      padron: '',
    }),
  ],
  [91, 'clara', 'POST /documentacion/altaFormulario30', con({ fecha: null, ...FORMULARIO_30 })],
  [
    92,
    'clara',
    'POST /documentacion/altaFormulario31',
    async (m) => ({ payload: { ...(await m.formulario31()), idPersona: 7, fecha: null } }),
  ],
  [93, 'clara', 'POST /documentacion/altaFormulario28/', async (m) => ({ payload: await m.formulario28() })],
  [
    94,
    'pablo',
    'POST /documentacion/altaFormulario1',
    async (m) => ({ payload: { idFormulario: await m.presentada(), ...FORMULARIO_1, idPersona: 2, fecha: null } }),
  ],
  [
    94,
    'pablo',
    'POST /documentacion/altaFormulario1',
    async (m) => {
      const id = await m.presentada()
      return { payload: { idFormulario: id, idCarpeta: id, ...FORMULARIO_1, idPersona: 2, fecha: null } }
    },
  ],
  [
    95,
    'pablo',
    'POST /documentacion/altaFormulario1bis',
    async (m) => ({
      payload: {
        idFormulario: await m.obraNueva(),
        idFormulario1bis: null,
        nroresolucion: 'EN TRAMITE',
        supconstruida: '40.50',
        supconantecedentes: 59.5,
        supaconstruir: 0,
        suptotal: 100,
        valorm2obranueva: 98000,
        importeobranoc: 588000,
        importerefaccion: 1000,
        importetotalrefaccion: 60,
        importedemolicion: 0,
        metrosrebajecordon: '2 huellas',
        valorpesosmetro: 3200,
        importerebajecordon: 6400,
        totalderechosconstruccion: 594460,
        metroscerca: 10,
        valormetrocerca: 350,
        importetotalcerca: 3500,
        descripcionotros: '',
        valorotros: 0,
        idPago: null,
      },
    }),
  ],
  [
    96,
    'pablo',
    'POST /documentacion/altaFormulario2',
    async (m) => ({ payload: { idFormulario: await m.obraNueva(), ...FORMULARIO_2, idPersona: 2, fecha: null } }),
  ],
  [
    97,
    'pablo',
    'POST /documentacion/altaFormulario19',
    async (m) => ({
      payload: {
        idDeclarante: '1',
        idCalle: 1,
        NroPuerta: '450',
        Piso: null,
        Dpto: null,
        Seccion: '4',
        Manzana: '12',
        Distrito: '1',
        Dominio: 'A',
        idPersona: 2,
        fecha: null,
        idFormulario: await m.obraNueva(),
        idCarpeta: null,
      },
    }),
  ],
]

export const RENGLONES: readonly Renglon[] = [
  ...ACCESO_Y_EMPLEADOS,
  ...CARPETAS,
  ...PADRON_Y_PROFESIONALES,
  ...ADMINISTRACION,
  ...DE_FORMULARIOS,
]
