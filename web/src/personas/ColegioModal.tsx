import { type Colegio, DatosDeColegio } from '@catastro/domain/personas/colegios'
import { MAX_COLEGIO } from '@catastro/domain/personas/reglas'
import { ModalDeRegistro } from '../catalogos/registro/ModalDeRegistro.tsx'
import { useRegistro } from '../catalogos/registro/useRegistro.ts'
import { main } from '../red/cliente.ts'
import { TextoContado } from '../ui/TextoContado.tsx'
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
  const registro = useRegistro({
    inicial: { nombreColegio: colegio?.ColegioProf ?? '' },
    esquema: DatosDeColegio,
    guardar: (json) =>
      colegio
        ? main('POST /profesionales/editarColegio', { json: { ...json, idColegioProf: colegio.idColegioProf } })
        : main('POST /profesionales/nuevoColegio', { json }),
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={colegio ? 'Editar colegio' : 'Nuevo colegio'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_COLEGIO} {...registro.campo('nombreColegio')} />
    </ModalDeRegistro>
  )
}
