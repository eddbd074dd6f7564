import { DOMICILIO_FORMULARIO_19, PREGUNTAS } from '@catastro/domain/formularios/formulario19'
import { DOMICILIO_DE_ENVIO, MISMO_DOMICILIO } from '@catastro/domain/formularios/mensajes'
import { MAX_DEPARTAMENTO_ESCRITO, MAX_PUERTA_ESCRITA } from '@catastro/domain/padron/reglas'
import { Padron } from '@catastro/domain/tipos'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Controller, useWatch } from 'react-hook-form'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { ElegirDomicilio } from '../../padron/domicilio/ElegirDomicilio.tsx'
import { PISTA_DE_DOMINIO, PistaDeDominio } from '../../padron/PistaDeDominio.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { AutocompleteInput } from '../../ui/campos/AutocompleteInput.tsx'
import { FormRowCorta } from '../../ui/campos/FormRow.tsx'
import { FormSelect, FormText } from '../../ui/campos/formulario.tsx'
import { SiNoInput } from '../../ui/campos/SiNoInput.tsx'
import { BUSQUE_O_EDITE, RESPONDA_PRIMERO } from '../mensajes.ts'
import { type CampoFormulario19, OPCIONES_DE_MISMO } from './camposFormulario19.ts'
import type { Catalogos19 } from './useCatalogos19.ts'
import { useDomicilioDeEnvio } from './useDomicilioDeEnvio.ts'

const R = PREGUNTAS.rotulos
const TOPES_ESCRITOS: Partial<Record<string, number>> = {
  NroPuerta: MAX_PUERTA_ESCRITA,
  Dpto: MAX_DEPARTAMENTO_ESCRITO,
}

interface Props {
  readonly form: FormularioEnPantalla<CampoFormulario19>
  readonly idCarpeta: number
  readonly catalogos: Catalogos19
  readonly alContinuar: () => void
}

export function Formulario19Campos({ form, idCarpeta, catalogos, alContinuar }: Props) {
  const { control } = form
  const [mismo, manual] = useWatch({ control, name: ['mismo', 'manual'] })
  const envio = useDomicilioDeEnvio(form, idCarpeta)
  const [puerta, dpto] = useWatch({ control, name: ['NroPuerta', 'Dpto'] })
  // Longer than anybody can type it: the land register's own.
  const traidos: Partial<Record<string, boolean>> = {
    NroPuerta: puerta.length > MAX_PUERTA_ESCRITA,
    Dpto: dpto.length > MAX_DEPARTAMENTO_ESCRITO,
  }
  // Disabled until a search or the editing by hand gives them.
  const cerrados = mismo !== '1' || manual !== '1'
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} continuar="ENVIAR">
      <Bloque id="domicilio-de-envio" titulo={DOMICILIO_DE_ENVIO}>
        <Controller
          control={control}
          name="mismo"
          render={({ field, fieldState }) => (
            <SiNoInput
              id="mismo"
              label={MISMO_DOMICILIO}
              value={field.value}
              onChange={envio.responder}
              opciones={OPCIONES_DE_MISMO}
              error={fieldState.error?.message}
              disabled={envio.buscando}
            />
          )}
        />
        <AvisoDeFallo texto="No se trajo el domicilio del inmueble." {...envio.fallo} />
        {mismo === '1' && (
          <>
            <FormBusqueda
              form={form}
              name="padron"
              label="Padrón"
              help="Hasta 8 números."
              boton="Buscar padrón"
              esquema={Padron}
              buscar={envio.buscarPorPadron}
            />
            <FormControlLabel
              label="Editar Manualmente"
              control={
                <Checkbox
                  checked={manual === '1'}
                  onChange={(_, marcado) => form.setValue('manual', marcado ? '1' : '')}
                />
              }
            />
          </>
        )}
        {mismo === '' && <Notice>{RESPONDA_PRIMERO}</Notice>}
        {mismo === '1' && manual !== '1' && <Notice>{BUSQUE_O_EDITE}</Notice>}
        {envio.aviso && <Notice tono="atencion">{envio.aviso}</Notice>}
        {envio.hallados.length > 1 && (
          <ElegirDomicilio domicilios={envio.hallados} indice={envio.elegido} alCambiar={envio.elegir} />
        )}
        <Controller
          control={control}
          name="idCalle"
          render={({ field, fieldState }) => (
            <AutocompleteInput
              id="idCalle"
              label={R.idCalle.etiqueta}
              value={field.value === '' ? null : Number(field.value)}
              onChange={(valor) => field.onChange(valor === null ? '' : String(valor))}
              opciones={catalogos.calles}
              error={fieldState.error?.message}
              disabled={cerrados}
            />
          )}
        />
        <FormRowCorta>
          {DOMICILIO_FORMULARIO_19.map((campo) => (
            <FormText
              key={campo}
              control={control}
              name={campo}
              label={R[campo].etiqueta}
              opcional={campo === 'Piso' || campo === 'Dpto'}
              disabled={cerrados || traidos[campo] === true}
              {...(TOPES_ESCRITOS[campo] && { maxLength: TOPES_ESCRITOS[campo] })}
              {...(campo === 'NroPuerta' && { inputMode: 'numeric' })}
              {...(campo === 'Dominio' && { descripcion: PISTA_DE_DOMINIO })}
            />
          ))}
        </FormRowCorta>
        <PistaDeDominio />
        <FormSelect
          control={control}
          name="idDeclarante"
          label={R.idDeclarante.etiqueta}
          opciones={catalogos.declarantes}
        />
      </Bloque>
    </CamposDelFormulario>
  )
}
