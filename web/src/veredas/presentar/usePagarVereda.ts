import { aPesos, type Centavos } from '@catastro/domain/dinero'
import type { VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { BORRADOR_VEREDAS } from '@catastro/domain/veredas/reglas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { anotandoFallo } from '../../envios/falloDeEnvio.ts'
import { irAlProveedor } from '../../envios/irAlProveedor.ts'
import { marcarRechazos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { VUELTA_DEL_PAGO } from '../direcciones.ts'
import { marcasDe } from '../marcas.ts'
import { guardarPagoDeVereda } from '../pagoGuardado.ts'
import { esLoMismo } from './esLoMismo.ts'
import { guardarDomicilio } from './guardarDomicilio.ts'
import type { FormularioDeVereda } from './useFormularioVereda.ts'
import { domicilioDe } from './valoresDeVereda.ts'

/** Where on the screen the wire's fields are mended, where it is not under their own names. */
const EN_PANTALLA = { idDomicilio: 'Padron' }

type Pago = RespuestaDe<'main', 'POST /formulario/realizarPagoF22'>
interface Empezado {
  readonly pago: Pago
  readonly vereda: VeredaEnCurso
}

/** Puts all of the form on the server, begins the payment of what the server then has, and takes the person to the provider. */
export function usePagarVereda(form: FormularioDeVereda, total: Centavos) {
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const [empezado, setEmpezado] = useState<Empezado | null>(null)
  const { ocupado, enviar } = useEnvio()
  const consultas = useQueryClient()
  const navigate = useNavigate()

  const salir = async ({ idPago, action, fields }: Pago) => {
    const valores = form.getValues()
    guardarPagoDeVereda({ idPago, checks: marcasDe(valores), domicilio: domicilioDe(valores) })
    if (action && fields) await irAlProveedor(action, fields)
    else navigate(VUELTA_DEL_PAGO)
  }
  const cobrar = async () => {
    await guardarDomicilio(form)
    await form.asegurar() // the server charges what its draft says
    const pago = await main('POST /formulario/realizarPagoF22', {
      json: { monto: aPesos(total).toFixed(2), idPersona },
    })
    // The provider knows of it already: what is paid is what the form said when it was begun.
    const vereda = pago.estado === 'EN_PROCESO' ? await laDe(pago.idPago) : null
    if (vereda && !esLoMismo(vereda, form.getValues())) return setEmpezado({ pago, vereda })
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
    /** One that was begun with other answers; the person says whether to go on with it. */
    empezado: empezado?.vereda ?? null,
    seguirConElEmpezado: () => void (empezado && intentar(() => salir(empezado.pago))),
    dejarElEmpezado: () => setEmpezado(null),
  }
}

const laDe = async (idPago: number) => (await main('GET /veredas/enCurso', { query: { idPago } })).vereda
