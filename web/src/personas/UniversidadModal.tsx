import { DatosDeUniversidad, type Universidad } from '@catastro/domain/personas/colegios'
import { MAX_UNIVERSIDAD } from '@catastro/domain/personas/reglas'
import { ModalDeRegistro } from '../catalogos/registro/ModalDeRegistro.tsx'
import { useRegistro } from '../catalogos/registro/useRegistro.ts'
import { main } from '../red/cliente.ts'
import { TextoContado } from '../ui/TextoContado.tsx'
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
  const registro = useRegistro({
    inicial: { nombreUniversidad: universidad?.Universidad ?? '' },
    esquema: DatosDeUniversidad,
    guardar: (json) =>
      universidad
        ? main('POST /profesionales/editarUniversidad', {
            json: { ...json, idUniversidad: universidad.idUniversidad },
          })
        : main('POST /profesionales/nuevaUniversidad', { json }),
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={universidad ? 'Editar universidad' : 'Nueva universidad'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_UNIVERSIDAD} {...registro.campo('nombreUniversidad')} />
    </ModalDeRegistro>
  )
}
