import { DatosDeObraTipo, type ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import { MAX_OBRA_TIPO } from '@catastro/domain/catalogos/reglas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormRow } from '../ui/FormRow.tsx'
import { importeParaEditar } from '../ui/formato.ts'
import { FormNumber, FormTextoContado } from '../ui/formulario.tsx'
import { useReleer } from './consultas.ts'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
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
  const ficha = useFicha({
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
  })
  return (
    <ModalDeRegistro
      titulo={obra ? 'Editar tipo de obra' : 'Nuevo tipo de obra'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_OBRA_TIPO} {...ficha.campo('ObraTipo')} />
      <FormRow>
        <FormNumber {...ficha.campo('timbrado')} />
        <FormNumber {...ficha.campo('provisorio')} />
        <FormNumber {...ficha.campo('definitivo')} />
      </FormRow>
      {obra && <VigenteDesde {...ficha.campo('vigenteDesde')} />}
    </ModalDeRegistro>
  )
}
