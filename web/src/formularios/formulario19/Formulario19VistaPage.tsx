import { bloquesDe19 } from '@catastro/domain/formularios/formulario19'
import { useCarpeta } from '../../carpetas/consultasDeCarpeta.ts'
import { Ficha } from '../../ui/Ficha.tsx'
import { sobreLaCarpeta } from '../sobreLaCarpeta.ts'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { consultarFormulario19 } from './consultarFormulario19.ts'
import { Formulario19Respuestas } from './Formulario19Respuestas.tsx'

/** Whose property it is and where, as where it is filled: the bill's address is compared with it. */
function DelInmueble({ idCarpeta }: { idCarpeta: number }) {
  const { data } = useCarpeta(idCarpeta)
  return data ? <Ficha datos={sobreLaCarpeta(data).slice(1)} /> : null
}

export const Formulario19VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="19"
    consultar={consultarFormulario19}
    bloques={bloquesDe19}
    respuestas={(guardado) => <Formulario19Respuestas guardado={guardado} />}
    porHacer={({ idCarpeta }) => <DelInmueble idCarpeta={idCarpeta} />}
  />
)
