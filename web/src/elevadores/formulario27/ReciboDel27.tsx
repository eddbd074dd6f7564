import { FALTA_COMPROBANTE_DE_PAGO } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES } from '@catastro/domain/elevadores/reglas'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { NO_SE_ENVIO } from '../../envios/mensajes.ts'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useArchivosDelBorrador } from '../../envios/useArchivosDelBorrador.ts'
import type { Borrador } from '../../envios/useBorrador.ts'
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

const CAMPO = 'comprobante'

/** The receipt, kept in the draft until the form is sent with it. */
export function ReciboDel27({ clave, borrador, ocupado, progreso, error, alEnviar }: Props) {
  const [comprobantes, setComprobantes] = useState<readonly File[]>([])
  const [falta, setFalta] = useState(false)
  const [intento, setIntento] = useState(0)
  useArchivosDelBorrador({ clave, borrador, campo: CAMPO, elegidos: comprobantes, alTraer: setComprobantes })
  const delServidor = erroresEnCampos(error, [CAMPO])
  const errores = falta ? [{ campo: CAMPO, texto: FALTA_COMPROBANTE_DE_PAGO }] : delServidor

  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    setIntento(intento + 1)
    setFalta(comprobantes.length === 0)
    if (comprobantes.length > 0) alEnviar(comprobantes)
  }
  return (
    <form onSubmit={enviar} noValidate>
      <ErrorSummary errores={errores} intento={intento} />
      <Panel>
        <UploadField
          id={CAMPO}
          label="Adjunte comprobante de pago:"
          max={TOPES_DE_ELEVADORES.comprobantes}
          archivos={comprobantes}
          alCambiar={(elegidos) => {
            setComprobantes(elegidos)
            setFalta(false)
          }}
          error={errores[0]?.texto}
          disabled={ocupado}
        />
        {progreso !== null && <ProgressBar porcentaje={progreso} label="Enviando el comprobante" />}
        <Button type="submit" variant="contained" loading={ocupado} sx={{ mt: 3 }}>
          Enviar
        </Button>
        {delServidor.length === 0 && <AvisoDeFallo error={deElevadores(error)} texto={NO_SE_ENVIO} guardado />}
      </Panel>
    </form>
  )
}
