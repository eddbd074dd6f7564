import { useMantiene } from '../acceso/permisos.ts'
import { ListaDeProfesionales } from './ListaDeProfesionales.tsx'
import { RegistrarProfesional } from './RegistrarProfesional.tsx'

export function PestanaDeProfesionales() {
  const mantiene = useMantiene()
  return (
    <>
      {mantiene && <RegistrarProfesional />}
      <ListaDeProfesionales />
    </>
  )
}
