import { REVISIONES } from '@catastro/domain/pagos/estados'
import type { PagoDelPersonal } from '@catastro/domain/pagos/llamadas'
import { SIN_PAGOS } from '@catastro/domain/pagos/mensajes'
import Box from '@mui/material/Box'
import { INICIO } from '../acceso/direcciones.ts'
import { Lista } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { fecha, pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { TONOS } from '../ui/theme.ts'
import { AvisosSinPago } from './AvisosSinPago.tsx'
import { Concepto } from './Concepto.tsx'
import { ESTADOS_CON_TITULO, traerPagos } from './consultasDePago.ts'
import { PAGO, POR_REVISAR } from './direcciones.ts'
import { EstadoDePagoChip } from './EstadoDePagoChip.tsx'
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
