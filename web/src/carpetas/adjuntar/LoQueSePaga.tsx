import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { comoSePaga } from '@catastro/domain/carpetas/mensajes'
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
import { diaDeCalendario, pesos } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
import { PAGO_DE_CARPETA } from '../direcciones.ts'

/** Whatever is to be paid of a folder: how much, what for, how, until when, and what if not. By card, from here. */
export function LoQueSePaga({ carpeta, esSuya }: { carpeta: CarpetaVista; esSuya: boolean }) {
  const { idCarpeta, cobro, vence, tramiteEstado } = carpeta
  const navigate = useNavigate()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { ocupado, pagar } = usePagar()
  const [fallo, setFallo] = useState<unknown>(null)
  if (!cobro || !esperaPago(tramiteEstado)) return null
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
    <Panel aria-labelledby="lo-que-se-paga">
      <Typography variant="h2" id="lo-que-se-paga" sx={{ mb: 2 }}>
        A pagar: <span className="cifras">{pesos(cobro.monto)}</span>
      </Typography>
      <Ficha
        datos={[
          { nombre: 'Concepto', valor: cobro.concepto },
          { nombre: 'Hasta', valor: vence && diaDeCalendario(vence) },
          { nombre: 'Cómo se paga', valor: comoSePaga(cobro.oficina), ancho: true },
        ]}
      />
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{SI_NO_SE_PAGA}.</Typography>
      {esSuya && (
        <Button
          variant="contained"
          startIcon={<Payment />}
          loading={ocupado}
          onClick={alPagar}
          className="no-imprimir"
          sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
        >
          {`${rotuloDePago(cobro.monto)} con tarjeta`}
        </Button>
      )}
      <AvisoDeFallo error={fallo} />
    </Panel>
  )
}
