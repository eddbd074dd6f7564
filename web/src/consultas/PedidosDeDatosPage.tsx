import type { PedidoDeAlguien } from '@catastro/domain/misDatos/llamadas'
import {
  CLASES_DE_LA_CIUDAD,
  COMO_SE_ATIENDEN,
  CUANDO_VENCE,
  ESTADOS_EN_PALABRAS,
  SIN_PEDIDOS,
  TITULO_PEDIDOS,
} from '@catastro/domain/misDatos/mensajes'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { Lista } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { EstadoDePedido } from './EstadoDePedido.tsx'
import { PedidoModal } from './PedidoModal.tsx'

const COLUMNAS = ['Pedido', 'Persona', 'Qué', 'Estado', 'Herramientas']

/** What each person asked of their own data, for an ADMINISTRADOR to answer in time. */
export function PedidosDeDatosPage() {
  const [abierto, setAbierto] = useState<PedidoDeAlguien | null>(null)
  return (
    <>
      <PageTitle volverA={INICIO.enlace()} bajada={COMO_SE_ATIENDEN}>
        {TITULO_PEDIDOS}
      </PageTitle>
      <Lista
        nombre={TITULO_PEDIDOS}
        clave="pedidosDeDatos"
        columnas={COLUMNAS}
        sinOrden
        textoVacio={SIN_PEDIDOS}
        traer={async ({ pagina, porPagina }) => {
          const { pedidos, ...total } = await main('GET /misDatos/pedidosDeLaCiudad', { query: { pagina, porPagina } })
          return { filas: pedidos, ...total }
        }}
        fila={(pedido) => <FilaDePedido key={pedido.idPedido} pedido={pedido} alAbrir={() => setAbierto(pedido)} />}
      />
      {abierto && <PedidoModal pedido={abierto} alCerrar={() => setAbierto(null)} />}
    </>
  )
}

function FilaDePedido({ pedido: p, alAbrir }: { pedido: PedidoDeAlguien; alAbrir: () => void }) {
  const accion = p.estado === 'PEDIDO' ? 'Contestar' : 'Ver'
  return (
    <Fila>
      <Celda columna="Pedido">{fecha(p.pedidoEl)}</Celda>
      <Celda columna="Persona">{p.nombre}</Celda>
      <Celda columna="Qué">{CLASES_DE_LA_CIUDAD[p.clase]}</Celda>
      <Celda columna="Estado">
        <EstadoDePedido estado={p.estado}>
          {p.estado === 'PEDIDO' ? CUANDO_VENCE(p.vence, p.vencido) : ESTADOS_EN_PALABRAS[p.estado]}
        </EstadoDePedido>
      </Celda>
      <Celda columna="Herramientas">
        <Button
          size="small"
          variant={p.estado === 'PEDIDO' ? 'contained' : 'outlined'}
          aria-label={`${accion} el pedido ${p.idPedido}`}
          onClick={alAbrir}
          sx={{ justifySelf: 'start' }}
        >
          {accion}
        </Button>
      </Celda>
    </Fila>
  )
}
