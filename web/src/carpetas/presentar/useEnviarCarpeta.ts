import { borradorDeCarpeta } from '@catastro/domain/borradores/reglas'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { olvidarBorrador } from '../../envios/useBorrador.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { ErrorDeLlamada } from '../../red/errorDeLlamada.ts'
import { useSesion } from '../../red/sesion.ts'
import { subirArchivos } from '../../red/subida.ts'
import { avisarError } from '../../ui/avisos.ts'
import { arancelesDe } from './aranceles.ts'
import type { FilaDeEncomienda } from './encomienda.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import { camposDeAlta, erroresEnPantalla } from './validarCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

interface Props {
  readonly form: UseFormReturn<ValoresDeCarpeta>
  readonly fila: FilaDeEncomienda | undefined
  readonly catalogos: CatalogosDeCarpeta
  /** The server refuses a field: back to the answers. */
  readonly alRechazar: () => void
}

/** Files the folder. `idCarpeta` is its number once filed. */
export function useEnviarCarpeta({ form, fila, catalogos, alRechazar }: Props) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const [idCarpeta, setIdCarpeta] = useState<number | null>(null)
  const { ocupado, progreso, enviar } = useEnvio()

  const presentar = async () => {
    const valores = form.getValues()
    const aranceles = arancelesDe(valores.idObraTipo, catalogos.tiposObra)
    const campos: Record<string, string | number | undefined> = {
      ...camposDeAlta(valores, fila),
      Timbrado: aranceles?.timbrado,
      DerechoConstruccion: aranceles?.derechoConstruccion,
      TotalaAbonar: aranceles?.total,
      idPersona,
    }
    const partes = new FormData()
    for (const [nombre, valor] of Object.entries(campos)) if (valor !== undefined) partes.append(nombre, String(valor))
    if (valores.croquis) partes.append('CoquisManzana', valores.croquis)
    const { croquis } = valores
    const huella = JSON.stringify([campos, croquis && [croquis.name, croquis.size, croquis.lastModified]])
    try {
      await enviar(huella, async (opciones) => {
        const alta = await subirArchivos('POST /documentacion/alta', { partes }, opciones)
        if (fila) olvidarBorrador(borradorDeCarpeta(fila.idEncomiendaTipo))
        setIdCarpeta(alta.idCarpeta)
      })
    } catch (error) {
      avisarError(error)
      const enCampos = error instanceof ErrorDeLlamada ? erroresEnPantalla(error.errors) : []
      for (const { campo, texto } of enCampos) form.setError(campo, { message: texto })
      if (enCampos.length > 0) alRechazar()
    }
  }
  return { idCarpeta, ocupado, progreso, presentar }
}

export type EnvioDeCarpeta = ReturnType<typeof useEnviarCarpeta>
