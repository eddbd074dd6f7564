import { aPesos, type Centavos } from '@catastro/domain/dinero'
import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { anotandoFallo } from '../../envios/falloDeEnvio.ts'
import { irAlProveedor } from '../../envios/irAlProveedor.ts'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { anotarSalida } from '../../envios/salidaAlPago.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { vueltaDelPago } from '../direcciones.ts'
import { marcasDe } from '../marcas.ts'
import { guardarPagoDeVereda } from '../pagoGuardado.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'
import type { FormularioDeVereda } from './useFormularioVereda.ts'
import { domicilioDe } from './valoresDeVereda.ts'

/** Where on the screen the wire's fields are mended, where it is not under their own names. */
const EN_PANTALLA = { idDomicilio: 'Padron' }

type Pago = RespuestaDe<'main', 'POST /formulario/realizarPagoF22'>

/** Puts all of the form on the server, begins the payment of what the server then has, and takes the person to the provider. */
export function usePagarVereda(form: FormularioDeVereda, total: Centavos) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const [empezado, setEmpezado] = useState<Pago | null>(null)
  const { ocupado, enviar } = useEnvio()
  const consultas = useQueryClient()
  const navigate = useNavigate()

  const salir = async ({ idPago, action, fields }: Pago) => {
    const valores = form.getValues()
    anotarSalida(idPago, window, vueltaDelPago(idPago))
    guardarPagoDeVereda({ idPago, checks: marcasDe(valores), domicilio: domicilioDe(valores) })
    if (action && fields) await irAlProveedor(action, fields)
    else navigate(vueltaDelPago(idPago))
  }
  const cobrar = async () => {
    await guardarDomicilio(form)
    await form.asegurar() // the server charges what its draft says
    const pago = await main('POST /formulario/realizarPagoF22', {
      json: { monto: aPesos(total).toFixed(2), idPersona },
    })
    // Begun for other answers, and the provider knows of it: which of them is paid is for the person to say.
    if (pago.otros.length > 0) return setEmpezado(pago)
    await salir(pago)
  }
  const intentar = (tarea: () => Promise<void>) =>
    anotandoFallo(
      BORRADOR_VEREDAS,
      () => enviar('pagar', tarea),
      (fallo) => {
        marcarRechazos(form, fallo, EN_PANTALLA)
        // What it was computed with may have changed meanwhile.
        void consultas.invalidateQueries({ queryKey: ['tarifas'] })
      },
    )
  return {
    ocupado,
    pagar: () => void intentar(cobrar),
    /** What the form says, ready to be paid, beside what was begun for other answers. */
    empezado,
    pagarLoDeAhora: () => void (empezado && intentar(() => salir(empezado))),
    dejarElEmpezado: () => setEmpezado(null),
  }
}
