import { rotulosDe } from '@catastro/domain/campo'
import { quitarRegistro } from '@catastro/domain/elevadores/llamadas'
import { type SE_QUITAN, TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { erroresDe } from '@catastro/domain/errores'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'

interface Props {
  readonly formulario: (typeof SE_QUITAN)[number]
  readonly numero: number
  /** Of whom or of what, for who cannot see where it stands. */
  readonly de: string
}

/** Takes what somebody sent out of the register, with a reason, which who sent it reads. */
export function QuitarRegistro(props: Props) {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={`Quitar ${props.de}`}
        onClick={() => setAbierto(true)}
      >
        Quitar
      </Button>
      {abierto && <QuitarModal {...props} alCerrar={() => setAbierto(false)} />}
    </>
  )
}

function QuitarModal({ formulario, numero, de, alCerrar }: Props & { readonly alCerrar: () => void }) {
  const consultas = useQueryClient()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const json = { formulario, numero, motivo }
  const quitar = useEscritura({
    mutationFn: () => main('PUT /elevadores/quitar', { json }),
    onSuccess: ({ message }) => {
      avisar(message)
      alCerrar()
    },
    onError: (fallo) => setError(erroresEnCampos(fallo, ['motivo'])[0]?.texto),
    // Somebody else may have decided meanwhile.
    onSettled: () => consultas.invalidateQueries({ queryKey: ['elevadores'] }),
  })
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    const leido = quitarRegistro.json.safeParse(json)
    const falta = leido.success ? undefined : erroresDe(quitarRegistro.json, leido.error.issues)[0]?.msg
    setError(falta)
    if (falta === undefined) quitar.mutate()
  }
  return (
    <Modal
      abierto
      ancho={600}
      titulo="Quitar del registro"
      alCerrar={alCerrar}
      fallo={error ? null : quitar.error}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button type="submit" form="quitar-registro" variant="contained" loading={quitar.isPending}>
            Quitar del registro
          </Button>
        </>
      }
    >
      <form id="quitar-registro" onSubmit={enviar} noValidate>
        <p style={{ marginTop: 0 }}>Se quita {de}. Quien lo presentó lee el motivo.</p>
        <TextoContado
          id="motivo"
          label={rotulosDe(quitarRegistro.json).motivo.etiqueta}
          max={TOPES.motivo}
          rows={3}
          value={motivo}
          onChange={setMotivo}
          error={error}
          disabled={quitar.isPending}
        />
      </form>
    </Modal>
  )
}
