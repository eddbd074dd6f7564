import type { ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import HistoryIcon from '@mui/icons-material/History'
import { useState } from 'react'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { ToolButton } from '../ui/botones/ToolButton.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { useObrasTipo } from './consultas.ts'
import { HistorialDeObraTipo } from './HistorialDePrecios.tsx'
import { ObraTipoModal } from './ObraTipoModal.tsx'
import { AvisoPorConfirmar, PorConfirmar } from './PorConfirmar.tsx'
import { PreciosPendientes } from './PreciosPendientes.tsx'
import { ProximoCambio } from './ProximoCambio.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'

const FILAS_AL_PRINCIPIO = 10
const importe = (titulo: string) => ({ titulo, numerica: true }) as const

export function ObrasTipoPage() {
  const consulta = useObrasTipo()
  const [elegida, setElegida] = useState<ObraTipo | 'nueva' | null>(null)
  const [historial, setHistorial] = useState<ObraTipo | null>(null)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <AccionesDeLista lista="obrasTipo">
            <BotonNuevo de="tipo de obra" onClick={() => setElegida('nueva')} />
          </AccionesDeLista>
        }
      >
        Tipos de obra
      </PageTitle>
      <SoloLectura />
      <AvisoPorConfirmar precios={consulta.data} />
      <PreciosPendientes clase="OBRA_TIPO" />
      <TablaDeReferencia
        nombre="Tipos de obra"
        columnas={['ID', 'Tipo', importe('Timbrado'), importe('Provisorio'), importe('Definitivo'), 'Acciones']}
        consulta={consulta}
        busqueda="Buscar por tipo de obra"
        textosDe={(fila) => [fila.ObraTipo]}
        filasAlPrincipio={FILAS_AL_PRINCIPIO}
        siEstaVacia="Aún no hay tipos de obra. Agregue el primero con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idObraTipo}>
            <Celda columna="ID">{fila.idObraTipo}</Celda>
            <Celda columna="Tipo">
              <div>
                {fila.ObraTipo}
                <PorConfirmar falta={fila.porConfirmar} />
                <ProximoCambio desde={fila.proximoCambio} />
              </div>
            </Celda>
            <Celda columna="Timbrado" numerica>
              {pesos(fila.timbrado)}
            </Celda>
            <Celda columna="Provisorio" numerica>
              {pesos(fila.provisorio)}
            </Celda>
            <Celda columna="Definitivo" numerica>
              {pesos(fila.definitivo)}
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="obra_tipo"
                id={fila.idObraTipo}
                detalle={fila.ObraTipo}
                alEditar={() => setElegida(fila)}
              >
                <ToolButton titulo="Ver precios anteriores" detalle={fila.ObraTipo} onClick={() => setHistorial(fila)}>
                  <HistoryIcon />
                </ToolButton>
              </AccionesDeFila>
            </Celda>
          </Fila>
        )}
      />
      {elegida && <ObraTipoModal obra={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />}
      {historial && <HistorialDeObraTipo obra={historial} alCerrar={() => setHistorial(null)} />}
    </>
  )
}
