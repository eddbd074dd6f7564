import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import { SI_NO_SE_PAGA } from '@catastro/domain/carpetas/termino'
import Payment from '@mui/icons-material/Payment'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import { usePagar } from '../../envios/usePagar.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
import { PAGO_DE_CARPETA } from '../direcciones.ts'
import { esDeQuien, NO_SE_DIJO_EL_IMPORTE, SU_PLAZO } from '../mensajes.ts'
import { ComoSePaga, ComoSePagaSinImporte } from '../ver/ComoSePaga.tsx'
import { Vencimiento } from '../ver/Vencimiento.tsx'

/** Whatever is to be paid of a folder: how much, what for, how, until when, and what if not. By card, from here. */
export function LoQueSePaga({ carpeta, esSuya }: { carpeta: CarpetaVista; esSuya: boolean }) {
  const { idCarpeta, cobro, vence, tramiteEstado } = carpeta
  if (!esperaPago(tramiteEstado)) return null
  return (
    <Panel aria-labelledby="lo-que-se-paga">
      <Typography variant="h2" id="lo-que-se-paga" sx={{ mb: 2 }}>
        A pagar{cobro && ': '}
        {cobro && <span className="cifras">{pesos(cobro.monto)}</span>}
      </Typography>
      {!cobro && <Typography sx={{ mb: 2 }}>{NO_SE_DIJO_EL_IMPORTE}</Typography>}
      <Ficha
        datos={[
          { nombre: 'Concepto', valor: cobro?.concepto },
          {
            nombre: esSuya ? SU_PLAZO : esDeQuien('SOLICITANTE'),
            valor: vence && <Vencimiento vence={vence} suya="PENDIENTE DE PAGO" />,
            ancho: true,
          },
          {
            nombre: 'Cómo se paga',
            valor: cobro ? <ComoSePaga oficina={cobro.oficina} /> : <ComoSePagaSinImporte />,
            ancho: true,
          },
        ]}
      />
      {!vence && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{SI_NO_SE_PAGA}.</Typography>}
      {esSuya && cobro && <PagarConTarjeta idCarpeta={idCarpeta} monto={cobro.monto} />}
    </Panel>
  )
}

function PagarConTarjeta({ idCarpeta, monto }: { idCarpeta: number; monto: number }) {
  const navigate = useNavigate()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { ocupado, pagar } = usePagar()
  const [fallo, setFallo] = useState<unknown>(null)
  const alPagar = () => {
    setFallo(null)
    return pagar({
      pedido: { producto: 'CARPETA', idCarpeta },
      alPreparar: () => {},
      siYaEstaPagado: () => navigate(PAGO_DE_CARPETA.enlace(idCarpeta)),
    }).catch((error: unknown) => {
      setFallo(error)
      void refrescar()
    })
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Payment />}
        loading={ocupado}
        onClick={alPagar}
        className="no-imprimir"
        sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
      >
        {`${rotuloDePago(monto)} con tarjeta`}
      </Button>
      <AvisoDeFallo error={fallo} />
    </>
  )
}
