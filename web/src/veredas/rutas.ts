import { pantalla, type Ruta } from '../acceso/ruta.ts'
import { MIS_CARPETAS_VEREDAS } from '../carpetas/direcciones.ts'
import {
  FORMULARIO_12,
  VER_FORMULARIO_12,
  VEREDAS,
  VEREDAS_INICIO,
  VEREDAS_PROPIETARIOS,
  VEREDAS_SIMULADOR,
} from './direcciones.ts'

const Veredas = pantalla(() => import('./presentar/VeredasPage.tsx'), 'VeredasPage')

export const RUTAS_DE_VEREDAS: readonly Ruta[] = [
  { ...VEREDAS_INICIO, Pantalla: pantalla(() => import('./inicio/VeredasHomePage.tsx'), 'VeredasHomePage') },
  { ...VEREDAS, Pantalla: Veredas },
  { ...VEREDAS_PROPIETARIOS, Pantalla: Veredas },
  {
    ...MIS_CARPETAS_VEREDAS,
    Pantalla: pantalla(() => import('./MisCarpetasVeredasPage.tsx'), 'MisCarpetasVeredasPage'),
  },
  {
    ...VEREDAS_SIMULADOR,
    Pantalla: pantalla(() => import('./simular/VeredasSimuladorPage.tsx'), 'VeredasSimuladorPage'),
  },
  { ...FORMULARIO_12, Pantalla: pantalla(() => import('./Formulario12Page.tsx'), 'Formulario12Page') },
  {
    ...VER_FORMULARIO_12,
    Pantalla: pantalla(() => import('./ver/Formulario12VistaPage.tsx'), 'Formulario12VistaPage'),
  },
]
