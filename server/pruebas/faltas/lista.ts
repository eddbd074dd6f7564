import { DE_AVISOS } from './deAvisos.ts'
import { DE_CARPETAS } from './deCarpetas.ts'
import { DE_CONTROLES } from './deControles.ts'
import { DE_DOMAIN } from './deDomain.ts'
import { DE_FORMULARIOS } from './deFormularios.ts'
import { DE_IMPORTACIONES } from './deImportaciones.ts'
import { DE_PAGOS } from './dePagos.ts'
import { DE_PLATAFORMA } from './dePlataforma.ts'
import { DE_PORTAL } from './dePortal.ts'
import { DE_REFERENCIA } from './deReferencia.ts'
import type { FaltasDe } from './falta.ts'

/** Every line that is made wrong, by what it is about. */
export const LISTA: Readonly<Record<string, readonly FaltasDe[]>> = {
  domain: DE_DOMAIN,
  carpetas: DE_CARPETAS,
  formularios: DE_FORMULARIOS,
  pagos: DE_PAGOS,
  importaciones: DE_IMPORTACIONES,
  referencia: DE_REFERENCIA,
  avisos: DE_AVISOS,
  plataforma: DE_PLATAFORMA,
  portal: DE_PORTAL,
  controles: DE_CONTROLES,
}
