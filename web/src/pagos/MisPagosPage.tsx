import type { PagoListItem } from '@catastro/domain/pagos/llamadas'
import { SIN_PAGOS } from '@catastro/domain/pagos/mensajes'
import { INICIO } from '../acceso/direcciones.ts'
import { Lista } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { fecha, pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Concepto } from './Concepto.tsx'
import { ESTADOS_CON_TITULO, traerMisPagos } from './consultasDePago.ts'
import { RECIBO } from './direcciones.ts'
import { EstadoDePagoChip } from './EstadoDePagoChip.tsx'
import { VerPago } from './VerPago.tsx'

const IMPORTE = { titulo: 'Importe', numerica: true } as const
const COLUMNAS = ['Pago', 'Fecha', 'Concepto', IMPORTE, 'Estado', 'Herramientas']

export function MisPagosPage() {
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} bajada="Lo que pagó con tarjeta en el portal, con su recibo.">
        Mis pagos
      </PageTitle>
      <Lista
        nombre="Mis pagos"
        clave="pagos"
        busqueda="Pago, padrón u operación"
        estados={ESTADOS_CON_TITULO}
        columnas={COLUMNAS}
        textoVacio={SIN_PAGOS}
        siEstaVacia="Cuando pague un trámite con tarjeta, el pago y su recibo aparecerán aquí."
        traer={traerMisPagos}
        fila={(pago) => <FilaDePago key={pago.idPago} pago={pago} />}
      />
    </>
  )
}

function FilaDePago({ pago }: { pago: PagoListItem }) {
  return (
    <Fila>
      <Celda columna="Pago">
        <strong>{pago.idPago}</strong>
      </Celda>
      <Celda columna="Fecha">{fecha(pago.fecha)}</Celda>
      <Celda columna="Concepto">
        <Concepto pago={pago} />
      </Celda>
      <Celda columna="Importe" numerica>
        {pesos(pago.monto)}
      </Celda>
      <Celda columna="Estado">
        <div>
          <EstadoDePagoChip estado={pago.estado} />
        </div>
      </Celda>
      <Celda columna="Herramientas">
        <VerPago idPago={pago.idPago} a={RECIBO} titulo={pago.confirmadoEl ? 'Ver recibo' : 'Ver pago'} />
      </Celda>
    </Fila>
  )
}
