import type { NombreDePaso } from '@catastro/domain/puestaEnMarcha/pasos'
import { ARCHIVOS_APARTADOS } from '../antivirus/direcciones.ts'
import { CALLES, EMPLEADOS, INSTITUCIONES, OBRAS_TIPO, OFICINAS, PRECIOS, TARIFAS } from '../catalogos/direcciones.ts'
import { TITULO_DE_PRECIOS } from '../catalogos/mensajes.ts'
import { ESTADO } from '../estado/direcciones.ts'
import { importacionesDe } from '../importaciones/direcciones.ts'
import { CORREOS } from '../notificaciones/direcciones.ts'
import { PAGOS } from '../pagos/direcciones.ts'
import { PLAZOS } from '../plazos/direcciones.ts'

interface Enlace {
  readonly texto: string
  readonly a: string
}

/** Where each step is done, or seen. */
export const ENLACES: Readonly<Record<NombreDePaso, readonly Enlace[]>> = {
  reparticion: [{ texto: 'Reparticiones y oficinas', a: OFICINAS.enlace() }],
  institucion: [{ texto: 'Instituciones', a: INSTITUCIONES.enlace() }],
  oficina: [{ texto: 'Oficinas', a: OFICINAS.enlace() }],
  empleados: [{ texto: 'Empleados', a: EMPLEADOS.enlace() }],
  calles: [
    { texto: 'Calles', a: CALLES.enlace() },
    { texto: 'Importar calles', a: importacionesDe('calles') },
  ],
  padron: [
    { texto: 'Importar el padrón', a: importacionesDe('padrones') },
    { texto: 'Importar las parcelas', a: importacionesDe('parcelas') },
  ],
  tarifas: [
    { texto: TITULO_DE_PRECIOS, a: PRECIOS.enlace() },
    { texto: 'Tarifas', a: TARIFAS.enlace() },
    { texto: 'Tipos de obra', a: OBRAS_TIPO.enlace() },
  ],
  plazos: [{ texto: 'Plazos y calendario', a: PLAZOS.enlace() }],
  proveedor: [{ texto: 'Pagos', a: PAGOS.enlace() }],
  correo: [{ texto: 'Correos enviados', a: CORREOS.enlace() }],
  ciudadDigital: [],
  copia: [{ texto: 'Estado del portal', a: ESTADO.enlace() }],
  antivirus: [{ texto: 'Archivos apartados', a: ARCHIVOS_APARTADOS.enlace() }],
  sello: [],
}
