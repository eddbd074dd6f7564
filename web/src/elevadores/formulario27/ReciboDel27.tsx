import { FALTA_COMPROBANTE_DE_PAGO } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import Button from '@mui/material/Button'
import { NO_SE_ENVIO } from '../../envios/mensajes.ts'
import { useArchivosDelBorrador } from '../../envios/useArchivosDelBorrador.ts'
import type { Borrador } from '../../envios/useBorrador.ts'
import { COMPROBANTE, useComprobante } from '../../envios/useComprobante.ts'
import { useTope } from '../../envios/useTope.ts'
import { UploadField } from '../../ui/archivos/UploadField.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { ErrorSummary } from '../../ui/avisos/ErrorSummary.tsx'
import { ProgressBar } from '../../ui/avisos/ProgressBar.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { deElevadores } from '../rechazoDeElevadores.ts'

interface Props {
  readonly clave: string
  readonly borrador: Borrador
  readonly ocupado: boolean
  readonly progreso: number | null
  /** Why the server did not take it. */
  readonly error: unknown
  readonly alEnviar: (comprobantes: readonly File[]) => void
}

/** The receipt, kept in the draft until the form is sent with it. */
export function ReciboDel27({ clave, borrador, ocupado, progreso, error, alEnviar }: Props) {
  const recibo = useComprobante({ falta: FALTA_COMPROBANTE_DE_PAGO, error, alEnviar })
  const { comprobantes, elegir, errores } = recibo
  const maxBytes = useTope('comprobantes')
  useArchivosDelBorrador({ clave, borrador, campo: COMPROBANTE, elegidos: comprobantes, alTraer: elegir })
  return (
    <form onSubmit={recibo.enviar} noValidate>
      <ErrorSummary errores={errores} intento={recibo.intento} />
      <Panel>
        <UploadField
          id={COMPROBANTE}
          label="Adjunte comprobante de pago:"
          max={TOPES_DE_ELEVADORES.comprobantes}
          maxBytes={maxBytes}
          archivos={comprobantes}
          alCambiar={elegir}
          error={errores[0]?.texto}
          disabled={ocupado}
        />
        {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando el comprobante" />}
        <Button type="submit" variant="contained" loading={ocupado} sx={{ mt: 3 }}>
          Enviar
        </Button>
        {!recibo.seDice && <AvisoDeFallo error={deElevadores(error)} texto={NO_SE_ENVIO} guardado />}
      </Panel>
    </form>
  )
}
