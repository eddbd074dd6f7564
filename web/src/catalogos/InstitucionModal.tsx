import { DatosDeInstitucion, type Institucion } from '@catastro/domain/catalogos/instituciones'
import { MAX_INSTITUCION } from '@catastro/domain/catalogos/reglas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormSelect, FormTextoContado } from '../ui/campos/formulario.tsx'
import { useReleer, useTiposDeInstitucion } from './consultas.ts'
import { comoFlag, comoTexto, habilitadas, opciones } from './opciones.ts'
import { EstadoInput } from './referencia/EstadoDeFila.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

interface Props {
  /** Null: a new one. */
  readonly institucion: Institucion | null
  readonly alCerrar: () => void
}

export function InstitucionModal({ institucion, alCerrar }: Props) {
  const releer = useReleer('instituciones')
  const tipos = useTiposDeInstitucion()
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const ficha = useFicha({
    inicial: {
      Institucion: institucion?.Institucion ?? '',
      idInstitucionTipo: comoTexto(institucion?.idInstitucionTipo),
      estado: String(institucion?.estado ?? 1),
    },
    esquema: DatosDeInstitucion,
    guardar: (valores) => {
      const json = { ...valores, estado: comoFlag(valores.estado), usrmod: idDelUsuario() }
      return institucion
        ? main('POST /instituciones/editarInstitucion', { json: { ...json, idInstitucion: institucion.idInstitucion } })
        : main('POST /instituciones/crearInstitucion', { json })
    },
  })
  return (
    <ModalDeFicha
      titulo={institucion ? 'Editar institución' : 'Nueva institución'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_INSTITUCION} {...ficha.campo('Institucion')} />
      <FormSelect
        opciones={opciones(
          habilitadas(tipos.data, (tipo) => tipo.idInstitucionTipo === institucion?.idInstitucionTipo),
          (tipo) => [tipo.idInstitucionTipo, tipo.InstitucionTipo],
        )}
        {...ficha.campo('idInstitucionTipo')}
      />
      {institucion && <EstadoInput {...ficha.campo('estado')} />}
    </ModalDeFicha>
  )
}
