import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
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
  { ...FORMULARIO_27, pantalla: pantalla(() => import('./formulario27/Formulario27Page.tsx'), 'Formulario27Page') },
  {
    ...VER_FORMULARIO_27,
    pantalla: pantalla(() => import('./formulario27/Formulario27VistaPage.tsx'), 'Formulario27VistaPage'),
  },
  { ...FORMULARIO_28, pantalla: pantalla(() => import('./formulario28/formulario28.tsx'), 'Llenar') },
  { ...FORMULARIO_29, pantalla: pantalla(() => import('./formulario29/formulario29.tsx'), 'Llenar') },
  { ...FORMULARIO_30, pantalla: pantalla(() => import('./formulario30/formulario30.tsx'), 'Llenar') },
  { ...FORMULARIO_31, pantalla: pantalla(() => import('./formulario31/formulario31.tsx'), 'Llenar') },
  { ...MIS_ELEVADORES, pantalla: pantalla(() => import('./registro/MisElevadoresPage.tsx'), 'MisElevadoresPage') },
  { ...REGISTRO, pantalla: pantalla(() => import('./registro/RegistroPage.tsx'), 'RegistroPage') },
  { ...ELEVADORES, pantalla: pantalla(() => import('./registro/ElevadoresPage.tsx'), 'ElevadoresPage') },
  { ...INMUEBLE, pantalla: pantalla(() => import('./registro/InmueblePage.tsx'), 'InmueblePage') },
  { ...EMPRESA, pantalla: pantalla(() => import('./registro/EmpresaPage.tsx'), 'EmpresaPage') },
  { ...TARJETA, sinMarco: true, pantalla: pantalla(() => import('./TarjetaPage.tsx'), 'TarjetaPage') },
]
