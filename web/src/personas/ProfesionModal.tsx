import { DatosDeProfesion, type Profesion } from '@catastro/domain/personas/colegios'
import { MAX_PROFESION } from '@catastro/domain/personas/reglas'
import { ModalDeFicha } from '../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { FormSelect, FormTextoContado } from '../ui/campos/formulario.tsx'
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
  const ficha = useFicha({
    inicial: {
      nombreProfesion: profesion?.Profesion ?? '',
      idColegioProfesional: profesion ? String(profesion.idColegioProf) : '',
    },
    esquema: DatosDeProfesion,
    guardar: (json) =>
      profesion
        ? main('POST /profesionales/editarProfesion', { json: { ...json, idProfesion: profesion.idProfesion } })
        : main('POST /profesionales/nuevaProfesion', { json }),
  })
  return (
    <ModalDeFicha
      titulo={profesion ? 'Editar profesión' : 'Nueva profesión'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_PROFESION} {...ficha.campo('nombreProfesion')} />
      <FormSelect
        opciones={(colegios.data ?? []).map((c) => ({ valor: c.idColegioProf, texto: c.ColegioProf }))}
        {...ficha.campo('idColegioProfesional')}
      />
    </ModalDeFicha>
  )
}
