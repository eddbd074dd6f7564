import { DatosDeInstitucion, type Institucion } from '@catastro/domain/catalogos/instituciones'
import { MAX_INSTITUCION } from '@catastro/domain/catalogos/reglas'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { SelectInput } from '../ui/SelectInput.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useReleer, useTiposDeInstitucion } from './consultas.ts'
import { comoFlag, comoTexto, habilitadas, opciones } from './opciones.ts'
import { EstadoInput } from './registro/EstadoDeRegistro.tsx'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
import { useRegistro } from './registro/useRegistro.ts'

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
  const registro = useRegistro({
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
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={institucion ? 'Editar institución' : 'Nueva institución'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_INSTITUCION} {...registro.campo('Institucion')} />
      <SelectInput
        opciones={opciones(
          habilitadas(tipos.data, (tipo) => tipo.idInstitucionTipo === institucion?.idInstitucionTipo),
          (tipo) => [tipo.idInstitucionTipo, tipo.InstitucionTipo],
        )}
        {...registro.campo('idInstitucionTipo')}
      />
      {institucion && <EstadoInput {...registro.campo('estado')} />}
    </ModalDeRegistro>
  )
}
