import { DatosDeMatricula, type Profesional } from '@catastro/domain/personas/profesionales'
import { ModalDeFicha } from '../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { useReleer } from './consultas.ts'
import { MatriculaCampos } from './MatriculaCampos.tsx'

interface Props {
  readonly profesional: Profesional
  readonly nombre: string
  readonly alCerrar: () => void
}

/** Corrects a licence, or renews it. */
export function ProfesionalModal({ profesional, nombre, alCerrar }: Props) {
  const releer = useReleer()
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const ficha = useFicha({
    inicial: {
      idProfesion: String(profesional.idProfesion),
      idUniversidad: String(profesional.idUniversidad),
      matricula: profesional.matricula,
      fechaVencimiento: profesional.fechaVencimiento,
    },
    esquema: DatosDeMatricula,
    guardar: (json) =>
      main('POST /profesionales/editarProfesional', { json: { ...json, idProfesional: profesional.idProfesional } }),
  })
  return (
    <ModalDeFicha titulo={`Matrícula de ${nombre}`} ficha={ficha} alCerrar={alCerrar} alTerminar={alTerminar}>
      <MatriculaCampos control={ficha.control} disabled={ficha.ocupado || ficha.guardada} />
    </ModalDeFicha>
  )
}
