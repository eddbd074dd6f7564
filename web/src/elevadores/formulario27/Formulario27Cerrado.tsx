import { TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Presentacion } from '../../envios/presentacion.ts'
import type { Borrador } from '../../envios/useBorrador.ts'
import type { FormularioDePago } from '../../envios/usePagarAparte.ts'
import { usePresentar } from '../../envios/usePresentar.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { avisarALasOtras } from '../../envios/vueltaDelPago.ts'
import { useSesion } from '../../red/sesion.ts'
import { partesCon, subirArchivos } from '../../red/subida.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { CAMPOS_CERRADOS } from '../mensajes.ts'
import { type Campo27, valoresPagados } from './campos27.ts'
import { type EnCurso27, type PagoEnCurso27, useSoltar27 } from './enCurso27.ts'
import { Formulario27Campos } from './Formulario27Campos.tsx'
import { PagoDel27 } from './PagoDel27.tsx'
import { ReciboDel27 } from './ReciboDel27.tsx'

interface Props {
  readonly presentacion: Presentacion
  readonly pago: PagoEnCurso27
  /** What was paid: the payment locks it, whatever the draft says since. */
  readonly respuestas: NonNullable<EnCurso27['respuestas']>
  readonly borrador: Borrador
  readonly escrito: Valores<Campo27>
  readonly ocupado: boolean
  readonly bloqueado: FormularioDePago | null
  readonly alReabrir: () => void
  /** Why its card page could not be opened again. */
  readonly falloAlReabrir: unknown
  /** They were given back. */
  readonly alSoltar: () => void
  readonly alPresentar: (idCarpeta: number) => void
}

/** The payment was begun: its fields are locked, its receipt is attached, and the form sent. */
export function Formulario27Cerrado(props: Props) {
  const { presentacion, pago, respuestas, borrador, escrito, ocupado, bloqueado, alReabrir, alPresentar } = props
  const { titulo, clave, volverA } = presentacion
  const idPersona = useSesion((sesion) => sesion.roles[0]?.idPersona)
  const form = useForm<Valores<Campo27>>({ values: valoresPagados(respuestas, escrito) })
  const soltar = useSoltar27(props.alSoltar)
  const [error, setError] = useState<unknown>(null)
  const envio = usePresentar<{ idCarpeta: number; message: string }>({
    clave,
    alPresentar: ({ idCarpeta, message }) => {
      avisar(message)
      avisarALasOtras()
      alPresentar(idCarpeta)
    },
    alFallar: setError,
  })

  const enviar = (comprobantes: readonly File[]) => {
    setError(null)
    const { idPago, monto } = pago
    const campos = {
      ...textosDe(respuestas),
      idPago,
      idPersona,
      idTarifa: TARIFA_DE_ELEVADORES,
      tarifa: monto,
      importe: monto,
    }
    const huella = {
      idPago,
      comprobantes: comprobantes.map(({ name, size, lastModified }) => [name, size, lastModified]),
    }
    const partes = partesCon(campos, { comprobante: comprobantes })
    void envio.presentar(huella, (opciones) =>
      subirArchivos('POST /documentacion/altaFormulario27', { partes }, opciones),
    )
  }
  return (
    <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
      <PageTitle volverA={volverA}>{titulo}</PageTitle>
      <FormStack>
        <PagoDel27
          pago={pago}
          ocupado={ocupado}
          bloqueado={bloqueado}
          alReabrir={alReabrir}
          alSoltar={() => soltar.mutate()}
          soltando={soltar.isPending}
          fallo={soltar.error ?? props.falloAlReabrir}
        />
        <ReciboDel27
          clave={clave}
          borrador={borrador}
          ocupado={envio.ocupado}
          progreso={envio.progreso}
          error={error}
          alEnviar={enviar}
        />
        <Notice>{CAMPOS_CERRADOS}</Notice>
        <Formulario27Campos form={form} importe={pago.monto} cerrado />
      </FormStack>
    </Box>
  )
}

/** Multipart has no null. */
const textosDe = (respuestas: Props['respuestas']) =>
  Object.fromEntries(Object.entries(respuestas).map(([campo, valor]) => [campo, valor ?? '']))
