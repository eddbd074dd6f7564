import { TIPO_EMPRESA_CONSERVADORA } from '@catastro/domain/catalogos/reglas'
import { CLASES_DE_TECNICO, PREGUNTAS } from '@catastro/domain/elevadores/formulario30'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { type Empresas, useEmpresas } from '../../catalogos/empresas/useEmpresas.ts'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { comoTextos } from '../../envios/formularioDeTextos.ts'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { CalleDelFormulario } from '../../padron/domicilio/CalleDelFormulario.tsx'
import { main } from '../../red/cliente.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { GrupoDeCampos } from '../../ui/campos/Campo.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { DatosDeEmpresa } from '../empresa/DatosDeEmpresa.tsx'
import { FormularioDeElevadores } from '../FormularioDeElevadores.tsx'
import { type Campo30, FALTANTES_30, FORMULARIO_30, respuestasDe30 } from './campos30.ts'
import { TecnicoDe30 } from './TecnicoDe30.tsx'
import { useEmpresaDe30 } from './useEmpresaDe30.ts'

const R = PREGUNTAS.rotulos

export function Llenar() {
  const { data, error, refetch } = useEmpresas(TIPO_EMPRESA_CONSERVADORA)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return data ? <Formulario30 empresas={data} /> : <Spinner />
}

const Formulario30 = ({ empresas }: { readonly empresas: Empresas }) => (
  <FormularioDeElevadores
    formulario="30"
    queSigue="El personal lo confirma. Mientras tanto, los técnicos figuran sin confirmar en el registro de la empresa."
    definicion={FORMULARIO_30}
    revisar={(valores) => respuestasDe30(valores, empresas)}
    resumen={FALTANTES_30.resumen}
    enviar={async (respuestas, firma, opciones) => {
      const json = { ...respuestas, ...firma }
      const { message, idFormulario30 } = await main('POST /documentacion/altaFormulario30', { json }, opciones)
      return { message, numero: idFormulario30 }
    }}
  >
    {(form) => <Campos form={form} empresas={empresas} />}
  </FormularioDeElevadores>
)

interface Props {
  readonly form: FormularioEnPantalla<Campo30>
  readonly empresas: Empresas
}

function Campos({ form, empresas }: Props) {
  const { control } = form
  const empresaElegida = useEmpresaDe30(form)
  const textos = comoTextos(form)
  return (
    <>
      <Bloque id="empresa" titulo="Empresa conservadora">
        <DatosDeEmpresa form={textos} rotulos={R} empresas={empresas} alElegir={empresaElegida.pedir}>
          <FormText
            control={control}
            name="dni"
            label={R.dni.etiqueta}
            help="De quien firma por la empresa: 7 u 8 números."
            inputMode="numeric"
          />
        </DatosDeEmpresa>
        <AvisoDeFallo texto="No se trajeron los datos de la empresa." {...empresaElegida.fallo} />
        <CalleDelFormulario
          form={textos}
          name="idCalleInstitucion"
          enPalabras="calle"
          label={R.idCalleInstitucion.etiqueta}
          disabled={false}
        />
        <FormRow sx={{ gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          <FormText
            control={control}
            name="nropuertaInstitucion"
            label={R.nropuertaInstitucion.etiqueta}
            maxLength={TOPES.puerta}
          />
          <FormText
            control={control}
            name="pisoInstitucion"
            label={R.pisoInstitucion.etiqueta}
            maxLength={TOPES.piso}
            opcional
          />
          <FormText
            control={control}
            name="dptoInstitucion"
            label={R.dptoInstitucion.etiqueta}
            maxLength={TOPES.departamento}
            opcional
          />
        </FormRow>
        <FormText
          control={control}
          name="telefonoInstitucion"
          label={R.telefonoInstitucion.etiqueta}
          type="tel"
          maxLength={TOPES.telefono}
        />
      </Bloque>
      <Bloque id="tecnicos" titulo="Técnicos">
        <GrupoDeCampos
          id="conRT"
          label="A quién registra"
          help="Al menos uno de los dos, con todos sus datos."
          error={form.formState.errors.conRT?.message}
        >
          {CLASES_DE_TECNICO.map((clase) => (
            <TecnicoDe30 key={clase} form={form} clase={clase} />
          ))}
        </GrupoDeCampos>
      </Bloque>
      <Bloque id="observaciones-30" titulo="Observaciones">
        <FormTextoContado
          control={control}
          name="observaciones"
          label={R.observaciones.etiqueta}
          max={TOPES.observaciones}
          rows={3}
          opcional
        />
      </Bloque>
    </>
  )
}
