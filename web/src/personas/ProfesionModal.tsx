import { DatosDeProfesion, type Profesion } from '@catastro/domain/personas/colegios'
import { MAX_PROFESION } from '@catastro/domain/personas/reglas'
import { ModalDeRegistro } from '../catalogos/registro/ModalDeRegistro.tsx'
import { useRegistro } from '../catalogos/registro/useRegistro.ts'
import { main } from '../red/cliente.ts'
import { SelectInput } from '../ui/SelectInput.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useColegios, useReleer } from './consultas.ts'

interface Props {
  /** Null: a new one. */
  readonly profesion: Profesion | null
  readonly alCerrar: () => void
}

export function ProfesionModal({ profesion, alCerrar }: Props) {
  const releer = useReleer('profesiones')
  const colegios = useColegios()
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const registro = useRegistro({
    inicial: {
      nombreProfesion: profesion?.Profesion ?? '',
      idColegioProfesional: profesion ? String(profesion.idColegioProf) : '',
    },
    esquema: DatosDeProfesion,
    guardar: (json) =>
      profesion
        ? main('POST /profesionales/editarProfesion', { json: { ...json, idProfesion: profesion.idProfesion } })
        : main('POST /profesionales/nuevaProfesion', { json }),
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={profesion ? 'Editar profesión' : 'Nueva profesión'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_PROFESION} {...registro.campo('nombreProfesion')} />
      <SelectInput
        opciones={(colegios.data ?? []).map((c) => ({ valor: c.idColegioProf, texto: c.ColegioProf }))}
        {...registro.campo('idColegioProfesional')}
      />
    </ModalDeRegistro>
  )
}
