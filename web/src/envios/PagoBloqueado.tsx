import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Notice } from '../ui/avisos/Notice.tsx'
import { PESTANA_BLOQUEADA } from './mensajes.ts'
import { abrirElPago, rotuloDePago } from './rotuloDePago.ts'
import type { FormularioDePago } from './usePagarAparte.ts'

/** The browser opened no tab for the card page. A form that the person sends is not blocked; nor is one that stays here. */
export function PagoBloqueado({ action, fields, monto }: FormularioDePago & { readonly monto: number }) {
  return (
    <Notice tono="atencion">
      {PESTANA_BLOQUEADA}
      <form method="post" action={action} target="_blank" rel="noopener">
        {Object.entries(fields).map(([nombre, valor]) => (
          <input key={nombre} type="hidden" name={nombre} value={valor} />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button type="submit" variant="contained">
            {abrirElPago(monto)}
          </Button>
          <Button type="submit" variant="outlined" formTarget="_self">
            {`${rotuloDePago(monto)} en esta pestaña`}
          </Button>
        </Box>
      </form>
    </Notice>
  )
}
