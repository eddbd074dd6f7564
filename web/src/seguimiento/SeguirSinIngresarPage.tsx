import { LARGO_DE_CODIGO_DE_SEGUIMIENTO } from '@catastro/domain/carpetas/reglas'
import { codigoBienEscrito, leerCodigo } from '@catastro/domain/codigos'
import { CODIGO_MAL_ESCRITO, ESCRIBA_EL_NUMERO, TITULO_SEGUIMIENTO } from '@catastro/domain/seguimiento/mensajes'
import { soloDigitos } from '@catastro/domain/tipos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Membrete } from '../acceso/avisos/Membrete.tsx'
import { numeroDeLaDireccion } from '../acceso/direccion/direccion.ts'
import { useCarpetaDeLaDireccion } from '../acceso/direccion/useCarpetaDeLaDireccion.ts'
import { tomarParaSeguir } from '../portada/paraSeguir.ts'
import { main } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { EstadosDeCarpeta } from './EstadosDeCarpeta.tsx'

const BAJADA = 'Con el número y el código que están en su comprobante, en sus correos y en el legajo impreso.'

/** Where a folder is, for whoever has its code. The code stays out of the address. */
export function SeguirSinIngresarPage() {
  const { data, error, isPending, mutate, reset, variables } = useEscritura({
    mutationFn: (query: { idCarpeta: number; codigo: string }) =>
      main('GET /documentacion/seguimientoPublico', { query }),
  })
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Membrete />
      <PageTitle bajada={BAJADA}>{TITULO_SEGUIMIENTO}</PageTitle>
      <NumeroYCodigo ocupado={isPending} alBuscar={mutate} alCambiar={reset} />
      <Box sx={{ mt: 3 }}>
        {error && noEsta(error) && (
          <EmptyState texto={error.message}>Compare el número y el código con los de su comprobante.</EmptyState>
        )}
        {error && !noEsta(error) && variables && <FailedState error={error} alReintentar={() => mutate(variables)} />}
        {data && <EstadosDeCarpeta seguida={data} />}
      </Box>
    </Box>
  )
}

const noEsta = (error: Error) => error instanceof ErrorDeLlamada && error.status === 404

interface Props {
  readonly ocupado: boolean
  readonly alBuscar: (pedido: { idCarpeta: number; codigo: string }) => void
  /** What is asked for now is something else, or cannot be looked for: the last answer is not its own. */
  readonly alCambiar: () => void
}

function NumeroYCodigo({ ocupado, alBuscar, alCambiar }: Props) {
  const deLaDireccion = useCarpetaDeLaDireccion()
  const [traida] = useState(tomarParaSeguir)
  const [numero, setNumero] = useState(traida?.numero ?? String(deLaDireccion ?? ''))
  const [codigo, setCodigo] = useState(traida?.codigo ?? '')
  const [revisado, setRevisado] = useState(false)
  const idCarpeta = numeroDeLaDireccion(soloDigitos(numero))
  const leido = leerCodigo(codigo)
  const codigoBien = codigoBienEscrito(leido, LARGO_DE_CODIGO_DE_SEGUIMIENTO)
  const buscar = () => {
    setRevisado(true)
    if (idCarpeta && codigoBien) alBuscar({ idCarpeta, codigo: leido })
    else alCambiar()
  }
  // What was typed on the front page is looked for at once.
  const porBuscar = useRef(traida !== null)
  useEffect(() => {
    if (porBuscar.current) buscar()
    porBuscar.current = false
  })
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault()
    buscar()
  }
  return (
    <form onSubmit={alEnviar} noValidate>
      <FormStack>
        <TextInput
          id="idCarpeta"
          label="Número de carpeta"
          inputMode="numeric"
          value={numero}
          onChange={(nuevo) => {
            setNumero(nuevo)
            alCambiar()
          }}
          error={revisado && !idCarpeta ? ESCRIBA_EL_NUMERO : undefined}
        />
        <TextInput
          id="codigo"
          label="Código de seguimiento"
          help="Así: 7K3MQ-0Z9XR"
          value={codigo}
          onChange={setCodigo}
          error={revisado && !codigoBien ? CODIGO_MAL_ESCRITO : undefined}
        />
        <div>
          <Button type="submit" variant="contained" loading={ocupado}>
            Ver dónde está
          </Button>
        </div>
      </FormStack>
    </form>
  )
}
