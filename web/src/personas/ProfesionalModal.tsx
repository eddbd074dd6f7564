import { DatosDeMatricula, type Profesional } from '@catastro/domain/personas/profesionales'
import { MAX_MATRICULA } from '@catastro/domain/personas/reglas'
import { ModalDeRegistro } from '../catalogos/registro/ModalDeRegistro.tsx'
import { useRegistro } from '../catalogos/registro/useRegistro.ts'
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
  const registro = useRegistro({
    inicial: {
      idProfesion: String(profesional.idProfesion),
      idUniversidad: String(profesional.idUniversidad),
      matricula: profesional.matricula,
      fechaVencimiento: profesional.fechaVencimiento,
    },
    esquema: DatosDeMatricula,
    guardar: (json) =>
      main('POST /profesionales/editarProfesional', { json: { ...json, idProfesional: profesional.idProfesional } }),
    alTerminar,
  })
  return (
    <ModalDeRegistro titulo={`Matrícula de ${nombre}`} registro={registro} alCerrar={alCerrar} alTerminar={alTerminar}>
      <MatriculaCampos
        valores={registro.valores}
        alCambiar={registro.cambiar}
        errorDe={(campo) => registro.errores.find((error) => error.campo === campo)?.texto}
        maxMatricula={MAX_MATRICULA}
        disabled={registro.ocupado}
      />
    </ModalDeRegistro>
  )
}
