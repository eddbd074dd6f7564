import type { VeredaGuardada } from '@catastro/domain/veredas/guardado'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { fecha, fechaYHora, pesos } from '../../ui/pagina/formato.ts'
import { LineasDeImporte } from '../../ui/pagina/LineasDeImporte.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'

/** What was paid, line by line with the tariffs of that day, and with which payment. */
export function LoPagadoDeVereda({ vereda }: { vereda: VeredaGuardada }) {
  const { lineas, idPago, TransaccionComercioId, pagadoEl, obraHasta, fotosPedidasEl } = vereda
  return (
    <Panel aria-labelledby="lo-pagado-de-vereda">
      <Typography variant="h2" id="lo-pagado-de-vereda" sx={{ mb: 1 }}>
        Liquidación y pago
      </Typography>
      <LineasDeImporte
        nombre="Liquidación"
        lineas={lineas.map(({ concepto, detalle, idTarifa, importe }) => ({
          concepto,
          detalle: idTarifa === null ? detalle : `${detalle} (tarifa ${idTarifa})`,
          importe: pesos(importe),
        }))}
      />
      <Box sx={{ mt: 3 }}>
        <Ficha
          datos={[
            { nombre: 'Pago', valor: idPago },
            { nombre: 'Operación', valor: TransaccionComercioId },
            { nombre: 'Confirmado', valor: pagadoEl && fechaYHora(pagadoEl) },
            { nombre: 'La obra termina el', valor: obraHasta && fecha(obraHasta) },
            { nombre: 'Se pidieron fotos el', valor: fotosPedidasEl && fecha(fotosPedidasEl) },
          ]}
        />
      </Box>
    </Panel>
  )
}
