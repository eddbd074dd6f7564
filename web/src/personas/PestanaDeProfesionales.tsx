import { useMantiene, usePorQueNoDecideDeProfesionales } from '../acceso/permisos.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { ListaDeProfesionales } from './ListaDeProfesionales.tsx'
import { RegistrarProfesional } from './RegistrarProfesional.tsx'

export function PestanaDeProfesionales() {
  const mantiene = useMantiene()
  const impedimento = usePorQueNoDecideDeProfesionales()
  return (
    <>
      {mantiene && (impedimento === null ? <RegistrarProfesional /> : <Notice>{impedimento}</Notice>)}
      <ListaDeProfesionales />
    </>
  )
}
