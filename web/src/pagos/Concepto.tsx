import { PRODUCTOS, type Producto } from '@catastro/domain/pagos/productos'
import Box from '@mui/material/Box'

/** What was paid, and for which thing. */
export function Concepto({ pago }: { pago: { readonly producto: Producto; readonly detalle: string } }) {
  return (
    <div>
      {PRODUCTOS[pago.producto].titulo}
      {pago.detalle && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
          {pago.detalle}
        </Box>
      )}
    </div>
  )
}
