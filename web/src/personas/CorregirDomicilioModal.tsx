import {
  CorreccionDelPersonal,
  CorreccionPropia,
  type DomicilioDePropietario,
} from '@catastro/domain/personas/domicilioDePropietario'
import { MAX_DOMICILIO_PERSONA, MAX_MOTIVO_DE_DOMICILIO } from '@catastro/domain/personas/reglas'
import { ModalDeFicha } from '../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { CORREGIR_DOMICILIO } from './mensajes.ts'

interface Props {
  readonly domicilio: DomicilioDePropietario
  /** Of somebody else, with the reason why. */
  readonly deOtro: boolean
  readonly alCerrar: () => void
  readonly alTerminar: () => void
}

/** An owner's address, written again. */
export function CorregirDomicilioModal({ domicilio, deOtro, alCerrar, alTerminar }: Props) {
  const { idPropietario, Domicilio: anterior } = domicilio
  const ficha = useFicha({
    inicial: { Domicilio: anterior ?? '', motivo: '' },
    esquema: deOtro ? CorreccionDelPersonal : CorreccionPropia,
    guardar: ({ Domicilio, motivo }) =>
      main('PUT /personas/domicilioDePropietario', {
        json: { idPropietario, Domicilio: Domicilio.trim(), anterior, ...(deOtro && { motivo: motivo.trim() }) },
      }),
  })
  return (
    <ModalDeFicha titulo={CORREGIR_DOMICILIO} ficha={ficha} alCerrar={alCerrar} alTerminar={alTerminar}>
      <FormTextoContado max={MAX_DOMICILIO_PERSONA} {...ficha.campo('Domicilio')} />
      {deOtro && (
        <FormTextoContado
          rows={2}
          max={MAX_MOTIVO_DE_DOMICILIO}
          ayuda="Queda en la auditoría, y lo lee su propietario. Por ejemplo: lo pidió por nota."
          {...ficha.campo('motivo')}
        />
      )}
    </ModalDeFicha>
  )
}
