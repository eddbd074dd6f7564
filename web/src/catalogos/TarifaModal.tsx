import { MAX_TARIFA, MAX_TIPO_DE_TARIFA } from '@catastro/domain/catalogos/reglas'
import { DatosDeTarifa, type Tarifa } from '@catastro/domain/catalogos/tarifas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { FormNumber, FormText, FormTextoContado } from '../ui/campos/formulario.tsx'
import { hoy } from '../ui/pagina/hoy.ts'
import { CampoDeVigencia } from './CampoDeVigencia.tsx'
import { useReleer } from './consultas.ts'
import { ejemploDe, importeInicial } from './PorConfirmar.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

/** What is written of a tariff, from the amounts in force or, while they are an example, from none. */
export const useFichaDeTarifa = (tarifa: Tarifa | null, alGuardar?: () => void) =>
  useFicha({
    inicial: {
      Tarifa: tarifa?.Tarifa ?? '',
      PrecioUnitario: importeInicial(tarifa, tarifa?.PrecioUnitario),
      Factor: tarifa === null ? '' : String(tarifa.Factor).replace('.', ','),
      valor: importeInicial(tarifa, tarifa?.valor),
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
    ...(alGuardar && { alGuardar }),
  })

interface PropsDeImportes {
  readonly tarifa: Tarifa | null
  readonly ficha: ReturnType<typeof useFichaDeTarifa>
}
export const ImportesDeTarifa = ({ tarifa, ficha }: PropsDeImportes) => (
  <FormRow>
    <FormNumber {...ficha.campo('PrecioUnitario')} {...ejemploDe(tarifa, tarifa?.PrecioUnitario)} />
    <FormText inputMode="decimal" {...ficha.campo('Factor')} />
    <FormNumber {...ficha.campo('valor')} {...ejemploDe(tarifa, tarifa?.valor)} />
  </FormRow>
)

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
  const ficha = useFichaDeTarifa(tarifa)
  return (
    <ModalDeFicha
      titulo={tarifa ? 'Editar tarifa' : 'Nueva tarifa'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_TARIFA} {...ficha.campo('Tarifa')} />
      <FormTextoContado max={MAX_TIPO_DE_TARIFA} {...ficha.campo('tipo')} />
      <ImportesDeTarifa tarifa={tarifa} ficha={ficha} />
      {tarifa && <CampoDeVigencia {...ficha.campo('vigenteDesde')} />}
    </ModalDeFicha>
  )
}
