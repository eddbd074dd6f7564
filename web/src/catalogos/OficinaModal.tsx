import { DatosDeOficina, type Oficina } from '@catastro/domain/catalogos/oficinas'
import { MAX_OFICINA } from '@catastro/domain/catalogos/reglas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormSelect, FormTextoContado } from '../ui/campos/formulario.tsx'
import { useInstituciones, useReleer, useReparticiones } from './consultas.ts'
import { AVISO_DE_MODAL_MS } from './mensajes.ts'
import { comoFlag, comoTexto, habilitadas, opciones } from './opciones.ts'
import { EstadoInput } from './referencia/EstadoDeFila.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

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
  const ficha = useFicha({
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
  })
  return (
    <ModalDeFicha
      titulo={oficina ? 'Editar oficina' : 'Nueva oficina'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_OFICINA} {...ficha.campo('Oficina')} />
      <FormSelect
        opciones={opciones(
          habilitadas(instituciones.data, (i) => i.idInstitucion === oficina?.idInstitucion),
          (i) => [i.idInstitucion, i.Institucion],
        )}
        {...ficha.campo('idInstitucion')}
      />
      <FormSelect
        opciones={opciones(reparticiones.data, (r) => [r.idReparticion, r.Reparticion])}
        {...ficha.campo('idReparticion')}
      />
      {oficina && <EstadoInput {...ficha.campo('estado')} />}
    </ModalDeFicha>
  )
}
