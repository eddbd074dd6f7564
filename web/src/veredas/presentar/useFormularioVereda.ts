import type { TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { type CampoDeFotos, casoDe, NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { leerBorrador } from '../../envios/borrador.ts'
import { useArchivosDelBorrador } from '../../envios/useArchivosDelBorrador.ts'
import { type FormularioConBorrador, useBorrador } from '../../envios/useBorrador.ts'
import { resolverDe } from '../../envios/valoresDeFormulario.ts'
import { marcasDe } from '../marcas.ts'
import { erroresDeVereda } from './validarVereda.ts'
import { comoDatos, type ValoresDeVereda, valoresDeBorrador } from './valoresDeVereda.ts'

/** What the blocks of the form work with. It stays the same, so that a block that nothing happened to is not drawn again. */
export type PiezasDeVereda = UseFormReturn<ValoresDeVereda>

export interface FormularioDeVereda extends FormularioConBorrador<ValoresDeVereda> {
  readonly piezas: PiezasDeVereda
  /** The draft's photos are still on their way here. */
  readonly trayendoFotos: boolean
  /** Once it comes back the server has all that is in the form, photos too; throws when it cannot be. */
  readonly asegurar: () => Promise<void>
}

/** The sidewalk form as it is typed, with its photos, kept on the server all the while. */
export function useFormularioVereda(iniciales: ValoresDeVereda, tarifas: TarifasVeredas): FormularioDeVereda {
  const form = useForm<ValoresDeVereda>({
    defaultValues: valoresDeBorrador(leerBorrador(BORRADOR_VEREDAS), iniciales, iniciales),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: resolverDe((valores) => ({ errors: erroresDeVereda(valores, tarifas) })),
  })
  const borrador = useBorrador({
    clave: BORRADOR_VEREDAS,
    form,
    deDatos: (datos) => valoresDeBorrador(datos, form.getValues(), iniciales),
    comoDatos,
  })
  const fotos = useFotosDelBorrador(form, borrador, 'FotoVeredaArchivo')
  const otras = useFotosDelBorrador(form, borrador, 'FotoVeredaArchivo2')
  return {
    ...form,
    piezas: form,
    borrador,
    trayendoFotos: fotos.trayendo || otras.trayendo,
    asegurar: async () => {
      await borrador.asegurar()
      await fotos.asegurar()
      await otras.asegurar()
    },
  }
}

const NINGUNA: readonly File[] = []

/** An input that the ticked works do not ask for keeps what was chosen on the screen, and nothing in what is paid. */
function useFotosDelBorrador(
  { control, setValue, getValues }: PiezasDeVereda,
  borrador: FormularioDeVereda['borrador'],
  campo: CampoDeFotos,
) {
  const elegidas = useWatch({ control, name: campo })
  useWatch({ control, name: NOMBRES_DE_TRABAJO })
  const sePide = casoDe(marcasDe(getValues())).entradas.includes(campo)
  return useArchivosDelBorrador({
    clave: BORRADOR_VEREDAS,
    borrador,
    campo,
    elegidos: sePide ? elegidas : NINGUNA,
    alTraer: (fotos) => setValue(campo, fotos),
  })
}
