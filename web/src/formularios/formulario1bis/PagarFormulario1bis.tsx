import { CARPETA_CERRADA } from '@catastro/domain/carpetas/mensajes'
import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { entraComoGestor } from '@catastro/domain/roles'
import Payment from '@mui/icons-material/Payment'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { claveDeCarpeta, useCarpeta } from '../../carpetas/consultas.ts'
import { relojDeCarpeta, situacionDeCarpeta } from '../../carpetas/ver/proximoPaso.ts'
import { Vencimiento } from '../../carpetas/ver/Vencimiento.tsx'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import { usePagar } from '../../envios/usePagar.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { PAGO_1BIS_EXITOSO } from '../direcciones.ts'
import { SE_PAGA_CON_TARJETA, SIN_PAGARLO_NO_SE_PRESENTA } from '../mensajes.ts'
import { guardarPagoDe1bis } from './pagoDe1bis.ts'

type Guardado = RespuestaDe<'main', 'GET /formulario/consultarFormulario1bis/'>[number]

/** Shown only while something is owed. The amount is the server's; of a corrected form, the difference. */
export function PagarFormulario1bis({ guardado }: { guardado: Guardado }) {
  const { idCarpeta, idFormulario, idFormulario1bis, total, pagado } = guardado
  const roles = useSesion((sesion) => sesion.roles)
  const consultas = useQueryClient()
  const navigate = useNavigate()
  const { ocupado, pagar } = usePagar()
  const [fallo, setFallo] = useState<unknown>(null)
  const idPersona = roles[0]?.idPersona
  const { data: carpeta } = useCarpeta(idCarpeta)
  if (!entraComoGestor(roles) || idPersona === undefined) return null
  // Whether it is closed is known a moment later: what stands below does not wait for it to fall under the finger.
  if (carpeta && esFinal(carpeta.tramiteEstado)) return <Notice>{CARPETA_CERRADA}</Notice>

  const alPagar = () => {
    setFallo(null)
    return pagar({
      pedido: { producto: 'FORM1BIS', idCarpeta },
      alPreparar: (idPago) =>
        guardarPagoDe1bis({ total, idFormulario, idFormulario1bis, idPersona, idCarpeta, idPago }),
      siYaEstaPagado: () => navigate(PAGO_1BIS_EXITOSO.enlace(idCarpeta)),
    }).catch((error: unknown) => {
      setFallo(error)
      void consultas.invalidateQueries({ queryKey: claveDeCarpeta(idCarpeta) })
    })
  }
  return (
    <Panel aria-labelledby="pago-1bis" className="no-imprimir" sx={{ mb: 3 }}>
      <Typography variant="h2" id="pago-1bis">
        Pago
      </Typography>
      <Typography sx={{ my: 1 }}>
        {pagado > 0 ? `Ya pagó ${pesos(pagado)}. ` : ''}
        Importe a pagar: <strong className="cifras">{pesos(total - pagado)}</strong>
      </Typography>
      <Button
        variant="contained"
        startIcon={<Payment />}
        loading={ocupado}
        onClick={alPagar}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {rotuloDePago(total - pagado, 'PAGAR FORMULARIO')}
      </Button>
      {/* Below the button: the folder may arrive a moment later, and nothing is to move under the finger. */}
      <Box sx={{ mt: 2 }}>
        {SE_PAGA_CON_TARJETA} {carpeta && !carpeta.presentada && SIN_PAGARLO_NO_SE_PRESENTA}{' '}
        {carpeta?.vence && relojDeCarpeta(carpeta) === 'SOLICITANTE' && (
          <Vencimiento vence={carpeta.vence} suya={situacionDeCarpeta(carpeta)} />
        )}
      </Box>
      <AvisoDeFallo error={fallo} />
    </Panel>
  )
}
