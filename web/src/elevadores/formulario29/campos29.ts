import { rotulosDe } from '@catastro/domain/campo'
import { RespuestasFormulario29 } from '@catastro/domain/elevadores/formulario29'
import { COMPLETE_LOS_CAMPOS } from '@catastro/domain/elevadores/mensajes'
import type * as z from 'zod/mini'
import { type Validacion, type Valores, validarCon, valoresDe } from '../../envios/valoresDeFormulario.ts'
import type { CamposDeDomicilio } from '../../padron/domicilio/domicilioDelFormulario.ts'
import { faltantesDe } from '../faltantes.ts'

type Respuestas = z.output<typeof RespuestasFormulario29>
/** Where the address comes from, and its street in words, are the screen's own. */
export type Campo29 = keyof Respuestas | 'calle' | 'origen'

/** In the order of the screen. */
const CAMPOS: readonly Campo29[] = [
  'idInstitucion',
  'razonsocial',
  'cuit',
  'nroconservador',
  'nroinstalador',
  'padron',
  'idDomicilio',
  'idCalleInstitucion',
  'nropuertaInstitucion',
  'pisoInstitucion',
  'dptoInstitucion',
  'telefonoInstitucion',
  'observaciones',
  'calle',
  'origen',
]

export const ROTULOS_29 = rotulosDe(RespuestasFormulario29)

export const FALTANTES_29 = faltantesDe<Campo29>(COMPLETE_LOS_CAMPOS, CAMPOS, ROTULOS_29)

export const DOMICILIO_29: CamposDeDomicilio<Campo29> = {
  padron: 'padron',
  idDomicilio: 'idDomicilio',
  idCalle: 'idCalleInstitucion',
  puerta: 'nropuertaInstitucion',
  piso: 'pisoInstitucion',
  dpto: 'dptoInstitucion',
  calle: 'calle',
  origen: 'origen',
  exige: ['idCalleInstitucion', 'nropuertaInstitucion'],
}

export const FORMULARIO_29 = {
  iniciales: valoresDe(CAMPOS, () => ''),
  validar: (valores: Valores<Campo29>): Validacion<Campo29, Respuestas> =>
    validarCon(RespuestasFormulario29, valores, FALTANTES_29.alLadoDelCampo),
}

export const EN_PANTALLA_29 = { idDomicilio: 'padron' }
