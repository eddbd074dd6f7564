import { useRef } from 'react'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import { main } from '../../red/cliente.ts'
import { useLectura } from '../../red/useLectura.ts'
import type { Campo30 } from './campos30.ts'

const QUE_SE_TRAEN = [
  'razonsocial',
  'cuit',
  'nroconservador',
  'nroinstalador',
  'idCalleInstitucion',
  'calle',
  'nropuertaInstitucion',
  'pisoInstitucion',
  'dptoInstitucion',
  'telefonoInstitucion',
] as const satisfies readonly Campo30[]

/** A company that has its form 29 brings its data, over what another one brought; what was typed stays. */
export function useEmpresaDe30({ getValues, setValue }: FormularioEnPantalla<Campo30>) {
  const traido = useRef<Partial<Record<Campo30, string>>>({})
  return useLectura(
    (idInstitucion: string) => {
      const params = { idInstitucion: Number(idInstitucion) }
      return main('GET /elevadores/datosDeEmpresa/{idInstitucion}', { params })
    },
    ({ empresa }) => {
      for (const campo of QUE_SE_TRAEN) {
        const ahora = getValues(campo)
        const suyo = empresa === null ? '' : String(empresa[campo])
        if (ahora !== '' && ahora !== traido.current[campo]) continue
        setValue(campo, suyo)
        traido.current[campo] = suyo
      }
    },
  )
}
