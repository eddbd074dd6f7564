import { borradorDeElevadores, TITULOS_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import { INICIO } from '../../acceso/direcciones.ts'
import { avisoDeNoPago } from '../../envios/avisoDeNoPago.ts'
import { CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import { anotandoFallo } from '../../envios/falloDeEnvio.ts'
import { PasosDelFormulario } from '../../envios/PasosDelFormulario.tsx'
import { rotuloDePago } from '../../envios/rotuloDePago.ts'
import { useFormulario } from '../../envios/useFormulario.ts'
import { usePagarAparte } from '../../envios/usePagarAparte.ts'
import { guardarDomicilioEscrito } from '../../padron/domicilio/guardarDomicilioEscrito.ts'
import { AntesDeEmpezar } from '../../tramites/AntesDeEmpezar.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { QUE_SIGUE_AL_27 } from '../mensajes.ts'
import { deElevadores, rechazarElevadores } from '../rechazoDeElevadores.ts'
import { DOMICILIO_27, EN_PANTALLA_27, FORMULARIO_27, INMUEBLE_27, respuestasDe27 } from './campos27.ts'
import { type EnCurso27, usePagoDel27, useRefrescarEnCurso27 } from './enCurso27.ts'
import { Formulario27Campos } from './Formulario27Campos.tsx'
import { Formulario27Cerrado } from './Formulario27Cerrado.tsx'

interface Props {
  readonly enCurso: EnCurso27
  /** In pesos, with today's tariff. */
  readonly importe: number
  readonly alPresentar: (idCarpeta: number) => void
}

const PEDIDO = { producto: 'FORM27' } as const

/** Filled and checked; paid in another tab, which locks it; and then sent with its receipt. */
export function Formulario27({ enCurso, importe, alPresentar }: Props) {
  const clave = borradorDeElevadores('27')
  const form = useFormulario(FORMULARIO_27, clave)
  const { pagar, ocupado, fallo, bloqueado } = usePagarAparte()
  const alPreparar = useRefrescarEnCurso27()
  const { pago, fracaso, callar } = usePagoDel27(enCurso.pago)
  const alFallar = rechazarElevadores(form, clave, EN_PANTALLA_27)
  const presentacion = {
    titulo: TITULOS_DE_ELEVADORES['27'],
    clave,
    volverA: INICIO.enlace(),
    antes: (abierto: boolean) => <AntesDeEmpezar tramite={clave} abierto={abierto} />,
    queSigue: QUE_SIGUE_AL_27,
  }

  /** The server charges what its draft says, and what it charges it locks. */
  const guardar = async () => {
    await guardarDomicilioEscrito(form, DOMICILIO_27)
    await guardarDomicilioEscrito(form, INMUEBLE_27)
    await form.borrador.asegurar()
  }
  const alPagar = () => {
    callar()
    void anotandoFallo(clave, () => pagar({ pedido: PEDIDO, guardar, alPreparar }), alFallar)
  }

  if (pago && enCurso.respuestas) {
    return (
      <Formulario27Cerrado
        presentacion={presentacion}
        pago={pago}
        respuestas={enCurso.respuestas}
        borrador={form.borrador}
        escrito={form.getValues()}
        ocupado={ocupado}
        bloqueado={bloqueado}
        alReabrir={() => void pagar({ pedido: PEDIDO, guardar: async () => {}, alPreparar }).catch(() => {})}
        falloAlReabrir={deElevadores(fallo)}
        alSoltar={callar}
        alPresentar={alPresentar}
      />
    )
  }
  return (
    <>
      {fracaso && (
        <Notice tono="mal">{avisoDeNoPago(fracaso).join(' ')} Puede corregir los datos y pagar de nuevo.</Notice>
      )}
      <PasosDelFormulario
        presentacion={presentacion}
        form={form}
        respuestas={(valores) => respuestasDe27(valores, importe)}
        ocupado={ocupado}
        enviar={rotuloDePago(importe)}
        alEnviar={alPagar}
      >
        {(alContinuar) => (
          <CamposDelFormulario form={form} alContinuar={alContinuar} continuar="Continuar al pago">
            <Formulario27Campos form={form} importe={importe} />
          </CamposDelFormulario>
        )}
      </PasosDelFormulario>
    </>
  )
}
