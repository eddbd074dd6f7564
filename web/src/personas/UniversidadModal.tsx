import { DatosDeUniversidad, type Universidad } from '@catastro/domain/personas/colegios'
import { MAX_UNIVERSIDAD } from '@catastro/domain/personas/reglas'
import { ModalDeFicha } from '../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { useReleer } from './consultas.ts'

interface Props {
  /** Null: a new one. */
  readonly universidad: Universidad | null
  readonly alCerrar: () => void
}

export function UniversidadModal({ universidad, alCerrar }: Props) {
  const releer = useReleer('universidades')
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const ficha = useFicha({
    inicial: { nombreUniversidad: universidad?.Universidad ?? '' },
    esquema: DatosDeUniversidad,
    guardar: (json) =>
      universidad
        ? main('POST /profesionales/editarUniversidad', {
            json: { ...json, idUniversidad: universidad.idUniversidad },
          })
        : main('POST /profesionales/nuevaUniversidad', { json }),
  })
  return (
    <ModalDeFicha
      titulo={universidad ? 'Editar universidad' : 'Nueva universidad'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_UNIVERSIDAD} {...ficha.campo('nombreUniversidad')} />
    </ModalDeFicha>
  )
}
