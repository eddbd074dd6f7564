import { DatosDeObraTipo, type ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import { MAX_OBRA_TIPO } from '@catastro/domain/catalogos/reglas'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormRow } from '../ui/FormRow.tsx'
import { importeParaEditar } from '../ui/formato.ts'
import { NumberInput } from '../ui/NumberInput.tsx'
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
    guardar: ({ vigenteDesde, ...valores }) => {
      const json = { ...valores, usrmod: idDelUsuario() }
      return obra
        ? main('POST /obrasTipo/actualizarObrasTipo', { json: { ...json, vigenteDesde, idObraTipo: obra.idObraTipo } })
        : main('POST /obrasTipo/agregarObrasTipo', { json })
    },
    alTerminar,
  })
  return (
    <ModalDeRegistro
      titulo={obra ? 'Editar tipo de obra' : 'Nuevo tipo de obra'}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <TextoContado max={MAX_OBRA_TIPO} {...registro.campo('ObraTipo')} />
      <FormRow>
        <NumberInput {...registro.campo('timbrado')} />
        <NumberInput {...registro.campo('provisorio')} />
        <NumberInput {...registro.campo('definitivo')} />
      </FormRow>
      {obra && <VigenteDesde {...registro.campo('vigenteDesde')} />}
    </ModalDeRegistro>
  )
}
