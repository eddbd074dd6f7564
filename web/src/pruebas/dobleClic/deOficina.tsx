import type { Mantenimiento } from '@catastro/domain/elevadores/llamadas'
import type { Desconocido, Importacion } from '@catastro/domain/importaciones/llamadas'
import type { SolicitudDelPersonal } from '@catastro/domain/libreDeuda/llamadas'
import type { PedidoDeAlguien } from '@catastro/domain/misDatos/llamadas'
import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import { IngresosRechazados } from '../../acceso/avisos/IngresosRechazados.tsx'
import { CambiarCiudadPage } from '../../ciudad/CambiarCiudadPage.tsx'
import { PedidoModal } from '../../consultas/PedidoModal.tsx'
import { DecidirRegistro } from '../../elevadores/registro/DecidirRegistro.tsx'
import { PagarInscripcion } from '../../elevadores/registro/PagarInscripcion.tsx'
import { QuitarRegistro } from '../../elevadores/registro/QuitarRegistro.tsx'
import { RevisarNota } from '../../elevadores/registro/RevisarNota.tsx'
import { VencimientoEditable } from '../../elevadores/registro/VencimientoEditable.tsx'
import { ElegirArchivo } from '../../importaciones/ElegirArchivo.tsx'
import { LecturaDelShapefile } from '../../importaciones/LecturaDelShapefile.tsx'
import { NombresQueFaltan } from '../../importaciones/NombresQueFaltan.tsx'
import { PersonasQueFaltan } from '../../importaciones/PersonasQueFaltan.tsx'
import { UnaImportacion } from '../../importaciones/UnaImportacion.tsx'
import { SolicitudModal } from '../../libreDeuda/SolicitudModal.tsx'
import { CorreoModal } from '../../notificaciones/CorreoModal.tsx'
import { PagoPage } from '../../pagos/PagoPage.tsx'
import { AgregarDias } from '../../plazos/AgregarDias.tsx'
import { Calendario } from '../../plazos/Calendario.tsx'
import { PlazoModal } from '../../plazos/PlazoModal.tsx'
import { DescartarArchivo } from '../../respaldo/ArchivosSinDueno.tsx'
import { ConfirmarRestauracion } from '../../respaldo/ConfirmarRestauracion.tsx'
import { AsignarYPlanear } from '../../visitas/asignar/AsignarYPlanear.tsx'
import { pdf } from '../carpetaPresentada.ts'
import { responde } from '../respuestas.ts'
import { type Escritura, nada } from './escritura.ts'

const SOLICITUD: SolicitudDelPersonal = {
  idLibreDeuda: 5,
  padron: '100001',
  estado: 'SOLICITADO',
  solicitado: '2026-11-21T15:00:00.000Z',
  resuelto: null,
  motivo: null,
  importe: 2550,
  transaccion: 'T0000001',
  numero: null,
  vence: null,
  vencido: false,
  codigo: null,
  disponible: false,
  solicitante: 'Nieva Clara',
  cuil: '27309991112',
  titular: 'NIEVA CLARA',
  domicilio: 'SAN MARTIN 450',
  propia: false,
}
const PAGO: PagoDelPersonal = {
  idPago: 5,
  estado: 'CONFIRMADO',
  monto: 2550,
  producto: 'LIBRE_DEUDA',
  enRevision: false,
  detalle: 'Padrón 100001',
  transaccion: 'T0000005',
  fecha: '2026-11-01T01:30:00.000Z',
  confirmadoEl: '2026-11-01T01:31:00.000Z',
  usado: true,
  persona: 'Nieva Clara',
  cuil: '27309991112',
  idPlataforma: 'P-5',
  revision: 'REPETIDO',
  excedente: null,
}
const PEDIDO_DE_DATOS: PedidoDeAlguien = {
  idPedido: 6,
  clase: 'CORREGIR',
  motivo: 'El número de puerta está mal',
  pedidoEl: '2026-11-20T15:00:00.000Z',
  vence: '2026-11-27',
  estado: 'PEDIDO',
  respuesta: null,
  decididoEl: null,
  idPersona: 30,
  nombre: 'Ávila, Rosa',
  documento: '27336667777',
  esPropio: false,
  vencido: false,
  falta: null,
}
const conPago = () => {
  responde('GET /pagos/ver/{idPago}', { pago: PAGO }, { idPago: 5 })
  responde('GET /pagos/eventos/{idPago}', { eventos: [] }, { idPago: 5 })
}
const IMPORTACION: Importacion = {
  idImportacion: 8,
  clase: 'calles',
  estado: 'REVISADA',
  nombreArchivo: 'calles.csv',
  autor: 'Juárez Lucía',
  creadoEl: '2026-11-21T15:00:00.000Z',
  aplicadaEl: null,
  deshechaEl: null,
  seDeshace: false,
  faltanNombres: false,
  faltanPersonas: false,
  nuevosAdministradores: 0,
  administradores: [],
  avance: 100,
  altas: 1200,
  cambios: 3,
  iguales: 40,
  rechazadas: 0,
  leidas: 1243,
  parcial: false,
  muchasMalas: false,
  motivo: null,
  lectura: null,
}
const DESCONOCIDA: Desconocido = {
  catalogo: 'calle',
  nombre: 'SAN MARTN',
  filas: 3,
  parecida: null,
  sugerencias: [],
  respuesta: null,
  version: 0,
  porRevisar: false,
}
const conImportacion = (importacion = IMPORTACION) => {
  responde('GET /importaciones/{idImportacion}', { importacion }, { idImportacion: 8 })
  responde('GET /importaciones/{idImportacion}/filas', { filas: [], total: 0 })
}
const conCalendario = () =>
  responde('GET /calendario', { confirmado: false, dias: [{ fecha: '2026-12-08', nombre: 'Inmaculada Concepción' }] })

/** What the office does besides attending to folders. */
const PIE = { version: 0, valor: { pie: 'Pie' }, autor: null, motivo: null, escritoEl: null }
function respondeLaCiudad() {
  responde('GET /ciudad/configuracion', { claves: [{ ...PIE, clave: 'pie' }] })
  responde('GET /ciudad/configuracion/{clave}', { versiones: [PIE] })
}

const conPropuesta = () => {
  responde('GET /documentacion/proponerInspector', { idInspector: 1, porManzana: true, deLaManzana: [] })
  responde('GET /visitas', { visitas: [] })
  responde('GET /visitas/carpeta/{idCarpeta}', { visitas: [], puede: { planear: true, pedirADistancia: false } })
}
const Asignar = ({ idInspector }: { idInspector: number | null }) => (
  <AsignarYPlanear
    carpetas={[{ idCarpeta: 1002, version: 1, idInspector, domicilio: 'SAN MARTIN 1450' }]}
    inspectores={[{ idInspector: 1, inspector: 'Soria Diego', Oficina: 'OBRAS', carga: 3 }]}
    alCerrar={nada}
  />
)

export const DE_OFICINA: readonly Escritura[] = [
  {
    llamada: 'POST /libreDeuda/emitir',
    en: 'libreDeuda/useResolver.ts',
    pantalla: () => <SolicitudModal solicitud={SOLICITUD} alCerrar={nada} />,
    boton: 'Emitir',
  },
  {
    llamada: 'POST /libreDeuda/rechazar',
    en: 'libreDeuda/useResolver.ts',
    pantalla: () => <SolicitudModal solicitud={SOLICITUD} alCerrar={nada} />,
    pasos: ['Rechazar', { 'Motivo del rechazo': 'Tiene deuda' }],
    boton: 'Rechazar solicitud',
  },
  {
    llamada: 'POST /libreDeuda/anular',
    en: 'libreDeuda/useResolver.ts',
    pantalla: () => <SolicitudModal solicitud={{ ...SOLICITUD, estado: 'EMITIDO' }} alCerrar={nada} />,
    pasos: ['Anular', { 'Motivo de la anulación': 'Fue un error' }],
    boton: 'Anular certificado',
  },
  {
    llamada: 'POST /pagos/conciliar',
    en: 'pagos/PagoPage.tsx',
    pantalla: () => <PagoPage />,
    ruta: '/pagos/5',
    patron: '/pagos/:idPago',
    antes: conPago,
    boton: 'Consultar ahora al proveedor',
  },
  {
    llamada: 'POST /pagos/revisar',
    en: 'pagos/PagoPage.tsx',
    pantalla: () => <PagoPage />,
    ruta: '/pagos/5',
    patron: '/pagos/:idPago',
    antes: conPago,
    boton: 'Dar por revisado',
  },
  {
    llamada: 'POST /notificaciones/reintentar',
    en: 'notificaciones/CorreoModal.tsx',
    pantalla: () => <CorreoModal idCorreo={3} alCerrar={nada} />,
    antes: () =>
      responde(
        'GET /notificaciones/correo/{idCorreo}',
        {
          correo: {
            idCorreo: 3,
            destinatario: 'clara@example.com',
            asunto: 'Su certificado',
            estado: 'FALLIDO',
            intentos: 5,
            creado: '2026-11-21T15:00:00.000Z',
            enviado: null,
            proximo: null,
            texto: 'Ya está',
            adjuntos: [],
            historia: [],
          },
        },
        { idCorreo: 3 },
      ),
    boton: 'Reintentar',
  },
  {
    llamada: 'POST /archivos/sinDueno/descartar',
    en: 'respaldo/ArchivosSinDueno.tsx',
    pantalla: () => <DescartarArchivo nombre={'ab'.repeat(16)} de="el archivo" />,
    pasos: ['Descartar el archivo'],
    boton: 'Descartar',
  },
  {
    llamada: 'POST /restauraciones/confirmar',
    en: 'respaldo/ConfirmarRestauracion.tsx',
    pantalla: () => <ConfirmarRestauracion idRestauracion={3} />,
    pasos: [{ 'Qué se hizo con lo que falta': 'Se avisó' }],
    boton: 'Confirmo que lo sé',
  },
  {
    llamada: 'POST /identidades/aceptar',
    en: 'acceso/IngresosRechazados.tsx',
    pantalla: () => <IngresosRechazados />,
    antes: () =>
      responde('GET /identidades', {
        identidades: [
          {
            idIdentidad: 4,
            idPersona: 30,
            documento: '27336667777',
            nombre: 'Rosa Ávila',
            ultimaEl: '2026-11-21T15:00:00.000Z',
            veces: 1,
            documentoConocido: '27336667778',
            idPersonaDelDocumento: null,
          },
        ],
      }),
    boton: 'Aceptar el CUIL nuevo de Rosa Ávila',
  },
  {
    llamada: 'POST /misDatos/decidir',
    en: 'consultas/PedidoModal.tsx',
    pantalla: () => <PedidoModal pedido={PEDIDO_DE_DATOS} alCerrar={nada} />,
    pasos: [{ Respuesta: 'Está como en el padrón' }],
    boton: 'Rechazar',
  },
  {
    llamada: 'POST /importaciones',
    en: 'importaciones/ElegirArchivo.tsx',
    pantalla: () => <ElegirArchivo clase="calles" alElegirClase={nada} alSubir={nada} />,
    pasos: [{ Archivo: new File(['ID'], 'calles.csv', { type: 'text/csv' }) }],
    boton: 'Revisar archivo',
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/aplicar',
    en: 'importaciones/UnaImportacion.tsx',
    pantalla: () => <UnaImportacion idImportacion={8} />,
    antes: () => conImportacion(),
    pasos: ['Aplicar'],
    boton: 'Confirmar',
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/respuestas',
    en: 'importaciones/NombresQueFaltan.tsx',
    pantalla: () => <NombresQueFaltan importacion={IMPORTACION} alFallar={nada} />,
    antes: () => responde('GET /importaciones/{idImportacion}/desconocidos', { desconocidos: [DESCONOCIDA], total: 1 }),
    pasos: [{ 'SAN MARTN (3 filas)': 'AFUERA' }],
    boton: 'Guardar 1 respuesta y revisar otra vez',
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/personas',
    en: 'importaciones/PersonasQueFaltan.tsx',
    pantalla: () => <PersonasQueFaltan importacion={IMPORTACION} alFallar={nada} />,
    boton: 'Buscar en Ciudad Digital',
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/deshacer',
    en: 'importaciones/Deshacer.tsx',
    pantalla: () => <UnaImportacion idImportacion={8} />,
    antes: () => conImportacion({ ...IMPORTACION, estado: 'APLICADA', seDeshace: true }),
    pasos: ['Deshacer la importación'],
    boton: 'Deshacer',
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/descartar',
    en: 'importaciones/UnaImportacion.tsx',
    pantalla: () => <UnaImportacion idImportacion={8} />,
    antes: () => conImportacion(),
    boton: 'Descartar',
  },
  {
    llamada: 'POST /importaciones/{idImportacion}/releer',
    en: 'importaciones/LecturaDelShapefile.tsx',
    pantalla: () => (
      <LecturaDelShapefile idImportacion={8} lectura={{ codificacion: 'utf-8', sistema: 'wgs84', muestras: [] }} />
    ),
    pasos: [{ Coordenadas: 'faja3' }],
    boton: 'Leer otra vez así',
  },
  {
    llamada: 'POST /plazos/guardar',
    en: 'plazos/PlazoModal.tsx',
    pantalla: () => <PlazoModal plazo={null} tipos={[]} alCerrar={nada} />,
    pasos: [{ Días: '15' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /calendario/agregar',
    en: 'plazos/AgregarDias.tsx',
    pantalla: () => <AgregarDias />,
    pasos: [{ Desde: '2027-01-04', Nombre: 'Receso' }],
    boton: 'Agregar',
  },
  {
    llamada: 'POST /calendario/quitar',
    en: 'plazos/useCambiarCalendario.ts',
    pantalla: () => <Calendario cambia />,
    antes: conCalendario,
    boton: 'Quitar el 08/12/2026',
  },
  {
    llamada: 'POST /calendario/confirmar',
    en: 'plazos/useCambiarCalendario.ts',
    pantalla: () => <Calendario cambia />,
    antes: conCalendario,
    boton: /^Confirmar el calendario/,
  },
  {
    llamada: 'PUT /documentacion/asignar',
    en: 'visitas/asignar/AsignarYPlanear.tsx',
    pantalla: () => <Asignar idInspector={1} />,
    antes: conPropuesta,
    boton: 'Dejar sin asignar',
  },
  {
    llamada: 'POST /visitas/asignar',
    en: 'visitas/asignar/AsignarYPlanear.tsx',
    pantalla: () => <Asignar idInspector={null} />,
    antes: conPropuesta,
    boton: 'Asignar y planear',
  },
  {
    llamada: 'PUT /elevadores/pagado',
    en: 'elevadores/registro/PagarInscripcion.tsx',
    pantalla: () => <PagarInscripcion idFormulario29={3} empresa="Ascensores SRL" importe={5200} />,
    pasos: ['Registrar el pago de Ascensores SRL', { 'Comprobante de pago': pdf() }],
    boton: 'Registrar el pago',
  },
  {
    llamada: 'PUT /elevadores/vencimiento',
    en: 'elevadores/registro/VencimientoEditable.tsx',
    pantalla: () => (
      <VencimientoEditable
        clase="SEGURO"
        id={8}
        vencimiento={{ hasta: null, situacion: 'SIN_FECHA' }}
        detalle="Padrón 100001"
        editable
      />
    ),
    pasos: [/^Anotar el vencimiento/, { 'Vence el': '2027-05-06' }],
    boton: 'Guardar',
  },
  {
    llamada: 'PUT /elevadores/revisado',
    en: 'elevadores/registro/RevisarNota.tsx',
    pantalla: () => (
      <RevisarNota
        delPersonal
        mantenimiento={{ idFormulario31: 8, padron: '100001', revisadoEl: null, propio: false } as Mantenimiento}
      />
    ),
    boton: 'Dar por revisada la nota del padrón 100001',
  },
  {
    llamada: 'PUT /elevadores/confirmar',
    en: 'elevadores/registro/DecidirRegistro.tsx',
    pantalla: () => <DecidirRegistro formulario="30" numero={6} de="Ana Gómez" confirma quita />,
    boton: 'Confirmar Ana Gómez',
  },
  {
    llamada: 'PUT /elevadores/quitar',
    en: 'elevadores/registro/QuitarRegistro.tsx',
    pantalla: () => <QuitarRegistro formulario="30" numero={6} de="Ana Gómez" />,
    pasos: ['Quitar Ana Gómez', { Motivo: 'No trabaja ahí' }],
    boton: 'Quitar del registro',
  },
  {
    llamada: 'POST /ciudad/configuracion',
    en: 'ciudad/CambiarCiudadPage.tsx',
    pantalla: () => <CambiarCiudadPage />,
    ruta: '/ciudad/pie',
    patron: '/ciudad/:clave',
    antes: respondeLaCiudad,
    pasos: [{ Pie: 'Hecho acá', Motivo: 'Cambió' }],
    boton: 'Guardar',
  },
]
