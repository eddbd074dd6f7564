import type { Tarifa } from '@catastro/domain/catalogos/tarifas'
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
import { useTarifas } from './consultas.ts'
import { factorEnPalabras, HistorialDeTarifa } from './HistorialDePrecios.tsx'
import { AvisoPorConfirmar, PorConfirmar } from './PorConfirmar.tsx'
import { PreciosPendientes } from './PreciosPendientes.tsx'
import { ProximoCambio } from './ProximoCambio.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'
import { TarifaModal } from './TarifaModal.tsx'

const numerica = (titulo: string) => ({ titulo, numerica: true }) as const

export function TarifasPage() {
  const consulta = useTarifas()
  const [elegida, setElegida] = useState<Tarifa | 'nueva' | null>(null)
  const [historial, setHistorial] = useState<Tarifa | null>(null)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <AccionesDeLista lista="tarifas">
            <BotonNuevo de="tarifa" onClick={() => setElegida('nueva')} />
          </AccionesDeLista>
        }
      >
        Tarifas
      </PageTitle>
      <SoloLectura />
      <AvisoPorConfirmar precios={consulta.data} />
      <PreciosPendientes clase="TARIFA" />
      <TablaDeReferencia
        nombre="Tarifas"
        columnas={[
          'ID',
          'Tarifa',
          'Tipo',
          numerica('Precio Unitario'),
          numerica('Valor'),
          numerica('Factor'),
          'Acciones',
        ]}
        consulta={consulta}
        busqueda="Buscar por Tarifa o Tipo"
        textosDe={(fila) => [fila.Tarifa, fila.tipo]}
        siEstaVacia="Aún no hay tarifas. Agregue la primera con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idTarifa}>
            <Celda columna="ID">{fila.idTarifa}</Celda>
            <Celda columna="Tarifa">
              <div>
                {fila.Tarifa}
                <PorConfirmar falta={fila.porConfirmar} />
                <ProximoCambio desde={fila.proximoCambio} />
              </div>
            </Celda>
            <Celda columna="Tipo">{fila.tipo}</Celda>
            <Celda columna="Precio Unitario" numerica>
              {pesos(fila.PrecioUnitario)}
            </Celda>
            <Celda columna="Valor" numerica>
              {pesos(fila.valor)}
            </Celda>
            <Celda columna="Factor" numerica>
              {factorEnPalabras(fila.Factor)}
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="tarifa"
                id={fila.idTarifa}
                detalle={fila.Tarifa}
                alEditar={() => setElegida(fila)}
              >
                <ToolButton titulo="Ver valores anteriores" detalle={fila.Tarifa} onClick={() => setHistorial(fila)}>
                  <HistoryIcon />
                </ToolButton>
              </AccionesDeFila>
            </Celda>
          </Fila>
        )}
      />
      {elegida && <TarifaModal tarifa={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />}
      {historial && <HistorialDeTarifa tarifa={historial} alCerrar={() => setHistorial(null)} />}
    </>
  )
}
