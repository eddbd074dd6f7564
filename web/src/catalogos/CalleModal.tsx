import { type Calle, DatosDeCalle } from '@catastro/domain/catalogos/calles'
import { MAX_CALLE } from '@catastro/domain/catalogos/reglas'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { SelectInput } from '../ui/SelectInput.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useReleer, useTiposDeCalle } from './consultas.ts'
import { AVISO_DE_MODAL_MS } from './mensajes.ts'
import { comoFlag, comoTexto, opciones } from './opciones.ts'
import { EstadoInput } from './registro/EstadoDeRegistro.tsx'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
import { useRegistro } from './registro/useRegistro.ts'

interface Props {
  /** Null: a new one. */
  readonly calle: Calle | null
  readonly alCerrar: () => void
}

export function CalleModal({ calle, alCerrar }: Props) {
  const releer = useReleer('callesDeReferencia')
  const tipos = useTiposDeCalle()
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const registro = useRegistro({
    inicial: {
      calle: calle?.calle ?? '',
      idcalletipo: comoTexto(calle?.idcalletipo),
      estado: String(calle?.estado ?? 1),
    },
    esquema: DatosDeCalle,
    guardar: (valores) => {
      const json = { ...valores, estado: comoFlag(valores.estado), usrmod: idDelUsuario() }
      return calle
        ? main('POST /catastroCalles/editarCalle', { json: { ...json, idcalle: calle.idcalle } })
        : main('POST /catastroCalles/crearCalle', { json })
    },
    duracion: AVISO_DE_MODAL_MS,
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={calle ? 'Editar calle' : 'Nueva calle'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_CALLE} {...registro.campo('calle')} />
      <SelectInput
        opciones={opciones(tipos.data, (tipo) => [tipo.idcalletipo, tipo.calletipo])}
        {...registro.campo('idcalletipo')}
      />
      {calle && <EstadoInput {...registro.campo('estado')} />}
    </ModalDeRegistro>
  )
}
