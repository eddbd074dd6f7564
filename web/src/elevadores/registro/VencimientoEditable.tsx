import type { Vencimiento } from '@catastro/domain/elevadores/llamadas'
import { type ClaseDeVencimiento, TITULO_DE_VENCIMIENTO } from '@catastro/domain/elevadores/reglas'
import Edit from '@mui/icons-material/Edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { ToolButton } from '../../ui/botones/ToolButton.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { VencimientoChip } from '../VencimientoChip.tsx'

interface Props {
  readonly clase: ClaseDeVencimiento
  /** Of the form 31, or of the form 30 for a licence. */
  readonly id: number
  readonly vencimiento: Vencimiento
  /** Of whom or of what, for who cannot see the row. */
  readonly detalle: string
  readonly editable: boolean
}

/** An end of the register, and for staff the way to write it down. */
export function VencimientoEditable(props: Props) {
  const [abierto, setAbierto] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <VencimientoChip vencimiento={props.vencimiento} />
      {props.editable && (
        <ToolButton
          titulo={`Anotar el vencimiento: ${TITULO_DE_VENCIMIENTO[props.clase]}`}
          detalle={props.detalle}
          palabra="Anotar"
          size="small"
          className="no-imprimir"
          onClick={() => setAbierto(true)}
        >
          <Edit fontSize="small" />
        </ToolButton>
      )}
      {abierto && <VencimientoModal {...props} alCerrar={() => setAbierto(false)} />}
    </Box>
  )
}

function VencimientoModal({ clase, id, vencimiento, detalle, alCerrar }: Props & { readonly alCerrar: () => void }) {
  const consultas = useQueryClient()
  const [hasta, setHasta] = useState(vencimiento.hasta ?? '')
  const guardar = useEscritura({
    mutationFn: () => main('PUT /elevadores/vencimiento', { json: { clase, id, hasta: hasta || null } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alCerrar()
      return consultas.invalidateQueries({ queryKey: ['elevadores'] })
    },
  })
  const errorDeFecha = erroresEnCampos(guardar.error, ['hasta'])[0]?.texto
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    guardar.mutate()
  }
  return (
    <Modal
      abierto
      ancho={480}
      titulo={TITULO_DE_VENCIMIENTO[clase]}
      alCerrar={alCerrar}
      fallo={errorDeFecha ? null : guardar.error}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button type="submit" form="anotar-vencimiento" variant="contained" loading={guardar.isPending}>
            Guardar
          </Button>
        </>
      }
    >
      <form id="anotar-vencimiento" onSubmit={enviar} noValidate>
        <p style={{ marginTop: 0 }}>{detalle}</p>
        <TextInput
          id="hasta"
          label="Vence el"
          help="Se avisa por correo 30 días antes. Vacío: sin fecha."
          type="date"
          value={hasta}
          onChange={setHasta}
          error={errorDeFecha}
        />
      </form>
    </Modal>
  )
}
