import { DatosDeOficina, type Oficina } from '@catastro/domain/catalogos/oficinas'
import { MAX_OFICINA } from '@catastro/domain/catalogos/reglas'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { SelectInput } from '../ui/SelectInput.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useInstituciones, useReleer, useReparticiones } from './consultas.ts'
import { AVISO_DE_MODAL_MS } from './mensajes.ts'
import { comoFlag, comoTexto, habilitadas, opciones } from './opciones.ts'
import { EstadoInput } from './registro/EstadoDeRegistro.tsx'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
import { useRegistro } from './registro/useRegistro.ts'

interface Props {
  /** Null: a new one. */
  readonly oficina: Oficina | null
  readonly alCerrar: () => void
}

export function OficinaModal({ oficina, alCerrar }: Props) {
  const releer = useReleer('oficinas')
  const instituciones = useInstituciones()
  const reparticiones = useReparticiones()
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const registro = useRegistro({
    inicial: {
      Oficina: oficina?.Oficina ?? '',
      idInstitucion: comoTexto(oficina?.idInstitucion),
      idReparticion: comoTexto(oficina?.idReparticion),
      estado: String(oficina?.estado ?? 1),
    },
    esquema: DatosDeOficina,
    guardar: (valores) => {
      const json = { ...valores, estado: comoFlag(valores.estado), usrmod: idDelUsuario() }
      return oficina
        ? main('POST /catastroReparticiones/editarOficina', { json: { ...json, idOficina: oficina.idOficina } })
        : main('POST /catastroReparticiones/crearOficina', { json })
    },
    duracion: AVISO_DE_MODAL_MS,
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={oficina ? 'Editar oficina' : 'Nueva oficina'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_OFICINA} {...registro.campo('Oficina')} />
      <SelectInput
        opciones={opciones(
          habilitadas(instituciones.data, (i) => i.idInstitucion === oficina?.idInstitucion),
          (i) => [i.idInstitucion, i.Institucion],
        )}
        {...registro.campo('idInstitucion')}
      />
      <SelectInput
        opciones={opciones(reparticiones.data, (r) => [r.idReparticion, r.Reparticion])}
        {...registro.campo('idReparticion')}
      />
      {oficina && <EstadoInput {...registro.campo('estado')} />}
    </ModalDeRegistro>
  )
}
