import { PREGUNTAS } from '@catastro/domain/elevadores/formulario31'
import { COMPLETE_LOS_CAMPOS } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import { Padron } from '@catastro/domain/tipos'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import type { RespuestaARevisar } from '../../envios/RevisionDeFormulario.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { definicionDe, revisada } from '../../formularios/definicion.ts'
import { DomicilioDelFormulario } from '../../padron/domicilio/DomicilioDelFormulario.tsx'
import {
  type CamposDeDomicilio,
  domicilioEscrito,
  faltanEnElDomicilio,
} from '../../padron/domicilio/domicilioDelFormulario.ts'
import { main } from '../../red/cliente.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormNumber, FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { FormularioDeElevadores } from '../FormularioDeElevadores.tsx'
import { faltantesDe } from '../faltantes.ts'

const R = PREGUNTAS.rotulos

/** The property travels by its number: how it is found and typed is the screen's own. */
const DE_LA_PANTALLA = {
  padron: { etiqueta: 'Padrón del inmueble', articulo: 'el' },
  idCalle: { etiqueta: 'Calle', articulo: 'la' },
  nropuerta: { etiqueta: 'Número de puerta', articulo: 'el' },
} as const
export type Campo31 = (typeof PREGUNTAS.campos)[number] | keyof typeof DE_LA_PANTALLA | 'calle' | 'origen'

const TEXTOS = ['nroconservador', 'nroinstalador', 'representantetecnico', 'matriculaRT', 'observaciones'] as const
/** In the order of the screen. */
const CAMPOS: readonly Campo31[] = [
  'padron',
  'idDomicilio',
  'idCalle',
  'nropuerta',
  'destinoinmueble',
  'cantidadelevadores',
  ...TEXTOS,
  'calle',
  'origen',
]

export const FALTANTES_31 = faltantesDe(COMPLETE_LOS_CAMPOS, PREGUNTAS, DE_LA_PANTALLA)

const INMUEBLE: CamposDeDomicilio<Campo31> = {
  padron: 'padron',
  idDomicilio: 'idDomicilio',
  idCalle: 'idCalle',
  puerta: 'nropuerta',
  calle: 'calle',
  origen: 'origen',
  exige: [],
}

const DE_LAS_PREGUNTAS = definicionDe({ ...PREGUNTAS, campos: CAMPOS }, FALTANTES_31.alLadoDelCampo)

export const FORMULARIO_31 = {
  ...DE_LAS_PREGUNTAS,
  validar(valores: Valores<Campo31>) {
    const { respuestas, errors } = DE_LAS_PREGUNTAS.validar(valores)
    // The address gets its number when the form is sent.
    delete errors.idDomicilio
    for (const campo of faltanEnElDomicilio(valores, INMUEBLE)) {
      errors[campo] = { type: 'regla', message: FALTANTES_31.queHacer(campo) }
    }
    const enOrden = CAMPOS.flatMap((campo) => (errors[campo] ? [[campo, errors[campo]]] : []))
    return { respuestas, errors: Object.fromEntries(enOrden) as typeof errors }
  },
}

const EN_PANTALLA = { idDomicilio: 'padron' }

const revisar = (valores: Valores<Campo31>): RespuestaARevisar[] => [
  { campo: 'padron', pregunta: DE_LA_PANTALLA.padron.etiqueta, respuesta: valores.padron },
  { campo: 'nropuerta', pregunta: R.idDomicilio.etiqueta, respuesta: domicilioEscrito(valores, INMUEBLE) },
  ...(['destinoinmueble', 'cantidadelevadores', ...TEXTOS] as const).map((campo) =>
    revisada(PREGUNTAS, campo, valores[campo]),
  ),
]

export const Llenar = () => (
  <FormularioDeElevadores
    formulario="31"
    queSigue="El personal revisa la nota. Mientras tanto, la conservadora figura en trámite en la tarjeta del inmueble."
    definicion={FORMULARIO_31}
    revisar={revisar}
    resumen={FALTANTES_31.resumen}
    enPantalla={EN_PANTALLA}
    domicilio={INMUEBLE}
    enviar={async (respuestas, firma, opciones) => {
      const json = { ...respuestas, ...firma }
      const { message, idFormulario31 } = await main('POST /documentacion/altaFormulario31', { json }, opciones)
      return { message, numero: idFormulario31 }
    }}
  >
    {(form) => <Campos form={form} />}
  </FormularioDeElevadores>
)

function Campos({ form }: { readonly form: FormularioEnPantalla<Campo31> }) {
  const { control } = form
  const texto = (
    name: 'destinoinmueble' | 'nroconservador' | 'nroinstalador' | 'representantetecnico' | 'matriculaRT',
    maxLength: number,
  ) => ({ control, name, label: R[name].etiqueta, maxLength })
  return (
    <>
      <Bloque id="inmueble" titulo="Inmueble">
        <DomicilioDelFormulario
          form={form}
          campos={INMUEBLE}
          rotulos={DE_LA_PANTALLA}
          esquema={Padron}
          ayuda="Hasta 8 números. Si está registrado, su domicilio se completa solo."
          boton="Buscar padrón del inmueble"
          noRegistrado={PADRON_NO_REGISTRADO}
        />
        <FormRow sx={{ alignItems: 'start' }}>
          <FormText {...texto('destinoinmueble', TOPES.destino)} />
          <FormNumber control={control} name="cantidadelevadores" label={R.cantidadelevadores.etiqueta} entero />
        </FormRow>
      </Bloque>
      <Bloque id="conservador" titulo="Conservador">
        <FormRow>
          <FormText {...texto('nroconservador', TOPES.numero)} />
          <FormText {...texto('nroinstalador', TOPES.numero)} />
        </FormRow>
        <FormRow>
          <FormText {...texto('representantetecnico', TOPES.nombre)} />
          <FormText {...texto('matriculaRT', TOPES.numero)} />
        </FormRow>
        <FormTextoContado
          control={control}
          name="observaciones"
          label={R.observaciones.etiqueta}
          max={TOPES.observaciones}
          rows={3}
        />
      </Bloque>
    </>
  )
}
