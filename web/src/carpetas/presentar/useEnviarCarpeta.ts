import type { UseFormReturn } from 'react-hook-form'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { partesCon, subirArchivos } from '../../red/subida.ts'
import { arancelesDe } from './aranceles.ts'
import type { FilaDeEncomienda } from './encomienda.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import { camposDeAlta, EN_PANTALLA } from './validarCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

export type Alta = RespuestaDe<'archivos', 'POST /documentacion/alta'>

interface Props {
  readonly clave: string
  readonly form: UseFormReturn<ValoresDeCarpeta>
  readonly fila: FilaDeEncomienda | undefined
  readonly catalogos: CatalogosDeCarpeta
  readonly alPresentar: (alta: Alta) => void
}

/** Files the folder. What the server refuses is said beside its field. */
export function useEnviarCarpeta({ clave, form, fila, catalogos, alPresentar }: Props) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const { ocupado, progreso, presentar } = usePresentar({
    clave,
    alPresentar,
    alFallar: (fallo) => marcarRechazos(form, fallo, EN_PANTALLA),
  })

  const alEnviar = () => {
    const { croquis, ...valores } = form.getValues()
    const aranceles = arancelesDe(valores.idObraTipo, catalogos.tiposObra)
    const campos = {
      ...camposDeAlta({ ...valores, croquis }, fila),
      Timbrado: aranceles?.timbrado,
      DerechoConstruccion: aranceles?.derechoConstruccion,
      TotalaAbonar: aranceles?.total,
      idPersona,
    }
    const partes = partesCon(campos, { CoquisManzana: croquis })
    const huella = { ...campos, croquis: croquis && [croquis.name, croquis.size, croquis.lastModified] }
    void presentar(huella, (opciones) => subirArchivos('POST /documentacion/alta', { partes }, opciones))
  }
  return { ocupado, progreso, alEnviar }
}
