import { useMemo } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { leerBorrador } from '../../envios/borrador.ts'
import { useArchivosDelBorrador } from '../../envios/useArchivosDelBorrador.ts'
import { type FormularioConBorrador, useBorrador } from '../../envios/useBorrador.ts'
import type { FilaDeEncomienda } from './encomienda.ts'
import { validarCarpeta } from './validarCarpeta.ts'
import { comoDatos, type ValoresDeCarpeta, valoresDeBorrador } from './valoresDeCarpeta.ts'

/** The folder form as it is typed: people, an address and a file are not texts, so it holds its own values. */
export function useFormularioCarpeta(
  clave: string,
  fila: FilaDeEncomienda | undefined,
): FormularioConBorrador<ValoresDeCarpeta> {
  const form = useForm<ValoresDeCarpeta>({
    defaultValues: valoresDeBorrador(leerBorrador(clave)),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errores = validarCarpeta(values, fila)
      if (errores.length === 0) return { values, errors: {} }
      const errors = Object.fromEntries(errores.map(({ campo, texto }) => [campo, { type: 'regla', message: texto }]))
      return { values: {}, errors: errors as FieldErrors<ValoresDeCarpeta> }
    },
  })
  const borrador = useBorrador({
    clave,
    form,
    deDatos: (datos) => valoresDeBorrador(datos, form.getValues()),
    comoDatos,
  })
  const croquis = useWatch({ control: form.control, name: 'croquis' })
  useArchivosDelBorrador({
    clave,
    borrador,
    campo: 'croquis',
    elegidos: useMemo(() => (croquis ? [croquis] : []), [croquis]),
    alTraer: ([archivo]) => form.setValue('croquis', archivo ?? null),
  })
  return { ...form, borrador }
}
