import { TIPO_EMPRESA_CONSERVADORA } from '@catastro/domain/catalogos/reglas'
import { TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { PREGUNTAS } from '@catastro/domain/elevadores/formulario29'
import { COMPLETE_LOS_CAMPOS, comoSePagaEl29 } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { comoOracion } from '@catastro/domain/motivo'
import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import { Padron } from '@catastro/domain/tipos'
import { dondeDiceLaCiudad } from '../../carpetas/ver/ComoSePaga.tsx'
import { type Empresas, useEmpresas } from '../../catalogos/empresas/useEmpresas.ts'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { comoTextos } from '../../envios/formularioDeTextos.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { definicionDe, revisada } from '../../formularios/definicion.ts'
import { DomicilioDelFormulario } from '../../padron/domicilio/DomicilioDelFormulario.tsx'
import { type CamposDeDomicilio, deMasEnElDomicilio } from '../../padron/domicilio/domicilioDelFormulario.ts'
import { main } from '../../red/cliente.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { DatosDeEmpresa } from '../empresa/DatosDeEmpresa.tsx'
import { respuestasDeEmpresa } from '../empresa/respuestasDeEmpresa.ts'
import { FormularioDeElevadores } from '../FormularioDeElevadores.tsx'
import { faltantesDe } from '../faltantes.ts'
import { Importe } from '../Importe.tsx'
import { sePagaDespues } from '../mensajes.ts'
import { useTarifaDeElevadores } from '../useTarifaDeElevadores.ts'

const R = PREGUNTAS.rotulos

/** Where the address comes from, and its street in words, are the screen's own. */
type Respuesta29 = (typeof PREGUNTAS.campos)[number]
type Campo29 = Respuesta29 | 'calle' | 'origen'

/** In the order of the screen. */
const CAMPOS: readonly Campo29[] = [
  'idInstitucion',
  'razonsocial',
  'cuit',
  'nroconservador',
  'nroinstalador',
  'padron',
  'idDomicilio',
  'idCalleInstitucion',
  'nropuertaInstitucion',
  'pisoInstitucion',
  'dptoInstitucion',
  'telefonoInstitucion',
  'observaciones',
  'calle',
  'origen',
]

export const FALTANTES_29 = faltantesDe(COMPLETE_LOS_CAMPOS, PREGUNTAS)

const DOMICILIO: CamposDeDomicilio<Campo29> = {
  padron: 'padron',
  idDomicilio: 'idDomicilio',
  idCalle: 'idCalleInstitucion',
  puerta: 'nropuertaInstitucion',
  piso: 'pisoInstitucion',
  dpto: 'dptoInstitucion',
  calle: 'calle',
  origen: 'origen',
  exige: ['idCalleInstitucion', 'nropuertaInstitucion'],
}

const DE_LAS_PREGUNTAS = definicionDe({ ...PREGUNTAS, campos: CAMPOS }, FALTANTES_29.alLadoDelCampo)

export const FORMULARIO_29 = {
  ...DE_LAS_PREGUNTAS,
  validar(valores: Valores<Campo29>) {
    const { respuestas, errors } = DE_LAS_PREGUNTAS.validar(valores)
    for (const [campo, motivo] of deMasEnElDomicilio(valores, DOMICILIO)) {
      errors[campo] ??= { type: 'regla', message: comoOracion(PREGUNTAS.rotulos[campo as Respuesta29], motivo) }
    }
    return { respuestas, errors }
  },
}

const EN_PANTALLA = { idDomicilio: 'padron' }

const revisar = (valores: Valores<Campo29>, empresas: Empresas, importe: number) => [
  ...respuestasDeEmpresa(PREGUNTAS, valores, empresas),
  revisada(PREGUNTAS, 'observaciones', valores.observaciones),
  { pregunta: R.importe.etiqueta, respuesta: pesos(importe), importe: true, total: true },
]

export function Llenar() {
  const empresas = useEmpresas(TIPO_EMPRESA_CONSERVADORA)
  const { importe, error, reintentar } = useTarifaDeElevadores()
  const alReintentar = () => {
    void empresas.refetch()
    reintentar()
  }
  if (empresas.error ?? error) return <FailedState error={empresas.error ?? error} alReintentar={alReintentar} />
  if (!empresas.data || importe === undefined) return <Spinner />
  return <Formulario29 empresas={empresas.data} importe={importe} />
}

/** `importe`: in pesos. */
const Formulario29 = ({ empresas, importe }: { readonly empresas: Empresas; readonly importe: number }) => (
  <FormularioDeElevadores
    formulario="29"
    queSigue={`Son ${pesos(importe)}. ${comoSePagaEl29(dondeDiceLaCiudad())}`}
    definicion={FORMULARIO_29}
    revisar={(valores) => revisar(valores, empresas, importe)}
    resumen={FALTANTES_29.resumen}
    enPantalla={EN_PANTALLA}
    domicilio={DOMICILIO}
    enviar={async (respuestas, firma, opciones) => {
      const arancel = { idTarifa: TARIFA_DE_ELEVADORES, tarifa: importe, importe, pagado: 0 }
      const json = { ...respuestas, ...arancel, ...firma }
      const { message, idFormulario29 } = await main('POST /documentacion/altaFormulario29', { json }, opciones)
      return { message, numero: idFormulario29 }
    }}
  >
    {(form) => (
      <>
        <Bloque id="empresa" titulo="Empresa conservadora">
          <DatosDeEmpresa form={comoTextos(form)} rotulos={R} empresas={empresas} />
        </Bloque>
        <Bloque id="domicilio-de-la-empresa" titulo="Domicilio de la empresa">
          <DomicilioDelFormulario
            form={form}
            campos={DOMICILIO}
            rotulos={R}
            esquema={Padron}
            ayuda="Opcional. Con el padrón, el domicilio se completa solo."
            boton="Buscar padrón de la empresa"
            noRegistrado={PADRON_NO_REGISTRADO}
          />
          <FormText
            control={form.control}
            name="telefonoInstitucion"
            label={R.telefonoInstitucion.etiqueta}
            type="tel"
            maxLength={TOPES.telefono}
            opcional
          />
        </Bloque>
        <Bloque id="observaciones-y-arancel" titulo="Observaciones y arancel">
          <FormTextoContado
            control={form.control}
            name="observaciones"
            label={R.observaciones.etiqueta}
            max={TOPES.observaciones}
            rows={3}
            opcional
          />
          <Importe importe={importe} ayuda={sePagaDespues(dondeDiceLaCiudad())} />
        </Bloque>
      </>
    )}
  </FormularioDeElevadores>
)
