import { DatosDeInstitucionTipo, type InstitucionTipo } from '@catastro/domain/catalogos/instituciones'
import { MAX_INSTITUCION_TIPO } from '@catastro/domain/catalogos/reglas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { useReleer } from './consultas.ts'
import { comoFlag } from './opciones.ts'
import { EstadoInput } from './referencia/EstadoDeFila.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

interface Props {
  /** Null: a new one. */
  readonly tipo: InstitucionTipo | null
  readonly alCerrar: () => void
}

export function InstitucionTipoModal({ tipo, alCerrar }: Props) {
  const releer = useReleer('institucionesTipo')
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const ficha = useFicha({
    inicial: { InstitucionTipo: tipo?.InstitucionTipo ?? '', estado: String(tipo?.estado ?? 1) },
    esquema: DatosDeInstitucionTipo,
    guardar: (valores) => {
      const json = { ...valores, estado: comoFlag(valores.estado), usrmod: idDelUsuario() }
      return tipo
        ? main('POST /instituciones/editarInstitucionTipo', {
            json: { ...json, idInstitucionTipo: tipo.idInstitucionTipo },
          })
        : main('POST /instituciones/crearInstitucionTipo', { json })
    },
  })
  return (
    <ModalDeFicha
      titulo={tipo ? 'Editar tipo de institución' : 'Nuevo tipo de institución'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_INSTITUCION_TIPO} {...ficha.campo('InstitucionTipo')} />
      {tipo && <EstadoInput {...ficha.campo('estado')} />}
    </ModalDeFicha>
  )
}
