import type { Rotulo } from '@catastro/domain/campo'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import { comoTextos } from '../../envios/formularioDeTextos.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { CalleDelFormulario } from './CalleDelFormulario.tsx'
import { type CamposDeDomicilio, loTrajo } from './domicilioDelFormulario.ts'
import { ElegirDomicilio } from './ElegirDomicilio.tsx'
import { useDomicilioDelFormulario } from './useDomicilioDelFormulario.ts'

interface Props<C extends string> {
  readonly form: UseFormReturn<Record<C, string>>
  readonly campos: CamposDeDomicilio<NoInfer<C>>
  readonly rotulos: Readonly<Record<string, Rotulo>>
  /** What may be looked for: the form's own rule, and how it is said. */
  readonly esquema: z.ZodMiniType<string>
  readonly ayuda: string
  /** The button's name, which says of what: 'Buscar padrón del inmueble'. */
  readonly boton: string
  readonly noRegistrado: string
  /** Nothing in it may be changed any more. */
  readonly cerrado?: boolean
}

/** An address in a form: by padron, which brings it and locks what it brings, or typed when the register does not have it. */
export function DomicilioDelFormulario<C extends string>(props: Props<C>) {
  const { campos, rotulos, esquema, ayuda, boton, noRegistrado, cerrado = false } = props
  const form = comoTextos(props.form)
  const { control } = form
  const { hallados, elegido, elegir, buscar, soltar } = useDomicilioDelFormulario(form, campos, noRegistrado)
  const origen = useWatch({ control, name: campos.origen })
  const campo = (name: string) => ({
    control,
    name,
    label: rotulos[name]?.etiqueta ?? name,
    disabled: cerrado || loTrajo(origen, name),
  })
  return (
    <>
      <FormBusqueda
        form={form}
        name={campos.padron}
        label={campo(campos.padron).label}
        help={ayuda}
        boton={boton}
        esquema={esquema}
        buscar={buscar}
        alCambiar={soltar}
        disabled={cerrado}
      />
      {!cerrado && hallados.length > 1 && <ElegirDomicilio domicilios={hallados} indice={elegido} alCambiar={elegir} />}
      <CalleDelFormulario {...campo(campos.idCalle)} form={form} name={campos.idCalle} enPalabras={campos.calle} />
      <FormRow sx={{ gridTemplateColumns: { sm: `repeat(${campos.piso ? 3 : 1}, 1fr)` } }}>
        <FormText {...campo(campos.puerta)} maxLength={4} />
        {campos.piso && <FormText {...campo(campos.piso)} opcional maxLength={2} />}
        {campos.dpto && <FormText {...campo(campos.dpto)} opcional maxLength={2} />}
      </FormRow>
    </>
  )
}
