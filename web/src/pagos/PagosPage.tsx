import { REVISIONES } from '@catastro/domain/pagos/estados'
import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import { SIN_PAGOS } from '@catastro/domain/pagos/mensajes'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Lista } from '../ui/listas/Lista.tsx'
import { Paginacion, usePaginas } from '../ui/listas/Paginacion.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { fecha, pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { TONOS } from '../ui/theme.ts'
import { Concepto } from './Concepto.tsx'
import { ESTADOS_CON_TITULO, traerPagos } from './consultasDePago.ts'
import { PAGO, POR_REVISAR } from './direcciones.ts'
import { EstadoDePagoChip } from './EstadoDePagoChip.tsx'
import { TablaDeEventos } from './TablaDeEventos.tsx'
import { VerPago } from './VerPago.tsx'

const IMPORTE = { titulo: 'Importe', numerica: true } as const
const COLUMNAS = ['Pago', 'Fecha', 'Persona', 'Concepto', IMPORTE, 'Estado', 'Herramientas']
const ESTADOS = [{ valor: POR_REVISAR, texto: 'Por revisar' }, ...ESTADOS_CON_TITULO]

/** For staff: every payment, what does not match, and the notices that belong to none. */
export function PagosPage() {
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Los pagos se confirman solos, con la palabra del proveedor. Aquí se ve lo que no coincide."
      >
        Pagos
      </PageTitle>
      <Lista
        nombre="Pagos"
        clave="pagos"
        busqueda="Persona, CUIL, padrón u operación"
        estados={ESTADOS}
        columnas={COLUMNAS}
        textoVacio={SIN_PAGOS}
        siEstaVacia="Cuando alguien pague un trámite con tarjeta, el pago aparecerá aquí."
        traer={traerPagos}
        fila={(pago) => <FilaDelPersonal key={pago.idPago} pago={pago} />}
      />
      <AvisosSinPago />
    </>
  )
}

function FilaDelPersonal({ pago }: { pago: PagoDelPersonal }) {
  return (
    <Fila>
      <Celda columna="Pago">
        <strong>{pago.idPago}</strong>
      </Celda>
      <Celda columna="Fecha">{fecha(pago.fecha)}</Celda>
      <Celda columna="Persona">{pago.persona}</Celda>
      <Celda columna="Concepto">
        <Concepto pago={pago} />
      </Celda>
      <Celda columna="Importe" numerica>
        {pesos(pago.monto)}
      </Celda>
      <Celda columna="Estado">
        <div>
          <EstadoDePagoChip estado={pago.estado} />
          {pago.revision && (
            <Box sx={{ mt: 0.5, fontSize: '0.875rem', color: TONOS.atencion.texto }}>
              {REVISIONES[pago.revision]}
              {pago.excedente !== null && ` (${pesos(pago.excedente)})`}
            </Box>
          )}
        </div>
      </Celda>
      <Celda columna="Herramientas">
        <VerPago idPago={pago.idPago} a={PAGO} titulo="Ver pago" />
      </Celda>
    </Fila>
  )
}

/** Notices that name no payment of the portal: forged, or of another system of the same merchant. */
function AvisosSinPago() {
  const { pagina, porPagina, deEstas } = usePaginas(5)
  const consulta = useQuery({
    queryKey: ['pagos', 'avisosSinPago', pagina, porPagina],
    queryFn: () => main('GET /pagos/avisosSinPago', { query: { pagina, porPagina } }),
    placeholderData: keepPreviousData,
  })
  const { eventos = [], total = 0, totalEsMinimo } = consulta.data ?? {}
  if (consulta.isSuccess && total === 0) return null
  return (
    <section aria-labelledby="avisos-sin-pago">
      <Typography variant="h2" id="avisos-sin-pago" sx={{ mt: 4, mb: 1 }}>
        Avisos que no son de ningún pago
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Cualquiera puede enviar un aviso: no confirman nada. Muchos seguidos son algo para contarle al proveedor.
      </Typography>
      {consulta.isError ? (
        <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
      ) : (
        <>
          <TablaDeEventos
            nombre="Avisos que no son de ningún pago"
            eventos={eventos}
            cargando={consulta.isPending ? porPagina : 0}
          />
          <Paginacion {...deEstas} total={total} totalEsMinimo={totalEsMinimo} />
        </>
      )}
    </section>
  )
}
