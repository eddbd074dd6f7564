import { codigoBienEscrito, leerCodigo } from '@catastro/domain/codigos'
import { ENLACE_INVALIDO } from '@catastro/domain/obras/mensajes'
import { LARGO_DE_CODIGO_DE_BAJA } from '@catastro/domain/obras/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-router'
import { Membrete } from '../acceso/avisos/Membrete.tsx'
import { main } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'

/** One button, without signing in. Opening the page changes nothing: programs that look for bad links in mails open it too. */
export function DejarDeSeguirPage() {
  const codigo = leerCodigo(useParams().codigo ?? '')
  const { data, error, isPending, mutate } = useEscritura({
    mutationFn: () => main('POST /obras/baja', { json: { codigo } }),
  })
  const invalido = !codigoBienEscrito(codigo, LARGO_DE_CODIGO_DE_BAJA) || (error ? noEsDeNadie(error) : false)
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Membrete />
      <PageTitle>Avisos de obras en su manzana</PageTitle>
      <div aria-live="polite">
        {invalido && <EmptyState texto={ENLACE_INVALIDO} />}
        {!invalido && error && <FailedState error={error} alReintentar={() => mutate()} />}
        {data && <Notice tono="bien">{data.message}</Notice>}
      </div>
      {!invalido && !data && (
        <>
          <Typography sx={{ mb: 2 }}>
            Si no quiere recibir más correos de las obras de ese lugar, confírmelo aquí. No hace falta ingresar.
          </Typography>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            Dejar de recibir estos avisos
          </Button>
        </>
      )}
    </Box>
  )
}

const noEsDeNadie = (error: Error) => error instanceof ErrorDeLlamada && [400, 404].includes(error.status)
