import { leerImporte, mostrarImporte } from '@catastro/domain/dinero'
import { soloDigitos } from '@catastro/domain/tipos'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { cuilConGuiones, pesos } from '../../ui/formato.ts'
import { arancelesDe } from './aranceles.ts'
import { MEDIDAS } from './BloqueDatos.tsx'
import type { Encomienda } from './encomienda.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import type { CampoDeCarpeta } from './validarCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

type Respuestas = readonly (RespuestaARevisar & { readonly campo?: CampoDeCarpeta })[]

/** The folder's answers, as they are checked before it is sent. */
export function respuestasDeCarpeta(
  valores: ValoresDeCarpeta,
  { encomiendatipo }: Encomienda,
  { tiposInmueble, tiposObra }: CatalogosDeCarpeta,
): Respuestas {
  const { propietario, domicilioObra, profesional, croquis } = valores
  const { timbrado = 0, total = 0 } = arancelesDe(valores.idObraTipo, tiposObra) ?? {}
  const monto = leerImporte(valores.MontodeObra)
  const inmueble = tiposInmueble.find((t) => String(t.idInmuebleTipo) === valores.idInmuebleTipo)
  const obra = tiposObra.find((t) => String(t.idObraTipo) === valores.idObraTipo)
  return [
    { pregunta: 'Tipo de encomienda', respuesta: encomiendatipo },
    {
      campo: 'cuilPropietario',
      pregunta: 'Propietario',
      respuesta: `${propietario?.nombre ?? ''}, CUIL ${cuilConGuiones(soloDigitos(valores.cuilPropietario))}`,
    },
    { pregunta: 'Domicilio del propietario', respuesta: propietario?.Domicilio ?? '' },
    {
      campo: 'domicilioObra',
      pregunta: 'Domicilio de obra',
      respuesta: `${domicilioObra?.texto ?? ''}, padrón ${domicilioObra?.Padron ?? ''}`,
    },
    { campo: 'idInmuebleTipo', pregunta: 'Tipo de inmueble', respuesta: inmueble?.InmuebleTipo ?? '' },
    { campo: 'idObraTipo', pregunta: 'Tipo de obra', respuesta: obra?.ObraTipo ?? '' },
    ...MEDIDAS.map(([campo, pregunta, unidad]) => ({
      campo,
      pregunta,
      respuesta: `${valores[campo]} ${unidad}`.trim(),
    })),
    { campo: 'MontodeObra', pregunta: 'Monto de obra', respuesta: monto === undefined ? '' : mostrarImporte(monto) },
    { pregunta: 'Profesional', respuesta: profesional?.nombre ?? '' },
    { campo: 'croquis', pregunta: 'Croquis de manzana', respuesta: croquis?.name ?? '' },
    { pregunta: 'Timbrado', respuesta: pesos(timbrado), importe: true },
    { pregunta: 'Total a abonar', respuesta: pesos(total), importe: true },
  ]
}
