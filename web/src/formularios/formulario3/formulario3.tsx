import { PREGUNTAS } from '@catastro/domain/formularios/formulario3'
import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from '@catastro/domain/formularios/guardado'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { main } from '../../red/cliente.ts'
import { FormTextoContado } from '../../ui/campos/formulario.tsx'
import { definicionDe } from '../definicion.ts'
import { FormularioDePreguntas } from '../FormularioDePreguntas.tsx'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'

const R = PREGUNTAS.rotulos
const FORMULARIO_3 = definicionDe(PREGUNTAS)

export const Llenar = () => (
  <FormularioDePreguntas
    codigo="3"
    definicion={FORMULARIO_3}
    enviar={(json, opciones) => main('POST /documentacion/altaFormulario3', { json }, opciones)}
  >
    {({ control }) => (
      <Bloque id="uso" titulo="Uso">
        <FormTextoContado control={control} name="descripcionuso" label={R.descripcionuso.etiqueta} max={MAX_USO} />
        <FormTextoContado
          control={control}
          name="aclaraciones"
          label={R.aclaraciones.etiqueta}
          max={MAX_OBSERVACION_FORMULARIO}
          opcional
        />
      </Bloque>
    )}
  </FormularioDePreguntas>
)

export const Ver = () => <VistaDeCarpetaPage codigo="3" preguntas={PREGUNTAS} />
