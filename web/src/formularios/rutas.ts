import { CODIGOS_DE_FORMULARIO } from '@catastro/domain/formularios/formularios'
import { direccion } from '../acceso/direccion/direccion.ts'
import { pantalla, type Ruta } from '../acceso/direccion/ruta.ts'
import { llenarFormulario, verFormulario } from '../carpetas/direcciones.ts'
import { PAGO_1BIS_ERROR, PAGO_1BIS_EXITOSO } from './direcciones.ts'
import { pantallasDe } from './pantallas.ts'

/** Numbers that the city keeps for forms to come: some are under construction, some show only their name. */
const EN_DESARROLLO = ['1c', '1cbis', '7'] as const
const SOLO_SU_NOMBRE = ['40', '44'] as const

const enDesarrollo = pantalla(() => import('../acceso/avisos/EnDesarrolloPage.tsx'), 'EnDesarrolloPage')
const soloNombre = pantalla(() => import('./FormularioSinPantallaPage.tsx'), 'FormularioSinPantallaPage')

export const RUTAS_DE_FORMULARIOS: readonly Ruta[] = [
  ...CODIGOS_DE_FORMULARIO.flatMap((codigo) => {
    const { llenar, ver } = pantallasDe(codigo)
    return [
      { ...llenarFormulario(codigo), pantalla: llenar },
      { ...verFormulario(codigo), pantalla: ver },
    ]
  }),
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
