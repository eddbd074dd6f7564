import { DatosDeObraTipo, type ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import { MAX_OBRA_TIPO } from '@catastro/domain/catalogos/reglas'
import { main } from '../red/cliente.ts'
import { FormRow } from '../ui/FormRow.tsx'
import { importeParaEditar } from '../ui/formato.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { TextoContado } from '../ui/TextoContado.tsx'
import { useReleer } from './consultas.ts'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
import { useRegistro } from './registro/useRegistro.ts'
import { hoy, VigenteDesde } from './VigenteDesde.tsx'

interface Props {
  /** Null: a new one. */
  readonly obra: ObraTipo | null
  readonly alCerrar: () => void
}

export function ObraTipoModal({ obra, alCerrar }: Props) {
  const releer = useReleer('obrasTipo')
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const registro = useRegistro({
    inicial: {
      ObraTipo: obra?.ObraTipo ?? '',
      timbrado: importeParaEditar(obra?.timbrado),
      provisorio: importeParaEditar(obra?.provisorio),
      definitivo: importeParaEditar(obra?.definitivo),
      vigenteDesde: hoy(),
    },
    esquema: DatosDeObraTipo,
    guardar: ({ vigenteDesde, ...json }) =>
      obra
        ? main('POST /obrasTipo/actualizarObrasTipo', { json: { ...json, vigenteDesde, idObraTipo: obra.idObraTipo } })
        : main('POST /obrasTipo/agregarObrasTipo', { json }),
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={obra ? 'Editar tipo de obra' : 'Nuevo tipo de obra'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado label="Tipo" max={MAX_OBRA_TIPO} {...registro.campo('ObraTipo')} />
      <FormRow>
        <TextInput label="Timbrado" prefijo="$" inputMode="decimal" {...registro.campo('timbrado')} />
        <TextInput label="Provisorio" prefijo="$" inputMode="decimal" {...registro.campo('provisorio')} />
        <TextInput label="Definitivo" prefijo="$" inputMode="decimal" {...registro.campo('definitivo')} />
      </FormRow>
      {obra && <VigenteDesde {...registro.campo('vigenteDesde')} />}
    </ModalDeRegistro>
  )
}
