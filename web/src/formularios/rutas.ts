import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario } from '@catastro/domain/formularios/tipos'
import { direccion } from '../acceso/direccion.ts'
import { type Pantalla, pantalla, type Ruta } from '../acceso/ruta.ts'
import { llenarFormulario, verFormulario } from '../carpetas/direcciones.ts'
import { PAGO_1BIS_ERROR, PAGO_1BIS_EXITOSO } from './direcciones.ts'

/** The two screens of each form of a folder. A form without both does not compile. */
const PANTALLAS: Readonly<Record<CodigoDeFormulario, { readonly llenar: Pantalla; readonly ver: Pantalla }>> = {
  '1': {
    llenar: pantalla(() => import('./formulario1/Formulario1Page.tsx'), 'Formulario1Page'),
    ver: pantalla(() => import('./formulario1/Formulario1VistaPage.tsx'), 'Formulario1VistaPage'),
  },
  '1bis': {
    llenar: pantalla(() => import('./formulario1bis/Formulario1bisPage.tsx'), 'Formulario1bisPage'),
    ver: pantalla(() => import('./formulario1bis/Formulario1bisVistaPage.tsx'), 'Formulario1bisVistaPage'),
  },
  '2': {
    llenar: pantalla(() => import('./formulario2/Formulario2Page.tsx'), 'Formulario2Page'),
    ver: pantalla(() => import('./formulario2/Formulario2VistaPage.tsx'), 'Formulario2VistaPage'),
  },
  '14': {
    llenar: pantalla(() => import('./formulario14/Formulario14Page.tsx'), 'Formulario14Page'),
    ver: pantalla(() => import('./formulario14/Formulario14VistaPage.tsx'), 'Formulario14VistaPage'),
  },
  '19': {
    llenar: pantalla(() => import('./formulario19/Formulario19Page.tsx'), 'Formulario19Page'),
    ver: pantalla(() => import('./formulario19/Formulario19VistaPage.tsx'), 'Formulario19VistaPage'),
  },
}

/** Numbers that the city keeps for forms to come: some are under construction, some show only their name. */
const EN_DESARROLLO = ['1c', '1cbis', '7'] as const
const SOLO_SU_NOMBRE = ['40', '44'] as const

const enDesarrollo = pantalla(() => import('../acceso/EnDesarrolloPage.tsx'), 'EnDesarrolloPage')
const soloNombre = pantalla(() => import('./SoloNombrePage.tsx'), 'SoloNombrePage')

export const RUTAS_DE_FORMULARIOS: readonly Ruta[] = [
  ...CODIGOS_DE_FORMULARIO.flatMap((codigo) => [
    { ...llenarFormulario(codigo), pantalla: PANTALLAS[codigo].llenar },
    { ...verFormulario(codigo), pantalla: PANTALLAS[codigo].ver },
  ]),
  ...EN_DESARROLLO.map((codigo) => ({ ...direccion(`/formulario${codigo}`, 'general'), pantalla: enDesarrollo })),
  ...SOLO_SU_NOMBRE.map((codigo) => ({ ...direccion(`/formulario${codigo}`, 'general'), pantalla: soloNombre })),
  {
    ...PAGO_1BIS_EXITOSO,
    pantalla: pantalla(() => import('./formulario1bis/Form1bisPagoExitosoPage.tsx'), 'Form1bisPagoExitosoPage'),
  },
  {
    ...PAGO_1BIS_ERROR,
    pantalla: pantalla(() => import('./formulario1bis/PagoErrorForm1Page.tsx'), 'PagoErrorForm1Page'),
  },
]
