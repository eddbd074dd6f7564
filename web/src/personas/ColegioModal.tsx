import { type Colegio, DatosDeColegio } from '@catastro/domain/personas/colegios'
import { MAX_COLEGIO } from '@catastro/domain/personas/reglas'
import { ModalDeFicha } from '../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { useReleer } from './consultas.ts'

interface Props {
  /** Null: a new one. */
  readonly colegio: Colegio | null
  readonly alCerrar: () => void
}

export function ColegioModal({ colegio, alCerrar }: Props) {
  const releer = useReleer('colegios', 'profesiones')
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const ficha = useFicha({
    inicial: { nombreColegio: colegio?.ColegioProf ?? '' },
    esquema: DatosDeColegio,
    guardar: (json) =>
      colegio
        ? main('POST /profesionales/editarColegio', { json: { ...json, idColegioProf: colegio.idColegioProf } })
        : main('POST /profesionales/nuevoColegio', { json }),
  })
  return (
    <ModalDeFicha
      titulo={colegio ? 'Editar colegio' : 'Nuevo colegio'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_COLEGIO} {...ficha.campo('nombreColegio')} />
    </ModalDeFicha>
  )
}
