import { mostrarImporte } from '@catastro/domain/dinero'
import { lineasDeVereda, type MedidasDeVereda, type TarifasVeredas } from '@catastro/domain/veredas/aranceles'
import Typography from '@mui/material/Typography'
import { LineasDeImporte } from '../ui/pagina/LineasDeImporte.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { CON_LAS_TARIFAS_DE_HOY } from './mensajes.ts'

interface Props {
  readonly medidas: MedidasDeVereda
  readonly tarifas: TarifasVeredas
}

/** The fee line by line, each with the tariff that it uses: the same on the form while it is typed, and in the simulator. */
export const Liquidacion = (props: Props) => (
  <Panel aria-labelledby="liquidacion">
    <Typography variant="h2" id="liquidacion">
      Importe a pagar
    </Typography>
    <CuentaDeVereda {...props} />
  </Panel>
)

export function CuentaDeVereda({ medidas, tarifas }: Props) {
  const lineas = lineasDeVereda(medidas, tarifas).map(({ concepto, detalle, idTarifa, importe }) => ({
    concepto,
    detalle: idTarifa === null ? detalle : `${detalle} (tarifa ${idTarifa})`,
    importe: mostrarImporte(importe),
  }))
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {CON_LAS_TARIFAS_DE_HOY}
      </Typography>
      <LineasDeImporte nombre="Importe a pagar" lineas={lineas} />
    </>
  )
}
