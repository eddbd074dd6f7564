import { rotulosDe } from '@catastro/domain/campo'
import { erroresDe } from '@catastro/domain/errores'
import { confirmarRestauracion, TOPE_DE_NOTA } from '@catastro/domain/respaldo/llamadas'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { TextoContado } from '../ui/campos/TextoContado.tsx'

/** Until somebody writes what was done about what is missing, home goes on saying it. */
export function ConfirmarRestauracion({ idRestauracion }: { readonly idRestauracion: number }) {
  const consultas = useQueryClient()
  const [nota, setNota] = useState('')
  const [error, setError] = useState<string>()
  const json = { idRestauracion, nota }
  const confirmar = useEscritura({
    mutationFn: () => main('POST /restauraciones/confirmar', { json }),
    onSuccess: ({ message }) => avisar(message),
    onError: (fallo) => setError(erroresEnCampos(fallo, ['nota'])[0]?.texto),
    // Somebody else may have confirmed it meanwhile; and home says one notice less.
    onSettled: () => consultas.invalidateQueries(),
  })
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    const leido = confirmarRestauracion.json.safeParse(json)
    const falta = leido.success ? undefined : erroresDe(confirmarRestauracion.json, leido.error.issues)[0]?.msg
    setError(falta)
    if (falta === undefined) confirmar.mutate()
  }
  return (
    <form onSubmit={enviar} noValidate style={{ marginTop: 16 }}>
      <TextoContado
        id={`nota-${idRestauracion}`}
        label={rotulosDe(confirmarRestauracion.json).nota.etiqueta}
        max={TOPE_DE_NOTA}
        rows={3}
        value={nota}
        onChange={setNota}
        error={error}
        disabled={confirmar.isPending}
      />
      <Button type="submit" variant="contained" loading={confirmar.isPending}>
        Confirmo que lo sé
      </Button>
      {!error && <AvisoDeFallo error={confirmar.error} />}
    </form>
  )
}
