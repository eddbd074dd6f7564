import { rotulosDe } from '@catastro/domain/campo'
import { CATASTRALES, MAX_CATASTRAL } from '@catastro/domain/carpetas/reglas'
import { type ErrorDeCampo, erroresDe } from '@catastro/domain/errores'
import { comoOracion, VACIO } from '@catastro/domain/motivo'
import { agregarDomicilioObra } from '@catastro/domain/padron/llamadas'
import { CAMPOS_OBLIGATORIOS_VACIOS } from '@catastro/domain/padron/mensajes'
import { DOMICILIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { ErrorSummary, erroresDelFormulario } from '../../ui/avisos/ErrorSummary.tsx'
import { useUnaVez } from '../../ui/botones/useUnaVez.ts'
import { AutocompleteInput } from '../../ui/campos/AutocompleteInput.tsx'
import { FormRow, FormStack } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { PISTA_DE_DOMINIO, PistaDeDominio } from '../PistaDeDominio.tsx'
import { agregarDomicilio } from './agregarDomicilio.ts'
import type { DomicilioElegido } from './domicilioElegido.ts'
import { textoDelDomicilio } from './textoDelDomicilio.ts'
import { useCalles } from './useCalles.ts'

const EN_BLANCO = {
  Padron: '',
  idCalle: null as number | null,
  NroPuerta: '',
  Piso: '',
  Departamento: '',
  Seccion: '',
  Manzana: '',
  Parcela: '',
  Distrito: '',
  Dominio: '',
}
const OBLIGATORIOS = ['Padron', 'idCalle', 'NroPuerta'] as const
const R = rotulosDe(agregarDomicilioObra.json)

interface Props {
  readonly padron: string
  readonly alElegir: (domicilio: DomicilioElegido) => void
}

/** A works address that the register does not have. */
export function DomicilioAMano({ padron, alElegir }: Props) {
  const form = useForm({ defaultValues: { ...EN_BLANCO, Padron: padron }, shouldFocusError: false })
  const { control, handleSubmit, setError, formState } = form
  const [intento, setIntento] = useState(0)
  const [incompleto, setIncompleto] = useState(false)
  const [fallo, setFallo] = useState<unknown>(null)
  const calles = useCalles()
  const unaVez = useUnaVez()

  const marcar = (errores: readonly ErrorDeCampo[], porIncompleto = false) => {
    setIncompleto(porIncompleto)
    setFallo(null)
    for (const { path, msg } of errores) setError(path as keyof typeof EN_BLANCO, { message: msg })
    setIntento((n) => n + 1)
  }
  const guardar = handleSubmit(async (valores) => {
    const faltan = OBLIGATORIOS.filter((campo) => !valores[campo])
    if (faltan.length > 0)
      return marcar(
        faltan.map((path) => ({
          path,
          msg: path === 'idCalle' ? 'Elija la calle' : comoOracion(R[path], VACIO),
        })),
        true,
      )
    const leido = agregarDomicilioObra.json.safeParse(valores)
    if (!leido.success) return marcar(erroresDe(agregarDomicilioObra.json, leido.error.issues))
    try {
      const id = await agregarDomicilio(leido.data)
      const calle = calles.find(({ valor }) => valor === valores.idCalle)?.texto ?? ''
      avisar(DOMICILIO_AGREGADO)
      alElegir({
        idDomicilio: id,
        texto: textoDelDomicilio({ ...valores, calle }),
        Padron: leido.data.Padron,
        porPadron: false,
      })
    } catch (error) {
      setIncompleto(false)
      setFallo(marcarRechazos(form, error).length > 0 ? null : error)
      setIntento((n) => n + 1)
    }
  })
  const enviar = (evento: FormEvent) => {
    evento.stopPropagation() // a portal's submit also reaches the form behind the dialog
    void unaVez(() => guardar(evento))
  }
  // One sentence for all that is empty; each field says so beside itself.
  const errores = erroresDelFormulario(formState.errors)
  const resumen = incompleto ? errores.slice(0, 1).map((e) => ({ ...e, texto: CAMPOS_OBLIGATORIOS_VACIOS })) : errores
  return (
    <form onSubmit={enviar} noValidate style={{ marginTop: 24 }}>
      <ErrorSummary errores={resumen} intento={intento} />
      <FormStack>
        <FormRow>
          <FormText control={control} name="Padron" label={R.Padron.etiqueta} inputMode="numeric" maxLength={8} />
          <Controller
            control={control}
            name="idCalle"
            render={({ field, fieldState }) => (
              <AutocompleteInput
                id={field.name}
                label={R.idCalle.etiqueta}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
                opciones={calles}
              />
            )}
          />
        </FormRow>
        <FormRow>
          <FormText control={control} name="NroPuerta" label={R.NroPuerta.etiqueta} inputMode="numeric" maxLength={4} />
          <FormText control={control} name="Piso" label={R.Piso.etiqueta} opcional maxLength={2} />
          <FormText control={control} name="Departamento" label={R.Departamento.etiqueta} opcional maxLength={2} />
        </FormRow>
        <FormRow sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
          {CATASTRALES.map((campo) => (
            <FormText
              key={campo}
              control={control}
              name={campo}
              label={R[campo].etiqueta}
              opcional
              maxLength={MAX_CATASTRAL}
              {...(campo === 'Dominio' && { descripcion: PISTA_DE_DOMINIO })}
            />
          ))}
        </FormRow>
        <PistaDeDominio />
        <div>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            Guardar domicilio
          </Button>
          {!formState.isSubmitting && <AvisoDeFallo error={fallo} texto="No se guardó el domicilio." />}
        </div>
      </FormStack>
    </form>
  )
}
