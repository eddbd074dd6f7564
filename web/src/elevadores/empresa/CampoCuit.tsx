import { digitoVerificadorBien } from '@catastro/domain/cuit'
import { soloDigitos } from '@catastro/domain/tipos'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import type { FormularioDeTextos } from '../../envios/formularioDeTextos.ts'
import { FormText } from '../../ui/campos/formulario.tsx'
import { TONOS } from '../../ui/theme.ts'
import { REVISE_EL_CUIT } from '../mensajes.ts'

interface Props<C extends string> {
  readonly form: FormularioDeTextos<C>
  readonly name: NoInfer<C>
  readonly label: string
}

/** A CUIT, with hyphens or without. One whose last digit does not follow from the others is only pointed at. */
export function CampoCuit<C extends string>({ form: { control }, name, label }: Props<C>) {
  const cuit = soloDigitos(useWatch({ control, name }) ?? '')
  const dudoso = /^\d{11}$/.test(cuit) && !digitoVerificadorBien(cuit)
  return (
    <div>
      <FormText control={control} name={name} label={label} help="11 números, con o sin guiones." inputMode="numeric" />
      <Box aria-live="polite" sx={{ mt: dudoso ? 0.5 : 0, fontSize: '0.875rem', color: TONOS.atencion.texto }}>
        {dudoso && REVISE_EL_CUIT}
      </Box>
    </div>
  )
}
