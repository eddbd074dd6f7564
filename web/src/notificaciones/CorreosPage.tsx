import { ESTADOS_DE_CORREO } from '@catastro/domain/notificaciones/correo'
import type { CorreoDeLista } from '@catastro/domain/notificaciones/llamadas'
import { SIN_CORREOS, TITULO_CORREOS } from '@catastro/domain/notificaciones/mensajes'
import MailOutline from '@mui/icons-material/MailOutlined'
import { useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import { ToolButton } from '../ui/botones/ToolButton.tsx'
import { Lista } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { CorreoModal } from './CorreoModal.tsx'
import { EstadoDeCorreoChip } from './EstadoDeCorreoChip.tsx'

const COLUMNAS = ['Fecha', 'Destinatario', 'Asunto', 'Estado', 'Herramientas']

/** What the portal has written to people, and whether it arrived. */
export function CorreosPage() {
  const [abierto, setAbierto] = useState<number | null>(null)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Los correos salen solos. Uno que no se puede entregar se vuelve a intentar durante un día."
      >
        {TITULO_CORREOS}
      </PageTitle>
      <Lista
        nombre={TITULO_CORREOS}
        clave="correos"
        busqueda="Destinatario o asunto"
        estados={ESTADOS_DE_CORREO}
        columnas={COLUMNAS}
        textoVacio={SIN_CORREOS}
        siEstaVacia="Cuando una carpeta se mueva o se pida un certificado, el aviso aparecerá aquí."
        traer={async ({ estado, ...pedido }) => {
          const { correos, ...total } = await main('GET /notificaciones/correos', {
            query: { ...pedido, estado: ESTADOS_DE_CORREO.find((e) => e === estado) },
          })
          return { filas: correos, ...total }
        }}
        fila={(correo) => <FilaDeCorreo key={correo.idCorreo} correo={correo} alAbrir={setAbierto} />}
      />
      {abierto !== null && <CorreoModal idCorreo={abierto} alCerrar={() => setAbierto(null)} />}
    </>
  )
}

function FilaDeCorreo({ correo, alAbrir }: { correo: CorreoDeLista; alAbrir: (idCorreo: number) => void }) {
  return (
    <Fila>
      <Celda columna="Fecha">{fechaYHora(correo.creado)}</Celda>
      <Celda columna="Destinatario">
        <span style={{ overflowWrap: 'anywhere' }}>{correo.destinatario}</span>
      </Celda>
      <Celda columna="Asunto">{correo.asunto}</Celda>
      <Celda columna="Estado">
        <EstadoDeCorreoChip estado={correo.estado} />
      </Celda>
      <Celda columna="Herramientas">
        <ToolButton titulo="Ver correo" detalle={`«${correo.asunto}»`} onClick={() => alAbrir(correo.idCorreo)}>
          <MailOutline />
        </ToolButton>
      </Celda>
    </Fila>
  )
}
