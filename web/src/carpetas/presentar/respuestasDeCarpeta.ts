import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { leerImporte, mostrarImporte } from '@catastro/domain/dinero'
import { soloDigitos } from '@catastro/domain/tipos'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import { cuilConGuiones, pesos } from '../../ui/pagina/formato.ts'
import { arancelesDe } from './aranceles.ts'
import type { Encomienda } from './encomienda.ts'
import { CROQUIS, MEDIDAS_DE_CARPETA, ROTULOS_DE_CARPETA as R } from './rotulosDeCarpeta.ts'
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
    { pregunta: R.idEncomiendaTipo.etiqueta, respuesta: enOracion(encomiendatipo) },
    {
      campo: 'cuilPropietario',
      pregunta: R.idPropietario.etiqueta,
      respuesta: `${propietario?.nombre ?? ''}, CUIL ${cuilConGuiones(soloDigitos(valores.cuilPropietario))}`,
    },
    { pregunta: 'Domicilio del propietario', respuesta: propietario?.Domicilio ?? '' },
    {
      campo: 'domicilioObra',
      pregunta: R.idDomicilio.etiqueta,
      respuesta: `${domicilioObra?.texto ?? ''}, padrón ${domicilioObra?.Padron ?? ''}`,
    },
    { campo: 'idInmuebleTipo', pregunta: R.idInmuebleTipo.etiqueta, respuesta: enOracion(inmueble?.InmuebleTipo) },
    { campo: 'idObraTipo', pregunta: R.idObraTipo.etiqueta, respuesta: enOracion(obra?.ObraTipo) },
    ...MEDIDAS_DE_CARPETA.map((campo) => ({
      campo,
      pregunta: R[campo].etiqueta,
      respuesta: `${valores[campo]} ${R[campo].unidad ?? ''}`.trim(),
    })),
    {
      campo: 'MontodeObra',
      pregunta: R.MontodeObra.etiqueta,
      respuesta: monto === undefined ? '' : mostrarImporte(monto),
    },
    { pregunta: R.idProfesional.etiqueta, respuesta: profesional?.nombre ?? '' },
    { campo: 'croquis', pregunta: CROQUIS.etiqueta, respuesta: croquis?.name ?? '' },
    { pregunta: R.Timbrado.etiqueta, respuesta: pesos(timbrado), importe: true },
    { pregunta: R.TotalaAbonar.etiqueta, respuesta: pesos(total), importe: true },
  ]
}
