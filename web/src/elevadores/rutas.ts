import { pantalla, type Ruta } from '../acceso/ruta.ts'
import {
  ELEVADORES,
  EMPRESA,
  FORMULARIO_27,
  FORMULARIO_28,
  FORMULARIO_29,
  FORMULARIO_30,
  FORMULARIO_31,
  INMUEBLE,
  MIS_ELEVADORES,
  REGISTRO,
  TARJETA,
  VER_FORMULARIO_27,
} from './direcciones.ts'

export const RUTAS_DE_ELEVADORES: readonly Ruta[] = [
  { ...FORMULARIO_27, Pantalla: pantalla(() => import('./formulario27/Formulario27Page.tsx'), 'Formulario27Page') },
  {
    ...VER_FORMULARIO_27,
    Pantalla: pantalla(() => import('./formulario27/Formulario27VistaPage.tsx'), 'Formulario27VistaPage'),
  },
  { ...FORMULARIO_28, Pantalla: pantalla(() => import('./formulario28/Formulario28Page.tsx'), 'Formulario28Page') },
  { ...FORMULARIO_29, Pantalla: pantalla(() => import('./formulario29/Formulario29Page.tsx'), 'Formulario29Page') },
  { ...FORMULARIO_30, Pantalla: pantalla(() => import('./formulario30/Formulario30Page.tsx'), 'Formulario30Page') },
  { ...FORMULARIO_31, Pantalla: pantalla(() => import('./formulario31/Formulario31Page.tsx'), 'Formulario31Page') },
  { ...MIS_ELEVADORES, Pantalla: pantalla(() => import('./registro/MisElevadoresPage.tsx'), 'MisElevadoresPage') },
  { ...REGISTRO, Pantalla: pantalla(() => import('./registro/RegistroPage.tsx'), 'RegistroPage') },
  { ...ELEVADORES, Pantalla: pantalla(() => import('./registro/ElevadoresPage.tsx'), 'ElevadoresPage') },
  { ...INMUEBLE, Pantalla: pantalla(() => import('./registro/InmueblePage.tsx'), 'InmueblePage') },
  { ...EMPRESA, Pantalla: pantalla(() => import('./registro/EmpresaPage.tsx'), 'EmpresaPage') },
  { ...TARJETA, sinMarco: true, Pantalla: pantalla(() => import('./TarjetaPage.tsx'), 'TarjetaPage') },
]
