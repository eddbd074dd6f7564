import { CODIGOS_DE_FORMULARIO, FORMULARIOS as LOS_DE_UNA_CARPETA } from '@catastro/domain/formularios/formularios'
import { CUIL } from '../appDePrueba.ts'
import {
  documento,
  pedidoDeAlta,
  pedidoDeMovimiento,
  pedidoDeObservar,
  pedidoDeRespuesta,
  pedidoDeRetiro,
  pedidoDeSubida,
} from '../carpetasDePrueba.ts'
import { FORMULARIO_30, recibos } from '../elevadoresDePrueba.ts'
import { pedidoDeCualquiera } from '../formulariosDePrueba.ts'
import { multiparte, PDF, PNG } from '../multiparte.ts'
import { UN_REQUISITO, UN_TIPO } from '../requisitosDePrueba.ts'
import type { Fila } from './fila.ts'
import { VISITAS } from './filasDeVisitas.ts'
import {
  ADMINISTRAN,
  AJENAS_A_LA_CARPETA,
  EN_SU_NOMBRE,
  NO_LA_VECINA,
  NO_UN_RIVAL,
  SOLO_QUIEN_ENVIO,
  TODAS,
} from './partes.ts'

/** Of Clara's address as an owner; written twice, it is so already. */
const CORRECCION = { Domicilio: 'SAN MARTIN 452', anterior: 'SAN MARTIN 450' }

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
/** The owner that she is by the folder reads it too. */
const CARPETA_DE_PABLO_EN_LO_DE_CLARA = '401 401 200 200 200 200 200 404 200'
const ATIENDE_A_PABLO /* */ = '401 401 404 200 200 200 200 404 403'
const RECIBO_DE_PABLO /* */ = '401 401 404 200 200 200 200 404 404'
/** Who handles it: its applicant here; the staff of these columns neither inspect it nor have it open. */
const CODIGO_DE_PABLO /* */ = '401 401 404 200 403 403 403 404 403'
const SOLO_UN_INDICIO /* */ = '204 204 204 204 204 204 204 204 204'
const SOLO_PABLO /*      */ = '401 401 404 200 404 404 404 404 404'
const CARPETA_DE_CLARA /**/ = '401 401 200 404 200 200 200 404 200'

/** Row 3 to 5. */
const ACCESO: readonly Fila[] = [
  ['GET /catastroInicio/authStatus', url('/catastroInicio/authStatus'), CUALQUIERA, TODAS],
  ['GET /catastroInicio/rolPersona', url('/catastroInicio/rolPersona'), CUALQUIERA, TODAS],
  ['GET /catastroInicio/perfiles', url('/catastroInicio/perfiles'), CUALQUIERA, TODAS],
  // Each gets what is their own.
  ['GET /inicio/pendientes', url('/inicio/pendientes'), CUALQUIERA, TODAS],
  ['GET /inicio/borradores', url('/inicio/borradores'), CUALQUIERA, TODAS],
]

/** Rows 66 to 77, 33. */
const CATALOGOS_Y_PERSONAS: readonly Fila[] = [
  ['GET /formulario/calles', url('/formulario/calles'), CUALQUIERA, TODAS],
  ['GET /formulario/tarifas', url('/formulario/tarifas'), CUALQUIERA, TODAS],
  ['GET /formulario/tiposInmueble', url('/formulario/tiposInmueble'), CUALQUIERA, TODAS],
  ['GET /formulario/tiposFormulario', url('/formulario/tiposFormulario'), CUALQUIERA, TODAS],
  ['GET /formulario/tiposObra', url('/formulario/tiposObra'), CUALQUIERA, TODAS],
  ['GET /formulario/obtenerLeyendas/{idFormularioTipo}', url('/formulario/obtenerLeyendas/12'), CUALQUIERA, TODAS],
  ['GET /formulario/obtenerDeclarante', url('/formulario/obtenerDeclarante'), CUALQUIERA, TODAS],
  // Own document; ADMINISTRADOR any.
  [
    'GET /formulario/buscarProfesional/{documento}',
    url(`/formulario/buscarProfesional/${CUIL.pablo}`),
    '401 401 403 200 403 403 200 403 403',
    ADMINISTRAN,
  ],
  [
    'GET /formulario/buscarPropietario/{cuil}',
    url(`/formulario/buscarPropietario/${CUIL.clara}`),
    GESTORES,
    ADMINISTRAN,
  ],
  [
    'POST /formulario/agregarPropietario/{cuil}',
    url(`/formulario/agregarPropietario/${CUIL.rosa}`),
    GESTORES,
    ADMINISTRAN,
  ],
  [
    'PUT /formulario/agregarDomicilio',
    async (m) => ({ payload: { Domicilio: 'SALTA 1', Id: await m.propietarioSinDomicilio(), rol: 'propietario' } }),
    GESTORES,
    ADMINISTRAN,
  ],
  // rol profesional: own Id; ADMINISTRADOR any.
  [
    'PUT /formulario/agregarDomicilio',
    () => ({ payload: { Domicilio: 'LAMADRID 377', Id: 1, rol: 'profesional' } }),
    '401 401 403 200 403 403 200 403 403',
    ADMINISTRAN,
  ],
  ['GET /personas/miDomicilio', url('/personas/miDomicilio'), CUALQUIERA, TODAS],
  // Clara's own, with which she answers 200 and nobody else but staff.
  [
    'PUT /personas/domicilioDePropietario',
    () => ({ payload: { ...CORRECCION, idPropietario: 1, motivo: 'Lo pidió por nota' } }),
    '401 401 200 404 200 200 200 404 404',
    NO_LA_VECINA,
  ],
  [
    'GET /documentacion/domicilioDelPropietario/{idCarpeta}',
    url('/documentacion/domicilioDelPropietario/1001'),
    CARPETA_DE_PABLO_EN_LO_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'POST /formulario/agregarDomicilioObra',
    () => ({ payload: { Padron: '555', idCalle: 1, NroPuerta: '10' } }),
    CUALQUIERA,
    TODAS,
  ],
  [
    'GET /padron/obtenerDomicilioPorPadron/{padron}',
    url('/padron/obtenerDomicilioPorPadron/100001'),
    CUALQUIERA,
    TODAS,
  ],
  ['GET /padron/obtenerPadron/{cuilOrDni}', url('/padron/obtenerPadron/30999111'), CUALQUIERA, TODAS],
  ['GET /padron/obtenerPadronNombre/{name}', url('/padron/obtenerPadronNombre/NIEVA'), CUALQUIERA, TODAS],
  ['GET /padron/ficha/{padron}', url('/padron/ficha/100001'), CUALQUIERA, TODAS],
  ['POST /padron/certificado', () => ({ payload: { padron: '100001' } }), CUALQUIERA, TODAS],
  [
    'GET /padron/certificado/{idCertificado}',
    async (m) => ({ url: `/padron/certificado/${(await m.certificadoDePadronDePablo()).idCertificado}` }),
    RECIBO_DE_PABLO,
    NO_LA_VECINA,
  ],
  ['GET /documentacion/delPadron/{padron}', url('/documentacion/delPadron/100012'), CUALQUIERA, TODAS],
]

/** Rows 16 to 19, 25. */
const LISTAS: readonly Fila[] = [
  ['GET /formulario/obtenerTiposEncomienda', url('/formulario/obtenerTiposEncomienda'), GESTORES, ADMINISTRAN],
  [
    'GET /documentacion/listar',
    url('/documentacion/listar?idProfesional=1'),
    '401 401 403 200 403 403 200 403 403',
    ADMINISTRAN,
  ],
  [
    'GET /documentacion/listarCarpetasVeredas',
    url('/documentacion/listarCarpetasVeredas?idPersona=7'),
    '401 401 200 403 200 200 200 403 200',
    ADMINISTRAN,
  ],
  [
    'GET /documentacion/listarCarpetasVeredas',
    url('/documentacion/listarCarpetasVeredas?idPersona=2'),
    '401 401 403 200 200 200 200 403 200',
    ADMINISTRAN,
  ],
  ['GET /documentacion/listarTodas', url('/documentacion/listarTodas'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /formulario/obtenerEstados', url('/formulario/obtenerEstados'), LEE_EL_PERSONAL, ADMINISTRAN],
]

/** Rows 20, 28 to 30, 80 and the additions: owner of the folder and staff. */
const LECTURAS: readonly Fila[] = [
  ['GET /documentacion/carpeta/{idCarpeta}', url('/documentacion/carpeta/1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  ['GET /documentacion/carpeta/{idCarpeta}', url('/documentacion/carpeta/1007'), CARPETA_DE_CLARA, NO_LA_VECINA],
  [
    'GET /documentacion/obtenerArchivos/',
    url('/documentacion/obtenerArchivos/?idCarpeta=1002'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /documentacion/obtenerArchivos/',
    url('/documentacion/obtenerArchivos/?idCarpeta=1008'),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  ['GET /documentacion/archivos', url('/documentacion/archivos?idCarpeta=1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  ['GET /documentacion/archivos', url('/documentacion/archivos?idCarpeta=1007'), CARPETA_DE_CLARA, NO_LA_VECINA],
  [
    'GET /documentacion/archivo/{idArchivo}',
    async (m) => ({ url: `/documentacion/archivo/${await m.archivoDe(1002)}` }),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /documentacion/archivo/{idArchivo}',
    async (m) => ({ url: `/documentacion/archivo/${await m.archivoDe(1007)}` }),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  ['GET /documentacion/requisitos', url('/documentacion/requisitos?idCarpeta=1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  [
    'GET /documentacion/seguimiento/{idCarpeta}',
    url('/documentacion/seguimiento/1002'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /documentacion/seguimiento/{idCarpeta}',
    url('/documentacion/seguimiento/1008'),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'PUT /documentacion/requisitoNoCorresponde',
    () => ({ payload: { idCarpeta: 1002, idRequisito: 1, motivo: 'Es una sociedad' } }),
    ATIENDE_A_PABLO,
    '404 403 200 200',
  ],
  // Its owner, whom somebody else named: folder 1001 is of works on Clara's property.
  [
    'GET /documentacion/carpeta/{idCarpeta}',
    url('/documentacion/carpeta/1001'),
    CARPETA_DE_PABLO_EN_LO_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'GET /documentacion/archivos',
    url('/documentacion/archivos?idCarpeta=1001'),
    CARPETA_DE_PABLO_EN_LO_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'GET /formulario/obtenerDatosPersona/{idCarpeta}',
    url('/formulario/obtenerDatosPersona/1001'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'POST /documentacion/noLoEncargue',
    async (m) => ({ payload: { idCarpeta: await m.sinDecir(1001), motivo: 'No conozco a quien la presentó' } }),
    '401 401 200 403 404 404 404 404 404',
    '404 404 404 403',
  ],
  // Its applicant alone: nobody files for another.
  [
    'PUT /documentacion/presentar',
    async (m) => ({ payload: { idCarpeta: await m.porPresentar() } }),
    CODIGO_DE_PABLO,
    EN_SU_NOMBRE,
  ],
  [
    'DELETE /documentacion/archivo/{idArchivo}',
    async (m) => ({ url: `/documentacion/archivo/${await m.papelQueEspera()}` }),
    CODIGO_DE_PABLO,
    EN_SU_NOMBRE,
  ],
  ['POST /documentacion/codigoSeguimiento', () => ({ payload: { idCarpeta: 1002 } }), CODIGO_DE_PABLO, EN_SU_NOMBRE],
  // For whoever has the folder's code, signed in or not.
  [
    'GET /documentacion/seguimientoPublico',
    async (m) => ({
      url: `/documentacion/seguimientoPublico?idCarpeta=1002&codigo=${await m.codigoDeSeguimiento(1002)}`,
    }),
    '200 200 200 200 200 200 200 200 200',
    TODAS,
  ],
  [
    'GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta',
    url('/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=1002'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /formulario/obtenerDatosPersona/{idCarpeta}',
    url('/formulario/obtenerDatosPersona/1002'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /formulario/obtenerDatosPersona/{idCarpeta}',
    url('/formulario/obtenerDatosPersona/1007'),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'GET /formulario/buscarDomicilioPorCarpeta/{idCarpeta}',
    url('/formulario/buscarDomicilioPorCarpeta/1002'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
]

/** Rows 80 to 84 and 94 to 97, 89: forms 1, 1bis and 2 are also the staff's; 14 and 19 their owner's and ADMINISTRADOR's. */
const SOLO_DE_PABLO /*  */ = '401 401 404 200 403 403 200 404 403'
const FORMULARIOS: readonly Fila[] = [
  ...CODIGOS_DE_FORMULARIO.flatMap((codigo): Fila[] => {
    const { consultar, delPersonal } = LOS_DE_UNA_CARPETA[codigo]
    return [
      [consultar, url(`${consultar.slice('GET '.length)}?idCarpeta=1002`), CARPETA_DE_PABLO, NO_LA_VECINA],
      [
        `POST /documentacion/altaFormulario${codigo}`,
        async (m) => pedidoDeCualquiera(codigo, await (codigo === '14' ? m.carteleria() : m.queLleva(codigo))),
        delPersonal ? ATIENDE_A_PABLO : SOLO_DE_PABLO,
        NO_LA_VECINA,
      ],
    ]
  }),
  // Owner of the folder; ADMINISTRADOR.
  ['POST /formulario/pagar1bis', async (m) => ({ payload: await m.pagado1bis() }), SOLO_DE_PABLO, NO_LA_VECINA],
]

/** Rows 21 to 24, 26, 27. */
const ESCRITURAS: readonly Fila[] = [
  // "own, conditions | own, conditions | no | no | yes": staff see the folder, and may never delete it.
  [
    'DELETE /documentacion',
    async (m) => ({ payload: { id: await m.presentada() } }),
    '401 401 404 200 403 403 200 404 403',
    '404 403 200 200',
  ],
  [
    'DELETE /documentacion',
    async (m) => ({ url: `/documentacion?id=${await m.veredaBorrable()}` }),
    '401 401 200 404 403 403 200 404 403',
    '404 403 200 200',
  ],
  [
    'POST /documentacion/carpetaProfesional',
    async (m) => pedidoDeSubida({ idCarpeta: await m.presentada() }),
    ATIENDE_A_PABLO,
    NO_LA_VECINA,
  ],
  [
    'POST /documentacion/carpetaPersonaVeredas',
    () => multiparte({ idCarpeta: 1007 }, [documento()]),
    '401 401 200 404 200 200 200 404 403',
    NO_LA_VECINA,
  ],
  [
    'PUT /formulario/actualizarTramite-Pagado',
    async (m) => ({ payload: { idCarpeta: await m.conComprobante() } }),
    ATIENDE_A_PABLO,
    '404 403 200 200',
  ],
  [
    'PUT /formulario/actualizarTramite',
    async (m) => pedidoDeMovimiento(await m.completa(), { idEstado: 2, expediente: '118400-A' }),
    PERSONAL,
    AJENAS_A_LA_CARPETA,
  ],
  // Own idProfesional; ADMINISTRADOR any.
  ['POST /documentacion/alta', () => pedidoDeAlta(), '401 401 403 200 403 403 200 403 403', ADMINISTRAN],
]

/** Additions of: the whole staff reads; ADMINISTRADOR and JEFE assign and extend; an ADMINISTRADOR sets terms. */
const ASIGNAN /*         */ = '401 401 403 403 403 200 200 403 403'
const SOLO_ADMINISTRADOR = '401 401 403 403 403 403 200 403 403'
const ASIGNACION: readonly Fila[] = [
  ['GET /documentacion/cargaDeInspectores', url('/documentacion/cargaDeInspectores'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'GET /documentacion/proponerInspector',
    url('/documentacion/proponerInspector?idCarpeta=1003'),
    ASIGNAN,
    ADMINISTRAN,
  ],
  [
    'PUT /documentacion/prorrogar',
    async (m) => ({ payload: { idCarpeta: await m.presentada(), hasta: m.enMedioAnio(), motivo: 'Lo pidió' } }),
    ASIGNAN,
    AJENAS_A_LA_CARPETA,
  ],
  ['GET /documentacion/relojes/{idCarpeta}', url('/documentacion/relojes/1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  ['GET /plazos', url('/plazos'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /plazos/guardar',
    () => ({ payload: { situacion: 'PAGADO', dias: 5, habiles: 1, alVencer: 'NADA' } }),
    SOLO_ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /calendario', url('/calendario?anio=2026'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /calendario/agregar',
    () => ({ payload: { desde: '2026-12-08', nombre: 'Feriado' } }),
    SOLO_ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'POST /calendario/quitar',
    async (m) => ({ payload: { fecha: await m.feriado() } }),
    SOLO_ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['POST /calendario/confirmar', () => ({ payload: { anio: 2026 } }), SOLO_ADMINISTRADOR, ADMINISTRAN],
  [
    'PUT /documentacion/asignar',
    () => ({ payload: { idCarpeta: 1003, idInspector: null } }),
    ASIGNAN,
    AJENAS_A_LA_CARPETA,
  ],
]

/** Additions: the mails that the portal sends are the staff's to look at. */
const NOTIFICACIONES: readonly Fila[] = [
  ['GET /notificaciones/correos', url('/notificaciones/correos'), PERSONAL, ADMINISTRAN],
  [
    'GET /notificaciones/correo/{idCorreo}',
    async (m) => ({ url: `/notificaciones/correo/${await m.correoFallido()}` }),
    PERSONAL,
    ADMINISTRAN,
  ],
  [
    'POST /notificaciones/reintentar',
    async (m) => ({ payload: { idCorreo: await m.correoFallido() } }),
    PERSONAL,
    ADMINISTRAN,
  ],
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
    '409 409 409 200',
  ],
  ['GET /libreDeuda/solicitudes', url('/libreDeuda/solicitudes'), PERSONAL, ADMINISTRAN],
  ['GET /libreDeuda/misCertificados', url('/libreDeuda/misCertificados'), CUALQUIERA, TODAS],
  [
    'POST /libreDeuda/emitir',
    async (m) => ({ payload: { idLibreDeuda: (await m.solicitudDePablo()).idLibreDeuda } }),
    PERSONAL,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /libreDeuda/rechazar',
    async (m) => ({ payload: { idLibreDeuda: (await m.solicitudDePablo()).idLibreDeuda, motivo: 'Tiene deuda.' } }),
    PERSONAL,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /libreDeuda/anular',
    async (m) => ({ payload: { idLibreDeuda: (await m.certificadoDePablo()).idLibreDeuda, motivo: 'Por error.' } }),
    PERSONAL,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'GET /libreDeuda/certificado/{idLibreDeuda}',
    async (m) => ({ url: `/libreDeuda/certificado/${(await m.certificadoDePablo()).idLibreDeuda}` }),
    RECIBO_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /verificar/{codigo}',
    async (m) => ({ url: `/verificar/${(await m.certificadoDePablo()).codigo}` }),
    '200 200 200 200 200 200 200 200 200',
    TODAS,
  ],
  [
    'GET /verificar/{codigo}',
    async (m) => ({ url: `/verificar/${(await m.certificadoDePadronDePablo()).codigo}` }),
    '200 200 200 200 200 200 200 200 200',
    TODAS,
  ],
]

const REFERENCIA /*     */ = '401 401 403 403 200 403 200 403 403'
const ADMINISTRADOR /*  */ = '401 401 403 403 403 403 200 403 403'
/** anybody signed in adds an advertising company; only who maintains the reference data, another institution. */
const EMPRESA /*        */ = '401 401 200 200 200 200 200 200 200'

/** Rows 8 to 15, and the additions for reparticiones. */
const OFICINAS_Y_EMPLEADOS: readonly Fila[] = [
  ['GET /catastroReparticiones/oficinas', url('/catastroReparticiones/oficinas'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'GET /catastroReparticiones/reparticiones',
    url('/catastroReparticiones/reparticiones'),
    LEE_EL_PERSONAL,
    ADMINISTRAN,
  ],
  [
    'POST /catastroEmpleados/baja',
    async (m) => ({ payload: { idPersona: await m.empleado(), motivo: 'Renunció' } }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /identidades', url('/identidades'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /archivos/apartados', url('/archivos/apartados'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /estado', url('/estado'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /exportacion/{que}', url('/exportacion/datos'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /puestaEnMarcha', url('/puestaEnMarcha'), ADMINISTRADOR, ADMINISTRAN],
  ['POST /puestaEnMarcha/probar', () => ({ payload: { paso: 'antivirus' } }), ADMINISTRADOR, ADMINISTRAN],
  [
    'PUT /puestaEnMarcha/sinUsar',
    () => ({ payload: { paso: 'antivirus', motivo: 'La ciudad no tiene' } }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /ciudad/configuracion', url('/ciudad/configuracion'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /ciudad/configuracion/{clave}', url('/ciudad/configuracion/pie'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /conservacion', url('/conservacion'), ADMINISTRADOR, ADMINISTRAN],
  ['POST /ciudad/configuracion', async (m) => ({ payload: await m.otroPie() }), ADMINISTRADOR, ADMINISTRAN],
  [
    'POST /ciudad/imagenes',
    () => multiparte({}, [{ campo: 'imagen', nombre: 'escudo.png', contenido: PNG }]),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  // Nobody uploaded that one; whoever asks.
  [
    'GET /ciudad/imagenes/{nombre}',
    url(`/ciudad/imagenes/${'0'.repeat(64)}.png`),
    '404 404 404 404 404 404 404 404 404',
    '404 404 404 404',
  ],
  ['GET /ciudad/tamanos', url('/ciudad/tamanos'), '200 200 200 200 200 200 200 200 200', '200 200 200 200'],
  [
    'GET /ciudad/textos/{texto}',
    url('/ciudad/textos/privacidad'),
    '200 200 200 200 200 200 200 200 200',
    '200 200 200 200',
  ],
  ['GET /restauraciones', url('/restauraciones'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /archivos/sinDueno', url('/archivos/sinDueno'), ADMINISTRADOR, ADMINISTRAN],
  [
    'GET /archivos/sinDueno/{nombre}',
    async (m) => ({ url: `/archivos/sinDueno/${await m.archivoSinDueno()}` }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'POST /archivos/sinDueno/descartar',
    async (m) => ({ payload: { nombre: await m.archivoSinDueno() } }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'POST /restauraciones/confirmar',
    async (m) => ({ payload: { idRestauracion: await m.restauracion(), nota: 'Ya se sabe' } }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /consultas/mias', url('/consultas/mias'), CUALQUIERA, TODAS],
  ['GET /misDatos', url('/misDatos'), CUALQUIERA, TODAS],
  ['GET /misDatos/pedidos', url('/misDatos/pedidos'), CUALQUIERA, TODAS],
  [
    'POST /misDatos/pedidos',
    async (m) => {
      await m.sinPedidosDeDatos()
      return { payload: { clase: 'CORREGIR', motivo: 'Mi domicilio cambió' } }
    },
    CUALQUIERA,
    TODAS,
  ],
  ['GET /misDatos/pedidosDeLaCiudad', url('/misDatos/pedidosDeLaCiudad'), ADMINISTRADOR, ADMINISTRAN],
  [
    'POST /misDatos/decidir',
    async (m) => ({ payload: { idPedido: await m.pedidoDeDatos(), decision: 'RECHAZADO', respuesta: 'Está bien' } }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /consultas/rafagas', url('/consultas/rafagas'), ADMINISTRADOR, ADMINISTRAN],
  [
    'POST /identidades/aceptar',
    async (m) => ({ payload: { idIdentidad: await m.identidadRechazada() } }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /catastroRoles', url('/catastroRoles'), ADMINISTRADOR, ADMINISTRAN],
  [
    'GET /catastroEmpleados/empleadoOficina',
    url(`/catastroEmpleados/empleadoOficina?cuil=${CUIL.diego}`),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'PATCH /catastroEmpleados/modificar',
    () => ({
      payload: { values: { cuil: CUIL.diego, reparticion: 2, oficina: 2 }, selectedRoles: [{ idRol: 5 }] },
    }),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'POST /catastroReparticiones/crearOficina',
    (m) => ({ payload: { Oficina: m.nombre(), idInstitucion: 1, idReparticion: 1, estado: 1, usrmod: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /catastroReparticiones/editarOficina',
    (m) => ({ payload: { idOficina: 3, Oficina: m.nombre(), idInstitucion: 1, idReparticion: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['POST /catastroReparticiones/deshabilitarOficina', () => ({ payload: { id: 5 } }), REFERENCIA, ADMINISTRAN],
  [
    'POST /catastroReparticiones/crearReparticion',
    (m) => ({ payload: { Reparticion: m.nombre() } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /catastroReparticiones/editarReparticion',
    (m) => ({ payload: { idReparticion: 4, Reparticion: m.nombre() } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
]

/** Rows 34 to 41, and the additions beside them. */
const PROFESIONALES: readonly Fila[] = [
  ['GET /profesionales/profesiones', url('/profesionales/profesiones'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'GET /profesionales/verificarProfesional',
    url(`/profesionales/verificarProfesional?cuil=${CUIL.clara}`),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['GET /profesionales/colegios', url('/profesionales/colegios'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /profesionales/universidades', url('/profesionales/universidades'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /profesionales/listado', url('/profesionales/listado'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /profesionales/nuevaUniversidad',
    (m) => ({ payload: { nombreUniversidad: m.nombre() } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['POST /profesionales/nuevoColegio', (m) => ({ payload: { nombreColegio: m.nombre() } }), REFERENCIA, ADMINISTRAN],
  [
    'POST /profesionales/nuevaProfesion',
    (m) => ({ payload: { nombreProfesion: m.nombre(), idColegioProfesional: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
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
    NO_UN_RIVAL,
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
    NO_UN_RIVAL,
  ],
  [
    'POST /profesionales/editarColegio',
    (m) => ({ payload: { idColegioProf: 4, nombreColegio: m.nombre() } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /profesionales/editarProfesion',
    (m) => ({ payload: { idProfesion: 6, nombreProfesion: m.nombre(), idColegioProfesional: 4 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /profesionales/editarUniversidad',
    (m) => ({ payload: { idUniversidad: 6, nombreUniversidad: m.nombre() } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
]

/** Rows 42 to 65, and the histories. */
const REFERENCIAS: readonly Fila[] = [
  ['GET /instituciones/getInstituciones', url('/instituciones/getInstituciones'), CUALQUIERA, TODAS],
  ['GET /instituciones/getInstitucionesTipo', url('/instituciones/getInstitucionesTipo'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 1, estado: 1, usrmod: 1 } }),
    EMPRESA,
    TODAS,
  ],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 2, estado: 1 } }),
    EMPRESA,
    TODAS,
  ],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 3, estado: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /instituciones/crearInstitucion',
    (m) => ({ payload: { Institucion: m.nombre(), idInstitucionTipo: 1, estado: 0 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /instituciones/editarInstitucion',
    (m) => ({ payload: { idInstitucion: 5, Institucion: m.nombre(), idInstitucionTipo: 2, estado: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['POST /instituciones/deshabilitarInstitucion', () => ({ payload: { id: 5 } }), REFERENCIA, ADMINISTRAN],
  [
    'POST /instituciones/crearInstitucionTipo',
    (m) => ({ payload: { InstitucionTipo: m.nombre() } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /instituciones/editarInstitucionTipo',
    (m) => ({ payload: { idInstitucionTipo: 5, InstitucionTipo: m.nombre(), estado: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['POST /instituciones/deshabilitarInstitucionTipo', () => ({ payload: { id: 5 } }), REFERENCIA, ADMINISTRAN],
  ['GET /catastroCalles/calles', url('/catastroCalles/calles'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /catastroCalles/callesTipo', url('/catastroCalles/callesTipo'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /catastroCalles/crearCalle',
    (m) => ({ payload: { calle: m.nombre(), idcalletipo: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /catastroCalles/editarCalle',
    (m) => ({ payload: { idcalle: 2, calle: m.nombre(), idcalletipo: 1, estado: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['POST /catastroCalles/deshabilitarCalle', () => ({ payload: { id: 3 } }), REFERENCIA, ADMINISTRAN],
  [
    'GET /documentacion/requisitosDeEncomienda',
    url('/documentacion/requisitosDeEncomienda'),
    LEE_EL_PERSONAL,
    ADMINISTRAN,
  ],
  [
    'GET /documentacion/requisitosDeEncomienda/{idRequisito}',
    url('/documentacion/requisitosDeEncomienda/1'),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['GET /documentacion/carpetasEnPreparacion', url('/documentacion/carpetasEnPreparacion'), ADMINISTRADOR, ADMINISTRAN],
  [
    'POST /documentacion/requisitosDeEncomienda',
    (m) => ({ payload: { ...UN_REQUISITO, texto: m.nombre() } }),
    ADMINISTRADOR,
    NO_UN_RIVAL,
  ],
  ['GET /documentacion/tiposDeEncomienda', url('/documentacion/tiposDeEncomienda'), ADMINISTRADOR, ADMINISTRAN],
  [
    'GET /documentacion/tiposDeEncomienda/{idEncomiendaTipo}',
    url('/documentacion/tiposDeEncomienda/1'),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'POST /documentacion/tiposDeEncomienda',
    (m) => ({ payload: { ...UN_TIPO, encomiendatipo: m.nombre() } }),
    ADMINISTRADOR,
    NO_UN_RIVAL,
  ],
  [
    'POST /documentacion/ejemplosDeRequisito',
    () => multiparte({}, [{ campo: 'ejemplo', nombre: 'ejemplo.pdf', contenido: PDF }]),
    ADMINISTRADOR,
    ADMINISTRAN,
  ],
  // Nobody uploaded that one; whoever asks.
  [
    'GET /documentacion/ejemplosDeRequisito/{ejemplo}',
    url(`/documentacion/ejemplosDeRequisito/${'0'.repeat(64)}`),
    '404 404 404 404 404 404 404 404 404',
    '404 404 404 404',
  ],
  ['GET /obrasTipo/getObrasTipo', url('/obrasTipo/getObrasTipo'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /obrasTipo/historial/{idObraTipo}', url('/obrasTipo/historial/1'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /obrasTipo/agregarObrasTipo',
    (m) => ({ payload: { ObraTipo: m.nombre(), timbrado: 1, provisorio: 2, definitivo: 3 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /obrasTipo/actualizarObrasTipo',
    (m) => ({ payload: { idObraTipo: 14, ObraTipo: m.nombre(), timbrado: 1, provisorio: 2, definitivo: 3 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['GET /tarifas/getTarifas', url('/tarifas/getTarifas'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /preciosPendientes', url('/preciosPendientes'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /preciosPendientes/confirmar',
    async (m) => ({ payload: { idCambio: await m.cambioDePrecio() } }),
    '401 401 403 403 200 403 200 403 403',
    ADMINISTRAN,
  ],
  // Lucía's own.
  [
    'POST /preciosPendientes/retirar',
    async (m) => ({ payload: { idCambio: await m.cambioDePrecio(4) } }),
    '401 401 403 403 200 403 403 403 403',
    '403 403 403 403',
  ],
  ['GET /tarifas/historial/{idTarifa}', url('/tarifas/historial/65'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /tarifas/agregarTarifa',
    (m) => ({ payload: { Tarifa: m.nombre(), PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /tarifas/actualizarTarifa',
    (m) => ({ payload: { idTarifa: 50, Tarifa: m.nombre(), PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['GET /inspectores/getInspectores', url('/inspectores/getInspectores'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'GET /inspectores/verificarEmpleado',
    url(`/inspectores/verificarEmpleado?cuil=${CUIL.hector}`),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['GET /inspectores/traerOficinas', url('/inspectores/traerOficinas'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'POST /inspectores/agregarInspector',
    async (m) => ({ payload: { Oficina: 2, idPersona: await m.empleado(), usrmod: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /inspectores/actualizarInspector',
    () => ({ payload: { idInspector: 1, idOficina: 2, estado: 1, usrmod: 1 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['GET /auditoria/{entidad}/{id}', url('/auditoria/oficina/1'), ADMINISTRADOR, ADMINISTRAN],
  ['GET /padron/cambios/{padron}', url('/padron/cambios/100001'), ADMINISTRADOR, ADMINISTRAN],
]

/** The additions for payments. Whose payment: its payer's and the ADMINISTRADOR's; its receipt, also the staff's. */
const PAGOS: readonly Fila[] = [
  ['POST /pagos/preparar', () => ({ payload: { producto: 'LIBRE_DEUDA', padron: '100001' } }), CUALQUIERA, TODAS],
  [
    'POST /pagos/preparar',
    async (m) => ({ payload: { producto: 'FORM1BIS', idCarpeta: (await m.liquidada()).idCarpeta } }),
    SOLO_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'POST /pagos/notificacion',
    () => ({ payload: { TransaccionComercioId: 'T1', EstadoId: 3 } }),
    SOLO_UN_INDICIO,
    '204 204 204 204',
  ],
  [
    'GET /pagos/estado/{idPago}',
    async (m) => ({ url: `/pagos/estado/${await m.pagoDePablo()}` }),
    '401 401 404 200 404 404 200 404 404',
    NO_LA_VECINA,
  ],
  ['GET /pagos/mios', url('/pagos/mios'), CUALQUIERA, TODAS],
  ['GET /pagos/listar', url('/pagos/listar'), PERSONAL, ADMINISTRAN],
  [
    'GET /pagos/ver/{idPago}',
    async (m) => ({ url: `/pagos/ver/${await m.pagoDePablo()}` }),
    RECIBO_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /pagos/eventos/{idPago}',
    async (m) => ({ url: `/pagos/eventos/${await m.pagoDePablo()}` }),
    PERSONAL,
    ADMINISTRAN,
  ],
  ['GET /pagos/avisosSinPago', url('/pagos/avisosSinPago'), PERSONAL, ADMINISTRAN],
  ['POST /pagos/conciliar', async (m) => ({ payload: { idPago: await m.pagoDePablo() } }), PERSONAL, ADMINISTRAN],
  ['POST /pagos/revisar', async (m) => ({ payload: { idPago: await m.pagoDePablo() } }), PERSONAL, '403 200 200 403'],
]

/** Additions: the folder's printed file, for whoever sees the folder. */
const LEGAJOS: readonly Fila[] = [
  ['POST /documentacion/legajo', () => ({ payload: { idCarpeta: 1002 } }), CARPETA_DE_PABLO, NO_LA_VECINA],
  ['GET /documentacion/legajo/{idCarpeta}', url('/documentacion/legajo/1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  [
    'GET /documentacion/legajo/{idCarpeta}/pdf',
    async (m) => ({ url: `/documentacion/legajo/${await m.conLegajo()}/pdf` }),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
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
    ADMINISTRAN,
  ],
  ['GET /importaciones', url('/importaciones'), REFERENCIA, ADMINISTRAN],
  [
    'GET /importaciones/{idImportacion}',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'GET /importaciones/{idImportacion}/filas',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/filas` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'GET /importaciones/{idImportacion}/planilla',
    async (m) => ({ url: `/importaciones/${await m.importacionConErrores()}/planilla` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /importaciones/{idImportacion}/aplicar',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/aplicar` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'GET /importaciones/{idImportacion}/desconocidos',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/desconocidos` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /importaciones/{idImportacion}/respuestas',
    async (m) => {
      const nombre = m.nombre()
      return {
        url: `/importaciones/${await m.importacionConUnaCalle(nombre)}/respuestas`,
        payload: { respuestas: [{ catalogo: 'calle', nombre, respuesta: 'AFUERA', version: 0 }] },
      }
    },
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /importaciones/{idImportacion}/personas',
    async (m) => ({ url: `/importaciones/${await m.importacionDeProfesionales()}/personas`, payload: { desde: 0 } }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /importaciones/{idImportacion}/releer',
    async (m) => ({ url: `/importaciones/${await m.importacionDeShapefile()}/releer`, payload: {} }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /importaciones/{idImportacion}/descartar',
    async (m) => ({ url: `/importaciones/${await m.importacionRevisada()}/descartar` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  [
    'POST /importaciones/{idImportacion}/deshacer',
    async (m) => ({ url: `/importaciones/${await m.importacionAplicada()}/deshacer` }),
    REFERENCIA,
    ADMINISTRAN,
  ],
  ['GET /exportaciones/{lista}', url('/exportaciones/oficinas?formato=csv'), PERSONAL, ADMINISTRAN],
]

/** Additions: what staff observe, and the applicant answers. */
const OBSERVACIONES: readonly Fila[] = [
  [
    'GET /documentacion/observaciones/{idCarpeta}',
    url('/documentacion/observaciones/1005'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'GET /formulario/versiones',
    url('/formulario/versiones?idCarpeta=1002&codigoFormulario=1'),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  ['GET /formulario/anteriores', url('/formulario/anteriores?idCarpeta=1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  [
    'POST /documentacion/observar',
    async (m) => pedidoDeObservar(await m.completa(), [{ texto: 'Falta la firma' }]),
    PERSONAL,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /documentacion/responderObservacion',
    async (m) => {
      const [idObservacion = 0] = (await m.observada({ texto: 'Falta la firma' })).ids
      return pedidoDeRespuesta({ idObservacion, respuesta: 'Está en la hoja 2' })
    },
    // Whoever presented it, and not staff in their name: they withdraw it.
    '401 401 404 200 403 403 403 404 403',
    EN_SU_NOMBRE,
  ],
  [
    'PUT /documentacion/retirarObservacion',
    async (m) => pedidoDeRetiro((await m.observada({ texto: 'Falta la firma' })).ids[0] ?? 0),
    PERSONAL,
    AJENAS_A_LA_CARPETA,
  ],
]

/** Additions: the desk where staff attend one folder after another. */
const ESCRITORIO: readonly Fila[] = [
  [
    'POST /documentacion/siguiente',
    () => ({ payload: { estado: 'PRESENTADO', orden: 'antiguas', desde: 1001, hacia: 'siguiente' } }),
    LEE_EL_PERSONAL,
    ADMINISTRAN,
  ],
  ['POST /documentacion/tomar', () => ({ payload: { idCarpeta: 1001 } }), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'GET /documentacion/lugarEnCola',
    url('/documentacion/lugarEnCola?idCarpeta=1001&estado=PRESENTADO&orden=antiguas'),
    LEE_EL_PERSONAL,
    ADMINISTRAN,
  ],
  ['GET /documentacion/vistaDeLista/{lista}', url('/documentacion/vistaDeLista/mesa'), LEE_EL_PERSONAL, ADMINISTRAN],
  [
    'PUT /documentacion/vistaDeLista/{lista}',
    () => ({ url: '/documentacion/vistaDeLista/mesa', payload: { buscar: '', estado: '', orden: 'antiguas' } }),
    LEE_EL_PERSONAL,
    ADMINISTRAN,
  ],
]

/** Additions: drafts, each person's own. What is another's is, under the same name, simply not there. */
const BORRADORES: readonly Fila[] = [
  ['GET /borradores/{clave}', url('/borradores/formulario1-1002'), CUALQUIERA, TODAS],
  [
    'PUT /borradores/{clave}',
    (m) => ({ url: m.borradorNuevo(), payload: { datos: {}, version: 0 } }),
    CUALQUIERA,
    TODAS,
  ],
  ['DELETE /borradores/{clave}', url('/borradores/formulario1-1002'), CUALQUIERA, TODAS],
  ['GET /borradores/{clave}/archivos', url('/borradores/formulario1-1002/archivos'), CUALQUIERA, TODAS],
  [
    'POST /borradores/{clave}/archivos',
    async (m) => ({ url: `${await m.borradorDePablo()}/archivos`, ...multiparte({}, [documento()]) }),
    SOLO_PABLO,
    SOLO_QUIEN_ENVIO,
  ],
  [
    'GET /borradores/{clave}/archivos/{idArchivo}',
    async (m) => ({ url: await m.archivoDelBorradorDePablo() }),
    SOLO_PABLO,
    SOLO_QUIEN_ENVIO,
  ],
  [
    'DELETE /borradores/{clave}/archivos/{idArchivo}',
    async (m) => ({ url: await m.archivoDelBorradorDePablo() }),
    SOLO_PABLO,
    SOLO_QUIEN_ENVIO,
  ],
]

/** The ground is everybody's; what is being done on it, staff's. */
const MAPA: readonly Fila[] = [
  ['GET /mapa/capas', url('/mapa/capas'), CUALQUIERA, TODAS],
  ['GET /mapa/teselas/{capa}/{version}/{z}/{x}/{y}', url('/mapa/teselas/parcelas/1/14/5224/9458'), CUALQUIERA, TODAS],
  ['GET /mapa/carpetas/{version}/{z}/{x}/{y}', url('/mapa/carpetas/1/14/5224/9458'), LEE_EL_PERSONAL, ADMINISTRAN],
  // Each finds what they may see; whoever may see nothing finds nothing.
  ['GET /buscar', url('/buscar?texto=nieva'), CUALQUIERA, TODAS],
  ['GET /mapa/buscar', url('/mapa/buscar?texto=100001'), CUALQUIERA, TODAS],
  ['GET /mapa/parcelas/{idParcela}', url('/mapa/parcelas/1'), CUALQUIERA, TODAS],
  ['GET /mapa/manzanas', url('/mapa/manzanas?oeste=-66&sur=-27&este=-65&norte=-26'), CUALQUIERA, TODAS],
  ['GET /mapa/manzanas/{idManzana}', url('/mapa/manzanas/1'), CUALQUIERA, TODAS],
  ['GET /mapa/manzanas/{idManzana}/carpetas', url('/mapa/manzanas/1/carpetas'), LEE_EL_PERSONAL, ADMINISTRAN],
]

/** Of works nearby: everybody signed in their own; a mail's code needs nothing else. */
const OBRAS: readonly Fila[] = [
  ['GET /obras/seguidas', url('/obras/seguidas'), CUALQUIERA, TODAS],
  ['POST /obras/seguidas', () => ({ payload: { idManzana: 1 } }), CUALQUIERA, TODAS],
  [
    'DELETE /obras/seguidas/{idSeguida}',
    async (m) => ({ url: `/obras/seguidas/${(await m.obraSeguidaPorPablo()).id}` }),
    SOLO_PABLO,
    SOLO_QUIEN_ENVIO,
  ],
  [
    'POST /obras/baja',
    async (m) => ({ payload: { codigo: (await m.obraSeguidaPorPablo()).codigo } }),
    '200 200 200 200 200 200 200 200 200',
    TODAS,
  ],
]

/** Rows 78, 79, 88, 90 to 93, and the register that they make (additions). Everybody signed in files. */
const ELEVADORES: readonly Fila[] = [
  [
    'GET /formulario/consultarFormulario27',
    async (m) => ({ url: `/formulario/consultarFormulario27?id=${await m.domicilioDelPadron('100001')}` }),
    CUALQUIERA,
    TODAS,
  ],
  [
    'GET /formulario/consultarElevadorResponsable',
    url(`/formulario/consultarElevadorResponsable?cuil=${CUIL.clara}`),
    CUALQUIERA,
    TODAS,
  ],
  ['POST /documentacion/altaFormulario27', async (m) => m.pedidoDe27(), CUALQUIERA, TODAS],
  ['POST /documentacion/altaFormulario28/', async (m) => ({ payload: await m.formulario28() }), CUALQUIERA, TODAS],
  // Of a company that nobody has a part in yet: what is filed of one makes its sender a party.
  ['POST /documentacion/altaFormulario29', async (m) => ({ payload: await m.conservadora() }), CUALQUIERA, TODAS],
  [
    'POST /documentacion/altaFormulario30',
    async (m) => ({ payload: { ...FORMULARIO_30, ...(await m.conservadora()) } }),
    CUALQUIERA,
    TODAS,
  ],
  ['POST /documentacion/altaFormulario31', async (m) => ({ payload: await m.formulario31() }), CUALQUIERA, TODAS],
  ['GET /elevadores/formulario27/enCurso', url('/elevadores/formulario27/enCurso'), CUALQUIERA, TODAS],
  // Only who has a payment that was never begun lets go of it: Pablo.
  [
    'POST /elevadores/formulario27/soltar',
    async (m) => m.pagoDe27DePablo(),
    '401 401 409 200 409 409 409 409 409',
    '409 409 409 200',
  ],
  ['GET /elevadores/datosDeEmpresa/{idInstitucion}', url('/elevadores/datosDeEmpresa/4'), CUALQUIERA, TODAS],
  [
    'PUT /elevadores/pagado',
    async (m) => multiparte({ idFormulario29: await m.formulario29() }, recibos(1)),
    PERSONAL,
    '403 200 403 403',
  ],
  [
    'GET /elevadores/pagado/{idFormulario29}',
    async (m) => ({ url: `/elevadores/pagado/${await m.formulario29Pagado()}` }),
    RECIBO_DE_PABLO,
    NO_LA_VECINA,
  ],
  // Staff; of a form 28, also who answers for the elevators: Clara. Never who sent it: Pablo, and Bruno.
  ...(['confirmar', 'quitar'] as const).flatMap((que): Fila[] => [
    [
      `PUT /elevadores/${que}`,
      async (m) => ({ payload: { formulario: '30', numero: await m.formulario30(), motivo: 'No es de la empresa' } }),
      '401 401 404 404 200 200 200 404 404',
      '404 200 403 403',
    ],
    [
      `PUT /elevadores/${que}`,
      async (m) => ({ payload: { formulario: '28', numero: await m.formulario28DeOtro(), motivo: 'No lo encargué' } }),
      '401 401 200 404 200 200 200 404 404',
      // It says whose elevators they are: whoever holds the property confirms it, and administering takes nothing from that.
      '200 200 200 403',
    ],
  ]),
  [
    'PUT /elevadores/revisado',
    async (m) => ({ payload: { idFormulario31: await m.nota() } }),
    PERSONAL,
    '403 403 403 403',
  ],
  [
    'PUT /elevadores/vencimiento',
    async (m) => ({ payload: { clase: 'SEGURO', id: await m.nota(), hasta: '2030-01-01' } }),
    PERSONAL,
    '403 403 403 403',
  ],
  ['GET /elevadores/inmuebles', url('/elevadores/inmuebles'), LEE_EL_PERSONAL, ADMINISTRAN],
  // Clara is the owner in the land register.
  ['GET /elevadores/inmuebles/{padron}', url('/elevadores/inmuebles/100002'), CARPETA_DE_CLARA, TODAS],
  ['GET /elevadores/inmuebles/{padron}/tarjeta', url('/elevadores/inmuebles/100002/tarjeta'), CARPETA_DE_CLARA, TODAS],
  ['GET /elevadores/empresas', url('/elevadores/empresas'), LEE_EL_PERSONAL, ADMINISTRAN],
  // Pablo filed its form 29, which is paid.
  [
    'GET /elevadores/empresas/{idInstitucion}',
    async (m) => {
      await m.formulario29Pagado()
      return { url: '/elevadores/empresas/4' }
    },
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  ['GET /elevadores/mios', url('/elevadores/mios'), CUALQUIERA, TODAS],
  [
    'GET /elevadores/registro/{formulario}/{numero}',
    url('/elevadores/registro/27/1008'),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'GET /elevadores/registro/{formulario}/{numero}/pdf',
    url('/elevadores/registro/27/1008/pdf'),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  [
    'GET /elevadores/registro/{formulario}/{numero}',
    async (m) => ({ url: `/elevadores/registro/31/${await m.nota()}` }),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  // Anybody who scans the card.
  [
    'GET /elevadores/tarjeta/{codigo}',
    url('/elevadores/tarjeta/E1EV4D0RESDEMVESTRA0'),
    '200 200 200 200 200 200 200 200 200',
    TODAS,
  ],
]

/** Rows 85 and 87, and the additions: what is paid and filed is one's own, and a folder's form its owner's and the staff's. */
const VEREDAS: readonly Fila[] = [
  [
    'POST /formulario/realizarPagoF22',
    (m) => m.veredaPorPagarDePablo(),
    '401 401 403 200 403 403 403 403 403',
    '403 403 403 200',
  ],
  ['POST /documentacion/altaFormularioVeredas', (m) => m.veredaSinFoto(), SOLO_PABLO, SOLO_QUIEN_ENVIO],
  [
    'GET /formulario/consultarFormulario12',
    url('/formulario/consultarFormulario12?idCarpeta=1007'),
    CARPETA_DE_CLARA,
    NO_LA_VECINA,
  ],
  ['GET /veredas/enCurso', url('/veredas/enCurso'), CUALQUIERA, TODAS],
  [
    'GET /veredas/enCurso',
    async (m) => ({ url: `/veredas/enCurso?idPago=${(await m.veredaPagadaDePablo()).idPago}` }),
    SOLO_PABLO,
    SOLO_QUIEN_ENVIO,
  ],
  [
    'GET /veredas/fotos/{idFoto}',
    async (m) => ({ url: `/veredas/fotos/${(await m.veredaPagadaDePablo()).idFoto}` }),
    SOLO_PABLO,
    SOLO_QUIEN_ENVIO,
  ],
]

/** The public one answers everybody alike: here, that the city does not publish it. */
const ESTADISTICAS: readonly Fila[] = [
  ['GET /estadisticas', url('/estadisticas'), LEE_EL_PERSONAL, ADMINISTRAN],
  ['GET /estadisticas/{grafico}/planilla', url('/estadisticas/demoras/planilla'), PERSONAL, ADMINISTRAN],
  [
    'GET /estadisticas/publicas',
    url('/estadisticas/publicas'),
    '404 404 404 404 404 404 404 404 404',
    '404 404 404 404',
  ],
  ['GET /tramites', url('/tramites'), '200 200 200 200 200 200 200 200 200', '200 200 200 200'],
  ['GET /tramites/estados', url('/tramites/estados'), '200 200 200 200 200 200 200 200 200', '200 200 200 200'],
  ['GET /datosAbiertos', url('/datosAbiertos'), '404 404 404 404 404 404 404 404 404', '404 404 404 404'],
  [
    'GET /datosAbiertos/{conjunto}',
    url('/datosAbiertos/parcelas'),
    '404 404 404 404 404 404 404 404 404',
    '404 404 404 404',
  ],
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
