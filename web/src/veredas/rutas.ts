import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { MIS_CARPETAS_VEREDAS } from '../carpetas/direcciones.ts'
import {
  FORMULARIO_12,
  VER_FORMULARIO_12,
  VEREDAS,
  VEREDAS_INICIO,
  VEREDAS_PROPIETARIOS,
  VEREDAS_SIMULADOR,
} from './direcciones.ts'

const veredas = pantalla(() => import('./presentar/VeredasPage.tsx'), 'VeredasPage')

export const RUTAS_DE_VEREDAS: readonly Ruta[] = [
  { ...VEREDAS_INICIO, pantalla: pantalla(() => import('./inicio/VeredasHomePage.tsx'), 'VeredasHomePage') },
  { ...VEREDAS, pantalla: veredas },
  { ...VEREDAS_PROPIETARIOS, pantalla: veredas },
  {
    ...MIS_CARPETAS_VEREDAS,
    pantalla: pantalla(() => import('./inicio/MisCarpetasVeredasPage.tsx'), 'MisCarpetasVeredasPage'),
  },
  {
    ...VEREDAS_SIMULADOR,
    pantalla: pantalla(() => import('./simular/VeredasSimuladorPage.tsx'), 'VeredasSimuladorPage'),
  },
  { ...FORMULARIO_12, pantalla: pantalla(() => import('./Formulario12Page.tsx'), 'Formulario12Page') },
  {
    ...VER_FORMULARIO_12,
    pantalla: pantalla(() => import('./ver/Formulario12VistaPage.tsx'), 'Formulario12VistaPage'),
  },
]
