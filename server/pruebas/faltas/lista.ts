import { DE_AVISOS } from './deAvisos.ts'
import { DE_CARPETAS } from './deCarpetas.ts'
import { DE_DOMAIN } from './deDomain.ts'
import { DE_ELEVADORES } from './deElevadores.ts'
import { DE_FORMULARIOS } from './deFormularios.ts'
import { DE_PADRON } from './dePadron.ts'
import { DE_PAGOS } from './dePagos.ts'
import { DE_PLATAFORMA } from './dePlataforma.ts'
import { DE_PORTAL } from './dePortal.ts'
import { DE_REFERENCIA } from './deReferencia.ts'
import { DE_SEGUIMIENTO } from './deSeguimiento.ts'
import { DE_VEREDAS } from './deVeredas.ts'
import { DE_VISITAS } from './deVisitas.ts'
import type { FaltasDe } from './falta.ts'

/** Every line that is made wrong, by what it is about. */
export const LISTA: Readonly<Record<string, readonly FaltasDe[]>> = {
  domain: DE_DOMAIN,
  carpetas: DE_CARPETAS,
  elevadores: DE_ELEVADORES,
  formularios: DE_FORMULARIOS,
  pagos: DE_PAGOS,
  padron: DE_PADRON,
  referencia: DE_REFERENCIA,
  avisos: DE_AVISOS,
  plataforma: DE_PLATAFORMA,
  seguimiento: DE_SEGUIMIENTO,
  portal: DE_PORTAL,
  veredas: DE_VEREDAS,
  visitas: DE_VISITAS,
}
