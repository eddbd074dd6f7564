import type { Rotulo } from '@catastro/domain/campo'
import { soloDigitos } from '@catastro/domain/tipos'
import type { Empresas } from '../../catalogos/empresas/useEmpresas.ts'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'

type Textos = Readonly<Record<string, string>>

/** A text of the form as it is checked. */
export const respuestaDeTexto = (rotulos: Readonly<Record<string, Rotulo>>, valores: Textos) => (campo: string) => ({
  campo,
  pregunta: rotulos[campo]?.etiqueta ?? campo,
  respuesta: valores[campo] ?? '',
})

/** The company of forms 29 and 30 as it is checked before sending. */
export function respuestasDeEmpresa(
  rotulos: Readonly<Record<string, Rotulo>>,
  valores: Textos,
  empresas: Empresas,
): RespuestaARevisar[] {
  const texto = respuestaDeTexto(rotulos, valores)
  const institucion = empresas.find(({ valor }) => String(valor) === valores.idInstitucion)?.texto ?? ''
  const domicilio = textoDelDomicilio({
    calle: valores.calle ?? '',
    NroPuerta: valores.nropuertaInstitucion ?? '',
    Piso: valores.pisoInstitucion,
    Departamento: valores.dptoInstitucion,
  })
  return [
    { ...texto('idInstitucion'), respuesta: institucion },
    texto('razonsocial'),
    { ...texto('cuit'), respuesta: cuilConGuiones(soloDigitos(valores.cuit ?? '')) },
    texto('nroconservador'),
    texto('nroinstalador'),
    { campo: 'nropuertaInstitucion', pregunta: 'Domicilio', respuesta: domicilio },
    texto('telefonoInstitucion'),
  ]
}
