import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario } from '@catastro/domain/formularios/tipos'
import type { ComponentType } from 'react'
import { direccion } from '../acceso/direccion.ts'
import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { llenarFormulario, verFormulario } from '../carpetas/direcciones.ts'
import { PAGO_1BIS_ERROR, PAGO_1BIS_EXITOSO } from './direcciones.ts'

/** The two screens of each form of a folder. A form without both does not compile. */
const PANTALLAS: Readonly<Record<CodigoDeFormulario, { readonly Llenar: ComponentType; readonly Ver: ComponentType }>> =
  {
    '1': {
      Llenar: pantalla(() => import('./formulario1/Formulario1Page.tsx'), 'Formulario1Page'),
      Ver: pantalla(() => import('./formulario1/Formulario1VistaPage.tsx'), 'Formulario1VistaPage'),
    },
    '1bis': {
      Llenar: pantalla(() => import('./formulario1bis/Formulario1bisPage.tsx'), 'Formulario1bisPage'),
      Ver: pantalla(() => import('./formulario1bis/Formulario1bisVistaPage.tsx'), 'Formulario1bisVistaPage'),
    },
    '2': {
      Llenar: pantalla(() => import('./formulario2/Formulario2Page.tsx'), 'Formulario2Page'),
      Ver: pantalla(() => import('./formulario2/Formulario2VistaPage.tsx'), 'Formulario2VistaPage'),
    },
    '14': {
      Llenar: pantalla(() => import('./formulario14/Formulario14Page.tsx'), 'Formulario14Page'),
      Ver: pantalla(() => import('./formulario14/Formulario14VistaPage.tsx'), 'Formulario14VistaPage'),
    },
    '19': {
      Llenar: pantalla(() => import('./formulario19/Formulario19Page.tsx'), 'Formulario19Page'),
      Ver: pantalla(() => import('./formulario19/Formulario19VistaPage.tsx'), 'Formulario19VistaPage'),
    },
  }

/** Numbers that the city keeps for forms to come: some are under construction, some show only their name. */
const EN_DESARROLLO = ['1c', '1cbis', '7'] as const
const SOLO_SU_NOMBRE = ['40', '44'] as const

const EnDesarrollo = pantalla(() => import('../acceso/EnDesarrolloPage.tsx'), 'EnDesarrolloPage')
const SoloNombre = pantalla(() => import('./SoloNombrePage.tsx'), 'SoloNombrePage')

export const RUTAS_DE_FORMULARIOS: readonly Ruta[] = [
  ...CODIGOS_DE_FORMULARIO.flatMap((codigo) => [
    { ...llenarFormulario(codigo), Pantalla: PANTALLAS[codigo].Llenar },
    { ...verFormulario(codigo), Pantalla: PANTALLAS[codigo].Ver },
  ]),
  ...EN_DESARROLLO.map((codigo) => ({ ...direccion(`/formulario${codigo}`, 'general'), Pantalla: EnDesarrollo })),
  ...SOLO_SU_NOMBRE.map((codigo) => ({ ...direccion(`/formulario${codigo}`, 'general'), Pantalla: SoloNombre })),
  {
    ...PAGO_1BIS_EXITOSO,
    Pantalla: pantalla(() => import('./formulario1bis/Form1bisPagoExitosoPage.tsx'), 'Form1bisPagoExitosoPage'),
  },
  {
    ...PAGO_1BIS_ERROR,
    Pantalla: pantalla(() => import('./formulario1bis/PagoErrorForm1Page.tsx'), 'PagoErrorForm1Page'),
  },
]
