import { entraComoGestor } from '@catastro/domain/acceso/roles'
import Payment from '@mui/icons-material/Payment'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { irAlProveedor } from '../../envios/irAlProveedor.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { guardarDato } from '../../red/almacen.ts'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { avisarError } from '../../ui/avisos.ts'
import { pesos } from '../../ui/formato.ts'
import { Panel } from '../../ui/Panel.tsx'
import { guardarPagoDe1bis } from './pagoDe1bis.ts'

type Guardado = RespuestaDe<'main', 'GET /formulario/consultarFormulario1bis/'>[number]

/** Shown only while no payment exists. The amount is the server's; of a corrected form, the difference. */
export function PagarFormulario1bis({ guardado }: { guardado: Guardado }) {
  const { idCarpeta, idFormulario, idFormulario1bis, total, pagado } = guardado
  const roles = useSesion((sesion) => sesion.roles)
  const consultas = useQueryClient()
  const navigate = useNavigate()
  const { ocupado, enviar } = useEnvio()
  const [rol] = roles
  if (!rol || !entraComoGestor(roles)) return null

  const pagar = () =>
    enviar(String(idFormulario1bis), async (opciones) => {
      const { idPago, action, fields } = await main(
        'POST /pagos/preparar',
        { json: { producto: 'FORM1BIS', idCarpeta } },
        opciones,
      )
      guardarPagoDe1bis({ total, idFormulario, idFormulario1bis, idPersona: rol.idPersona, idCarpeta, idPago })
      // Both return pages lead back to the folder's screens.
      const { carpeta } = await main('GET /documentacion/carpeta/{idCarpeta}', { params: { idCarpeta } })
      guardarDato('datosEncomienda', carpeta)
      if (action && fields) irAlProveedor(action, fields)
      else navigate('/form1bisPagoExitoso')
    }).catch((error: unknown) => {
      avisarError(error)
      void consultas.invalidateQueries({ queryKey: ['carpeta', idCarpeta] })
    })
  return (
    <Panel aria-labelledby="pago-1bis" className="no-imprimir" sx={{ mt: 3 }}>
      <Typography variant="h2" id="pago-1bis">
        Pago
      </Typography>
      <Typography sx={{ my: 1 }}>
        {pagado > 0 ? `Ya pagó ${pesos(pagado)}. ` : ''}
        Importe a pagar: <strong className="cifras">{pesos(total - pagado)}</strong>
      </Typography>
      <Button variant="contained" startIcon={<Payment />} loading={ocupado} onClick={pagar}>
        PAGAR FORMULARIO
      </Button>
    </Panel>
  )
}
