import { MAX_TARIFA, MAX_TIPO_DE_TARIFA } from '@catastro/domain/catalogos/reglas'
import { DatosDeTarifa, type Tarifa } from '@catastro/domain/catalogos/tarifas'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormRow } from '../ui/FormRow.tsx'
import { importeParaEditar } from '../ui/formato.ts'
import { NumberInput } from '../ui/NumberInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useReleer } from './consultas.ts'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
import { useRegistro } from './registro/useRegistro.ts'
import { hoy, VigenteDesde } from './VigenteDesde.tsx'

interface Props {
  /** Null: a new one. */
  readonly tarifa: Tarifa | null
  readonly alCerrar: () => void
}

export function TarifaModal({ tarifa, alCerrar }: Props) {
  const releer = useReleer('tarifasDeReferencia')
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const registro = useRegistro({
    inicial: {
      Tarifa: tarifa?.Tarifa ?? '',
      PrecioUnitario: importeParaEditar(tarifa?.PrecioUnitario),
      Factor: tarifa === null ? '' : String(tarifa.Factor).replace('.', ','),
      valor: importeParaEditar(tarifa?.valor),
      tipo: tarifa?.tipo ?? '',
      vigenteDesde: hoy(),
    },
    esquema: DatosDeTarifa,
    guardar: ({ vigenteDesde, ...valores }) => {
      const json = { ...valores, usrmod: idDelUsuario() }
      return tarifa
        ? main('POST /tarifas/actualizarTarifa', { json: { ...json, vigenteDesde, idTarifa: tarifa.idTarifa } })
        : main('POST /tarifas/agregarTarifa', { json })
    },
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={tarifa ? 'Editar tarifa' : 'Nueva tarifa'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_TARIFA} {...registro.campo('Tarifa')} />
      <TextoContado max={MAX_TIPO_DE_TARIFA} {...registro.campo('tipo')} />
      <FormRow>
        <NumberInput {...registro.campo('PrecioUnitario')} />
        <TextInput inputMode="decimal" {...registro.campo('Factor')} />
        <NumberInput {...registro.campo('valor')} />
      </FormRow>
      {tarifa && <VigenteDesde {...registro.campo('vigenteDesde')} />}
    </ModalDeRegistro>
  )
}
