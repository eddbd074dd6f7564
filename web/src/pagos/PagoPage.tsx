import { ES_SU_PAGO } from '@catastro/domain/deberes'
import { REVISIONES } from '@catastro/domain/pagos/estados'
import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEsPropio } from '../acceso/permisos.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { useEventosDePago, usePago, useRefrescarPagos } from './consultasDePago.ts'
import { DatosDelPago } from './DatosDelPago.tsx'
import { PAGOS } from './direcciones.ts'
import { useNumeroDePago } from './numeroDePago.ts'
import { TablaDeEventos } from './TablaDeEventos.tsx'

/** For staff: one payment, what was heard of it, and what can be done. */
export function PagoPage() {
  const idPago = useNumeroDePago()
  const consulta = usePago(idPago)
  return (
    <>
      <PageTitle volverA={PAGOS.enlace()} textoVolver="Pagos">
        Pago
      </PageTitle>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.isPending && <Spinner />}
      {consulta.data && (
        <>
          <Panel>
            {consulta.data.revision && <Notice tono="atencion">{REVISIONES[consulta.data.revision]}</Notice>}
            <DatosDelPago pago={consulta.data} />
            <Acciones pago={consulta.data} />
          </Panel>
          <Eventos idPago={idPago} />
        </>
      )}
    </>
  )
}

function Acciones({ pago: { idPago, revision, cuil } }: { pago: PagoDelPersonal }) {
  const esPropio = useEsPropio(cuil)
  const refrescar = useRefrescarPagos()
  const alTerminar = {
    onSuccess: async ({ message }: { message: string }) => {
      avisar(message)
      await refrescar()
    },
  }
  const json = { idPago }
  const consultar = useEscritura({ mutationFn: () => main('POST /pagos/conciliar', { json }), ...alTerminar })
  const revisar = useEscritura({ mutationFn: () => main('POST /pagos/revisar', { json }), ...alTerminar })
  const haciendo = consultar.isPending || revisar.isPending
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
      <Box sx={{ flexBasis: '100%' }}>{!haciendo && <AvisoDeFallo error={consultar.error ?? revisar.error} />}</Box>
      <Button variant="contained" loading={consultar.isPending} onClick={() => consultar.mutate()}>
        Consultar ahora al proveedor
      </Button>
      {revision && esPropio && <span>{ES_SU_PAGO}</span>}
      {revision && !esPropio && (
        <Button variant="outlined" loading={revisar.isPending} onClick={() => revisar.mutate()}>
          Dar por revisado
        </Button>
      )}
    </Box>
  )
}

function Eventos({ idPago }: { idPago: number }) {
  const consulta = useEventosDePago(idPago)
  const titulo = 'Lo que dijo el proveedor'
  return (
    <section aria-labelledby="eventos-del-pago">
      <Typography variant="h2" id="eventos-del-pago" sx={{ mt: 4, mb: 2 }}>
        {titulo}
      </Typography>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.isSuccess && consulta.data.length === 0 && (
        <EmptyState texto="Todavía no se supo nada de este pago">
          Consulte al proveedor, o espere: el portal le pregunta solo.
        </EmptyState>
      )}
      {!consulta.isError && consulta.data?.length !== 0 && (
        <TablaDeEventos nombre={titulo} eventos={consulta.data ?? []} cargando={consulta.isPending ? 3 : 0} />
      )}
    </section>
  )
}
