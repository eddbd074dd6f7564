import { CONFORME_HABILITAR, PREGUNTAS } from '@catastro/domain/formularios/formulario1'
import { MAX_OBSERVACION_FORMULARIO, MAX_USO } from '@catastro/domain/formularios/guardado'
import { COMPLETE_LAS_OPCIONES } from '@catastro/domain/formularios/mensajes'
import { SI_NO } from '@catastro/domain/formularios/preguntas'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { main } from '../../red/cliente.ts'
import type { ErrorDelResumen } from '../../ui/avisos/ErrorSummary.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormSelect, FormSiNo, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { definicionDe } from '../definicion.ts'
import { FormularioDePreguntas } from '../FormularioDePreguntas.tsx'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'

export const FORMULARIO_1 = definicionDe(PREGUNTAS)
const R = PREGUNTAS.rotulos

const SERVICIOS = [
  'hormigonarmado',
  'asfalto',
  'cordoncuneta',
  'tierrasincc',
  'redbajatension',
  'redgasnatural',
  'conformeexistente',
] as const
const AYUDA: Readonly<Record<string, string>> = {
  cantidadluminarias: 'Número entero, 1 o más.',
  recoleccionresiduos: 'Número entero, 0 o más.',
  cantarboles: 'Número entero, 0 o más.',
  conformeexistente: 'Si el inmueble ya tiene un conforme de uso otorgado.',
  conformehabilitar: 'Si la zona admite el uso a habilitar. Condicionado: lo admite con requisitos.',
}
const OPCIONES_DE_CONFORME = CONFORME_HABILITAR.map((valor) => ({ valor, texto: valor }))

const esDeSiNo = ({ campo }: ErrorDelResumen) => PREGUNTAS.pregunta(campo)?.clase === SI_NO

/** The specification's sentence speaks of all the questions at once: it is said once, and leads to the first without answer. */
export const resumenDeErrores = (errores: readonly ErrorDelResumen[]): ErrorDelResumen[] => [
  ...errores
    .filter(esDeSiNo)
    .slice(0, 1)
    .map(({ campo }) => ({ campo, texto: COMPLETE_LAS_OPCIONES })),
  ...errores.filter((error) => !esDeSiNo(error)),
]

export const Llenar = () => (
  <FormularioDePreguntas
    codigo="1"
    definicion={FORMULARIO_1}
    enviar={(respuestas, opciones) => {
      const json = { ...respuestas, fecha: new Date().toISOString() }
      return main('POST /documentacion/altaFormulario1', { json }, opciones)
    }}
    resumen={resumenDeErrores}
  >
    {({ control }) => (
      <>
        <Bloque id="servicios" titulo="Servicios e infraestructura">
          <FormRow sx={{ alignItems: 'start', rowGap: 2.5 }}>
            {SERVICIOS.map((campo) => (
              <FormSiNo key={campo} control={control} name={campo} label={R[campo].etiqueta} help={AYUDA[campo]} />
            ))}
          </FormRow>
        </Bloque>
        <Bloque id="cantidades" titulo="Cantidades">
          <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
            {(['cantidadluminarias', 'recoleccionresiduos', 'cantarboles'] as const).map((campo) => (
              <FormNumber
                key={campo}
                control={control}
                name={campo}
                label={R[campo].etiqueta}
                unidad={R[campo].unidad}
                help={AYUDA[campo]}
                entero
              />
            ))}
          </FormRow>
        </Bloque>
        <Bloque id="uso" titulo="Uso">
          {(['usoexistente', 'usoahabilitar'] as const).map((campo) => (
            <FormTextoContado
              key={campo}
              control={control}
              name={campo}
              label={R[campo].etiqueta}
              max={MAX_USO}
              opcional
            />
          ))}
          <FormSelect
            control={control}
            name="conformehabilitar"
            label={R.conformehabilitar.etiqueta}
            opciones={OPCIONES_DE_CONFORME}
            help={AYUDA.conformehabilitar}
          />
          <FormTextoContado
            control={control}
            name="observaciones"
            label={R.observaciones.etiqueta}
            max={MAX_OBSERVACION_FORMULARIO}
            rows={3}
            opcional
          />
        </Bloque>
      </>
    )}
  </FormularioDePreguntas>
)

export const Ver = () => <VistaDeCarpetaPage codigo="1" preguntas={PREGUNTAS} />
