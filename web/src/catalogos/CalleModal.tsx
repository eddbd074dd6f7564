import { type Calle, DatosDeCalle } from '@catastro/domain/catalogos/calles'
import { MAX_CALLE } from '@catastro/domain/catalogos/reglas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormSelect, FormTextoContado } from '../ui/campos/formulario.tsx'
import { useReleer, useTiposDeCalle } from './consultas.ts'
import { AVISO_DE_MODAL_MS } from './mensajes.ts'
import { comoFlag, comoTexto, opciones } from './opciones.ts'
import { EstadoInput } from './referencia/EstadoDeFila.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

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
  const ficha = useFicha({
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
  })
  return (
    <ModalDeFicha
      titulo={calle ? 'Editar calle' : 'Nueva calle'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_CALLE} {...ficha.campo('calle')} />
      <FormSelect
        opciones={opciones(tipos.data, (tipo) => [tipo.idcalletipo, tipo.calletipo])}
        {...ficha.campo('idcalletipo')}
      />
      {calle && <EstadoInput {...ficha.campo('estado')} />}
    </ModalDeFicha>
  )
}
