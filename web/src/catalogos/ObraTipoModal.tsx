import { DatosDeObraTipo, type ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import { MAX_OBRA_TIPO } from '@catastro/domain/catalogos/reglas'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { FormNumber, FormTextoContado } from '../ui/campos/formulario.tsx'
import { hoy } from '../ui/pagina/hoy.ts'
import { CampoDeVigencia } from './CampoDeVigencia.tsx'
import { useReleer } from './consultas.ts'
import { ejemploDe, importeInicial } from './PorConfirmar.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

/** What is written of a work type, from the amounts in force or, while they are an example, from none. */
export const useFichaDeObraTipo = (obra: ObraTipo | null, alGuardar?: () => void) =>
  useFicha({
    inicial: {
      ObraTipo: obra?.ObraTipo ?? '',
      timbrado: importeInicial(obra, obra?.timbrado),
      provisorio: importeInicial(obra, obra?.provisorio),
      definitivo: importeInicial(obra, obra?.definitivo),
      vigenteDesde: hoy(),
    },
    esquema: DatosDeObraTipo,
    guardar: ({ vigenteDesde, ...valores }) => {
      const json = { ...valores, usrmod: idDelUsuario() }
      return obra
        ? main('POST /obrasTipo/actualizarObrasTipo', { json: { ...json, vigenteDesde, idObraTipo: obra.idObraTipo } })
        : main('POST /obrasTipo/agregarObrasTipo', { json })
    },
    ...(alGuardar && { alGuardar }),
  })

interface PropsDeImportes {
  readonly obra: ObraTipo | null
  readonly ficha: ReturnType<typeof useFichaDeObraTipo>
}
export const ImportesDeObraTipo = ({ obra, ficha }: PropsDeImportes) => (
  <FormRow>
    <FormNumber {...ficha.campo('timbrado')} {...ejemploDe(obra, obra?.timbrado)} />
    <FormNumber {...ficha.campo('provisorio')} {...ejemploDe(obra, obra?.provisorio)} />
    <FormNumber {...ficha.campo('definitivo')} {...ejemploDe(obra, obra?.definitivo)} />
  </FormRow>
)

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
  const ficha = useFichaDeObraTipo(obra)
  return (
    <ModalDeFicha
      titulo={obra ? 'Editar tipo de obra' : 'Nuevo tipo de obra'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_OBRA_TIPO} {...ficha.campo('ObraTipo')} />
      <ImportesDeObraTipo obra={obra} ficha={ficha} />
      {obra && <CampoDeVigencia {...ficha.campo('vigenteDesde')} />}
    </ModalDeFicha>
  )
}
