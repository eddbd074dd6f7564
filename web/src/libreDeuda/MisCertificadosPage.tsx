import type { Solicitud } from '@catastro/domain/libreDeuda/llamadas'
import { SIN_CERTIFICADOS, TITULO_MIS_CERTIFICADOS } from '@catastro/domain/libreDeuda/mensajes'
import { ESTADOS_DE_SOLICITUD } from '@catastro/domain/libreDeuda/reglas'
import Download from '@mui/icons-material/Download'
import Verified from '@mui/icons-material/VerifiedOutlined'
import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { CERTIFICADO_VERIFICADO } from '../certificados/direcciones.ts'
import { main } from '../red/cliente.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { ToolButton } from '../ui/botones/ToolButton.tsx'
import { Lista } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { diaDeCalendario, fecha } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { descargarCertificado } from './descargarCertificado.ts'
import { EstadoDeSolicitudChip } from './EstadoDeSolicitudChip.tsx'

const COLUMNAS = ['Pedido', 'Padrón', 'Estado', 'Certificado', 'Válido hasta', 'Herramientas']

/** What a person asked for, and the certificates to download. */
export function MisCertificadosPage() {
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Los certificados de Libre Deuda que pidió. Cuando la oficina emite uno, también le llega por correo."
      >
        {TITULO_MIS_CERTIFICADOS}
      </PageTitle>
      <Lista
        nombre={TITULO_MIS_CERTIFICADOS}
        clave="certificados"
        busqueda="Padrón o número de certificado"
        estados={ESTADOS_DE_SOLICITUD}
        columnas={COLUMNAS}
        textoVacio={SIN_CERTIFICADOS}
        siEstaVacia="Pida uno con el botón Libre Deuda de la página de inicio."
        traer={async ({ estado, ...pedido }) => {
          const { solicitudes, ...total } = await main('GET /libreDeuda/misCertificados', {
            query: { ...pedido, estado: ESTADOS_DE_SOLICITUD.find((e) => e === estado) },
          })
          return { filas: solicitudes, ...total }
        }}
        fila={(solicitud) => <FilaDeCertificado key={solicitud.idLibreDeuda} solicitud={solicitud} />}
      />
    </>
  )
}

const EN_CAMINO = 'En preparación'

function FilaDeCertificado({ solicitud: s }: { solicitud: Solicitud }) {
  const navigate = useNavigate()
  const deCual = `del padrón ${s.padron}`
  const { codigo } = s
  return (
    <Fila>
      <Celda columna="Pedido">{fecha(s.solicitado)}</Celda>
      <Celda columna="Padrón">{s.padron}</Celda>
      <Celda columna="Estado">
        <div>
          <EstadoDeSolicitudChip solicitud={s} />
          {s.motivo && <Box sx={{ mt: 0.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{s.motivo}</Box>}
        </div>
      </Celda>
      <Celda columna="Certificado">{s.numero && <span style={{ whiteSpace: 'nowrap' }}>{s.numero}</span>}</Celda>
      <Celda columna="Válido hasta">{s.vence && diaDeCalendario(s.vence)}</Celda>
      <Celda columna="Herramientas">
        {s.numero && (
          <Descarga bajar={() => descargarCertificado(s.idLibreDeuda, s.numero)}>
            {(boton) => (
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                <ToolButton
                  titulo={
                    s.disponible ? 'Descargar certificado' : s.estado === 'ANULADO' ? 'Certificado anulado' : EN_CAMINO
                  }
                  detalle={deCual}
                  disabled={!s.disponible}
                  {...boton}
                >
                  <Download />
                </ToolButton>
                {codigo !== null && (
                  <ToolButton
                    titulo="Ver su verificación"
                    detalle={deCual}
                    onClick={() => navigate(CERTIFICADO_VERIFICADO.enlace(codigo))}
                  >
                    <Verified />
                  </ToolButton>
                )}
              </Box>
            )}
          </Descarga>
        )}
      </Celda>
    </Fila>
  )
}
