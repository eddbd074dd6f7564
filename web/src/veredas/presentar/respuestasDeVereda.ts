import { medidaEscrita } from '@catastro/domain/formularios/guardado'
import { mostrarEntero } from '@catastro/domain/numeros'
import { casoDe, NOMBRES_DE_TRABAJO, TRABAJOS } from '@catastro/domain/veredas/trabajos'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { marcasDe } from '../marcas.ts'
import { ROTULOS_DE_VEREDA as R } from '../rotulosDeVereda.ts'
import type { CampoDeVereda } from './validarVereda.ts'
import type { ValoresDeVereda } from './valoresDeVereda.ts'

type Respuestas = readonly (RespuestaARevisar & { readonly campo?: CampoDeVereda })[]

interface Nombres {
  readonly calle: string
  readonly inmueble: string
}

/** The answers as they are checked before paying: nothing of them changes afterwards. */
export function respuestasDeVereda(valores: ValoresDeVereda, { calle, inmueble }: Nombres): Respuestas {
  const marcas = marcasDe(valores)
  const medidas = casoDe(marcas).conMedidas ? (['ancho', 'largo'] as const) : []
  return [
    { campo: 'Padron', pregunta: R.Padron.etiqueta, respuesta: valores.Padron },
    { campo: 'idCalle', pregunta: 'Domicilio', respuesta: textoDelDomicilio({ ...valores, calle }) },
    {
      campo: 'Seccion',
      pregunta: 'Datos catastrales',
      respuesta: (['Seccion', 'Manzana', 'Parcela', 'Distrito', 'Dominio'] as const)
        .filter((campo) => valores[campo] !== '')
        .map((campo) => `${R[campo].etiqueta.toLowerCase()} ${valores[campo]}`)
        .join(', '),
    },
    { campo: 'idInmuebleTipo', pregunta: R.idInmuebleTipo.etiqueta, respuesta: inmueble },
    {
      campo: 'vereda',
      pregunta: 'Trabajos a realizar',
      respuesta: NOMBRES_DE_TRABAJO.filter((trabajo) => marcas[trabajo] === 1)
        .map((trabajo) => TRABAJOS[trabajo])
        .join(', '),
    },
    ...medidas.map((campo) => ({
      campo,
      pregunta: R[campo].etiqueta,
      respuesta: medidaEscrita(valores[campo], R[campo]),
    })),
    {
      campo: 'MontodeObra',
      pregunta: R.MontodeObra.etiqueta,
      respuesta: medidaEscrita(valores.MontodeObra, R.MontodeObra),
    },
    {
      campo: 'dep_mat_dias',
      pregunta: R.dep_mat_dias.etiqueta,
      respuesta: mostrarEntero(Number(valores.dep_mat_dias), undefined),
    },
    {
      campo: 'cerca_metros',
      pregunta: R.cerca_metros.etiqueta,
      respuesta: medidaEscrita(valores.cerca_metros, R.cerca_metros),
    },
    { campo: 'email', pregunta: R.email.etiqueta, respuesta: valores.email },
  ]
}
