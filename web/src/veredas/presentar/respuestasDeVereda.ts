import type { DelDomicilio } from '@catastro/domain/veredas/domicilio'
import { PREGUNTAS } from '@catastro/domain/veredas/respuestas'
import { casoDe, TRABAJOS_A_REALIZAR, trabajosEscritos } from '@catastro/domain/veredas/trabajos'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { revisada } from '../../formularios/definicion.ts'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { marcasDe } from '../marcas.ts'
import { type CampoDeVereda, ESTA, type ValoresDeVereda } from './valoresDeVereda.ts'

type Respuestas = readonly (RespuestaARevisar & { readonly campo?: CampoDeVereda })[]

interface Nombres {
  readonly calle: string
  readonly inmueble: string
}

/** The answers as they are checked before paying: nothing of them changes afterwards. */
export function respuestasDeVereda(valores: ValoresDeVereda, { calle, inmueble }: Nombres): Respuestas {
  const marcas = marcasDe(valores)
  // Of an address that the register has, what is changed is which one.
  const delDomicilio = (campo: DelDomicilio) => (valores.porPadron === ESTA ? 'Padron' : campo)
  const medidas = casoDe(marcas).conMedidas ? (['ancho', 'largo'] as const) : []
  return [
    revisada(PREGUNTAS, 'Padron', valores.Padron),
    { campo: delDomicilio('idCalle'), pregunta: 'Domicilio', respuesta: textoDelDomicilio({ ...valores, calle }) },
    {
      campo: delDomicilio('Seccion'),
      pregunta: 'Datos catastrales',
      respuesta: datosCatastrales(valores),
    },
    revisada(PREGUNTAS, 'idInmuebleTipo', inmueble),
    { campo: 'vereda', pregunta: TRABAJOS_A_REALIZAR, respuesta: trabajosEscritos(marcas) },
    ...[...medidas, 'MontodeObra' as const, 'dep_mat_dias' as const].map((campo) =>
      revisada(PREGUNTAS, campo, valores[campo]),
    ),
    // Blank is none.
    revisada(PREGUNTAS, 'cerca_metros', valores.cerca_metros || '0'),
    revisada(PREGUNTAS, 'email', valores.email),
  ]
}

/** Those that it has, each after its name. */
export const datosCatastrales = (valores: ValoresDeVereda) =>
  (['Seccion', 'Manzana', 'Parcela', 'Distrito', 'Dominio'] as const)
    .filter((campo) => valores[campo] !== '')
    .map((campo) => `${PREGUNTAS.rotulos[campo].etiqueta.toLowerCase()} ${valores[campo]}`)
    .join(', ')
