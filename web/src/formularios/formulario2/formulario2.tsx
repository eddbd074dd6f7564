import { PREGUNTAS } from '@catastro/domain/formularios/formulario2'
import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from '@catastro/domain/formularios/guardado'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { main } from '../../red/cliente.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { definicionDe } from '../definicion.ts'
import { FormularioDePreguntas } from '../FormularioDePreguntas.tsx'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'

export const FORMULARIO_2 = definicionDe(PREGUNTAS)
const R = PREGUNTAS.rotulos

export const Llenar = () => (
  <FormularioDePreguntas
    codigo="2"
    definicion={FORMULARIO_2}
    enviar={(json, opciones) => main('POST /documentacion/altaFormulario2', { json }, opciones)}
  >
    {({ control }) => (
      <>
        <Bloque id="antecedentes" titulo="Antecedentes">
          <FormTextoContado
            control={control}
            name="descripcionuso"
            label={R.descripcionuso.etiqueta}
            max={MAX_USO}
            opcional
          />
          <FormNumber
            control={control}
            name="supconantecedentes"
            label={R.supconantecedentes.etiqueta}
            unidad={R.supconantecedentes.unidad}
            help="Sin decimales. Hasta 8 números."
            entero
          />
          <FormRow>
            {(['permisoconstruccionnro', 'finaldeobranro'] as const).map((campo) => (
              <FormText
                key={campo}
                control={control}
                name={campo}
                label={R[campo].etiqueta}
                help="Hasta 11 números."
                inputMode="numeric"
              />
            ))}
          </FormRow>
        </Bloque>
        <Bloque id="trabajos" titulo="Trabajos autorizados">
          {([1, 2, 3, 4, 5] as const).map((n) => (
            <FormRow key={n} sx={{ alignItems: 'start' }}>
              {([`trabajoautorizado${n}`, `observacion${n}`] as const).map((campo) => (
                <FormTextoContado
                  key={campo}
                  control={control}
                  name={campo}
                  label={R[campo].etiqueta}
                  max={MAX_OBSERVACION_FORMULARIO}
                  opcional={n > 1}
                />
              ))}
            </FormRow>
          ))}
        </Bloque>
      </>
    )}
  </FormularioDePreguntas>
)

export const Ver = () => <VistaDeCarpetaPage codigo="2" preguntas={PREGUNTAS} />
