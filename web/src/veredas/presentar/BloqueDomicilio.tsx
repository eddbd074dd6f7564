import { PADRON_NO_REGISTRADO } from '@catastro/domain/padron/mensajes'
import { DEL_DOMICILIO } from '@catastro/domain/veredas/domicilio'
import { TOPES_VEREDAS } from '@catastro/domain/veredas/reglas'
import { CATASTRALES_VEREDA, CamposVereda, type CatastralDeVereda } from '@catastro/domain/veredas/respuestas'
import Button from '@mui/material/Button'
import { memo, useState } from 'react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import { ElegirDomicilio } from '../../padron/domicilio/ElegirDomicilio.tsx'
import { textoDelDomicilio } from '../../padron/domicilio/textoDelDomicilio.ts'
import { useCalles } from '../../padron/domicilio/useCalles.ts'
import { PadronEnElMapa } from '../../padron/PadronEnElMapa.tsx'
import { PISTA_DE_DOMINIO, PistaDeDominio } from '../../padron/PistaDeDominio.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { AutocompleteInput } from '../../ui/campos/AutocompleteInput.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormSelect, FormText } from '../../ui/campos/formulario.tsx'
import type { Opcion } from '../../ui/campos/SelectInput.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { AGREGAR_AL_DOMICILIO, BUSQUE_O_COMPLETE, COMPLETAR_A_MANO } from '../mensajes.ts'
import { ROTULOS_DE_VEREDA as R } from '../rotulosDeVereda.ts'
import { datosCatastrales } from './respuestasDeVereda.ts'
import { useDomicilioDeVereda } from './useDomicilioDeVereda.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'
import { calleGuardada, ESTA, estaCerrado, NO_ESTA, type ValoresDeVereda } from './valoresDeVereda.ts'

interface Props {
  readonly form: PiezasDeVereda
  readonly tiposInmueble: readonly Opcion[]
}

const SIGUE = [...DEL_DOMICILIO, 'guardado', 'porPadron'] as const
const SE_ESCRIBE = DEL_DOMICILIO.filter((campo) => campo !== 'Padron')
const UNIDAD = ['Piso', 'Departamento'] as const
const CATASTRALES = Object.keys(CATASTRALES_VEREDA) as CatastralDeVereda[]

export const BloqueDomicilio = memo(function BloqueDomicilio({ form, tiposInmueble }: Props) {
  const { control } = form
  const domicilio = useDomicilioDeVereda(form)
  useWatch({ control, name: SIGUE })
  const { errors } = useFormState({ control, name: DEL_DOMICILIO })
  const valores = form.getValues()
  const [aMano, setAMano] = useState(false)
  // What somebody typed is in sight, and so is what is wrong.
  const abierto =
    aMano ||
    valores.porPadron === NO_ESTA ||
    SE_ESCRIBE.some((campo) => errors[campo] || (valores[campo] !== '' && !estaCerrado(campo, valores)))
  return (
    <Bloque id="domicilio-de-la-obra" titulo="Domicilio de la obra">
      <FormBusqueda
        form={form}
        name="Padron"
        label={R.Padron.etiqueta}
        help={`Hasta ${TOPES_VEREDAS.Padron} números. ${BUSQUE_O_COMPLETE}`}
        boton="Buscar padrón"
        esquema={CamposVereda.shape.Padron}
        buscar={domicilio.buscar}
        alCambiar={() => {
          setAMano(false)
          domicilio.soltar()
        }}
        otraManera={(elegir) => <PadronEnElMapa alElegir={elegir} />}
      />
      {valores.porPadron === NO_ESTA && <Notice tono="atencion">{PADRON_NO_REGISTRADO}</Notice>}
      {domicilio.hallados.length > 1 && (
        <ElegirDomicilio domicilios={domicilio.hallados} indice={domicilio.elegido} alCambiar={domicilio.elegir} />
      )}
      {valores.porPadron === ESTA && !abierto && <DelPadron valores={valores} />}
      {abierto ? (
        <CamposDelDomicilio form={form} />
      ) : (
        <Button sx={{ justifySelf: 'start', px: 1, ml: -1 }} onClick={() => setAMano(true)}>
          {valores.porPadron === ESTA ? AGREGAR_AL_DOMICILIO : COMPLETAR_A_MANO}
        </Button>
      )}
      <FormSelect control={control} name="idInmuebleTipo" label={R.idInmuebleTipo.etiqueta} opciones={tiposInmueble} />
    </Bloque>
  )
})

/** What the register has of it, to be read. */
const DelPadron = ({ valores }: { valores: ValoresDeVereda }) => (
  <Ficha
    datos={[
      { nombre: 'Domicilio', valor: textoDelDomicilio({ ...valores, calle: calleGuardada(valores) }), ancho: true },
      { nombre: 'Datos catastrales', valor: datosCatastrales(valores), ancho: true },
    ]}
  />
)

/** The address as it is typed, where the register has nothing. */
function CamposDelDomicilio({ form: { control, getValues } }: Pick<Props, 'form'>) {
  const calles = useCalles()
  const valores = getValues()
  const calle = calleGuardada(valores)
  return (
    <>
      {calle ? (
        <TextInput id="idCalle" label={R.idCalle.etiqueta} value={calle} onChange={() => {}} disabled />
      ) : (
        <Controller
          control={control}
          name="idCalle"
          render={({ field, fieldState }) => (
            <AutocompleteInput
              id="idCalle"
              label={R.idCalle.etiqueta}
              value={field.value === '' ? null : Number(field.value)}
              onChange={(valor) => field.onChange(valor === null ? '' : String(valor))}
              opciones={calles}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <FormRow sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}>
        <FormText
          control={control}
          name="NroPuerta"
          label={R.NroPuerta.etiqueta}
          maxLength={TOPES_VEREDAS.NroPuerta}
          disabled={estaCerrado('NroPuerta', valores)}
        />
        {UNIDAD.map((campo) => (
          <FormText
            key={campo}
            control={control}
            name={campo}
            label={R[campo].etiqueta}
            opcional
            maxLength={TOPES_VEREDAS[campo]}
            disabled={estaCerrado(campo, valores)}
          />
        ))}
      </FormRow>
      <FormRow sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' }}>
        {CATASTRALES.map((campo) => (
          <FormText
            key={campo}
            control={control}
            name={campo}
            label={R[campo].etiqueta}
            maxLength={TOPES_VEREDAS.catastral}
            disabled={estaCerrado(campo, valores)}
            {...(campo === 'Dominio' && { descripcion: PISTA_DE_DOMINIO })}
          />
        ))}
      </FormRow>
      <PistaDeDominio />
    </>
  )
}
