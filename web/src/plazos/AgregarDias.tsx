import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'

const VACIO = { desde: '', hasta: '', nombre: '' }

/** A holiday, or a closure of several days. */
export function AgregarDias() {
  const consultas = useQueryClient()
  const [valores, setValores] = useState(VACIO)
  const { isPending, error, mutate } = useEscritura({
    mutationFn: () => main('POST /calendario/agregar', { json: valores }),
    onSuccess: ({ message }) => {
      avisar(message)
      setValores(VACIO)
      void consultas.invalidateQueries({ queryKey: ['calendario'] })
    },
  })
  const errores = error ? erroresEnCampos(error, Object.keys(VACIO)) : []
  const campo = (id: keyof typeof VACIO) => ({
    id,
    value: valores[id],
    onChange: (valor: string) => setValores((previos) => ({ ...previos, [id]: valor })),
    error: errores.find((de) => de.campo === id)?.texto,
  })
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <Box component="form" onSubmit={enviar} noValidate sx={{ mt: 4, maxWidth: 900 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        Agregar un feriado o un receso
      </Typography>
      <FormRow>
        <TextInput {...campo('desde')} label="Desde" type="date" />
        <TextInput {...campo('hasta')} label="Hasta" opcional type="date" />
        <TextInput {...campo('nombre')} label="Nombre" />
      </FormRow>
      <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 2 }}>
        Agregar
      </Button>
      {errores.length === 0 && <AvisoDeFallo error={error} />}
    </Box>
  )
}
