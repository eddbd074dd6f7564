import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { LoQueSePaga } from '../../carpetas/adjuntar/LoQueSePaga.tsx'
import { OlvidoAdjuntarPage } from '../../carpetas/adjuntar/OlvidoAdjuntarPage.tsx'
import { PapelPresentado } from '../../carpetas/adjuntar/PapelPresentado.tsx'
import { AdjuntarArchivosPage } from '../../carpetas/atender/AdjuntarArchivosPage.tsx'
import { LegajoDeCarpeta } from '../../carpetas/desglose/LegajoDeCarpeta.tsx'
import { PresentarCarpeta } from '../../carpetas/desglose/PresentarCarpeta.tsx'
import { BorrarCarpeta } from '../../carpetas/listar/BorrarCarpeta.tsx'
import { ResponderObservacion } from '../../carpetas/observar/ResponderObservacion.tsx'
import { RetirarObservacion } from '../../carpetas/observar/RetirarObservacion.tsx'
import { DomicilioDePersona } from '../../carpetas/presentar/DomicilioDePersona.tsx'
import { NoCorrespondeModal } from '../../carpetas/requisitos/NoCorrespondeModal.tsx'
import { CodigoDeSeguimiento } from '../../carpetas/ver/CodigoDeSeguimiento.tsx'
import { ProrrogarModal } from '../../carpetas/ver/ProrrogarModal.tsx'
import { carpetaPresentada, conCarpeta, filaDeFormulario, pdf } from '../carpetaPresentada.ts'
import { type Escritura, nada } from './escritura.ts'

const OBSERVACION: Observacion = {
  idObservacion: 2,
  texto: 'Falta la firma',
  codigoFormulario: null,
  FormularioTipo: null,
  idArchivo: null,
  archivo: null,
  idRequisito: null,
  requisito: null,
  fecha: '2026-10-05T15:00:00.000Z',
  situacion: 'PENDIENTE',
  cierre: null,
  respuesta: null,
  marca: null,
  conFormulario: false,
  noCorresponde: false,
  archivosDeRespuesta: [],
}
const PRESENTADA = carpetaPresentada()
const EN_PREPARACION = carpetaPresentada({ carpetaCompleta: false, presentada: false })
const OBSERVADA = carpetaPresentada({ tramiteEstado: 'OBSERVADO', tramiteEstadoPrevio: 'PRESENTADO' })
const POR_PAGAR = carpetaPresentada({ tramiteEstado: 'PENDIENTE DE PAGO', tramiteEstadoPrevio: 'PRESENTADO' })
const DE_VEREDA = carpetaPresentada({
  idProfesional: null,
  idEncomiendaTipo: null,
  encomiendatipo: null,
  ObraTipo: null,
  uso: 'PLAN VEREDAS SANAS',
  idUso: 12,
})
const atender = () => <AdjuntarArchivosPage Respuestas={() => null} />

/** What is done to a folder. */
export const DE_CARPETAS: readonly Escritura[] = [
  {
    llamada: 'PUT /formulario/agregarDomicilio',
    en: 'carpetas/presentar/DomicilioDePersona.tsx',
    quien: 'profesional',
    pantalla: () => (
      <DomicilioDePersona
        id="domicilio"
        label="Domicilio"
        rol="propietario"
        persona={{ id: 55, nombre: 'Ávila, Rosa', Domicilio: null }}
        value="Laprida 45"
        onChange={nada}
        alGuardar={nada}
      />
    ),
    boton: 'Guardar domicilio',
  },
  {
    llamada: 'POST /documentacion/carpetaProfesional',
    en: 'carpetas/subirACarpeta.ts',
    quien: 'profesional',
    pantalla: () => <OlvidoAdjuntarPage />,
    antes: () => conCarpeta(PRESENTADA),
    ruta: '/olvidoAdjuntarArchivos?idCarpeta=1002',
    pasos: [{ 'Adjuntar archivos': pdf() }],
    boton: 'Enviar archivos',
  },
  {
    llamada: 'POST /documentacion/carpetaPersonaVeredas',
    en: 'carpetas/subirACarpeta.ts',
    quien: 'ciudadano',
    pantalla: () => <OlvidoAdjuntarPage />,
    antes: () => conCarpeta(DE_VEREDA),
    ruta: '/olvidoAdjuntarArchivos?idCarpeta=1002',
    pasos: [{ 'Adjuntar archivos': pdf() }],
    boton: 'Enviar archivos',
  },
  {
    llamada: 'PUT /formulario/actualizarTramite-Pagado',
    en: 'carpetas/useMarcarPagado.ts',
    pantalla: atender,
    antes: () =>
      conCarpeta(POR_PAGAR, {
        archivos: [{ clase: 'COMPROBANTE', fecha: '2026-10-05T10:00:00.000Z' }],
        desde: '2026-10-02T10:00:00.000Z',
      }),
    ruta: '/AdjuntarArchivos?idCarpeta=1002',
    boton: 'Marcar como pagado',
  },
  {
    llamada: 'PUT /documentacion/presentar',
    en: 'carpetas/desglose/PresentarCarpeta.tsx',
    quien: 'profesional',
    pantalla: () => <PresentarCarpeta carpeta={{ ...EN_PREPARACION, faltantes: [], cobro: null, timbrado: 0 }} />,
    antes: () => conCarpeta(EN_PREPARACION),
    boton: 'Presentar carpeta',
  },
  {
    llamada: 'DELETE /documentacion/archivo/{idArchivo}',
    en: 'carpetas/adjuntar/PapelPresentado.tsx',
    quien: 'profesional',
    pantalla: () => (
      <PapelPresentado idCarpeta={1002} archivo={{ idArchivo: 7, nombre: 'dni.pdf' }} alReemplazar={nada} />
    ),
    boton: 'Quitar dni.pdf',
  },
  {
    llamada: 'POST /pagos/preparar',
    en: 'carpetas/adjuntar/LoQueSePaga.tsx',
    quien: 'profesional',
    pantalla: () => (
      <LoQueSePaga
        esSuya
        carpeta={{
          ...POR_PAGAR,
          faltantes: [],
          cobro: { monto: 2500, concepto: 'Timbrado', oficina: null },
          timbrado: 2500,
        }}
      />
    ),
    boton: /^Pagar/,
  },
  {
    llamada: 'PUT /formulario/actualizarTramite',
    en: 'carpetas/atender/useFinalizar.ts',
    pantalla: atender,
    antes: () => conCarpeta(PRESENTADA),
    ruta: '/AdjuntarArchivos?idCarpeta=1002',
    pasos: [{ 'Nuevo estado': 'PENDIENTE DE PAGO' }, { Concepto: 'Tasa', 'Importe a pagar': '12500,50' }],
    boton: 'FINALIZAR',
  },
  {
    llamada: 'POST /documentacion/observar',
    en: 'carpetas/atender/useFinalizar.ts',
    pantalla: atender,
    antes: () => conCarpeta(PRESENTADA, { formularios: [filaDeFormulario('1', 1)] }),
    ruta: '/AdjuntarArchivos?idCarpeta=1002',
    pasos: [
      { 'Nuevo estado': 'OBSERVADO' },
      'Observar una parte de la carpeta',
      { 'Sobre qué': 'formulario 1', 'Qué hay que corregir': 'El uso' },
    ],
    boton: 'FINALIZAR',
  },
  {
    llamada: 'POST /documentacion/siguiente',
    en: 'carpetas/atender/useSiguiente.ts',
    pantalla: atender,
    antes: () => conCarpeta(PRESENTADA),
    ruta: '/AdjuntarArchivos?idCarpeta=1002&cola=mesa&orden=antiguas',
    boton: 'Siguiente carpeta',
  },
  {
    llamada: 'PUT /documentacion/requisitoNoCorresponde',
    en: 'carpetas/requisitos/NoCorresponde.tsx',
    quien: 'profesional',
    pantalla: () => (
      <NoCorrespondeModal
        idCarpeta={1002}
        requisito={{
          idRequisito: 1,
          texto: 'DNI',
          obligatorio: false,
          ejemplo: null,
          archivos: [],
          noCorresponde: null,
        }}
        alCerrar={nada}
      />
    ),
    pasos: [{ 'Por qué no corresponde': 'Es una sociedad' }],
    boton: 'Guardar',
  },
  {
    llamada: 'PUT /documentacion/retirarObservacion',
    en: 'carpetas/observar/RetirarObservacion.tsx',
    pantalla: () => <RetirarObservacion idCarpeta={1002} observacion={OBSERVACION} alCerrar={nada} />,
    pasos: [{ Motivo: 'Fue un error' }],
    boton: 'Retirar',
  },
  {
    llamada: 'POST /documentacion/responderObservacion',
    en: 'carpetas/observar/ResponderObservacion.tsx',
    quien: 'profesional',
    pantalla: () => <ResponderObservacion idCarpeta={1002} observacion={OBSERVACION} alCerrar={nada} />,
    antes: () => conCarpeta(OBSERVADA),
    pasos: [{ 'Respuesta (opcional)': 'Va el plano' }],
    boton: 'Enviar la respuesta',
  },
  {
    llamada: 'DELETE /documentacion',
    en: 'carpetas/listar/BorrarCarpeta.tsx',
    quien: 'profesional',
    pantalla: () => <BorrarCarpeta carpeta={PRESENTADA} alTerminar={nada} />,
    boton: 'Confirmar',
  },
  {
    llamada: 'POST /documentacion/legajo',
    en: 'carpetas/desglose/LegajoDeCarpeta.tsx',
    quien: 'profesional',
    pantalla: () => <LegajoDeCarpeta idCarpeta={1002} />,
    antes: () => conCarpeta(PRESENTADA),
    boton: 'Preparar legajo',
  },
  {
    llamada: 'POST /documentacion/codigoSeguimiento',
    en: 'carpetas/ver/CodigoDeSeguimiento.tsx',
    quien: 'profesional',
    pantalla: () => <CodigoDeSeguimiento idCarpeta={1002} />,
    boton: 'Obtener un código para seguirla sin ingresar',
  },
  {
    llamada: 'PUT /documentacion/prorrogar',
    en: 'carpetas/ver/ProrrogarModal.tsx',
    pantalla: () => <ProrrogarModal idCarpeta={1002} version={3} vence="2026-12-01" alCerrar={nada} />,
    pasos: [{ Hasta: '2026-12-31', Motivo: 'Feria' }],
    boton: 'Prorrogar',
  },
]
