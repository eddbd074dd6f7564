import { type ComponentType, lazy } from 'react'
import type { Guardia } from './guardias.ts'

export interface Ruta {
  readonly ruta: string
  readonly guardia: Guardia
  /** Without one, the under-construction page stands in its place. */
  readonly Pantalla?: ComponentType
  /** Outside the guarded layout: no bar, no menu. */
  readonly sinMarco?: true
}

const InicioPage = lazy(() => import('./inicio/InicioPage.tsx').then((m) => ({ default: m.InicioPage })))
const InicioConCertificados = lazy(() =>
  import('./inicio/InicioConCertificados.tsx').then((m) => ({ default: m.InicioConCertificados })),
)
const EnDesarrolloPage = lazy(() => import('./EnDesarrolloPage.tsx').then((m) => ({ default: m.EnDesarrolloPage })))
const SoloNombrePage = lazy(() =>
  import('../formularios/SoloNombrePage.tsx').then((m) => ({ default: m.SoloNombrePage })),
)
const NuevaCarpetaPage = lazy(() =>
  import('../carpetas/presentar/NuevaCarpetaPage.tsx').then((m) => ({ default: m.NuevaCarpetaPage })),
)
const FormularioCarpetaPage = lazy(() =>
  import('../carpetas/presentar/FormularioCarpetaPage.tsx').then((m) => ({ default: m.FormularioCarpetaPage })),
)
const MisCarpetasPage = lazy(() =>
  import('../carpetas/listar/MisCarpetasPage.tsx').then((m) => ({ default: m.MisCarpetasPage })),
)
const MisCarpetasVeredasPage = lazy(() =>
  import('../carpetas/listar/MisCarpetasVeredasPage.tsx').then((m) => ({ default: m.MisCarpetasVeredasPage })),
)
const DesglosePage = lazy(() =>
  import('../carpetas/desglose/DesglosePage.tsx').then((m) => ({ default: m.DesglosePage })),
)
const OlvidoAdjuntarPage = lazy(() =>
  import('../carpetas/adjuntar/OlvidoAdjuntarPage.tsx').then((m) => ({ default: m.OlvidoAdjuntarPage })),
)
const ComprobanteDePagoPage = lazy(() =>
  import('../carpetas/adjuntar/ComprobanteDePagoPage.tsx').then((m) => ({ default: m.ComprobanteDePagoPage })),
)
const FinalizarCargaPage = lazy(() =>
  import('../carpetas/adjuntar/FinalizarCargaPage.tsx').then((m) => ({ default: m.FinalizarCargaPage })),
)
const VerCarpetasPage = lazy(() =>
  import('../carpetas/listar/VerCarpetasPage.tsx').then((m) => ({ default: m.VerCarpetasPage })),
)
const InspeccionCarpetasPage = lazy(() =>
  import('../carpetas/listar/InspeccionCarpetasPage.tsx').then((m) => ({ default: m.InspeccionCarpetasPage })),
)
const AdjuntarArchivosPage = lazy(() =>
  import('../carpetas/atender/AdjuntarArchivosPage.tsx').then((m) => ({ default: m.AdjuntarArchivosPage })),
)
const Formulario1Page = lazy(() =>
  import('../formularios/formulario1/Formulario1Page.tsx').then((m) => ({ default: m.Formulario1Page })),
)
const Formulario1VistaPage = lazy(() =>
  import('../formularios/formulario1/Formulario1VistaPage.tsx').then((m) => ({ default: m.Formulario1VistaPage })),
)

const LibreDeudaPagoExitosoPage = lazy(() =>
  import('../libreDeuda/LibreDeudaPagoExitosoPage.tsx').then((m) => ({ default: m.LibreDeudaPagoExitosoPage })),
)
const MisCertificadosPage = lazy(() =>
  import('../libreDeuda/MisCertificadosPage.tsx').then((m) => ({ default: m.MisCertificadosPage })),
)
const SolicitudesPage = lazy(() =>
  import('../libreDeuda/SolicitudesPage.tsx').then((m) => ({ default: m.SolicitudesPage })),
)
const VerificarPage = lazy(() => import('../libreDeuda/VerificarPage.tsx').then((m) => ({ default: m.VerificarPage })))
const CorreosPage = lazy(() => import('../notificaciones/CorreosPage.tsx').then((m) => ({ default: m.CorreosPage })))
const PagoErrorPage = lazy(() => import('../pagos/PagoErrorPage.tsx').then((m) => ({ default: m.PagoErrorPage })))
const PagoErrorForm1Page = lazy(() =>
  import('../formularios/formulario1bis/PagoErrorForm1Page.tsx').then((m) => ({ default: m.PagoErrorForm1Page })),
)
const LibreDeudaPagoRechazadoPage = lazy(() =>
  import('../pagos/LibreDeudaPagoRechazadoPage.tsx').then((m) => ({ default: m.LibreDeudaPagoRechazadoPage })),
)
const MisPagosPage = lazy(() => import('../pagos/MisPagosPage.tsx').then((m) => ({ default: m.MisPagosPage })))
const ReciboPage = lazy(() => import('../pagos/ReciboPage.tsx').then((m) => ({ default: m.ReciboPage })))
const PagosPage = lazy(() => import('../pagos/PagosPage.tsx').then((m) => ({ default: m.PagosPage })))
const PagoPage = lazy(() => import('../pagos/PagoPage.tsx').then((m) => ({ default: m.PagoPage })))

const ColegiosPage = lazy(() => import('../personas/ColegiosPage.tsx').then((m) => ({ default: m.ColegiosPage })))
const InstitucionesPage = lazy(() =>
  import('../catalogos/InstitucionesPage.tsx').then((m) => ({ default: m.InstitucionesPage })),
)
const ObrasTipoPage = lazy(() => import('../catalogos/ObrasTipoPage.tsx').then((m) => ({ default: m.ObrasTipoPage })))
const TarifasPage = lazy(() => import('../catalogos/TarifasPage.tsx').then((m) => ({ default: m.TarifasPage })))
const InspectoresPage = lazy(() =>
  import('../catalogos/InspectoresPage.tsx').then((m) => ({ default: m.InspectoresPage })),
)
const AgregarInspectorPage = lazy(() =>
  import('../catalogos/AgregarInspectorPage.tsx').then((m) => ({ default: m.AgregarInspectorPage })),
)
const OficinasPage = lazy(() => import('../catalogos/OficinasPage.tsx').then((m) => ({ default: m.OficinasPage })))
const ImportacionesPage = lazy(() =>
  import('../importaciones/ImportacionesPage.tsx').then((m) => ({ default: m.ImportacionesPage })),
)
const CallesPage = lazy(() => import('../catalogos/CallesPage.tsx').then((m) => ({ default: m.CallesPage })))
const EmpleadosPage = lazy(() => import('../catalogos/EmpleadosPage.tsx').then((m) => ({ default: m.EmpleadosPage })))
const Formulario1bisPage = lazy(() =>
  import('../formularios/formulario1bis/Formulario1bisPage.tsx').then((m) => ({ default: m.Formulario1bisPage })),
)
const Formulario1bisVistaPage = lazy(() =>
  import('../formularios/formulario1bis/Formulario1bisVistaPage.tsx').then((m) => ({
    default: m.Formulario1bisVistaPage,
  })),
)
const Formulario2Page = lazy(() =>
  import('../formularios/formulario2/Formulario2Page.tsx').then((m) => ({ default: m.Formulario2Page })),
)
const Formulario2VistaPage = lazy(() =>
  import('../formularios/formulario2/Formulario2VistaPage.tsx').then((m) => ({ default: m.Formulario2VistaPage })),
)
const Formulario19Page = lazy(() =>
  import('../formularios/formulario19/Formulario19Page.tsx').then((m) => ({ default: m.Formulario19Page })),
)
const Formulario19VistaPage = lazy(() =>
  import('../formularios/formulario19/Formulario19VistaPage.tsx').then((m) => ({ default: m.Formulario19VistaPage })),
)

const Form1bisPagoExitosoPage = lazy(() =>
  import('../formularios/formulario1bis/Form1bisPagoExitosoPage.tsx').then((m) => ({
    default: m.Form1bisPagoExitosoPage,
  })),
)
const Formulario14Page = lazy(() =>
  import('../formularios/formulario14/Formulario14Page.tsx').then((m) => ({ default: m.Formulario14Page })),
)
const Formulario14VistaPage = lazy(() =>
  import('../formularios/formulario14/Formulario14VistaPage.tsx').then((m) => ({ default: m.Formulario14VistaPage })),
)

/** The full route table of the specification, with the guard of each and the additions, and payments. */
export const RUTAS: readonly Ruta[] = [
  { ruta: '/*', guardia: 'abierta', Pantalla: InicioPage },
  { ruta: '/stepper', guardia: 'abierta' },
  { ruta: '/consultaPadronGeneral', guardia: 'abierta', sinMarco: true },
  { ruta: '/pagoError', guardia: 'abierta', Pantalla: PagoErrorPage },
  { ruta: '/pagoErrorForm1', guardia: 'abierta', Pantalla: PagoErrorForm1Page },
  { ruta: '/LibreDeudaPagoExitoso', guardia: 'abierta', Pantalla: LibreDeudaPagoExitosoPage },
  { ruta: '/LibreDeudaPagoRechazado', guardia: 'abierta', Pantalla: LibreDeudaPagoRechazadoPage },
  { ruta: '/form1bisPagoExitoso', guardia: 'abierta', Pantalla: Form1bisPagoExitosoPage },
  { ruta: '/verificar', guardia: 'abierta', sinMarco: true, Pantalla: VerificarPage },
  { ruta: '/verificar/:codigo', guardia: 'abierta', sinMarco: true, Pantalla: VerificarPage },

  { ruta: '/home', guardia: 'general', Pantalla: InicioConCertificados },
  { ruta: '/catastro', guardia: 'general', Pantalla: InicioConCertificados },
  { ruta: '/misCertificados', guardia: 'general', Pantalla: MisCertificadosPage },
  { ruta: '/consultaPadron', guardia: 'general' },
  { ruta: '/veredasHome', guardia: 'general' },
  { ruta: '/veredas', guardia: 'general' },
  { ruta: '/veredasPropietarios', guardia: 'general' },
  { ruta: '/misCarpetasVeredas', guardia: 'general', Pantalla: MisCarpetasVeredasPage },
  { ruta: '/olvidoAdjuntarArchivos', guardia: 'general', Pantalla: OlvidoAdjuntarPage },
  { ruta: '/adjuntarComprobanteDePago', guardia: 'general', Pantalla: ComprobanteDePagoPage },
  { ruta: '/verDesgloseCarpetaEncomienda', guardia: 'general', Pantalla: DesglosePage },
  { ruta: '/formulario1', guardia: 'general', Pantalla: Formulario1Page },
  { ruta: '/formulario1bis', guardia: 'general', Pantalla: Formulario1bisPage },
  { ruta: '/formulario1c', guardia: 'general', Pantalla: EnDesarrolloPage },
  { ruta: '/formulario1cbis', guardia: 'general', Pantalla: EnDesarrolloPage },
  { ruta: '/formulario2', guardia: 'general', Pantalla: Formulario2Page },
  { ruta: '/formulario7', guardia: 'general', Pantalla: EnDesarrolloPage },
  { ruta: '/formulario12', guardia: 'general' },
  { ruta: '/formulario14', guardia: 'general', Pantalla: Formulario14Page },
  { ruta: '/formulario19', guardia: 'general', Pantalla: Formulario19Page },
  { ruta: '/formulario27', guardia: 'general' },
  { ruta: '/formulario28', guardia: 'general' },
  { ruta: '/formulario29', guardia: 'general' },
  { ruta: '/formulario30', guardia: 'general' },
  { ruta: '/formulario31', guardia: 'general' },
  { ruta: '/formulario40', guardia: 'general', Pantalla: () => <SoloNombrePage nombre="Formulario 40" /> },
  { ruta: '/formulario44', guardia: 'general', Pantalla: () => <SoloNombrePage nombre="Formulario 44" /> },
  { ruta: '/formulario1vista/:idCarpeta', guardia: 'general', Pantalla: Formulario1VistaPage },
  { ruta: '/formulario1bisvista/:idCarpeta', guardia: 'general', Pantalla: Formulario1bisVistaPage },
  { ruta: '/formulario2vista/:idCarpeta', guardia: 'general', Pantalla: Formulario2VistaPage },
  { ruta: '/formulario12vista/:idCarpeta', guardia: 'general' },
  { ruta: '/formulario14vista/:idCarpeta', guardia: 'general', Pantalla: Formulario14VistaPage },
  { ruta: '/formulario19vista/:idCarpeta', guardia: 'general', Pantalla: Formulario19VistaPage },

  { ruta: '/misPagos', guardia: 'general', Pantalla: MisPagosPage },
  { ruta: '/misPagos/:idPago', guardia: 'general', Pantalla: ReciboPage },

  { ruta: '/nuevaCarpeta', guardia: 'gestor', Pantalla: NuevaCarpetaPage },
  { ruta: '/formulario', guardia: 'gestor', Pantalla: FormularioCarpetaPage },
  { ruta: '/misCarpetas', guardia: 'gestor', Pantalla: MisCarpetasPage },
  { ruta: '/finalizarCargaCarpeta', guardia: 'gestor', Pantalla: FinalizarCargaPage },

  { ruta: '/verCarpetas', guardia: 'personal', Pantalla: VerCarpetasPage },
  { ruta: '/inspeccionCarpetas', guardia: 'personal', Pantalla: InspeccionCarpetasPage },
  { ruta: '/AdjuntarArchivos', guardia: 'personal', Pantalla: AdjuntarArchivosPage },
  { ruta: '/asignacionCarpetas', guardia: 'personal' },
  { ruta: '/solicitudesLibreDeuda', guardia: 'personal', Pantalla: SolicitudesPage },
  { ruta: '/correos', guardia: 'personal', Pantalla: CorreosPage },
  { ruta: '/colegios', guardia: 'personal', Pantalla: ColegiosPage },
  { ruta: '/instituciones', guardia: 'personal', Pantalla: InstitucionesPage },
  { ruta: '/obrasTipo', guardia: 'personal', Pantalla: ObrasTipoPage },
  { ruta: '/tarifas', guardia: 'personal', Pantalla: TarifasPage },
  { ruta: '/inspectores', guardia: 'personal', Pantalla: InspectoresPage },
  { ruta: '/agregarInspector', guardia: 'personal', Pantalla: AgregarInspectorPage },
  { ruta: '/oficinas', guardia: 'personal', Pantalla: OficinasPage },
  { ruta: '/calles', guardia: 'personal', Pantalla: CallesPage },
  { ruta: '/importaciones', guardia: 'personal', Pantalla: ImportacionesPage },

  { ruta: '/pagos', guardia: 'personal', Pantalla: PagosPage },
  { ruta: '/pagos/:idPago', guardia: 'personal', Pantalla: PagoPage },

  { ruta: '/empleados', guardia: 'administrador', Pantalla: EmpleadosPage },
]

export { EnDesarrolloPage }
