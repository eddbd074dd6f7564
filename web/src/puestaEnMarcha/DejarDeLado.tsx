import { rotulosDe } from '@catastro/domain/campo'
import { erroresDe } from '@catastro/domain/errores'
import { pasoSinUsar } from '@catastro/domain/puestaEnMarcha/llamadas'
import {
  MAX_MOTIVO_SIN_USAR,
  type NombreDePaso,
  type PasoPrescindible,
  PRESCINDIBLES,
} from '@catastro/domain/puestaEnMarcha/pasos'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { TextoContado } from '../ui/campos/TextoContado.tsx'

/** A city may do without some things: it says so once, and why. */
export function DejarDeLado({ paso, sinUsar }: { readonly paso: NombreDePaso; readonly sinUsar: boolean }) {
  const suyo = PRESCINDIBLES.find((uno) => uno === paso)
  const [abierto, setAbierto] = useState(false)
  if (!suyo) return null
  if (sinUsar) return <UsarDeNuevo paso={suyo} />
  if (abierto) return <Motivo paso={suyo} alTerminar={() => setAbierto(false)} />
  return (
    <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setAbierto(true)}>
      La ciudad no lo usa
    </Button>
  )
}

function useDecir(paso: PasoPrescindible, alTerminar: () => void) {
  const consultas = useQueryClient()
  return useEscritura({
    mutationFn: (motivo: string | null) => main('PUT /puestaEnMarcha/sinUsar', { json: { paso, motivo } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alTerminar()
    },
    // And home says one step less.
    onSettled: () => consultas.invalidateQueries(),
  })
}

function UsarDeNuevo({ paso }: { readonly paso: PasoPrescindible }) {
  const decir = useDecir(paso, () => {})
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ mt: 1.5 }}
        loading={decir.isPending}
        onClick={() => decir.mutate(null)}
      >
        Sí se usa
      </Button>
      <AvisoDeFallo error={decir.error} />
    </>
  )
}

function Motivo({ paso, alTerminar }: { readonly paso: PasoPrescindible; readonly alTerminar: () => void }) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const decir = useDecir(paso, alTerminar)
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    const leido = pasoSinUsar.json.safeParse({ paso, motivo })
    const falta = leido.success ? undefined : erroresDe(pasoSinUsar.json, leido.error.issues)[0]?.msg
    setError(falta)
    if (falta === undefined) {
      decir.mutate(motivo, { onError: (fallo) => setError(erroresEnCampos(fallo, ['motivo'])[0]?.texto) })
    }
  }
  return (
    <form onSubmit={enviar} noValidate style={{ marginTop: 16 }}>
      <TextoContado
        id={`motivo-${paso}`}
        label={rotulosDe(pasoSinUsar.json).motivo.etiqueta}
        max={MAX_MOTIVO_SIN_USAR}
        rows={2}
        value={motivo}
        onChange={setMotivo}
        error={error}
        disabled={decir.isPending}
      />
      <Button type="submit" variant="contained" loading={decir.isPending}>
        Confirmo que no se usa
      </Button>{' '}
      <Button onClick={alTerminar} disabled={decir.isPending}>
        Cancelar
      </Button>
      {!error && <AvisoDeFallo error={decir.error} />}
    </form>
  )
}
