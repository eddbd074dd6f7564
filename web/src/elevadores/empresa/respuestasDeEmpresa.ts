import type { PreguntaDelFormulario } from '@catastro/domain/formularios/preguntas'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { revisada } from '../../formularios/definicion.ts'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'

interface Preguntas {
  readonly pregunta: (nombre: string) => PreguntaDelFormulario | undefined
}
type DeEmpresa =
  | 'idInstitucion'
  | 'razonsocial'
  | 'cuit'
  | 'nroconservador'
  | 'nroinstalador'
  | 'calle'
  | 'nropuertaInstitucion'
  | 'pisoInstitucion'
  | 'dptoInstitucion'
  | 'telefonoInstitucion'

/** The company of forms 29 and 30 as it is checked before sending. */
export function respuestasDeEmpresa(
  preguntas: Preguntas,
  valores: Valores<DeEmpresa>,
  empresas: Empresas,
): RespuestaARevisar[] {
  const institucion = empresas.find(({ valor }) => String(valor) === valores.idInstitucion)?.texto ?? ''
  const domicilio = textoDelDomicilio({
    calle: valores.calle,
    NroPuerta: valores.nropuertaInstitucion,
    Piso: valores.pisoInstitucion,
    Departamento: valores.dptoInstitucion,
  })
  return [
    revisada(preguntas, 'idInstitucion', institucion),
    ...(['razonsocial', 'cuit', 'nroconservador', 'nroinstalador'] as const).map((campo) =>
      revisada(preguntas, campo, valores[campo]),
    ),
    { campo: 'nropuertaInstitucion', pregunta: 'Domicilio', respuesta: domicilio },
    revisada(preguntas, 'telefonoInstitucion', valores.telefonoInstitucion),
  ]
}
