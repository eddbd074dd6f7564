import { CUIL } from '../appDePrueba.ts'
import {
  documento,
  pedidoDeAlta,
  pedidoDeFormulario1,
  pedidoDeMovimiento,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
  pedidoDeSubida,
} from '../carpetasDePrueba.ts'
import { FORMULARIO_30, recibos } from '../elevadoresDePrueba.ts'
import { pedidoDeFormulario, pedidoDeFormulario14 } from '../formulariosDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { VISITAS } from './filasDeVisitas.ts'
import type { Mundo } from './mundo.ts'

interface Pedido {
  readonly url?: string
  readonly payload?: object | Buffer
  readonly headers?: Record<string, string>
}

/** A declared call, a valid request for it, and what each column of COLUMNAS gets. */
export type Fila = readonly [llamada: string, pedido: (mundo: Mundo) => Pedido | Promise<Pedido>, celdas: string]

const url = (direccion: string) => () => ({ url: direccion })

/*
 * Typed by hand from what the specification lets each kind of person do (S-5), with S-6 for whose id it is. Columns:
 * sin token, token roto, clara (citizen), pablo (PROFESIONAL), lucia (OPERADOR M.E.), hector (JEFE), ana (ADMINISTRADOR),
 * bruno (another PROFESIONAL, with Pablo's ids), diego (only INSPECTOR, of no folder here: A-164).
 */
const CUALQUIERA /*      */ = '401 401 200 200 200 200 200 200 200'
const GESTORES /*        */ = '401 401 403 200 403 403 200 200 403'
const PERSONAL /*        */ = '401 401 403 403 200 200 200 403 403'
const LEE_EL_PERSONAL /* */ = '401 401 403 403 200 200 200 403 200'
const CARPETA_DE_PABLO /**/ = '401 401 404 200 200 200 200 404 200'
const ATIENDE_A_PABLO /* */ = '401 401 404 200 200 200 200 404 403'
const RECIBO_DE_PABLO /* */ = '401 401 404 200 200 200 200 404 404'
/** Who handles it: its applicant here; the staff of these columns neither inspect it nor have it open. */
const CODIGO_DE_PABLO /* */ = '401 401 404 200 403 403 403 404 403'
const SOLO_UN_INDICIO /* */ = '204 204 204 204 204 204 204 204 204'
const SOLO_PABLO /*      */ = '401 401 404 200 404 404 404 404 404'
const CARPETA_DE_CLARA /**/ = '401 401 200 404 200 200 200 404 200'

/** Row 3 to 5. */
const ACCESO: readonly Fila[] = [
  ['GET /catastroInicio/authStatus', url('/catastroInicio/authStatus'), CUALQUIERA],
  ['GET /catastroInicio/rolPersona', url('/catastroInicio/rolPersona'), CUALQUIERA],
  ['GET /catastroInicio/perfiles', url('/catastroInicio/perfiles'), CUALQUIERA],
  // Each gets what is their own.
  ['GET /inicio/pendientes', url('/inicio/pendientes'), CUALQUIERA],
]

/** Rows 66 to 77, 33. */
const CATALOGOS_Y_PERSONAS: readonly Fila[] = [
  ['GET /formulario/calles', url('/formulario/calles'), CUALQUIERA],
  ['GET /formulario/tarifas', url('/formulario/tarifas'), CUALQUIERA],
  ['GET /formulario/tiposInmueble', url('/formulario/tiposInmueble'), CUALQUIERA],
  ['GET /formulario/tiposFormulario', url('/formulario/tiposFormulario'), CUALQUIERA],
  ['GET /formulario/tiposObra', url('/formulario/tiposObra'), CUALQUIERA],
  ['GET /formulario/obtenerLeyendas/{idFormularioTipo}', url('/formulario/obtenerLeyendas/12'), CUALQUIERA],
  ['GET /formulario/obtenerDeclarante', url('/formulario/obtenerDeclarante'), CUALQUIERA],
  // Own document; ADMINISTRADOR any.
  [
    'GET /formulario/buscarProfesional/{documento}',
    url(`/formulario/buscarProfesional/${CUIL.pablo}`),
    '401 401 403 200 403 403 200 403 403',
  ],
  ['GET /formulario/buscarPropietario/{cuil}', url(`/formulario/buscarPropietario/${CUIL.clara}`), GESTORES],
  ['POST /formulario/agregarPropietario/{cuil}', url(`/formulario/agregarPropietario/${CUIL.rosa}`), GESTORES],
  [
    'PUT /formulario/agregarDomicilio',
    async (m) => ({ payload: { Domicilio: 'SALTA 1', Id: await m.propietarioSinDomicilio(), rol: 'propietario' } }),
    GESTORES,
  ],
  // rol profesional: own Id; ADMINISTRADOR any.
  [
    'PUT /formulario/agregarDomicilio',
    () => ({ payload: { Domicilio: 'LAMADRID 377', Id: 1, rol: 'profesional' } }),
    '401 401 403 200 403 403 200 403 403',
  ],
  [
    'POST /formulario/agregarDomicilioObra',
    () => ({ payload: { Padron: '555', idCalle: 1, NroPuerta: '10' } }),
    CUALQUIERA,
  ],
  ['GET /padron/obtenerDomicilioPorPadron/{padron}', url('/padron/obtenerDomicilioPorPadron/100001'), CUALQUIERA],
  ['GET /padron/obtenerPadron/{cuilOrDni}', url('/padron/obtenerPadron/30999111'), CUALQUIERA],
  ['GET /padron/obtenerPadronNombre/{name}', url('/padron/obtenerPadronNombre/NIEVA'), CUALQUIERA],
  ['GET /padron/ficha/{padron}', url('/padron/ficha/100001'), CUALQUIERA],
  ['POST /padron/certificado', () => ({ payload: { padron: '100001' } }), CUALQUIERA],
  [
    'GET /padron/certificado/{idCertificado}',
    async (m) => ({ url: `/padron/certificado/${(await m.certificadoDePadronDePablo()).idCertificado}` }),
    RECIBO_DE_PABLO,
  ],
  ['GET /documentacion/delPadron/{padron}', url('/documentacion/delPadron/100012'), CUALQUIERA],
]

/** Rows 16 to 19, 25. */
const LISTAS: readonly Fila[] = [
  ['GET /formulario/obtenerTiposEncomienda', url('/formulario/obtenerTiposEncomienda'), GESTORES],
  ['GET /documentacion/listar', url('/documentacion/listar?idProfesional=1'), '401 401 403 200 403 403 200 403 403'],
  [
    'GET /documentacion/listarCarpetasVeredas',
    url('/documentacion/listarCarpetasVeredas?idPersona=7'),
    '401 401 200 403 200 200 200 403 200',
  ],
  [
    'GET /documentacion/listarCarpetasVeredas',
    url('/documentacion/listarCarpetasVeredas?idPersona=2'),
    '401 401 403 200 200 200 200 403 200',
  ],
  ['GET /documentacion/listarTodas', url('/documentacion/listarTodas'), LEE_EL_PERSONAL],
  ['GET /formulario/obtenerEstados', url('/formulario/obtenerEstados'), LEE_EL_PERSONAL],
]

/** Rows 20, 28 to 30, 80 and the additions: owner of the folder and staff. */
const LECTURAS: readonly Fila[] = [
  ['GET /documentacion/carpeta/{idCarpeta}', url('/documentacion/carpeta/1002'), CARPETA_DE_PABLO],
  ['GET /documentacion/carpeta/{idCarpeta}', url('/documentacion/carpeta/1007'), CARPETA_DE_CLARA],
  ['GET /documentacion/obtenerArchivos/', url('/documentacion/obtenerArchivos/?idCarpeta=1002'), CARPETA_DE_PABLO],
  ['GET /documentacion/obtenerArchivos/', url('/documentacion/obtenerArchivos/?idCarpeta=1008'), CARPETA_DE_CLARA],
  ['GET /documentacion/archivos', url('/documentacion/archivos?idCarpeta=1002'), CARPETA_DE_PABLO],
  ['GET /documentacion/archivos', url('/documentacion/archivos?idCarpeta=1007'), CARPETA_DE_CLARA],
  [
    'GET /documentacion/archivo/{idArchivo}',
    async (m) => ({ url: `/documentacion/archivo/${await m.archivoDe(1002)}` }),
    CARPETA_DE_PABLO,
  ],
  [
    'GET /documentacion/archivo/{idArchivo}',
    async (m) => ({ url: `/documentacion/archivo/${await m.archivoDe(1007)}` }),
    CARPETA_DE_CLARA,
  ],
  ['GET /documentacion/requisitos', url('/documentacion/requisitos?idCarpeta=1002'), CARPETA_DE_PABLO],
  ['GET /documentacion/seguimiento/{idCarpeta}', url('/documentacion/seguimiento/1002'), CARPETA_DE_PABLO],
  ['GET /documentacion/seguimiento/{idCarpeta}', url('/documentacion/seguimiento/1008'), CARPETA_DE_CLARA],
  [
    'PUT /documentacion/requisitoNoCorresponde',
    () => ({ payload: { idCarpeta: 1002, idRequisito: 1, motivo: 'Es una sociedad' } }),
    ATIENDE_A_PABLO,
  ],
  ['POST /documentacion/codigoSeguimiento', () => ({ payload: { idCarpeta: 1002 } }), CODIGO_DE_PABLO],
  // For whoever has the folder's code, signed in or not.
  [
    'GET /documentacion/seguimientoPublico',
    async (m) => ({
      url: `/documentacion/seguimientoPublico?idCarpeta=1002&codigo=${await m.codigoDeSeguimiento(1002)}`,
    }),
    '200 200 200 200 200 200 200 200 200',
  ],
  [
    'GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta',
    url('/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=1002'),
    CARPETA_DE_PABLO,
  ],
  ['GET /formulario/obtenerDatosPersona/{idCarpeta}', url('/formulario/obtenerDatosPersona/1002'), CARPETA_DE_PABLO],
  ['GET /formulario/obtenerDatosPersona/{idCarpeta}', url('/formulario/obtenerDatosPersona/1007'), CARPETA_DE_CLARA],
  [
    'GET /formulario/buscarDomicilioPorCarpeta/{idCarpeta}',
    url('/formulario/buscarDomicilioPorCarpeta/1002'),
    CARPETA_DE_PABLO,
  ],
]

/** Rows 80 to 84 and 94 to 97, 89: forms 1, 1bis and 2 are also the staff's; 14 and 19 their owner's and ADMINISTRADOR's. */
const SOLO_DE_PABLO /*  */ = '401 401 404 200 403 403 200 404 403'
const FORMULARIOS: readonly Fila[] = [
  ...['1', '1bis/', '2', '14/', '19'].map(
    (codigo): Fila => [
      `GET /formulario/consultarFormulario${codigo}`,
      url(`/formulario/consultarFormulario${codigo}?idCarpeta=1002`),
      CARPETA_DE_PABLO,
    ],
  ),
  ['POST /documentacion/altaFormulario1', async (m) => pedidoDeFormulario1(await m.presentada()), ATIENDE_A_PABLO],
  [
    'POST /documentacion/altaFormulario1bis',
    async (m) => pedidoDeFormulario('1bis', await m.obraNueva()),
    ATIENDE_A_PABLO,
  ],
  // Owner of the folder; ADMINISTRADOR.
  ['POST /formulario/pagar1bis', async (m) => ({ payload: await m.pagado1bis() }), SOLO_DE_PABLO],
  ['POST /documentacion/altaFormulario2', async (m) => pedidoDeFormulario('2', await m.obraNueva()), ATIENDE_A_PABLO],
  ['POST /documentacion/altaFormulario19', async (m) => pedidoDeFormulario('19', await m.obraNueva()), SOLO_DE_PABLO],
  ['POST /documentacion/altaFormulario14', async (m) => pedidoDeFormulario14(await m.carteleria()), SOLO_DE_PABLO],
]

/** Rows 21 to 24, 26, 27. */
const ESCRITURAS: readonly Fila[] = [
  // "own, conditions | own, conditions | no | no | yes": staff see the folder, and may never delete it.
  [
    'DELETE /documentacion',
    async (m) => ({ payload: { id: await m.presentada() } }),
    '401 401 404 200 403 403 200 404 403',
  ],
  [
    'DELETE /documentacion',
    async (m) => ({ url: `/documentacion?id=${await m.veredaBorrable()}` }),
    '401 401 200 404 403 403 200 404 403',
  ],
  [
    'POST /documentacion/carpetaProfesional',
    async (m) => pedidoDeSubida({ idCarpeta: await m.presentada() }),
    ATIENDE_A_PABLO,
  ],
  [
    'POST /documentacion/carpetaPersonaVeredas',
    () => multiparte({ idCarpeta: 1007 }, [documento()]),
    '401 401 200 404 200 200 200 404 403',
  ],
  [
    'PUT /formulario/actualizarTramite-Pagado',
    async (m) => ({ payload: { idCarpeta: await m.conComprobante() } }),
    ATIENDE_A_PABLO,
  ],
  [
    'PUT /formulario/actualizarTramite',
    async (m) => pedidoDeMovimiento(await m.completa(), { idEstado: 2, expediente: '118400-A' }),
    PERSONAL,
  ],
  // Own idProfesional; ADMINISTRADOR any.
  ['POST /documentacion/alta', () => pedidoDeAlta(), '401 401 403 200 403 403 200 403 403'],
]

/** Additions of: the whole staff reads; ADMINISTRADOR and JEFE assign and extend; an ADMINISTRADOR sets terms. */
const ASIGNAN /*         */ = '401 401 403 403 403 200 200 403 403'
const SOLO_ADMINISTRADOR = '401 401 403 403 403 403 200 403 403'
const ASIGNACION: readonly Fila[] = [
  ['GET /documentacion/cargaDeInspectores', url('/documentacion/cargaDeInspectores'), LEE_EL_PERSONAL],
  ['GET /documentacion/proponerInspector', url('/documentacion/proponerInspector?idCarpeta=1003'), ASIGNAN],
  [
    'PUT /documentacion/prorrogar',
    async (m) => ({ payload: { idCarpeta: await m.presentada(), hasta: m.enMedioAnio(), motivo: 'Lo pidió' } }),
    ASIGNAN,
  ],
  ['GET /documentacion/relojes/{idCarpeta}', url('/documentacion/relojes/1002'), CARPETA_DE_PABLO],
  ['GET /plazos', url('/plazos'), LEE_EL_PERSONAL],
  [
    'POST /plazos/guardar',
    () => ({ payload: { situacion: 'PAGADO', dias: 5, habiles: 1, alVencer: 'NADA' } }),
    SOLO_ADMINISTRADOR,
  ],
  ['GET /calendario', url('/calendario?anio=2026'), LEE_EL_PERSONAL],
  ['POST /calendario/agregar', () => ({ payload: { desde: '2026-12-08', nombre: 'Feriado' } }), SOLO_ADMINISTRADOR],
  ['POST /calendario/quitar', async (m) => ({ payload: { fecha: await m.feriado() } }), SOLO_ADMINISTRADOR],
  ['POST /calendario/confirmar', () => ({ payload: { anio: 2026 } }), SOLO_ADMINISTRADOR],
  ['PUT /documentacion/asignar', () => ({ payload: { idCarpeta: 1003, idInspector: null } }), ASIGNAN],
]

/** Additions: the mails that the portal sends are the staff's to look at. */
const NOTIFICACIONES: readonly Fila[] = [
  ['GET /notificaciones/correos', url('/notificaciones/correos'), PERSONAL],
  [
    'GET /notificaciones/correo/{idCorreo}',
    async (m) => ({ url: `/notificaciones/correo/${await m.correoFallido()}` }),
    PERSONAL,
  ],
  ['POST /notificaciones/reintentar', async (m) => ({ payload: { idCorreo: await m.correoFallido() } }), PERSONAL],
]

/** Row 7 and the additions: one's own request, and the staff's; a certificate is checked by anybody who has its code. */
const LIBRE_DEUDA: readonly Fila[] = [
  [
    'POST /usuarios/obtenerLibreDeuda',
    async (m) => {
      await m.solicitudDePablo()
      return { payload: { emailData: { message: '100001', recipient: 'x', subject: 'Libre Deuda' }, user: {} } }
    },
    '401 401 409 200 409 409 409 409 409',
  ],
  ['GET /libreDeuda/solicitudes', url('/libreDeuda/solicitudes'), PERSONAL],
  ['GET /libreDeuda/misCertificados', url('/libreDeuda/misCertificados'), CUALQUIERA],
  [
    'POST /libreDeuda/emitir',
    async (m) => ({ payload: { idLibreDeuda: (await m.solicitudDePablo()).idLibreDeuda } }),
    PERSONAL,
  ],
  [
    'POST /libreDeuda/rechazar',
    async (m) => ({ payload: { idLibreDeuda: (await m.solicitudDePablo()).idLibreDeuda, motivo: 'Tiene deuda.' } }),
    PERSONAL,
  ],
  [
    'POST /libreDeuda/anular',
    async (m) => ({ payload: { idLibreDeuda: (await m.certificadoDePablo()).idLibreDeuda, motivo: 'Por error.' } }),
    PERSONAL,
  ],
  [
    'GET /libreDeuda/certificado/{idLibreDeuda}',
    async (m) => ({ url: `/libreDeuda/certificado/${(await m.certificadoDePablo()).idLibreDeuda}` }),
    RECIBO_DE_PABLO,
  ],
  [
    'GET /verificar/{codigo}',
    async (m) => ({ url: `/verificar/${(await m.certificadoDePablo()).codigo}` }),
    '200 200 200 200 200 200 200 200 200',
  ],
  [
    'GET /verificar/{codigo}',
    async (m) => ({ url: `/verificar/${(await m.certificadoDePadronDePablo()).codigo}` }),
    '200 200 200 200 200 200 200 200 200',
  ],
]

const REFERENCIA /*     */ = '401 401 403 403 200 403 200 403 403'
const ADMINISTRADOR /*  */ = '401 401 403 403 403 403 200 403 403'
/** anybody signed in adds an advertising company; only who maintains the reference data, another institution. */
const EMPRESA /*        */ = '401 401 200 200 200 200 200 200 200'

/** Rows 8 to 15, and the additions for reparticiones. */
const OFICINAS_Y_EMPLEADOS: readonly Fila[] = [
  ['GET /catastroReparticiones/oficinas', url('/catastroReparticiones/oficinas'), LEE_EL_PERSONAL],
  ['GET /catastroReparticiones/reparticiones', url('/catastroReparticiones/reparticiones'), LEE_EL_PERSONAL],
  [
    'POST /catastroEmpleados/baja',
    async (m) => ({ payload: { idPersona: await m.empleado(), motivo: 'Renunció' } }),
    ADMINISTRADOR,
  ],
  ['GET /identidades', url('/identidades'), ADMINISTRADOR],
  ['GET /archivos/apartados', url('/archivos/apartados'), ADMINISTRADOR],
  ['GET /consultas/mias', url('/consultas/mias'), CUALQUIERA],
  ['GET /consultas/rafagas', url('/consultas/rafagas'), ADMINISTRADOR],
  [
    'POST /identidades/aceptar',
    async (m) => ({ payload: { idIdentidad: await m.identidadRechazada() } }),
    ADMINISTRADOR,
  ],
  ['GET /catastroRoles', url('/catastroRoles'), ADMINISTRADOR],
  [
    'GET /catastroEmpleados/empleadoOficina',
    url(`/catastroEmpleados/empleadoOficina?cuil=${CUIL.diego}`),
    ADMINISTRADOR,
  ],
  [
    'PATCH /catastroEmpleados/modificar',
    () => ({
      payload: { values: { cuil: CUIL.diego, reparticion: 2, oficina: 2 }, selectedRoles: [{ idRol: 5 }] },
    }),
    ADMINISTRADOR,
  ],
  [
    'POST /catastroReparticiones/crearOficina',
    (m) => ({ payload: { Oficina: m.nombre(), idInstitucion: 1, idReparticion: 1, estado: 1, usrmod: 1 } }),
    REFERENCIA,
  ],
  [
    'POST /catastroReparticiones/editarOficina',
    (m) => ({ payload: { idOficina: 3, Oficina: m.nombre(), idInstitucion: 1, idReparticion: 1 } }),
    REFERENCIA,
  ],
  ['POST /catastroReparticiones/deshabilitarOficina', () => ({ payload: { id: 5 } }), REFERENCIA],
  ['POST /catastroReparticiones/crearReparticion', (m) => ({ payload: { Reparticion: m.nombre() } }), REFERENCIA],
  [
    'POST /catastroReparticiones/editarReparticion',
    (m) => ({ payload: { idReparticion: 4, Reparticion: m.nombre() } }),
    REFERENCIA,
  ],
]

/** Rows 34 to 41, and the additions beside them. */
const PROFESIONALES: readonly Fila[] = [
  ['GET /profesionales/profesiones', url('/profesionales/profesiones'), LEE_EL_PERSONAL],
  [
    'GET /profesionales/verificarProfesional',
    url(`/profesionales/verificarProfesional?cuil=${CUIL.clara}`),
    REFERENCIA,
  ],
  ['GET /profesionales/colegios', url('/profesionales/colegios'), LEE_EL_PERSONAL],
  ['GET /profesionales/universidades', url('/profesionales/universidades'), LEE_EL_PERSONAL],
  ['GET /profesionales/listado', url('/profesionales/listado'), LEE_EL_PERSONAL],
  ['POST /profesionales/nuevaUniversidad', (m) => ({ payload: { nombreUniversidad: m.nombre() } }), REFERENCIA],
  ['POST /profesionales/nuevoColegio', (m) => ({ payload: { nombreColegio: m.nombre() } }), REFERENCIA],
  [
    'POST /profesionales/nuevaProfesion',
    (m) => ({ payload: { nombreProfesion: m.nombre(), idColegioProfesional: 1 } }),
    REFERENCIA,
  ],
  [
    'POST /profesionales/nuevoProfesional',
    async (m) => ({
      payload: {
        idProfesion: 1,
        idPersona: await m.vecino(),
        idUniversidad: 1,
        domicilio: 'SALTA 1',
        matricula: m.nombre(),
        fechaVencimiento: '2099-12-31',
      },
    }),
    REFERENCIA,
  ],
  [
    'POST /profesionales/editarProfesional',
    (m) => ({
      payload: {
        idProfesional: 2,
        idProfesion: 2,
        idUniversidad: 2,
        matricula: m.nombre(),
        fechaVencimiento: '2099-12-31',
      },
    }),
    REFERENCIA,
  ],
  [
    'POST /profesionales/editarColegio',
    (m) => ({ payload: { idColegioProf: 4, nombreColegio: m.nombre() } }),
    REFERENCIA,
  ],
  [
    'POST /profesionales/editarProfesion',
    (m) => ({ payload: { idProfesion: 6, nombreProfesion: m.nombre(), idColegioProfesional: 4 } }),
    REFERENCIA,
  ],
  [
    'POST /profesionales/editarUniversidad',
    (m) => ({ payload: { idUniversidad: 6, nombreUniversidad: m.nombre() } }),
    REFERENCIA,
  ],
]

/** Rows 42 to 65, and the histories. */
const REFERENCIAS: readonly Fila[] = [
  ['GET /instituciones/getInstituciones', url('/instituciones/getInstituciones'), CUALQUIERA],
  ['GET /instituciones/getInstitucionesTipo', url('/instituciones/getInstitucionesTipo'), LEE_EL_PERSONAL],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 1, estado: 1, usrmod: 1 } }),
    EMPRESA,
  ],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 2, estado: 1 } }),
    EMPRESA,
  ],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 3, estado: 1 } }),
    REFERENCIA,
  ],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 1, estado: 0 } }),
    REFERENCIA,
  ],
  [
    'POST /instituciones/editarInstitucion',
    (m) => ({ payload: { idInstitucion: 5, Institucion: m.nombre(), idInstitucionTipo: 2, estado: 1 } }),
    REFERENCIA,
  ],
  ['POST /instituciones/deshabilitarInstitucion', () => ({ payload: { id: 5 } }), REFERENCIA],
  ['POST /instituciones/crearInstitucionTipo', (m) => ({ payload: { InstitucionTipo: m.nombre() } }), REFERENCIA],
  [
    'POST /instituciones/editarInstitucionTipo',
    (m) => ({ payload: { idInstitucionTipo: 5, InstitucionTipo: m.nombre(), estado: 1 } }),
    REFERENCIA,
  ],
  ['POST /instituciones/deshabilitarInstitucionTipo', () => ({ payload: { id: 5 } }), REFERENCIA],
  ['GET /catastroCalles/calles', url('/catastroCalles/calles'), LEE_EL_PERSONAL],
  ['GET /catastroCalles/callesTipo', url('/catastroCalles/callesTipo'), LEE_EL_PERSONAL],
  ['POST /catastroCalles/crearCalle', (m) => ({ payload: { calle: m.nombre(), idcalletipo: 1 } }), REFERENCIA],
  [
    'POST /catastroCalles/editarCalle',
    (m) => ({ payload: { idcalle: 2, calle: m.nombre(), idcalletipo: 1, estado: 1 } }),
    REFERENCIA,
  ],
  ['POST /catastroCalles/deshabilitarCalle', () => ({ payload: { id: 3 } }), REFERENCIA],
  ['GET /documentacion/requisitosDeEncomienda', url('/documentacion/requisitosDeEncomienda'), LEE_EL_PERSONAL],
  ['PUT /documentacion/requisitoObligatorio', () => ({ payload: { idRequisito: 1, obligatorio: false } }), REFERENCIA],
  ['GET /obrasTipo/getObrasTipo', url('/obrasTipo/getObrasTipo'), LEE_EL_PERSONAL],
  ['GET /obrasTipo/historial/{idObraTipo}', url('/obrasTipo/historial/1'), LEE_EL_PERSONAL],
  [
    'POST /obrasTipo/agregarObrasTipo',
    (m) => ({ payload: { ObraTipo: m.nombre(), timbrado: 1, provisorio: 2, definitivo: 3 } }),
    REFERENCIA,
  ],
  [
    'POST /obrasTipo/actualizarObrasTipo',
    (m) => ({ payload: { idObraTipo: 14, ObraTipo: m.nombre(), timbrado: 1, provisorio: 2, definitivo: 3 } }),
    REFERENCIA,
  ],
  ['GET /tarifas/getTarifas', url('/tarifas/getTarifas'), LEE_EL_PERSONAL],
  ['GET /preciosPendientes', url('/preciosPendientes'), LEE_EL_PERSONAL],
  [
    'POST /preciosPendientes/confirmar',
    async (m) => ({ payload: { idCambio: await m.cambioDePrecio() } }),
    '401 401 403 403 200 403 200 403 403',
  ],
  // Lucía's own.
  [
    'POST /preciosPendientes/retirar',
    async (m) => ({ payload: { idCambio: await m.cambioDePrecio(4) } }),
    '401 401 403 403 200 403 403 403 403',
  ],
  ['GET /tarifas/historial/{idTarifa}', url('/tarifas/historial/65'), LEE_EL_PERSONAL],
  [
    'POST /tarifas/agregarTarifa',
    (m) => ({ payload: { Tarifa: m.nombre(), PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' } }),
    REFERENCIA,
  ],
  [
    'POST /tarifas/actualizarTarifa',
    (m) => ({ payload: { idTarifa: 50, Tarifa: m.nombre(), PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' } }),
    REFERENCIA,
  ],
  ['GET /inspectores/getInspectores', url('/inspectores/getInspectores'), LEE_EL_PERSONAL],
  ['GET /inspectores/verificarEmpleado', url(`/inspectores/verificarEmpleado?cuil=${CUIL.hector}`), REFERENCIA],
  ['GET /inspectores/traerOficinas', url('/inspectores/traerOficinas'), LEE_EL_PERSONAL],
  [
    'POST /inspectores/agregarInspector',
    async (m) => ({ payload: { Oficina: 2, idPersona: await m.empleado(), usrmod: 1 } }),
    REFERENCIA,
  ],
  [
    'POST /inspectores/actualizarInspector',
    () => ({ payload: { idInspector: 1, idOficina: 2, estado: 1, usrmod: 1 } }),
    REFERENCIA,
  ],
  ['GET /auditoria/{entidad}/{id}', url('/auditoria/oficina/1'), ADMINISTRADOR],
]

/** The additions for payments. Whose payment: its payer's and the ADMINISTRADOR's; its receipt, also the staff's. */
const PAGOS: readonly Fila[] = [
  ['POST /pagos/preparar', () => ({ payload: { producto: 'LIBRE_DEUDA', padron: '100001' } }), CUALQUIERA],
  [
    'POST /pagos/preparar',
    async (m) => ({ payload: { producto: 'FORM1BIS', idCarpeta: (await m.liquidada()).idCarpeta } }),
    SOLO_DE_PABLO,
  ],
  ['POST /pagos/notificacion', () => ({ payload: { TransaccionComercioId: 'T1', EstadoId: 3 } }), SOLO_UN_INDICIO],
  [
    'GET /pagos/estado/{idPago}',
    async (m) => ({ url: `/pagos/estado/${await m.pagoDePablo()}` }),
    '401 401 404 200 404 404 200 404 404',
  ],
  ['GET /pagos/mios', url('/pagos/mios'), CUALQUIERA],
  ['GET /pagos/listar', url('/pagos/listar'), PERSONAL],
  ['GET /pagos/ver/{idPago}', async (m) => ({ url: `/pagos/ver/${await m.pagoDePablo()}` }), RECIBO_DE_PABLO],
  ['GET /pagos/eventos/{idPago}', async (m) => ({ url: `/pagos/eventos/${await m.pagoDePablo()}` }), PERSONAL],
  ['GET /pagos/avisosSinPago', url('/pagos/avisosSinPago'), PERSONAL],
  ['POST /pagos/conciliar', async (m) => ({ payload: { idPago: await m.pagoDePablo() } }), PERSONAL],
  ['POST /pagos/revisar', async (m) => ({ payload: { idPago: await m.pagoDePablo() } }), PERSONAL],
]

/** Additions: the folder's printed file, for whoever sees the folder. */
const LEGAJOS: readonly Fila[] = [
  ['POST /documentacion/legajo', () => ({ payload: { idCarpeta: 1002 } }), CARPETA_DE_PABLO],
  ['GET /documentacion/legajo/{idCarpeta}', url('/documentacion/legajo/1002'), CARPETA_DE_PABLO],
  [
    'GET /documentacion/legajo/{idCarpeta}/pdf',
    async (m) => ({ url: `/documentacion/legajo/${await m.conLegajo()}/pdf` }),
    CARPETA_DE_PABLO,
  ],
]

/** The additions for imports and exports: who maintains the reference data imports; staff export what they read. */
const IMPORTACIONES: readonly Fila[] = [
  [
    'POST /importaciones',
    (m) =>
      multiparte({ clase: 'calles' }, [
        { campo: 'archivo', nombre: 'calles.csv', contenido: Buffer.from(`Calle;Tipo\n${m.nombre()};CALLE\n`) },
      ]),
    REFERENCIA,
  ],
  ['GET /importaciones', url('/importaciones'), REFERENCIA],
  [
    'GET /importaciones/{idImportacion}',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}` }),
    REFERENCIA,
  ],
  [
    'GET /importaciones/{idImportacion}/filas',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/filas` }),
    REFERENCIA,
  ],
  [
    'GET /importaciones/{idImportacion}/planilla',
    async (m) => ({ url: `/importaciones/${await m.importacionConErrores()}/planilla` }),
    REFERENCIA,
  ],
  [
    'POST /importaciones/{idImportacion}/aplicar',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/aplicar` }),
    REFERENCIA,
  ],
  [
    'POST /importaciones/{idImportacion}/releer',
    async (m) => ({ url: `/importaciones/${await m.importacionDeShapefile()}/releer`, payload: {} }),
    REFERENCIA,
  ],
  [
    'POST /importaciones/{idImportacion}/descartar',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/descartar` }),
    REFERENCIA,
  ],
  ['GET /exportaciones/{lista}', url('/exportaciones/oficinas?formato=csv'), PERSONAL],
]

/** Additions: what staff observe, and the applicant answers. */
const OBSERVACIONES: readonly Fila[] = [
  ['GET /documentacion/observaciones/{idCarpeta}', url('/documentacion/observaciones/1005'), CARPETA_DE_PABLO],
  ['GET /formulario/versiones', url('/formulario/versiones?idCarpeta=1002&codigoFormulario=1'), CARPETA_DE_PABLO],
  [
    'POST /documentacion/observar',
    async (m) => pedidoDeObservar(await m.completa(), [{ texto: 'Falta la firma' }]),
    PERSONAL,
  ],
  [
    'POST /documentacion/responderObservacion',
    async (m) => {
      const [idObservacion = 0] = (await m.observada({ texto: 'Falta la firma' })).ids
      return pedidoDeRespuesta({ idObservacion, respuesta: 'Está en la hoja 2' })
    },
    // Whoever presented it, and not staff in their name: they withdraw it.
    '401 401 404 200 403 403 403 404 403',
  ],
  [
    'PUT /documentacion/retirarObservacion',
    async (m) => pedidoDeRetiro((await m.observada({ texto: 'Falta la firma' })).ids[0] ?? 0),
    PERSONAL,
  ],
]

/** Additions: the desk where staff attend one folder after another. */
const ESCRITORIO: readonly Fila[] = [
  [
    'POST /documentacion/siguiente',
    () => ({ payload: { estado: 'PRESENTADO', orden: 'antiguas', desde: 1001, hacia: 'siguiente' } }),
    LEE_EL_PERSONAL,
  ],
  ['POST /documentacion/tomar', () => ({ payload: { idCarpeta: 1001 } }), LEE_EL_PERSONAL],
  ['GET /documentacion/vistaDeLista/{lista}', url('/documentacion/vistaDeLista/mesa'), LEE_EL_PERSONAL],
  [
    'PUT /documentacion/vistaDeLista/{lista}',
    () => ({ url: '/documentacion/vistaDeLista/mesa', payload: { buscar: '', estado: '', orden: 'antiguas' } }),
    LEE_EL_PERSONAL,
  ],
]

/** Additions: drafts, each person's own. What is another's is, under the same name, simply not there. */
const BORRADORES: readonly Fila[] = [
  ['GET /borradores/{clave}', url('/borradores/formulario1-1002'), CUALQUIERA],
  ['PUT /borradores/{clave}', (m) => ({ url: m.borradorNuevo(), payload: { datos: {}, version: 0 } }), CUALQUIERA],
  ['DELETE /borradores/{clave}', url('/borradores/formulario1-1002'), CUALQUIERA],
  ['GET /borradores/{clave}/archivos', url('/borradores/formulario1-1002/archivos'), CUALQUIERA],
  [
    'POST /borradores/{clave}/archivos',
    async (m) => ({ url: `${await m.borradorDePablo()}/archivos`, ...multiparte({}, [documento()]) }),
    SOLO_PABLO,
  ],
  [
    'GET /borradores/{clave}/archivos/{idArchivo}',
    async (m) => ({ url: await m.archivoDelBorradorDePablo() }),
    SOLO_PABLO,
  ],
  [
    'DELETE /borradores/{clave}/archivos/{idArchivo}',
    async (m) => ({ url: await m.archivoDelBorradorDePablo() }),
    SOLO_PABLO,
  ],
]

/** The ground is everybody's; what is being done on it, staff's. */
const MAPA: readonly Fila[] = [
  ['GET /mapa/capas', url('/mapa/capas'), CUALQUIERA],
  ['GET /mapa/teselas/{capa}/{version}/{z}/{x}/{y}', url('/mapa/teselas/parcelas/1/14/5224/9458'), CUALQUIERA],
  ['GET /mapa/carpetas/{version}/{z}/{x}/{y}', url('/mapa/carpetas/1/14/5224/9458'), LEE_EL_PERSONAL],
  ['GET /mapa/buscar', url('/mapa/buscar?texto=100001'), CUALQUIERA],
  ['GET /mapa/parcelas/{idParcela}', url('/mapa/parcelas/1'), CUALQUIERA],
  ['GET /mapa/manzanas', url('/mapa/manzanas?oeste=-66&sur=-27&este=-65&norte=-26'), CUALQUIERA],
  ['GET /mapa/manzanas/{idManzana}', url('/mapa/manzanas/1'), CUALQUIERA],
  ['GET /mapa/manzanas/{idManzana}/carpetas', url('/mapa/manzanas/1/carpetas'), LEE_EL_PERSONAL],
]

/** Of works nearby: everybody signed in their own; a mail's code needs nothing else. */
const OBRAS: readonly Fila[] = [
  ['GET /obras/seguidas', url('/obras/seguidas'), CUALQUIERA],
  ['POST /obras/seguidas', () => ({ payload: { idManzana: 1 } }), CUALQUIERA],
  [
    'DELETE /obras/seguidas/{idSeguida}',
    async (m) => ({ url: `/obras/seguidas/${(await m.obraSeguidaPorPablo()).id}` }),
    SOLO_PABLO,
  ],
  [
    'POST /obras/baja',
    async (m) => ({ payload: { codigo: (await m.obraSeguidaPorPablo()).codigo } }),
    '200 200 200 200 200 200 200 200 200',
  ],
]

/** Rows 78, 79, 88, 90 to 93, and the register that they make (additions). Everybody signed in files. */
const ELEVADORES: readonly Fila[] = [
  [
    'GET /formulario/consultarFormulario27',
    async (m) => ({ url: `/formulario/consultarFormulario27?id=${await m.domicilioDelPadron('100001')}` }),
    CUALQUIERA,
  ],
  [
    'GET /formulario/consultarElevadorResponsable',
    url(`/formulario/consultarElevadorResponsable?cuil=${CUIL.clara}`),
    CUALQUIERA,
  ],
  ['POST /documentacion/altaFormulario27', async (m) => m.pedidoDe27(), CUALQUIERA],
  ['POST /documentacion/altaFormulario28/', async (m) => ({ payload: await m.formulario28() }), CUALQUIERA],
  // Of a company that nobody has a part in yet: what is filed of one makes its sender a party.
  ['POST /documentacion/altaFormulario29', async (m) => ({ payload: await m.conservadora() }), CUALQUIERA],
  [
    'POST /documentacion/altaFormulario30',
    async (m) => ({ payload: { ...FORMULARIO_30, ...(await m.conservadora()) } }),
    CUALQUIERA,
  ],
  ['POST /documentacion/altaFormulario31', async (m) => ({ payload: await m.formulario31() }), CUALQUIERA],
  ['GET /elevadores/formulario27/enCurso', url('/elevadores/formulario27/enCurso'), CUALQUIERA],
  // Only who has a payment that was never begun lets go of it: Pablo.
  ['POST /elevadores/formulario27/soltar', async (m) => m.pagoDe27DePablo(), '401 401 409 200 409 409 409 409 409'],
  ['GET /elevadores/datosDeEmpresa/{idInstitucion}', url('/elevadores/datosDeEmpresa/4'), CUALQUIERA],
  ['PUT /elevadores/pagado', async (m) => multiparte({ idFormulario29: await m.formulario29() }, recibos(1)), PERSONAL],
  [
    'GET /elevadores/pagado/{idFormulario29}',
    async (m) => ({ url: `/elevadores/pagado/${await m.formulario29Pagado()}` }),
    RECIBO_DE_PABLO,
  ],
  // Staff; of a form 28, also who answers for the elevators: Clara. Never who sent it: Pablo, and Bruno.
  ...(['confirmar', 'quitar'] as const).flatMap((que): Fila[] => [
    [
      `PUT /elevadores/${que}`,
      async (m) => ({ payload: { formulario: '30', numero: await m.formulario30(), motivo: 'No es de la empresa' } }),
      '401 401 404 404 200 200 200 404 404',
    ],
    [
      `PUT /elevadores/${que}`,
      async (m) => ({ payload: { formulario: '28', numero: await m.formulario28DeOtro(), motivo: 'No lo encargué' } }),
      '401 401 200 404 200 200 200 404 404',
    ],
  ]),
  ['PUT /elevadores/revisado', async (m) => ({ payload: { idFormulario31: await m.nota() } }), PERSONAL],
  [
    'PUT /elevadores/vencimiento',
    async (m) => ({ payload: { clase: 'SEGURO', id: await m.nota(), hasta: '2030-01-01' } }),
    PERSONAL,
  ],
  ['GET /elevadores/inmuebles', url('/elevadores/inmuebles'), LEE_EL_PERSONAL],
  // Clara is the owner in the land register.
  ['GET /elevadores/inmuebles/{padron}', url('/elevadores/inmuebles/100002'), CARPETA_DE_CLARA],
  ['GET /elevadores/inmuebles/{padron}/tarjeta', url('/elevadores/inmuebles/100002/tarjeta'), CARPETA_DE_CLARA],
  ['GET /elevadores/empresas', url('/elevadores/empresas'), LEE_EL_PERSONAL],
  // Pablo filed its form 29, which is paid.
  [
    'GET /elevadores/empresas/{idInstitucion}',
    async (m) => {
      await m.formulario29Pagado()
      return { url: '/elevadores/empresas/4' }
    },
    CARPETA_DE_PABLO,
  ],
  ['GET /elevadores/mios', url('/elevadores/mios'), CUALQUIERA],
  ['GET /elevadores/registro/{formulario}/{numero}', url('/elevadores/registro/27/1008'), CARPETA_DE_CLARA],
  ['GET /elevadores/registro/{formulario}/{numero}/pdf', url('/elevadores/registro/27/1008/pdf'), CARPETA_DE_CLARA],
  [
    'GET /elevadores/registro/{formulario}/{numero}',
    async (m) => ({ url: `/elevadores/registro/31/${await m.nota()}` }),
    CARPETA_DE_PABLO,
  ],
  // Anybody who scans the card.
  [
    'GET /elevadores/tarjeta/{codigo}',
    url('/elevadores/tarjeta/E1EV4D0RESDEMVESTRA0'),
    '200 200 200 200 200 200 200 200 200',
  ],
]

/** Rows 85 and 87, and the additions: what is paid and filed is one's own, and a folder's form its owner's and the staff's. */
const VEREDAS: readonly Fila[] = [
  ['POST /formulario/realizarPagoF22', (m) => m.veredaPorPagarDePablo(), '401 401 403 200 403 403 403 403 403'],
  ['POST /documentacion/altaFormularioVeredas', (m) => m.veredaSinFoto(), SOLO_PABLO],
  ['GET /formulario/consultarFormulario12', url('/formulario/consultarFormulario12?idCarpeta=1007'), CARPETA_DE_CLARA],
  ['GET /veredas/enCurso', url('/veredas/enCurso'), CUALQUIERA],
  [
    'GET /veredas/enCurso',
    async (m) => ({ url: `/veredas/enCurso?idPago=${(await m.veredaPagadaDePablo()).idPago}` }),
    SOLO_PABLO,
  ],
  [
    'GET /veredas/fotos/{idFoto}',
    async (m) => ({ url: `/veredas/fotos/${(await m.veredaPagadaDePablo()).idFoto}` }),
    SOLO_PABLO,
  ],
]

/** The public one answers everybody alike: here, that the city does not publish it. */
const ESTADISTICAS: readonly Fila[] = [
  ['GET /estadisticas', url('/estadisticas'), LEE_EL_PERSONAL],
  ['GET /estadisticas/{grafico}/planilla', url('/estadisticas/demoras/planilla'), PERSONAL],
  ['GET /estadisticas/publicas', url('/estadisticas/publicas'), '404 404 404 404 404 404 404 404 404'],
  ['GET /datosAbiertos', url('/datosAbiertos'), '404 404 404 404 404 404 404 404 404'],
  ['GET /datosAbiertos/{conjunto}', url('/datosAbiertos/parcelas'), '404 404 404 404 404 404 404 404 404'],
]

export const FILAS: readonly Fila[] = [
  ...VEREDAS,
  ...ACCESO,
  ...CATALOGOS_Y_PERSONAS,
  ...LISTAS,
  ...LECTURAS,
  ...FORMULARIOS,
  ...ESCRITURAS,
  ...ASIGNACION,
  ...NOTIFICACIONES,
  ...LIBRE_DEUDA,
  ...PAGOS,
  ...LEGAJOS,
  ...ESCRITORIO,
  ...OBSERVACIONES,
  ...BORRADORES,
  ...ELEVADORES,
  ...OFICINAS_Y_EMPLEADOS,
  ...PROFESIONALES,
  ...REFERENCIAS,
  ...IMPORTACIONES,
  ...MAPA,
  ...OBRAS,
  ...ESTADISTICAS,
  ...VISITAS,
]
