import type { SolicitudDelPersonal } from '@catastro/domain/libreDeuda/llamadas'
import { SIN_SOLICITUDES, TITULO_SOLICITUDES } from '@catastro/domain/libreDeuda/mensajes'
import { ESTADOS_DE_SOLICITUD } from '@catastro/domain/libreDeuda/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { ListaConOrdenes } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { ANTIGUAS_PRIMERO } from '../ui/listas/useLista.ts'
import { antiguedad } from '../ui/pagina/antiguedad.ts'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { EstadoDeSolicitudChip } from './EstadoDeSolicitudChip.tsx'
import { SolicitudModal } from './SolicitudModal.tsx'

const COLUMNAS = ['Solicitud', 'Padrón', 'Solicitante', 'Pedido', 'Estado', 'Certificado', 'Herramientas']

/** Staff see every paid request, and issue, refuse or revoke: nothing is certified without a person. */
export function SolicitudesPage() {
  const [abierta, setAbierta] = useState<SolicitudDelPersonal | null>(null)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Pedidos ya pagados. Al emitir, el certificado se hace y se envía por correo."
      >
        {TITULO_SOLICITUDES}
      </PageTitle>
      <ListaConOrdenes
        ordenes={ANTIGUAS_PRIMERO}
        nombre={TITULO_SOLICITUDES}
        clave="solicitudes"
        busqueda="Padrón, persona o certificado"
        estados={ESTADOS_DE_SOLICITUD}
        columnas={COLUMNAS}
        textoVacio={SIN_SOLICITUDES}
        siEstaVacia="Cuando alguien pague un Libre Deuda, su pedido aparecerá aquí."
        traer={async ({ estado, ...pedido }) => {
          const { solicitudes, ...total } = await main('GET /libreDeuda/solicitudes', {
            query: { ...pedido, estado: ESTADOS_DE_SOLICITUD.find((e) => e === estado) },
          })
          return { filas: solicitudes, ...total }
        }}
        fila={(solicitud) => (
          <FilaDeSolicitud key={solicitud.idLibreDeuda} solicitud={solicitud} alAbrir={() => setAbierta(solicitud)} />
        )}
      />
      {abierta && <SolicitudModal solicitud={abierta} alCerrar={() => setAbierta(null)} />}
    </>
  )
}

function FilaDeSolicitud({ solicitud: s, alAbrir }: { solicitud: SolicitudDelPersonal; alAbrir: () => void }) {
  const accion = s.estado === 'SOLICITADO' ? 'Resolver' : 'Ver'
  return (
    <Fila>
      <Celda columna="Solicitud">
        <strong>{s.idLibreDeuda}</strong>
      </Celda>
      <Celda columna="Padrón">{s.padron}</Celda>
      <Celda columna="Solicitante">{s.solicitante}</Celda>
      <Celda columna="Pedido">
        <div>
          {fecha(s.solicitado)}
          {s.estado === 'SOLICITADO' && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
              {antiguedad(s.solicitado)}
            </Box>
          )}
        </div>
      </Celda>
      <Celda columna="Estado">
        <EstadoDeSolicitudChip solicitud={s} />
      </Celda>
      <Celda columna="Certificado">{s.numero}</Celda>
      <Celda columna="Herramientas">
        <Button
          size="small"
          variant={s.estado === 'SOLICITADO' ? 'contained' : 'outlined'}
          aria-label={`${accion} la solicitud ${s.idLibreDeuda}`}
          onClick={alAbrir}
          sx={{ justifySelf: 'start' }}
        >
          {accion}
        </Button>
      </Celda>
    </Fila>
  )
}
